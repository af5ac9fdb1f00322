"""What stands below every table message: one's own hand first (screens, section 5.1)."""

from __future__ import annotations

from bot.messages import Button, Keyboard
from bot.narrate import Scene
from bot.text import Text
from bot.tokens import Op, Token


def table_buttons(scene: Scene, *, counts: bool = False, between: Keyboard = ()) -> Keyboard:
    """*counts*: cards left can be asked for; *between*: what the moment offers everybody."""

    def press(key: str, op: Op) -> Button:
        return Button(Text(key), str(Token(op, scene.table)))

    hand: tuple[Button, ...] = (press("button-hand", Op.HAND),)
    if scene.title and not scene.discreet:
        hand = (*hand, press("button-play-private", Op.OPEN))
    tools: tuple[Button, ...] = (press("button-table", Op.TABLE), press("button-rules", Op.RULES))
    if counts:
        tools = (press("button-count", Op.COUNT), *tools)
    return (hand, *between, tools)


def result_buttons(scene: Scene) -> Keyboard:
    """Below the result of a hand."""
    again = "button-again" if scene.match_over else "button-next"
    row = (
        Button(Text(again), str(Token(Op.NEXT, scene.table))),
        Button(Text("button-close"), str(Token(Op.CLOSE, scene.table))),
    )
    return (row,)
