"""What everybody knows of a table besides the hand itself, as narrators are given it."""

from __future__ import annotations

from dataclasses import replace

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
        game=table.game,
        profile=table.profile,
        hand_number=_hand_number(sitting),
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


def _hand_number(sitting: Sitting) -> int:
    """Of the hand that is shown. One that counts for nothing keeps the number under which the next
    one is dealt (G-253, G-304)."""
    table, hand = sitting.table, sitting.hand
    if hand is None or table.phase is Phase.PLAYING:
        return table.hands
    outcome = sitting.outcome
    return table.hands if outcome is not None and not outcome.void else table.hands + 1


def last_scene(sitting: Sitting) -> Scene:
    """The same with the names of those who were dealt the last hand, whoever sits there now."""
    table, shown = sitting.table, scene(sitting)
    if not table.sat:
        return shown
    names = tuple(
        sitting.people[person].name if person else Text("computer-name", {"number": seat})
        for seat, person in enumerate(table.sat, 1)
    )
    computers = frozenset(Seat(seat) for seat, person in enumerate(table.sat) if not person)
    return replace(shown, names=names, computers=computers)


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
