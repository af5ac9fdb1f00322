"""A killed process loses nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.adapters.telegram.kills import compare, dealt, public, unheard

KILLS = int(os.environ.get("GOUJI_KILLS", "4"))
SEED = int(os.environ.get("SEED", "1"))


@pytest.mark.kills
async def test_a_hand_survives_any_number_of_kills(tmp_path: Path) -> None:
    undisturbed, killed = await compare(tmp_path, KILLS, SEED)
    assert killed.kills.total() == KILLS
    assert dealt(killed.events) == dealt(undisturbed.events)
    assert public(killed.events) == public(undisturbed.events)
    assert len(public(killed.events)) > 60
    assert unheard(killed) == []
