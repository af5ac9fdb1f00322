"""Time at a live table: reply time and reserve, holds, masks, names, pings, and zero."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import clocks
from bot.port import ChatError, SlowDown
from bot.tempo import LIVE
from bot.tokens import Op, Token
from engine.decision import Hold
from engine.gouji import events as ev
from engine.gouji.actions import Pass
from tests.bot.conftest import ROOM, Club, Person, opened
from tests.support.fake_clock import START
from tests.support.hands import P0, Scene
from tests.support.hands import table as position

PLAIN = dict(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q S", P3="3x8 4", P4="3x9 4", P5="3x10 4")
"""Everybody can beat three fives; none of them is a gouji play."""
STRONG = dict(P0="5x10 9", P1="5xJ 4xS 4", P2="5xJ 3", P3="5xQ 4", P4="5xK 3", P5="4x9 4")
"""Five tens are a gouji play; all but 老王, who laid them, can beat them."""
NO_CARDS = {f"P{seat}": "2x4 2x3" for seat in range(1, 6)}


def lead(hands: dict[str, str], profile: str = "finalstone") -> Scene:
    return position(profile, **hands).led_by(P0)


async def led(club: Club, hands: dict[str, str], play: str, people: Sequence[Person]) -> int:
    """老王 has just led *play*."""
    table = await club.laid(lead(hands), *people)
    await answers(club, table, people[0], Op.PLAY, play)
    return table


async def answers(club: Club, table: int, person: Person, op: Op, arg: str = "") -> None:
    decision = (await club.sitting(table)).decision
    reply = await person.clicks(Token(op, table, decision, arg), person.dm)
    assert "记下了" in "".join(map(str, reply.pieces)), reply


async def timers(club: Club, table: int) -> dict[str, float]:
    """Seconds that are left to each timer."""
    found = {}
    for timer in (await club.sitting(table)).timers:
        name = timer.kind if timer.seat < 0 else f"{timer.kind} {timer.seat}"
        assert name not in found
        found[name] = (timer.due - club.clock.now()).total_seconds()
    return found


async def played(club: Club, table: int) -> list[Any]:
    log = (await club.sitting(table)).log
    return [event for event in log if isinstance(event, ev.CardsPlayed)]


async def said(club: Club, table: int, seat: int) -> list[Any]:
    log = (await club.sitting(table)).log
    return [event for event in log if isinstance(event, ev.Answered) and event.seat == seat]


async def reserve(club: Club, table: int, seat: int) -> float:
    return (await club.sitting(table)).table.banks[seat] / 1000


async def test_a_leader_has_ten_seconds_more_and_his_reserve(club: Club) -> None:
    table = await club.laid(lead(PLAIN), *club.six)
    assert await timers(club, table) == {"turn 0": 45 + 10 + 90, "ping 0": 15}


async def test_only_the_front_seat_is_on_the_clock(club: Club) -> None:
    table = await led(club, PLAIN, "53000", club.six)
    found = await timers(club, table)
    mask = found.pop("hold")
    assert LIVE.mask[0] <= mask <= LIVE.mask[1]
    assert found == {"turn 1": 45 + 90, "ping 1": 15, "naming": 20}


async def test_the_next_seat_is_on_the_clock_from_the_moment_the_one_before_has_passed(
    club: Club,
) -> None:
    people = club.six
    table = await led(club, PLAIN, "53000", people)
    await club.advance(10)
    await answers(club, table, people[1], Op.PASS)
    assert await timers(club, table) == {"turn 2": 45 + 90, "ping 2": 15, "naming": 10}


async def test_an_answer_before_the_hold_is_over_moves_no_clock_until_then(club: Club) -> None:
    people = club.six
    table = await led(club, PLAIN, "53000", people)
    before = await timers(club, table)
    await answers(club, table, people[1], Op.PASS)
    await answers(club, table, people[2], Op.PASS)
    after = await timers(club, table)
    assert after == {"hold": before["hold"], "naming": 20}
    await club.advance(before["hold"])
    assert set(await timers(club, table)) == {"turn 3", "ping 3", "naming"}
    assert (await timers(club, table))["turn 3"] == 45 + 90


async def test_free_time_costs_no_reserve_and_a_play_earns_three_seconds(club: Club) -> None:
    people = club.six
    table = await led(club, PLAIN, "53000", people)
    assert await reserve(club, table, 0) == 93
    await club.advance(45)
    await answers(club, table, people[1], Op.PLAY, "63000")
    assert await reserve(club, table, 1) == 93


async def test_what_is_over_the_free_time_comes_from_the_reserve(club: Club) -> None:
    people = club.six
    table = await led(club, PLAIN, "53000", people)
    await club.advance(45 + 20)
    await answers(club, table, people[1], Op.PASS)
    assert await reserve(club, table, 1) == 70


async def test_the_reserve_never_exceeds_its_cap(club: Club) -> None:
    table = await club.laid(lead(PLAIN), *club.six)
    sitting = await club.sitting(table)
    clocks.set_reserve(sitting, P0, 118)
    clocks.earn(sitting, P0)
    assert sitting.table.banks[0] == 120_000
    clocks.earn(sitting, P0)
    assert sitting.table.banks[0] == 120_000


async def test_at_zero_the_computer_plays_that_one_decision(club: Club) -> None:
    people = club.six
    table = await led(club, PLAIN, "53000", people)
    await club.advance(45 + 90 - 0.5)
    assert len(await played(club, table)) == 1
    await club.advance(1)
    sitting = await club.sitting(table)
    assert (len(await said(club, table, 1)), len(await said(club, table, 2))) == (1, 0)
    assert await reserve(club, table, 1) in (0, 3)
    assert sitting.table.players[1].person is not None  # type: ignore[union-attr]
    assert "turn 2" in await timers(club, table)


async def test_at_zero_a_leader_leads_something_small(club: Club) -> None:
    table = await club.laid(lead(dict(P0="2xS 2x2 6 6")), *club.six)
    await club.advance(45 + 10 + 90 + 1)
    (play,) = await played(club, table)
    assert play.combo.rank == 6
    assert not play.combo.twos + play.combo.jokers


async def test_at_zero_the_best_cards_are_shown_for_the_lead(club: Club) -> None:
    """GAP-13."""
    threes = "H3 H3 H3 9"
    table = await club.laid(position(P2=threes).dealt(), *club.six)
    await club.advance(45 + 90 + 1)
    log = (await club.sitting(table)).log
    (chosen,) = [event for event in log if isinstance(event, ev.LeaderChosen)]
    assert [(seat, len(cards)) for seat, cards in chosen.shows if seat == 2] == [(2, 3)]


async def test_a_burn_window_is_seven_seconds_when_nobody_says_a_word(club: Club) -> None:
    table = await led(club, STRONG, "T5000", club.six)
    assert (await timers(club, table))["hold"] == 7
    await club.advance(6.9)
    assert (await club.sitting(table)).question.hold is Hold.WINDOW  # type: ignore[union-attr]
    await club.advance(0.2)
    assert (await club.sitting(table)).question.hold is Hold.NONE  # type: ignore[union-attr]


async def test_a_burn_window_is_seven_seconds_when_everybody_has_answered(club: Club) -> None:
    people = club.six
    table = await led(club, STRONG, "T5000", people)
    asked = (await club.sitting(table)).question
    assert asked is not None
    for ask in asked.asks:
        op = Op.PASS if isinstance(ask.default, Pass) else Op.NO_BURN
        await answers(club, table, people[ask.seat], op)
    before = len(club.written())
    await club.advance(6.9)
    assert len(club.written()) == before
    assert not [e for e in (await club.sitting(table)).log if e.kind == "trick-taken"]
    await club.advance(0.2)
    assert [e for e in (await club.sitting(table)).log if e.kind == "trick-taken"]
    assert club.written()[-1].at == START + timedelta(seconds=7)


async def test_a_sealed_burn_opens_when_the_window_is_over_and_not_before(club: Club) -> None:
    people = club.six
    hands = STRONG | dict(P1="5xJ 4xS 4x4")
    scene = position("finalstone", opened=(people and 1,), **hands).led_by(P0)  # type: ignore[arg-type]
    table = await club.laid(scene, *people)
    await answers(club, table, people[0], Op.PLAY, "T5000")
    await club.advance(2)
    await answers(club, table, people[1], Op.BURN, "J5000")
    await club.advance(4.9)
    assert len(await played(club, table)) == 1
    await club.advance(0.2)
    assert [play.burn for play in await played(club, table)] == [False, True]


async def test_clocks_and_holds_start_when_the_message_has_gone_out(club: Club) -> None:
    people = club.six
    table = await club.laid(lead(STRONG), *people)
    club.chat.fail(SlowDown(10), to=ROOM)
    await answers(club, table, people[0], Op.PLAY, "T5000")
    await club.advance(9)
    assert (await timers(club, table))["hold"] == 15 + 7 - 9
    await club.advance(1)
    found = await timers(club, table)
    assert (found["hold"], found["turn 3"], found["naming"]) == (7, 45 + 90, 20)


@pytest.mark.parametrize("error", [SlowDown(100), ChatError("silence")])
async def test_clocks_and_holds_start_after_fifteen_seconds_whatever_the_chat_does(
    club: Club, error: ChatError
) -> None:
    people = club.six
    table = await club.laid(lead(STRONG), *people)
    club.chat.fail(error, to=ROOM, times=999)
    await answers(club, table, people[0], Op.PLAY, "T5000")
    await club.advance(15 + 6.9)
    assert (await club.sitting(table)).question.hold is Hold.WINDOW  # type: ignore[union-attr]
    await club.advance(0.2)
    assert (await club.sitting(table)).question.hold is Hold.NONE  # type: ignore[union-attr]
    await club.advance(45 + 90 - 7.2)
    assert not await said(club, table, 3)
    await club.advance(0.2)
    assert await said(club, table, 3)


async def test_a_message_that_goes_out_late_gives_nobody_more_than_the_latest_start(
    club: Club,
) -> None:
    people = club.six
    table = await club.laid(lead(STRONG), *people)
    club.chat.fail(SlowDown(18), to=ROOM)
    await answers(club, table, people[0], Op.PLAY, "T5000")
    await club.advance(18)
    assert (await timers(club, table))["hold"] == 15 + 7 - 18


async def test_the_missing_are_named_after_twenty_seconds(club: Club) -> None:
    people = club.six
    table = await led(club, PLAIN, "53000", people)
    await club.advance(5)
    await answers(club, table, people[1], Op.PASS)
    await club.advance(14.9)
    assert "等 " not in club.chat.last(ROOM).text
    await club.advance(0.2)
    assert "等 丽姐、Anna、大刚、Tom" in club.chat.last(ROOM).text
    await answers(club, table, people[2], Op.PLAY, "73000")
    assert "等 " not in club.chat.last(ROOM).text


async def test_the_question_is_posted_anew_after_fifteen_seconds(club: Club) -> None:
    people = club.six
    await led(club, PLAIN, "53000", people)
    before = people[1].screen.id
    await club.advance(14.9)
    assert people[1].screen.id == before
    await club.advance(0.2)
    assert people[1].screen.id != before
    assert f"到 {START + timedelta(seconds=135):%H:%M:%S}" in people[1].screen.text


async def test_the_public_time_is_the_free_time_whatever_reserve_there_is(club: Club) -> None:
    people = club.six
    table = await led(club, PLAIN, "53000", people)
    until = f"到 {START + timedelta(seconds=45):%H:%M:%S}"
    assert until in club.chat.last(ROOM).text
    await club.advance(10)
    await answers(club, table, people[1], Op.PASS)
    await people[0].presses(Op.TABLE)
    assert until in club.chat.last(ROOM).text


async def test_a_restart_loses_no_clock(club: Club) -> None:
    table = await led(club, STRONG, "T5000", club.six)
    before = (await club.sitting(table)).timers
    await club.restart()
    assert (await club.sitting(table)).timers == before
    await club.advance(7.1)
    assert (await club.sitting(table)).question.hold is Hold.NONE  # type: ignore[union-attr]


async def test_what_came_due_while_the_process_was_down_happens_at_once(club: Club) -> None:
    table = await led(club, STRONG, "T5000", club.six)
    await club.stop()
    club.clock._now += timedelta(seconds=8)
    await club.start()
    assert (await club.sitting(table)).question.hold is Hold.NONE  # type: ignore[union-attr]
    await club.stop()
    club.clock._now += timedelta(hours=1)
    await club.start()
    assert (await club.sitting(table)).log[-1].kind != "hold-ended"


async def test_clocks_that_no_message_had_started_still_end_after_a_restart(club: Club) -> None:
    people = club.six
    table = await club.laid(lead(STRONG), *people)
    club.chat.fail(SlowDown(10), to=ROOM)
    await answers(club, table, people[0], Op.PLAY, "T5000")
    await club.restart()
    assert (await timers(club, table))["hold"] <= 15 + 7
    await club.advance(15 + 7.1)
    assert (await club.sitting(table)).question.hold is Hold.NONE  # type: ignore[union-attr]


@given(st.text(min_size=1, max_size=40), st.integers(1, 9999))
def test_masks_keep_within_their_bounds_and_follow_from_secret_and_question(
    secret: str, decision: int
) -> None:
    low, high = LIVE.mask
    seconds = clocks.mask(secret, "1-a", decision, LIVE.mask)
    assert low <= seconds <= high
    assert seconds == clocks.mask(secret, "1-a", decision, LIVE.mask)
    assert seconds != clocks.mask(secret, "1-a", decision + 1, LIVE.mask)
    assert seconds != clocks.mask(secret + "x", "1-a", decision, LIVE.mask)


async def test_the_mask_of_a_play_is_the_same_whatever_anybody_holds(tmp_path: Path) -> None:
    masks = set()
    for name, hands in (("a", PLAIN), ("b", PLAIN | NO_CARDS)):
        async with opened(tmp_path / name) as club:
            table = await led(club, hands, "53000", club.six)
            masks.add((await timers(club, table))["hold"])
    assert len(masks) == 1


async def test_who_has_been_named_stays_named_until_the_question_is_over(club: Club) -> None:
    """Who answers after that is nobody's business, however often the table is posted anew."""
    people = club.six
    table = await club.laid(position(**PLAIN).led_by(P0), *people)  # type: ignore[arg-type]
    decision = (await club.sitting(table)).decision
    await people[0].clicks(Token(Op.PLAY, table, decision, "53000"), people[0].dm)
    await club.advance(LIVE.naming + 1)
    named = next(line for line in club.told()[-1].splitlines() if line.startswith("等 "))
    assert "Tom" in named
    decision = (await club.sitting(table)).decision
    await people[5].clicks(Token(Op.PASS, table, decision), people[5].dm)
    await club.advance(6)
    await people[2].clicks(Token(Op.TABLE, table))
    assert named in club.told()[-1].splitlines()
