"""How cards look in words: in a sentence, on a button, in the list of a hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.text import Text
from engine.cards import Card, Rank, Suit

_NAMES: Final[dict[Rank, str]] = {
    Rank.THREE: "three",
    Rank.FOUR: "four",
    Rank.FIVE: "five",
    Rank.SIX: "six",
    Rank.SEVEN: "seven",
    Rank.EIGHT: "eight",
    Rank.NINE: "nine",
    Rank.TEN: "ten",
    Rank.JACK: "jack",
    Rank.QUEEN: "queen",
    Rank.KING: "king",
    Rank.ACE: "ace",
    Rank.TWO: "two",
    Rank.SMALL_JOKER: "small",
    Rank.BIG_JOKER: "big",
}
_SUITS: Final = {
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
}


def rank(rank: Rank) -> Text:
    """The bare name: 10, Q, 小王."""
    return Text(f"rank-{_NAMES[rank]}")


def ranked(rank: Rank, count: int) -> Text:
    """So many cards of one rank: 5个10."""
    return Text(f"cards-{_NAMES[rank]}", {"count": count})


def kind(rank: Rank) -> Text:
    """Cards of one rank in general: 带A的."""
    return Text(f"kind-{_NAMES[rank]}")


def suit(suit: Suit) -> Text:
    """黑桃."""
    return Text(f"suit-{_SUITS[suit]}")


def jokers(small: int, big: int) -> Text:
    """In a sentence: 小王, 1大王2小王."""
    return _jokers("jokers", small, big)


def jokers_button(small: int, big: int) -> Text:
    """The same on a button: 小王, 大小王."""
    return _jokers("button-jokers", small, big)


def hung(jokers: Text, cards: Text) -> Text:
    """Jokers with the cards that they are hung on (挂花): 小王带3个9."""
    return Text("combo-jokers", {"jokers": jokers, "cards": cards})


def hung_button(jokers: Text, cards: Text) -> Text:
    """The same on a button: 小王+3个9."""
    return Text("button-combo-jokers", {"jokers": jokers, "cards": cards})


def shown(cards: tuple[Card, ...]) -> Text:
    """Cards with their suits, as they are laid open for the lead: 3个红桃3."""
    counted = Counter(cards)
    texts = tuple(_suited(card, counted[card]) for card in sorted(counted))
    return Text("shown-cards", {"cards": texts})


def _suited(card: Card, count: int) -> Text:
    if card.suit is None:
        return ranked(card.rank, count)
    return Text("suited", {"count": count, "suit": suit(card.suit), "rank": rank(card.rank)})


def _jokers(key: str, small: int, big: int) -> Text:
    if not big:
        return Text(f"{key}-small", {"small": small})
    if not small:
        return Text(f"{key}-big", {"big": big})
    return Text(f"{key}-both", {"small": small, "big": big})
