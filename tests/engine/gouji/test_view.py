"""What a seat or the group may know: ``engine/gouji/view.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.counts import counted
from engine.gouji.actions import NoBurn, Pass, ShowHand
from engine.gouji.profiles import WANJIAXIANG
from engine.gouji.view import view
from tests.support.hands import P0, P1, P2, P3, P4, cards, combo, table


def test_everybody_sees_his_own_cards_and_the_group_sees_none() -> None:
    scene = table(P0="5x10 3", P1="2xK").led_by(P0)
    assert scene.view(P1).hand == counted(cards("2xK"))
    assert scene.view(P0).hand == counted(cards("5x10 3"))
    assert scene.view(None).hand is None


def test_before_the_deal_there_is_nothing_to_see() -> None:
    scene = table().dealt()
    empty = replace(scene.state, hands=(), left=(), survey=None)
    assert view(empty, P1).hand is None
    assert view(empty, P1).viewer == P1


def test_only_he_who_is_asked_sees_what_he_is_asked() -> None:
    """G-157."""
    scene = table(P0="5x10 3").leads(P0, "5x10")
    asked = scene.view(P3).asked
    assert asked is not None
    assert (asked.may_answer, asked.may_burn, asked.top) == (True, False, combo("5x10"))
    burner = scene.view(P1).asked
    assert burner is not None
    assert (burner.may_answer, burner.may_burn) == (False, True)
    assert scene.view(P0).asked is None
    assert scene.view(None).asked is None


def test_a_sealed_answer_is_seen_by_its_owner() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10").says(P3, "pass").says(P1, "no-burn")
    assert scene.view(P3).answer == Pass()
    assert scene.view(P1).answer == NoBurn()
    assert scene.view(P2).answer is None
    assert scene.view(None).answer is None
    assert table().led_by(P0).view(P0).answer is None


def test_the_play_on_the_table_is_seen_by_all() -> None:
    scene = table(P0="5x10 3", P1="5xJ S 3 4").leads(P0, "5x10").then(P1="burn 5xJ")
    for viewer in (P0, P3, None):
        seen = scene.view(viewer)
        assert seen.top is not None
        assert (seen.top.seat, seen.top.combo, seen.top.burn) == (P1, combo("5xJ"), True)
        assert (seen.top.free_kill, seen.top.yielder, seen.top.held) == (False, None, True)
        assert seen.burner == P1
        assert [(link.seat, link.burned) for link in seen.burns] == [(P1, P0)]
        assert seen.played == counted(cards("5x10 5xJ"))
        assert seen.left[:2] == (1, 3)


def test_a_trick_that_is_taken_lies_there_no_more() -> None:
    """G-138."""
    seen = table(P0="5x10 3 4").leads(P0, "5x10").then().view(None)
    assert (seen.top, seen.leader) == (None, P0)


def test_the_ally_who_was_let_look_sees_the_cards_from_then_on() -> None:
    """G-245."""
    scene = table("wanjiaxiang", P0="3x4 2x6").led_by(P0).aside(P0, ShowHand(P2))
    assert scene.view(P2).shown_hands == ((P0, counted(cards("3x4 2x6"))),)
    assert scene.view(P0).prompters == (P2,)
    assert scene.view(P4).shown_hands == ()
    assert scene.view(None).shown_hands == ()
    later = scene.leads(P0, "3x4")
    assert later.view(P2).shown_hands == ((P0, counted(cards("2x6"))),)
    assert later.view(P1).prompters == ()


def test_standing_facts_are_public() -> None:
    """G-190, G-200, G-270."""
    scene = table(out=(P0,), opened=(P4,), dead=(P1,)).led_by(P2)
    seen = scene.view(None)
    assert (seen.places, seen.dead, seen.opened) == ((P0,), (P1,), {P4})
    assert (seen.headless, seen.melee) == ({P3}, False)
    assert seen.in_play == (P2, P3, P4, 5)
    assert not seen.ended
    assert seen.seal == scene.state.deal.seal


def test_counts_are_displayed_where_the_rules_display_them() -> None:
    """G-242, GAP-65."""
    rules = replace(WANJIAXIANG, report_threshold=2)
    scene = table(rules, P1="2xK", P2="3xK").led_by(P0)
    assert scene.view(None).reports == (None, 2, None, None, None, None)


def test_it_is_seen_who_might_yield_or_ask_for_the_wind() -> None:
    """G-133, G-216: public facts decide, so this tells nothing of anybody's cards."""
    plain = table(P0="3x5 3").leads(P0, "3x5")
    assert (plain.view(None).may_yield, plain.view(None).may_apply) == (P3, None)
    last = table(P0="3x5").leads(P0, "3x5")
    assert (last.view(None).may_yield, last.view(P4).may_apply) == (P3, P1)
    gouji = table(P0="5x10").leads(P0, "5x10")
    assert (gouji.view(None).may_yield, gouji.view(None).may_apply) == (None, None)
    lead = table().led_by(P0)
    assert (lead.view(None).may_yield, lead.view(None).may_apply) == (None, None)


def test_the_question_of_who_leads_is_seen_as_open() -> None:
    """G-030."""
    survey = table().dealt().view(None).survey
    assert survey is not None
    assert survey.matter == "show"
    assert table().led_by(P0).view(None).survey is None
