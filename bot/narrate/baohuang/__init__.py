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
from datetime import datetime

from bot.narrate import Scene, Screen
from bot.narrate.baohuang import advice, lines, rulebook, spoken, suggesting
from bot.narrate.baohuang import board as boards
from bot.narrate.baohuang import private as private_screens
from bot.narrate.baohuang import why as whys
from bot.narrate.baohuang.alert import alert
from bot.narrate.baohuang.answers import action, read
from bot.narrate.baohuang.counts import counts
from bot.narrate.baohuang.glossary.names import named
from bot.narrate.baohuang.owed import carried
from bot.narrate.baohuang.refusals import refused
from bot.narrate.baohuang.result import result
from bot.narrate.baohuang.rulebook import TERMS
from bot.narrate.baohuang.seating import lot, seated
from bot.narrate.baohuang.story import Facts, Moment
from bot.narrate.people import People
from bot.narrate.places import title
from bot.narrate.plain import side
from bot.text import Text
from engine.baohuang.actions import Action
from engine.baohuang.asked import Asked
from engine.baohuang.events import BaohuangEvent
from engine.baohuang.profiles import PROFILES
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import SEATS
from engine.baohuang.view import View
from engine.cards import Rank
from engine.errors import Rejected

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
    "noted",
    "place",
    "private",
    "read",
    "refusal",
    "result",
    "rules",
    "said",
    "seated",
    "side",
    "suggested",
    "terms",
    "why",
]


def line(scene: Scene, event: BaohuangEvent) -> Text | None:
    """One event by itself, without what lay before it; :func:`board` says it more exactly."""
    return lines.say(Moment(), event, Facts(People(scene), PROFILES[scene.profile]))


def board(
    scene: Scene, view: View, events: Sequence[BaohuangEvent], before: Sequence[BaohuangEvent] = ()
) -> Screen:
    return boards.board(scene, view, events, before)


def private(
    scene: Scene,
    view: View,
    news: Sequence[BaohuangEvent],
    panel: str,
    deadline: datetime | None,
    before: Sequence[BaohuangEvent] = (),
) -> Screen:
    """Raises ValueError for a panel that we never name."""
    return private_screens.private(scene, view, news, panel, deadline, before)


def hint(scene: Scene, view: View) -> Text:
    return advice.hint(view)


def noted(scene: Scene, action: Action, view: View | None = None) -> Text:
    return Text("noted", {"action": said(action, None if view is None else view.asked)})


def said(action: Action, asked: Asked | None = None) -> Text:
    return spoken.action(action, asked)


def suggested(scene: Scene, view: View, typed: str) -> Sequence[Text]:
    return suggesting.suggested(view, typed)


def terms() -> Sequence[Text]:
    """What is held back is a 3 at one table and a 6 at another, so both are offered."""
    once = (named(term, Rank.SIX) for term in TERMS)
    return (*once, named("holdsix", Rank.THREE))


def refusal(scene: Scene, error: Rejected) -> Text:
    return refused(error)


def why(scene: Scene, view: View, error: Rejected, reason: Text, typed: str) -> Sequence[Text]:
    return whys.why(view, error, reason, typed)


def rules(scene: Scene, rules: BaohuangRules) -> Screen:
    return rulebook.rules(scene, rules)


def explain(scene: Scene, rules: BaohuangRules, word: str) -> Text | None:
    return rulebook.explain(rules, word)


def place(place: int) -> Text:
    """What it is called to finish as number *place*, counted from 1."""
    return title(place - 1, SEATS)
