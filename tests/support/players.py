"""People at the emulator who play by what stands in their private chats, and by nothing else.

What a player answers follows from one of his own messages alone, so the same hand is answered the
same way however often the bot is killed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol
from zlib import crc32

from bot.narrate.gouji import codes
from bot.text import Text, language_for, locale
from bot.tokens import Op, Token
from tests.support.telegram import Chat, Message, Person, World

ANSWERS: Final = (
    *(Op.PLAY, Op.BURN, Op.PASS, Op.NO_BURN, Op.YIELD, Op.APPLY),
    *(Op.SHOW, Op.NO_SHOW, Op.SAY, Op.FOURS),
)
DECLINES: Final = (Op.PASS, Op.NO_BURN, Op.NO_SHOW)
NO: Final = "n"
"""What :attr:`Op.SAY` says for no."""
RECENT: Final = 20
"""So many of the last messages of a chat are looked at."""
EVER: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Shown:
    """A button as its owner sees it, and what it sends."""

    label: str
    data: str
    token: Token

    @property
    def declines(self) -> bool:
        """Whether pressing it says no."""
        op = self.token.op
        return op in DECLINES or (op is Op.SAY and self.token.arg == NO)


@dataclass(frozen=True, slots=True)
class Question:
    """A private message that asks for an answer."""

    message: Message
    text: str
    buttons: tuple[Shown, ...]

    @property
    def key(self) -> tuple[int, int]:
        """Table and number of the question."""
        token = self.having(ANSWERS)[0].token
        return token.table, token.decision

    def having(self, ops: Collection[Op]) -> list[Shown]:
        return [button for button in self.buttons if button.token.op in ops]

    @property
    def declines(self) -> list[Shown]:
        """Every way to say no."""
        return [button for button in self.buttons if button.declines]

    @property
    def prepares(self) -> bool:
        """Whether it belongs to what is asked around the play, not to the play."""
        return bool(self.having((Op.SAY, Op.SHOW, Op.NO_SHOW)))

    def panel(self, *names: str) -> Shown | None:
        """The button that opens a keyboard, the first of *names* that there is."""
        found = {button.token.arg: button for button in self.having((Op.PANEL,))}
        return next((found[name] for name in names if name in found), None)

    def same(self, button: Shown) -> Shown | None:
        return button if button in self.buttons else None


def buttons_of(message: Message) -> tuple[Shown, ...]:
    """The buttons that stand under a message now, links left out."""
    return tuple(
        Shown(str(button["text"]), data, Token.parse(data))
        for button in message.now.buttons
        if (data := button.get("callback_data")) is not None
    )


def questions(person: Person) -> Iterator[Question]:
    """What stands in a private chat and asks for an answer, the newest first."""
    for message in reversed(person.dm.from_bot[-RECENT:]):
        found = Question(message, message.text, buttons_of(message))
        if found.having(ANSWERS):
            yield found


Choice = Callable[["Player", Question], Shown]
"""What to answer."""
Way = Callable[["Player", Question, Shown], Awaitable[bool]]
"""Hands in an answer. True: the question is dealt with."""


@dataclass(slots=True, eq=False)
class Player:
    """Somebody who answers whatever he is asked."""

    person: Person
    choose: Choice
    play: Way
    patience: float = 2.0
    """Seconds after which he presses again when the press was not answered."""
    glance: float = 2.0
    """Seconds after which he looks again when his message has not changed."""
    toasts: list[str] = field(default_factory=list)
    """What the presses were answered with."""
    heard: list[Shown] = field(default_factory=list)
    """The answers that the bot has said it took down."""
    refused: list[str] = field(default_factory=list)
    """Why he could not have what he chose before the first lead; he has said no then."""
    chosen: dict[tuple[int, int], Shown] = field(default_factory=dict)
    done: set[tuple[int, int]] = field(default_factory=set)
    opened: set[tuple[int, int]] = field(default_factory=set)
    """Questions at which another keyboard has been asked for."""

    @property
    def world(self) -> World:
        return self.person.world

    async def run(self) -> None:
        """Answer one question after another, until cancelled."""
        while True:
            question = await self.world.wait_for(self.question, EVER)
            assert question is not None
            key, before = question.key, self._version(question)
            choice = self.chosen.setdefault(key, self.choose(self, question))
            if await self.play(self, question, choice):
                self.done.add(key)
                continue
            await self._change(before)

    def question(self) -> Question | None:
        """The newest question that waits for him."""
        waiting = (found for found in questions(self.person) if found.key not in self.done)
        return next(waiting, None)

    async def press(self, question: Question, button: Shown) -> bool:
        """Whether the press was answered."""
        query = self.person.press_data(question.message, button.data)
        answer = await self.world.changes.wait_for(lambda: query.answer, self.patience)
        if answer is None:
            query.excuse()
            return False
        self.toasts.append(answer.text)
        if answer.text.startswith(self.said("noted", action="@")[0]):
            self.heard.append(button)
        if answer.show_alert and button.token.op is Op.SAY and not button.declines:
            self.refused.append(answer.text)
            self.chosen[question.key] = declined(self, question)
            return False
        return True

    def said(self, key: str, **args: Any) -> tuple[str, str]:
        """What stands before and behind ``@`` in one of the bot's texts, in his language."""
        words = locale(language_for(self.person.language_code or "")).words(Text(key, args))
        before, _, behind = words.partition("@")
        return before, behind

    async def _change(self, before: object) -> None:
        """Wait until there is something new to see, but not for long."""
        await self.world.changes.wait_for(
            lambda: self._version(self.question()) != before, self.glance
        )

    def _version(self, question: Question | None) -> object:
        return question and (id(question.message), len(question.message.versions))


def recommended(player: Player, question: Question) -> Shown:
    """What the hint says, else the first way to decline."""
    mark, _ = player.said("button-hint", play="@")
    answers = question.having(ANSWERS)
    hinted = [button for button in answers if button.label.startswith(mark)]
    return (hinted or question.declines or answers)[0]


def declined(player: Player, question: Question) -> Shown:
    """No to everything that one can say no to."""
    return (question.declines or question.having(ANSWERS))[0]


def cautious(player: Player, question: Question) -> Shown:
    """The same, whenever one looks.

    What the bot recommends may change when a burn window ends. So whoever might burn, or sees a
    gouji play of another than his opposite, declines, before that as after it.
    """
    on_top, _ = player.said("on-top", who="@", play="")
    _, gouji = player.said("gouji-play", play="@")
    _, opposite = player.said("who-opposite", name="@")
    safe = any(
        line.startswith(on_top) and (gouji not in line or opposite in line)
        for line in question.text.splitlines()
    )
    declines = question.declines
    if declines and (not safe or question.panel("b") is not None):
        return declines[0]
    return recommended(player, question)


def moody(choose: Choice) -> Choice:
    """As *choose*, but what is asked around the play is answered this way and that: by what stands
    on the buttons, and by who reads them. Nobody revolts, because that would end the hand soon."""

    def chosen(player: Player, question: Question) -> Shown:
        said = question.having((Op.SAY,))
        shots = question.panel("v") is not None
        if not said or shots:
            return choose(player, question)
        words = "|".join((player.person.first_name, *(button.label for button in said)))
        return said[crc32(words.encode()) % len(said)]

    return chosen


async def by_buttons(player: Player, question: Question, choice: Shown) -> bool:
    """One press."""
    return await player.press(question, choice)


async def by_panels(player: Player, question: Question, choice: Shown) -> bool:
    """The same answer by way of the other keyboards, where they lead there."""
    token, key = choice.token, question.key
    play = [button for button in question.having(ANSWERS) if button.token == token]
    if play and key in player.opened:
        return await player.press(question, play[0])
    opening = question.panel(*_panels(token))
    if opening is None:
        return await player.press(question, choice)
    player.opened.add(key)
    await player.press(question, opening)
    return False


def _panels(token: Token) -> Sequence[str]:
    """Names of the keyboards that lead to an answer, the last one first."""
    kind, rest = token.arg[:1], token.arg[1:]
    match token.op:
        case Op.PLAY:
            return f"a{kind}{rest[:1]}", "J" if kind == "0" else f"r{kind}", kind
        case Op.SHOW | Op.NO_SHOW:
            return ("s",)
        case Op.NO_BURN:
            return ("b",)
        case Op.SAY if kind == "r":
            cards = codes.heaped(rest)
            return [f"m{codes.heap(cards[:n])}" for n in range(len(cards), 0, -1)]
        case Op.SAY if kind == NO:
            return ("v",)
    return ()


async def by_typing(player: Player, question: Question, choice: Shown) -> bool:
    """The words on the button, typed. Once: an update is kept until the bot has taken it."""
    words = choice.label
    for key in ("button-hint", "button-gouji"):
        before, behind = player.said(key, play="@")
        words = words.removeprefix(before).removesuffix(behind)
    player.person.say(player.person.dm, words)
    return True


@dataclass(slots=True, eq=False)
class Onward:
    """Somebody who wants every next hand, and says so once below each result."""

    person: Person
    room: Chat
    pressed: list[Message] = field(default_factory=list)

    async def run(self) -> None:
        """Press one button after another, until cancelled."""
        while True:
            found = await self.person.world.wait_for(self._next, EVER)
            assert found is not None
            message, button = found
            self.pressed.append(message)
            self.person.press_data(message, button.data).excuse()

    def _next(self) -> tuple[Message, Shown] | None:
        for message in self.room.from_bot[-3:]:
            if message not in self.pressed:
                going_on = [b for b in buttons_of(message) if b.token.op is Op.NEXT]
                if len(going_on) == 1:  # several stand below the end of a match
                    return message, going_on[0]
        return None


class Running(Protocol):
    """Somebody who does what he does until cancelled."""

    async def run(self) -> None: ...


async def until(
    world: World, players: Iterable[Running], seen: Callable[[], Any], patience: float
) -> None:
    """Let *players* play until *seen*; at most *patience* seconds."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.run()) for player in players]
        try:
            await world.wait_for(seen, patience)
        finally:
            for task in tasks:
                task.cancel()
