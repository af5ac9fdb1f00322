"""What is asked before the first lead: the throne, the call, who shows himself, kicking, grabbing
(screens, section 14).

Everybody who is asked together gets the same lines and the same buttons, whatever he is. What one
is able to declare stands behind a button, and only he sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.messages import Keyboard
from bot.narrate import Screen
from bot.narrate.baohuang import faces, spoken
from bot.narrate.baohuang.reading import Reading
from bot.narrate.keys import rows
from bot.text import Text
from engine.baohuang.actions import (
    Abdicate,
    Call,
    Declaration,
    Declare,
    Reign,
    Silent,
)
from engine.baohuang.calling import SHOWN
from engine.baohuang.matters import Matter
from engine.baohuang.options import Guard, NoEmperor, Throne
from engine.baohuang.roles import Role
from engine.baohuang.throne import in_turn
from engine.seats import Seat

Part = tuple[tuple[Text, ...], Keyboard]
"""Lines, and the rows below them."""


def question(reading: Reading) -> Part:
    """What the reader is asked, what silence means, and the buttons."""
    lines, buttons = QUESTIONS[reading.asked.matter](reading)
    return (*lines, *_silence(reading)), (*buttons, *reading.tools())


def _silence(reading: Reading) -> tuple[Text, ...]:
    asked = reading.asked
    if reading.deadline is None or reading.scene.solo or asked.usual is None:
        return ()
    said = spoken.said(asked.usual, asked)
    return (Text("deadline-said", {"until": reading.deadline, "action": said}),)


def _throne(reading: Reading) -> Part:
    asked, view = reading.asked, reading.view
    to = heir(view.rules.throne, (*view.declined, reading.seat)[0], reading.seat)
    reign = reading.say(Text("button-reign"), Reign())
    label = Text("button-abdicate-last")
    if to is not None:
        label = Text("button-abdicate", {"name": reading.people.name(to)})
    decline = reading.say(label, Abdicate())
    goes = asked.gift and (to is not None or view.rules.no_emperor is NoEmperor.FORCED)
    along = (Text("throne-gift", {"count": len(asked.gift)}),) if goes else ()
    if not asked.able:
        return (Text("ask-throne-unable", {"count": SHOWN}), *along), ((decline,),)
    if asked.must:
        return (Text("ask-throne-must"),), ((reign,),)
    called = view.rules.guard is Guard.CALLED
    line = Text("ask-throne-called" if called else "ask-throne")
    return (line, *along), ((reign, decline),)


def heir(throne: Throne, first: Seat, seat: Seat) -> Seat | None:
    """To whom the throne passes when *seat* declines; None: he is the last who is asked, *first*
    being the one who was dealt the emperor's card."""
    asked = in_turn(throne, first)
    return next(iter(asked[asked.index(seat) + 1 :]), None)


def _call(reading: Reading) -> Part:
    view = reading.view
    buttons = []
    for card in reading.asked.calls:
        alone = view.cards.count(card) > SHOWN
        label = Text(
            "button-call-alone" if alone else "button-call-guard", {"card": faces.card(card)}
        )
        buttons.append(reading.say(label, Call(card)))
    lines = (Text("ask-call", {"count": SHOWN}), Text("call-top"))
    return lines, rows(buttons, 3, "call")


def _declare(reading: Reading) -> Part:
    no = reading.say(Text("button-stay-hidden"), Silent())
    more = reading.keys.panel(Text("button-declare-myself"), "d")
    return (Text("ask-baohuang-declare"),), ((no, more),)


def _kick(reading: Reading) -> Part:
    factor = {"factor": reading.view.rules.kick_factor}
    return (Text("ask-kick", factor),), (
        (
            reading.say(Text("button-no-kick"), Silent()),
            reading.say(Text("button-kick", factor), Declare(Declaration.KICK)),
        ),
    )


def _grab(reading: Reading) -> Part:
    factor = reading.view.rules.open_solo_factor
    key = "ask-grab" if factor == 1 else "ask-grab-doubled"
    return (Text(key, {"factor": factor}),), (
        (
            reading.say(Text("button-no-grab"), Silent()),
            reading.say(Text("button-grab"), Declare(Declaration.GRAB)),
        ),
    )


QUESTIONS: Final[Mapping[Matter, Callable[[Reading], Part]]] = {
    Matter.GRAB: _grab,
    Matter.THRONE: _throne,
    Matter.CALL: _call,
    Matter.DECLARE: _declare,
    Matter.KICK: _kick,
}


def panel(reading: Reading, name: str) -> Screen | None:
    """What the reader's own cards let him declare, and what that does."""
    asked = reading.asked
    if name != "d" or asked.matter is not Matter.DECLARE:
        return None
    lines = tuple(_meaning(reading, what) for what in asked.says)
    if not lines:
        emperor = asked.role is Role.EMPEROR
        lines = (Text("declare-emperor" if emperor else "declare-nothing"),)
    buttons = tuple(
        reading.say(Text(f"button-declare-{what}"), Declare(what)) for what in asked.says
    )
    no = reading.say(Text("button-stay-hidden"), Silent())
    return reading.panel(lines, ((no, *buttons), reading.keys.back(reading.first())))


def _meaning(reading: Reading, what: Declaration) -> Text:
    """What a declaration changes at this table."""
    rules = reading.view.rules
    match what:
        case Declaration.OPEN_GUARD:
            factor = rules.open_guard_factor
            key = "declare-open-guard"
        case Declaration.OPEN_SOLO:
            factor = rules.open_solo_factor
            key = "declare-open-solo"
        case _:
            needed = rules.revolt_exposes
            if needed is None:
                return Text("declare-revolt")
            return Text("declare-revolt-exposes", {"count": needed})
    return Text(key) if factor == 1 else Text(f"{key}-doubled", {"factor": factor})
