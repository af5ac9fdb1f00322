"""What everybody knows of a table besides the hand itself, as narrators are given it."""

from __future__ import annotations

from bot import clocks
from bot.narrate import Scene
from bot.sitting import Sitting
from bot.table import Phase
from bot.text import Text
from engine.seats import Seat


def scene(sitting: Sitting) -> Scene:
    table = sitting.table
    return Scene(
        table=table.id,
        number=table.number,
        title=sitting.title,
        names=tuple(_name(sitting, Seat(seat)) for seat in range(len(table.players))),
        computers=frozenset(table.computers),
        profile=table.profile,
        hand_number=table.hands,
        points=table.points,
        decision=sitting.decision,
        solo=table.solo,
        hold_until=clocks.window_until(sitting),
        until=clocks.free_until(sitting),
        waited=_waited(sitting),
        match_over=table.phase is Phase.OVER,
        counted=table.counted > 0,
        discreet=sitting.discreet,
    )


def _waited(sitting: Sitting) -> tuple[Seat, ...]:
    question = sitting.question
    if question is None or sitting.table.named != question.id:
        return ()
    return tuple(Seat(seat) for seat in sitting.table.waited)


def _name(sitting: Sitting, seat: Seat) -> str | Text:
    player = sitting.table.players[seat]
    if player is None:
        return Text("lobby-nobody")
    if player.person is None:
        return Text("computer-name", {"number": seat + 1})
    return sitting.people[player.person].name
