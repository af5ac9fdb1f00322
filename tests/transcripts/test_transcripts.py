"""Every story is told as it was read and found right."""

from __future__ import annotations

import pytest

from bot.scenario import profiles, tell
from tests.transcripts import scenarios
from tests.transcripts.stories import STORIES
from tests.transcripts.telling import FOLDER, page


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_as_before(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert page(name, STORIES[name]()) == told


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
    told = (FOLDER / game / f"{name}.txt").read_text(encoding="utf-8")
    assert scenarios.page(scenarios.STORIES[key]) == told


@pytest.mark.parametrize("game", scenarios.TELLING)
def test_every_game_has_its_stories(game: str) -> None:
    names = {name for of, name in scenarios.STORIES if of == game}
    assert {path.stem for path in (FOLDER / game).glob("*.txt")} == names
    assert len(names) >= 8
