"""The step: everything or nothing, once, one after another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from bot import play
from bot.inbound import Click, Command, Reply
from bot.narrate import gouji
from bot.sitting import Sitting, Timer
from bot.table import Phase
from bot.text import Text
from bot.tokens import Op, Token
from bot.told import NOTHING, Told
from engine.errors import Stale
from storage.connection import Connection
from tests.bot.conftest import ROOM, Club, Person
from tests.support.hands import P0, P1, P2, P4, Scene
from tests.support.hands import table as position

Prepared = tuple[int, Callable[[], Awaitable[Reply]]]


def led() -> Scene:
    """老王 is to lead."""
    return position(P0="4x5 4x9 2xA", P1="4x6 4xJ 2x2", P2="4x7 4xQ S").led_by(P0)


def nines(club: Club, table: int, decision: int) -> Token:
    return Token(Op.PLAY, table, decision, "94000")


def words(reply: Reply | None) -> str:
    assert reply is not None
    return "".join(map(str, reply.pieces))


async def before_the_start(club: Club) -> Prepared:
    wang = club.person("老王")
    table = await club.seated(wang, club.person("小李"))
    return table, lambda: wang.presses(Op.START)


async def in_the_middle(club: Club) -> Prepared:
    wang = club.person("老王")
    table = await club.laid(led(), wang, club.person("小李"))
    token = nines(club, table, (await club.sitting(table)).decision)
    renamed = club.person("老王")
    renamed.sender = replace(wang.sender, name="王老师")
    return table, lambda: renamed.clicks(token, wang.dm)


async def at_the_end(club: Club) -> Prepared:
    wang = club.person("老王")
    scene = position(P0="4x9", out=(P2, P4, P1)).led_by(P0)
    table = await club.laid(scene, wang, club.person("小李"))
    token = nines(club, table, (await club.sitting(table)).decision)
    return table, lambda: wang.clicks(token, wang.dm)


POINTS = [
    (before_the_start, "insert", "updates"),
    (before_the_start, "insert", "hands"),
    (before_the_start, "insert", "events"),
    (before_the_start, "delete", "deadlines"),
    (before_the_start, "insert", "deadlines"),
    (before_the_start, "update", "tables"),
    (before_the_start, "delete", "seats"),
    (before_the_start, "insert", "seats"),
    (in_the_middle, "insert", "updates"),
    (in_the_middle, "update", "people"),
    (in_the_middle, "insert", "events"),
    (in_the_middle, "delete", "deadlines"),
    (in_the_middle, "insert", "deadlines"),
    (in_the_middle, "insert", "outbox"),
    (in_the_middle, "update", "tables"),
    (at_the_end, "insert", "results"),
]


async def write(club: Club, *statements: str) -> None:
    async with club.store.begin() as tx:
        for statement in statements:
            await tx.execute(text(statement))


def fingerprint(club: Club) -> dict[str, tuple[Any, ...]]:
    hands = club.app.desk.records.recent._hands
    return {key: (found.hand.state, found.log) for key, found in hands.items()}


async def same_as_stored(club: Club, table: int) -> None:
    """The cache gives what the rows give."""
    cached = await club.sitting(table)
    club.app.desk.records.recent._hands.clear()
    folded = await club.sitting(table)
    assert cached.log == folded.log
    assert cached.hand.state == folded.hand.state  # type: ignore[union-attr]
    assert cached.hand.length == folded.hand.length == folded.table.events  # type: ignore[union-attr]


@pytest.mark.parametrize(("prepare", "verb", "what"), POINTS)
async def test_a_step_that_fails_at_any_point_leaves_nothing_of_itself(
    club: Club,
    caplog: pytest.LogCaptureFixture,
    prepare: Callable[[Club], Awaitable[Prepared]],
    verb: str,
    what: str,
) -> None:
    table, act = await prepare(club)
    before = await club.everything()
    cache = fingerprint(club)
    trouble = f"before {verb} on {what} begin select raise(fail, 'planted'); end"
    await write(club, f"create trigger planted {trouble}")
    shown = len(club.chat.writes)
    reply = await act()
    assert words(reply)
    assert await club.everything() == before
    assert all(cache[key] == entry for key, entry in fingerprint(club).items())
    assert len(club.chat.writes) == shown
    await write(club, "drop trigger planted")
    assert await act() is not None
    assert len((await club.sitting(table)).log) > len(dict(before)["events"])
    await same_as_stored(club, table)


async def test_a_step_whose_commit_fails_leaves_nothing_of_itself(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table, act = await in_the_middle(club)
    before, cache = await club.everything(), fingerprint(club)
    await write(club, "pragma foreign_keys = on")
    await write(
        club,
        "create table parents (id integer primary key)",
        "create table orphans (p integer references parents (id) deferrable initially deferred)",
        "create trigger planted after insert on outbox begin insert into orphans values (1); end",
    )
    reply = await act()
    assert "岔子" in words(reply)
    assert await club.everything(but=("parents", "orphans")) == before
    assert fingerprint(club) == cache
    await write(club, "drop trigger planted")
    await act()
    assert len((await club.sitting(table)).log) > len(before["events"])
    await same_as_stored(club, table)


async def test_a_step_whose_announcement_fails_leaves_nothing_of_itself(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    class Speechless:
        def __getattr__(self, name: str) -> Any:
            return getattr(gouji, name)

        def board(self, *_: Any) -> Any:
            raise LookupError("no words")

    table, act = await in_the_middle(club)
    before = await club.everything()
    club.app.desk.records.narrators = {"gouji": Speechless()}
    assert "岔子" in words(await act())
    assert await club.everything() == before
    club.app.desk.records.narrators = {"gouji": gouji}
    await act()
    assert len((await club.sitting(table)).log) > len(before["events"])


async def test_an_update_that_comes_again_is_applied_once(club: Club) -> None:
    wang = club.person("老王")
    table = await club.laid(led(), wang, club.person("小李"))
    decision = (await club.sitting(table)).decision
    click = Click(
        id="same", sender=wang.sender, at=wang.dm, token=str(nines(club, table, decision))
    )
    assert "记下了" in words(await club.handle(click))
    after = await club.everything()
    assert words(await club.handle(click)) == ""
    await club.restart()
    assert words(await club.handle(click)) == ""
    assert await club.everything() == after


async def test_what_a_step_tells_is_said_in_it_unless_its_sender_waits(club: Club) -> None:
    """A second message about the same update would be refused as a repetition, and lost."""
    wang = club.person("老王")
    table = await club.seated(wang)
    told = Told(Text("seats-changed"))
    common = {"sender": wang.sender, "at": ROOM}
    command = Command(id="typed", name="any", **common)
    assert await club.app.desk.step(table, command, lambda *_: told) == replace(
        NOTHING, language="zh-Hans"
    )
    await club.clock.settle()
    said = [shown.text for shown in club.chat.shows(ROOM) if "换好了" in shown.text]
    assert len(said) == 1
    click = Click(id="pressed", token="", **common)
    assert (await club.app.desk.step(table, click, lambda *_: told)).text == told.text
    await club.clock.settle()
    assert [shown.text for shown in club.chat.shows(ROOM) if "换好了" in shown.text] == said


async def test_of_the_same_update_delivered_twice_at_once_one_is_applied(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("newgame")
    join = Click(
        id="same",
        sender=wang.sender,
        at=club.person("老王").dm,
        token=str(Token(Op.SOLO, 0)),
    )
    await asyncio.gather(*(club.app.handle(join) for _ in range(4)))
    assert await club.rows("select count(*) from hands") == [(1,)]


async def test_of_five_taps_on_one_question_one_is_accepted_and_the_others_are_stale(
    club: Club,
) -> None:
    wang = club.person("老王")
    table = await club.laid(led(), wang, club.person("小李"))
    token = nines(club, table, (await club.sitting(table)).decision)
    replies = [
        words(reply) for reply in await asyncio.gather(*(tap(wang, token) for _ in range(5)))
    ]
    assert sum("记下了" in reply for reply in replies) == 1
    assert sum("桌上已经变了" in reply for reply in replies) == 4
    log = (await club.sitting(table)).log
    assert sum(event.kind == "cards-played" for event in log) == 1


async def tap(person: Person, token: Token) -> Reply:
    club = person.club
    click = Click(id=str(next(club.updates)), sender=person.sender, at=person.dm, token=str(token))
    reply = await club.app.handle(click)
    assert reply is not None
    return reply


async def test_answers_of_several_people_at_once_are_all_taken(club: Club) -> None:
    people = club.six
    table = await club.laid(led(), *people)
    token = nines(club, table, (await club.sitting(table)).decision)
    await people[0].clicks(token, people[0].dm)
    decision = (await club.sitting(table)).decision
    taps = (tap(person, Token(Op.PASS, table, decision)) for person in people[1:3])
    assert all("记下了" in words(reply) for reply in await asyncio.gather(*taps))
    sitting = await club.sitting(table)
    assert {event.seat for event in sitting.new or sitting.log if event.kind == "answered"} >= {
        1,
        2,
    }
    await same_as_stored(club, table)


async def test_steps_at_different_tables_do_not_wait_for_each_others_questions(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    first = await club.laid(led(), wang, li)
    second = await club.laid(led(), li, wang)
    tokens = [nines(club, t, (await club.sitting(t)).decision) for t in (first, second)]
    replies = await asyncio.gather(tap(wang, tokens[0]), tap(li, tokens[1]))
    assert all("记下了" in words(reply) for reply in replies)


class SecondWriter:
    """Another program that writes to the hand between a step's reading and its writing."""

    def __init__(self, club: Club, times: int) -> None:
        self.club = club
        self.times = times
        self.seen: list[int] = []

    def __call__(self, sitting: Sitting, timer: Timer) -> None:
        self.seen.append(len(sitting.log))
        if self.times:
            self.times -= 1
            self._write(sitting)
        play.fire(sitting, timer)

    def _write(self, sitting: Sitting) -> None:
        length, table = len(sitting.log), sitting.table
        connection = sqlite3.connect(self.club.path)
        entry = ("answered", 1, '{"seat":3,"action":{"kind":"pass"}}', "2026-03-01 20:00:00.000000")
        with connection:
            connection.execute(
                "insert into events (hand_id, seq, kind, version, body, at) values (?,?,?,?,?,?)",
                (table.hand_id, length + 1, *entry),
            )
            connection.execute("update tables set events = ? where id = ?", (length + 1, table.id))
        connection.close()


async def held(club: Club) -> tuple[int, Timer]:
    """A table whose hold is due, read but not yet fired."""
    people = club.six
    table = await club.laid(led(), *people)
    token = nines(club, table, (await club.sitting(table)).decision)
    await people[0].clicks(token, people[0].dm)
    (hold,) = [t for t in (await club.sitting(table)).timers if t.kind == "hold"]
    club.clock._now = hold.due  # the task that would fire it is not woken by this
    return table, hold


async def test_a_second_writer_makes_the_step_look_again(club: Club) -> None:
    table, hold = await held(club)
    writer = SecondWriter(club, times=1)
    await club.app.desk.fire(table, hold, writer)
    first, second = writer.seen
    assert second == first + 1
    log = (await club.sitting(table)).log
    assert [event.kind for event in log[first:]][:2] == ["answered", "hold-ended"]
    await same_as_stored(club, table)


async def test_a_writer_who_never_stops_is_given_up_on(club: Club) -> None:
    table, hold = await held(club)
    outbox = await club.rows("select * from outbox")
    writer = SecondWriter(club, times=99)
    with pytest.raises(Stale):
        await club.app.desk.fire(table, hold, writer)
    log = (await club.sitting(table)).log
    assert [event.kind for event in log[writer.seen[0] :]] == ["answered"] * len(writer.seen)
    assert await club.rows("select * from outbox") == outbox
    await same_as_stored(club, table)


async def test_a_timer_that_was_read_before_it_was_gone_does_nothing(club: Club) -> None:
    table, hold = await held(club)
    await club.app.desk.fire(table, hold, play.fire)
    after = await club.everything()
    await club.app.desk.fire(table, hold, play.fire)
    assert await club.everything() == after


async def test_a_timer_that_has_been_moved_on_since_it_was_read_does_nothing(club: Club) -> None:
    table, hold = await held(club)
    await write(club, "update deadlines set due_at = '2026-03-01 23:00:00' where kind = 'hold'")
    before = await club.everything()
    await club.app.desk.fire(table, hold, play.fire)
    assert await club.everything() == before


async def test_an_old_entry_of_the_cache_is_brought_up_to_date(club: Club) -> None:
    table, act = await in_the_middle(club)
    recent = club.app.desk.records.recent
    old = dict(recent._hands)
    await act()
    now = await club.sitting(table)
    recent._hands.update(old)
    again = await club.sitting(table)
    assert (again.log, again.hand) == (now.log, now.hand)


async def test_an_entry_of_the_cache_that_the_rows_do_not_bear_out_is_not_used(club: Club) -> None:
    table, act = await in_the_middle(club)
    before = await club.sitting(table)
    await act()
    recent = club.app.desk.records.recent
    ahead = dict(recent._hands)
    await write(
        club,
        f"delete from events where seq > {len(before.log)}",
        f"update tables set events = {len(before.log)}",
    )
    recent._hands.update(ahead)
    again = await club.sitting(table)
    assert again.log == before.log
    assert again.hand.state == before.hand.state  # type: ignore[union-attr]


async def test_the_cache_forgets_the_hand_that_was_not_used_for_longest(club: Club) -> None:
    club.app.desk.records.recent.most = 2
    wang, li = club.person("老王"), club.person("小李")
    tables = [await club.laid(led(), wang, li) for _ in range(3)]
    kept = list(club.app.desk.records.recent._hands)
    assert [int(key.split("-")[0]) for key in kept] == tables[1:]
    decision = (await club.sitting(tables[0])).decision
    assert "记下了" in words(await wang.clicks(nines(club, tables[0], decision), wang.dm))
    await same_as_stored(club, tables[0])


async def test_a_look_changes_nothing(club: Club) -> None:
    wang = club.person("老王")
    await club.laid(led(), wang, club.person("小李"))
    before = await club.everything()
    assert "张" in words(await wang.presses(Op.HAND))
    assert "你没在这桌" in words(await club.person("丽姐").presses(Op.HAND))
    assert await club.everything() == before


async def test_the_end_of_a_hand_is_written_once_as_a_result(club: Club) -> None:
    table, act = await at_the_end(club)
    await act()
    ((hand, of_table, people),) = await club.rows("select hand_id, table_id, people from results")
    sitting = await club.sitting(table)
    assert (hand, of_table) == (sitting.table.hand_id, table)
    assert people == "[1, 2, null, null, null, null]"
    assert sitting.table.phase is Phase.BETWEEN
    assert [timer.kind for timer in sitting.timers] == ["next", "idle"]


async def test_a_refusal_writes_nothing_but_its_words(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(led(), wang, li)
    before = await club.everything(but=("updates", "outbox", "slots", "writes"))
    await li.types("4x6")
    assert "没问你" in li.last
    assert await club.everything(but=("updates", "outbox", "slots", "writes")) == before
    assert len((await club.sitting(table)).log) == len(before["events"])


async def test_what_is_written_while_it_is_cancelled_is_gone_on_with(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seated(club.person("老王"))
    join = Click(
        id="late",
        sender=club.person("小李").sender,
        at=ROOM,
        token=str(club.button(ROOM, Op.JOIN)),
    )
    committing, commit = asyncio.Event(), Connection.commit

    async def noticed(connection: Connection) -> None:
        if connection._conn.total_changes != connection._written:
            committing.set()
        await commit(connection)

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "commit", noticed)
        task = asyncio.create_task(club.app.handle(join))
        await committing.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    await club.clock.settle()
    assert "2 小李" in club.told()[-1]
    assert await club.rows("select * from outbox") == []
