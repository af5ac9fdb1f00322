"""Opening a table, sitting down, starting, closing: commands of a room."""

from __future__ import annotations

from collections.abc import Sequence

from bot import announce, lobby, lobby_score
from bot.commands.games import another, games, meant
from bot.commands.whose import here, here_or_mine, newest
from bot.desk import Desk
from bot.house.wording import game_name, table_name
from bot.inbound import Command
from bot.links import is_genuine, payload, table_in
from bot.messages import Button, Message
from bot.sitting import Sitting, Who
from bot.table import ALIVE, SEATING, Phase, Table, present
from bot.text import Text, shortened
from bot.tokens import Op, Token
from bot.told import NOTHING, Told
from engine.errors import Rejected
from engine.games import GAMES


async def newgame(desk: Desk, command: Command) -> Told:
    """In a room: a lobby. In the private chat: a hand against computers, at once; one that is
    played already goes on, unless a game or rules are asked for. Whoever has other tables there is
    told how to come back to them."""
    game, profile = meant(command.words)
    if command.lacking:
        lacking = tuple(Text(f"permission-{name}") for name in command.lacking)
        raise Rejected("room-lacks", lacking=lacking)
    if not command.at.private:

        def opened(sitting: Sitting, who: Who) -> Told:
            lobby.open_(sitting, who)
            return NOTHING if sitting.here is None else _seated(sitting, who)

        return await desk.open(command, game, profile, opened)
    running = await desk.tables_in(command.at, (Phase.PLAYING,))
    if running and not game:
        return await desk.step(running[-1], command, _go_on)
    seated = await desk.tables_of(command.sender, ALIVE)
    others = [table for table in seated if table.room == command.at]

    def work(sitting: Sitting, who: Who) -> Told:
        lobby.start(sitting, who, desk.chance)
        return _beside(sitting, others)

    return await desk.open(command, game, profile, work)


def _go_on(sitting: Sitting, who: Who) -> Told:
    """The hand that is played in the private chat already."""
    push(sitting, who)
    args = {"number": sitting.table.number, "game": another(sitting.table.game)}
    return Told(Text("newgame-running", args))


def _beside(sitting: Sitting, others: Sequence[Table]) -> Told:
    """For whoever has *others* in his private chat besides the table that he has just opened."""
    if not others:
        return NOTHING
    tables = tuple(map(table_name, others))
    args = {"number": sitting.table.number, "tables": tables, "first": others[0].number}
    return Told(Text("newgame-beside", args))


async def join(desk: Desk, command: Command) -> Told:
    table = await newest(desk, command, SEATING)
    return await desk.step(table, command, sit)


async def leave(desk: Desk, command: Command) -> Told:
    """Get up; not in the middle of a hand. The last one who does closes the table."""

    def work(sitting: Sitting, who: Who) -> Told:
        if _in_hand(sitting, who):
            raise Rejected("leave-later", number=sitting.table.number)
        told = left(sitting, who)
        return told if sitting.here is not None or command.at.private else NOTHING

    table = await here(desk, command, SEATING, (Phase.PLAYING,))
    return await desk.step(table, command, work)


def left(sitting: Sitting, who: Who) -> Told:
    """What somebody who gets up is told. Raises Rejected."""
    lobby.leave(sitting, who)
    closed = sitting.table.phase is Phase.CLOSED
    return Told(Text("left-closed", {"number": sitting.table.number}) if closed else Text("left"))


def _in_hand(sitting: Sitting, who: Who) -> bool:
    """Whether *who* sits in the middle of a hand. Raises Rejected for who does not sit there."""
    if sitting.table.phase is not Phase.PLAYING:
        return False
    sitting.table.seated(who.id)
    return True


async def seat(desk: Desk, command: Command) -> Told:
    """Another place before the first hand: the next free one, or the one that is named. The host
    names two seats, and they change places."""
    numbers = [int(word) - 1 for word in command.words.split() if word.isdecimal()][:2]

    def work(sitting: Sitting, who: Who) -> Told:
        if len(numbers) > 1:
            lobby.arrange(sitting, who, numbers[0], numbers[1])
            return Told(Text("seats-changed"))
        return Told(Text("seated", {"seat": lobby.move(sitting, who, *numbers) + 1}))

    table = await here(desk, command, (Phase.LOBBY,))
    return await desk.step(table, command, work)


async def score(desk: Desk, command: Command) -> Told:
    """The match so far: sides, players, and what is owed next."""

    def work(sitting: Sitting, who: Who) -> None:
        slot = f"score{sitting.table.id}"
        lines = lobby_score.lines(sitting)
        sitting.tell(Message(to=command.at, lines=lines, slot=slot, repost=True))

    return await desk.step(await here_or_mine(desk, command), command, work)


async def deal(desk: Desk, command: Command) -> Told:
    def work(sitting: Sitting, who: Who) -> None:
        lobby.start(sitting, who, desk.chance)

    return await desk.step(await here(desk, command, (Phase.LOBBY,)), command, work)


async def next_(desk: Desk, command: Command) -> Told:
    def work(sitting: Sitting, who: Who) -> None:
        if _in_hand(sitting, who):
            raise Rejected("next-later", number=sitting.table.number)
        lobby.next_hand(sitting, who, desk.chance)

    table = await here(desk, command, (Phase.BETWEEN, Phase.OVER), (Phase.PLAYING,))
    return await desk.step(table, command, work)


async def stop(desk: Desk, command: Command) -> Told:
    """Close the table; once a match has begun, with the consent of all."""

    def work(sitting: Sitting, who: Who) -> Told:
        return stopped(sitting, who)

    return await desk.step(await here(desk, command), command, work)


def stopped(sitting: Sitting, who: Who) -> Told:
    """What somebody who wants to stop is told."""
    lobby.stop(sitting, who)
    closed = sitting.table.phase is Phase.CLOSED
    return Told(Text("lobby-closed")) if closed else NOTHING


async def table(desk: Desk, command: Command) -> Told:
    """Post the table message again at the end of the room."""

    def work(sitting: Sitting, who: Who) -> None:
        if command.at.private and sitting.table.room == command.at:
            _bring(sitting, who)
        elif command.at.private:
            push(sitting, who)
        else:
            announce.ask_anew(sitting)

    return await desk.step(await here_or_mine(desk, command), command, work)


async def start(desk: Desk, command: Command) -> Told:
    """A greeting; with the payload of a link, a seat at that table."""
    words = command.words.strip()
    number = table_in(words)
    if not command.at.private:
        row = tuple(_opening("button-newgame", Op.NEWGAME, game) for game in GAMES)
        return Told(Text("greeting", {"games": games()}), buttons=(row,))
    if number is None:
        rows = tuple((_opening("button-play-computers", Op.SOLO, game),) for game in GAMES)
        args = {"name": shortened(command.sender.name), "games": games()}
        return Told(Text("start-private", args), buttons=rows)

    def work(sitting: Sitting, who: Who) -> Told:
        if not is_genuine(words, sitting.table):
            raise Rejected("no-table")
        if sitting.table.phase is not Phase.LOBBY and who.id in present(sitting.table):
            push(sitting, who)  # he comes from a message that could not reach him
            return NOTHING
        return sit(sitting, who)

    return await desk.step(number, command, work)


def _opening(label: str, op: Op, game: str) -> Button:
    """Opens a table of *game*."""
    return Button(Text(label, {"game": game_name(game)}), str(Token(op, 0, arg=game)))


def sit(sitting: Sitting, who: Who) -> Told:
    """Take a seat; or, with the private chat closed, have one kept."""
    seat = lobby.join(sitting, who)
    if sitting.here is not None:
        return _seated(sitting, who)
    if not who.playable:
        return Told(Text("seat-kept", {"name": who.name}), start=payload(sitting.table))
    args = {"number": sitting.table.number, "title": sitting.title, "seat": seat + 1}
    return Told(Text("joined-private", args), alone=True)


def _seated(sitting: Sitting, who: Who) -> Told:
    """For whoever is answered alone: his seat, and whether he wants private messages."""
    key = "seated-here-reminded" if who.reachable else "seated-here"
    seat = sitting.table.seated(who.id) + 1
    return Told(Text(key, {"seat": seat}), buttons=((pings(who),),))


def pings(who: Who) -> Button:
    """Turns private messages on, or off."""
    if who.reachable:
        return Button(Text("button-pings-off"), str(Token(Op.PINGS, 0, arg="0")))
    return Button(Text("button-pings-on"), str(Token(Op.PINGS, 0, arg="1")))


def push(sitting: Sitting, who: Who) -> None:
    """Post the private message of *who* anew at the end of his chat, or show it in the answer.
    Raises Rejected."""
    seat = sitting.table.seated(who.id)
    if sitting.hand is None:
        raise Rejected("not-running")
    sitting.pushed.add(seat)


def _bring(sitting: Sitting, who: Who) -> None:
    """Show a table of the private chat itself at its end, whatever it is about now."""
    if sitting.table.phase is Phase.PLAYING:
        push(sitting, who)
    else:
        sitting.board_anew = True
