"""Shengji in words. The module is a :class:`~bot.narrate.Narrator`.

Public: ``lines.py`` (one line an event), ``board.py`` with ``order.py``, ``result.py``. Private:
``private.py`` and what it opens: ``declaring.py``, ``burying.py``, ``playing.py``, ``choosing.py``;
``alert.py``, ``advice.py``, ``refusals.py``. ``answers.py`` and ``codes.py`` turn buttons and words
into answers; ``rulebook.py`` explains.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Scene
from bot.narrate.people import People
from bot.narrate.plain import side
from bot.narrate.shengji import lines
from bot.narrate.shengji.advice import hint
from bot.narrate.shengji.alert import alert
from bot.narrate.shengji.answers import action, read
from bot.narrate.shengji.board import board
from bot.narrate.shengji.counts import counts
from bot.narrate.shengji.owed import carried, standing
from bot.narrate.shengji.private import private
from bot.narrate.shengji.refusals import refusal
from bot.narrate.shengji.result import result
from bot.narrate.shengji.rulebook import TERMS, explain, rules
from bot.narrate.shengji.seating import lot, seated
from bot.narrate.shengji.spoken import said
from bot.narrate.shengji.story import Facts, Moment
from bot.narrate.shengji.suggesting import suggested
from bot.narrate.shengji.why import why
from bot.text import Text
from engine.shengji.events import ShengjiEvent
from engine.shengji.profiles import PROFILES

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


def line(scene: Scene, event: ShengjiEvent) -> Text | None:
    """One event by itself, without what lay before it; :func:`board` says it more exactly."""
    return lines.say(Moment(), event, Facts(People(scene), PROFILES[scene.profile]))


def terms() -> Sequence[Text]:
    return tuple(Text(f"term-shengji-{term}") for term in TERMS)


def place(place: int) -> Text:
    """Raises LookupError: nobody goes out of the hand, so there are no places."""
    raise LookupError(place)
