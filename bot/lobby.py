"""The lobby (开桌): the table message before the cards are dealt."""

from __future__ import annotations

from bot.links import payload
from bot.messages import Button, Keyboard, Message
from bot.sitting import Sitting
from bot.table import Phase, Player
from bot.text import Text
from bot.tokens import Op, Token
from engine.games import GAMES


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
