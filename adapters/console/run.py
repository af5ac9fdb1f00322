"""A table in the terminal. Works at a keyboard, and with a file of moves on standard input."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, TextIO

from rich.console import Console

from adapters.console.port import PLATFORM, ConsolePort, written
from bot.app import App
from bot.inbound import Click, Command, Inbound, Sender, Typed
from bot.text import Text, language_for, locale, pieces
from bot.tokens import Op, Token
from storage.store import Store

USER: Final = "you"
QUIT: Final = ("q", "quit", "exit", "退出")


def language(chosen: str | None) -> str:
    """The chosen one, else that of the terminal."""
    tag = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return chosen or language_for(tag.partition(".")[0].replace("_", "-") or "en")


async def play(store: Store, chosen: str | None) -> None:
    """Until the input ends. A hand that was not finished goes on."""
    tongue = language(chosen)
    console = Console(highlight=False)
    port = ConsolePort(console)
    app = App.build(store, {PLATFORM: port}, language=tongue)
    terminal = Terminal(app, port, console, tongue)
    async with asyncio.TaskGroup() as group:
        serving = group.create_task(app.run())
        try:
            await terminal.talk(reading(sys.stdin))
        finally:
            serving.cancel()


def reading(stream: TextIO) -> Callable[[], Awaitable[str]]:
    """Lines of *stream*, one at a time; nothing at its end.

    At a keyboard the loop itself waits for the line, so that an interrupt ends the program at once
    instead of after the next Enter.
    """

    async def from_file() -> str:
        return await asyncio.to_thread(stream.readline)

    async def from_keyboard() -> str:
        loop, typed = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(stream, typed.set)
        try:
            await typed.wait()
        finally:
            loop.remove_reader(stream)
        return stream.readline()

    return from_keyboard if stream.isatty() else from_file


class Terminal:
    """Turns lines into what a chat would hand in, one after another."""

    def __init__(self, app: App, port: ConsolePort, console: Console, tongue: str) -> None:
        self._app = app
        self._port = port
        self._console = console
        self._words = locale(tongue)
        self._me = Sender(PLATFORM, USER, self._words.words(Text("console-you")), tongue)
        self._run = os.urandom(8).hex()
        self._numbers = count(1)

    async def talk(self, readline: Callable[[], Awaitable[str]]) -> None:
        """Open the table, then one line after another; the next when all is said."""
        self._say(Text("console-welcome"))
        await self._app.desk.speak(self._command("language"), self._words.name)
        await self._hand_in(self._command("newgame"))
        while True:
            if sys.stdin.isatty():
                self._console.print("> ", end="")
            line = await readline()
            if not line or line.strip().lower() in QUIT:
                self._say(Text("console-bye"))
                return
            await self._line(line.strip())

    async def _line(self, line: str) -> None:
        if line in ("?", "\uff1f"):
            self._say(Text("console-help"))
            await self._press(Op.HINT)
        elif not line:
            if not await self._press(Op.NO_BURN):
                self._say(Text("console-enter"))
        elif line.isdecimal() and self._port.choices:
            await self._number(int(line))
        elif line.startswith("/"):
            name, _, words = line[1:].partition(" ")
            await self._hand_in(self._command(name, words))
        else:
            await self._hand_in(
                Typed(id=self._id(), sender=self._me, at=self._me.address, text=line)
            )

    async def _number(self, number: int) -> None:
        """A number is a choice on the screen, never a card: one four is ``1x4``."""
        if 0 < number <= len(self._port.choices):
            await self._hand_in(self._click(self._port.choices[number - 1]))
        else:
            self._say(Text("console-no-number", {"number": number}))

    async def _press(self, op: Op) -> bool:
        """Press the button of this kind, if there is one."""
        found = [token for token in self._port.choices if Token.parse(token).op is op]
        if found:
            await self._hand_in(self._click(found[0]))
        return bool(found)

    async def _hand_in(self, inbound: Inbound) -> None:
        reply = await self._app.handle(inbound)
        if reply is not None and reply.pieces:
            self._console.print("".join(map(written, reply.pieces)), style="italic")
        await self._app.settled()

    def _say(self, text: Text) -> None:
        self._console.print("".join(map(written, pieces(self._words.words(text)))))

    def _click(self, token: str) -> Click:
        return Click(id=self._id(), sender=self._me, at=self._me.address, token=token)

    def _command(self, name: str, words: str = "") -> Command:
        return Command(id=self._id(), sender=self._me, at=self._me.address, name=name, words=words)

    def _id(self) -> str:
        return f"{self._run}-{next(self._numbers)}"
