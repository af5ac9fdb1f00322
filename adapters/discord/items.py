"""What can be pressed under a message. All state is in the message, so that it outlives us.

Register both with :meth:`discord.Client.add_dynamic_items`; what is pressed goes to
:meth:`Presses.pressed` of the client.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, Protocol, Self, cast

from discord import Interaction, SelectOption
from discord.ui import Button, DynamicItem, Item, Select, View

LABEL: Final = 80
"""Letters on a button."""
OPTION: Final = 100
"""Letters of an option, in sight or not."""
NAME: Final = 150
"""Letters of the name of a list."""


class Presses(Protocol):
    """The client, as far as buttons need it."""

    async def pressed(self, interaction: Interaction[Any], token: str) -> None:
        """Somebody pressed or chose what carries *token*."""
        ...


def _pressed(interaction: Interaction[Any]) -> Presses:
    return cast(Presses, interaction.client)


class Press(DynamicItem[Button[View]], template=re.compile(r"gj:(?P<token>.+):(?P<number>\d+)")):
    """A button. Tokens may repeat in a message; the number tells its buttons apart."""

    def __init__(self, button: Button[View], token: str) -> None:
        super().__init__(button)
        self.token = token

    @classmethod
    def make(cls, label: str, token: str, number: int, row: int) -> Self:
        custom_id = f"gj:{token}:{number}"
        return cls(Button(label=fitting(label, LABEL), custom_id=custom_id, row=row), token)

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(Button[View], item), match["token"])

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _pressed(interaction).pressed(interaction, self.token)


class Choose(DynamicItem[Select[View]], template=re.compile(r"gj-list:(?P<number>\d+)")):
    """A list of which one option is chosen; each carries its own token."""

    @classmethod
    def make(cls, name: str, options: Iterable[tuple[str, str]], number: int) -> Self:
        """*options*: label and token. *number* is the row, too."""
        select: Select[View] = Select(
            custom_id=f"gj-list:{number}",
            placeholder=fitting(name, NAME),
            options=[
                SelectOption(label=fitting(label, OPTION), value=token) for label, token in options
            ],
            row=number,
        )
        return cls(select)

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(Select[View], item))

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _pressed(interaction).pressed(interaction, self.item.values[0])


def fitting(words: str, most: int) -> str:
    """A label of at most so many letters, and at least one."""
    words = words.strip() or "…"
    return words if len(words) <= most else words[: most - 1] + "…"
