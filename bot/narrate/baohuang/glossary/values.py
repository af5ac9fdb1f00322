"""Values of house rules that more than one explanation needs."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bot.narrate.points import signed
from bot.text import Text

OFF: Final = Text("value-off")
"""The rule does not apply at this table."""


def value(option: StrEnum) -> str:
    """An option's value as a part of a text's id."""
    return option.value.replace("_", "-")


def listed(places: tuple[int, ...]) -> Text:
    """What each place is worth: 2、1、0、−1、−2."""
    names = ("one", "two", "three", "four", "five")
    return Text("baohuang-values", dict(zip(names, map(signed, places), strict=True)))
