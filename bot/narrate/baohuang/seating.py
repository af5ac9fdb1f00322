"""Seats only give the order: sides change from hand to hand (B-005)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Lot
from bot.narrate.seating import numbers, order
from bot.text import Text
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import SEATS


def lot(rules: BaohuangRules, anew: bool = False) -> Lot | None:
    return numbers(SEATS) if anew else None


def seated(names: Sequence[object]) -> Sequence[Text]:
    return (order(names),)
