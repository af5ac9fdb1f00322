"""What one seat is asked, as far as it is the same in every game.

The value holds the seat's own cards and public facts, nothing else, so the rules, the computer
players and the keyboards all work from it: ``menu(asked)`` lists the lawful answers, and
``check(asked, action)`` says why another one is none.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol, TypeVar

A = TypeVar("A", covariant=True)


class Asked(Protocol[A]):
    @property
    def matter(self) -> StrEnum:
        """What it is about: the kind of the open question."""
        ...

    @property
    def usual(self) -> A | None:
        """What silence means, where the rules say so; None where a clock that has run out leaves
        it to sound play."""
        ...

    @property
    def silence(self) -> A | None:
        """The answer that somebody means who says nothing but that he is done; None where he must
        choose for himself."""
        ...

    @property
    def decline(self) -> A:
        """The answer that does nothing, where there is one; else the smallest that is lawful."""
        ...
