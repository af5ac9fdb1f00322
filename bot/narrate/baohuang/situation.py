"""What public facts say about the moment, read off a view to be put into words."""

from __future__ import annotations

from typing import Final

from engine.baohuang.actions import Declaration
from engine.baohuang.combos import Combo, strength
from engine.baohuang.options import Guard
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.view import View
from engine.seats import Seat

FEW: Final = 10
"""Cards that are counted out loud, and with which every answer counts."""


def dead(play: Combo, rules: BaohuangRules) -> bool:
    """Nothing beats it: a big joker that counts as one, or the called card by itself (B-024).
    Where a card is called, one big joker alone falls to it."""
    if play.size == 1 and rules.guard is Guard.CALLED:
        return play.topmost
    return strength(play, rules.mixed_jokers).big > 0


def last_play(view: View) -> bool:
    """The owner of the top play is out (底牌, B-033)."""
    return view.top is not None and view.top.seat in view.places


def guard(view: View) -> Seat | None:
    """Who is known to be the guard: the emperor in a known solo, which is also where nobody else
    can be the guard any more (B-013)."""
    alone = view.reigns and not view.suspects
    return view.emperor if view.guard is None and alone else view.guard


def announced(view: View) -> bool:
    """Whether a solo that everybody knows of was declared or grabbed, and not only exposed by
    revolts or by its card (明独, B-012)."""
    said = {what for _, what in view.declared}
    return Declaration.OPEN_SOLO in said or (view.open and Declaration.REVOLT not in said)


def important(view: View) -> bool:
    """Whether the reader's answer weighs more than most: somebody has few cards left."""
    return any(view.left[seat] <= FEW for seat in view.in_play)
