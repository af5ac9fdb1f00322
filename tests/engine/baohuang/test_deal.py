"""Packs, shuffle, deal; and what proves it.

engine/baohuang/proving.py, engine/baohuang/tally.py, engine/baohuang/seating.py
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine import baohuang, shuffle
from engine.baohuang import deal
from engine.baohuang.carried import Carried
from engine.baohuang.events import DrawerChosen, HandDealt
from engine.baohuang.options import FirstDrawer, LaterDrawer
from engine.cards import Card, Rank
from engine.games import GAMES
from engine.hand import Hand
from tests.engine.baohuang.table import ALL, P0, P2, P4, QINGDAO, SEED, table

GAME = GAMES["baohuang"]
BEFORE = Carried(places=(P2, P4, P0, ALL[1], ALL[3]), emperor=P4)


def opened(rules: object, seed: int = 7, carried: Carried | None = None) -> tuple[object, ...]:
    return tuple(Hand.open(GAME, rules, seed, carried)[1])


def drawer(rules: object, seed: int = 7, carried: Carried | None = None) -> int:
    return next(e.seat for e in opened(rules, seed, carried) if isinstance(e, DrawerChosen))


def test_five_players_and_168_cards_without_3s_4s_and_5s() -> None:
    """B-001: four packs, 216 cards, less 48."""
    assert GAME.seat_count == 5
    cards = Counter(card.rank for card in deal.packs(SEED))
    assert cards.total() == 168
    assert {Rank.THREE, Rank.FOUR, Rank.FIVE}.isdisjoint(cards)
    assert {cards[rank] for rank in (Rank.SIX, Rank.ACE, Rank.TWO)} == {16}
    assert cards[Rank.SMALL_JOKER] == cards[Rank.BIG_JOKER] == 4
    assert len(deal.packs(QINGDAO)) == 216
    assert len(deal.packs(replace(SEED, removed_sixes=3))) == 165


def test_one_joker_of_each_kind_is_marked() -> None:
    """B-002: one big joker and one small one; no small one where the guard is called."""
    packs = Counter(deal.packs(SEED))
    assert packs[Card.XE] == packs[Card.XG] == 1
    assert packs[Card.XR] == packs[Card.XB] == 3
    called = Counter(deal.packs(QINGDAO))
    assert (called[Card.XE], called[Card.XG], called[Card.XB]) == (1, 0, 4)


@pytest.mark.parametrize(
    ("rules", "sizes"),
    [
        (SEED, [34, 34, 34, 33, 33]),
        (QINGDAO, [44, 43, 43, 43, 43]),
        (replace(SEED, removed_sixes=3), [33] * 5),
    ],
)
def test_the_first_drawers_have_one_card_more(rules: object, sizes: list[int]) -> None:
    """BG-01: 168 = 5 x 33 + 3, from the first drawer on."""
    dealt = [event for event in opened(rules) if isinstance(event, HandDealt)]
    first = drawer(rules)
    assert [len(dealt[(first + step) % 5].cards) for step in range(5)] == sizes
    assert sum(len(event.cards) for event in dealt) == len(deal.packs(rules))


def test_who_draws_first() -> None:
    """BG-01, B-058: the first seat or a lot; later the same, first out, or the emperor."""
    assert drawer(SEED) == P0
    lot = replace(SEED, first_drawer=FirstDrawer.LOT)
    assert {drawer(lot, seed) for seed in range(40)} == set(ALL)
    assert drawer(SEED, carried=BEFORE) == P0
    assert drawer(QINGDAO, carried=BEFORE) == P2
    assert drawer(replace(SEED, later_drawer=LaterDrawer.EMPEROR), carried=BEFORE) == P4


def test_the_shuffle_can_be_proved() -> None:
    """BG-01: the seal comes first, the seed makes the same deal again."""
    hand, _ = Hand.open(GAME, SEED, 99)
    proof = baohuang.proof(hand.state)
    assert proof.seal == shuffle.seal(99)
    assert int(proof.seed, 16) == 99
    dealt = baohuang.dealt(hand.state)
    assert dealt is not None
    assert dealt == baohuang.redeal(SEED, 99, dealt.drawer, ())
    assert dealt != baohuang.redeal(SEED, 98, dealt.drawer, ())
    with pytest.raises(ValueError, match="not cut"):
        baohuang.redeal(SEED, 99, P0, (3,))


def test_there_is_no_deal_before_it() -> None:
    """BG-01: a hand that has only begun has neither cards nor a count of them."""
    started, _ = baohuang.opening(SEED, 3)
    state = baohuang.evolve(None, started)
    assert baohuang.dealt(state) is None
    assert baohuang.tally(state) is None
    assert baohuang.upkeep(state) == ()


def test_all_cards_are_counted_with_the_marked_ones() -> None:
    """B-002: the same from the deal to the end, those played included."""
    scene = table(P0="5x10 2xK", P1="5xJ")
    before = baohuang.tally(scene.state)
    assert before is not None
    assert before[Rank.TEN] == 5
    assert before[Card.XE] == before[Card.XG] == 1
    assert baohuang.tally(scene.led("5x10").then(P1="5xJ").state) == before
