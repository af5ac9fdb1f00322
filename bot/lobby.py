"""The lobby (开桌): the table before the cards are dealt. What people do there, and its message."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot import play
from bot.chance import Chance
from bot.links import payload
from bot.messages import Button, Keyboard, Message
from bot.sitting import Sitting, Timer, Who
from bot.table import (
    Phase,
    Player,
    closed,
    joined,
    left,
    require_between,
    started,
    swept,
    with_computer,
    with_profile,
)
from bot.text import Text
from bot.tokens import Op, Token
from engine.games import GAMES

COMPUTER: Final = "greedy"
"""The policy that fills free seats."""


def open_(sitting: Sitting) -> None:
    """A table has just been opened; it closes by itself when nobody starts."""
    due = sitting.now + timedelta(seconds=sitting.tempo.lobby)
    sitting.add.append(Timer("lobby", due))
    sitting.board_anew = True


def join(sitting: Sitting, who: Who) -> bool:
    """*who* sits down; False when the seat is only kept, because he must first open his private
    chat."""
    if who.reachable:
        sitting.table = joined(sitting.table, who.id)
    else:
        until = sitting.now + timedelta(seconds=sitting.tempo.kept)
        sitting.table = joined(sitting.table, who.id, until)
        sitting.add.append(Timer("kept", until))
    sitting.people = {**sitting.people, who.id: who}
    sitting.board = True
    return who.reachable


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
    sitting.table = started(sitting.table, who.id, COMPUTER)
    play.deal(sitting, chance)


def next_hand(sitting: Sitting, who: Who, chance: Chance) -> None:
    """Anybody who sits at the table may ask for the next hand."""
    sitting.table.seated(who.id)
    require_between(sitting.table)
    play.deal(sitting, chance)


def close(sitting: Sitting, who: Who) -> None:
    sitting.table = closed(sitting.table, who.id)
    sitting.clear = True
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


def message(sitting: Sitting) -> Message:
    """Seats, rules, what is missing, and the buttons of whoever wants to sit or start."""
    table = sitting.table
    if table.phase is Phase.CLOSED:
        lines: tuple[Text, ...] = (
            _title(sitting),
            Text("lobby-closed"),
        )
        return Message(to=table.room, lines=lines, slot=f"board{table.id}")
    seats = tuple(_seat(sitting, number, player) for number, player in enumerate(table.players, 1))
    missing = len(table.free)
    state = Text("lobby-missing", {"count": missing}) if missing else Text("lobby-full")
    lines = (_title(sitting), _rules(sitting), *seats, state)
    if missing:
        lines = (*lines, Text("lobby-play-computers"))
    return Message(to=table.room, lines=lines, buttons=_buttons(sitting), slot=f"board{table.id}")


def _title(sitting: Sitting) -> Text:
    table = sitting.table
    host = sitting.people[table.host].name
    game = Text(f"game-{table.game}")
    return Text("lobby-title", {"game": game, "number": table.number, "host": host})


def _rules(sitting: Sitting) -> Text:
    table = sitting.table
    speed = Text("speed-live", {"seconds": round(sitting.tempo.reply)})
    profile = Text(f"profile-{table.profile}-about")
    return Text("lobby-rules", {"profile": profile, "speed": speed})


def _seat(sitting: Sitting, number: int, player: Player | None) -> Text:
    if player is None:
        return Text("lobby-free", {"number": number})
    if player.person is None:
        name: object = Text("computer-name", {"number": number})
    else:
        name = sitting.people[player.person].name
    kind = "lobby-kept" if player.kept_until is not None else "lobby-seat"
    return Text(kind, {"number": number, "name": name})


def _buttons(sitting: Sitting) -> Keyboard:
    table = sitting.table

    def press(key: str, op: Op, arg: str = "", **args: object) -> Button:
        return Button(Text(key, args), str(Token(op, table.id, arg=arg)))

    filled = sum(1 for p in table.players if p is None or p.kept_until is not None)
    start = (
        press("button-start", Op.START, count=filled)
        if filled
        else press("button-start-full", Op.START)
    )
    profiles = tuple(
        press("button-profile", Op.PROFILE, str(index), name=Text(f"profile-{name}"))
        for index, name in enumerate(GAMES[table.game].profiles)
        if name != table.profile
    )
    return (
        (
            press("button-sit", Op.JOIN),
            press("button-leave", Op.LEAVE),
            press("button-computer", Op.COMPUTER),
        ),
        (start,),
        (*profiles, Button(Text("button-open-private"), start=payload(table))),
    )
