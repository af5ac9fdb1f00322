"""The whole bot on the emulator in one process: the real library, a real database, short waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlmodel import col, select

from adapters.telegram.run import telegram
from bot.app import App
from bot.chance import Chance
from bot.clock import Clock, SystemClock
from bot.codec import codecs
from bot.intake import take
from bot.pace import UNPACED, Pace
from bot.tempo import Tempo
from bot.text import Text, locale, shortened
from engine.events import EVERYONE
from storage import journal
from storage.models import DeadlineRow, HandRow, PersonRow, SeatRow, TableRow
from storage.store import MEMORY, Store
from tests.support.bot_process import BRISK, KnownChance
from tests.support.players import (
    Choice,
    Player,
    Question,
    Shown,
    by_buttons,
    declined,
    recommended,
    until,
)
from tests.support.telegram import (
    Answer,
    Chat,
    Flood,
    Message,
    Person,
    RealClock,
    Server,
    World,
)

NAMES: Final = ("老王", "小李", "丽姐", "Anna", "大刚", "Tom")
"""In playing order: 老王 opens the table."""
TOWN: Final = "青岛老乡群"
PATIENCE: Final = 120.0
"""Seconds until a test gives up on the bot, on a machine that has other things to do."""

T = TypeVar("T")


def words(key: str, **args: object) -> str:
    """One of the bot's texts, as most people here read it."""
    return locale("zh-Hans").words(Text(key, args))


def shown(person: Person) -> str:
    """The name of somebody as a line has it; it calls nobody."""
    name = shortened(" ".join(filter(None, (person.first_name, person.last_name))))
    return name.replace("@", "@\u2060")


async def declining(player: Player, question: Question, choice: Shown) -> bool:
    """Press what declines, and what is asked around the play; leave everything else alone."""
    answers = choice.declines or question.prepares
    return answers and await player.press(question, choice)


def has_cards(person: Person) -> bool:
    """Whether his newest private message shows him a hand, or he can be written none."""
    reached = person.started and not person.blocked
    return not reached or any(
        "你的牌" in text or "Your cards" in text for text in person.dm.last.texts
    )


def world_of(**more: Any) -> World:
    """A world without the flood rule: people here are quicker than any chat could be."""
    return World(flood=Flood(RealClock(), enabled=False), **more)


@dataclass(slots=True)
class House:
    world: World
    server: Server
    store: Store
    app: App
    group: Chat
    people: Sequence[Person]

    @property
    def host(self) -> Person:
        return self.people[0]

    async def wait(self, seen: Callable[[], T]) -> T:
        """The first true value of *seen*."""
        return await self.world.wait_for(seen, PATIENCE)

    async def press(self, person: Person, message: Message, label: str) -> Answer:
        """What *person* is answered."""
        return await person.press(message, label).answered(PATIENCE)

    async def quiet(self) -> None:
        """Everything is answered, no hold runs, and nothing more is on its way out."""
        await self.world.answers_settled(PATIENCE)
        await self.app.settled()
        while await self._holds():
            await self.world.changes.wait_for(lambda: False, 0.01)
            await self.app.settled()

    async def next(self, chat: Chat, before: int) -> Message:
        """The first message that the bot writes into *chat* after its first *before*."""
        await self.wait(lambda: len(chat.from_bot) > before)
        return chat.from_bot[before]

    async def open(self, chat: Chat | None = None, topic: int | None = None) -> Message:
        """The host opens a table; its lobby."""
        chat = chat or self.group
        before = len(chat.from_bot)
        self.host.say(chat, f"/newgame@{self.world.bot.username}", topic=topic)
        return await self.next(chat, before)

    async def seat(self, lobby: Message, *people: Person) -> None:
        """They sit down, in this order."""
        for person in people:
            answer = await self.press(person, lobby, "坐下")
            assert answer.text.startswith(("坐下了", "Seated")), answer
        await self.wait(lambda: all(shown(person) in lobby.text for person in people))

    async def start(self, lobby: Message) -> Message:
        """The host starts; the table message."""
        chat, before = lobby.chat, len(lobby.chat.from_bot)
        label = next(b for row in lobby.labels for b in row if b.startswith(("开打", "Start")))
        assert (await self.press(self.host, lobby, label)).text == ""
        return await self.next(chat, before)

    async def deal(self, chat: Chat | None = None, topic: int | None = None) -> Message:
        """A table with all the people and a hand dealt; the table message."""
        lobby = await self.open(chat, topic)
        await self.seat(lobby, *self.people[1:])
        before = {person.id: len(person.dm.from_bot) for person in self.people}
        board = await self.start(lobby)
        for person in self.people:
            if person.started and not person.blocked:
                await self.next(person.dm, before[person.id])
        await self.call_nothing()
        return board

    async def agree(self, lobby: Message, rules: str) -> None:
        """The host sends the code *rules* before the first hand, and uses it."""
        chat, before = lobby.chat, len(lobby.chat.from_bot)
        self.host.say(chat, f"/house@{self.world.bot.username} {rules}")
        pasted = await self.next(chat, before)
        await self.press(self.host, pasted, words("button-house-use"))

    async def seated(self) -> list[Person]:
        """The people at the first table, by seat."""
        async with self.store.read() as tx:
            at = SeatRow.person_id == PersonRow.id
            found = await tx.execute(
                select(PersonRow.user)
                .join(SeatRow, at)
                .where(col(SeatRow.table_id) == 1)
                .order_by(col(SeatRow.seat))
            )
            users = list(found.scalars())
        return [next(p for p in self.people if str(p.id) == user) for user in users]

    async def call_nothing(self) -> None:
        """Nobody bets on the point before the cards are dealt (G-050)."""
        players = [Player(person, declined, by_buttons) for person in self.people]
        await until(self.world, players, lambda: all(map(has_cards, self.people)), PATIENCE)

    async def lead(self) -> tuple[Player, Question]:
        """Nobody shows cards, calls or revolts; who leads then, and what he is asked."""
        players = [Player(person, declined, declining) for person in self.people]

        def leading() -> tuple[Player, Question] | None:
            asked = [(player, question) for player in players if (question := player.question())]
            return next((p for p in asked if not p[1].declines and not p[1].prepares), None)

        await until(self.world, players, leading, PATIENCE)
        found = leading()
        assert found is not None
        return found

    async def play(self, writes: int, *people: Person, choose: Choice = recommended) -> None:
        """Let *people*, or all, play until the group has been written to so often."""

        def written() -> int:
            return sum(len(message.versions) for message in self.group.from_bot)

        enough = written() + writes
        players = [Player(person, choose, by_buttons) for person in people or self.people]
        await until(self.world, players, lambda: written() >= enough, 2 * PATIENCE)

    async def hands(self) -> list[str]:
        """Ids of all hands ever dealt, oldest first."""
        async with self.store.read() as tx:
            found = await tx.execute(select(col(HandRow.id)).order_by(col(HandRow.opened_at)))
            return list(found.scalars())

    async def tables(self) -> list[Any]:
        async with self.store.read() as tx:
            found = await tx.execute(select(TableRow).order_by(col(TableRow.id)))
            return list(found)

    async def _holds(self) -> int:
        async with self.store.read() as tx:
            rows = await tx.execute(select(DeadlineRow).where(col(DeadlineRow.kind) == "hold"))
            return len(list(rows))

    async def events(self, hand: str | None = None) -> list[Any]:
        """The journal of a hand of Gouji, the newest by default."""
        codec = codecs()["gouji"]
        return [codec.load(entry) for entry in await self.entries(hand)]

    async def entries(self, hand: str | None = None) -> list[journal.Entry]:
        """The same as it is stored, of any game."""
        hand = hand or (await self.hands())[-1]
        async with self.store.read() as tx:
            return list(await journal.read(tx, hand))


def opened(events: Sequence[Any]) -> list[Any]:
    """What everybody has seen; the end of a hold is nothing to see."""
    return [e for e in events if e.audience is EVERYONE and e.kind != "hold-ended"]


@asynccontextmanager
async def served(
    world: World,
    *,
    people: Sequence[Person] = (),
    group: Chat | None = None,
    seed: int = 1,
    tempo: Tempo = BRISK,
    pace: Pace = UNPACED,
    clock: Clock | None = None,
    chance: Chance | None = None,
    database: Any = MEMORY,
) -> AsyncIterator[House]:
    """The bot, serving *world*. Without *people*, six of them, in one group. Those who have started
    it say so now, because a new database knows nobody."""
    people = people or [
        world.add_person(name, language_code="zh-hans", started=True) for name in NAMES
    ]
    group = group or world.add_group(TOWN, people[1:], admins=people[:1])
    clock = clock or SystemClock()
    async with Server(world) as server:
        store = await Store.open(database)
        try:
            async with telegram(world.token, server.root) as client:
                app = App.build(
                    store,
                    {client.port.platform: client.port},
                    clock=clock,
                    chance=chance or KnownChance(seed),
                    tempo=tempo,
                    pace=pace,
                )
                async with asyncio.TaskGroup() as group_:
                    running = group_.create_task(app.run(take(client.source, app.handle, clock)))
                    await world.wait_for(lambda: world.updates.polling, PATIENCE)
                    for person in people:
                        if person.started:
                            person.start()
                    known = [person for person in people if person.started]
                    await world.wait_for(lambda: all(p.dm.from_bot for p in known), PATIENCE)
                    yield House(world, server, store, app, group, people)
                    await world.answers_settled(PATIENCE)
                    running.cancel()
        finally:
            await store.close()
    world.assert_clean()
