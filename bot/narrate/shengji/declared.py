"""Declarations (亮主) in words: with what, and which counts."""

from __future__ import annotations

from bot.faces import suit
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.story import Facts, Moment
from bot.text import Text
from engine.cards import Rank
from engine.shengji import events as ev
from engine.shengji.holding import Cards
from engine.shengji.state import Claim


def claim(cards: Cards) -> Text:
    """红桃（一张5）, 方块（一对5）, 无主（一对大王）."""
    card = cards[0]
    if card.suit is None:
        return Text(f"claim-jokers-{'big' if card.rank is Rank.BIG_JOKER else 'small'}")
    key = "claim-single" if len(cards) == 1 else "claim-pair"
    return Text(key, {"suit": suit(card.suit), "rank": faces.rank(card.rank)})


def claim_opened(moment: Moment, event: ev.ClaimOpened, facts: Facts) -> Text:
    """What counts of all that was laid."""
    if event.seat is None:
        return Text("claims-none-over" if moment.rounds else "claims-none")
    verb = _verb(moment, Claim(event.seat, event.cards))
    return Text(verb, {"name": facts.people.name(event.seat), "claim": claim(event.cards)})


def protects(laid: Claim, over: Claim) -> bool:
    """Whether the maker adds to his own declaration (自保, SG-04)."""
    return laid.seat == over.seat and laid.cards[0].suit is over.cards[0].suit


def _verb(moment: Moment, laid: Claim) -> str:
    if moment.standing is None:
        return "claim-laid"
    return "claim-laid-protect" if protects(laid, moment.standing) else "claim-laid-over"
