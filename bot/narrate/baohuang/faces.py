"""How plays look in words, with the marked cards that lie among them (BG-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.faces import hung, hung_button, jokers, jokers_button, kind, rank, ranked, suit
from bot.text import Text
from engine.baohuang.combos import Combo
from engine.baohuang.options import MixedJokers
from engine.baohuang.rules import BaohuangRules
from engine.cards import Card

__all__ = ["button", "card", "combo", "count", "extras", "kind", "mark", "rank", "ranked"]

_MARKS: Final = {Card.XE: "emperor", Card.XG: "guard"}


def combo(play: Combo) -> Text:
    """In a sentence: 5个10, 小王带3个9（保子牌）."""
    return _marked(_cards(play, jokers, hung), play, "marked")


def button(play: Combo, rules: BaohuangRules) -> Text:
    """On a button: 小王+3个9（保子）."""
    return _with_worth(
        _marked(_cards(play, jokers_button, hung_button), play, "button"), play, rules
    )


def extras(play: Combo, rules: BaohuangRules) -> Text:
    """On a button, only what rides along: 大小王."""
    return _with_worth(_marked(jokers_button(play.small, play.big), play, "button"), play, rules)


def count(play: Combo) -> Text:
    """On a button, only how many: 3, 3（保子）."""
    return _marked(Text("count", {"count": play.count}), play, "button")


def card(card: Card) -> Text:
    """One card with its suit: 黑桃9."""
    assert card.suit is not None
    return Text("suited-card", {"suit": suit(card.suit), "rank": rank(card.rank)})


def mark(card: Card) -> Text:
    """What a marked card is called: 皇上牌, 保子牌. The called one is a guard's card."""
    return Text(f"mark-{_MARKS.get(card, 'guard')}")


def _cards(play: Combo, wild: Callable[[int, int], Text], on: Callable[[Text, Text], Text]) -> Text:
    if play.rank is None:
        return wild(play.small, play.big)
    cards = ranked(play.rank, play.count)
    return on(wild(play.small, play.big), cards) if play.jokers else cards


def _marked(text: Text, play: Combo, key: str) -> Text:
    if not play.marks:
        return text
    name = "mark" if key == "marked" else "mark-short"
    marks = tuple(Text(f"{name}-{_MARKS.get(each, 'guard')}") for each in play.marks)
    return Text("with-mark", {"cards": text, "marks": marks})


def _with_worth(text: Text, play: Combo, rules: BaohuangRules) -> Text:
    """Add what mixed jokers are worth where that is less than they seem (BG-03)."""
    if play.big and play.small and rules.mixed_jokers is MixedJokers.DOWNGRADE:
        return Text("worth-small", {"play": text, "count": play.jokers})
    return text
