"""Answers of Baohuang as a scenario writes them: ``2xS+3x9``, ``pass``, ``wind``, ``revolt`` …

``E`` is the marked big joker, ``G`` the marked small one, ``10*`` the called card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.scenario.card_words import NotInFormat, cards, face, rank
from bot.scenario.moment import AnyHand
from engine.baohuang import questions
from engine.baohuang.actions import (
    Abdicate,
    Action,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Play,
    Reign,
    Silent,
)
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.respond import hearers
from engine.baohuang.state import State
from engine.cards import MARKED, Card, Rank, ordered
from engine.errors import Illegal, Unreadable
from engine.seats import Seat

UNPASSED: Final[frozenset[str]] = frozenset({Matter.LEAD})
_FIXED: Final[dict[str, Action]] = {
    "pass": Pass(),
    "wind": ApplyForWind(),
    "silent": Silent(),
    "reign": Reign(),
    "abdicate": Abdicate(),
    **{str(what): Declare(what) for what in Declaration},
}


def answer(words: str, state: State, seat: Seat) -> Action:
    """What *seat* says with *words*. Raises Unreadable, or Illegal for cards that are no play."""
    if words in _FIXED:
        return _FIXED[words]
    try:
        verb, _, rest = words.partition(" ")
        if verb == "call":
            return Call(_one(rest))
        return Play(combo(words, state.called))
    except NotInFormat as error:
        raise Unreadable("unreadable", words=words) from error


def _one(words: str) -> Card:
    found = cards(words)
    if len(found) != 1:
        raise NotInFormat(words)
    return found[0]


def played(words: str) -> tuple[Card, ...]:
    """The cards of a play; none for any other words."""
    if words in _FIXED or words.startswith("call "):
        return ()
    return cards(words.replace("*", ""))


def combo(words: str, called: Card | None = None) -> Combo:
    """The play that *words* name, with *called* for the card with a star. Raises NotInFormat, or
    Illegal for cards that are no play."""
    laid = [card for word in words.split("+") for card in _laid(word, called)]
    plain = [card for card in laid if card.suit is not None]
    if len({card.rank for card in plain}) > 1:
        raise Illegal("not-one-rank")
    marks: set[Card] = {card for card in laid if card in MARKED}
    if "*" in words:
        marks.add(_called(words, called))
    return Combo(
        plain[0].rank if plain else None,
        count=len(plain),
        small=sum(card.rank is Rank.SMALL_JOKER for card in laid),
        big=sum(card.rank is Rank.BIG_JOKER for card in laid),
        marks=ordered(marks),
    )


def _laid(word: str, called: Card | None) -> tuple[Card, ...]:
    return (_called(word, called),) if word.endswith("*") else cards(word)


def _called(words: str, called: Card | None) -> Card:
    word, *more = (word for word in words.split("+") if word.endswith("*"))
    if called is None or more or rank(word[:-1]) is not called.rank:
        raise NotInFormat(words if more else word)
    return called


def write(play: Combo) -> str:
    """The one form in which a play is written."""
    plain = {Rank.SMALL_JOKER: play.small, Rank.BIG_JOKER: play.big}
    if play.rank is not None:
        plain[play.rank] = play.count
    words = []
    for mark in play.marks:
        plain[mark.rank] -= 1
        words.append({Card.XE: "E", Card.XG: "G"}.get(mark, f"{face(mark.rank)}*"))
    words += [f"{n}x{face(r)}" if n > 1 else face(r) for r, n in plain.items() if n]
    return "+".join(words)


def idle(state: State, seat: Seat) -> Action | None:
    """The answer that does nothing, or what silence means."""
    asked = questions.asked(state, seat)
    return None if asked is None else asked.decline


def passed_over(
    hand: AnyHand, given: Sequence[tuple[Seat, Any]]
) -> list[tuple[Seat, Action]] | None:
    """Only a play is answered in an order."""
    state: State = hand.state
    if state.top is None:
        return None
    order = hearers(state, state.top)
    last = max(order.index(seat) for seat, _ in given)
    return [(seat, Pass()) for seat in order[:last]]
