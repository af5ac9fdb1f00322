"""Which table a command means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.desk import Desk
from bot.house.wording import table_name
from bot.inbound import Command
from bot.sitting import Sitting, Who
from bot.table import ALIVE, Phase, Table
from engine.errors import Rejected

_SOONEST: Final = ((Phase.PLAYING,), (Phase.BETWEEN, Phase.OVER), (Phase.LOBBY,))

_NUMBER: Final = r"(?:桌|#|table\s?)\s*(\d{1,7})(?!\d)"
_BREAK: Final = "[\\s:,、\uff1a\uff0c]"
_BEFORE: Final = re.compile(rf"\s*{_NUMBER}(?:{_BREAK}+(.*))?", re.DOTALL | re.IGNORECASE)
"""``桌7 5个10``: something for one of several tables."""
_AFTER: Final = re.compile(rf"(.*?){_BREAK}+{_NUMBER}\s*", re.DOTALL | re.IGNORECASE)
"""``5个10 桌7``."""
_ALONE: Final = re.compile(r"\s*(?:桌|#|table)?\s*(\d{1,7})\s*号?號?桌?\s*", re.IGNORECASE)
_MEANT: Final = re.compile(r"\d|桌|#|table", re.IGNORECASE)
"""What is in words that are meant to name a table."""

_WORDLESS: Final = frozenset(
    ("join", "leave", "deal", "hand", "table", "count", "why", "verify", "next", "score", "stop")
)
"""Commands with nothing behind them but a table: there a bare number is one."""
_WORDED: Final = frozenset(("play", "rules", "house", "export", "seat"))


def numbered(words: str) -> tuple[str, str]:
    """The number of the table that *words* begin or end with, or nothing, and the rest of them."""
    before = _BEFORE.fullmatch(words)
    if before is not None:
        return before[1], before[2] or ""
    after = _AFTER.fullmatch(words)
    return (after[2], after[1]) if after is not None else ("", words)


def addressed(name: str, command: Command) -> Command:
    """*command*, which means *name*, with the number of its table taken out of its words.

    Raises Rejected for words that name a table, but none that there can be: nothing may be done to
    another one instead.
    """
    if name in _WORDLESS:
        found = _ALONE.fullmatch(command.words)
        if found is not None:
            return replace(command, words="", table=str(int(found[1])))
        number, rest = numbered(command.words)
        if not number and _MEANT.search(command.words):
            raise Rejected("no-such-table", number=command.words.strip())
    elif name in _WORDED:
        number, rest = numbered(command.words)
    else:
        return command
    return replace(command, words=rest, table=str(int(number))) if number else command


async def newest(desk: Desk, command: Command, phases: Sequence[Phase] = ALIVE) -> int:
    """The table of this room that is named, else its newest one. Raises Rejected when there is
    none."""
    if command.table:
        return await _named(desk, command)
    found = await desk.tables_in(command.at, phases)
    if not found:
        raise Rejected("no-table")
    return found[-1]


async def here(desk: Desk, command: Command, *phases: Sequence[Phase]) -> int:
    """The table that is named; else the one of this room where the person sits, else its newest.
    In the private chat: the one where he sits. Of several *phases* the first that fits.

    Raises Rejected when there is none; and when there are several, for it might be the wrong one.
    """
    if command.table:
        return await _named(desk, command)
    for wanted in phases or (ALIVE,):
        found = await desk.tables_of(command.sender, wanted)
        seated = [table for table in found if table.room == command.at]
        if command.at.private:
            seated = seated or found
        if seated:
            return _only(seated)
        there = await desk.tables_in(command.at, wanted)
        if there:
            return there[-1]
    raise Rejected("no-table")


async def here_or_mine(desk: Desk, command: Command) -> int:
    """In a room: its table, see :func:`here`. In the private chat: the one where the person
    sits."""
    if not command.at.private:
        return await here(desk, command)
    try:
        return await mine(desk, command)
    except Rejected as error:
        if error.code != "not-seated":
            raise
        raise Rejected("no-table") from error


async def mine(desk: Desk, command: Command) -> int:
    """The table at which a person sits, by its number where he wrote one.

    Where he asks in a room, one that stands there before any other; of several the one that waits
    for him. Raises Rejected when there is none, or more than one.
    """
    seated = await _seated(desk, command)
    for phases in _SOONEST:
        found = [table for table in seated if table.phase in phases]
        if len(found) > 1 and Phase.PLAYING in phases:
            found = [table for table in found if await _waits(desk, command, table)] or found
        elif found:
            found = found[-1:]
        if found:
            return _only(found)
    if command.table and command.at.private:
        raise Rejected("no-such-table", number=command.table)
    raise Rejected("not-seated")


async def game_here(desk: Desk, command: Command) -> str:
    """The game that *command* is most likely about: that of the table that it would mean, or of
    the newest one here; the first one where there is none."""
    found = await desk.tables_of(command.sender, ALIVE)
    there = [table for table in found if table.room == command.at]
    if there or (found and command.at.private):
        return (there or found)[-1].game
    return await desk.game_in(command.at)


async def _named(desk: Desk, command: Command) -> int:
    """The table with the number that was written. Raises Rejected."""
    if not command.at.private:
        there = await desk.table_numbered(command.at, int(command.table))
        if there is None:
            raise Rejected("no-such-table", number=command.table)
        return there
    seated = await _seated(desk, command)
    if not seated:
        raise Rejected("no-such-table", number=command.table)
    return _only(seated)


async def _seated(desk: Desk, command: Command) -> Sequence[Table]:
    """Where the person sits: with the number that he wrote, and here before anywhere else."""
    found = await desk.tables_of(command.sender, ALIVE)
    named = [table for table in found if command.table in ("", str(table.number))]
    return [table for table in named if table.room == command.at] or named


def _only(tables: Sequence[Table]) -> int:
    """The one table. Raises Rejected when there are more: with one that a number tells from the
    others, if there is such a one. Rooms number their tables from 1, each for itself."""
    if len(tables) == 1:
        return tables[0].id
    named, numbers = tuple(map(table_name, tables)), [table.number for table in tables]
    clear = [number for number in numbers if numbers.count(number) == 1]
    if not clear:
        raise Rejected("same-number", tables=named)
    raise Rejected("many-tables", tables=named, first=clear[0])


async def _waits(desk: Desk, command: Command, table: Table) -> bool:
    """Whether the table waits for an answer of this person."""

    def look(sitting: Sitting, who: Who | None) -> bool:
        question = sitting.question
        if question is None or who is None:
            return False
        seat = sitting.table.seat_of(who.id)
        return any(ask.seat == seat for ask in question.asks)

    waits: bool = await desk.look(table.id, command, look)
    return waits
