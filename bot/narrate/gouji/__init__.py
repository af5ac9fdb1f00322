"""Gouji in words. The module is a :class:`~bot.narrate.Narrator`.

Public: ``lines.py`` (one line an event), ``board.py`` with ``order.py``, ``result.py``,
``counts.py``. Private: ``private.py`` and what it opens: ``showing.py``, ``leading.py``,
``answering.py``, ``burning.py``, ``prompting.py``, and ``before/`` around a hand;
``alert.py``, ``advice.py``, ``refusals.py``. ``answers.py`` and ``codes.py`` turn
buttons and words into answers; ``rulebook.py`` explains.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Scene
from bot.narrate.gouji import lines, sides
from bot.narrate.gouji.advice import hint
from bot.narrate.gouji.alert import alert
from bot.narrate.gouji.answers import action, read
from bot.narrate.gouji.board import board
from bot.narrate.gouji.counts import counts
from bot.narrate.gouji.owed import carried
from bot.narrate.gouji.private import private
from bot.narrate.gouji.refusals import refusal
from bot.narrate.gouji.result import result
from bot.narrate.gouji.rulebook import TERMS, explain, rules
from bot.narrate.gouji.seating import lot, seated
from bot.narrate.gouji.spoken import said
from bot.narrate.gouji.story import Facts, Moment
from bot.narrate.gouji.suggesting import suggested
from bot.narrate.gouji.why import why
from bot.narrate.people import People
from bot.narrate.plain import standing
from bot.text import Text
from engine.gouji.events import GoujiEvent
from engine.gouji.profiles import PROFILES
from engine.seats import Seat

__all__ = [
    "TERMS",
    "action",
    "alert",
    "board",
    "carried",
    "counts",
    "explain",
    "hint",
    "line",
    "lot",
    "place",
    "private",
    "read",
    "refusal",
    "result",
    "rules",
    "said",
    "seated",
    "side",
    "standing",
    "suggested",
    "terms",
    "why",
]


def line(scene: Scene, event: GoujiEvent) -> Text | None:
    """One event by itself, without what lay before it; :func:`board` says it more exactly."""
    return lines.say(Moment(), event, Facts(People(scene), PROFILES[scene.profile]))


def terms() -> Sequence[Text]:
    return tuple(Text(f"term-{term}") for term in TERMS)


def side(side: int) -> Text | None:
    """The two federations by their colours (G-001)."""
    return sides.side(Seat(side))


def place(place: int) -> Text:
    return Text(f"place-title-{place}")
