"""Computers in their seats, people who can only pass, and tables with one person."""

from __future__ import annotations

from typing import Any

import pytest

from bot.computers import stand_in
from bot.inbound import Click
from bot.table import Phase
from bot.tokens import Op
from engine.cards import Rank
from engine.decision import Hold
from engine.games import GAMES
from engine.gouji import events as ev
from engine.gouji.actions import Burn, NoBurn, Pass, Play
from engine.gouji.state import ALL
from engine.hand import Hand
from tests.bot.conftest import ANSWERS, Club
from tests.support.hands import P0, P1
from tests.support.hands import table as position

PLAIN = dict(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q S", P3="3x8 4", P4="3x9 4", P5="3x10 4")


def decisions(seeds: range, profile: str) -> list[Any]:
    """Views of seats that are asked, from hands played by the stand-in itself."""
    game, found = GAMES["gouji"], []
    for seed in seeds:
        hand, _ = Hand.open(game, game.profiles[profile], seed)
        while (question := hand.pending) is not None:
            answers = []
            for ask in question.asks:
                view = game.view(hand.state, ask.seat)
                found.append(view)
                answers.append((ask.seat, stand_in("gouji", view)))
            hand, _ = hand.answers(question.id, answers)
            if question.hold is not Hold.NONE:
                hand, _ = hand.release(question.id)
    return found


@pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])
def test_a_stand_in_neither_burns_nor_spends_what_is_dear(profile: str) -> None:
    views = decisions(range(4), profile)
    assert len(views) > 400
    for view in views:
        action = stand_in("gouji", view)
        assert not isinstance(action, Burn)
        if isinstance(action, Play) and action != view.asked.decline:
            combo = action.combo
            assert not combo.twos
            assert not combo.jokers
            assert combo.rank is not Rank.TWO
    assert any(isinstance(stand_in("gouji", view), Play) and view.top for view in views)


async def test_computers_answer_at_once_and_the_hold_hides_it(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    scene = position(**PLAIN).led_by(P0)  # type: ignore[arg-type]
    table = await club.laid(scene, wang, li)
    await wang.answers(Op.PLAY, "53000")
    sitting = await club.sitting(table)
    answered = {e.seat for e in sitting.log if isinstance(e, ev.Answered)}
    assert answered == {2, 3, 4, 5}
    assert "过" not in club.chat.last(sitting.table.room).text.split("这圈")[1].split("台面")[0]
    assert [ask.seat for ask in sitting.question.asks] == [P1]  # type: ignore[union-attr]


async def test_who_can_only_pass_is_spared_the_question(club: Club) -> None:
    people = club.six
    scene = position(**(PLAIN | dict(P1="3 3 4 4"))).led_by(P0)  # type: ignore[arg-type]
    table = await club.laid(scene, *people)
    before = len(club.written(people[P1].dm))
    await people[0].answers(Op.PLAY, "53000")
    assert len(club.written(people[P1].dm)) == before
    log = (await club.sitting(table)).log
    assert ev.Answered(seat=P1, action=Pass()) in log


async def test_who_can_only_decline_a_burn_is_asked_all_the_same(club: Club) -> None:
    """There is somebody to hide it from, and nobody waits for it."""
    people = club.six
    hands = dict(P0="5x10 9", P1="3 3 4 4", P2="3 4", P3="5xQ 4", P4="3 4", P5="3 4")
    table = await club.laid(position(**hands).led_by(P0), *people)  # type: ignore[arg-type]
    await people[0].answers(Op.PLAY, "T5000")
    question = (await club.sitting(table)).question
    assert question is not None
    assert {ask.seat for ask in question.asks} >= {1, 2}


# One person


async def test_a_table_with_one_person_has_no_timers_and_never_waits(club: Club) -> None:
    wang = club.person("老王")
    table = await club.laid(position(**PLAIN).led_by(P0), wang)  # type: ignore[arg-type]
    assert not (await club.sitting(table)).timers
    await wang.answers(Op.PLAY, "53000")
    sitting = await club.sitting(table)
    assert not sitting.timers
    assert sitting.table.phase is not Phase.PLAYING or any(
        ask.seat == P0
        for ask in sitting.question.asks  # type: ignore[union-attr]
    )


async def test_no_time_is_shown_to_one_who_plays_alone(club: Club) -> None:
    wang = club.person("老王")
    await club.laid(position(**PLAIN).led_by(P0), wang)  # type: ignore[arg-type]
    assert "到 2" not in wang.screen.text
    await club.advance(1000)
    assert len(club.written(wang.dm)) < 6


async def test_one_who_plays_alone_is_asked_for_a_burn_only_when_he_can(club: Club) -> None:
    hands = dict(P1="5x10 9", P2="3 4", P3="3 4", P4="3 4", P5="3 4")
    for own, able in (("5xJ S 4x3", True), ("4 5 6 7", False)):
        wang = club.person("老王")
        scene = position(P0=own, opened=(P0,), **hands).leads(P1, "5x10")  # type: ignore[arg-type]
        table = await club.laid(scene, wang)
        sitting = await club.sitting(table)
        asked = sitting.question is not None and sitting.question.hold is Hold.WINDOW
        assert asked is able
        if able:
            assert Op.NO_BURN in {token.op for token in wang.buttons}
            await wang.answers(Op.NO_BURN)
            log = (await club.sitting(table)).log
            assert ev.Answered(seat=P0, action=NoBurn()) in log
            assert (await club.sitting(table)).decision != sitting.decision


async def test_a_table_in_a_room_with_one_person_is_alone_too(club: Club) -> None:
    wang = club.person("老王")
    table = await club.dealt(wang)
    assert not (await club.sitting(table)).timers
    await club.advance(7200)
    assert (await club.sitting(table)).table.phase is Phase.PLAYING


@pytest.mark.parametrize("profile", ["打点", "记分", "憋三", "山东", "平台"])
async def test_a_whole_hand_against_computers_ends(club: Club, profile: str) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("newgame", profile, at=wang.dm)
    for _ in range(200):
        if club.chat.last(wang.dm).text.startswith("桌1 第1局 打完"):
            break
        chosen = [token for token in wang.buttons if token.op in ANSWERS]
        assert chosen, wang.screen.text
        await wang.clicks(chosen[0], wang.dm)
    sitting = await club.sitting(1)
    assert sitting.table.phase in (Phase.BETWEEN, Phase.OVER)
    assert sorted(sitting.log[-1].places) == list(ALL)  # type: ignore[attr-defined]
    assert not club.chat.refused


async def test_what_computers_cannot_finish_in_one_step_they_finish_in_the_next(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.STEPS", 1)
    wang = club.person("老王")
    table = await club.laid(position(**PLAIN).led_by(P0), wang)  # type: ignore[arg-type]
    await wang.answers(Op.PLAY, "53000")
    sitting = await club.sitting(table)
    assert sum(isinstance(event, ev.CardsPlayed) for event in sitting.log) > 1
    assert sitting.question is None or any(ask.seat == P0 for ask in sitting.question.asks)


async def test_a_restart_between_two_steps_of_the_computers_loses_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.STEPS", 1)
    wang = club.person("老王")
    table = await club.laid(position(**PLAIN).led_by(P0), wang)  # type: ignore[arg-type]
    lead = club.button(wang.dm, Op.PLAY, "53000")
    click = Click(id="lead", sender=wang.sender, at=wang.dm, token=str(lead))
    await club.app.handle(click)
    assert [timer.kind for timer in (await club.sitting(table)).timers] == ["computers"]
    await club.restart()
    sitting = await club.sitting(table)
    assert sum(isinstance(event, ev.CardsPlayed) for event in sitting.log) > 1
    assert not sitting.timers


async def test_a_computer_that_will_not_open_throws_its_fours_before_it_leads(club: Club) -> None:
    """G-178, GAP-59: so that it can go out with its 3s."""
    wang = club.person("老王")
    scene = position("shandong", P1="2x4 3", P0="9 8 4 3").led_by(P1)
    table = await club.laid(scene, wang)
    log = (await club.sitting(table)).log
    assert [event.seats for event in log if isinstance(event, ev.FoursThrown)] == [((P1, 2),)]
    assert [event.seat for event in log if isinstance(event, ev.SeatFinished)][:1] == [P1]
