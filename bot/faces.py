"""How cards and plays look in words: in a sentence, on a button, in the list of a hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.text import Text
from engine.cards import Card, Rank, Suit
from engine.gouji.combos import Combo
from engine.gouji.options import MixedJokers
from engine.gouji.rules import GoujiRules

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


def combo(play: Combo) -> Text:
    """In a sentence: 5个10, 4个J(带1个2), 小王带3个9. Attached 2s count with their rank (G-101)."""
    return _joined(play, "combo-twos", "jokers", "combo-jokers")


def button(play: Combo) -> Text:
    """On a button that offers it: 5个10, 4个J(1个2), 小王+3个9."""
    return _joined(play, "button-combo-twos", "button-jokers", "button-combo-jokers")


def composition(play: Combo, rules: GoujiRules) -> Text:
    """On a button of a list of ways to play, each card by itself: 小王+2个A+1个2.

    Where both kinds of joker together are small ones, the button says so (G-106).
    """
    parts = [] if play.rank is None else [ranked(play.rank, play.count)]
    return with_worth(_sum(play, parts), play, rules)


def extras(play: Combo, rules: GoujiRules) -> Text:
    """On a button, only what rides along: 小王+2个2."""
    return with_worth(_sum(play, []), play, rules)


def with_worth(text: Text, play: Combo, rules: GoujiRules) -> Text:
    """Add what mixed jokers are worth where that is less than they seem (G-106)."""
    if play.big and play.small and rules.mixed_jokers is MixedJokers.DOWNGRADE:
        return Text("worth-small", {"play": text, "count": play.jokers})
    return text


def shown(cards: tuple[Card, ...]) -> Text:
    """Cards with their suits, as they are laid open for the lead: 3个红桃3."""
    counted = Counter(cards)
    texts = tuple(_suited(card, counted[card]) for card in sorted(counted))
    return Text("shown-cards", {"cards": texts})


def _suited(card: Card, count: int) -> Text:
    if card.suit is None:
        return ranked(card.rank, count)
    suit = Text(f"suit-{_SUITS[card.suit]}")
    return Text("suited", {"count": count, "suit": suit, "rank": rank(card.rank)})


def _joined(play: Combo, with_twos: str, jokers: str, with_jokers: str) -> Text:
    if play.rank is None:
        return _jokers(play, jokers)
    cards = ranked(play.rank, play.count + play.twos)
    if play.twos:
        cards = Text(with_twos, {"cards": cards, "twos": play.twos})
    if not play.jokers:
        return cards
    return Text(with_jokers, {"jokers": _jokers(play, jokers), "cards": cards})


def _jokers(play: Combo, key: str) -> Text:
    if not play.big:
        return Text(f"{key}-small", {"small": play.small})
    if not play.small:
        return Text(f"{key}-big", {"big": play.big})
    return Text(f"{key}-both", {"small": play.small, "big": play.big})


def _sum(play: Combo, parts: list[Text]) -> Text:
    if play.jokers:
        parts = [_jokers(play, "button-jokers"), *parts]
    if play.twos:
        parts = [*parts, Text("added-twos", {"twos": play.twos})]
    first, *others = parts
    for part in others:
        first = Text("plus", {"first": first, "then": part})
    return first
