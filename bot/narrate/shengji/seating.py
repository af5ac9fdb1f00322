"""Partners face each other (对家, S-001): who sits where decides who they are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Lot
from bot.narrate.seating import numbers, opposites, order
from bot.text import Text
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import SEATS


def lot(rules: ShengjiRules, anew: bool = False) -> Lot | None:
    return numbers(SEATS) if anew else None


def seated(names: Sequence[object]) -> Sequence[Text]:
    return (opposites("seats-partners", names), order(names))
