"""Every story is told as it was read and found right."""

from __future__ import annotations

import pytest

from tests.transcripts.stories import STORIES
from tests.transcripts.telling import FOLDER, page


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_as_before(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert page(name, STORIES[name]()) == told


def test_every_page_belongs_to_a_story() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(STORIES)
    assert len(STORIES) >= 30
