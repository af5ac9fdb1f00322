"""How the federations are found by lot (分家, G-005), and who sits where then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.narrate import Lot
from bot.narrate.seating import opposites, order
from bot.text import Text
from engine.gouji.options import TeamFormation
from engine.gouji.rules import GoujiRules


def _lot(name: str, *cards: str) -> Lot:
    drawn = tuple(Text(f"draw-{card}") for card in cards)
    return Lot(f"draw-{name}", drawn, Text(f"lobby-drawn-{name}"))


_COLOURS: Final = _lot("colours", "red", "black", "red", "black", "red", "black")
_FACES: Final = _lot("faces", "red-k", "black-j", "red-q", "black-k", "red-j", "black-q")
"""Opposite each other: cards of one face. The queen of spades gives the last seat, from where the
first drawer is counted (G-021)."""


def lot(rules: GoujiRules, anew: bool = False) -> Lot | None:
    if rules.team_formation is TeamFormation.FACE_CARDS:
        return _FACES
    return _COLOURS if anew or rules.team_formation is TeamFormation.COLOUR_DRAW else None


def seated(names: Sequence[object]) -> Sequence[Text]:
    red, blue = tuple(names[0::2]), tuple(names[1::2])
    return (
        Text("seats-sides", {"red": red, "blue": blue}),
        opposites("seats-opposites", names),
        order(names),
    )
