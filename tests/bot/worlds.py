"""A hand told by the bot in two worlds, which differ in what some seats hold or say in secret: to
everybody else they must be the same to the letter, moments and tokens too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from pathlib import Path
from typing import Any, Protocol

from bot.tempo import LIVE
from bot.tokens import Op, Token
from engine.seats import Seat
from storage.store import MEMORY
from tests.bot.conftest import ROOM, Club, Person, opened

Code = Callable[[Any, Seat, Any], tuple[Op, str]]
"""How a game writes an answer into a button: (state, seat, action)."""
Said = tuple[float, Seat, Any]
"""Seconds after the beginning, who, and his answer."""


class Position(Protocol):
    """A hand somewhere in its course."""

    @property
    def hand(self) -> Any: ...


Script = Callable[[Club, int, list[Person]], Awaitable[None]]


def script(code: Code, *answers: Said, until: float) -> Script:
    """Presses at their moments, and then nothing until *until*."""

    async def run(club: Club, table: int, people: list[Person]) -> None:
        now = 0.0
        for moment, seat, action in answers:
            await club.advance(moment - now)
            await answer(club, table, people[seat], seat, action, code)
            now = moment
        await club.advance(until - now)

    return run


async def answer(
    club: Club, table: int, person: Person, seat: Seat, action: Any, code: Code
) -> None:
    """*seat* presses the button for *action*, which must be taken."""
    sitting = await club.sitting(table)
    assert sitting.hand is not None
    op, arg = code(sitting.hand.state, seat, action)
    reply = await person.clicks(
        Token(op, table, sitting.decision, arg), ROOM if club.discreet else person.dm
    )
    assert "记下了" in "".join(map(str, reply.pieces)), reply


async def told(
    position: Position, course: Script, seats: Collection[Seat], discreet: bool
) -> list[Any]:
    """What *seats* and the room are told; where people are answered in the room, that alone."""
    async with opened(Path(MEMORY), discreet=discreet) as club:
        people = club.six[: position.hand.game.seat_count]
        table = await club.laid(position, *people)
        await course(club, table, people)
        if discreet:
            await club.advance(2 * LIVE.naming)
        assert not club.chat.refused
        return seen_by(club, (people[seat] for seat in seats))


def seen_by(club: Club, people: Iterable[Person]) -> list[tuple[Any, ...]]:
    addresses = {ROOM, *(person.dm for person in people)}
    return [entry for entry in club.port.sent if entry[2] in addresses]


async def same(
    one: tuple[Position, Script], other: tuple[Position, Script], seats: Collection[Seat]
) -> None:
    """To *seats* and to the room both worlds are told alike."""
    for discreet in (False, True):
        first = await told(*one, seats, discreet)
        assert await told(*other, seats, discreet) == first
        assert any(entry[2] == ROOM for entry in first)
