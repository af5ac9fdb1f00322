"""Whatever people do wrong is told to them and changes nothing; a fault of ours is owned up to."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from bot.inbound import ChatMoved, Click, Command
from bot.messages import Address
from bot.port import SlowDown
from bot.tokens import Op, Token
from tests.bot.conftest import OTHER_ROOM, PLATFORM, ROOM, Club
from tests.support.hands import P0, Scene
from tests.support.hands import table as position

WORDS = ("updates", "outbox", "slots", "writes")
"""What a refusal may write: that the update was answered, and the answer."""


def led() -> Scene:
    return position(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q S").led_by(P0)


async def lobby(club: Club) -> int:
    await club.person("Anna").starts()
    return await club.seated(club.person("老王"), club.person("小李"))


async def hand(club: Club) -> int:
    """老王 leads; 小李 sits, Anna does not."""
    await club.person("Anna").starts()
    return await club.laid(led(), club.person("老王"), club.person("小李"))


async def between(club: Club) -> int:
    await club.person("Anna").starts()
    scene = position(P0="4x9", out=(2, 4, 1)).led_by(P0)  # type: ignore[arg-type]
    table = await club.laid(scene, club.person("老王"), club.person("小李"))
    await club.person("老王").answers(Op.PLAY)
    return table


async def closed(club: Club) -> int:
    table = await lobby(club)
    await club.person("老王").command("stop")
    return table


async def nothing(club: Club) -> int:
    for name in ("老王", "小李", "Anna"):
        await club.person(name).starts()
    return 1


Place = Callable[[Club], Awaitable[int]]

CLICKS: list[tuple[Place, str, Op, int, str, str]] = [
    # where, who, what, question (0: none, -1: the open one, else that far from it), argument, why
    (nothing, "老王", Op.JOIN, 0, "", "没有开着的桌"),
    (nothing, "老王", Op.HAND, 0, "", "没有开着的桌"),
    (nothing, "老王", Op.PASS, 3, "", "没有开着的桌"),
    (lobby, "老王", Op.JOIN, 0, "", "你在这桌有位子了"),
    (lobby, "Anna", Op.LEAVE, 0, "", "你没在这桌"),
    (lobby, "Anna", Op.START, 0, "", "这个得开桌的点"),
    (lobby, "小李", Op.START, 0, "", "这个得开桌的点"),
    (lobby, "小李", Op.COMPUTER, 0, "", "这个得开桌的点"),
    (lobby, "小李", Op.PROFILE, 0, "1", "这个得开桌的点"),
    (lobby, "小李", Op.CLOSE, 0, "", "这个得开桌的点"),
    (lobby, "老王", Op.PROFILE, 0, "9", "不认得"),
    (lobby, "老王", Op.PROFILE, 0, "x", "不认得"),
    (lobby, "老王", Op.NEXT, 0, "", "不是那一步"),
    (lobby, "老王", Op.PLAY, 3, "53000", "没在打"),
    (lobby, "老王", Op.PANEL, 3, "r5", "没在打"),
    (lobby, "老王", Op.OPEN, 0, "", "没在打"),
    (lobby, "老王", Op.COUNT, 0, "", "没在打"),
    (lobby, "老王", Op.HAND, 0, "", "没在打"),
    (lobby, "老王", Op.HINT, 0, "", "没在打"),
    (lobby, "Anna", Op.NEXT, 0, "", "你没在这桌"),
    (hand, "Anna", Op.JOIN, 0, "", "不是那一步"),
    (hand, "小李", Op.LEAVE, 0, "", "不是那一步"),
    (hand, "老王", Op.START, 0, "", "不是那一步"),
    (hand, "Anna", Op.CLOSE, 0, "", "你没在这桌"),
    (hand, "老王", Op.VOTE, 0, "1", "已经变了"),
    (hand, "老王", Op.VOTE, 1, "y", "不认得"),
    (hand, "老王", Op.SEAT, 0, "", "不是那一步"),
    (hand, "老王", Op.NEXT, 0, "", "打完再说"),
    (hand, "Anna", Op.PLAY, -1, "53000", "你没在这桌"),
    (hand, "Anna", Op.OPEN, 0, "", "你没在这桌"),
    (hand, "Anna", Op.HINT, -1, "", "你没在这桌"),
    (hand, "Anna", Op.PANEL, -1, "r5", "你没在这桌"),
    (hand, "小李", Op.PLAY, -1, "63000", "没问你"),
    (hand, "小李", Op.PASS, -1, "", "没问你"),
    (hand, "老王", Op.PLAY, 1, "53000", "已经变了"),
    (hand, "老王", Op.PLAY, 99, "53000", "已经变了"),
    (hand, "老王", Op.PANEL, 1, "r5", "已经变了"),
    (hand, "老王", Op.PANEL, -1, "qq", "不认得"),
    (hand, "老王", Op.PLAY, -1, "54000", "你没有4个5"),
    (hand, "老王", Op.PLAY, -1, "K1000", "没有1个K"),
    (hand, "老王", Op.PLAY, -1, "50000", "不认得"),
    (hand, "老王", Op.PLAY, -1, "zzz", "不认得"),
    (hand, "老王", Op.PLAY, -1, "", "不认得"),
    (hand, "老王", Op.PASS, -1, "", "不能过"),
    (hand, "老王", Op.YIELD, -1, "", "不能过"),
    (hand, "老王", Op.NO_BURN, -1, "", "烧的是别人的够级"),
    (hand, "老王", Op.BURN, -1, "53000", "烧的是别人的够级"),
    (hand, "老王", Op.SHOW, -1, "H1", "已经变了"),
    (hand, "老王", Op.SHOW_HAND, -1, "2", "没有看牌这一说"),
    (hand, "老王", Op.SHOW_HAND, -1, "9", "不认得"),
    (hand, "老王", Op.SUGGEST, -1, "253000", "出不了主意"),
    (between, "老王", Op.PLAY, 3, "53000", "没在打"),
    (between, "Anna", Op.NEXT, 0, "", "你没在这桌"),
    (between, "Anna", Op.CLOSE, 0, "", "你没在这桌"),
    (between, "老王", Op.NEXT, 0, "other", "不认得"),
    (between, "老王", Op.START, 0, "", "不是那一步"),
    (closed, "Anna", Op.JOIN, 0, "", "没有开着的桌"),
    (closed, "老王", Op.START, 0, "", "没有开着的桌"),
    (closed, "老王", Op.CLOSE, 0, "", "没有开着的桌"),
]


@pytest.mark.parametrize(("place", "who", "op", "decision", "arg", "why"), CLICKS)
async def test_a_wrong_press_is_answered_and_changes_nothing(
    club: Club, place: Place, who: str, op: Op, decision: int, arg: str, why: str
) -> None:
    table = await place(club)
    if decision == -1:
        decision = (await club.sitting(table)).decision
    before, shown = await club.everything(), len(club.chat.writes)
    reply = await club.person(who).clicks(Token(op, table, decision, arg))
    assert why in "".join(map(str, reply.pieces))
    assert await club.everything() == before
    assert len(club.chat.writes) == shown


COMMANDS: list[tuple[Place, str, str, str, Address | None, str]] = [
    # where, who, command, its words, in which chat (None: the private one), why
    (nothing, "老王", "join", "", ROOM, "没有开着的桌"),
    (nothing, "老王", "deal", "", ROOM, "没有开着的桌"),
    (nothing, "老王", "next", "", ROOM, "没有开着的桌"),
    (nothing, "老王", "table", "", ROOM, "没有开着的桌"),
    (nothing, "老王", "stop", "", ROOM, "没有开着的桌"),
    (nothing, "老王", "verify", "", ROOM, "没有开着的桌"),
    (nothing, "老王", "hand", "", None, "你没在这桌"),
    (nothing, "老王", "play", "3x5", None, "你没在这桌"),
    (nothing, "老王", "newgame", "斗地主", ROOM, "我这儿没有「斗地主」。能打的：够级（打点版、"),
    (nothing, "老王", "newgame", "斗地主", None, "我这儿没有「斗地主」。能打的：够级（打点版、"),
    (nothing, "老王", "language", "klingon", ROOM, "没有这种语言"),
    (nothing, "老王", "nonsense", "", None, "nonsense"),
    (lobby, "Anna", "leave", "", ROOM, "你没在这桌"),
    (lobby, "小李", "deal", "", ROOM, "这个得开桌的点"),
    (lobby, "小李", "stop", "", ROOM, "这个得开桌的点"),
    (lobby, "老王", "count", "", ROOM, "没在打"),
    (lobby, "老王", "hand", "", None, "没在打"),
    (lobby, "老王", "play", "3x5", None, "没在打"),
    (lobby, "老王", "next", "", ROOM, "没有开着的桌"),
    (hand, "老王", "play", "3x5", ROOM, "出牌别写在群里"),
    (hand, "Anna", "stop", "", ROOM, "你没在这桌"),
    (hand, "Anna", "join", "", ROOM, "没有开着的桌"),
    (hand, "Anna", "hand", "", None, "你没在这桌"),
    (hand, "老王", "rules", "天外飞仙", None, "讲不了"),
    (hand, "老王", "rules", "抠底", None, "「抠底」是升级里的话，这桌不打升级"),
    (hand, "老王", "hand", "99", None, "没找到「桌99」"),
    (hand, "老王", "play", "桌99 3x5", None, "没找到「桌99」"),
    (hand, "老王", "play", "", None, "没看懂"),
    (between, "老王", "play", "3x5", None, "没在打"),
    (between, "老王", "join", "", ROOM, "你在这桌有位子了"),
]


@pytest.mark.parametrize(("place", "who", "name", "words", "at", "why"), COMMANDS)
async def test_a_wrong_command_is_answered_in_private_and_changes_nothing(
    club: Club, place: Place, who: str, name: str, words: str, at: Address | None, why: str
) -> None:
    await place(club)
    person = club.person(who)
    before, room = await club.everything(but=WORDS), len(club.written(ROOM))
    await person.command(name, words, at=at or person.dm)
    assert why in person.last
    assert await club.everything(but=WORDS) == before
    assert len(club.written(ROOM)) == room


TYPED = [
    ("天王盖地虎", "没看懂「天王盖地虎」"),
    ("5个5", "你没有5个5"),
    ("过", "不能过"),
    ("烧 3个5", "烧的是别人的够级"),
    ("让", "不能过"),
    ("3个5 3个6", "没看懂"),
    ("x" * 3000, "没看懂"),
    ("\u202e\u0000", "没看懂"),
]


@pytest.mark.parametrize(("words", "why"), TYPED)
async def test_typed_words_that_are_no_lawful_play_are_answered_and_change_nothing(
    club: Club, words: str, why: str
) -> None:
    await hand(club)
    wang = club.person("老王")
    before = await club.everything(but=WORDS)
    await wang.types(words)
    assert why in wang.last or "不是一手" in wang.last
    assert await club.everything(but=WORDS) == before
    assert not club.chat.refused


async def test_somebody_who_cannot_be_reached_is_answered_in_the_room(club: Club) -> None:
    tom = club.person("Tom")
    await tom.command("join")
    assert "没有开着的桌" in club.chat.last(ROOM).text


async def test_what_is_typed_in_a_room_is_nobody_of_ours_business(club: Club) -> None:
    await hand(club)
    before = await club.everything()
    await club.person("老王").types("3个5", at=ROOM)
    await club.person("老王").command("unheard-of")
    assert await club.everything() == before


CHINESE = [
    ("手牌", "你的牌"),
    ("我的牌", "你的牌"),
    ("规矩", "打点版"),
    ("规矩 烧", "烧"),
    ("讲讲 让", "让"),
    ("验牌", "打完才亮种子"),
    ("帮助", "/newgame"),
    ("?", "/newgame"),
    ("语言 en", "English"),
    ("桌面", "你的牌"),
]


@pytest.mark.parametrize(("words", "answer"), CHINESE)
async def test_words_work_without_a_slash_in_the_private_chat(
    club: Club, words: str, answer: str
) -> None:
    await hand(club)
    wang = club.person("老王")
    before = club.chat.last(wang.dm).id
    await wang.types(words)
    assert club.chat.last(wang.dm).id != before
    assert answer in wang.last


async def test_a_whole_evening_by_words_alone(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    for person in (wang, li):
        await person.starts()
    await wang.command("开桌")
    await li.command("坐下")
    await wang.command("开打")
    assert (await club.sitting(1)).hand is not None


async def test_a_hundred_foolish_commands_are_not_answered_a_hundred_times(club: Club) -> None:
    tom = club.person("Tom")
    club.chat.fail(SlowDown(30), to=ROOM)
    for _ in range(100):
        await tom.command("join")
    await club.advance(60)
    assert len(club.written(ROOM)) <= 2


async def test_a_room_that_moves_takes_its_tables_along(club: Club) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    await wang.hand_in(ChatMoved, ROOM, to="-999")
    moved = Address.room(PLATFORM, "-999")
    assert (await club.sitting(table)).table.room == moved
    assert await club.alive(moved) == [table]
    await wang.command("table", at=moved)
    assert "桌1" in club.chat.last(moved).text
    await wang.presses(Op.START, at=moved)
    assert (await club.sitting(table)).hand is not None


async def test_an_inner_error_is_owned_up_to_and_changes_nothing(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hand(club)
    wang = club.person("老王")
    async with club.store.begin() as tx:
        await tx.execute(text("update events set kind = 'lost' where seq = 3"))
    club.app.desk.records.recent._hands.clear()
    before = await club.everything(but=WORDS)
    with caplog.at_level(logging.ERROR):
        reply = await wang.clicks(Token(Op.PLAY, table, 2, "53000"))
    assert "我这边出了岔子" in "".join(map(str, reply.pieces))
    await wang.types("3个5")
    assert "我这边出了岔子" in wang.last
    assert await club.everything(but=WORDS) == before
    assert "update" in caplog.text


async def test_nothing_raises_even_when_the_error_cannot_be_told(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    async with club.store.begin() as tx:
        for name in ("updates", "people"):
            trouble = f"before insert on {name} begin select raise(fail, 'planted'); end"
            await tx.execute(text(f"create trigger planted_{name} {trouble}"))
    wang = club.person("老王")
    assert await wang.hand_in(Command, ROOM, name="newgame") is None
    assert await wang.hand_in(Click, ROOM, token="j1.0.") is not None
    assert await club.rows("select * from tables") == []


async def test_a_refusal_speaks_the_language_of_whoever_pressed(club: Club) -> None:
    await lobby(club)
    tom = club.person("Tom")
    tom.sender = type(tom.sender)(PLATFORM, "77", "Tom", "en-GB")
    reply = await tom.presses(Op.START)
    assert "Only whoever opened the table" in "".join(map(str, reply.pieces))


async def test_the_language_of_a_room_and_of_a_person_can_be_chosen(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("language", "en")
    await wang.command("newgame")
    assert "table 1" in club.chat.last(ROOM).text.lower()
    await wang.command("newgame", at=OTHER_ROOM)
    assert "桌1" in club.chat.last(OTHER_ROOM).text
    await wang.types("帮助")
    assert "点按钮出牌" in wang.last
    await wang.types("语言 en")
    await wang.types("帮助")
    assert "点按钮出牌" not in wang.last


TOKENS = st.one_of(
    st.text(max_size=80),
    st.from_regex(r"[a-zA-Z][0-9a-z]{1,7}\.[0-9a-z]{1,8}\.[0-9A-Za-z?]{0,12}", fullmatch=True),
    st.builds(
        lambda op, decision, arg: str(Token(op, 1, decision, arg)),
        st.sampled_from(list(Op)),
        st.integers(0, 12),
        st.text("0123456789TJQKASHCDrabcuBt", max_size=6),
    ),
)


@settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.sampled_from(["小李", "Anna"]), TOKENS)
async def test_no_token_whatever_moves_a_hand_that_waits_for_somebody_else(
    club: Club, who: str, token: str
) -> None:
    if not await club.rows("select id from tables"):
        await hand(club)
    before = await club.rows("select * from events")
    await club.person(who).clicks(token)
    assert await club.rows("select * from events where hand_id like '1-%'") == before[: len(before)]
    assert not club.chat.refused
