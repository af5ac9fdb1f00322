"""Before the draw: ``engine/gouji/agreements.py``, ``engine/gouji/calls.py``,
``engine/gouji/cutting.py``, ``engine/gouji/preparing.py``, ``engine/gouji/setup.py``,
``engine/gouji/setup_events.py``, ``engine/gouji/setup_booking.py``, ``engine/gouji/surveys.py``,
``engine/gouji/asked_before.py``, ``engine/gouji/matters.py``, ``engine/gouji/seating.py``,
``engine/gouji/leading_right.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import gouji
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.carried import Carried, Debt
from engine.gouji.options import Cut, PointSwap, Revolution, Tribute
from engine.gouji.profiles import AIXIN, FINALSTONE, SHANDONG, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from engine.gouji.setup import Stage, stages
from engine.hand import Hand
from tests.support.hands import ALL, P0, P1, P2, P3, P4, P5, Scene, after, refusal, table


def opened(rules: GoujiRules, carried: Carried | None = None) -> Scene:
    """A whole deal, from its very beginning."""
    hand, log = Hand.open(gouji, rules, 11, carried)
    return Scene(hand, tuple(log), tuple(log))


def order(rules: GoujiRules) -> list[str]:
    return [str(stage) for stage in stages(rules)]


def test_the_stages_stand_in_the_order_of_the_house() -> None:
    """G-040, G-066, GAP-45: buying before or after tribute, revolution before or after both."""
    fs, wjx, sd = order(FINALSTONE), order(WANJIAXIANG), order(SHANDONG)
    assert fs.index("buy") < fs.index("tribute") < fs.index("bright-call") < fs.index("revolution")
    assert wjx.index("revolution") < wjx.index("tribute")
    assert sd.index("tribute") < sd.index("buy") < sd.index("revolution") < sd.index("fives")
    assert fs.index("pre-call") < fs.index("deal") < fs.index("leader")
    assert set(fs) == set(sd) == {str(stage) for stage in Stage}


CHOICE = after(
    Debt(Tribute.FALL, P5, P0, 2),
    Debt(Tribute.FALL, P3, P2, 1),
    places=(0, 2, 1, 4, 3, 5),
    choosable=True,
)


def test_two_allies_left_may_choose_who_was_last() -> None:
    """G-097, G-275, CM-008: both must name him; debts and the lead follow."""
    rules = replace(WANJIAXIANG, tribute_enabled=True)
    scene = opened(rules, CHOICE)
    assert (scene.question.kind, scene.asked) == ("last", (P3, P5))
    agreed = scene.then(P3="last P3", P5="last P3")
    assert agreed.one(sv.LastChosen) == sv.LastChosen(seat=P3, agreed=True)
    assert agreed.state.setup is not None
    assert {(d.payer, d.receiver, d.cards) for d in agreed.state.setup.debts} == {
        (P3, P0, 2),
        (P5, P2, 1),
    }
    assert agreed.leader == P3
    parted = scene.then(P3="last P3", P5="last P5")
    assert parted.one(sv.LastChosen) == sv.LastChosen(seat=P5, agreed=False)
    assert parted.leader == P5
    assert scene.then().leader == P5
    assert scene.refusal(P3, "last P1") == "answer-question"


def test_what_was_chosen_stays_chosen() -> None:
    """G-097, GAP-43: also when the hand is dealt anew."""
    for words in ({"P3": "last P3", "P5": "last P3"}, {}):
        carried = opened(WANJIAXIANG, CHOICE).then(**words).state.deal.carried
        assert carried is not None
        assert not carried.choosable


def test_nobody_chooses_where_play_placed_them() -> None:
    """G-097: or where the house does not let them."""
    assert opened(WANJIAXIANG, replace(CHOICE, choosable=False)).question.kind != "last"
    assert opened(FINALSTONE, CHOICE).question.kind == "pre-call"


SWAP = after(
    Debt(Tribute.POINT, P1, P4, 1),
    Debt(Tribute.POINT, P4, P1, 1),
    Debt(Tribute.POINT, P2, P5, 1),
)


def test_a_pair_sets_its_points_off_when_both_agree() -> None:
    """G-082, CK-036: asked before last place draws; the cards are shown all the same."""
    rules = replace(SHANDONG, cut=Cut.NONE, natural_open=False, dot_hand=False)
    scene = opened(rules, SWAP)
    assert (scene.question.kind, scene.asked) == ("swap", (P1, P4))
    assert scene.then(P1="yes").one(sv.SwapsAgreed).pairs == ()
    agreed = scene.then(P1="yes", P4="yes")
    assert agreed.one(sv.SwapsAgreed).pairs == (P1,)
    done = {(e.payer, e.set_off) for e in agreed.log if isinstance(e, sv.TributePaid)}
    assert done == {(P1, True), (P4, True), (P2, False)}
    moves = [e for e in agreed.log if isinstance(e, sv.CardsMoved) and e.why is sv.Why.TRIBUTE]
    shown = [move for move in moves if move.seat == move.to]
    assert all(move.open for move in shown)
    held = {move.seat for move in moves if move.seat != move.to}
    assert not held & {P1, P4}


def test_of_unequal_debts_the_rest_is_paid() -> None:
    """G-082."""
    rules = replace(FINALSTONE, point_swap=PointSwap.SET_OFF, pre_call=False)
    pair = (Debt(Tribute.POINT, P1, P4, 1), Debt(Tribute.POINT, P4, P1, 4))
    setup = opened(rules, after(*pair)).state.setup
    assert setup is not None
    assert setup.set_off == {0}
    assert [debt.cards for debt in setup.debts] == [1, 3]


def test_a_house_may_always_set_off() -> None:
    """G-082."""
    rules = replace(FINALSTONE, point_swap=PointSwap.SET_OFF, pre_call=False)
    log = opened(rules, SWAP).log
    assert [e.pairs for e in log if isinstance(e, sv.SwapsAgreed)] == [(P1,)]


def test_everybody_may_call_before_a_card_is_seen() -> None:
    """G-050, G-051, G-052, CK-037: who called then does not call again."""
    scene = opened(FINALSTONE)
    assert (scene.question.kind, scene.asked) == ("pre-call", ALL)
    assert scene.state.hands == ()
    assert not scene.question.spares
    called = scene.then(P1="yes", P4="yes")
    assert called.one(sv.CallsOpened) == sv.CallsOpened(bright=False, seats=(P1, P4))
    bright = called.then()
    assert (bright.question.kind, bright.asked) == ("bright-call", (P0, P2, P3, P5))
    assert refusal(lambda: bright.hand.answer(bright.question.id, P1, gouji_yes())) == "not-asked"
    assert bright.then(P3="yes").state.bright_calls == {P3}


def gouji_yes() -> object:
    from engine.gouji.actions import Yes

    return Yes()


@pytest.mark.parametrize("rules", [AIXIN, SHANDONG, WANJIAXIANG])
def test_other_houses_have_no_pre_call(rules: GoujiRules) -> None:
    """G-050, CK-038."""
    assert "pre-call" not in {e.kind for e in opened(rules).log if e.kind == "pre-call"}
    assert opened(rules).question.kind != "pre-call"


LAST = after(places=(0, 2, 1, 3, 5, 4))


def test_last_place_cuts_once_or_lets_his_opposite_cut_up_to_three_times() -> None:
    """G-023, CM-002, G-022: and draws first."""
    scene = opened(SHANDONG, LAST)
    assert (scene.question.kind, scene.asked) == ("cut", (P4,))
    assert scene.then(P4="cut 40").state.deal.cuts == (40,)
    assert scene.then().state.deal.cuts == ()
    assert scene.refusal(P4, "cut 0") == "cut-range"
    assert scene.refusal(P4, "cut 196") == "cut-range"
    assert scene.refusal(P4, "ask-cut 4") == "cut-times"
    across = scene.then(P4="ask-cut 3")
    assert (across.question.kind, across.asked) == ("cutting", (P1,))
    thrice = across.then(P1="cut 5").then(P1="cut 6").then(P1="cut 7")
    assert thrice.state.deal.cuts == (5, 6, 7)
    assert across.then(P1="cut 5").then().state.deal.cuts == (5,)
    assert across.refusal(P1, "ask-cut 1") == "answer-cut"
    assert thrice.state.deal.drawer == P4
    assert thrice.leader == P4


def test_the_last_place_leads_later_hands() -> None:
    """G-035, G-036, GAP-12, CL-014, CL-015, CM-003."""
    assert opened(AIXIN, LAST).leader == P4
    assert opened(replace(FINALSTONE, pre_call=False), LAST).question.kind == "show"
    assert opened(AIXIN).question.kind == "show"


def test_whoever_draws_the_card_that_was_turned_up_leads() -> None:
    """G-030, G-021, CL-005: jokers are put back."""
    scene = opened(SHANDONG)
    (chosen,) = [e for e in scene.log if isinstance(e, sv.DrawerChosen)]
    assert chosen.origin == P5
    assert chosen.card is not None
    assert chosen.card.suit is not None
    (lead,) = [e for e in scene.log if isinstance(e, ev.LeaderChosen)]
    assert (lead.how, chosen.marked is not None) == (ev.Lead.MARKED_CARD, True)
    assert chosen.marked is not None
    drawn = scene.state.deal.cards[lead.seat]
    assert drawn[chosen.marked // 6] == chosen.card


def test_who_showed_must_lead_what_he_showed() -> None:
    """G-034, CL-013, GAP-13: any number of it, plain or hung; a last-place leader anything."""
    rules = replace(AIXIN, hold_three=False, bright_call=False, revolution=Revolution.NONE)
    scene = table(rules, P3="5x4 S 9").dealt().then()
    assert scene.leader == P3
    assert scene.refusal(P3, "9") == "lead-shown"
    assert scene.may(P3, "2x4")
    assert scene.may(P3, "S+4")
    assert not scene.may(P3, "S")


def test_a_leader_who_has_left_passes_the_lead_on() -> None:
    """GAP-14, CM-020."""
    rules = replace(WANJIAXIANG, revolution_choice=False, revolution_free_kills=0)
    scene = table(rules, P0="3xA 9", P1="2xK 9").begun(P0).then(P0="yes")
    assert scene.leader == P1
