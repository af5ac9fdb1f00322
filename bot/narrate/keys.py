"""Buttons and rows that the private keyboards of all games are made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.messages import Button, Keyboard
from bot.narrate import Scene
from bot.text import Text
from bot.tokens import Op, Token

Row = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Keys:
    """Makes buttons for the open question of a table."""

    scene: Scene

    def press(self, label: Text, op: Op, arg: str = "") -> Button:
        return Button(label, str(Token(op, self.scene.table, self.scene.decision, arg)))

    def panel(self, label: Text, name: str) -> Button:
        return self.press(label, Op.PANEL, name)

    def back(self, name: str) -> Row:
        return (self.panel(Text("button-back"), name),)


def rows(buttons: Iterable[Button], width: int, group: str = "") -> Keyboard:
    """*width* buttons a row. *group* names what they are a choice of: ``group-<group>``."""
    all_buttons = tuple(buttons)
    if group:
        name = Text(f"group-{group}")
        all_buttons = tuple(replace(button, group=name) for button in all_buttons)
    return tuple(all_buttons[start : start + width] for start in range(0, len(all_buttons), width))
