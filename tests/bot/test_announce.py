"""What is written to whom: one message a play in the room, few in private."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bot.port import Unreachable
from bot.sitting import QUESTIONS
from bot.tempo import LIVE
from bot.tokens import Op, Token
from tests.bot.conftest import ROOM, Club, Person, opened
from tests.support.hands import P0, P1, P2, P3, P4, P5
from tests.support.hands import table as position

PLAIN = dict(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q S", P3="3x8 4", P4="3x9 4", P5="3x10 4")
STRONG = dict(P0="5x10 9", P1="5xJ 4xS 4", P2="5xJ 3", P3="5xQ 4", P4="5xK 3", P5="4x9 4")


async def led(
    club: Club, hands: dict[str, str], play: str, people: Sequence[Person]
) -> tuple[int, int]:
    """老王 has just led *play*: the table, and how much had been written before."""
    table = await club.laid(position(**hands).led_by(P0), *people)  # type: ignore[arg-type]
    before = len(club.chat.writes)
    await click(club, table, people[0], Op.PLAY, play)
    return table, before


async def click(club: Club, table: int, person: Person, op: Op, arg: str = "") -> None:
    decision = (await club.sitting(table)).decision
    reply = await person.clicks(Token(op, table, decision, arg), person.dm)
    assert "记下了" in "".join(map(str, reply.pieces)), reply


def written_to(club: Club, since: int) -> list[int | None]:
    """The seats that were written to since then; None is the room."""
    seats = {person.dm: seat for seat, person in enumerate(club.six)}
    return [seats.get(write.to) for write in club.chat.writes[since:]]


async def test_a_play_is_one_write_to_the_room_and_one_to_whom_the_table_waits_for(
    club: Club,
) -> None:
    people = club.six
    _, before = await led(club, PLAIN, "53000", people)
    assert written_to(club, before) == [None, P1]


async def test_an_old_table_message_is_posted_anew_within_a_trick(tmp_path: Path) -> None:
    """Platforms take few edits of messages that are more than an hour old."""
    patient = replace(LIVE, reply=10_000, naming=9_000, ping=9_000)
    async with opened(tmp_path / "gouji.db", tempo=patient) as club:
        people = club.six
        table, _ = await led(club, PLAIN, "53000", people)
        for waited, play, what in (
            (LIVE.board_oldest - 10, "63000", "edit"),
            (20, "73000", "send"),
            (5, "83000", "edit"),
        ):
            await club.advance(waited)
            before = len(club.written())
            await click(club, table, (await club.front(table))[0], Op.PLAY, play)
            assert club.written()[before].what == what


async def test_who_pressed_is_not_written_to_when_his_play_lies_open(club: Club) -> None:
    people = club.six
    table, before = await led(club, PLAIN, "53000", people)
    assert P0 not in written_to(club, before)
    await club.advance(4)
    before = len(club.chat.writes)
    await click(club, table, people[P1], Op.PLAY, "63000")
    assert written_to(club, before) == [None, P2]


async def test_a_sealed_answer_is_noted_for_its_owner_and_told_to_nobody_else(club: Club) -> None:
    people = club.six
    table, _ = await led(club, PLAIN, "53000", people)
    before = len(club.chat.writes)
    await click(club, table, people[P1], Op.PASS)
    assert written_to(club, before) == [P1]
    assert "记下了" in people[P1].screen.text


async def test_the_next_is_asked_when_the_one_before_him_has_passed(club: Club) -> None:
    people = club.six
    table, _ = await led(club, PLAIN, "53000", people)
    await club.advance(4)
    before = len(club.chat.writes)
    await click(club, table, people[P1], Op.PASS)
    assert written_to(club, before) == [P1, P2]


async def test_while_the_hold_runs_nobody_learns_that_the_one_before_him_has_passed(
    club: Club,
) -> None:
    people = club.six
    hands = PLAIN | dict(P1="3x4 J 2")  # who can only pass
    _, before = await led(club, hands, "53000", people)
    assert written_to(club, before) == [None]
    await club.advance(4)
    assert written_to(club, before) == [None, P2]


async def test_the_end_of_a_hold_that_opens_nothing_writes_nothing(club: Club) -> None:
    people = club.six
    _, before = await led(club, STRONG, "T5000", people)
    assert written_to(club, before) == [None, P3]
    before = len(club.chat.writes)
    await club.advance(8)
    assert written_to(club, before) == []


async def test_passes_are_folded_into_the_play_after_them(club: Club) -> None:
    people = club.six
    table, _ = await led(club, PLAIN, "53000", people)
    await club.advance(4)
    before = len(club.written())
    await click(club, table, people[P1], Op.PASS)
    await click(club, table, people[P2], Op.PASS)
    assert len(club.written()) == before
    await click(club, table, people[P3], Op.PLAY, "83000")
    assert len(club.written()) == before + 1
    assert "小李、丽姐 过，Anna 3个8" in club.chat.last(ROOM).text


async def test_a_typed_answer_is_seen_in_the_private_chat(club: Club) -> None:
    people = club.six
    table = await club.laid(position(**PLAIN).led_by(P0), *people)  # type: ignore[arg-type]
    before = len(club.chat.writes)
    await people[P0].types("3个5")
    assert written_to(club, before) == [None, P0, P1]
    assert "3个5" in people[P0].screen.text
    await club.advance(4)
    await people[P1].types("过")
    assert "记下了" in people[P1].screen.text
    assert len((await club.sitting(table)).log) > 8


async def test_everybody_else_pulls_his_question_by_the_buttons_of_the_room(club: Club) -> None:
    people = club.six
    await led(club, STRONG, "T5000", people)
    before = people[P4].screen.id
    reply = await people[P4].presses(Op.OPEN, "b")
    assert "私聊" in "".join(map(str, reply.pieces))
    assert people[P4].screen.id != before
    assert Op.BURN in {token.op for token in people[P4].buttons}


async def test_a_long_message_is_posted_anew_with_the_next_trick_and_the_old_one_loses_its_buttons(
    club: Club,
) -> None:
    people = club.six
    hands = dict(P0="3 5 7 9 J K", P3="4 6 8 10 Q A 4", P1="3", P2="3", P4="3", P5="3")
    table = await club.laid(position(**hands).led_by(P0), *people)  # type: ignore[arg-type]
    first = club.chat.last(ROOM).id
    for seat, play in zip((P0, P3) * 6, "3456789TJQKA", strict=True):
        await click(club, table, people[seat], Op.PLAY, f"{play}1000")
        await club.advance(4)
    boards = [shown for shown in club.chat.shows(ROOM) if shown.text.startswith("够级 桌1 · 第")]
    assert boards[0].id == first
    assert not boards[0].buttons
    assert len(boards) == 2
    assert "Anna 接着出" in boards[1].text


async def test_a_new_hand_posts_the_table_and_every_hand_anew(club: Club) -> None:
    people = club.six
    before = len(club.chat.writes)
    await club.dealt(*people)
    posted = [write for write in club.chat.writes[before:] if write.what == "send"]
    assert {write.to for write in posted} == {ROOM, *(person.dm for person in people)}


async def test_the_end_of_a_hand_is_told_to_everybody(club: Club) -> None:
    people = club.six
    scene = position(P0="4x9", out=(P2, P4, P1)).led_by(P0)
    table = await club.laid(scene, *people)
    before = len(club.chat.writes)
    await click(club, table, people[P0], Op.PLAY, "94000")
    assert sorted(map(str, written_to(club, before))) == sorted(
        map(str, (None, None, P0, P1, P2, P3, P4, P5))
    )
    assert "打完" in club.chat.last(ROOM).text
    assert club.button(ROOM, Op.NEXT)


async def test_the_room_learns_once_that_somebody_cannot_be_written_to(club: Club) -> None:
    people = club.six
    table = await club.laid(position(**PLAIN).led_by(P0), *people)  # type: ignore[arg-type]
    club.chat.closed.add(people[P1].dm)
    await click(club, table, people[P0], Op.PLAY, "53000")
    assert "小李，我发不到你私聊" in club.chat.last(ROOM).text
    calls = sum(1 for entry in club.port.sent if entry[2] == people[P1].dm)
    for _ in range(6):
        await club.advance(150)
    assert sum("发不到" in shown.text for shown in club.chat.shows(ROOM)) == 1
    assert sum("发不到" in write.text for write in club.written()) == 1
    assert sum(1 for entry in club.port.sent if entry[2] == people[P1].dm) == calls


async def test_who_opens_his_private_chat_again_gets_his_cards_at_once(club: Club) -> None:
    people = club.six
    table = await club.laid(position(**PLAIN).led_by(P0), *people)  # type: ignore[arg-type]
    club.chat.closed.add(people[P1].dm)
    await click(club, table, people[P0], Op.PLAY, "53000")
    reply = await people[P1].presses(Op.OPEN)
    assert "发不到你私聊" in "".join(map(str, reply.pieces))
    club.chat.closed.clear()
    await people[P1].starts(reply.start)
    assert "3个5" in people[P1].screen.text
    assert Op.PLAY in {token.op for token in people[P1].buttons}


async def test_a_message_that_finds_the_chat_closed_while_others_wait_is_told_once(
    club: Club,
) -> None:
    people = club.six
    await club.laid(position(**PLAIN).led_by(P0), *people)  # type: ignore[arg-type]
    club.chat.fail(Unreachable("blocked"), to=people[P1].dm)
    await people[P1].command("hand", at=people[P1].dm)
    assert sum("发不到" in shown.text for shown in club.chat.shows(ROOM)) == 1


async def test_a_panel_that_no_button_names_is_refused_and_changes_nothing(club: Club) -> None:
    people = club.six
    table, _ = await led(club, PLAIN, "53000", people)
    before = await club.everything()
    decision = (await club.sitting(table)).decision
    reply = await people[P1].clicks(Token(Op.PANEL, table, decision, "zz9"), people[P1].dm)
    assert "不认得" in "".join(map(str, reply.pieces))
    assert await club.everything() == before


async def test_buttons_do_not_count_answers_that_nobody_sees(club: Club) -> None:
    """The number of a question is that of public events, however many sealed answers there were."""
    people = club.six
    table, _ = await led(club, PLAIN | dict(P0="3x5 3xA 9"), "53000", people)
    for _ in range(3):
        await click(club, table, people[P1], Op.PASS)
    for seat in (P2, P3, P4):
        await click(club, table, people[seat], Op.PASS)
    await club.advance(4)
    await click(club, table, people[P5], Op.PLAY, "T3000")
    sitting = await club.sitting(table)
    assert sitting.question is not None
    opened = sum(1 for event in sitting.public(sitting.log[: sitting.question.id]))
    assert {token.decision % QUESTIONS for token in people[P0].buttons} == {opened}
    assert opened < sitting.question.id - 6
