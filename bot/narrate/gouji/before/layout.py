"""What the questions around a hand have in common: their shape, and buttons that answer."""

from __future__ import annotations

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import codes
from bot.narrate.gouji.reading import Reading
from bot.text import Text
from bot.tokens import Op
from engine.gouji.actions import Action, No, Yes

Part = tuple[tuple[Text, ...], Keyboard]
"""Lines, and the rows below them."""


def say(reading: Reading, label: Text, answer: Action) -> Button:
    """A button that gives *answer*."""
    return reading.keys.press(label, Op.SAY, codes.said(answer, reading.asked.debts))


def no_yes(reading: Reading, no: str, yes: str) -> Keyboard:
    """One row: no first, because it is what most people press."""
    return ((say(reading, Text(no), No()), say(reading, Text(yes), Yes())),)


def first(reading: Reading) -> str:
    """The name of the first keyboard; where an answer is noted, of the one that changes it."""
    return "" if reading.view.answer is None else "c"


def screen(reading: Reading, lines: tuple[Text, ...], buttons: Keyboard) -> Screen:
    cards = reading.cards()
    return Screen((*cards, *((Text("blank"),) if cards else ()), *lines), buttons)
