"""The terminal as a :class:`bot.port.ChatPort`: every message is printed, its buttons numbered."""

from __future__ import annotations

from itertools import count
from typing import Final

from rich.box import ROUNDED
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from bot.messages import Address
from bot.pace import UNPACED
from bot.port import Rendered, Sent
from bot.text import Mention, Piece
from bot.tokens import Op, Token

PLATFORM: Final = "console"


class ConsolePort:
    platform = PLATFORM
    discreet = False
    pace = UNPACED

    def __init__(self, console: Console) -> None:
        self._console = console
        self._numbers = count(1)
        self.choices: tuple[str, ...] = ()
        """Tokens behind the numbers: of the newest question, then of what was told since."""

    async def send(self, to: Address, message: Rendered) -> Sent:
        self._show(message)
        return Sent(to, str(next(self._numbers)))

    async def edit(self, sent: Sent, message: Rendered) -> None:
        self._show(message)

    async def strip(self, sent: Sent) -> None:
        """What has been printed stays as it is."""

    async def delete(self, sent: Sent) -> None:
        """The same."""

    def _show(self, message: Rendered) -> None:
        words = Styled("".join(written(piece) for piece in message.pieces))
        self._console.print(Panel(words, box=ROUNDED, expand=False, padding=(0, 1)))
        rows = [[b for b in row if b.token] for row in message.buttons]
        tokens = tuple(button.token for row in rows for button in row)
        if any(Token.parse(token).op is not Op.RULES for token in tokens):
            self.choices = ()
        numbers = count(len(self.choices) + 1)
        self.choices += tokens
        for row in rows:
            if row:
                self._row([(next(numbers), button.label) for button in row])

    def _row(self, items: list[tuple[int, str]]) -> None:
        """Numbered choices; a number is never torn from its label."""
        line = Styled()
        for number, label in items:
            item = Styled.assemble((f" {number} ", "reverse"), f" {label}   ")
            if line and line.cell_len + item.cell_len > self._console.width - 2:
                self._console.print(Padding(line, (0, 1), expand=False))
                line = Styled()
            line.append_text(item)
        self._console.print(Padding(line, (0, 1), expand=False))


def written(piece: Piece) -> str:
    """Moments in the zone of this terminal."""
    match piece:
        case str():
            return piece
        case Mention(name=name):
            return name
    return f"{piece.astimezone():%H:%M:%S}"
