"""Every story is told as it was read and found right."""

from __future__ import annotations

import pytest

from bot.scenario import profiles, tell
from bot.text import LANGUAGES
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
    assert scenarios.page(case).count("\n[") == len(LANGUAGES)


@pytest.mark.parametrize("game", scenarios.TELLING)
def test_every_game_has_its_stories(game: str) -> None:
    assert sum(of == game for of, _ in scenarios.STORIES) >= 8
