"""Answers in words."""

from __future__ import annotations

from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.declared import claim
from bot.text import Text
from engine.shengji.actions import Action, Bury, Declare, Play
from engine.shengji.asked import Asked
from engine.shengji.holding import Cards
from engine.shengji.matters import Matter


def said(action: Action, asked: Asked | None = None) -> Text:
    """*action* in words. With the question *asked* they read back to the same answer."""
    match action:
        case Play(cards=cards):
            return _cards(cards, asked)
        case Bury(cards=cards):
            return Text("action-bury", {"cards": _cards(cards, asked)})
        case Declare(cards=cards):
            return Text(_declares("action-declare", asked), {"claim": claim(cards)})
        case _:
            return Text(_declares("action-no-declaration", asked))


def _cards(cards: Cards, asked: Asked | None) -> Text:
    trumps = None if asked is None else asked.trumps
    return faces.play(cards, trumps or faces.unknown(cards))


def _declares(key: str, asked: Asked | None) -> str:
    over = asked is not None and asked.matter is Matter.OVERTURN
    return f"{key}-over" if over else key
