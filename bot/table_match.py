"""A table from hand to hand: who wants to go on, who was replaced, what counts for nothing."""

from __future__ import annotations

from dataclasses import replace

from bot.table import Phase, Table, occupants, require_between


def wanting(table: Table, person: int, again: str | None = None) -> Table:
    """*person* wants the next hand, or after a match another one, with the seats that *again*
    names (None: whatever the others want). Whoever wants something else begins the count anew."""
    table.seated(person)
    require_between(table)
    if table.phase is Phase.OVER and again is not None and again != table.again:
        table = replace(table, again=again, ready=())
    if person in table.ready:
        return table
    return replace(table, ready=(*table.ready, person))


def replaced(table: Table) -> int:
    """How many seats somebody else has taken since the last hand was dealt (G-306)."""
    if not table.sat:
        return 0
    return sum(was != now for was, now in zip(table.sat, occupants(table), strict=True))


def voided(table: Table) -> Table:
    """The hand counts for nothing; it is dealt again under its number (G-253)."""
    return replace(table, phase=Phase.BETWEEN, hands=table.hands - 1, named=0)


def dissolved(table: Table) -> Table:
    """All have agreed to stop: the match is over, and a hand in progress counts for nothing
    (G-304)."""
    running = table.phase is Phase.PLAYING
    hands = table.hands - 1 if running else table.hands
    return replace(table, phase=Phase.OVER, hands=hands, named=0, ready=(), again="")
