"""Plays and shows inside a button's token.

A play is five characters: rank, cards of it, 2s, small jokers, big jokers. ``T3210`` is a small
joker and three tens with two 2s, ``00021`` are bare jokers. Counts are base 36: there are 16 of a
rank. A show is a suit and a count, ``H3``; ``A3`` where suits do not matter.
"""

from __future__ import annotations

import re
from typing import Final

from bot.tokens import base36
from engine.cards import Card, Rank, Suit
from engine.gouji.combos import Combo

LETTERS: Final[dict[Rank, str]] = dict(zip(tuple(Rank)[:13], "3456789TJQKA2", strict=True))
RANKS: Final[dict[str, Rank]] = {letter: rank for rank, letter in LETTERS.items()}
_PLAY: Final = re.compile(r"([3456789TJQKA20])([0-9a-z])([0-9a-z])([0-9a-z])([0-9a-z])")
_SHOW: Final = re.compile(r"([SHCDA])([0-9a-z])")


def written(play: Combo) -> str:
    rank = "0" if play.rank is None else LETTERS[play.rank]
    return rank + "".join(map(base36, (play.count, play.twos, play.small, play.big)))


def play(code: str) -> Combo:
    """Raises ValueError for what :func:`written` does not write."""
    match = _PLAY.fullmatch(code)
    if match is None:
        raise ValueError(f"not a play: {code!r}")
    rank, *counts = match.groups()
    return Combo(None if rank == "0" else RANKS[rank], *(int(count, 36) for count in counts))


def written_show(cards: tuple[Card, ...]) -> str:
    suits = {card.suit for card in cards}
    return f"{suits.pop() if len(suits) == 1 else 'A'}{base36(len(cards))}"


def show(code: str, drawn: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    """The cards of the hand *drawn* that a show means. Raises ValueError."""
    match = _SHOW.fullmatch(code)
    if match is None:
        raise ValueError(f"not a show: {code!r}")
    suit, count = match[1], int(match[2], 36)
    cards = [c for c in drawn if c.rank is rank and (suit == "A" or c.suit == Suit(suit))]
    if not 0 < count <= len(cards):
        raise ValueError(f"not held: {code!r}")
    return tuple(cards[:count])
