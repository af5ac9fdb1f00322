"""A record that was given out is read for ever, and means what it meant."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from bot import record
from bot.record import files
from engine.games import GAMES

KEPT = Path(__file__).parent / "records"
"""One of each game. None is ever changed: people keep such files."""


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_was_given_out_holds_and_is_written_as_it_was(game: str) -> None:
    path = KEPT / f"{game}.json"
    found = record.unpacked(path.read_text(encoding="utf-8"))
    assert found.game == game
    assert record.text(found) == path.read_text(encoding="utf-8")
    out = io.StringIO()
    assert files.check_files([path], out) == 0
    assert out.getvalue() == f"ok {path}\n"
