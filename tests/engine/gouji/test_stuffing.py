"""Hold-three: ``engine/gouji/stuffing.py``, ``engine/gouji/limits.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.gouji import events as ev
from engine.gouji.options import FourPolicy, StuffedPlaces
from engine.gouji.profiles import AIXIN, FINALSTONE, SHANDONG
from tests.support.hands import P0, P1, P2, P3, P4, P5, table

FS = replace(FINALSTONE, hold_three=True)
SD = replace(SHANDONG, four_policy=FourPolicy.FREE, buy_four=False)


def test_threes_are_the_last_play_whole_and_plain() -> None:
    """G-118, G-230, G-231, G-232, GAP-09, CP-101, CP-102, CP-103, CZ-008."""
    scene = table(FS, P0="2x3 4x9").led_by(P0)
    assert scene.refusal(P0, "2x3") == "threes-last"
    assert scene.may(P0, "4x9")
    threes = table(FS, P0="3x3").led_by(P0)
    assert threes.refusal(P0, "2x3") == "threes-whole"
    assert threes.leads(P0, "3x3").state.places == (P0,)
    dressed = table(FS, P0="3x3 2").led_by(P0)
    assert dressed.refusal(P0, "2+3x3") == "threes-plain"
    assert not dressed.may(P0, "3x3")
    assert dressed.may(P0, "2")


def test_a_house_may_let_them_be_split_and_dressed_at_the_end() -> None:
    """G-232."""
    loose = replace(FS, threes_whole_plain=False)
    scene = table(loose, P0="3x3 2 9").led_by(P0)
    assert scene.refusal(P0, "3x3") == "threes-last"
    end = table(loose, P0="3x3 2").led_by(P0)
    assert end.may(P0, "2+3x3")
    assert end.may(P0, "2x3")
    assert not end.may(P0, "3x3")


def test_who_has_no_three_may_end_with_anything() -> None:
    """GAP-10, G-210."""
    assert table(FS, P0="9").leads(P0, "9").state.places == (P0,)


def test_a_dead_hand_is_placed_from_the_bottom_and_keeps_its_head() -> None:
    """G-233, G-234, G-235, G-236, G-238, GAP-35, GAP-40, GAP-54, CZ-001, CZ-002."""
    scene = table(SD, P0="2xK 3", P3="2xA 9 3").leads(P0, "2xK").then(P3="2xA")
    stuffed = scene.one(ev.SeatStuffed)
    assert (stuffed.seat, stuffed.by, stuffed.hidden) == (P0, P3, False)
    assert scene.state.dead == (P0,)
    assert scene.state.headless == set()
    assert P0 not in scene.asked
    again = table(SD, dead=(P1,), P0="2xK 3", P3="2xA 9 3").leads(P0, "2xK").then(P3="2xA")
    assert again.state.dead == (P1, P0)
    deeper = replace(SD, stuffed_places=StuffedPlaces.LAST_IS_LAST)
    deep = table(deeper, dead=(P1,), P0="2xK 3", P3="2xA 9 3").leads(P0, "2xK").then(P3="2xA")
    assert deep.state.dead == (P0, P1)


def test_a_passive_one_stays_in_and_may_leave_on_the_wind() -> None:
    """G-234, G-218, GAP-53, GAP-50, CH-018, CZ-006."""
    scene = table(FS, P1="2xK 2x3", P4="2xA 9 3", P0="3", P3="9 3").leads(P1, "2xK")
    scene = scene.then(P4="2xA").then().leads(P4, "9").then().leads(P4, "3").then(P5="wind").then()
    assert scene.leader == P5
    assert P1 in scene.state.in_play


def test_hidden_stuffing_comes_out_with_its_player() -> None:
    """G-237, CM-017."""
    scene = table(FS, P0="2xK 3", P3="2xA 9 3").leads(P0, "2xK").then(P3="2xA")
    hidden = scene.one(ev.SeatStuffed)
    assert hidden.hidden
    assert not any(hidden.audience.includes(viewer) for viewer in (*range(6), None))  # type: ignore[arg-type]
    assert scene.view(None).stuffed == ()
    assert scene.view(P0).stuffed == ()
    open_ = table(AIXIN, P0="2xK 3", P3="2xA 9 3").leads(P0, "2xK").then(P3="2xA")
    assert open_.view(None).stuffed == ((P0, P3),)


def test_hidden_stuffing_comes_out_with_the_end_of_the_hand() -> None:
    """G-237."""
    scene = table(FS, out=(P1, P2, P3), P4="2xK 3", P5="2xA 3").led_by(P4)
    scene = scene.leads(P4, "2xK").then(P5="2xA").then().leads(P5, "3")
    kinds = scene.kinds()
    assert "stuffing-shown" in kinds
    assert kinds.index("stuffing-shown") < kinds.index("hand-ended")
    assert scene.one(ev.StuffingShown) == ev.StuffingShown(seat=P4, by=P5)


def test_it_happens_once_and_only_to_who_was_beaten() -> None:
    """GAP-40: who still leads, or was never beaten, is not stuffed."""
    scene = table(SD, P0="2xK 3").leads(P0, "2xK")
    assert scene.of(ev.SeatStuffed) == []
    assert scene.then().leads(P0, "3").state.places == (P0,)
    melee = table(SD, out=(P1, P2), P0="2xK 3", P3="2xA 9 3").led_by(P0)
    assert melee.leads(P0, "2xK").then(P3="2xA").state.dead == (P0,)


def test_the_stuffed_cannot_catch_the_wind_where_they_are_dead() -> None:
    """G-218, GAP-50, CH-016, CH-017."""
    scene = table(SD, dead=(P1,), P0="3", P2="9 3").leads(P0, "3").then()
    assert scene.leader == P2
    free = table(SD, P0="3").leads(P0, "3").then()
    assert free.leader == P1
    hands = {"P5": "2xK 3", "P2": "2xA 9 3", "P4": "K 3"}
    for wind, catcher in ((False, P0), (True, P5)):
        rules = replace(FS, stuffed_wind=wind)
        scene = table(rules, **hands).leads(P5, "2xK").then(P2="2xA").then().leads(P2, "9")
        scene = scene.then(P4="K").then().leads(P4, "3").then()
        assert scene.leader == catcher


def test_melee_and_headless_come_at_once_where_last_plays_are_threes() -> None:
    """GAP-51, GAP-79, CH-019, G-203."""
    first = table(SD, P0="3").leads(P0, "3")
    assert first.state.headless == {P3}
    second = table(SD, out=(P0,), P2="3x3", P4="3xQ 3 9").leads(P2, "3x3")
    assert second.state.melee
    beaten = second.then(P4="3xQ")
    assert P4 not in beaten.then().state.opened
