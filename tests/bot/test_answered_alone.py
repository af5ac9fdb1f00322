"""A platform on which people are answered alone in the room: nobody needs a private chat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.games import games
from bot.inbound import Click, Command, Reply
from bot.port import ChatError, Rendered
from bot.table import Phase
from bot.tempo import LIVE
from bot.text import Text, locale
from bot.tokens import Op, Token
from engine.gouji.matters import Matter
from tests.bot.conftest import ANSWERS, OTHER_ROOM, ROOM, Club, Person, opened
from tests.support.fake_chat import text_of


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path / "gouji.db", discreet=True) as club:
        yield club


def words(key: str, **args: object) -> str:
    return locale("zh-Hans", here=True).words(Text(key, args))


def buttons(screen: Rendered | None) -> list[Token]:
    assert screen is not None
    return [Token.parse(b.token) for row in screen.buttons for b in row if b.token]


def said(reply: Reply | None) -> str:
    assert reply is not None
    return text_of(Rendered(reply.pieces))


def shown(reply: Reply | None) -> str:
    assert reply is not None
    assert reply.screen is not None
    return text_of(reply.screen)


async def dealt(club: Club, at: object = ROOM) -> int:
    """Six people at a table; nobody has ever opened a private chat."""
    six = club.six
    await six[0].command("newgame")
    for person in six[1:]:
        await person.presses(Op.JOIN)
    await six[0].presses(Op.START)
    return await club.newest()


async def my_hand(person: Person) -> Reply:
    return await person.presses(Op.HAND)


async def lead(club: Club, table: int) -> Person:
    """Nobody calls or shows anything; who leads then."""
    while (await kind(club, table)) != Matter.LEAD:
        for person in await club.front(table):
            hand = buttons((await my_hand(person)).screen)
            await person.clicks(next(t for t in hand if t.op in (Op.SAY, Op.NO_SHOW)))
        await club.advance(LIVE.mask[1])
    return (await club.front(table))[0]


async def kind(club: Club, table: int) -> str:
    """What is asked now."""
    question = (await club.sitting(table)).question
    assert question is not None
    return question.kind


async def test_people_sit_down_and_play_without_a_private_chat(hall: Club) -> None:
    table = await dealt(hall)
    leader = await lead(hall, table)
    hand = await my_hand(leader)
    assert hand.living
    assert "你的牌 36张" in shown(hand)
    play = next(token for token in buttons(hand.screen) if token.op is Op.PLAY)
    reply = await leader.clicks(play)
    assert reply.living
    assert "你的牌 36张" not in shown(reply)
    assert reply.echo
    assert f"{leader.sender.name} 先出" in "".join(hall.told())
    assert {write.to for write in hall.chat.writes} == {ROOM}
    assert not hall.chat.refused


async def test_a_hand_is_shown_to_its_owner_alone_and_as_often_as_he_likes(hall: Club) -> None:
    await lead(hall, await dealt(hall))
    hands = [shown(await my_hand(person)) for person in hall.six]
    assert all("你的牌 36张" in hand for hand in hands)
    assert len(set(hands)) == 6
    assert hands == [shown(await my_hand(person)) for person in hall.six]
    again = [shown(await person.command("hand")) for person in hall.six]
    assert again == hands
    passer_by = hall.person("过路的")
    await passer_by.command("newgame", at=OTHER_ROOM)
    stranger = await passer_by.presses(Op.HAND, at=ROOM)
    assert stranger.screen is None
    assert "你的牌" not in said(stranger)


async def test_a_refused_press_shows_the_reason_above_the_hand_as_it_is(hall: Club) -> None:
    table = await dealt(hall)
    leader = await lead(hall, table)
    hand = await my_hand(leader)
    first, second, *_ = (token for token in buttons(hand.screen) if token.op is Op.PLAY)
    await leader.clicks(first)
    late = await leader.clicks(second)
    assert said(late) == words("error-stale")
    assert late.living
    assert not [token for token in buttons(late.screen) if token.op is Op.PLAY]
    other = next(person for person in hall.six if person.sender.name != leader.sender.name)
    theirs = await other.clicks(second)
    assert said(theirs)
    assert shown(theirs) == shown(await my_hand(other))
    passer_by = hall.person("过路的")
    await passer_by.command("newgame", at=OTHER_ROOM)
    nobody = await passer_by.clicks(second)
    assert said(nobody) == words("error-not-seated")
    assert nobody.screen is None


async def test_panels_open_in_the_answer(hall: Club) -> None:
    leader = await lead(hall, await dealt(hall))
    panel = next(t for t in buttons((await my_hand(leader)).screen) if t.op is Op.PANEL)
    before = len(hall.chat.writes)
    opened_ = await leader.clicks(panel)
    assert opened_.living
    assert Op.PANEL in {token.op for token in buttons(opened_.screen)}
    assert len(hall.chat.writes) == before
    gone = await leader.clicks(Token(Op.PANEL, panel.table, panel.decision, "zz"))
    assert said(gone) == words("error-bad-button")
    assert shown(gone) == shown(await my_hand(leader))


async def test_a_play_may_be_typed_as_a_command_in_the_room(hall: Club) -> None:
    table = await dealt(hall)
    leader = await lead(hall, table)
    offers = await hall.app.suggest(ask(leader, "play", ""))
    wrong = await leader.command("play", "5个大王")
    assert said(wrong)
    played = await leader.command("play", offers[0])
    assert played is not None
    assert played.living
    assert offers[0] in "".join(hall.told())


async def test_commands_are_answered_alone_and_the_room_hears_nothing(hall: Club) -> None:
    anna = hall.person("Anna")
    for name in ("help", "rules", "hand", "leave", "join", "table", "verify"):
        assert said(await anna.command(name)), name
    assert hall.chat.writes == []
    greeting = await anna.command("start")
    assert shown(greeting) == words("greeting", games=games())
    await anna.command("newgame")
    assert shown(await anna.command("rules"))
    reply = await anna.command("rules", "烧")
    assert "烧" in shown(reply)
    assert reply is not None
    assert not reply.living
    assert said(await anna.command("language", "en")) == "Good, English from here on"
    assert said(await anna.command("nonsense")) == words("error-no-such-command", words="nonsense")
    silent = await anna.command("table")
    assert silent == Reply()


async def test_who_lacks_a_right_in_the_room_is_told_before_a_table_opens(hall: Club) -> None:
    anna = hall.person("Anna")
    click = Click(
        id="x1",
        sender=anna.sender,
        at=ROOM,
        alone=True,
        lacking=("embed-links", "send-in-threads"),
        token=str(Token(Op.NEWGAME, 0)),
    )
    command = Command(
        id="x2", sender=anna.sender, at=ROOM, alone=True, lacking=("embed-links",), name="newgame"
    )
    assert "Embed Links）、「在子区内发送消息」" in said(await hall.handle(click))
    assert "Embed Links" in said(await hall.handle(command))
    assert await hall.alive() == []
    assert hall.chat.writes == []


async def test_private_messages_come_only_to_whom_asked_for_them(hall: Club) -> None:
    tom, anna = hall.person("Tom"), hall.person("Anna")
    await anna.command("newgame")
    seat = await tom.presses(Op.JOIN)
    on = next(token for token in buttons(seat.screen) if token.op is Op.PINGS)
    assert said(await tom.clicks(on)) == words("pings-on")
    assert hall.told(tom.dm) == [words("pings-hello")]
    await anna.presses(Op.START)
    assert "预点？" in hall.told(tom.dm)[-1]
    assert hall.told(anna.dm) == []
    before = len(hall.written(tom.dm))
    await tom.presses(Op.HAND)
    await tom.command("hand")
    assert len(hall.written(tom.dm)) == before
    off = Token(Op.PINGS, 0, arg="0")
    assert said(await tom.clicks(off)) == words("pings-off")
    await hall.advance(300)
    assert len(hall.written(tom.dm)) == before


async def test_a_closed_private_chat_stops_nothing_and_is_said_once(hall: Club) -> None:
    tom = hall.person("Tom")
    await dealt(hall)
    hall.chat.closed.add(tom.dm)
    assert said(await tom.clicks(Token(Op.PINGS, 0, arg="1"))) == words("pings-on")
    notes = [text for text in hall.told() if text == words("private-closed-room", name="Tom")]
    assert len(notes) == 1
    note = next(s for s in hall.chat.shows(ROOM) if s.text == notes[0])
    assert note.buttons == (("我的牌",),)
    assert "预点？" in shown(await my_hand(tom))
    await hall.advance(300)
    assert hall.told().count(notes[0]) == 1


async def test_a_private_table_is_played_in_the_private_chat(hall: Club) -> None:
    anna = hall.person("Anna")
    assert await anna.command("newgame", at=anna.dm) is None
    assert "预点？" in anna.last
    while not any(token.op in ANSWERS for token in anna.buttons):
        await hall.advance(1)
    token = next(token for token in anna.buttons if token.op in ANSWERS)
    reply = await anna.clicks(token, at=anna.dm)
    assert reply.screen is None
    assert reply.echo


async def test_the_same_update_twice_is_answered_by_nothing(hall: Club) -> None:
    anna = hall.person("Anna")
    await anna.command("newgame")
    join = Click(
        id="same",
        sender=hall.person("Tom").sender,
        at=ROOM,
        alone=True,
        token=str(hall.button(ROOM, Op.JOIN)),
    )
    assert (await hall.handle(join)) != Reply()
    assert (await hall.handle(join)) == Reply()


async def test_my_hand_means_the_table_of_this_room(hall: Club) -> None:
    first = await dealt(hall)
    host = hall.six[0]
    await host.command("newgame", at=OTHER_ROOM)
    await host.presses(Op.START, at=OTHER_ROOM)
    assert TITLE_OTHER in shown(await host.command("hand", at=OTHER_ROOM))
    assert TITLE_OTHER not in shown(await host.command("hand"))
    assert first != await hall.newest()


TITLE_OTHER = "柏林牌友"


def ask(person: Person, name: str, typed: str) -> Command:
    return Command(id="s", sender=person.sender, at=ROOM, alone=True, name=name, words=typed)


async def test_every_suggested_play_is_understood_and_lawful(hall: Club) -> None:
    table = await dealt(hall)
    for person in hall.six:
        offers = await hall.app.suggest(ask(person, "play", ""))
        sitting = await hall.sitting(table)
        seat = sitting.table.seat_of((await hall.rows(USER, user=person.sender.user))[0][0])
        assert seat is not None
        assert 1 <= len(offers) <= 25
        menu = set(sitting.hand.game.menu(sitting.hand.state, seat))  # type: ignore[union-attr]
        for offer in offers:
            assert sitting.narrator.read(sitting.view(seat), offer) in menu, offer
    leader = await lead(hall, table)
    offers = await hall.app.suggest(ask(leader, "play", ""))
    assert len(offers) == 25
    assert all(len(offer) <= 100 for offer in offers)
    narrowed = await hall.app.suggest(ask(leader, "play", offers[3]))
    assert narrowed[0] == offers[3]
    kings = await hall.app.suggest(ask(leader, "play", "个K"))
    assert not kings or all("K" in offer for offer in kings)


USER = "select id from people where user = :user"


async def test_suggestions_are_for_who_sits_there_and_is_asked(hall: Club) -> None:
    assert list(await hall.app.suggest(ask(hall.person("Anna"), "play", ""))) == []
    table = await dealt(hall)
    leader = await lead(hall, table)
    others = [person for person in hall.six if person.sender.user != leader.sender.user]
    for person in (*others, hall.person("过路的")):
        assert list(await hall.app.suggest(ask(person, "play", ""))) == []
    terms = await hall.app.suggest(ask(leader, "rules", ""))
    assert {"烧", "让", "反烧"} <= set(terms)
    for term in terms:
        assert shown(await leader.command("rules", term))
    assert list(await hall.app.suggest(ask(leader, "rules", "烧"))) == [
        "烧",
        "反烧",
        "解烧",
        "诈烧",
        "烧贡",
    ]
    assert list(await hall.app.suggest(ask(leader, "join", ""))) == []


async def test_a_fault_of_ours_is_owned_up_to_alone(
    hall: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(type(hall.app.desk), "open", broken)
    assert said(await hall.person("Anna").command("newgame")) == words("error-inner")
    monkeypatch.setattr(type(hall.app.desk), "tables_of", broken)
    assert list(await hall.app.suggest(ask(hall.person("Anna"), "play", ""))) == []
    assert "a fault" in caplog.text
    assert hall.chat.writes == []


async def test_the_room_is_told_what_holds_there(hall: Club, tmp_path: Path) -> None:
    await dealt(hall)
    board = hall.chat.shows(ROOM)[-1]
    assert "点「我的牌」答" in board.text
    assert all("私聊" not in label for row in board.buttons for label in row)
    async with opened(tmp_path / "other.db") as club:
        await told_of_private_chats(club)


async def told_of_private_chats(club: Club) -> None:
    await club.dealt(*club.six)
    board = club.chat.shows(ROOM)[-1]
    assert "在私聊里答" in board.text
    assert "去私聊出牌" in board.buttons[0]


async def test_who_asks_in_his_private_chat_is_answered_there(hall: Club) -> None:
    table = await dealt(hall)
    leader = await lead(hall, table)
    await leader.command("hand", at=leader.dm)
    assert "你的牌 36张" in leader.last
    offer = next(token for token in leader.buttons if token.op is Op.PLAY)
    assert (await leader.clicks(offer, at=leader.dm)).echo
    assert "你的牌 36张" not in leader.last
    before = len(hall.written(leader.dm))
    await hall.advance(200)
    assert len(hall.written(leader.dm)) == before  # he never asked for more
    await leader.command("hand")
    assert len(hall.written(leader.dm)) == before


async def test_a_play_typed_in_the_private_chat_is_answered_there(hall: Club) -> None:
    table = await dealt(hall)
    leader = await lead(hall, table)
    offers = await hall.app.suggest(ask(leader, "play", ""))
    await leader.types(offers[0])
    assert offers[0] in "".join(hall.told())
    assert "你的牌" in leader.last


async def test_a_private_table_shows_its_rules_and_questions_where_it_is(hall: Club) -> None:
    anna = hall.person("Anna")
    await anna.command("newgame", at=anna.dm)
    table = await hall.newest()
    for op in (Op.RULES, Op.OPEN):
        before = len(hall.told(anna.dm))
        reply = await anna.clicks(Token(op, table), at=anna.dm)
        assert said(reply) == ""
        assert len(hall.told(anna.dm)) > before


async def test_a_button_of_an_earlier_hand_answers_no_question_of_this_one(hall: Club) -> None:
    table = await dealt(hall)
    old = buttons((await my_hand(await lead(hall, table))).screen)
    while (sitting := await hall.sitting(table)).table.phase is Phase.PLAYING:
        due = min(timer.due for timer in sitting.timers)
        await hall.advance(max(0.1, (due - hall.clock.now()).total_seconds()))
    for person in hall.six:
        await person.command("next")
    leader = await lead(hall, table)
    log = (await hall.sitting(table)).log
    for token in old:
        if token.op in (*ANSWERS, Op.PANEL, Op.HINT):
            reply = await leader.clicks(token)
            assert said(reply) == words("error-stale")
            assert shown(reply) == shown(await my_hand(leader))
    assert (await hall.sitting(table)).log == log


# Calls


async def calls(club: Club) -> list[str]:
    return [text for text in club.told() if text.startswith("桌1：")]


async def test_the_leader_is_called_once_and_the_call_goes_when_he_has_led(hall: Club) -> None:
    table = await dealt(hall)
    assert await calls(hall) == []
    leader = await lead(hall, table)
    name = leader.sender.name
    assert await calls(hall) == [words("call-lead", number=1, name=name)]
    call = next(s for s in hall.chat.shows(ROOM) if s.text.startswith("桌1："))
    assert [p.user for p in call.message.pieces if hasattr(p, "user")] == [leader.sender.user]
    await hall.advance(30)
    assert len(await calls(hall)) == 1
    play = next(t for t in buttons((await my_hand(leader)).screen) if t.op is Op.PLAY)
    await leader.clicks(play)
    assert await calls(hall) == []
    deleted = [write for write in hall.written() if write.what == "delete"]
    assert [write.id for write in deleted] == [call.id]


async def test_who_is_waited_for_is_called_when_the_missing_are_named(hall: Club) -> None:
    table = await dealt(hall)
    leader = await lead(hall, table)
    play = next(t for t in buttons((await my_hand(leader)).screen) if t.op is Op.PLAY)
    await leader.clicks(play)
    await hall.advance(LIVE.naming - 2)
    assert await calls(hall) == []
    await hall.advance(4)
    front = (await hall.front(table))[0]
    called = words("call-answer", number=1, name=front.sender.name)
    assert await calls(hall) == [called]
    for token in buttons((await my_hand(front)).screen):
        if token.op is Op.PASS:
            await front.clicks(token)
    assert await calls(hall) == [called]  # that he has answered is nobody's business
    await hall.advance(LIVE.naming)
    after = (await hall.front(table))[0]
    assert await calls(hall) == [words("call-answer", number=1, name=after.sender.name)]


async def test_whom_we_can_write_to_is_not_called_in_the_room(hall: Club) -> None:
    for person in hall.six:
        await person.clicks(Token(Op.PINGS, 0, arg="1"))
    table = await dealt(hall)
    leader = await lead(hall, table)
    assert await calls(hall) == []
    assert "该你" in leader.last
    await hall.advance(200)
    assert await calls(hall) == []


async def test_a_call_outlives_a_restart_and_a_lost_answer(hall: Club) -> None:
    table = await dealt(hall)
    leader = await lead(hall, table)
    await hall.restart()
    play = next(t for t in buttons((await my_hand(leader)).screen) if t.op is Op.PLAY)
    hall.chat.fail(ChatError("lost"), what="delete", after=True)
    await leader.clicks(play)
    await hall.advance(5)
    assert await calls(hall) == []
    assert await hall.rows("select * from slots where slot like 'call%'") == []
