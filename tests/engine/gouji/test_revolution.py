"""Revolution: ``engine/gouji/revolution.py``, ``engine/gouji/three_shots.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.gouji import debts as owing
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.carried import Debt
from engine.gouji.options import Revolution, RevolutionPlace, Tribute
from engine.gouji.profiles import AIXIN, FINALSTONE, SHANDONG, WANJIAXIANG
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, table

FS = replace(FINALSTONE, bright_call=False)
POOR = "3xA 4xK 9 8"


def revolt(rules: object = FS, **hands: str) -> Scene:
    scene = table(rules, **({"P0": POOR} | hands)).begun(P1)  # type: ignore[arg-type]
    return scene.then(P0="yes")


def test_all_are_asked_in_the_same_way_and_nobody_must() -> None:
    """G-250, G-251, G-252, GAP-55, CV-001, CM-019."""
    scene = table(FS, P0=POOR, P2="2 9", P4="B 9").begun(P1)
    assert (scene.question.kind, scene.asked) == ("revolution", (P0, P1, P2, P3, P4, P5))
    assert not scene.question.spares
    assert scene.refusal(P2, "yes") == "revolution-high-card"
    assert scene.refusal(P4, "yes") == "revolution-high-card"
    assert scene.then().leader == P1
    assert scene.then().state.revolt is None


def test_the_cards_that_count_are_those_of_the_moment_or_those_drawn() -> None:
    """G-250, GAP-45, CV-002, CV-003, G-261."""
    debt = Debt(Tribute.BURN, P5, P0, 1)
    rules = replace(FS, receiver_may_refuse=False)
    got = table(rules, P0=POOR, P5="2 3 4", carried=after(debt)).begun(P1)
    assert got.refusal(P0, "yes") == "revolution-high-card"
    drawn = replace(WANJIAXIANG, tribute_enabled=True)
    early = table(drawn, P0=POOR, P5="2 3 4", carried=after(debt)).begun(P1)
    assert early.question.kind == "revolution"
    assert early.may(P0, "yes")
    settled = early.then(P0="yes").then(P3="no")
    assert [e.paid for e in settled.log if isinstance(e, sv.TributePaid)] == [0]


def test_the_opposite_chooses_three_free_kills_or_no_head() -> None:
    """G-256, G-190, C-21."""
    scene = revolt()
    assert (scene.question.kind, scene.asked) == ("head", (P3,))
    without = scene.then(P3="no")
    assert without.state.headless == {P3}
    with_ = scene.then(P3="yes")
    assert with_.state.headless == set()
    assert with_.state.revolt is not None
    assert with_.state.revolt.kills == 3
    assert with_.state.in_play == (P1, P2, P3, P4, P5)


def test_the_first_gouji_plays_with_head_cannot_be_answered() -> None:
    """G-257, GAP-47, CV-006, CV-007: leads and follows alike; then he is headless."""
    led = table(FS, P0=POOR, P3="2xA 2xK 3xQ 4xJ 5x10 3 9", P4="4x2 9").begun(P3)
    led = led.then(P0="yes").then(P3="yes")
    first = led.leads(P3, "2xK")
    assert first.state.top is not None
    assert first.state.top.free_kill
    assert {h.matter for h in first.view(None).order} == {"burn"}
    second = first.then().leads(P3, "2xA")
    third = second.then().leads(P3, "3xQ")
    assert third.state.headless == set()
    done = third.then()
    assert done.state.headless == {P3}
    open_ = done.leads(P3, "4xJ")
    assert {h.seat for h in open_.view(None).order if h.matter == "answer"} == {P1, P2, P4, P5}


def test_two_revolutions_void_the_hand_and_debts_stand() -> None:
    """G-253, GAP-43, CV-005: shandong opens anew instead."""
    debts = after(Debt(Tribute.FALL, P5, P1, 2))
    scene = table(FS, P0=POOR, P2=POOR, carried=debts).begun(P1)
    if scene.question.kind == "terms":
        scene = scene.then()
    void = scene.then(P0="yes", P2="yes")
    assert void.state.voided is not None
    assert void.state.voided.after == debts
    assert void.hand.pending is None
    assert void.hand.game.carried(void.state) == debts
    sd = table(SD, P0=SHOOTER, P2=SHOOTER, carried=after()).dealt()
    restart = sd.then(P0="shots 5x10 3xQ 2xA", P2="shots 5x10 3xQ 2xA")
    assert restart.state.voided is not None
    assert restart.state.voided.after is None


def test_melee_begins_with_the_first_out() -> None:
    """G-202, G-258, G-200, CH-007, C-34."""
    scene = revolt(P1="9", P2="3x9 3").then(P3="no").leads(P1, "9").then()
    assert scene.state.melee
    never = replace(FS, melee_counts_revolutionary=False)
    assert not revolt(never, P1="9", P2="3x9 3").then(P3="no").leads(P1, "9").then().state.melee


def test_he_is_fourth_or_completes_the_sweep_as_third() -> None:
    """G-254, G-259, G-273, GAP-57, CV-009, CV-012, G-280, GAP-70."""
    swept = revolt(P2="9", P4="8", P1="5x3 4x4").then(P3="no")
    state = replace(swept.state, leader=P2)
    scene = replace(swept, hand=replace(swept.hand, state=state))
    end = scene.leads(P2, "9").then(P4="pass", P3="pass", P5="pass", P1="pass")
    assert end.leader == P3
    end = replace(end, hand=replace(end.hand, state=replace(end.state, leader=P4)))
    end = end.leads(P4, "8")
    over_ = end.one(ev.HandEnded)
    assert over_.places[:3] == (P2, P4, P0)
    assert over_.sweep
    assert over_.points == (6, -6)


def test_nobody_loses_his_head_as_melee_begins() -> None:
    """G-201, G-202."""
    scene = revolt(P1="9", P2="3x9 3").then(P3="no").leads(P1, "9").then()
    assert scene.state.melee
    assert [event.seat for event in scene.of(ev.HeadLost)] == [P3]


def placed(rules: object, places: tuple[int, ...]) -> tuple[int, ...]:
    from engine.gouji import finish

    scene = revolt(rules)
    if scene.question.kind == "head":
        scene = scene.then(P3="no")
    state = replace(scene.state, places=places)
    return finish.placed(state)


def test_where_he_comes_in_follows_the_house() -> None:
    """G-254, G-255, GAP-56, GAP-57, CV-011."""
    assert placed(FS, (P1, P3, P5)).index(P0) == 3
    assert placed(FS, (P2, P4)).index(P0) == 2
    third = replace(FS, revolution_place=RevolutionPlace.THIRD)
    assert placed(third, (P1, P3, P5)).index(P0) == 2
    by_first = replace(FS, revolution_place=RevolutionPlace.BY_FIRST_OUT)
    assert placed(by_first, (P2, P1)).index(P0) == 2
    assert placed(by_first, (P1, P2)).index(P0) == 3


def test_revolution_concedes_the_point_or_does_not() -> None:
    """G-180, GAP-44, GAP-82, CV-008, CM-030."""
    state = replace(revolt().then(P3="no").state, bright_calls=frozenset({P0}))
    assert Debt(Tribute.POINT, P0, P3, 5) in tuple(owing.points(state))
    plain = replace(FS, revolution_concedes_point=False)
    state = revolt(plain).then(P3="no").state
    assert Debt(Tribute.POINT, P0, P3, 1) in tuple(owing.points(state))


def test_where_there_is_no_choice_the_opposite_is_headless_at_once() -> None:
    """GAP-44, G-190."""
    rules = replace(AIXIN, bright_call=False, hold_three=False)
    scene = table(rules, P0=POOR).begun(P1).then(P0="yes")
    assert scene.state.headless == {P3}


SD = replace(SHANDONG, bright_call=False, natural_open=False, dot_hand=False)
SHOOTER = "5x10 3xQ 2xA 3 4 9"


def shooting(**hands: str) -> Scene:
    scene = table(SD, **({"P0": SHOOTER} | hands), carried=after(places=(0, 2, 1, 3, 5, 4))).dealt()
    return scene.then(P0="shots 5x10 3xQ 2xA")


def test_three_pure_shots_are_needed() -> None:
    """G-262, G-250, CM-021."""
    scene = table(SD, P0=SHOOTER, P1="5x10 3xQ 3 4", carried=after()).dealt()
    assert scene.question.kind == "revolution"
    assert scene.refusal(P1, "shots 5x10 3xQ") == "three-shots"
    assert scene.refusal(P0, "shots 5x10 3xQ 9") == "shot-pure"
    assert scene.refusal(P1, "shots 5x10 3xQ 2xA") == "shots-not-held"
    assert scene.refusal(P0, "yes") == "three-shots"


def test_jokers_and_twos_that_are_left_go_to_the_opposite_first() -> None:
    """G-250, CV-018."""
    scene = shooting(P0=f"{SHOOTER} 2")
    moved = scene.one(sv.CardsMoved)
    assert (moved.why, moved.seat, moved.to) == (sv.Why.HANDED_OVER, P0, P3)


def test_a_first_shot_that_stands_succeeds_and_a_pure_answer_opens_too() -> None:
    """G-263, G-266, CV-013: he leads his 3s, and the opposite throws his 4s."""
    scene = shooting(P3="3xK 2x4 3 9")
    assert (scene.question.kind, scene.asked, scene.view(P3).asked.targets[0].size) == (
        "shot",
        (P3,),
        5,
    )
    done = scene.then().then(P3="3xK")
    assert done.one(sv.RevolutionTested).success
    assert done.state.opened >= {P0, P3}
    assert done.state.headless == {P3}
    assert done.of(ev.FoursThrown)[0].seats == ((P3, 2),)
    assert done.state.top is not None
    assert (done.state.top.seat, done.state.top.combo.rank) == (P0, 3)
    assert done.state.agents == (P0,)


def test_only_a_pure_play_answers_after_that() -> None:
    """G-263, CV-014, CV-019."""
    scene = shooting(P3="S 2xK 9 3 4").then()
    assert scene.refusal(P3, "S+2xK") == "shot-pure-answer"
    done = scene.then()
    assert done.state.opened == {P0}
    assert done.state.headless == {P3}


def test_all_three_beaten_fail() -> None:
    """G-264, G-266, CV-015: last place; the opposite has his head, and leads his 4s."""
    scene = shooting(P3="5xJ 2xK S 2xB 4 3")
    scene = scene.then(P3="5xJ").then(P3="S+2xK").then(P3="2xB")
    assert not scene.one(sv.RevolutionTested).success
    assert scene.state.dead == (P0,)
    assert scene.state.opened == {P3}
    assert scene.state.headless == set()
    assert scene.state.top is not None
    assert (scene.state.top.seat, scene.state.top.combo.rank) == (P3, 4)


def test_one_that_stands_later_succeeds_too() -> None:
    """G-265, CV-017: without a pure answer the opposite stays closed."""
    scene = shooting(P3="S 4xJ 9 3 4").then(P3="S+4xJ").then().then()
    assert scene.one(sv.RevolutionTested).success
    assert scene.state.opened == {P0}


def test_nobody_revolts_where_the_house_has_none() -> None:
    """G-251."""
    none = replace(FS, revolution=Revolution.NONE)
    assert table(none, P0=POOR).begun(P1).question.kind == "lead"
