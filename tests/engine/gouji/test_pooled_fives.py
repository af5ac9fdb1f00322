"""Pooled fives: ``engine/gouji/pooled_fives.py``; dot-hand:
``engine/gouji/dot_hand.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Rank
from engine.gouji import setup_events as sv
from engine.gouji.carried import Debt
from engine.gouji.options import Tribute
from engine.gouji.profiles import SHANDONG
from tests.support.hands import P0, P2, P3, P4, P5, Scene, after, table

SD = replace(SHANDONG, bright_call=False, natural_open=False)
SWEPT = after(places=(1, 3, 5, 4, 0, 2), swept=0, sweeps=1)
"""The even side was swept, and P2 was last."""
FIVES = {"P0": "3x5 3 4", "P2": "2x5 3 4 9", "P4": "4x5 3 4", "others": "3 4 6 7"}


def fives(**hands: str) -> Scene:
    scene = table(SD, carried=SWEPT, **(FIVES | hands)).dealt()
    return scene.then() if scene.question.kind == "revolution" else scene


def test_the_swept_side_lays_all_its_fives() -> None:
    """G-282, GAP-58, CX-027: the others are asked in turn order from last place."""
    scene = fives(P3="9x8 3 4")
    assert (scene.question.kind, scene.asked) == ("fives", (P3, P5, scene.asked[2]))
    assert scene.view(P3).asked is not None
    assert scene.view(P3).asked.targets[0].count == 9  # type: ignore[union-attr]
    assert scene.state.played[2] == 9
    assert all(scene.state.hands[s][2] == 0 for s in (P0, P2, P4))


def test_who_beats_them_takes_the_lead_from_last_place() -> None:
    """G-282, CX-027: the trick goes on, and nobody has passed."""
    scene = fives(P3="9x8 3 4").then(P3="9x8")
    assert scene.state.top is not None
    assert scene.state.top.seat == P3
    assert scene.state.passed == frozenset()
    assert scene.then().leader == P3


def test_if_they_stand_last_place_leads() -> None:
    """G-282, CX-028."""
    scene = fives().then()
    assert scene.leader == P2
    assert scene.refusal(P2, "5") == "do-not-have"


def test_without_fives_there_is_no_ceremony() -> None:
    """GAP-58; and none where the house has none, or nobody was swept."""
    plain = {"P0": "3 4 6", "P2": "3 4 9", "P4": "3 4 7"}
    assert fives(**plain).question.kind == "lead"
    rules = replace(SD, pooled_fives=False)
    none = table(rules, carried=SWEPT, **FIVES).dealt().then()
    assert none.question.kind == "lead"
    unswept = table(SD, carried=replace(SWEPT, swept=None), **FIVES).dealt().then()
    assert unswept.question.kind == "lead"


DOT = replace(SD, hold_three=True, buy_four=False, buy_three=False, pooled_fives=False)
OWED = after(Debt(Tribute.POINT, P0, P3, 1), places=(1, 2, 3, 4, 5, 0))


def dotting(**hands: str) -> Scene:
    return table(DOT, carried=OWED, **hands).dealt()


def test_a_big_joker_is_given_for_a_card_that_the_opposite_draws_later() -> None:
    """G-096, GAP-61, CR-023: it settles one card of the point tribute."""
    scene = dotting(P0="3 4 B 6 7 8 10", P3="3 4 5 6 7 9 Q")
    assert (scene.question.kind, scene.asked) == ("dot", (P0,))
    done = scene.then(P0="dot 3")
    dot = done.one(sv.DotDone)
    assert dot.card is not None
    # P3 draws behind P0, so its third draw is its first after the joker.
    assert dot.card.rank is Rank.SEVEN
    assert done.state.hands[P3][14] == 1
    assert done.state.hands[P0][4] == 2
    paid = [e for e in done.log if isinstance(e, sv.TributePaid)]
    assert [(e.owed, e.paid) for e in paid] == [(0, 0)]


def test_each_big_joker_may_settle_a_card() -> None:
    """GAP-61: who named a number and still owes is asked again, whether he has another or not."""
    owed = after(Debt(Tribute.POINT, P0, P3, 2), places=(1, 2, 3, 4, 5, 0))
    hands = {"P0": "B B 3 4 6 7", "P3": "3 4 5 6 7 9"}
    once = table(DOT, carried=owed, **hands).dealt().then(P0="dot 3")
    assert (once.question.kind, once.asked) == ("dot", (P0,))
    twice = once.then(P0="dot 1")
    assert twice.state.hands[P3][14] == 2
    single = table(DOT, carried=owed, P0="B 3 4 6 7 8", P3="3 4 5 6 7 9").dealt()
    again = single.then(P0="dot 3")
    assert again.asked == (P0,)
    assert again.refusal(P0, "dot 1") == "dot-needs-big-joker"


def test_an_opposite_who_draws_before_is_counted_from_his_next_draw() -> None:
    """G-096, GAP-61."""
    owed = after(Debt(Tribute.POINT, P3, P0, 1), places=(1, 2, 3, 4, 5, 0))
    hands = {"P3": "3 4 B 6 7 8 10", "P0": "3 4 5 6 7 9 Q"}
    done = table(DOT, carried=owed, **hands).dealt().then(P3="dot 1")
    assert done.one(sv.DotDone).card is not None
    assert done.one(sv.DotDone).card.rank is Rank.SIX  # type: ignore[union-attr]


def test_without_such_a_draw_it_lapses() -> None:
    """G-096, CR-024: nothing moves, and the debt stands."""
    done = dotting(P0="3 4 5 6 B 8", P3="3 4 5 6 7 9").then(P0="dot 3")
    assert done.one(sv.DotDone).card is None
    done = done.then()
    assert done.state.hands[P3][14] == 1
    assert [e.paid for e in done.log if isinstance(e, sv.TributePaid)] == [1]


def test_only_with_a_big_joker_and_all_who_owe_are_asked() -> None:
    """G-096, CR-025."""
    scene = dotting(P0="3 4 S 6 7 8 10", P3="3 4 5 6 7 9 Q")
    assert scene.refusal(P0, "dot 3") == "dot-needs-big-joker"
    assert dotting(P0="B 3 4", P3="3 4 5").refusal(P0, "dot 0") == "dot-range"
    quiet = scene.then()
    assert quiet.of(sv.DotDone) == []
