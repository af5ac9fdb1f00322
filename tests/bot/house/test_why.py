"""Whoever was refused may ask why; nobody else learns of it."""

from __future__ import annotations

from bot.tokens import Op, Token
from engine.seats import Seat
from tests.bot.conftest import ROOM, Club, Person
from tests.support.hands import P0, P1, P2, P4
from tests.support.hands import table as position


async def hand(club: Club) -> int:
    """老王 has led three 5s, and 小李 is asked."""
    scene = position(P0="3x5 9 2xA", P1="3x4 3x6 J 2", P2="3x7 Q S").led_by(P0)
    await club.person("Anna").starts()
    table = await club.laid(scene, club.person("老王"), club.person("小李"))
    await club.person("老王").types("3x5")
    return table


async def asks(who: Person, words: str = "") -> str:
    await who.command("why", words)
    return who.last


async def test_the_rule_and_what_could_be_played_are_told_in_private(club: Club) -> None:
    await hand(club)
    li = club.person("小李")
    await li.types("3x4")
    room = len(club.told())
    assert await asks(li) == (
        "刚才：3个4 管 3个5\n"
        "不行：3个4 管不了 3个5，要大过才行\n"
        "你能出的：3个6\n"
        "规矩在 /rules 比大小"
    )
    assert len(club.told(ROOM)) == room


async def test_a_refused_button_counts_as_well(club: Club) -> None:
    table = await hand(club)
    li = club.person("小李")
    decision = (await club.sitting(table)).decision
    await li.clicks(Token(Op.PLAY, table, decision, "J1000"))
    said = await asks(li)
    assert said.startswith("刚才：1个J 管 3个5\n")
    assert "张数" in said


async def test_typed_words_that_were_not_understood_are_shown_again(club: Club) -> None:
    await hand(club)
    li = club.person("小李")
    await li.types("三个老虎")
    assert (await asks(li)).startswith("刚才：三个老虎\n不行：")


async def test_of_very_many_typed_words_the_beginning_is_shown_again(club: Club) -> None:
    await hand(club)
    li = club.person("小李")
    await li.types("虎" * 1500)
    assert (await asks(li)).startswith(f"刚才：{'虎' * 40}…\n不行：")


async def test_with_nothing_refused_there_is_nothing_to_explain(club: Club) -> None:
    await hand(club)
    assert await asks(club.person("小李")) == "刚才没有不让你出的。"


async def test_what_somebody_else_was_refused_is_not_told(club: Club) -> None:
    await hand(club)
    await club.person("小李").types("3x4")
    assert await asks(club.person("老王")) == "刚才没有不让你出的。"


async def test_an_old_button_is_no_refusal_of_the_rules(club: Club) -> None:
    table = await hand(club)
    li = club.person("小李")
    await li.clicks(Token(Op.PLAY, table, 1, "43000"))
    assert await asks(li) == "刚才没有不让你出的。"


async def test_after_a_restart_it_is_said_that_nothing_is_remembered(club: Club) -> None:
    await hand(club)
    li = club.person("小李")
    await li.types("3x4")
    await club.advance(1)
    await club.restart()
    assert (await asks(li)).startswith("我刚才重启过，重启以前没让你出的，我不记得了")
    await li.types("3x4")
    assert (await asks(li)).startswith("刚才：3个4 管 3个5\n")


async def test_a_hand_that_began_after_the_restart_has_forgotten_nothing(club: Club) -> None:
    await club.restart()
    await hand(club)
    assert await asks(club.person("小李")) == "刚才没有不让你出的。"


async def test_a_play_that_is_taken_ends_it(club: Club) -> None:
    await hand(club)
    li = club.person("小李")
    await li.types("3x4")
    await li.types("3x6")
    assert await asks(li) == "刚才没有不让你出的。"


async def test_a_refusal_of_the_hand_before_is_not_told_as_one_of_this(club: Club) -> None:
    table = await hand(club)
    li, scene = club.person("小李"), position(P0="3x5 9 2xA", P1="3x4 3x6").led_by(P0)
    await li.types("3x4")
    await club.laid_next(table, scene, li)
    await club.advance(1)
    assert await asks(li) == "刚才没有不让你出的。"
    await club.person("老王").types("3x5")
    await li.types("3x4")
    assert (await asks(li)).startswith("刚才：3个4 管 3个5\n")


async def test_when_the_hand_is_over_there_is_nothing_to_explain(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    await club.laid(position(P0="4x9", out=(P2, P4, P1)).led_by(P0), wang, li)
    await li.types("三个老虎")
    await wang.answers(Op.PLAY, "94000")
    await club.advance(1)
    assert await asks(li) == "刚才没有不让你出的。"


async def test_a_newer_refusal_takes_the_place_of_the_older_one(club: Club) -> None:
    await hand(club)
    li = club.person("小李")
    await li.types("3x4")
    await li.types("1xJ")
    assert (await asks(li)).startswith("刚才：1个J 管 3个5\n")


async def test_what_is_remembered_of_a_refusal_keeps_nothing_else_in_memory(club: Club) -> None:
    """The stack of an error that was raised holds the whole table."""
    table = await hand(club)
    li = club.person("小李")
    await li.types("3x4")
    known = club.app.desk.lately.of(li.sender.platform, li.sender.user, table)
    assert known is not None
    assert (known.error.__traceback__, known.error.__context__) == (None, None)


async def moves_on(club: Club, table: int, seat: Seat) -> None:
    """Clocks run out until another question is open, and *seat* is one of those asked."""
    before = (await club.sitting(table)).decision
    for _ in range(100):
        await club.advance(30)
        now = await club.sitting(table)
        if now.decision != before and now.view(seat).asked is not None:
            return
    raise AssertionError("never asked again")


async def test_a_refusal_of_an_earlier_question_stands_beside_no_play_of_the_new_one(
    club: Club,
) -> None:
    table = await hand(club)
    li = club.person("小李")
    await li.types("3x4")
    await moves_on(club, table, P1)
    assert await asks(li) == (
        "刚才：3个4 管 3个5\n"
        "不行：3个4 管不了 3个5，要大过才行\n"
        "这说的是前面一问，现在问的已经不是那个了。现在能怎么出，看 /hand\n"
        "规矩在 /rules 比大小"
    )


async def test_what_is_refused_at_the_new_question_stands_beside_its_plays(club: Club) -> None:
    table = await hand(club)
    li = club.person("小李")
    await li.types("3x4")
    await moves_on(club, table, P1)
    await li.types("三个老虎")
    said = await asks(li)
    assert said.startswith("刚才：三个老虎\n不行：")
    assert "前面一问" not in said
    assert "你能出的：" in said
