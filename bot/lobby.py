"""The lobby (开桌): the table before the cards are dealt. What people do there, and its message."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot import dissolving, lobby_seats, play
from bot.chance import Chance
from bot.house import voting
from bot.house.at_table import without_motion
from bot.house.house import House
from bot.links import payload
from bot.sitting import Sitting, Timer, Who
from bot.table import (
    SEATING,
    Phase,
    closed,
    filled,
    joined,
    kept,
    left,
    present,
    started,
    swept,
    with_computer,
    with_profile,
)
from bot.table_match import wanting
from bot.table_seats import arranged, moved, with_game
from engine.errors import Rejected
from engine.seats import Seat

_GOING_ON: Final = ("next", "redeal")
"""Kinds of timers that deal a hand."""

TIMERS: Final = ("lobby", "kept", "idle", *_GOING_ON)
"""Kinds of timers that :func:`fire` takes."""

COMPUTER: Final = "greedy"
"""The policy that fills free seats."""


def open_(sitting: Sitting, who: Who) -> None:
    """A table has just been opened; it closes by itself when nobody starts."""
    due = sitting.now + timedelta(seconds=sitting.tempo.lobby)
    sitting.add.append(Timer("lobby", due))
    if not who.playable:
        _keep(sitting, who)
    sitting.board_anew = True


def join(sitting: Sitting, who: Who) -> Seat:
    """*who* sits down, or has a seat kept because he must first open his private chat."""
    sitting.table = joined(sitting.table, who.id)
    sitting.people = {**sitting.people, who.id: who}
    if not who.playable:
        _keep(sitting, who)
    sitting.board = True
    seat = sitting.table.seat_of(who.id)
    assert seat is not None
    return seat


def _keep(sitting: Sitting, who: Who) -> None:
    """The seat of *who* is only kept, for some minutes from now."""
    seat = sitting.table.seated(who.id)
    until = sitting.now + timedelta(seconds=sitting.tempo.kept)
    sitting.table = kept(sitting.table, who.id, until)
    sitting.drop += [t for t in sitting.timers if (t.kind, t.seat) == ("kept", seat)]
    sitting.add.append(Timer("kept", until, seat=seat))


def leave(sitting: Sitting, who: Who) -> None:
    """*who* gets up. If the others have waited for him alone, they are dealt the next hand."""
    sitting.table = left(sitting.table, who.id)
    sitting.board = True
    dissolving.recount(sitting)
    voting.recount(sitting)
    if sitting.table.phase in (Phase.BETWEEN, Phase.OVER) and _all_ready(sitting):
        _set_next(sitting, 0)


def move(sitting: Sitting, who: Who, seat: int | None = None) -> Seat:
    """*who* takes another place in the lobby; returns it."""
    sitting.table = moved(sitting.table, who.id, None if seat is None else Seat(seat))
    sitting.board = True
    return sitting.table.seated(who.id)


def arrange(sitting: Sitting, who: Who, one: int, other: int) -> None:
    """The host lets two seats change places."""
    sitting.table = arranged(sitting.table, who.id, one, other)
    sitting.board = True


def add_computer(sitting: Sitting, who: Who) -> None:
    sitting.table = with_computer(sitting.table, who.id, COMPUTER)
    sitting.board = True


def choose_profile(sitting: Sitting, who: Who, profile: str) -> None:
    sitting.table = with_profile(sitting.table, who.id, profile)
    sitting.board = True


def choose_game(sitting: Sitting, who: Who, house: House) -> None:
    """Another game, with the rules that its tables begin with here. What was pasted for the one
    before is for no other."""
    changed = with_game(sitting.table, who.id, house.game, house.preset, house.text)
    sitting.table = without_motion(changed)
    sitting.board = True


def start(sitting: Sitting, who: Who, chance: Chance) -> None:
    """Computers take the free seats, and the first hand is dealt."""
    seat = sitting.table.seat_of(who.id)
    player = None if seat is None else sitting.table.players[seat]
    if player is not None and player.kept_until is not None:
        join(sitting, who)
        if not who.playable:
            raise Rejected("private-closed", start=payload(sitting.table))
    sitting.table = started(sitting.table, who.id, COMPUTER)
    lobby_seats.first(sitting, chance)
    play.deal(sitting, chance)


def next_hand(sitting: Sitting, who: Who, chance: Chance, again: str | None = None) -> None:
    """*who* wants the next hand, or another match (see :func:`bot.table.wanting`). It is dealt as
    soon as all people at the table do."""
    sitting.table = wanting(sitting.table, who.id, again)
    sitting.board = True
    if _all_ready(sitting):
        _deal(sitting, chance)


def _all_ready(sitting: Sitting) -> bool:
    """All who sit there, and somebody does: computers among themselves want nothing."""
    people = present(sitting.table)
    return bool(people) and people <= set(sitting.table.ready)


def _deal(sitting: Sitting, chance: Chance) -> None:
    """Computers take the seats that are free."""
    sitting.table = filled(sitting.table, COMPUTER)
    if sitting.table.phase is Phase.OVER:
        lobby_seats.again(sitting, chance)
    play.deal(sitting, chance)


def rest(sitting: Sitting) -> None:
    """A hand is over. A void one is dealt again at once; the next one after a pause; neither by
    itself where nobody did anything in this one. And the table closes when nothing happens for
    long."""
    table = sitting.table
    due = sitting.now + timedelta(seconds=sitting.tempo.next_hand)
    sitting.add.append(Timer("idle", due))
    outcome = sitting.outcome
    if table.phase is Phase.BETWEEN and (table.solo or any(table.told)):
        if outcome is not None and outcome.void:
            sitting.add.append(Timer("redeal", sitting.now, hand=table.hand_id))
        elif not table.solo:
            _set_next(sitting, sitting.tempo.pause)
    if table.phase is Phase.OVER:
        dissolving.recount(sitting)


def _set_next(sitting: Sitting, seconds: float) -> None:
    """The next hand is dealt after so long."""
    sitting.drop += [timer for timer in sitting.timers if timer.kind == "next"]
    due = sitting.now + timedelta(seconds=seconds)
    sitting.add.append(Timer("next", due, hand=sitting.table.hand_id))


def stop(sitting: Sitting, who: Who) -> None:
    """Whoever plays asks the others to dissolve the table; before and after a match its host
    closes it."""
    if sitting.table.phase in (Phase.PLAYING, Phase.BETWEEN):
        dissolving.ask(sitting, who)
    else:
        sitting.table = closed(sitting.table, who.id)
        sitting.board = True


def _goes_on(sitting: Sitting, timer: Timer) -> bool:
    """Whether a timer for the next hand still finds people who want it; another match begins only
    when all of them do."""
    table = sitting.table
    if timer.hand != table.hand_id or not present(table):
        return False
    return table.phase is Phase.BETWEEN or (table.phase is Phase.OVER and _all_ready(sitting))


def fire(sitting: Sitting, timer: Timer, chance: Chance) -> None:
    """A timer outside a hand is due."""
    sitting.drop.append(timer)
    phase = sitting.table.phase
    if timer.kind == "lobby" and phase is Phase.LOBBY:
        sitting.table = replace(sitting.table, phase=Phase.CLOSED)
        sitting.board = True
    elif timer.kind in _GOING_ON:
        if _goes_on(sitting, timer):
            _deal(sitting, chance)
    elif timer.kind == "kept" and phase in SEATING:
        sitting.table = swept(sitting.table, sitting.now)
        sitting.board = sitting.table != sitting.was
    elif timer.kind == "idle" and phase in (Phase.BETWEEN, Phase.OVER):
        sitting.table = replace(sitting.table, phase=Phase.CLOSED)
