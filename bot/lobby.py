"""The lobby (开桌): the table before the cards are dealt. What people do there, and its message."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot import play
from bot.chance import Chance
from bot.links import payload
from bot.sitting import Sitting, Timer, Who
from bot.table import (
    Phase,
    closed,
    joined,
    kept,
    left,
    require_between,
    started,
    swept,
    with_computer,
    with_profile,
)
from engine.errors import Rejected
from engine.seats import Seat

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
    sitting.table = left(sitting.table, who.id)
    sitting.board = True


def add_computer(sitting: Sitting, who: Who) -> None:
    sitting.table = with_computer(sitting.table, who.id, COMPUTER)
    sitting.board = True


def choose_profile(sitting: Sitting, who: Who, profile: str) -> None:
    sitting.table = with_profile(sitting.table, who.id, profile)
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
    play.deal(sitting, chance)


def next_hand(sitting: Sitting, who: Who, chance: Chance) -> None:
    """Anybody who sits at the table may ask for the next hand."""
    sitting.table.seated(who.id)
    require_between(sitting.table)
    play.deal(sitting, chance)


def close(sitting: Sitting, who: Who) -> None:
    sitting.table = closed(sitting.table, who.id)
    sitting.board = True


def fire(sitting: Sitting, timer: Timer) -> None:
    """A timer outside a hand is due."""
    sitting.drop.append(timer)
    phase = sitting.table.phase
    if timer.kind == "lobby" and phase is Phase.LOBBY:
        sitting.table = replace(sitting.table, phase=Phase.CLOSED)
        sitting.board = True
    elif timer.kind == "kept" and phase is Phase.LOBBY:
        sitting.table = swept(sitting.table, sitting.now)
        sitting.board = sitting.table != sitting.was
    elif timer.kind == "idle" and phase in (Phase.BETWEEN, Phase.OVER):
        sitting.table = replace(sitting.table, phase=Phase.CLOSED)
