"""Who is heard, in which order, and on what: ``engine/gouji/hearings.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.gouji.hearings import Matter
from engine.gouji.options import PassRule
from engine.gouji.profiles import FINALSTONE
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, table

STRICT = replace(FINALSTONE, pass_rule=PassRule.STRICT)


def burners(scene: Scene) -> list[Seat]:
    return [seat for seat, matter in scene.view(None).order if matter is Matter.BURN]


def answerers(scene: Scene) -> list[Seat]:
    return [seat for seat, matter in scene.view(None).order if matter is Matter.ANSWER]


def test_a_plain_play_is_answered_in_turn_by_everybody() -> None:
    """G-130, G-003."""
    scene = table(P2="3x5").leads(P2, "3x5")
    assert scene.asked == (P3, P4, P5, P0, P1)
    assert burners(scene) == []


def test_a_gouji_play_is_answered_by_the_opposite_alone_after_the_burners() -> None:
    """G-125, G-150, G-151, G-157, G-158, GAP-16: the owner's allies burn first, then his
    enemies, each in turn order; the opposite only answers (GAP-18)."""
    scene = table(P0="5x10 3").leads(P0, "5x10")
    assert burners(scene) == [P2, P4, P1, P5]
    assert answerers(scene) == [P3]
    assert scene.asked == (P2, P4, P1, P5, P3)


def test_a_gouji_play_that_follows_counts_like_one_that_leads() -> None:
    """G-127: from then on only the opposite answers; and nobody else passes by it (GAP-32)."""
    scene = table(P0="4x9 3", P1="4xJ 3").leads(P0, "4x9").then(P1="4xJ")
    assert burners(scene) == [P3, P5, P2, P0]
    assert answerers(scene) == [P4]


def test_one_who_passed_is_not_asked_again_in_the_trick() -> None:
    """G-131."""
    scene = table(P0="4x5 4x8 3", P3="4x7 3").leads(P0, "4x5").then(P3="4x7").then(P0="4x8")
    assert scene.asked == (P3,)


def test_one_who_passed_may_answer_his_opposite_all_the_same() -> None:
    """G-132, GAP-29."""
    scene = table(P0="3x5 3", P4="3x6 3").leads(P0, "3x5").then(P4="3x6")
    assert scene.asked == (P5, P0, P1)


def test_with_a_strict_pass_rule_he_may_not() -> None:
    """G-131, GAP-28."""
    scene = table(STRICT, P0="3x5 3", P4="3x6 3").leads(P0, "3x5").then(P4="3x6")
    assert scene.asked == (P5, P0)


def test_the_opposite_answers_a_gouji_play_although_he_passed_but_nobody_burns_after_passing() -> (
    None
):
    """G-132, G-152, G-125: P1 alone has not passed."""
    scene = table(P0="4x5 4xJ 3", P1="4x6 3").leads(P0, "4x5").then(P1="4x6").then(P0="4xJ")
    assert burners(scene) == [P1]
    assert answerers(scene) == [P3]
    assert scene.refusal(P2, "burn 4xQ") == "not-asked"


def test_a_strict_table_keeps_the_passed_opposite_out_of_a_gouji_play() -> None:
    """GAP-28: nobody is left to answer it."""
    scene = table(STRICT, P0="4x5 4xJ 3", P1="4x6 3").leads(P0, "4x5").then(P1="4x6")
    scene = scene.then(P0="4xJ")
    assert burners(scene) == [P1]
    assert answerers(scene) == []
    assert scene.then().leader == P0


def test_at_a_strict_table_the_passed_opposite_may_still_stop_a_burn() -> None:
    """GAP-28, G-160: he answered nothing else, but the burner's plays he may beat; the counter-
    burners are those who have not passed."""
    scene = table(STRICT, P1="2x9 3", P3="2xK 3", P5="2xA S 8 4x3", P2="2x2 3")
    start = scene.leads(P1, "2x9").then(P3="2xK").then(P5="burn 2xA")
    assert start.state.passed == {P2}
    assert answerers(start) == [P2]
    assert burners(start) == [P1, P3, P0, P4]
    barred = replace(STRICT, unburn_after_pass=False)
    again = table(barred, P1="2x9 3", P3="2xK 3", P5="2xA S 8 4x3")
    assert answerers(again.leads(P1, "2x9").then(P3="2xK").then(P5="burn 2xA")) == []


def test_a_pass_on_the_opposites_play_is_final_for_that_play_only() -> None:
    """GAP-31: P3 passes on P0's 5s and is heard again on P0's 7s."""
    start = table(P0="3x5 3x7 3", P4="3x6 3").leads(P0, "3x5")
    again = start.then(P4="3x6").then(P0="3x7")
    assert again.state.passed >= {P1, P2, P3}
    assert again.asked == (P3, P4)


def test_not_being_asked_is_not_passing() -> None:
    """GAP-32: nobody but P4 and P0 is heard on the first plays; all are heard on P0's."""
    hands = {"P1": "5x10 3", "P4": "5xJ 3", "P0": "5xQ 3"}
    scene = table(out=(P3,), **hands).leads(P1, "5x10").then(P4="5xJ").then(P0="5xQ")
    assert scene.top[0] == P0
    assert scene.state.passed == frozenset()
    assert answerers(scene) == [P1, P2, P4, P5]


def test_declining_to_burn_is_not_passing() -> None:
    """GAP-17: P2 may burn P3's answer after declining to burn P0's play."""
    scene = table(P0="5x10 3", P3="5xJ 3", P2="5xQ 3").leads(P0, "5x10").then(P3="5xJ")
    assert burners(scene) == [P5, P1, P4, P2]
    assert scene.may(P2, "burn 5xQ")


def test_the_opposite_and_the_headless_are_heard_in_turn_order() -> None:
    """G-191, GAP-33, GAP-16: with P0 out, P3 is headless and answers P1 before P4 does."""
    scene = table(out=(P0,), P1="5x10 3").leads(P1, "5x10")
    assert answerers(scene) == [P3, P4]
    assert burners(scene) == [P3, P5, P2]


def test_a_headless_players_gouji_play_is_answered_by_everybody() -> None:
    """G-191: and everybody may burn it (GAP-20)."""
    scene = table(out=(P0,), P3="5x10 3").leads(P3, "5x10")
    assert burners(scene) == [P5, P1, P4, P2]
    assert answerers(scene) == [P4, P5, P1, P2]


def test_after_the_hold_the_burners_are_asked_no_more() -> None:
    """GAP-16: unanswered means no burn; the question keeps its id."""
    scene = table(P0="5x10 3", P3="5xJ 3").leads(P0, "5x10")
    late = scene.released()
    assert late.question.id == scene.question.id
    assert late.asked == (P3,)
    assert late.refusal(P2, "no-burn") == "not-asked"


def test_only_who_has_opened_may_burn_where_the_table_asks_for_it() -> None:
    """G-153."""
    rules = replace(FINALSTONE, burn_needs_open=True)
    scene = table(rules, opened=(P4, P1), P0="5x10 3").leads(P0, "5x10")
    assert burners(scene) == [P4, P1]


def test_the_dead_are_never_asked_and_nobody_stands_in_for_them() -> None:
    """GAP-35, GAP-76: a gouji play against a dead opposite stands unless it is burned."""
    scene = table(dead=(P3, P2), P0="5x10 3").leads(P0, "5x10")
    assert burners(scene) == [P4, P1, P5]
    assert answerers(scene) == []
    assert scene.then().leader == P0


def test_a_dead_opposite_leaves_nobody_to_stop_a_burn() -> None:
    """GAP-19, GAP-35."""
    scene = table(dead=(P4,), P0="5x10 3", P1="5xJ S 3 2x4").leads(P0, "5x10")
    assert answerers(scene.then(P1="burn 5xJ")) == []


def test_a_headless_burner_may_be_stopped_by_anybody_in_turn() -> None:
    """GAP-19, G-191: P3's opposite was the first out."""
    hands = {"P2": "5x10 3", "P3": "5xJ S 3 2x4", "P1": "5xQ 3"}
    scene = table(out=(P0,), **hands).leads(P2, "5x10").then(P3="burn 5xJ")
    assert answerers(scene) == [P4, P5, P1, P2]
    assert "burn-stopped" in scene.then(P1="5xQ").kinds()


def test_in_melee_everybody_is_asked_in_turn_and_nobody_is_barred() -> None:
    """G-201, G-200, G-168: no burning, and one who passed is asked again."""
    scene = table(out=(P0, P1), P2="3x5 2xA 3", P4="3x6 3").leads(P2, "3x5")
    assert scene.asked == (P3, P4, P5)
    scene = scene.then(P4="3x6")
    assert scene.asked == (P5, P2, P3)
    alone = scene.then().leads(P4, "3") if scene.then().leader == P4 else scene
    assert burners(alone) == []


def test_a_gouji_play_in_melee_is_a_play_like_any_other() -> None:
    """G-201, G-168."""
    scene = table(out=(P0, P1), P2="2xA 3").leads(P2, "2xA")
    assert burners(scene) == []
    assert scene.asked == (P3, P4, P5)


def test_one_may_yield_to_the_two_after_him_on_the_opposites_plain_play() -> None:
    """G-133, G-141."""
    scene = table(P0="3x5 3", P3="3x6 3").leads(P0, "3x5")
    assert [s for s in scene.asked if scene.may(s, "yield")] == [P3]


def test_there_is_no_yield_on_a_gouji_play() -> None:
    """G-137."""
    scene = table(P0="5x10 3").leads(P0, "5x10")
    assert scene.refusal(P3, "yield") == "cannot-yield"
    before_the_headless = table(out=(P2,), P0="5x10 3").leads(P0, "5x10")
    assert answerers(before_the_headless) == [P3, P5]
    assert before_the_headless.refusal(P3, "yield") == "cannot-yield"


def test_there_is_no_yield_on_anybody_elses_play() -> None:
    """G-133."""
    scene = table(P0="3x5 3", P1="3x6 3").leads(P0, "3x5").then(P1="3x6")
    assert scene.refusal(P3, "yield") == "cannot-yield"
    assert scene.may(P4, "yield")


def test_there_is_no_yield_when_neither_lower_house_can_act() -> None:
    """GAP-30: out, dead and passed neighbours count as having passed."""
    rules = FINALSTONE
    both_gone = table(rules, dead=(P4, P5), P0="3x5 3").leads(P0, "3x5")
    assert not both_gone.may(P3, "yield")
    one_left = table(rules, dead=(P4,), P0="3x5 3").leads(P0, "3x5")
    assert one_left.may(P3, "yield")
    passed = table(P0="3x5 3x7 3", P3="3x6 3").leads(P0, "3x5").then(P3="3x6").then(P0="3x7")
    assert passed.state.passed >= {P4, P5}
    assert not passed.may(P3, "yield")


def test_there_is_no_yield_after_somebody_asked_for_the_wind() -> None:
    """G-133, G-217, GAP-49: asking is not passing, so an upper house has not passed."""
    start = table(P0="3x5").leads(P0, "3x5")
    assert start.may(P3, "yield")
    asked = start.then(P1="wind")
    assert asked.asked == (P2, P3, P4, P5)
    assert asked.refusal(P3, "yield") == "cannot-yield"


def test_an_absent_upper_house_counts_as_having_passed() -> None:
    """GAP-30, G-133."""
    scene = table(out=(P1,), P0="3x5 3").leads(P0, "3x5")
    assert scene.may(P3, "yield")


def test_the_headless_have_no_opposite_and_never_yield() -> None:
    """GAP-30: nor is there any yield in melee."""
    headless = table(out=(P3,), P1="3x5 3").leads(P1, "3x5")
    assert [s for s in headless.asked if headless.may(s, "yield")] == [P4]
    melee = table(out=(P1, P2), P0="3x5 3").leads(P0, "3x5")
    assert not any(melee.may(seat, "yield") for seat in melee.asked)
