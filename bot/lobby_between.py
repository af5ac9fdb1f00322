"""The table between two hands, and after a match: who wants to go on, and the buttons for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from bot.lobby_seats import DRAW, SHIFT, sided
from bot.messages import Button, Keyboard
from bot.sitting import Sitting
from bot.table import Phase, Table, present
from bot.text import Text
from bot.tokens import Op, Token
from engine.errors import Stale

_WISHES: Final = {"": "again-same", SHIFT: "again-shift", DRAW: "again-draw"}


def mark(table: Table) -> int:
    """What is in the buttons below the result of this hand and of no other: the table is still
    between the same two hands, or after the same match."""
    return crc32(f"{table.hand_id} {table.phase}".encode())


def require_current(table: Table, decision: int) -> None:
    """Raises Stale for a button below the result of another hand."""
    if decision != mark(table):
        raise Stale


def lines(sitting: Sitting) -> tuple[Text, ...]:
    """Below the result of the last hand."""
    return tuple(_lines(sitting))


def _lines(sitting: Sitting) -> Iterator[Text]:
    if not sitting.table.solo:
        yield from _tally(sitting)
    if sitting.table.free:
        yield Text("next-free", {"seats": tuple(seat + 1 for seat in sitting.table.free)})


def _tally(sitting: Sitting) -> Iterator[Text]:
    """Who wants to go on, and when it goes on by itself."""
    table = sitting.table
    people = present(table)
    ready = tuple(sitting.people[who].name for who in table.ready if who in people)
    if table.phase is Phase.BETWEEN:
        due = next((t.due for t in sitting.running() if t.kind == "next"), None)
        yield Text("next-when-all") if due is None else Text("next-at", {"until": due})
        wish = Text("next-wish")
    else:
        yield Text("again-when-all")
        moved = table.again == SHIFT and not sided(sitting)
        wish = Text("again-moved" if moved else _WISHES[table.again])
    if ready:
        args = {"wish": wish, "names": ready, "count": len(ready), "all": len(people)}
        yield Text("next-tally", args)


def buttons(sitting: Sitting) -> Keyboard:
    table, decision = sitting.table, mark(sitting.table)

    def press(key: str, op: Op, arg: str = "") -> Button:
        return Button(Text(key), str(Token(op, table.id, decision, arg)))

    if table.phase is Phase.BETWEEN:
        going_on: tuple[Button, ...] = (press("button-next", Op.NEXT),)
    else:
        going_on = (
            press("button-again", Op.NEXT),
            press("button-again-shift" if sided(sitting) else "button-again-moved", Op.NEXT, SHIFT),
            press("button-again-draw", Op.NEXT, DRAW),
        )
    close = press("button-close", Op.CLOSE)
    if table.room.private:
        return (*((button,) for button in going_on[:-1]), (going_on[-1], close))
    return (
        going_on,
        (press("button-sit", Op.JOIN), press("button-leave", Op.LEAVE), close),
    )
