"""The terminal as a :class:`bot.port.ChatPort`: every message is printed, its buttons numbered."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Final

from rich.box import ROUNDED
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from adapters.console.folding import folded
from bot.messages import Address
from bot.pace import UNPACED
from bot.port import Rendered, RenderedButton, Sent
from bot.text import Mention, Piece
from bot.tokens import Op, Token

PLATFORM: Final = "console"
_FRAME: Final = 4
"""Cells that the frame of a message takes."""
MENUS: Final = (Op.HOUSE, Op.KEEP)
"""Buttons of a message that stands beside the game."""

Rows = list[list[RenderedButton]]


class ConsolePort:
    platform = PLATFORM
    discreet = False
    pace = UNPACED

    def __init__(self, console: Console) -> None:
        self._console = console
        self._run = os.urandom(4).hex()
        self._numbers = count(1)
        self._open: dict[str, Rows] = {}
        """Buttons that can still be pressed, by the message under which they stand; the one shown
        last comes last."""
        self.choices: tuple[str, ...] = ()
        """What the numbers stand for: tokens of the newest message that has buttons, then of what
        was explained since, tokens or words to type. Empty: for nothing any more."""

    async def send(self, to: Address, message: Rendered) -> Sent:
        sent = Sent(to, f"{self._run}-{next(self._numbers)}")
        self._show(sent.id, message)
        return sent

    async def edit(self, sent: Sent, message: Rendered) -> None:
        self._show(sent.id, message)

    async def strip(self, sent: Sent) -> None:
        """What has been printed stays as it is, but its numbers mean nothing any more."""
        self._close(sent.id)

    async def delete(self, sent: Sent) -> None:
        """The same."""
        await self.strip(sent)

    @property
    def table(self) -> int:
        """Id of the table of the numbers; 0: of none."""
        return next((token.table for token in map(pressed, self.choices) if token), 0)

    def offer(self, answers: Sequence[tuple[str, str]]) -> None:
        """Print answers, each as it is called and as it is typed, with numbers that type them.

        The numbers follow those that are known already, of which none changes its meaning.
        """
        known = self.choices
        while known and pressed(known[-1]) is None:
            known = known[:-1]
        self.choices = (*known, *(typed for _, typed in answers))
        self._row([(n, called) for n, (called, _) in enumerate(answers, len(known) + 1)])

    def _show(self, id: str, message: Rendered) -> None:
        said = "".join(written(piece) for piece in message.pieces)
        words = Styled(folded(said, self._console.width - _FRAME))
        self._console.print(Panel(words, box=ROUNDED, expand=False, padding=(0, 1)))
        rows = [found for row in message.buttons if (found := [b for b in row if b.token])]
        ops = {op for op, _ in _pressed(rows)}
        if ops and ops <= {Op.RULES}:
            self._number(rows, after=self.choices)
            return
        newest = next(reversed(self._open), None)
        self._close(id)
        if rows:
            self._outdate(rows)
            self._open[id] = rows
            self._number(rows)
        elif newest == id:
            asking = (found for found in reversed(self._open.values()) if not _is_menu(found))
            self._number(next(asking, []))

    def _close(self, id: str) -> None:
        """Its buttons are gone, and so is what could be typed in their stead."""
        if self._open.pop(id, None) is not None:
            self.choices = tuple(choice if pressed(choice) else "" for choice in self.choices)

    def _outdate(self, rows: Rows) -> None:
        """What a table asked before is settled when it asks something new. A menu asks nothing."""
        if _is_menu(rows):
            return
        tables = {table for _, table in _pressed(rows)}
        for id, earlier in tuple(self._open.items()):
            if {table for _, table in _pressed(earlier)} & tables and not _is_menu(earlier):
                del self._open[id]

    def _number(self, rows: Rows, after: tuple[str, ...] = ()) -> None:
        """Print the buttons with the numbers that press them from now on."""
        self.choices = (*after, *(button.token for row in rows for button in row))
        numbers = count(len(after) + 1)
        for row in rows:
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


def _is_menu(rows: Rows) -> bool:
    return any(op in MENUS for op, _ in _pressed(rows))


def _pressed(rows: Rows) -> set[tuple[Op, int]]:
    """What the buttons do, and at which table, as far as their tokens say it."""
    tokens = (pressed(button.token) for row in rows for button in row)
    return {(token.op, token.table) for token in tokens if token}


def pressed(choice: str) -> Token | None:
    """The token behind a number; None: it stands for words, or for nothing."""
    with suppress(ValueError):
        return Token.parse(choice)
    return None


def written(piece: Piece) -> str:
    """Moments in the zone of this terminal."""
    match piece:
        case str():
            return piece
        case Mention(name=name):
            return name
    return f"{piece.astimezone():%H:%M:%S}"
