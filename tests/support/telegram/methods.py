"""The table of methods the emulator knows. Any other name is a loud 404.

A method is a function of the world and the decoded parameters. It raises ``ApiError`` in the
order of the real server: text and markup first, then the chat, then the message, then the flood
rule, and only then has an effect.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]
Method = Callable[["World", Json], Any | Awaitable[Any]]
METHODS: dict[str, Method] = {}


def method(name: str) -> Callable[[Method], Method]:
    """Enter a function into the table; names are matched without regard to case."""

    def enter(function: Method) -> Method:
        METHODS[name.lower()] = function
        return function

    return enter
