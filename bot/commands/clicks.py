"""One function a kind of button. The router has found the table and the person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot import announce, dissolving, lobby, lobby_between, lobby_seats, play
from bot.chance import Chance
from bot.commands import hands, house, tables
from bot.desk import Desk
from bot.inbound import Click, as_command
from bot.links import payload
from bot.messages import Message
from bot.scenery import scene
from bot.sitting import Sitting, Who
from bot.table import Phase, require_between
from bot.text import Text
from bot.tokens import Op, Token, require_game
from bot.told import NOTHING, Told, noted
from engine.errors import Rejected, Stale
from engine.games import GAMES
from engine.seats import Seat

Step = Callable[[Sitting, Who, Token, Chance], Told]
Look = Callable[[Sitting, Who | None, Token], Told]


def _answer(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    seat = sitting.table.seated(who.id)
    play.running(sitting)
    _current(sitting, token)
    assert sitting.question is not None
    action = _action(sitting, seat, token)
    told = noted(sitting, action, sitting.view(seat).asked)
    play.answer(sitting, seat, sitting.question.id, action)
    sitting.assured.add(seat)
    return told


def _aside(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    seat = sitting.table.seated(who.id)
    play.running(sitting)
    action = _action(sitting, seat, token)
    play.aside(sitting, seat, action)
    return noted(sitting, action)


def _own_turn(sitting: Sitting, who: Who, token: Token, chance: Chance) -> Told:
    """What cannot be undone is done only from the keyboard of the open question."""
    sitting.table.seated(who.id)
    play.running(sitting)
    _current(sitting, token)
    return _aside(sitting, who, token, chance)


def _panel(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    seat = sitting.table.seated(who.id)
    play.running(sitting)
    _current(sitting, token)
    sitting.panels[seat] = token.arg
    return NOTHING


def _open(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """Bring my question to the end of my private chat, or show it where I pressed."""
    seat = sitting.table.seated(who.id)
    _must_reach(sitting, who)
    play.running(sitting)
    sitting.pushed.add(seat)
    if token.arg and token.decision == sitting.decision:
        sitting.panels[seat] = token.arg
    return _sent(sitting)


def _sent(sitting: Sitting) -> Told:
    """Where it stands, if it is not where he pressed."""
    beside = sitting.here is None and sitting.inside is None
    return Told(Text("sent-private")) if beside else NOTHING


def _table(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    announce.ask_anew(sitting)
    return NOTHING


def _rules(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """The table's rules, or one term, in the private chat or in the answer."""
    _must_reach(sitting, who)
    sitting.tell(hands.rules_message(sitting, who, who.address, token.arg))
    return _sent(sitting)


def _count(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """Ask all seats at once (问牌): the presser hears it now, the table message shows it until
    the next trick."""
    return Told(hands.ask_counts(sitting), alert=True)


def _join(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    told = tables.sit(sitting, who)
    if told.start or sitting.here is not None:
        return told
    return Told(Text("seated", {"seat": sitting.table.seated(who.id) + 1}))


def _leave(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    return tables.left(sitting, who)


def _computer(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    lobby.add_computer(sitting, who)
    return NOTHING


def _profile(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    require_game(token, sitting.table.game)
    names = tuple(GAMES[sitting.table.game].profiles)
    if not token.arg.isdecimal() or int(token.arg) >= len(names):
        raise Rejected("bad-button")
    lobby.choose_profile(sitting, who, names[int(token.arg)])
    return NOTHING


def _start(sitting: Sitting, who: Who, token: Token, chance: Chance) -> Told:
    lobby.start(sitting, who, chance)
    return NOTHING


def _next(sitting: Sitting, who: Who, token: Token, chance: Chance) -> Told:
    if token.arg not in lobby_seats.AGAIN:
        raise Rejected("bad-button")
    sitting.table.seated(who.id)
    require_between(sitting.table)
    lobby_between.require_current(sitting.table, token.decision)
    lobby.next_hand(sitting, who, chance, token.arg)
    return NOTHING if sitting.table.phase is Phase.PLAYING else Told(Text("next-noted"))


def _close(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """An old button must not ask to stop a later hand."""
    if sitting.table.phase not in (Phase.LOBBY, Phase.CLOSED):
        sitting.table.seated(who.id)
        lobby_between.require_current(sitting.table, token.decision)
    return tables.stopped(sitting, who)


def _vote(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    if token.arg not in ("0", "1"):
        raise Rejected("bad-button")
    dissolving.vote(sitting, who, token.decision, token.arg == "1")
    return Told(Text("motion-noted"))


def _seat(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    return Told(Text("seated", {"seat": lobby.move(sitting, who) + 1}))


STEPS: Final[dict[Op, Step]] = {
    Op.PLAY: _answer,
    Op.BURN: _answer,
    Op.PASS: _answer,
    Op.NO_BURN: _answer,
    Op.YIELD: _answer,
    Op.APPLY: _answer,
    Op.SHOW: _answer,
    Op.NO_SHOW: _answer,
    Op.SAY: _answer,
    Op.FOURS: _own_turn,
    Op.SHOW_HAND: _aside,
    Op.SUGGEST: _aside,
    Op.PANEL: _panel,
    Op.OPEN: _open,
    Op.TABLE: _table,
    Op.RULES: _rules,
    Op.COUNT: _count,
    Op.JOIN: _join,
    Op.LEAVE: _leave,
    Op.COMPUTER: _computer,
    Op.PROFILE: _profile,
    Op.START: _start,
    Op.NEXT: _next,
    Op.CLOSE: _close,
    Op.VOTE: _vote,
    Op.SEAT: _seat,
    Op.HOUSE: house.press,
}
"""Buttons that change something."""


def my_hand(sitting: Sitting, who: Who | None, token: Token) -> Told:
    """The cards of the presser; for whoever has none, what everybody may know."""
    if sitting.hand is None:
        raise Rejected("not-running")
    seat = None if who is None else sitting.table.seat_of(who.id)
    if sitting.here is not None and seat is not None:
        return Told(screen=announce.private_message(sitting, seat), living=True)
    return Told(sitting.narrator.alert(scene(sitting), sitting.view(seat)), alert=True)


def _hint(sitting: Sitting, who: Who | None, token: Token) -> Told:
    if who is None:
        raise Rejected("not-seated")
    seat = sitting.table.seated(who.id)
    play.running(sitting)
    _current(sitting, token)
    return Told(sitting.narrator.hint(sitting.view(seat)), alert=True)


LOOKS: Final[dict[Op, Look]] = {Op.HAND: my_hand, Op.HINT: _hint}
"""Buttons that only tell the presser something."""


ANSWERS: Final = frozenset(op.value for op, step in STEPS.items() if step in (_answer, _own_turn))
"""Buttons with which something is played or answered."""

IN_HAND: Final = frozenset(
    (
        *(Op.PLAY, Op.BURN, Op.PASS, Op.NO_BURN, Op.YIELD, Op.APPLY, Op.SHOW, Op.NO_SHOW),
        *(Op.SAY, Op.FOURS, Op.SHOW_HAND, Op.SUGGEST, Op.PANEL, Op.OPEN, Op.HINT),
    )
)
"""Buttons of the message with one's cards, or that lead to it."""


async def _newgame(desk: Desk, click: Click) -> Told:
    game = Token.parse(click.token).arg
    return await tables.newgame(desk, as_command(click, "newgame", game))


async def _pings(desk: Desk, click: Click) -> Told:
    """Private messages when it is my turn, or none, where nobody needs a private chat."""
    wanted = Token.parse(click.token).arg == "1"
    hello = Text("pings-hello")
    await desk.reach(click, wanted, lambda who: Message(to=who.address, lines=(hello,)))
    return Told(Text("pings-on" if wanted else "pings-off"))


async def _solo(desk: Desk, click: Click) -> Told:
    """A hand against computers, in the private chat where the button stands."""
    if not click.at.private:
        raise Rejected("bad-button")
    return await _newgame(desk, click)


async def _game(desk: Desk, click: Click) -> Told:
    """Another game, with what the room has saved for it."""
    token = Token.parse(click.token)
    if token.arg not in GAMES:
        raise Rejected("bad-button")
    room = await desk.look(token.table, click, lambda sitting, _: sitting.table.room)
    begun = await desk.begun_with(token.arg, room)

    def work(sitting: Sitting, who: Who) -> Told:
        lobby.choose_game(sitting, who, begun)
        return NOTHING

    return await desk.step(token.table, click, work)


OPENINGS: Final[dict[Op, Callable[[Desk, Click], Awaitable[Told]]]] = {
    Op.NEWGAME: _newgame,
    Op.SOLO: _solo,
    Op.PINGS: _pings,
    Op.KEEP: house.keep,
    Op.GAME: _game,
}
"""Buttons for which there is no table yet, or that read or change more than one."""


def _must_reach(sitting: Sitting, who: Who) -> None:
    if sitting.here is None and sitting.inside is None and not who.reachable:
        raise Rejected("private-closed", start=payload(sitting.table))


def _current(sitting: Sitting, token: Token) -> None:
    if sitting.question is None or sitting.decision != token.decision:
        raise Stale


def _action(sitting: Sitting, seat: Seat, token: Token) -> Any:
    try:
        return sitting.narrator.action(sitting.view(seat), token.op.value, token.arg)
    except ValueError as error:
        raise Rejected("bad-button") from error
