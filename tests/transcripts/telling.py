"""A story as the group reads it: the hands it begins with, then every public line, then what it
leads to. ``ACCEPT=1`` writes them anew; then read them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.narrate import gouji as narrator
from bot.narrate.gouji import faces
from bot.narrate.gouji.telling import tell
from bot.narrate.people import People
from bot.text import LANGUAGES, Text, locale
from engine.cards import Rank
from engine.counts import counted
from engine.events import EVERYONE
from engine.gouji import events as ev
from tests.bot.narrate.reading import scene
from tests.support.hands import Scene

FOLDER: Final = Path(__file__).parent
SMALL: Final = 20
"""Hands of more cards are deals; only the story of a position shows them."""


def told(story: Scene, language: str) -> str:
    """The whole story in one language."""
    public = [event for event in story.log if event.audience is EVERYONE]
    over = any(event.over for event in public if isinstance(event, ev.HandEnded))
    table = scene(profile=_profile(story), match_over=over)
    people = People(table)
    view = story.view(None)
    lines = [*_hands(story, people), *(each.line for each in tell(people, view, public))]
    ended = [event for event in public if isinstance(event, ev.HandEnded)]
    if ended:
        lines += narrator.result(table, view, ended[0]).lines
    return "\n".join(locale(language).words(line) for line in lines)


def _profile(story: Scene) -> str:
    return "shandong" if not story.state.rules.attach_twos else "finalstone"


def _hands(story: Scene, people: People) -> Iterator[Text]:
    for event in story.log:
        if isinstance(event, ev.HandDealt) and 0 < len(event.cards) <= SMALL:
            counts = zip(Rank, counted(event.cards), strict=True)
            cards = tuple(faces.ranked(rank, count) for rank, count in counts if count)
            yield Text("record-hand", {"name": people.name(event.seat), "cards": cards})


def page(name: str, story: Scene) -> str:
    """The file of one story."""
    parts = [f"# {name.replace('_', ' ')}"]
    parts += [f"[{language}]\n{told(story, language)}" for language in LANGUAGES]
    return "\n\n".join(parts) + "\n"
