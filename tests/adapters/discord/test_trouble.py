"""Rights, channels, messages and servers that go away while cards are played; failing calls; names
that want to be more than names."""

from __future__ import annotations

import re

import pytest

from adapters.discord.port import DiscordPort
from bot.announce import FRESH
from bot.messages import Address
from bot.port import Rendered, RenderedButton
from bot.tempo import LIVE
from bot.tokens import Op
from tests.adapters.discord.house import NAMES, House, hand_in, having, served
from tests.adapters.discord.peeking import public_answers, written, wrong_rings
from tests.adapters.discord.players import plays
from tests.support.discord import Channel, Shown


def messages(room: Channel, one: bool = False) -> str:
    return f"/channels/{room.id}/messages" + ("/*" if one else "")


def boards(house: House) -> list[Shown]:
    """Table messages that stand in the room, oldest first."""
    return [shown for shown in house.public if shown.text.startswith("够级 桌1 · 第")]


async def leads(house: House) -> None:
    """Somebody leads, looking at his hand by a command."""
    leader = await house.lead()
    hand = hand_in(await leader.slash(house.room, "hand"))
    await leader.press(hand, having(hand, Op.PLAY)[0])


# Rights and places


@pytest.mark.untraced
async def test_a_hand_goes_on_while_the_channel_cannot_be_written_to() -> None:
    async with served() as house:
        board = await house.deal()
        await house.lead()
        house.world.deny(house.room, "send_messages")
        await plays(house, 12)
        assert house.board.id == board.id, "nothing new can be posted"
        house.world.deny(house.room)
        known = len(house.world.public(house.room))
        await plays(house, 10)
        assert len(house.world.public(house.room)) > known
        assert len(boards(house)) > 1
        assert "台面" in house.board.text
        assert [shown for shown in house.public if having(shown, Op.TABLE)] == [house.board]


async def test_a_channel_that_is_deleted_stops_no_other_table() -> None:
    async with served() as house:
        await house.deal()
        await house.lead()
        house.world.env.backend.delete_channel(house.room.id)
        await house.advance(10 * 60)
        assert await house.plays() > 3, "the computer plays for everybody"
        house.room = house.world.channel("second")
        board = await house.deal()
        assert "桌1" in board.text
        await leads(house)
        assert await house.plays() == 1
        assert "台面" in house.board.text
        assert house.world.trouble() == ""


async def test_a_table_message_that_was_deleted_comes_anew() -> None:
    async with served() as house:
        board = await house.deal()
        await house.world.delete(board)
        assert boards(house) == []
        await house.advance(FRESH.total_seconds())
        await house.host.slash(house.room, "table")
        assert len(boards(house)) == 1
        await leads(house)
        (again,) = boards(house)
        assert again.id != board.id
        assert "台面" in again.text
        await house.world.delete(again)
        await plays_by_command(house)
        (third,) = boards(house)
        assert third.id != again.id


async def plays_by_command(house: House) -> None:
    """The next who is asked answers, without the table message."""
    person = (await house.asked())[0]
    hand = hand_in(await person.slash(house.room, "hand"))
    await person.press(hand, having(hand, Op.PLAY, Op.PASS, Op.NO_BURN)[0])
    await house.advance(LIVE.window)


async def test_a_lobby_that_was_deleted_comes_anew() -> None:
    async with served() as house:
        lobby = await house.open()
        await house.world.delete(lobby)
        await house.people[1].slash(house.room, "join")
        (again,) = house.public
        assert house.people[1].name in again.text
        assert again.id != lobby.id


async def test_a_thread_is_a_room_of_its_own() -> None:
    async with served() as house:
        parent = house.room
        await house.deal()
        before = house.world.public(parent)
        house.room = house.world.thread(parent, "牌局", house.host)
        board = await house.deal()
        assert board.channel == house.room.id
        assert "桌1" in board.text
        hand = await house.hand(house.people[1])
        assert "#牌局" in hand.text
        leader = await house.lead()
        hand = await house.hand(leader)
        await leader.press(hand, having(hand, Op.PLAY)[0])
        assert await house.plays() == 1
        assert "台面" in house.board.text
        assert house.world.public(parent) == before
        assert public_answers(house.world) == []


async def test_a_thread_that_is_locked_for_a_while_loses_no_step() -> None:
    async with served() as house:
        parent = house.room
        house.room = house.world.thread(parent, "牌局", house.host)
        await house.deal()
        await house.lead()
        for method, one in (("POST", False), ("PATCH", True), ("DELETE", True)):
            house.world.fail(method, messages(house.room, one), 403, 160005, times=None)
        await plays(house, 4)
        house.world.mend(messages(house.room))
        house.world.mend(messages(house.room, one=True))
        await plays(house, 2)
        assert "台面" in house.board.text


async def test_a_thread_that_went_to_sleep_gets_a_new_table_message() -> None:
    """Nothing in it can be edited; a new message wakes it."""
    async with served() as house:
        house.room = house.world.thread(house.room, "牌局", house.host)
        board = await house.deal()
        house.world.fail("PATCH", messages(house.room, one=True), 400, 50083, times=None)
        await leads(house)
        house.world.mend(messages(house.room, one=True))
        assert house.board.id != board.id
        assert "台面" in house.board.text


async def test_a_server_that_throws_us_out_stops_no_table_elsewhere() -> None:
    async with served() as house:
        home, old = house.room, house.world.guild
        other = house.world.new_guild("柏林牌友")
        for person in house.people:
            house.world.join(person, other)
        await house.deal()
        await house.lead()
        house.world.lose(old)
        await house.world.settle()
        await house.advance(10 * 60)
        assert await house.plays() > 3
        house.room = house.world.channel("gouji", guild=other)
        await house.deal()
        assert house.room.id != home.id
        await leads(house)
        assert await house.plays() == 1
        assert house.world.trouble() == ""


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (("embed_links",), ("Embed Links",)),
        (("send_messages",), ("Send Messages",)),
        (("send_messages", "embed_links"), ("Send Messages", "Embed Links")),
    ],
)
async def test_missing_rights_are_named_before_a_table_opens(
    denied: tuple[str, ...], named: tuple[str, ...]
) -> None:
    async with served(people=1) as house:
        house.room = house.world.channel("quiet", deny=denied)
        answer = await house.host.slash(house.room, "newgame")
        assert answer.private
        assert answer.text.startswith("开不了桌")
        assert all(f"（{name}）" in answer.text for name in named)
        assert answer.text.count("（") == len(named)
        assert house.public == []
        assert written(house) == []
        assert await house.rows("select count(*) from tables") == [(0,)]
        house.world.deny(house.room)
        await house.host.slash(house.room, "newgame")
        assert len(house.public) == 1


async def test_a_thread_needs_a_right_of_its_own() -> None:
    async with served(people=1) as house:
        parent = house.world.channel("quiet", deny=("send_messages_in_threads",))
        thread = house.world.thread(parent, "牌局", house.host)
        answer = await house.host.slash(thread, "newgame")
        assert answer.private
        assert "（Send Messages in Threads）" in answer.text
        assert house.world.standing(thread.id) == [answer.shown]
        house.room = parent
        await house.host.slash(parent, "newgame")
        assert len(house.public) == 1


# Calls that fail


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (429, 0), (429, 20028)])
async def test_a_table_message_that_fails_is_posted_exactly_once_in_the_end(
    status: int, code: int
) -> None:
    async with served() as house:
        lobby = await house.open()
        await house.seat(lobby, *house.people[1:])
        house.world.fail("POST", messages(house.room), status, code, times=3)
        await house.host.press(lobby, having(house.now(lobby), Op.START)[0])
        assert boards(house) == []
        await house.advance(60)
        (board,) = boards(house)
        posted = [e for e in written(house) if e.method == "POST" and e.text.startswith("够级 桌1")]
        assert len(posted) == 4, "three that failed, and one"
        ids = {shown.id for shown in house.world.history.of(house.room.id) if shown.reader is None}
        assert ids == {lobby.id, board.id}


@pytest.mark.parametrize("status", [500, 429])
async def test_a_play_is_told_once_though_telling_it_fails(status: int) -> None:
    async with served() as house:
        await house.deal()
        await house.lead()
        house.world.fail("PATCH", messages(house.room, one=True), status)
        await leads(house)
        await house.advance(12)
        told = [e for e in written(house) if e.method == "PATCH" and "台面" in e.text]
        assert len(told) == 2, "one that failed, and one"
        assert await house.plays() == 1
        assert "台面" in house.board.text
        assert len(re.findall(r"先出 \d", house.board.text)) == 1
        assert len(boards(house)) == 1
        assert [shown for shown in house.public if shown.rings] == []


# Names

NASTY = (
    "**大王**",
    "_王_ `x`",
    "@everyone",
    "<@1> <#2>",
    "[王](x) ||y||",
    "# > - 1. \\*",
)


async def test_names_are_shown_letter_by_letter_and_ring_for_nobody() -> None:
    assert len(NASTY) == len(NAMES)
    async with served(names=NASTY, guild="**群** @here") as house:
        board = await house.deal()
        lines = board.text.splitlines()
        for number, name in enumerate(NASTY, 1):
            assert any(line.startswith(f"{number} {name} ") for line in lines), (name, lines)
        hand = await house.hand(house.host)
        assert "**群** @here #gouji" in hand.text
        await leads(house)
        await house.advance(LIVE.naming + 1)
        await plays(house, 3)
        for shown in (*house.world.public(house.room), *house.world.whispered(house.room)):
            called = {f"person {user}" for user in shown.rings}
            assert {mark for mark in shown.marks if not mark.startswith("time ")} == called
            assert shown.marks.count("everyone") == 0
        assert wrong_rings(house) == []
        assert any(shown.rings for shown in house.world.public(house.room))


# Buttons that are not ours


async def test_whatever_is_pressed_is_answered() -> None:
    """A token that nobody made, as somebody could send it by hand."""
    async with served() as house:
        await house.deal()
        anna = house.people[3]
        hand = await house.hand(anna)
        before = await house.events()
        port = DiscordPort(house.world.env.bot)
        bad = ("zz", "k1.0.zz", "p1.0.T9999", "x99.0.", "h1.0.x")
        row = tuple(RenderedButton(token, token) for token in bad)
        await port.send(Address.room("discord", str(house.room.id)), Rendered(("?",), (row,)))
        strange = house.public[-1]
        for control in strange.controls:
            answer = await anna.press(strange, control)
            assert answer.acknowledged
        assert await house.events() == before
        assert house.now(hand) == hand
