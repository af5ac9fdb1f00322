"""Buying 3s and 4s: ``engine/gouji/buying.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.gouji import setup_events as sv
from engine.gouji.carried import Debt
from engine.gouji.options import BuyBroke, FourPolicy, Revolution, Tribute
from engine.gouji.profiles import AIXIN, FINALSTONE, SHANDONG
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, table

HELD = replace(FINALSTONE, hold_three=True, bright_call=False)
AX = replace(AIXIN, bright_call=False, revolution=Revolution.NONE)
SD = replace(SHANDONG, bright_call=False, natural_open=False, dot_hand=False, resist_tribute=False)
OTHERS = "3 4 9"
"""One 3 and one 4: nobody has any to spare."""


def bought(scene: Scene) -> list[tuple[int, int, int, int | None]]:
    return [
        (e.seat, e.seller, int(e.rank), e.payer) for e in scene.log if isinstance(e, sv.CardBought)
    ]


def test_who_has_no_three_buys_one_from_his_opposite_for_a_two() -> None:
    """G-060, G-062, G-063, CY-001: by itself, and only in hold-three."""
    scene = table(HELD, others=OTHERS, P0="2x2 9", P3="4x3 9").begun()
    assert bought(scene) == [(0, 3, 3, 0)]
    assert scene.state.hands[P0][0] == 1
    assert scene.state.hands[P3][12] == 1
    assert bought(table(FINALSTONE, others=OTHERS, P0="2x2 9", P3="4x3 9").begun()) == []


def test_a_seller_keeps_one_and_the_next_in_order_is_asked() -> None:
    """G-063, G-064, GAP-11, CY-002, CY-003: the opposite's allies counter-clockwise, then one's
    own."""
    scene = table(HELD, others=OTHERS, P0="2 9", P1="3x3 9", P5="3x3 9").begun()
    assert bought(scene) == [(0, 1, 3, 0)]
    two = table(HELD, others=OTHERS, P0="2 9", P1="2x3 9").begun()
    assert bought(two) == [(0, 1, 3, 0)]
    own = table(HELD, others=OTHERS, P0="2 9", P2="5x3 9").begun()
    assert bought(own) == [(0, 2, 3, 0)]


def test_a_joker_is_paid_without_twos_and_the_small_one_first() -> None:
    """G-062, GAP-11."""
    scene = table(HELD, others=OTHERS, P0="B S 9", P3="4x3 9").begun()
    assert scene.state.hands[P3][13:] == (1, 0)


def test_who_cannot_pay_is_in_revolution() -> None:
    """G-065, G-260, GAP-46, CY-005: he neither pays nor receives tribute."""
    debts = (Debt(Tribute.BURN, P0, P1, 1), Debt(Tribute.FALL, P5, P0, 1))
    hands = {"P0": "9 K", "P3": "4x3 9", "P5": "2 3 4"}
    begun = table(HELD, others=OTHERS, carried=after(*debts), **hands).begun()
    assert (begun.question.kind, begun.asked) == ("head", (P3,))
    settled = begun.then(P3="no")
    if settled.question.kind == "terms":
        settled = settled.then()
    paid = [(e.payer, e.paid) for e in settled.log if isinstance(e, sv.TributePaid)]
    assert paid == [(P0, 0), (P5, 0)]
    assert settled.state.agents == (P0,)
    assert settled.state.headless == {P3}


def test_a_second_one_voids_the_hand() -> None:
    """G-253."""
    scene = table(HELD, others=OTHERS, P0="9 K", P2="9 K", P3="4x3 9").begun()
    assert scene.then(P3="no").state.voided is not None


def test_where_the_opposite_gives_it_for_nothing() -> None:
    """G-065, CY-006, C-25: if he has a spare one, else the others in order."""
    scene = table(AX, others=OTHERS, P0="9 K", P3="3x3 9").dealt().then()
    assert bought(scene) == [(0, 3, 3, None)]
    ally = table(AX, others=OTHERS, P0="9 K", P2="3x3 9").dealt().then()
    assert bought(ally) == [(0, 2, 3, None)]


def test_tribute_comes_first_where_the_house_has_it_so() -> None:
    """G-066, CM-005: his only 2 goes, and he is given a 3. G-067: before the first lead."""
    rules = replace(AX, return_kinds=frozenset(), return_refusable=False)
    debt = Debt(Tribute.POINT, P0, P3, 1)
    scene = table(rules, others=OTHERS, P0="2 9", P3="3x3 9", carried=after(debt)).dealt()
    assert bought(scene) == [(0, 3, 3, None)]
    assert scene.question.kind == "lead"


def test_both_are_bought_with_natural_twos() -> None:
    """G-061, G-062, CY-007."""
    scene = table(SD, others=OTHERS, P0="2x2 9", P3="3x3 3x4 9", carried=after()).dealt()
    assert bought(scene) == [(0, 3, 3, 0), (0, 3, 4, 0)]


def test_a_two_that_was_not_drawn_buys_nothing_and_an_ally_may_pay() -> None:
    """G-062, G-065, G-068, CY-008: those who have a natural 2 can."""
    debt = Debt(Tribute.BURN, P1, P0, 1)
    hands = {"P0": "4 9", "P1": "2 3 4", "P2": "2 3 4", "P3": "3x3 4"}
    asked = table(SD, others=OTHERS, carried=after(debt), **hands).dealt()
    assert (asked.question.kind, asked.asked) == ("help", (P2, P4))
    assert asked.view(P2).asked is not None
    assert asked.refusal(P4, "yes") == "help-needs-two"
    paid = asked.then(P2="yes")
    assert bought(paid) == [(0, 3, 3, 2)]
    assert paid.state.hands[P3][12] == 1
    assert bought(asked.then()) == [(0, 3, 3, None)]


def test_allies_are_asked_for_each_card_that_is_lacking() -> None:
    """G-065."""
    debt = Debt(Tribute.BURN, P1, P0, 1)
    hands = {"P0": "9 K", "P1": "2 3 4", "P2": "2 3 4", "P3": "3x3 3x4"}
    three = table(SD, others=OTHERS, carried=after(debt), **hands).dealt()
    assert three.question.kind == "help"
    four = three.then()
    assert (four.question.kind, four.asked) == ("help", (P2, P4))
    assert bought(four.then(P2="yes"))[-1] == (0, 3, 4, 2)


def test_a_gift_comes_from_an_ally_in_the_end() -> None:
    """G-063: buy first, gift last."""
    scene = table(SD, others=OTHERS, P0="2 4 9", P4="3x3 4 9", carried=after()).dealt()
    assert bought(scene) == [(0, 4, 3, None)]


def test_the_peace_hand_is_levelled_instead() -> None:
    """G-041, GAP-10, C-43: from whoever has most, the nearest counter-clockwise."""
    scene = table(SD, others=OTHERS, P0="4 9", P2="3x3 4", P4="4x3 4").dealt()
    assert bought(scene) == [(0, 4, 3, None)]


def test_nothing_is_bought_where_the_house_does_not() -> None:
    """G-060, GAP-10: without a 3 the last play may be anything."""
    rules = replace(AX, buy_three=False)
    scene = table(rules, others=OTHERS, P0="9", P3="4x3 9").dealt().then()
    assert bought(scene) == []
    free = replace(
        SD, buy_four=False, four_policy=FourPolicy.FREE, buy_broke=BuyBroke.OPPOSITE_GIFT
    )
    assert bought(table(free, others="3 9", P3="4x3", carried=after()).dealt()) == []


def test_buyers_come_counter_clockwise_from_the_leader() -> None:
    """GAP-11."""
    scene = table(HELD, others=OTHERS, P0="2 9", P4="2 9", P3="6x3 9", P1="3x3 4").begun(P4)
    assert [row[0] for row in bought(scene)] == [4, 0]
