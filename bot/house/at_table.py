"""The house rules of a table, and the motion that is open at it. Pure."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.house import motion as motions
from bot.house.house import House, house
from bot.house.motion import Motion
from bot.table import Phase, Table, present

KIND: Final = "house"
"""What a motion about the rules is called among those that a table can have open."""


def of(table: Table) -> House:
    """What the next hand is dealt with."""
    return house(table.game, table.profile, table.house)


def with_(table: Table, new: House) -> Table:
    """The next hand is dealt with *new*, and nothing is moved any more."""
    return replace(without_motion(table), profile=new.preset, house=new.text)


def before_first_hand(table: Table) -> bool:
    """Whether the host alone decides."""
    return table.phase is Phase.LOBBY


def voters(table: Table) -> Sequence[int]:
    """Ids of those who must say yes: the host before the first hand, then everybody who sits at
    the table. Computers have no say."""
    return (table.host,) if before_first_hand(table) else tuple(sorted(present(table)))


def motion_of(table: Table) -> Motion | None:
    """The open motion. What was only pasted before the first hand is none any more after it."""
    found = _open(table).get(KIND)
    motion = None if found is None else motions.read(table.game, found)
    if motion is not None and motion.until is None and not before_first_hand(table):
        return None
    return motion


def with_motion(table: Table, motion: Motion) -> Table:
    """*motion* takes the place of the one before."""
    ballot = json.dumps({**_open(table), KIND: motion.stored})
    return replace(table, ballot=ballot, motions=max(table.motions, motion.mark))


def next_mark(table: Table) -> int:
    """What a new motion is called."""
    return table.motions + 1


def without_motion(table: Table) -> Table:
    left = {kind: found for kind, found in _open(table).items() if kind != KIND}
    return replace(table, ballot=json.dumps(left) if left else "")


def _open(table: Table) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(table.ballot) if table.ballot else {}
    return found
