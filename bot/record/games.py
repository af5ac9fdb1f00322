"""What a game knows of its own records: one package a game, one interface for all."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, Protocol

from bot.record import baohuang, gouji, shengji
from bot.record.step import Deriver
from bot.text import Text
from engine.seats import Seat


class Recorded(Protocol):
    """What is found in the journals of a game, and how it is told. A module satisfies it."""

    @property
    def matters(self) -> Collection[str]:
        """What its questions are about."""
        ...

    def deriver(self) -> Deriver:
        """A reader of one journal."""
        ...

    def impossible(self, carried: Any) -> str | None:
        """The part of *carried* that no hand leaves behind; None: all is well."""
        ...

    def answer(self, state: Any, kind: str, seat: Seat, action: Any) -> Text | None:
        """An answer to a question of *kind* in words, where no public line tells it. *state* is
        that in which it was asked."""
        ...

    def private(self, state: Any, event: Any) -> Text | None:
        """What an event tells that not all could see at the table; None: nothing. *state* is that
        to which the step led that it is of."""
        ...


RECORDED: Final[Mapping[str, Recorded]] = {
    "gouji": gouji,
    "shengji": shengji,
    "baohuang": baohuang,
}
"""By the key of the game."""
