"""All cards of a hand, wherever they lie: none is lost and none is found (B-001)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.baohuang.state import SEATS, State
from engine.cards import MARKED, Card, Rank


def tally(state: State) -> Mapping[Rank | Card, int] | None:
    """How many there are of each rank, held or played, and each of the marked jokers, but for the
    guard's where it may become a joker like any other (B-054); None before the deal."""
    if len(state.hands) < SEATS:
        return None
    found: dict[Rank | Card, int] = {}
    found.update(zip(Rank, map(sum, zip(*state.hands, state.played, strict=True)), strict=True))
    marks = [*state.shown, *(mark for marks in state.marks for mark in marks)]
    counted = (Card.XE,) if state.rules.grab_solo else MARKED
    found.update((mark, marks.count(mark)) for mark in counted)
    return found
