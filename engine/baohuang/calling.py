"""Calling the guard (叫保, B-053): the emperor shows three of a card, and who holds the fourth is
the guard. Holding all four himself he plays alone.

The fourth is the topmost single card (特画). Nobody but its holder learns who he is. 2s and jokers
cannot be called, nor what must be kept to the end, nor what there are not four of.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.baohuang.deal import PACKS, packs
from engine.baohuang.events import BaohuangEvent, QuestionOpened
from engine.baohuang.hold_six import kept
from engine.baohuang.matters import Matter
from engine.baohuang.options import Guard
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import State
from engine.cards import DECK, Card, Rank
from engine.seats import Seat

SHOWN: Final = 3
"""Equal cards that the emperor shows."""


def ask(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: which card, where the guard is called."""
    if state.rules.guard is not Guard.CALLED or state.called is not None or state.grabbed:
        return ()
    assert state.emperor is not None
    return (QuestionOpened(matter=Matter.CALL, seats=(state.emperor,)),)


@lru_cache(maxsize=16)
def possible(rules: BaohuangRules) -> tuple[Card, ...]:
    """Which cards can be called at all, low ranks first."""
    return tuple(
        sorted(
            (
                card
                for card in DECK
                if card.rank < Rank.TWO
                and card.rank is not kept(rules)
                and packs(rules).count(card) == PACKS
            ),
            key=lambda card: card.rank,
        )
    )


def cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """What *seat* can call, low ranks first; what leaves it a guard before what makes a solo."""
    held = state.cards[seat]
    can = [card for card in possible(state.rules) if held.count(card) >= SHOWN]
    return tuple(sorted(can, key=lambda card: held.count(card)))
