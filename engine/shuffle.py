"""A shuffle that gives the same order on every Python version, and the proof that it was fair.

Only ``Random.random()`` is promised to stay the same between releases, so ``Random.shuffle`` is
not used. The seed is fixed before the deal: its :func:`seal` is public from the start, the seed
itself after the hand, so anybody can check that the cards were not chosen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

SEED_BITS = 128


def shuffled(items: Sequence[T], seed: int) -> list[T]:
    """*items* in the order that *seed* stands for; the argument is left as it is."""
    rng = Random(seed)
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        pick = int(rng.random() * (last + 1))
        deck[last], deck[pick] = deck[pick], deck[last]
    return deck


def drawn(count: int, seed: int, lot: str) -> int:
    """A number from 0 to *count* - 1, drawn by *seed* for the named *lot*.

    Each lot has a stream of its own, so drawing one tells nothing about another.
    """
    digest = hashlib.sha256(f"{written(seed)}/{lot}".encode()).digest()
    return int(Random(int.from_bytes(digest, "big")).random() * count)


def written(seed: int) -> str:
    """The seed as people see it: 32 hexadecimal digits."""
    return f"{seed:032x}"


def seal(seed: int) -> str:
    """SHA-256 of the written seed (封条): 64 hexadecimal digits."""
    return hashlib.sha256(written(seed).encode()).hexdigest()
