"""The throne: declining it, calling the guard, grabbing the solo.

engine/baohuang/calling.py, engine/baohuang/grabbing.py
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.baohuang import events as ev
from engine.baohuang.actions import Abdicate, Call, Reign
from engine.baohuang.carried import Carried
from engine.baohuang.matters import Matter
from engine.baohuang.options import NoEmperor, Throne
from engine.baohuang.roles import Role
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import ALL
from engine.cards import Card
from engine.decision import Hold
from tests.engine.baohuang.table import P0, P1, P2, P3, P4, QINGDAO, SEED, Scene, table

LETS = replace(SEED, throne=Throne.NEXT)
GIFTS = replace(LETS, throne_gift=True)
GRABS = replace(SEED, grab_solo=True)


def declining(rules: BaohuangRules, times: int, **hands: str) -> Scene:
    scene = table(rules, **hands)
    for _ in range(times):
        scene = scene.answer(scene.question.order[0], "abdicate")
    return scene


def test_the_emperor_of_the_seed_may_not_decline() -> None:
    """B-003: who is dealt the marked big joker reigns."""
    scene = table()
    assert scene.kind == Matter.DECLARE
    assert scene.view(P3).reigns


@pytest.mark.parametrize(
    ("throne", "order"),
    [
        (Throne.NEXT, (P2, P3, P4, P0, P1)),
        (Throne.PREVIOUS, (P2, P1, P0, P4, P3)),
    ],
)
def test_to_whom_the_throne_passes(throne: Throne, order: tuple[int, ...]) -> None:
    """B-050: to the next, or to the one before; the card goes along."""
    scene = table(replace(SEED, throne=throne), P2="XE 9", P3="XG 9")
    for place, seat in enumerate(order):
        assert scene.question.kind == Matter.THRONE
        assert scene.question.order == (seat,)
        assert scene.view(P0).emperor == seat
        assert not scene.view(P0).reigns
        assert Card.XE in scene.view(seat).marks
        assert scene.view(P0).declined == order[:place]
        taken = scene.answer(seat, "reign")
        assert taken.first(ev.ThroneTaken) == ev.ThroneTaken(seat=seat)
        assert taken.view(P0).reigns
        if place + 1 < len(order):
            scene = scene.answer(seat, "abdicate")


def test_the_only_one_to_whom_it_passes_may_not_decline() -> None:
    """B-050: where it passes once, to the next but one, he reigns; if he can, where a guard is
    called, and else the hand is void."""
    once = replace(SEED, throne=Throne.NEXT_BUT_ONE)
    scene = declining(once, 1)
    assert scene.first(ev.ThronePassed).to == P2
    assert scene.first(ev.ThroneTaken) == ev.ThroneTaken(seat=P2)
    assert scene.kind == Matter.DECLARE
    called = declining(replace(QINGDAO, throne=Throne.NEXT_BUT_ONE), 1, P2="3xH9 K")
    assert called.menu(P2) == [Reign()]
    assert called.code(P2, "abdicate") == "must-reign"
    nobody = declining(replace(QINGDAO, throne=Throne.NEXT_BUT_ONE), 1)
    assert nobody.menu(P2) == [Abdicate()]
    assert nobody.answer(P2, "abdicate").over


def test_who_holds_both_marked_jokers_may_not_decline() -> None:
    """B-050, B-011: but where the house lets him; after a decline one may."""
    scene = table(LETS, P0="XE XG 9")
    assert scene.menu(P0) == [Reign()]
    assert scene.code(P0, "abdicate") == "must-reign"
    assert table(replace(LETS, solo_must_reign=False), P0="XE XG 9").menu(P0)[1] == Abdicate()
    passed = declining(LETS, 1)
    assert passed.state.emperor == P1
    assert passed.menu(P1) == [Reign(), Abdicate()]
    assert passed.answer(P1, "reign").view(P1).role is Role.SOLO


def test_from_the_second_on_a_2_goes_along_with_all_that_came() -> None:
    """B-051: 添2让; each adds one of his own, none of those that came along, if he has one."""
    hands = {"P0": "H2 9", "P1": "2xD2 XG", "P2": "D2 S2 9", "P3": "9", "P4": "C2 9"}
    scene = declining(GIFTS, 4, **hands)
    gifts = [event.gift for event in scene.log if isinstance(event, ev.ThronePassed)]
    both = (Card.D2, Card.D2)
    assert gifts == [(), both[:1], both, both]
    assert scene.state.left == (2, 2, 2, 1, 5)
    assert scene.view(P4).cards == (Card.C2, Card.S9, *both, Card.XE)
    assert scene.view(P4).asked.gift == (*both, Card.C2)


def test_who_is_forced_gets_all_the_2s() -> None:
    """B-051, B-052: with the emperor's card; who is forced as the last to decline keeps them."""
    hands = {"P0": "H2 9", "P1": "D2 XG", "P2": "9", "P3": "9", "P4": "C2 9"}
    scene = declining(GIFTS, 5, **hands)
    taken = scene.first(ev.ThroneTaken)
    assert taken == ev.ThroneTaken(seat=P0, forced=True, gift=(Card.D2, Card.C2))
    assert scene.state.left == (5, 1, 1, 1, 1)
    called = replace(QINGDAO, throne=Throne.NEXT, throne_gift=True)
    last = declining(called, 5, P1="2 9", P4="3xH9 2")
    assert last.first(ev.ThroneTaken) == ev.ThroneTaken(seat=P4, forced=True)
    assert last.state.left[P4] == 6


def test_when_all_decline_the_first_must() -> None:
    """B-052: 逼位; the card comes back to him."""
    scene = declining(LETS, 5)
    assert scene.first(ev.ThroneTaken) == ev.ThroneTaken(seat=P0, forced=True)
    assert Card.XE in scene.view(P0).marks
    assert scene.kind == Matter.DECLARE


def test_when_all_decline_the_hand_is_void_where_the_house_says_so() -> None:
    """B-052: 黄庄, dealt anew with what the hand before left."""
    before = Carried(places=(P2, P4, P0, P1, P3), emperor=P4, hand=2)
    scene = table(replace(LETS, no_emperor=NoEmperor.REDEAL), before)
    for _ in ALL:
        scene = scene.answer(scene.question.order[0], "abdicate")
    assert scene.over
    outcome = scene.hand.game.outcome(scene.state)
    assert outcome.void
    assert scene.hand.game.carried(scene.state) == before
    assert scene.view(None).ended
    assert scene.hand.game.upkeep(scene.state) == ()


def test_to_reign_over_a_called_guard_one_needs_three_of_a_card() -> None:
    """B-050, B-053: who has none must pass it on."""
    scene = table(QINGDAO, P0="XE 3x9 K", P4="3xH9 K")
    assert scene.menu(P0) == [Abdicate()]
    assert scene.code(P0, "reign") == "cannot-reign"
    assert scene.question.asks[0].default == Abdicate()
    passed = scene.then()
    assert passed.question.asks[0].default == Reign()
    assert passed.menu(P4) == [Reign(), Abdicate()]


def test_where_nobody_can_reign_the_hand_is_void() -> None:
    """B-052: 黄庄, though the house forces who can."""
    assert declining(QINGDAO, 5).first(ev.HandVoided)


def test_who_has_exactly_three_of_a_card_is_forced_before_who_has_four() -> None:
    """B-052, B-053: 逼位; with four he would play alone, and does so if nobody else can."""
    both = {"P3": "4xH9 K", "P2": "3xH9 K"}
    assert declining(QINGDAO, 5, **both).first(ev.ThroneTaken).seat == P2
    alone = declining(QINGDAO, 5, P2="4xH9 K")
    assert alone.first(ev.ThroneTaken) == ev.ThroneTaken(seat=P2, forced=True)
    assert alone.then(P2="call H9").view(P2).role is Role.SOLO


def test_who_can_be_called() -> None:
    """B-053: three of a card; no 2s, no jokers; what makes a solo last."""
    hand = "XE 4xHT 3xS6 3xDJ 3xC2 2xC9 3xB"
    scene = table(QINGDAO, P0=hand).answer(P0, "reign")
    assert scene.question.kind == Matter.CALL
    assert not scene.question.sealed
    assert scene.menu(P0) == [Call(Card.S6), Call(Card.DJ), Call(Card.HT)]
    assert scene.question.asks[0].default == Call(Card.S6)
    assert scene.code(P0, "call C2") == "cannot-call"
    assert scene.code(P0, "reign") == "call-first"
    solo = scene.answer(P0, "call HT")
    assert solo.view(P0).role is Role.SOLO
    assert solo.view(P0).marks == (Card.HT, Card.XE)
    assert solo.view(P1).guard is None


def test_what_is_held_back_or_has_no_fourth_cannot_be_called() -> None:
    """B-053, B-056: the rank of the last play; a 6 that was taken out."""
    hand = "XE 3xS3 3xS6"
    scene = table(QINGDAO, P0=hand).answer(P0, "reign")
    assert scene.menu(P0) == [Call(Card.S6)]
    scene = table(replace(QINGDAO, hold_six=False, stuffed_tribute=0), P0=hand).answer(P0, "reign")
    assert scene.menu(P0) == [Call(Card.S3), Call(Card.S6)]
    short = replace(SEED, guard=QINGDAO.guard, throne=Throne.NEXT, removed_sixes=3)
    scene = table(short, P0="XE 3xS6 3xD6").answer(P0, "reign")
    assert scene.menu(P0) == [Call(Card.D6)]


def test_nobody_but_the_holder_learns_who_is_called() -> None:
    """B-053: the call is public, the fourth card is not."""
    scene = table(QINGDAO, P0="XE 3xH9 K", P3="H9 K").answer(P0, "reign").answer(P0, "call H9")
    assert scene.view(None).called is Card.H9
    assert [scene.view(seat).role for seat in ALL] == [
        Role.EMPEROR,
        Role.COMMONER,
        Role.COMMONER,
        Role.GUARD,
        Role.COMMONER,
    ]
    assert {scene.view(seat).guard for seat in ALL} == {None}


def test_the_throne_is_asked_before_anything_else() -> None:
    """B-050: nothing else is an answer."""
    scene = table(LETS)
    for words in ("silent", "9", "call H9"):
        assert scene.code(P0, words) == "throne-first"
    assert scene.code(P1, "reign") == "not-asked"


def test_anybody_may_grab_the_solo() -> None:
    """B-054: asked of all together, sealed; the emperor first, then the others from him."""
    scene = table(GRABS, P3="XE 9")
    assert scene.question.kind == Matter.GRAB
    assert {ask.seat for ask in scene.question.asks} == set(ALL)
    assert scene.question.hold is Hold.MASK
    grabbed = scene.then(P2="grab", P4="grab")
    assert grabbed.first(ev.SoloGrabbed).seat == P4
    assert grabbed.kind == Matter.LEAD
    assert grabbed.question.order == (P4,)
    assert [grabbed.view(seat).role for seat in (P4, P1)] == [Role.SOLO, Role.COMMONER]
    assert grabbed.view(P0).guard == P4
    assert Card.XE in grabbed.view(P4).marks
    assert Card.XE not in grabbed.view(P3).marks
    assert scene.then(P3="grab", P4="grab").first(ev.SoloGrabbed).seat == P3
    nobody = scene.then()
    assert nobody.first(ev.SoloGrabbed).seat is None
    assert nobody.kind == Matter.DECLARE


def test_after_a_grab_the_card_of_the_guard_makes_nobody_anything() -> None:
    """B-054: it is an open solo, doubled, won or lost."""
    scene = table(GRABS, P0="6", P1="XG A 6", P3="7 9").then(P3="grab").led("7")
    assert Card.XG not in scene.view(P1).marks
    assert scene.code(P1, "XG") == "mark-not-yours"
    scene = scene.then(P1="S")
    assert scene.view(P0).guard == P3
    assert scene.view(P1).role is Role.COMMONER
    scene = scene.then(P3="XE").all_pass().led("9")
    ended = scene.first(ev.HandEnded)
    assert (ended.emperor, ended.guard, ended.factor) == (P3, P3, 2)
    assert ended.points == (-4, -4, -4, 16, -4)


def test_where_a_called_solo_is_grabbed_nobody_is_called() -> None:
    """B-054, B-053: and the throne is not passed on."""
    scene = table(replace(QINGDAO, grab_solo=True)).then(P2="grab")
    assert scene.kind == Matter.LEAD
    assert scene.view(P0).called is None
    assert scene.view(P0).emperor == P2
