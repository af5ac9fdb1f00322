"""The screens on which house rules are read and chosen (screens, section 8).

Buttons carry one operation with an argument that names a screen or a choice:

==============  ======================================================
``""``          all categories
``c4``          the fifth category
``oK``          option K
``vN``          take value N, which names its option too
``b``, ``p2``   other presets; take the third one
``d``           what differs from the preset
``g``           how to paste a code
``x``           close
``y``, ``n``    yes and no to the open motion; its mark is the decision
==============  ======================================================

K and N are base 36 and stand in the registry. All others carry the mark of the game as decision,
since a number means something else in another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.house.code import encoded
from bot.house.house import House
from bot.house.options import Option, categories, key, options
from bot.house.registry import REGISTRIES
from bot.house.wording import (
    about_of,
    category_name,
    name_of,
    preset_about,
    preset_name,
    value_of,
)
from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.text import Text
from bot.tokens import Op, Token, base36, mark
from engine.games import GAMES

_FIVE: Final = 5
_EIGHT: Final = 8
_FEW: Final = 6
"""So many values stand two to a row, more of them five."""
SHOWN: Final = 12
"""Changes that a message lists one by one."""


@dataclass(frozen=True, slots=True)
class Screens:
    """Makes the screens of the rules of one table."""

    table: int
    house: House
    saves: bool = True
    """There is a room for which they can be kept."""

    def press(self, label: Text, arg: str) -> Button:
        return Button(label, str(Token(Op.HOUSE, self.table, mark(self.house.game), arg)))

    def categories(self) -> Screen:
        """All of them, with how much was changed in each."""
        named = [_category(self.house, each) for each in self._order]
        pairs = zip(named[::2], named[1::2], strict=False)
        last = named[len(named) // 2 * 2 :]
        lines = (
            self._title,
            *(Text("house-two", {"left": left, "right": right}) for left, right in pairs),
            *last,
            Text("house-code", {"code": encoded(self.house)}),
        )
        numbers = [self.press(_number(n), f"c{n - 1}") for n in range(1, len(self._order) + 1)]
        return Screen(lines, (*_rows(numbers, _FIVE), *self._tools()))

    def _tools(self) -> Keyboard:
        copy = Button(Text("button-house-copy"), copied=encoded(self.house))
        token = str(Token(Op.KEEP, self.table, mark(self.house.game)))
        keep = (Button(Text("button-house-save"), token),) if self.saves else ()
        return (
            (
                self.press(Text("button-house-preset"), "b"),
                self.press(Text("button-house-changes"), "d"),
                self.press(Text("button-house-paste"), "g"),
            ),
            (copy, *keep, self.press(Text("button-house-close"), "x")),
        )

    def category(self, place: int) -> Screen:
        """The options of one category with their values. Raises LookupError."""
        category = self._order[place]
        held = categories(self.house.game)[category]
        name = category_name(self.house.game, category)
        title = Text("house-category", {"number": place + 1, "name": name})
        lines = [self._line(n, option) for n, option in enumerate(held, 1)]
        places = REGISTRIES[self.house.game].places
        numbers = [
            self.press(_number(n), f"o{base36(places[option.name])}")
            for n, option in enumerate(held, 1)
        ]
        return Screen((title, *lines), (*_rows(numbers, _EIGHT), self._back("")))

    def place_of(self, name: str) -> int:
        """The place of the category to which option *name* belongs."""
        return self._order.index(options(self.house.game)[name].category)

    def _line(self, number: int, option: Option) -> Text:
        name = option.name
        args: dict[str, object] = {
            "number": number,
            "name": name_of(self.house.game, name),
            "value": self._value(name, self.house.value(name)),
        }
        if name not in self.house.changes:
            return Text("house-line", args)
        was = self._value(name, self.house.original(name))
        return Text("house-line-changed", {**args, "was": was})

    def option(self, name: str) -> Screen:
        """One option, with what it means and a button for each value. Raises LookupError."""
        game = self.house.game
        option = options(game)[name]
        args: dict[str, object] = {
            "now": self._value(name, self.house.value(name)),
            "preset": preset_name(game, self.house.preset),
            "was": self._value(name, self.house.original(name)),
        }
        lines = (
            Text("house-option", {"name": name_of(game, name), "about": about_of(game, name)}),
            Text("house-now", args),
        )
        values = self._toggles(option) if option.members else self._values(option)
        back = f"c{self.place_of(name)}"
        return Screen(
            lines, (*_rows(values, 2 if len(values) <= _FEW else _FIVE), self._back(back))
        )

    def _values(self, option: Option) -> list[Button]:
        now = self.house.value(option.name)
        found = []
        for value in option.values:
            words = self._value(option.name, key(value))
            label = Text(
                "house-value-now" if key(value) == now else "house-value", {"value": words}
            )
            found.append(self._take(label, option.name, key(value)))
        return found

    def _toggles(self, option: Option) -> list[Button]:
        """Each member turns over by itself."""
        held = option.value(self.house.value(option.name))
        found = []
        for member in option.members:
            words = self._value(option.name, key(member))
            label = Text("house-on" if member in held else "house-off", {"value": words})
            found.append(self._take(label, option.name, key(held ^ {member})))
        return found

    def _take(self, label: Text, name: str, value: str) -> Button:
        number = REGISTRIES[self.house.game].numbers[name, value]
        return self.press(label, f"v{base36(number)}")

    def _value(self, name: str, value: str) -> Text:
        return value_of(self.house.game, name, value)

    @property
    def _title(self) -> Text:
        """Where there is no group, they are those of the table and nothing more."""
        key = "house-title" if self.saves else "house-title-table"
        return Text(key, {"rules": summary(self.house)})

    @property
    def _order(self) -> tuple[StrEnum, ...]:
        """The categories as they are numbered."""
        return tuple(categories(self.house.game))

    def presets(self) -> Screen:
        """The presets to begin from; what was changed is given up."""
        game = self.house.game
        found = [
            (number, name)
            for number, (_, name) in enumerate(REGISTRIES[game].presets)
            if name in GAMES[game].profiles
        ]
        lines = (Text("house-presets"), *(preset_about(game, name) for _, name in found))
        buttons = [self.press(_preset_label(name, self.house), f"p{n}") for n, name in found]
        return Screen(lines, (*_rows(buttons, 3), self._back("")))

    def changes(self) -> Screen:
        """What differs from the preset."""
        return Screen((self._title, *differences(self.house)), (self._back(""),))

    def pasting(self) -> Screen:
        """How to paste a code."""
        return Screen((Text("house-paste", {"code": encoded(self.house)}),), (self._back(""),))

    def closed(self) -> Screen:
        """The rules in one line, without buttons."""
        return Screen((self._title, Text("house-code", {"code": encoded(self.house)})))

    def motion(self, number: int, lines: Sequence[Text], yes: str, no: str) -> Screen:
        """*lines*, and the buttons to agree to motion *number* and to refuse it."""
        buttons = tuple(
            Button(Text(label), str(Token(Op.HOUSE, self.table, number, arg)))
            for label, arg in ((yes, "y"), (no, "n"))
        )
        return Screen((*lines, *differences(self.house)), (buttons,))

    def _back(self, arg: str) -> tuple[Button, ...]:
        return (self.press(Text("button-back"), arg),)


def summary(house: House) -> Text:
    """The preset and how much was changed: 打点版，改了3处."""
    preset = preset_name(house.game, house.preset)
    if not house.changes:
        return preset
    return Text("house-changed", {"preset": preset, "count": len(house.changes)})


def differences(house: House) -> tuple[Text, ...]:
    """One line for each change, as long as a message can be."""
    if not house.changes:
        return (Text("house-no-changes"),)
    lines = [_difference(house, name) for name in house.changes]
    if len(lines) <= SHOWN:
        return tuple(lines)
    return (*lines[:SHOWN], Text("house-more", {"count": len(lines) - SHOWN}))


def _difference(house: House, name: str) -> Text:
    args: dict[str, object] = {
        "name": name_of(house.game, name),
        "value": value_of(house.game, name, house.value(name)),
        "was": value_of(house.game, name, house.original(name)),
    }
    return Text("house-difference", args)


def _category(house: House, category: StrEnum) -> Text:
    args: dict[str, object] = {
        "number": tuple(categories(house.game)).index(category) + 1,
        "name": category_name(house.game, category),
    }
    count = house.changed_in(category)
    if not count:
        return Text("house-category", args)
    return Text("house-category-changed", {**args, "count": count})


def _preset_label(name: str, house: House) -> Text:
    key_ = "house-value-now" if name == house.preset and not house.changes else "house-value"
    return Text(key_, {"value": preset_name(house.game, name)})


def _number(number: int) -> Text:
    return Text("house-number", {"number": number})


def _rows(buttons: Iterable[Button], width: int) -> Keyboard:
    found = tuple(buttons)
    return tuple(found[start : start + width] for start in range(0, len(found), width))
