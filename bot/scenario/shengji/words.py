"""Answers of Shengji as a scenario writes them: a verb and exact cards, ``2xHK H3``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.moment import AnyHand
from engine.cards import MARKED
from engine.errors import Unreadable
from engine.seats import Seat
from engine.shengji import questions
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.holding import Cards
from engine.shengji.matters import Matter
from engine.shengji.state import State

UNPASSED: Final[frozenset[str]] = frozenset({Matter.BURY, Matter.LEAD, Matter.FOLLOW})
_NOTHING: Final = frozenset({"pass", "no"})
_VERBS: Final[dict[str, type[Declare | Bury | Play]]] = {
    "declare": Declare,
    "overturn": Declare,
    "bury": Bury,
}


def exact(words: str) -> Cards:
    """Cards of a deck without marked ones. Raises NotInFormat."""
    found = cards(words)
    if any(card in MARKED for card in found):
        raise NotInFormat(words)
    return found


def answer(words: str, state: State, seat: Seat) -> Action:
    """What *seat* says with *words*. Raises Unreadable."""
    if words in _NOTHING:
        return NoDeclaration()
    verb, _, rest = words.partition(" ")
    try:
        return _VERBS[verb](exact(rest)) if verb in _VERBS else Play(exact(words))
    except NotInFormat as error:
        raise Unreadable("unreadable", words=words) from error


def played(words: str) -> Cards:
    """The cards of an answer, none where it lays none. Raises Unreadable."""
    if words in _NOTHING:
        return ()
    verb, _, rest = words.partition(" ")
    try:
        return exact(rest if verb in _VERBS else words)
    except NotInFormat as error:
        raise Unreadable("unreadable", words=words) from error


def idle(state: State, seat: Seat) -> Action | None:
    """The answer that does nothing, or gives as little as possible."""
    asked = questions.asked(state, seat)
    return None if asked is None else asked.decline


def passed_over(hand: AnyHand, given: Sequence[tuple[Seat, Any]]) -> None:
    """Nobody: declarations wait for all who are asked, and everything else is asked of one."""
