"""Baohuang in words. The module is a :class:`~bot.narrate.Narrator`.

Public: ``lines.py`` (one line an event), ``board.py`` with ``order.py`` and ``asking.py``,
``result.py``, ``counts.py``. Private: ``private.py`` and what it opens: ``before.py``,
``leading.py``, ``answering.py``; ``standing.py`` says what the reader is; ``alert.py``,
``advice.py``, ``refusals.py``. ``answers.py`` with ``codes.py`` and ``typed.py`` turns buttons and
words into answers; ``rulebook.py`` explains.

Nothing that others see depends on who holds the guard's card before it lies on the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Scene
from bot.narrate.baohuang import lines
from bot.narrate.baohuang.advice import hint
from bot.narrate.baohuang.alert import alert
from bot.narrate.baohuang.answers import action, read
from bot.narrate.baohuang.board import board
from bot.narrate.baohuang.counts import counts
from bot.narrate.baohuang.glossary.names import named
from bot.narrate.baohuang.owed import carried
from bot.narrate.baohuang.private import private
from bot.narrate.baohuang.refusals import refusal
from bot.narrate.baohuang.result import result
from bot.narrate.baohuang.rulebook import TERMS, explain, rules
from bot.narrate.baohuang.seating import lot, seated
from bot.narrate.baohuang.spoken import said
from bot.narrate.baohuang.story import Facts, Moment
from bot.narrate.baohuang.suggesting import suggested
from bot.narrate.baohuang.why import why
from bot.narrate.people import People
from bot.narrate.places import title
from bot.narrate.plain import side, standing
from bot.text import Text
from engine.baohuang.events import BaohuangEvent
from engine.baohuang.profiles import PROFILES
from engine.baohuang.seating import SEATS
from engine.cards import Rank

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


def line(scene: Scene, event: BaohuangEvent) -> Text | None:
    """One event by itself, without what lay before it; :func:`board` says it more exactly."""
    return lines.say(Moment(), event, Facts(People(scene), PROFILES[scene.profile]))


def terms() -> Sequence[Text]:
    """What is held back is a 3 at one table and a 6 at another, so both are offered."""
    once = (named(term, Rank.SIX) for term in TERMS)
    return (*once, named("holdsix", Rank.THREE))


def place(place: int) -> Text:
    """What it is called to finish as number *place*, counted from 1."""
    return title(place - 1, SEATS)
