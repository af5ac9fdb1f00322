"""A killed process loses nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.adapters.telegram.kills import compare, compare_matches, dealt, public, unheard
from tests.adapters.telegram.matches import code

KILLS = int(os.environ.get("GOUJI_KILLS", "4"))
SEED = int(os.environ.get("SEED", "1"))


@pytest.mark.untraced
@pytest.mark.kills
async def test_a_hand_survives_any_number_of_kills(tmp_path: Path) -> None:
    undisturbed, killed = await compare(tmp_path, KILLS, SEED)
    assert killed.kills.total() == KILLS
    assert dealt(killed.events) == dealt(undisturbed.events)
    assert public(killed.events) == public(undisturbed.events)
    assert len(public(killed.events)) > 60
    assert unheard(killed) == []


@pytest.mark.untraced
async def test_a_match_of_three_hands_survives_kills_in_every_part_of_it(tmp_path: Path) -> None:
    rules = code("shandong", {"hands_per_game": "3"})
    undisturbed, killed = await compare_matches(tmp_path, SEED, 3, rules)
    assert killed.kills == {"preparing": 2, "playing": 2, "results": 1}
    names = [
        [player.person.first_name for player in each.players] for each in (undisturbed, killed)
    ]
    assert names[0] == names[1]
    assert dealt(killed.events) == dealt(undisturbed.events)
    assert public(killed.events) == public(undisturbed.events)
    assert len(killed.journals) == 3
    assert unheard(killed) == []
