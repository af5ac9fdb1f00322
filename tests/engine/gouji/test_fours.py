"""4s as a certificate: ``engine/gouji/fours.py``; the natural open:
``engine/gouji/natural_open.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.counts import counted
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.actions import GiveUpOpening, ThrowFours
from engine.gouji.natural_open import is_natural
from engine.gouji.options import FourPolicy
from engine.gouji.profiles import FINALSTONE, SHANDONG
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, cards, refusal, table

SD = SHANDONG
KEEP = replace(SD, four_policy=FourPolicy.CERTIFICATE_KEEP)


def thrown(scene: Scene, seat: object) -> str:
    return refusal(lambda: scene.aside(seat, ThrowFours()))  # type: ignore[arg-type]


def test_fours_are_led_only_by_an_opened_player_and_all_at_once() -> None:
    """G-177, GAP-59, CP-104, CP-105: plain or hung, and never as a follow."""
    closed = table(SD, P0="2x4 9 3").led_by(P0)
    assert closed.refusal(P0, "2x4") == "fours-need-open"
    opened = table(SD, opened=(P0,), P0="2x4 S 9 3").led_by(P0)
    assert opened.refusal(P0, "4") == "fours-whole"
    assert opened.may(P0, "2x4")
    assert opened.may(P0, "S+2x4")
    follow = table(SD, opened=(P1,), P0="9 5 3", P1="2x4 K 3").leads(P0, "5")
    assert not follow.may(P1, "4")
    over = table(SD, opened=(P1,), P0="3", P1="4 K 3").leads(P0, "3")
    assert over.refusal(P1, "4") == "fours-lead-only"
    assert table(FINALSTONE, P0="2x4 9").led_by(P0).may(P0, "4")


def test_giving_up_is_final_and_frees_them() -> None:
    """G-178, CM-011."""
    scene = table(SD, P0="2x4 5x10 3").led_by(P0).aside(P0, GiveUpOpening())
    assert scene.may(P0, "2x4")
    assert refusal(lambda: scene.aside(P0, GiveUpOpening())) == "opening-settled"
    stood = scene.leads(P0, "5x10").then()
    assert P0 not in stood.state.opened
    threw = table(SD, P0="2x4 3").led_by(P0).aside(P0, ThrowFours())
    assert threw.one(ev.FoursThrown).seats == ((P0, 2),)
    assert threw.leads(P0, "3").state.places == (P0,)


def test_where_they_are_kept_they_must_be_led() -> None:
    """G-178, CM-012, GAP-81."""
    scene = table(KEEP, P0="2x4 3").led_by(P0)
    assert thrown(scene, P0) == "fours-stay"
    assert scene.may(P0, "2x4")
    assert scene.refusal(P0, "3") == "threes-last"


def test_only_at_ones_own_turn() -> None:
    """GAP-59."""
    scene = table(SD, P0="9 4 3", P3="2x4 3").led_by(P0)
    assert thrown(scene, P3) == "not-your-turn"
    assert thrown(table(SD, opened=(P0,), P0="9 4 3").led_by(P0), P0) == "fours-opened"
    assert thrown(table(SD, P0="9 3").led_by(P0), P0) == "no-fours"
    last = table(SD, P0="2x4").led_by(P0)
    assert thrown(last, P0) == "fours-all"
    assert last.leads(P0, "2x4").state.places == (P0,)
    free = table(FINALSTONE, P0="9 4").led_by(P0)
    assert refusal(lambda: free.aside(P0, GiveUpOpening())) == "fours-free"


def test_a_thrown_four_may_leave_one_stuffed() -> None:
    """GAP-83, CZ-009: by whoever beat his last play."""
    hands = {"P0": "2xK 4 3", "P3": "2xA 5 9 3"}
    scene = table(SD, carried=after(), **hands).leads(P0, "2xK").then(P3="2xA")
    assert scene.of(ev.SeatStuffed) == []
    scene = scene.then().leads(P3, "5").aside(P0, ThrowFours())
    assert [e.seat for e in scene.of(ev.SeatStuffed)] == [P0]
    assert scene.of(ev.SeatStuffed)[0].by == P3


def test_as_melee_begins_the_unopened_may_throw_theirs() -> None:
    """GAP-59, C-40, G-201, G-173: by silence they do; what is kept is ordinary then."""
    scene = table(SD, out=(P0,), opened=(P5,), P2="3", P1="2x4 3", P3="9 3", P4="4 3").leads(
        P2, "3"
    )
    assert (scene.question.kind, scene.asked) == ("fours", (P1, P3, P4))
    kept = scene.then(P1="no")
    assert {seat for seat, _ in kept.one(ev.FoursThrown).seats} == {P4}
    led = kept.then()
    assert led.state.melee
    assert led.state.hands[P1][1] == 2


def test_a_hand_without_a_minimum_pure_gouji_play_is_open_by_nature() -> None:
    """G-175, GAP-60, CO-035."""
    assert is_natural(counted(cards("4x10 3xJ 2xQ K A 3x2 B")), SD)
    assert not is_natural(counted(cards("4x10 3xJ 2xQ 2xK A")), SD)
    assert not is_natural(counted(cards("5x10")), SD)


def test_it_is_proved_to_the_opposite_and_its_fours_must_be_played() -> None:
    """G-175: everybody learns that it is open, and one sees why."""
    hands = {"P0": "4x10 3xJ 4x4 3x3", "others": "5x10 3 4"}
    scene = table(SD, carried=after(), **hands).dealt()
    opened = [e for e in scene.log if isinstance(e, ev.PointOpened)]
    assert [(e.seat, e.natural) for e in opened] == [(P0, True)]
    (proof,) = [e for e in scene.log if isinstance(e, sv.HandProved)]
    assert [proof.audience.includes(s) for s in (P0, P3, P1, None)] == [True, True, False, False]
    led = table(SD, **hands).dealt()
    assert P0 in led.state.opened


def test_a_gouji_play_that_a_drawn_card_did_not_make_loses_it() -> None:
    """G-175, GAP-74."""
    scene = table(SD, opened=(P0,), P0="5x10 9 3").led_by(P0)
    state = replace(scene.state, natural=frozenset({P0}))
    scene = replace(scene, hand=replace(scene.hand, state=state)).leads(P0, "5x10")
    assert scene.one(ev.PointLost).seat == P0
    assert P0 not in scene.then().state.opened
    assert P2 not in scene.state.opened
