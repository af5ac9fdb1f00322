"""Questions before the first lead: who is answered for, what silence means, and their clocks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.clocks import fronts
from bot.computers import stand_in
from bot.tokens import Op
from engine.baohuang.profiles import SEED
from engine.decision import Hold, Pace
from engine.games import GAMES
from engine.gouji import events as ev
from engine.gouji.matters import Matter
from engine.gouji.profiles import PROFILES
from engine.hand import Hand
from tests.bot.conftest import Club
from tests.engine.baohuang.table import table as kingdom
from tests.support.hands import P0, P1, P3, Scene, after
from tests.support.hands import table as position

FREE, RESERVE = 45, 90


@pytest.mark.parametrize("profile", PROFILES)
def test_silence_before_the_lead_means_what_the_rules_say(profile: str) -> None:
    """... and whatever is asked around the play, in hands that follow each other."""
    game: Any = GAMES["gouji"]
    carried, seen = None, set()
    for seed in range(4):
        hand, _ = Hand.open(game, PROFILES[profile], seed, carried)
        while (question := hand.pending) is not None:
            seen.add(question.kind)
            for ask in question.asks:
                asked = game.view(hand.state, ask.seat).asked
                answer = stand_in("gouji", game.view(hand.state, ask.seat))
                if question.kind not in (Matter.LEAD, Matter.RESPOND):
                    assert answer == asked.usual == ask.default, question.kind
                hand, _ = hand.answer(question.id, ask.seat, answer)
                if hand.pending is None or hand.pending.id != question.id:
                    break
            now = hand.pending
            if now is not None and now.id == question.id and now.hold is not Hold.NONE:
                hand, _ = hand.release(question.id)
        carried = game.carried(hand.state)
    assert len(seen - {Matter.LEAD, Matter.RESPOND}) >= 2


async def test_nobody_is_spared_a_declaration_unless_he_plays_alone(club: Club) -> None:
    """G-250: who must think would tell who can declare. Neither can revolt here."""
    rich = "2xB 2xS 4x2 A K Q J 10 9"
    scene = position(P0=rich, P1=rich).begun(P1)
    while scene.question.kind != "revolution":
        scene = scene.then()
    assert not scene.question.spares
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(scene, wang, li)
    question = (await club.sitting(table)).question
    assert question is not None
    assert {ask.seat for ask in question.asks} == {P0, P1}
    alone = await club.laid(scene, wang)
    now = (await club.sitting(alone)).question
    assert now is None or now.kind != "revolution" or now.hold is Hold.NONE


async def test_all_who_are_asked_at_once_are_on_the_clock_at_once(club: Club) -> None:
    """Then silence is what the rules make of it, for each of them."""
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(position(P0="2x3 9", P1="2x4 9").begun(P1), wang, li)
    sitting = await club.sitting(table)
    question = sitting.question
    assert question is not None
    assert (question.pace, question.kind) == (Pace.SETUP, "bright-call")
    assert set(fronts(question)) == {P0, P1}
    assert {t.seat for t in sitting.timers if t.kind == "turn"} == {P0, P1}
    await wang.presses(Op.SAY, "n", at=wang.dm)
    sitting = await club.sitting(table)
    assert {t.seat for t in sitting.timers if t.kind == "turn"} == {P1}
    await club.advance(FREE + RESERVE + 5)
    sitting = await club.sitting(table)
    assert sitting.question is None or sitting.question.id != question.id
    answers = [e for e in sitting.log if isinstance(e, ev.Answered) and e.seat in (P0, P1)]
    assert [e.action.kind for e in answers[:2]] == ["no", "no"]


async def test_a_question_to_one_before_the_lead_has_his_clock_alone(club: Club) -> None:
    """G-023: in shandong the last place of the hand before is asked whether to cut."""
    hand, log = Hand.open(GAMES["gouji"], PROFILES["shandong"], 7, after())
    scene = Scene(hand, tuple(log))
    while scene.question.kind != "cut":
        scene = scene.then()
    (seat,) = scene.question.order
    table = await club.laid(scene, *club.six)
    sitting = await club.sitting(table)
    assert sitting.question is not None
    assert sitting.question.pace is Pace.SETUP
    assert {t.seat for t in sitting.timers if t.kind == "turn"} == {seat}
    await club.advance(FREE + RESERVE + 5)
    now = await club.sitting(table)
    assert now.question is not None
    assert now.question.kind != "cut"
    assert now.table.banks[seat] == 0


async def test_everybody_sees_what_he_is_once_the_solo_is_grabbed(club: Club) -> None:
    """B-054: the emperor has lost his card, and the guard's makes nobody anything any more."""
    people = club.six[:5]
    scene = kingdom(replace(SEED, grab_solo=True), P0="XE 9", P1="XG 9")
    table = await club.laid(scene, *people)
    for person, arg in zip(people, ("s", "s", "s", "db", "s"), strict=True):
        await person.presses(Op.SAY, arg, at=person.dm)
    assert "你是皇上" in str(club.chat.shows(people[0].dm)[-1])
    assert "你是保子" in str(club.chat.shows(people[1].dm)[-1])
    await club.advance(10)
    question = (await club.sitting(table)).question
    assert question is not None
    assert (question.kind, question.order) == ("lead", (P3,))
    for person in people[:2]:
        now = str(club.chat.shows(person.dm)[-1])
        assert "你是百姓" in now
        assert "皇上牌" not in now
