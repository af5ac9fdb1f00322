"""Shengji in words. The module is a :class:`~bot.narrate.Narrator`.

Public: ``lines.py`` (one line an event), ``board.py`` with ``order.py``, ``result.py``. Private:
``private.py`` and what it opens: ``declaring.py``, ``burying.py``, ``playing.py``, ``choosing.py``;
``alert.py``, ``advice.py``, ``refusals.py``. ``answers.py`` and ``codes.py`` turn buttons and words
into answers; ``rulebook.py`` explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.narrate import Scene, Screen, plain
from bot.narrate.people import People
from bot.narrate.shengji import advice, lines, rulebook, spoken, suggesting
from bot.narrate.shengji import board as boards
from bot.narrate.shengji import private as private_screens
from bot.narrate.shengji import why as whys
from bot.narrate.shengji.alert import alert
from bot.narrate.shengji.answers import action, read
from bot.narrate.shengji.counts import counts
from bot.narrate.shengji.owed import carried
from bot.narrate.shengji.refusals import refused
from bot.narrate.shengji.result import result
from bot.narrate.shengji.rulebook import TERMS
from bot.narrate.shengji.seating import lot, seated
from bot.narrate.shengji.story import Facts, Moment
from bot.text import Text
from engine.errors import Rejected
from engine.shengji.actions import Action
from engine.shengji.asked import Asked
from engine.shengji.events import ShengjiEvent
from engine.shengji.profiles import PROFILES
from engine.shengji.rules import ShengjiRules
from engine.shengji.view import View

side, place = plain.side, plain.place
"""Whoever plays on a side is named; and there are no places."""

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


def line(scene: Scene, event: ShengjiEvent) -> Text | None:
    """One event by itself, without what lay before it; :func:`board` says it more exactly."""
    return lines.say(Moment(), event, Facts(People(scene), PROFILES[scene.profile]))


def board(
    scene: Scene, view: View, events: Sequence[ShengjiEvent], before: Sequence[ShengjiEvent] = ()
) -> Screen:
    return boards.board(scene, view, events, before)


def private(
    scene: Scene,
    view: View,
    news: Sequence[ShengjiEvent],
    panel: str,
    deadline: datetime | None,
    before: Sequence[ShengjiEvent] = (),
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
    return tuple(Text(f"term-shengji-{term}") for term in TERMS)


def refusal(scene: Scene, error: Rejected) -> Text:
    return refused(error)


def why(scene: Scene, view: View, error: Rejected, reason: Text, typed: str) -> Sequence[Text]:
    return whys.why(view, error, reason, typed)


def rules(scene: Scene, rules: ShengjiRules) -> Screen:
    return rulebook.rules(scene, rules)


def explain(scene: Scene, rules: ShengjiRules, word: str) -> Text | None:
    return rulebook.explain(rules, word)
