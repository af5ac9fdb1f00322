"""Which cards make trump, and which of them overturn others (亮主, 反主: S-011, S-012, SG-04)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from engine.cards import Card, Rank, Suit
from engine.errors import Illegal
from engine.seats import Seat
from engine.shengji.holding import Cards, holds
from engine.shengji.options import DeclareWith, NoTrump
from engine.shengji.rules import ShengjiRules
from engine.shengji.state import Claim
from engine.shengji.tractors import paired


class Height(IntEnum):
    """What overturns what: anything falls to what is higher."""

    SINGLE = 1
    PAIR = 2
    SMALL_JOKERS = 3
    BIG_JOKERS = 4


_JOKERS: Final = {
    (Card.XB, Card.XB): Height.SMALL_JOKERS,
    (Card.XR, Card.XR): Height.BIG_JOKERS,
}


def height(cards: Cards, level: Rank) -> Height | None:
    """How high a declaration is; None: *cards* are none."""
    if cards in _JOKERS:
        return _JOKERS[cards]
    if not 1 <= len(cards) <= 2 or len(set(cards)) != 1 or cards[0].rank is not level:
        return None
    return Height(len(cards))


def suit(cards: Cards) -> Suit | None:
    """Which suit *cards* make trump; None: none (无主)."""
    return cards[0].suit


def top(rules: ShengjiRules) -> Height:
    """What nothing is above."""
    return Height.BIG_JOKERS if rules.no_trump is NoTrump.JOKER_PAIRS else Height.PAIR


def check(
    cards: Cards, hand: Cards, seat: Seat, level: Rank, standing: Claim | None, rules: ShengjiRules
) -> None:
    """Raises Illegal unless *seat* may lay *cards* of *hand* now, over what is *standing*."""
    if not holds(hand, cards):
        raise Illegal("not-held")
    found = height(cards, level)
    if found is None:
        raise Illegal("no-declaration", rank=level)
    if found > top(rules):
        raise Illegal("jokers-declare-nothing")
    if standing is None:
        if found > Height.SINGLE and rules.declare_with is DeclareWith.SINGLE:
            raise Illegal("declare-one-card", rank=level)
        return
    known = height(standing.cards, level)
    assert known is not None
    if found <= known:
        raise Illegal("overturn-higher", rank=level)
    if standing.seat == seat and not _on_his_own(cards, standing, rules):
        raise Illegal("overturn-yourself")


def _on_his_own(cards: Cards, standing: Claim, rules: ShengjiRules) -> bool:
    """Whether the maker may lay *cards* over his own: the same suit protects, another one or none
    overturns (自保, 自反, SG-04)."""
    same = suit(cards) is not None and suit(cards) is suit(standing.cards)
    return rules.protect if same else rules.overturn_self


def concerns_maker(standing: Claim, level: Rank, rules: ShengjiRules) -> bool:
    """Whether the rules ask the maker too what he would lay over his own declaration."""
    single = height(standing.cards, level) is Height.SINGLE
    return rules.overturn_self or (rules.protect and single)


def claims(hand: Cards, level: Rank) -> Iterator[Cards]:
    """All that *hand* could lay under any rules, lowest first."""
    pairs = paired(hand)
    for card in dict.fromkeys(hand):
        if card.rank is level:
            yield (card,)
    for card in pairs:
        if card.rank is level:
            yield (card, card)
    for joker in (Card.XB, Card.XR):
        if joker in pairs:
            yield (joker, joker)
