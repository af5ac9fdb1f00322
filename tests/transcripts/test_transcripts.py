"""Every story is told as it was read and found right. ``ACCEPT=1`` writes them anew; then read
them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.scenario import profiles, tell
from tests.transcripts import scenarios
from tests.transcripts.stories import STORIES
from tests.transcripts.telling import FOLDER, page


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_as_before(name: str) -> None:
    as_before(FOLDER / f"{name}.txt", page(name, STORIES[name]()))


def as_before(path: Path, told: str) -> None:
    if os.environ.get("ACCEPT"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == told


def test_every_page_belongs_to_a_story() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(STORIES)
    assert len(STORIES) >= 30


@pytest.mark.parametrize("key", scenarios.STORIES)
def test_what_a_written_story_claims_holds(key: tuple[str, str]) -> None:
    case = scenarios.STORIES[key]
    (profile,) = profiles(case)
    failure = tell(case, profile, "stories")
    assert failure is None, str(failure)


@pytest.mark.parametrize("key", scenarios.STORIES)
def test_a_written_story_is_told_as_before(key: tuple[str, str]) -> None:
    game, name = key
    as_before(FOLDER / game / f"{name}.txt", scenarios.page(scenarios.STORIES[key]))


@pytest.mark.parametrize("game", scenarios.TELLING)
def test_every_game_has_its_stories(game: str) -> None:
    names = {name for of, name in scenarios.STORIES if of == game}
    assert {path.stem for path in (FOLDER / game).glob("*.txt")} == names
    assert len(names) >= 8
