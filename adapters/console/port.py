"""The terminal as a :class:`bot.port.ChatPort`: every message is printed, its buttons numbered."""

from __future__ import annotations

from datetime import datetime
from itertools import count
from typing import Final

from rich.box import ROUNDED
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from bot.messages import Address
from bot.port import Rendered, Sent

PLATFORM: Final = "console"


class ConsolePort:
    platform = PLATFORM

    def __init__(self, console: Console) -> None:
        self._console = console
        self._numbers = count(1)
        self.choices: tuple[str, ...] = ()
        """Tokens of the newest message's buttons; number 1 is the first."""

    async def send(self, to: Address, message: Rendered) -> Sent:
        self._show(message)
        return Sent(to, str(next(self._numbers)))

    async def edit(self, sent: Sent, message: Rendered) -> None:
        self._show(message)

    async def strip(self, sent: Sent) -> None:
        """What has been printed stays as it is."""

    def _show(self, message: Rendered) -> None:
        words = Styled("".join(written(piece) for piece in message.pieces))
        self._console.print(Panel(words, box=ROUNDED, expand=False, padding=(0, 1)))
        rows = [[b for b in row if b.token] for row in message.buttons]
        self.choices = tuple(button.token for row in rows for button in row)
        numbers = count(1)
        for row in rows:
            line = Styled()
            for button in row:
                line.append(f" {next(numbers)} ", style="reverse")
                line.append(f" {button.label}   ")
            if row:
                self._console.print(Padding(line, (0, 1)))


def written(piece: str | datetime) -> str:
    """Moments in the zone of this terminal."""
    return piece if isinstance(piece, str) else f"{piece.astimezone():%H:%M:%S}"
