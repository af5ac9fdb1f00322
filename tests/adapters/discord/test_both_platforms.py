"""Discord and Telegram in one process with one database: neither holds up the other.

Time is a clock that only the holds of the platform looked at move. So a hand that takes as long,
and tells the same, while the other platform is out of order as while it is well was held up by
nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from adapters.telegram.run import telegram
from bot.intake import take
from bot.sitting import Sitting
from bot.table import Phase
from engine.events import EVERYONE
from engine.games import GAMES
from engine.gouji.matters import Matter
from engine.hand import Hand
from tests.adapters.discord.house import PATIENCE, House, served
from tests.adapters.discord.peeking import wordings, wrong_rings
from tests.adapters.discord.players import Player as DiscordPlayer
from tests.adapters.discord.players import by_buttons
from tests.adapters.telegram.house import NAMES, TOWN, world_of
from tests.adapters.telegram.house import House as TelegramHouse
from tests.adapters.telegram.house import words as telegram_words
from tests.support.bot_process import BRISK
from tests.support.players import ANSWERS, Player, Question, questions, recommended
from tests.support.telegram import Message, Person, Server

Fault = Callable[["Both", pytest.MonkeyPatch], Awaitable[None]]


@dataclass(slots=True)
class Both:
    """A table of six on each platform; the same bot serves both."""

    discord: House
    telegram: TelegramHouse
    tables: dict[str, int] = field(default_factory=dict)

    async def deal(self, platform: str) -> None:
        """A hand on each, that of *platform* last: somebody is about to lead, so no hold runs."""
        for each in (other(platform), platform):
            if each == "discord":
                await self.discord.deal()
            else:
                await self._deal_at_telegram()
            await self.discord.out(each)
            self.tables[each] = await self._newest()
            self.discord.table = self.tables.get("discord")
            while not leads(await self.at(each)):
                await self.step(each)

    async def _deal_at_telegram(self) -> None:
        """Until the question before the deal (G-050), which the steps answer as all others."""
        there = self.telegram
        lobby = await there.open()
        await there.seat(lobby, *there.people[1:])
        await there.start(lobby)

    async def step(self, platform: str) -> None:
        """All who are asked answer there; where nobody is, a hold runs out."""
        await (self.discord_round() if platform == "discord" else self.telegram_round())

    async def _newest(self) -> int:
        return int((await self.discord.rows("select max(id) from tables"))[0][0])

    async def at(self, platform: str) -> Sitting:
        return await self.discord.sitting(self.tables[platform])

    async def play(self, platform: str, count: int) -> None:
        """Let *count* plays be laid there."""
        while plays(await self.at(platform)) < count:
            await self.step(platform)

    async def discord_round(self) -> None:
        house = self.discord
        await house.round([DiscordPlayer(house, person, by_buttons) for person in house.people])

    async def telegram_round(self) -> None:
        sitting = await self.at("telegram")
        assert sitting.question is not None
        asked = [ask.seat for ask in sitting.question.asks]
        for seat in asked:
            await self._answer(self.telegram.people[seat])
        if not asked:
            await self.discord.release(self.tables["telegram"])
            await self.discord.out("telegram")

    async def _answer(self, person: Person) -> None:
        sitting = await self.at("telegram")
        if sitting.question is None or person.id not in users(sitting):
            return
        question = current(person, sitting)
        if question is None:
            pull = telegram_words("button-play-private")
            await self.telegram.press(person, self._board(pull), pull)
            await self.discord.out("telegram")
            question = current(person, sitting)
        if question is None:
            return  # he cannot but decline
        choice = recommended(Player(person, recommended, by_nobody), question)
        answer = await person.press_data(question.message, choice.data).answered(PATIENCE)
        assert answer.text.startswith("记下了"), answer.text
        await self.discord.out("telegram")

    def _board(self, label: str) -> Message:
        return next(
            message
            for message in reversed(self.telegram.group.from_bot)
            if any(label in row for row in message.labels)
        )

    def told(self, platform: str) -> str:
        """What the newest table message there says."""
        if platform == "telegram":
            return self._board(telegram_words("button-play-private")).text
        return self.discord.board.text

    def ever(self, platform: str) -> list[str]:
        """All that was ever told to the room there."""
        if platform == "telegram":
            return list(self.telegram.group.texts_ever)
        return [shown.text for shown in self.discord.world.public(self.discord.room)]


async def by_nobody(player: Player, question: Question, choice: Any) -> bool:
    raise AssertionError("nobody plays by himself here")


def current(person: Person, sitting: Sitting) -> Question | None:
    """What he is asked now, if it has been brought to him."""
    found = (q for q in questions(person) if q.having(ANSWERS))
    return next((q for q in found if q.key == (sitting.table.id, sitting.decision)), None)


def users(sitting: Sitting) -> set[int]:
    assert sitting.question is not None
    seats = [ask.seat for ask in sitting.question.asks]
    people = [sitting.people[sitting.table.people[seat]] for seat in seats]
    return {int(who.address.chat) for who in people}


def other(platform: str) -> str:
    return "telegram" if platform == "discord" else "discord"


def leads(sitting: Sitting) -> bool:
    return sitting.question is not None and sitting.question.kind == Matter.LEAD


def plays(sitting: Sitting) -> int:
    return sum(event.kind == "cards-played" for event in sitting.log)


def opened(sitting: Sitting) -> list[Any]:
    return [event for event in sitting.log if event.audience is EVERYONE]


@asynccontextmanager
async def both() -> AsyncIterator[Both]:
    world = world_of()
    people = [world.add_person(n, language_code="zh-hans", started=True) for n in NAMES]
    group = world.add_group(TOWN, people[1:], admins=people[:1])
    async with (
        Server(world) as server,
        telegram(world.token, server.root) as client,
        served(
            tempo=BRISK,
            others={client.port.platform: client.port},
            source=lambda app: take(client.source, app.handle, app.clock),
        ) as house,
    ):
        await world.wait_for(lambda: world.updates.polling, PATIENCE)
        for person in people:
            person.start()
        await world.wait_for(lambda: all(p.dm.from_bot for p in people), PATIENCE)
        there = TelegramHouse(world, server, house.store, house.app, group, people)
        yield Both(house, there)
        await world.answers_settled(PATIENCE)
    world.assert_clean()


async def nothing(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """All is well."""


def messages(both: Both) -> tuple[str, str]:
    path = f"/channels/{both.discord.room.id}/messages"
    return path, f"{path}/*"


async def discord_fails(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in messages(both):
        both.discord.world.fail("*", path, 500, times=None)
    both.discord.held_up = True
    await a_discord_step(both)


async def discord_hangs(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls to Discord are not answered; interactions are."""
    http: Any = both.discord.world.env.bot.http

    async def never(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(http, "request", never)
    both.discord.held_up = True
    await a_discord_step(both)


async def a_discord_step(both: Both) -> None:
    """Something waits to be told at Discord, and cannot."""
    await both.play("discord", 1)
    assert await waiting(both, "discord") > 0


async def telegram_fails(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    for method in ("sendMessage", "editMessageText", "editMessageReplyMarkup"):
        both.telegram.world.faults.outage(method, times=None)
    await a_telegram_step(both)


async def telegram_hangs(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    for method in ("sendMessage", "editMessageText", "editMessageReplyMarkup"):
        both.telegram.world.faults.hang_before(method, times=None)
    await a_telegram_step(both)


async def a_telegram_step(both: Both) -> None:
    sitting = await both.at("telegram")
    person = next(p for p in both.telegram.people if current(p, sitting))
    question = current(person, sitting)
    assert question is not None
    choice = recommended(Player(person, recommended, by_nobody), question)
    person.press_data(question.message, choice.data).excuse()
    async with asyncio.timeout(PATIENCE):
        while len((await both.at("telegram")).log) == len(sitting.log):  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert await waiting(both, "telegram") > 0


async def waiting(both: Both, platform: str) -> int:
    query = "select count(*) from outbox where address like :address"
    return int((await both.discord.rows(query, address=f"{platform}/%"))[0][0])


async def a_hand(
    platform: str, fault: Fault, count: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[float, list[Any], str]:
    """How long *count* plays of *platform* take by the clock, what is public then, and what the
    table message says; the other platform has had *fault* happen to it before."""
    async with both() as there:
        await there.deal(platform)
        with monkeypatch.context() as patch:
            await fault(there, patch)
            began = there.discord.clock.now()
            await there.play(platform, count)
            took = (there.discord.clock.now() - began).total_seconds()
            sitting = await there.at(platform)
            assert await waiting(there, platform) == 0
            assert (await waiting(there, other(platform)) > 0) is (fault is not nothing)
            found = took, opened(sitting), there.told(platform)
        await recover(there)
        return found


async def recover(both: Both) -> None:
    """The faults end; what waited is told."""
    for path in messages(both):
        both.discord.world.mend(path)
    planned = both.telegram.world.faults.planned
    for fault in planned:
        fault.release()
    planned.clear()
    await both.discord.clock.advance(61)  # calls that hang are given up after a minute
    for platform in ("discord", "telegram"):
        while await waiting(both, platform):
            await both.discord.clock.advance(1)
    both.discord.held_up = False


COUNT = 6
"""Plays for each fault."""
LEAST = 40
"""Plays of a whole hand, at the least."""


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("platform", "faults"),
    [("telegram", (discord_fails, discord_hangs)), ("discord", (telegram_fails, telegram_hangs))],
)
async def test_steps_of_one_are_not_held_up_by_the_other(
    platform: str, faults: tuple[Fault, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    took, public, told = await a_hand(platform, nothing, COUNT, monkeypatch)
    assert took > 0
    for fault in faults:
        assert await a_hand(platform, fault, COUNT, monkeypatch) == (took, public, told)


@pytest.mark.untraced
async def test_two_whole_hands_are_played_at_the_same_time_while_calls_of_one_fail() -> None:
    """Turn by turn to both results, Discord failing now and then: all is told once in the end."""
    async with both() as there:
        await there.deal("telegram")
        path, one = messages(there)
        both_of, turns = ("discord", "telegram"), 0
        while running := [p for p in both_of if (await there.at(p)).table.phase is Phase.PLAYING]:
            turns += 1
            if turns % 5 == 0:
                for failing in (path, one):
                    there.discord.world.fail("*", failing, 500, times=2)
                there.discord.held_up = True
            for platform in running:
                await there.step(platform)
            if turns % 5 == 0:
                await recover(there)
        for platform in ("discord", "telegram"):
            sitting = await there.at(platform)
            again = Hand.replay(GAMES["gouji"], sitting.log)
            assert sitting.hand is not None
            assert again.state == sitting.hand.state
            told = "\n".join(there.ever(platform))
            played = [event.combo for event in sitting.log if event.kind == "cards-played"]
            assert len(played) >= LEAST
            assert [combo for combo in played if wordings(combo)[0] not in told] == []
            assert await waiting(there, platform) == 0
        assert wrong_rings(there.discord) == []
        assert [who.name for who in there.discord.people if who.dms] == []
