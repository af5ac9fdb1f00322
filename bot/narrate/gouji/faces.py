"""How plays look in words, besides cards by themselves."""

from __future__ import annotations

from bot.faces import hung, hung_button, jokers, jokers_button, kind, rank, ranked, shown
from bot.text import Text
from engine.gouji.combos import Combo
from engine.gouji.options import MixedJokers
from engine.gouji.rules import GoujiRules

__all__ = [
    "button",
    "combo",
    "composition",
    "extras",
    "kind",
    "rank",
    "ranked",
    "shown",
    "with_worth",
]


def combo(play: Combo) -> Text:
    """In a sentence: 5个10, 4个J(带1个2), 小王带3个9. Attached 2s count with their rank (G-101)."""
    if play.rank is None:
        return jokers(play.small, play.big)
    cards = _carried(play, "combo-twos")
    return hung(jokers(play.small, play.big), cards) if play.jokers else cards


def button(play: Combo) -> Text:
    """On a button that offers it: 5个10, 4个J(1个2), 小王+3个9."""
    if play.rank is None:
        return jokers_button(play.small, play.big)
    cards = _carried(play, "button-combo-twos")
    return hung_button(jokers_button(play.small, play.big), cards) if play.jokers else cards


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


def _carried(play: Combo, with_twos: str) -> Text:
    assert play.rank is not None
    cards = ranked(play.rank, play.count + play.twos)
    return Text(with_twos, {"cards": cards, "twos": play.twos}) if play.twos else cards


def _sum(play: Combo, parts: list[Text]) -> Text:
    if play.jokers:
        parts = [jokers_button(play.small, play.big), *parts]
    if play.twos:
        parts = [*parts, Text("added-twos", {"twos": play.twos})]
    first, *others = parts
    for part in others:
        first = Text("plus", {"first": first, "then": part})
    return first
