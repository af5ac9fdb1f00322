"""The whole bot: six people and a hand, whatever happens in between."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from bot.inbound import Click
from bot.links import payload
from bot.pace import POLITE
from bot.table import Phase
from bot.tokens import Op, Token
from engine.gouji import events as ev
from storage.models import UpdateRow
from tests.bot.conftest import ANSWERS, PLATFORM, ROOM, Club, Person, opened


def choices(person: Person, decision: int) -> list[Token]:
    """The answers that stand in a private chat for the open question."""
    return [t for t in person.buttons if t.op in ANSWERS and t.decision == decision]


async def turn(club: Club, table: int, rng: Random) -> bool:
    """Whoever is asked answers by his buttons, by chance; False when the hand is over."""
    sitting = await club.sitting(table)
    if sitting.table.phase is not Phase.PLAYING:
        return False
    for person in await club.front(table):
        found = choices(person, sitting.decision)
        if found:
            await club.advance(rng.uniform(0.5, 5))
            await person.clicks(rng.choice(found), person.dm)
    await club.advance(rng.uniform(0.5, 3))
    return True


async def played(club: Club, table: int, rng: Random, restart: float = 0.0) -> None:
    """Play to the end of the hand, restarting now and then."""
    for _ in range(600):
        if not await turn(club, table, rng):
            return
        if rng.random() < restart:
            await club.restart()
    raise AssertionError("the hand does not end")


@pytest.mark.untraced
@pytest.mark.parametrize("profile", ["打点", "记分"])
async def test_a_whole_hand_of_six_people_ends_over_restarts_and_keeps_the_pace(
    tmp_path: Path, profile: str
) -> None:
    async with opened(tmp_path / "gouji.db", pace=POLITE) as club:
        people = club.six
        for person in people:
            await person.starts()
        await people[0].command("newgame", profile)
        for person in people[1:]:
            await person.presses(Op.JOIN)
        await club.advance(10)
        await people[0].presses(Op.START)
        await club.advance(10)
        table = await club.newest()
        await played(club, table, Random(profile), restart=0.1)
        await club.advance(60)
        sitting = await club.sitting(table)
        ended = sitting.log[-1]
        assert isinstance(ended, ev.HandEnded)
        assert sorted(ended.places) == [0, 1, 2, 3, 4, 5]
        assert "打完" in club.chat.last(ROOM).text
        assert all("打完" in person.last for person in people)
        dealt = [event for event in sitting.log if isinstance(event, ev.HandDealt)]
        assert len(dealt) == 6
        assert club.chat.slowed == 0
        assert club.chat.refused == []
        keeps_the_pace(club)
        plays = sum(isinstance(event, ev.CardsPlayed) for event in sitting.log)
        wrote = Counter(write.to.private for write in club.chat.writes)
        assert wrote[False] <= 2 * plays + 20
        assert wrote[True] <= 3 * plays + 60


def keeps_the_pace(club: Club) -> None:
    """No room more than 18 writes in any minute, no person more than one in any second."""
    for to in {write.to for write in club.chat.writes}:
        at = [write.at for write in club.written(to)]
        if to.private:
            gaps = [later - earlier for earlier, later in pairwise(at)]
            assert min(gaps, default=timedelta(1)) >= timedelta(seconds=1)
        else:
            minutes = (sum(0 <= (b - a).total_seconds() < 60 for b in at) for a in at)
            assert max(minutes) <= 18


async def test_the_same_answers_give_the_same_hand_with_and_without_restarts(
    tmp_path: Path,
) -> None:
    logs = []
    for name, restart in (("a", 0.0), ("b", 0.5)):
        async with opened(tmp_path / name) as club:
            table = await club.dealt(*club.six)
            rng, dice = Random(1), Random(2)
            for _ in range(25):
                await turn(club, table, rng)
                if dice.random() < restart:
                    await club.restart()
            logs.append((await club.sitting(table)).log)
    assert logs[0] == logs[1]


async def test_a_kill_between_commit_and_sending_loses_no_message(club: Club) -> None:
    people = club.six
    table = await club.dealt(*people)
    sitting = await club.sitting(table)
    person = next(p for p in await club.front(table) if choices(p, sitting.decision))
    token = choices(person, sitting.decision)[0]
    click = Click(id="last", sender=person.sender, at=person.dm, token=str(token))
    await club.app.handle(click)
    waiting = await club.rows("select address, body from outbox")
    assert waiting
    await club.restart()
    assert await club.rows("select address from outbox") == []
    assert "记下了" in person.last
    assert len((await club.sitting(table)).log) == len(sitting.log) + 1


async def test_two_tables_of_one_room_are_played_side_by_side(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    tables = [await club.dealt(wang, li), await club.dealt(li, wang)]
    rng = Random(3)
    for _ in range(12):
        for table in tables:
            sitting = await club.sitting(table)
            for person in await club.front(table):
                shown = [s for s in club.chat.shows(person.dm) if f"桌{table}" in s.text]
                found = [
                    Token.parse(button.token)
                    for row in shown[-1].message.buttons
                    for button in row
                    if button.token
                ]
                found = [t for t in found if t.op in ANSWERS and t.decision == sitting.decision]
                if found:
                    await person.clicks(rng.choice(found), person.dm)
        await club.advance(8)
    lengths = [len((await club.sitting(table)).log) for table in tables]
    assert min(lengths) > 25


async def test_a_person_of_another_platform_sits_at_the_same_table(club: Club) -> None:
    """Nothing below the adapters may assume that all seats share a platform or a language."""
    wang = club.person("老王")
    table = await club.seated(wang)
    anna = club.person("Anna")
    anna.sender = type(anna.sender)("elsewhere", "9", "Anna", "en")
    await anna.starts(await payload_of(club, table))
    await wang.presses(Op.START)
    sitting = await club.sitting(table)
    assert {who.address.platform for who in sitting.people.values()} == {PLATFORM, "elsewhere"}
    waiting = await club.rows("select address from outbox")
    assert {address for (address,) in waiting} == {"elsewhere/person/9/"}


async def payload_of(club: Club, table: int) -> str:
    return payload((await club.sitting(table)).table)


async def test_old_updates_are_forgotten_when_the_bot_starts(tmp_path: Path) -> None:
    """A platform gives none of them again after a day."""
    async with opened(tmp_path / "gouji.db") as club:
        await club.six[0].command("help")
        assert await applied(club) == 1
        await club.advance(8 * 86400)
        await club.restart()
        await club.clock.settle()
        assert await applied(club) == 0


async def applied(club: Club) -> int:
    async with club.store.read() as tx:
        return int((await tx.execute(select(func.count()).select_from(UpdateRow))).scalar_one())
