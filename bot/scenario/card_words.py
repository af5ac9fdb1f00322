"""The cards of a hand as a scenario writes them, with suits where they matter."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import cycle
from typing import Final

from engine.cards import DECK, Card, Rank

_FACES: Final[dict[str, Rank]] = dict(zip([*"3456789", "10", *"JQKA2SB"], Rank, strict=True))
_WRITTEN: Final[dict[Rank, str]] = {rank: face for face, rank in _FACES.items()}
_ITEM: Final = re.compile(r"(?:(?P<count>[0-9]+)x)?(?P<suit>[SHCD])?(?P<face>10|[2-9JQKASBEG])")
_MARKED: Final = {"E": Card.XE, "G": Card.XG}
"""The marked big joker and the marked small one."""


class NotInFormat(ValueError):
    """Words of a scenario that say nothing, or facts that exclude each other."""


def cards(words: str, others: str = "") -> tuple[Card, ...]:
    """The cards of a hand in the order drawn: ``5x10, S, 2x4``, or with suits ``3xH3``.

    ``others`` stands for *others*, the cards of the seats of which nothing is said. Where no suit
    is named the suits go round. Raises NotInFormat for a word that is not cards.
    """
    found: list[Card] = []
    for word in re.split(r"[\s,+]+", words.strip()):
        if word == "others":
            found += cards(others)
        elif word:
            found += _cards(word)
    return tuple(found)


def _cards(word: str) -> list[Card]:
    item = _ITEM.fullmatch(word)
    if item is None:
        raise NotInFormat(word)
    kinds, count = _kinds(item["face"]), int(item["count"] or 1)
    if item["suit"]:
        kinds = [card for card in kinds if card.suit == item["suit"]]
    if not kinds or not 0 < count <= 36:
        raise NotInFormat(word)
    suits = cycle(kinds)
    return [next(suits) for _ in range(count)]


def _kinds(face: str) -> list[Card]:
    if face in _MARKED:
        return [_MARKED[face]]
    return [card for card in DECK if card.rank is _FACES[face]]


def rank(word: str) -> Rank:
    """``10``. Raises NotInFormat for what is no rank."""
    if word not in _FACES:
        raise NotInFormat(word)
    return _FACES[word]


def face(of: Rank) -> str:
    """``10``."""
    return _WRITTEN[of]


def named(found: Iterable[Card]) -> str:
    """Cards with their suits, as :func:`cards` reads them: ``2xHK H3``; ``nothing``."""
    counts = Counter(found)
    words = [
        f"{f'{count}x' if count > 1 else ''}{card.suit or ''}{_WRITTEN[card.rank]}"
        for card, count in counts.items()
    ]
    return " ".join(words) or "nothing"


def written(rank: Rank, count: int) -> str:
    """``5x10``."""
    return f"{count}x{_WRITTEN[rank]}"
