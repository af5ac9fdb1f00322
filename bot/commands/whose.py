"""Which table a command means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.desk import Desk
from bot.inbound import Command
from bot.sitting import Sitting, Who
from bot.table import ALIVE, Phase, Table
from engine.errors import Rejected

_SOONEST: Final = ((Phase.PLAYING,), (Phase.BETWEEN, Phase.OVER), (Phase.LOBBY,))


async def here(desk: Desk, command: Command, phases: Sequence[Phase] = ALIVE) -> int:
    """The newest table of this room. Raises Rejected when there is none."""
    found = await desk.tables_in(command.at, phases)
    if not found:
        raise Rejected("no-table")
    return found[-1]


async def here_or_mine(desk: Desk, command: Command) -> int:
    """In a room: its newest table. In the private chat: the one where the person sits."""
    if not command.at.private:
        return await here(desk, command)
    return await mine(desk, command)


async def mine(desk: Desk, command: Command, number: str = "") -> int:
    """The table at which a person sits, by its *number* where he wrote one.

    Where he asks in a room, one that stands there before any other; of several the one that waits
    for him. Raises Rejected when there is none, or more than one.
    """
    found = await desk.tables_of(command.sender, ALIVE)
    seated = [table for table in found if number in ("", str(table.number))]
    seated = [table for table in seated if table.room == command.at] or seated
    for phases in _SOONEST:
        found = [table for table in seated if table.phase in phases]
        if len(found) > 1 and Phase.PLAYING in phases:
            found = [table for table in found if await _waits(desk, command, table)] or found
        elif found:
            found = found[-1:]
        if len(found) == 1:
            return found[0].id
        if found:
            raise Rejected("many-tables", tables=tuple(str(table.number) for table in found))
    raise Rejected("not-seated")


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
