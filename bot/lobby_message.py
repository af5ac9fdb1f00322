"""The message of the lobby: seats, rules, what is missing, and the buttons to sit and to start."""

from __future__ import annotations

from bot.house.at_table import of
from bot.house.screens import summary
from bot.house.wording import game_name, preset_about, preset_name
from bot.links import payload
from bot.lobby_seats import lot
from bot.messages import Button, Keyboard, Message
from bot.sitting import Sitting
from bot.table import Phase, Player
from bot.text import Text
from bot.tokens import Op, Token, mark
from engine.games import GAMES


def message(sitting: Sitting, slot: str) -> Message:
    """The state of a table without cards; *slot* is where its table message stands."""
    table = sitting.table
    if table.phase is Phase.CLOSED:
        lines: tuple[Text, ...] = (_title(sitting), Text("lobby-closed"))
        buttons: Keyboard = ()
    else:
        sides = _sides(sitting)
        lines = (_title(sitting), _rules(sitting), *sides, *_seats(sitting))
        buttons = _buttons(sitting)
    return Message(
        to=table.room, lines=lines, buttons=buttons, slot=slot, repost=sitting.board_anew
    )


def _title(sitting: Sitting) -> Text:
    table = sitting.table
    host = sitting.people[table.host].name
    game = game_name(table.game)
    return Text("lobby-title", {"game": game, "number": table.number, "host": host})


def _rules(sitting: Sitting) -> Text:
    table = sitting.table
    speed = Text("speed-live", {"seconds": round(sitting.tempo.reply)})
    house = of(table)
    profile = summary(house) if house.changes else preset_about(table.game, table.profile)
    return Text("lobby-rules", {"profile": profile, "speed": speed})


def _sides(sitting: Sitting) -> tuple[Text, ...]:
    """How sides are found, where a lot decides."""
    drawn = lot(sitting)
    return () if drawn is None or drawn.lobby is None else (drawn.lobby,)


def _seats(sitting: Sitting) -> tuple[Text, ...]:
    table = sitting.table
    seats = tuple(_seat(sitting, number, player) for number, player in enumerate(table.players, 1))
    missing = len(table.free)
    if not missing:
        return (*seats, Text("lobby-full"))
    return (*seats, Text("lobby-missing", {"count": missing}), Text("lobby-play-computers"))


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
        decision = mark(table.game) if op is Op.PROFILE else 0
        return Button(Text(key, args), str(Token(op, table.id, decision, arg)))

    filled = sum(1 for p in table.players if p is None or p.kept_until is not None)
    start = (
        press("button-start", Op.START, count=filled)
        if filled
        else press("button-start-full", Op.START)
    )
    profiles = tuple(
        press("button-profile", Op.PROFILE, str(index), name=preset_name(table.game, name))
        for index, name in enumerate(GAMES[table.game].profiles)
        if name != table.profile
    )
    games = tuple(
        press("button-game", Op.GAME, game, name=game_name(game))
        for game in GAMES
        if game != table.game
    )
    opening = (
        () if sitting.discreet else (Button(Text("button-open-private"), start=payload(table)),)
    )
    change = () if lot(sitting) else (press("button-seat", Op.SEAT),)
    return (
        (
            press("button-sit", Op.JOIN),
            press("button-leave", Op.LEAVE),
            press("button-computer", Op.COMPUTER),
            *change,
        ),
        (start,),
        (*profiles, *opening),
        *((games,) if games else ()),
    )
