"""Tribute and returns: ``engine/gouji/tribute.py``, ``engine/gouji/tribute_terms.py``,
``engine/gouji/returns.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Rank
from engine.gouji import setup_events as sv
from engine.gouji.carried import Debt
from engine.gouji.options import AllyTribute, Revolution, StuffedPay, Tribute
from engine.gouji.profiles import AIXIN, FINALSTONE
from engine.gouji.rules import AX_ORDER, FS_ORDER, SD_ORDER
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, table

STUFFED, BURN, POINT, FALL = Tribute.STUFFED, Tribute.BURN, Tribute.POINT, Tribute.FALL
PLAIN = replace(
    FINALSTONE,
    pre_call=False,
    bright_call=False,
    revolution=Revolution.NONE,
    receiver_may_refuse=False,
    return_kinds=frozenset(),
)
"""Nothing is asked, so all is paid at once."""
ALLIED = replace(PLAIN, ally_tribute=AllyTribute.BY_AGREEMENT)


def paid(scene: Scene) -> list[tuple[Seat, Seat, dict[int, int]]]:
    return [
        (move.seat, move.to, {int(rank): count for rank, count in move.cards})
        for move in scene.of(sv.CardsMoved)
        if move.why is sv.Why.TRIBUTE
    ]


ALL_KINDS = (
    Debt(STUFFED, P5, P1, 1),
    Debt(BURN, P5, P3, 1),
    Debt(POINT, P5, P2, 1),
    Debt(FALL, P5, P0, 2),
)
B, S, TWO = int(Rank.BIG_JOKER), int(Rank.SMALL_JOKER), int(Rank.TWO)


@pytest.mark.parametrize(
    ("order", "pay", "expected"),
    [
        (FS_ORDER, StuffedPay.LARGEST, [(P1, {B: 1}), (P3, {S: 1}), (P2, {S: 1}), (P0, {TWO: 2})]),
        (
            AX_ORDER,
            StuffedPay.TWO_FIRST,
            [(P2, {B: 1}), (P3, {S: 1}), (P0, {S: 1, TWO: 1}), (P1, {TWO: 1})],
        ),
        (SD_ORDER, StuffedPay.LARGEST, [(P2, {B: 1}), (P3, {S: 1}), (P1, {S: 1}), (P0, {TWO: 2})]),
    ],
)
def test_kind_after_kind_takes_the_largest_cards_left(
    order: tuple[Tribute, ...], pay: StuffedPay, expected: list[tuple[Seat, dict[int, int]]]
) -> None:
    """G-071, G-072, G-075, G-077: B, two S and three 2s for five cards; one 2 stays."""
    rules = replace(PLAIN, tribute_order=order, stuffed_pay=pay)
    scene = table(rules, P5="B 2xS 3x2 9", carried=after(*ALL_KINDS)).begun(P1)
    assert [(to, cards) for _, to, cards in paid(scene)] == expected
    assert scene.state.hands[P5][12] == 1


def test_who_has_too_little_is_excused_from_the_rest() -> None:
    """G-073: nothing instead, and nothing later; aces are no tribute (G-071)."""
    debts = (Debt(FALL, P5, P0, 2), Debt(FALL, P4, P2, 1))
    scene = table(PLAIN, P5="2 4xA", P4="4xA 9", carried=after(*debts)).begun()
    assert [(e.payer, e.owed, e.paid) for e in scene.of(sv.TributePaid)] == [(P5, 2, 1), (P4, 1, 0)]
    assert paid(scene) == [(P5, P0, {TWO: 1})]


def test_what_was_received_is_not_paid_on() -> None:
    """G-074: a 2 that P4 gets by burn does not go on to P2."""
    debts = (Debt(BURN, P5, P4, 1), Debt(FALL, P4, P2, 1))
    scene = table(PLAIN, P5="2 9", P4="4xA 9", carried=after(*debts)).begun()
    assert paid(scene) == [(P5, P4, {TWO: 1})]
    loose = replace(PLAIN, tribute_natural_only=False)
    scene = table(loose, P5="2 9", P4="4xA 9", carried=after(*debts)).begun()
    assert paid(scene) == [(P5, P4, {TWO: 1}), (P4, P2, {TWO: 1})]


def test_mutual_debts_of_a_kind_do_not_feed_each_other() -> None:
    """GAP-39, G-082: an exchange of points on the cards held before it."""
    debts = (Debt(POINT, P0, P3, 4), Debt(POINT, P3, P0, 2))
    for rules in (PLAIN, replace(PLAIN, tribute_natural_only=False)):
        scene = table(rules, P0="B 2 9", P3="S 9", carried=after(*debts)).begun()
        assert paid(scene) == [(P0, P3, {B: 1, TWO: 1}), (P3, P0, {S: 1})]


def test_stuffed_tribute_goes_in_twos_first_where_the_house_has_it_so() -> None:
    """G-077, CR-005: a joker only from who has no 2."""
    rules = replace(PLAIN, stuffed_pay=StuffedPay.TWO_FIRST)
    debt = Debt(STUFFED, P5, P1, 1)
    assert paid(table(rules, P5="B S 2 9", carried=after(debt)).begun()) == [(P5, P1, {TWO: 1})]
    assert paid(table(rules, P5="B S 9", carried=after(debt)).begun()) == [(P5, P1, {B: 1})]


def test_only_the_two_see_the_cards_unless_the_house_plays_them_openly() -> None:
    """G-093."""
    debts = (Debt(FALL, P5, P0, 1),)
    hidden = table(PLAIN, P5="2 9", carried=after(*debts)).begun().of(sv.CardsMoved)[0]
    assert [hidden.audience.includes(s) for s in (P5, P0, P1, None)] == [True, True, False, False]
    public = replace(PLAIN, tribute_public=True)
    open_ = table(public, P5="2 9", carried=after(*debts)).begun().of(sv.CardsMoved)[0]
    assert open_.audience.includes(None)


def test_a_first_hand_has_no_tribute() -> None:
    """G-041."""
    assert table(PLAIN, P5="B 9").begun().of(sv.TributePaid) == []


def test_a_receiver_may_refuse_and_refuses_an_ally_by_silence() -> None:
    """G-087, GAP-42."""
    rules = replace(PLAIN, receiver_may_refuse=True)
    debts = (Debt(FALL, P5, P0, 2), Debt(FALL, P4, P2, 1))
    scene = table(rules, P5="2x2 9", P4="2 9", carried=after(*debts)).begun()
    assert scene.asked == (P0, P2)
    refused = scene.then(P0="terms w0")
    assert refused.of(sv.TributePaid) != []
    assert paid(refused) == []
    assert paid(scene.then(P2="terms")) == [(P5, P0, {TWO: 2}), (P4, P2, {TWO: 1})]
    assert scene.refusal(P0, "terms w1") == "not-your-debt"


def test_allies_pay_only_where_both_agree() -> None:
    """G-088."""
    scene = table(ALLIED, P4="2 9", carried=after(Debt(FALL, P4, P2, 1))).begun()
    assert scene.asked == (P2, P4)
    assert paid(scene.then()) == []
    assert paid(scene.then(P2="terms")) == []
    assert paid(scene.then(P2="terms", P4="terms")) == [(P4, P2, {TWO: 1})]


def test_an_ally_may_send_his_largest_card_back_but_not_the_one_he_got() -> None:
    """G-089."""
    rules = replace(PLAIN, ally_tribute=AllyTribute.AGREEMENT_OR_COUNTER)
    scene = table(rules, P4="B 9", P2="2xA 9", carried=after(Debt(FALL, P4, P2, 1))).begun()
    scene = scene.then(P2="terms c0", P4="terms")
    back = [move for move in scene.of(sv.CardsMoved) if move.why is sv.Why.COUNTER]
    assert [(m.seat, m.to, m.cards) for m in back] == [(P2, P4, ((Rank.ACE, 1),))]
    assert (
        table(ALLIED, P4="B 9", carried=after(Debt(FALL, P4, P2, 1)))
        .begun()
        .refusal(P2, "terms c0")
        == "no-counter"
    )


def test_counters_come_from_what_is_left_and_stand_instead_of_a_return() -> None:
    """G-089: two counters and an own payment never take the same card; G-074: it was drawn."""
    rules = replace(
        PLAIN,
        ally_tribute=AllyTribute.AGREEMENT_OR_COUNTER,
        return_kinds=frozenset({STUFFED, BURN}),
    )
    two = (Debt(STUFFED, P2, P0, 1), Debt(STUFFED, P4, P0, 1))
    hands = {"P0": "B A 9", "P2": "2 9", "P4": "2 9"}
    scene = table(rules, carried=after(*two), **hands).begun()
    scene = scene.then(P0="terms c0 c1", P2="terms", P4="terms")
    back = [(m.to, m.cards[0][0]) for m in scene.of(sv.CardsMoved) if m.why is sv.Why.COUNTER]
    assert back == [(P2, Rank.BIG_JOKER), (P4, Rank.ACE)]
    assert scene.question.kind == "lead"
    spent = (Debt(BURN, P2, P0, 1), Debt(BURN, P0, P1, 1))
    scene = table(rules, P0="B 9", P2="2 9", carried=after(*spent)).begun()
    scene = scene.then(P0="terms c0", P2="terms")
    back = [(m.to, m.cards[0][0]) for m in scene.of(sv.CardsMoved) if m.why is sv.Why.COUNTER]
    assert back == [(P2, Rank.NINE)]


def test_a_side_pays_all_of_its_own_tribute_or_none() -> None:
    """G-088: all three are asked."""
    rules = replace(PLAIN, ally_tribute=AllyTribute.NONE_OR_ALL)
    debts = (Debt(FALL, P4, P2, 1), Debt(BURN, P0, P4, 1))
    scene = table(rules, P4="2 9", P0="B 9", carried=after(*debts)).begun()
    assert scene.asked == (P0, P2, P4)
    assert paid(scene.then()) == []
    assert scene.refusal(P0, "terms w1") == "all-or-none"
    agreed = scene.then(P0="terms", P2="terms", P4="terms")
    assert paid(agreed) == [(P0, P4, {B: 1}), (P4, P2, {TWO: 1})]


RESIST = replace(PLAIN, resist_tribute=True)


def test_four_big_jokers_cancel_what_a_side_owes_and_four_small_ones_their_owners() -> None:
    """G-092, GAP-67."""
    debts = (Debt(POINT, P0, P3, 1), Debt(FALL, P2, P1, 2), Debt(BURN, P1, P2, 1))
    scene = table(RESIST, P0="4xB 9", P2="2x2 9", P1="2 9", carried=after(*debts)).begun()
    (resisted,) = [event for event in scene.log if isinstance(event, sv.TributeResisted)]
    assert (resisted.seat, resisted.rank, resisted.debts) == (P0, Rank.BIG_JOKER, (0, 1))
    assert paid(scene) == [(P1, P2, {TWO: 1})]
    small = table(RESIST, P0="4xS 9", P2="2x2 9", P1="2 9", carried=after(*debts)).begun()
    assert paid(small) == [(P1, P2, {TWO: 1}), (P2, P1, {TWO: 2})]


RETURNS = replace(PLAIN, return_kinds=frozenset({FALL}))


def test_as_many_small_cards_come_back() -> None:
    """G-084: any but tribute-class cards; by silence the lowest."""
    scene = table(RETURNS, P5="B 2 9", P0="2x4 7 2xQ", carried=after(Debt(FALL, P5, P0, 2))).begun()
    assert (scene.question.kind, scene.asked) == ("return", (P0,))
    assert scene.refusal(P0, "return 4") == "return-count"
    assert scene.refusal(P0, "return 7 4") == "answer-return"
    assert scene.refusal(P0, "return 5 7") == "do-not-have"
    done = scene.then(P0="return 4 Q")
    assert done.state.hands[P5][1] == 1
    assert done.state.hands[P5][9] == 1
    assert scene.then().state.hands[P5][1] == 2


def test_tribute_cards_do_not_come_back() -> None:
    """G-071, G-085."""
    scene = table(RETURNS, P5="B 2 9", P0="4 7 2x2", carried=after(Debt(FALL, P5, P0, 2))).begun()
    assert scene.refusal(P0, "return 7 2") == "return-small"
    burn = table(RETURNS, P5="B 2 9", P0="4 7", carried=after(Debt(BURN, P5, P0, 1))).begun()
    assert burn.question.kind == "lead"


def test_nobody_returns_his_last_three_where_threes_are_held() -> None:
    """G-060, G-084."""
    rules = replace(RETURNS, hold_three=True, buy_three=False)
    scene = table(rules, P5="B 2 9", P0="3 2x4 9", carried=after(Debt(FALL, P5, P0, 2))).begun()
    assert scene.refusal(P0, "return 3 4") == "return-last"


REFUSABLE = replace(RETURNS, return_refusable=True)


def test_a_returned_card_may_be_refused_by_who_has_no_other_of_its_rank() -> None:
    """G-086, GAP-66: then he gets one of a rank that he holds, and keeps it."""
    debt = Debt(FALL, P5, P0, 1)
    scene = table(REFUSABLE, P5="2 5 9", P0="2x7 9 K", carried=after(debt)).begun()
    offered = scene.then(P0="return 7")
    assert (offered.question.kind, offered.asked) == ("take", (P5,))
    refused = offered.then(P5="refuse 7")
    assert refused.question.kind == "lead"
    assert refused.state.hands[P5][6] == 2
    assert refused.state.hands[P0][4] == 2
    kept = scene.then(P0="return 9")
    assert kept.refusal(P5, "refuse 9") == "return-kept"
    none = table(REFUSABLE, P5="2 5 6", P0="2x7 9 K", carried=after(debt)).begun()
    assert none.then(P0="return 9").then(P5="refuse 9").state.hands[P5][4] == 1


def test_in_aixin_every_kind_comes_back() -> None:
    """C-24, G-085, G-094: first what was paid first; G-095: settled before the lead."""
    rules = replace(AIXIN, bright_call=False, revolution=Revolution.NONE, hold_three=False)
    debts = (Debt(POINT, P5, P2, 1), Debt(FALL, P5, P0, 2), Debt(FALL, P4, P1, 1))
    scene = table(rules, P5="B S 2 9", P4="2 9", carried=after(*debts)).dealt()
    assert (scene.question.kind, scene.asked) == ("return", (P0, P1, P2))
