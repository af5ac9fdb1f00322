"""A change of the house rules that must still be agreed to (表决).

Before the first hand the host alone decides; afterwards everybody at the table must say yes, and
the change begins with the next hand. Who said yes is public. A motion that is changed begins anew:
what was said of the old one does not count for it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.house.house import House


@dataclass(frozen=True, slots=True)
class Motion:
    """*by* and *yes* are ids of persons."""

    house: House
    by: int
    mark: int
    """Its number among all motions of the table: buttons of an older one are out of date."""
    yes: tuple[int, ...] = ()
    until: datetime | None = None
    """When it falls if not all have agreed; None: it waits for one person."""

    @property
    def stored(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return {
            "preset": self.house.preset,
            "changes": dict(self.house.changes),
            "by": self.by,
            "mark": self.mark,
            "yes": list(self.yes),
            "until": None if self.until is None else self.until.isoformat(),
        }


def read(game: str, stored: Mapping[str, Any]) -> Motion:
    """What :attr:`Motion.stored` gave, at a table of *game*."""
    house = House(game, stored["preset"], dict(stored["changes"]))
    until = None if stored["until"] is None else datetime.fromisoformat(stored["until"])
    return Motion(house, stored["by"], stored["mark"], tuple(stored["yes"]), until)


def moved(house: House, by: int, mark: int, until: datetime) -> Motion:
    """*by* wants to play *house*, and agrees to it himself."""
    return Motion(house, by, mark, (by,), until)


def agreed(motion: Motion, person: int) -> Motion:
    """*person* says yes, once."""
    return motion if person in motion.yes else replace(motion, yes=(*motion.yes, person))


def carried(motion: Motion, voters: Collection[int]) -> bool:
    """Whether all of *voters* have said yes."""
    return set(voters) <= set(motion.yes)


def missing(motion: Motion, voters: Collection[int]) -> tuple[int, ...]:
    """Of whom an answer is still to come."""
    return tuple(person for person in voters if person not in motion.yes)
