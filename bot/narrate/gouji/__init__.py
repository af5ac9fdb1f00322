"""Gouji in words. The module is a :class:`~bot.narrate.Narrator`.

Public: ``lines.py`` (one line an event), ``board.py`` with ``order.py``, ``result.py``,
``counts.py``. Private: ``private.py`` and what it opens: ``showing.py``, ``leading.py``,
``answering.py``, ``burning.py``, ``prompting.py``, and ``before/`` around a hand;
``alert.py``, ``advice.py``, ``refusals.py``. ``answers.py`` and ``codes.py`` turn
buttons and words into answers; ``rulebook.py`` explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.narrate import Scene, Screen
from bot.narrate.gouji import advice, lines, rulebook, sides, spoken, suggesting
from bot.narrate.gouji import board as boards
from bot.narrate.gouji import private as private_screens
from bot.narrate.gouji import why as whys
from bot.narrate.gouji.alert import alert
from bot.narrate.gouji.answers import action, read
from bot.narrate.gouji.counts import counts
from bot.narrate.gouji.owed import carried
from bot.narrate.gouji.refusals import refused
from bot.narrate.gouji.result import result
from bot.narrate.gouji.rulebook import TERMS
from bot.narrate.gouji.seating import lot, seated
from bot.narrate.gouji.story import Facts, Moment
from bot.narrate.people import People
from bot.text import Text
from engine.errors import Rejected
from engine.gouji.actions import Action
from engine.gouji.asked import Asked
from engine.gouji.events import GoujiEvent
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.view import View
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


def line(scene: Scene, event: GoujiEvent) -> Text | None:
    """One event by itself, without what lay before it; :func:`board` says it more exactly."""
    return lines.say(Moment(), event, Facts(People(scene), PROFILES[scene.profile]))


def board(
    scene: Scene, view: View, events: Sequence[GoujiEvent], before: Sequence[GoujiEvent] = ()
) -> Screen:
    return boards.board(scene, view, events, before)


def private(
    scene: Scene,
    view: View,
    news: Sequence[GoujiEvent],
    panel: str,
    deadline: datetime | None,
    before: Sequence[GoujiEvent] = (),
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
    return tuple(Text(f"term-{term}") for term in TERMS)


def refusal(scene: Scene, error: Rejected) -> Text:
    return refused(error)


def why(scene: Scene, view: View, error: Rejected, reason: Text, typed: str) -> Sequence[Text]:
    return whys.why(view, error, reason, typed)


def rules(scene: Scene, rules: GoujiRules) -> Screen:
    return rulebook.rules(scene, rules)


def explain(scene: Scene, rules: GoujiRules, word: str) -> Text | None:
    return rulebook.explain(rules, word)


def side(side: int) -> Text | None:
    """The two federations by their colours (G-001)."""
    return sides.side(Seat(side))


def place(place: int) -> Text:
    return Text(f"place-title-{place}")
