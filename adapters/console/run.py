"""A table in the terminal. Works at a keyboard, and with a file of moves on standard input."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Final, TextIO

from rich.console import Console

from adapters.console.port import PLATFORM, ConsolePort, pressed, written
from bot.app import App
from bot.commands import silence
from bot.commands.games import another, games
from bot.commands.whose import game_here, numbered
from bot.commands.words import command_named, spoken
from bot.inbound import Click, Command, Inbound, Sender, Typed
from bot.refusal import short
from bot.router import refusal
from bot.table import ALIVE, Phase, Table
from bot.text import Text, language_for, locale, pieces
from bot.tokens import Op
from engine.errors import Rejected
from storage.store import Store

USER: Final = "you"
QUIT: Final = ("q", "quit", "exit", "退出")
HELP: Final = ("?", "\uff1f", "help", "/help", "/start", "/?", "帮助", "幫助", "/帮助", "/幫助")
_RESUMED: Final = (Phase.PLAYING, Phase.BETWEEN, Phase.OVER, Phase.LOBBY)
"""At which of several tables he goes on first."""
_DIGITS: Final = 4
"""No screen has as many choices as a longer number says."""
_ENDING: Final = frozenset(("stop", "leave"))
_NO_TABLE: Final = Text("error-no-table")


def language(chosen: str | None) -> str:
    """The chosen one, else that of the terminal."""
    tag = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return chosen or language_for(tag.partition(".")[0].replace("_", "-") or "en")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be played; nothing: whatever there is."""

    game: str = ""
    profile: str = ""

    @property
    def words(self) -> str:
        """For the command that opens a table."""
        return " ".join(filter(None, (self.game, self.profile)))

    def fits(self, table: Table) -> bool:
        return self.game in ("", table.game) and self.profile in ("", table.profile)


ANY: Final = Wanted()


async def play(store: Store, chosen: str | None, wanted: Wanted = ANY) -> None:
    """Until the input ends. A table where the person still sits goes on, if it is what is
    *wanted*."""
    tongue = language(chosen)
    console = Console(highlight=False)
    port = ConsolePort(console)
    app = App.build(store, {PLATFORM: port}, language=tongue)
    terminal = Terminal(app, port, console, tongue, wanted)
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

    def __init__(
        self, app: App, port: ConsolePort, console: Console, tongue: str, wanted: Wanted = ANY
    ) -> None:
        self._app = app
        self._port = port
        self._console = console
        self._speak(tongue)
        self._wanted = wanted
        self._run = os.urandom(8).hex()
        self._numbers = count(1)

    async def talk(self, readline: Callable[[], Awaitable[str]]) -> None:
        """Go on at his table, or open one; then one line after another, the next when all is
        said."""
        self._say(Text("console-welcome", {"games": games(), "second": another(self._wanted.game)}))
        await self._app.desk.speak(self._command("language"), self._words.name)
        await self._begin()
        while True:
            await self._foretell()
            if sys.stdin.isatty():
                self._console.print("> ", end="")
            line = await readline()
            if not line or line.strip().lower() in QUIT:
                self._say(Text("console-bye"))
                return
            await self._line(line.strip())

    def _speak(self, tongue: str) -> None:
        self._words = locale(tongue)
        self._me = Sender(PLATFORM, USER, self._words.words(Text("console-you")), tongue)

    async def _begin(self) -> None:
        """Show the table where he still sits, as it is now; else open a new one."""
        table = await self._table(wanted=self._wanted)
        if table is None:
            await self._hand_in(self._command("newgame", self._wanted.words))
        else:
            await self._hand_in(self._command("table", f"#{table.number}"))

    async def _table(self, number: str = "", wanted: Wanted = ANY) -> Table | None:
        """Which of his tables is meant: the one with *number*; else that of the newest buttons;
        else the newest one at which there is most to do."""
        found = await self._app.desk.tables_of(self._me, ALIVE)
        found = [t for t in found if number in ("", str(t.number)) and wanted.fits(t)]
        shown = [table for table in found if table.id == self._port.table]
        ordered = sorted(found, key=lambda table: (_RESUMED.index(table.phase), -table.id))
        return next(iter((*shown, *ordered)), None)

    async def _foretell(self) -> None:
        """What an Enter alone will do, where it does something."""
        table = await self._table()
        if table is not None:
            usual = await self._app.desk.look(table.id, self._command("usual"), silence.usual)
            if usual is not None:
                self._say(Text("console-enter-does", {"action": usual}))

    async def _enter(self) -> None:
        """An Enter alone is silence. It is answered at once, as a button is."""
        table, command = await self._table(), self._command("usual")
        if table is None or await self._app.desk.look(table.id, command, silence.usual) is None:
            self._say(Text("console-enter"))
            return
        chance = self._app.desk.chance
        try:
            told = await self._app.desk.step(
                table.id, self._click(""), lambda sitting, who: silence.answer(sitting, who, chance)
            )
        except Rejected as error:
            told = refusal(error)
        if told.text is not None:
            self._say(told.text)
        await self._app.settled()

    async def _help(self, number: str) -> None:
        """How to type, and what could be answered now."""
        table = await self._table(number)
        game = (
            await game_here(self._app.desk, self._command("help")) if table is None else table.game
        )
        self._say(Text("console-help", {"typed": Text(f"game-{game}-typed")}))
        if table is None:
            self._say(Text("error-no-such-table", {"number": number}) if number else _NO_TABLE)
            return
        found = await self._app.desk.look(table.id, self._command("help"), silence.examples)
        if found:
            self._say(Text("console-can"))
            called = [self._said(answer) for answer in found]
            self._port.offer([(words, f"#{table.number} {words}") for words in called])
        if table.id == self._port.table:
            await self._press(Op.HINT)

    async def _line(self, line: str) -> None:
        number, rest = numbered(line)
        if rest.strip().lower() in HELP:
            await self._help(number)
        elif not line:
            await self._enter()
        elif line.isdecimal():
            await self._number(line)
        elif rest.startswith("/"):
            name, _, words = rest[1:].partition(" ")
            await self._hand_in(self._command(name, words, number or await self._meant(name)))
        elif not number and (command := spoken(line)) is not None:
            await self._hand_in(self._command(*command, await self._meant(command[0])))
        else:
            await self._typed(line, number)

    async def _typed(self, line: str, number: str) -> None:
        """A play. Of several tables the one on the screen is meant, where he names none."""
        shown = "" if number else await self._shown()
        await self._hand_in(self._typing(f"#{shown} {line}" if shown else line))

    async def _meant(self, name: str) -> str:
        """The table on the screen; none for what ends one, which must be named."""
        return "" if command_named(name) in _ENDING else await self._shown()

    async def _shown(self) -> str:
        """Number of the table on the screen, where he has several; else nothing."""
        found = await self._app.desk.tables_of(self._me, ALIVE)
        numbers = [str(table.number) for table in found if table.id == self._port.table]
        return next(iter(numbers), "") if len(found) > 1 else ""

    async def _number(self, line: str) -> None:
        """A number is a choice on the screen, never a card: one four is ``1x4``."""
        number = int(line) if len(line) <= _DIGITS else 0
        choices = self._port.choices
        choice = choices[number - 1] if 0 < number <= len(choices) else ""
        if not choice:
            self._say(Text("console-no-number", {"number": short(line)}))
            return
        typed = pressed(choice) is None
        await self._hand_in(self._typing(choice) if typed else self._click(choice))

    async def _press(self, op: Op) -> None:
        """Press the button of this kind, if there is one."""
        tokens = (token for token in map(pressed, self._port.choices) if token)
        found = next((token for token in tokens if token.op is op), None)
        if found is not None:
            await self._hand_in(self._click(str(found)))

    async def _hand_in(self, inbound: Inbound) -> None:
        reply = await self._app.handle(inbound)
        if reply is not None and reply.pieces:
            self._console.print("".join(map(written, reply.pieces)), style="italic")
        await self._app.settled()
        self._speak(await self._app.desk.language_of(self._me))

    def _say(self, text: Text) -> None:
        self._console.print(self._said(text))

    def _said(self, text: Text) -> str:
        return "".join(map(written, pieces(self._words.words(text))))

    def _typing(self, text: str) -> Typed:
        return Typed(id=self._id(), sender=self._me, at=self._me.address, text=text)

    def _click(self, token: str) -> Click:
        return Click(id=self._id(), sender=self._me, at=self._me.address, token=token)

    def _command(self, name: str, words: str = "", table: str = "") -> Command:
        return Command(
            id=self._id(),
            sender=self._me,
            at=self._me.address,
            name=name,
            words=words,
            table=table,
        )

    def _id(self) -> str:
        return f"{self._run}-{next(self._numbers)}"
