"""One function a kind of button. The router has found the table and the person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot import lobby, play
from bot.chance import Chance
from bot.commands import hands, tables
from bot.commands.told import Told
from bot.desk import Desk
from bot.inbound import Click, Command
from bot.links import payload
from bot.sitting import Sitting, Who
from bot.text import Text
from bot.tokens import Op, Token
from engine.errors import Rejected, Stale
from engine.games import GAMES
from engine.seats import Seat

Step = Callable[[Sitting, Who, Token, Chance], Told]
Look = Callable[[Sitting, Who | None], Told]


def _answer(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    seat = sitting.table.seated(who.id)
    play.running(sitting)
    _current(sitting, token)
    action = _action(sitting, seat, token)
    try:
        play.answer(sitting, seat, token.decision, action)
    except Stale:
        raise
    except Rejected as error:
        return Told(sitting.narrator.refusal(sitting.scene(), error), alert=True)
    return Told(sitting.narrator.noted(sitting.scene(), action))


def _aside(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    seat = sitting.table.seated(who.id)
    play.running(sitting)
    action = _action(sitting, seat, token)
    play.aside(sitting, seat, action)
    return Told(sitting.narrator.noted(sitting.scene(), action))


def _panel(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    seat = sitting.table.seated(who.id)
    play.running(sitting)
    _current(sitting, token)
    sitting.panels[seat] = token.arg
    return Told()


def _open(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """Bring my question to the end of my private chat."""
    seat = sitting.table.seated(who.id)
    if not who.reachable:
        raise Rejected("private-closed", start=payload(sitting.table))
    play.running(sitting)
    sitting.pushed.add(seat)
    if token.arg and sitting.question is not None and token.decision == sitting.question.id:
        sitting.panels[seat] = token.arg
    return Told(Text("sent-private"))


def _table(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    sitting.board_anew = True
    return Told()


def _rules(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """The table's rules, or one term, in the private chat."""
    if not who.reachable:
        raise Rejected("private-closed", start=payload(sitting.table))
    sitting.messages.append(hands.rules_message(sitting, who.address, token.arg))
    return Told(Text("sent-private"))


def _count(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """Ask all seats at once (问牌): the presser hears it now, the table message shows it until
    the next trick."""
    return Told(hands.ask_counts(sitting), alert=True)


def _join(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    told = tables.sit(sitting, who)
    seat = sitting.table.seat_of(who.id)
    assert seat is not None
    return told if told.start else Told(Text("seated", {"seat": seat + 1}))


def _leave(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    lobby.leave(sitting, who)
    return Told(Text("left"))


def _computer(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    lobby.add_computer(sitting, who)
    return Told()


def _profile(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    names = tuple(GAMES[sitting.table.game].profiles)
    if not token.arg.isdecimal() or int(token.arg) >= len(names):
        raise Rejected("bad-button")
    lobby.choose_profile(sitting, who, names[int(token.arg)])
    return Told()


def _start(sitting: Sitting, who: Who, token: Token, chance: Chance) -> Told:
    lobby.start(sitting, who, chance)
    return Told()


def _next(sitting: Sitting, who: Who, token: Token, chance: Chance) -> Told:
    lobby.next_hand(sitting, who, chance)
    return Told()


def _close(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    lobby.close(sitting, who)
    return Told(Text("lobby-closed"))


STEPS: Final[dict[Op, Step]] = {
    Op.PLAY: _answer,
    Op.BURN: _answer,
    Op.PASS: _answer,
    Op.NO_BURN: _answer,
    Op.YIELD: _answer,
    Op.APPLY: _answer,
    Op.SHOW: _answer,
    Op.NO_SHOW: _answer,
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
}
"""Buttons that change something."""


def _hand(sitting: Sitting, who: Who | None) -> Told:
    return Told(sitting.narrator.alert(sitting.scene(), sitting.view(_seat(sitting, who))), True)


def _hint(sitting: Sitting, who: Who | None) -> Told:
    return Told(sitting.narrator.hint(sitting.scene(), sitting.view(_seat(sitting, who))), True)


LOOKS: Final[dict[Op, Look]] = {Op.HAND: _hand, Op.HINT: _hint}
"""Buttons that only tell the presser something."""


async def solo(desk: Desk, click: Click) -> Told:
    """A hand against computers, in the private chat."""
    command = Command(id=click.id, sender=click.sender, at=click.sender.address, name="newgame")
    return await tables.newgame(desk, command)


def _seat(sitting: Sitting, who: Who | None) -> Seat:
    if sitting.hand is None:
        raise Rejected("not-running")
    if who is None:
        raise Rejected("not-seated")
    return sitting.table.seated(who.id)


def _current(sitting: Sitting, token: Token) -> None:
    if sitting.question is None or sitting.question.id != token.decision:
        raise Stale


def _action(sitting: Sitting, seat: Seat, token: Token) -> Any:
    try:
        return sitting.narrator.action(sitting.view(seat), token.op.value, token.arg)
    except ValueError as error:
        raise Rejected("bad-button") from error
