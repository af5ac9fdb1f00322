"""Tricks, one after another, to the end of a hand (engine/shengji/playing.py and
engine/shengji/ending.py)."""

from __future__ import annotations

import pytest

from engine import shengji
from engine.cards import Rank
from engine.game import Outcome
from engine.shengji import events as ev
from tests.engine.shengji.table import P0, P1, P2, P3, STANDARD, Scene, held, house, table

HANDS = {"P0": "HA H3", "P1": "HT H4", "P2": "HK H6", "P3": "H7 H8"}


def test_play_goes_round_and_who_takes_the_trick_leads() -> None:
    """S-004, S-010, SG-10, SG-25: the declarer leads first."""
    scene = table(**HANDS).led_by(P0)
    assert scene.asked == (P0,)
    scene = scene.leads(P0, "H3")
    assert scene.asked == (P1,)
    assert scene.refusal(P2, "HK") == "not-asked"
    scene = scene.then("P1 H4", "P2 H6", "P3 H8")
    assert scene.one(ev.TrickTaken) == ev.TrickTaken(seat=P3, points=0)
    assert scene.asked == (P3,)
    assert scene.question.kind == "lead"
    assert [laid.seat for laid in scene.state.last.laid] == [P0, P1, P2, P3]  # type: ignore[union-attr]


def test_points_go_to_the_defenders_who_take_them() -> None:
    """S-003, S-005: what the declaring side takes counts for nobody."""
    scene = table(**HANDS).leads(P0, "H3").then("P1 HT", "P2 H6", "P3 H8")
    assert scene.state.points == 10
    scene = table(**HANDS).leads(P0, "HA").then("P1 HT", "P2 HK", "P3 H8")
    assert scene.one(ev.TrickTaken).points == 20
    assert scene.state.points == 0


def ended(
    rules: object = "seed",
    hands: dict[str, str] | None = None,
    bottom: str = "D5 DT",
    level: str = "2",
    **options: object,
) -> Scene:
    """One trick, the last; P0 declares and leads."""
    scene = table(rules, bottom=bottom, level=level, **(hands or {}), **options).led_by(P0)  # type: ignore[arg-type]
    for seat in (P0, P1, P2, P3):
        cards = " ".join(scene.state.hands[seat])
        scene = scene.says(seat, cards)
    return scene


LOST = {"P0": "H3", "P1": "H4", "P2": "H6", "P3": "HA"}
LOST_PAIR = {"P0": "H3 H3", "P1": "H4 H6", "P2": "H6 H9", "P3": "HA HA"}
LOST_TRACTOR = {"P0": "H3 H3 H4 H4", "P1": "H6 H7 H8 H9", "P2": "H6 H7 H8 H9", "P3": "HA HA HK HK"}
WON = {"P0": "HA", "P1": "H4", "P2": "H6", "P3": "H7"}


def test_a_lost_last_trick_turns_the_bottom() -> None:
    """S-015, SG-17: doubled, and doubled once more where a pair or a tractor took it."""
    assert [
        (end.factor, end.total)
        for end in (
            ended(hands=hands).one(ev.HandEnded) for hands in (LOST, LOST_PAIR, LOST_TRACTOR)
        )
    ] == [(2, 30), (4, 60), (4, 80)]


def test_the_bottom_is_multiplied_by_the_unit_of_the_last_trick() -> None:
    """S-015, option bottom_factor: twice its cards."""
    factors = [
        ended(STANDARD, hands).one(ev.HandEnded).factor for hands in (LOST, LOST_PAIR, LOST_TRACTOR)
    ]
    assert factors == [2, 4, 8]


def test_a_ruff_counts_in_the_form_it_has_won_in() -> None:
    """S-015, SG-17: a pair of trumps over two singles has won as singles, a tractor over two pairs
    as pairs."""
    singles = {"P0": "HA HK", "P1": "H3 H4", "P2": "H6 H7", "P3": "S3 S3"}
    pairs = {
        "P0": "HA HA HQ HQ",
        "P1": "H3 H4 H5 H6",
        "P2": "H6 H7 H8 H9",
        "P3": "S3 S3 S4 S4",
    }
    assert [
        ended(rules, hands).one(ev.HandEnded).factor
        for rules in ("seed", STANDARD)
        for hands in (singles, pairs)
    ] == [2, 4, 2, 4]


def test_where_the_declaring_side_takes_the_last_trick_the_bottom_counts_for_nobody() -> None:
    """SG-18."""
    end = ended(hands=WON).one(ev.HandEnded)
    assert (end.factor, end.total) == (0, 0)
    assert end.bottom == held("D5 DT")


def test_the_bottom_is_open_at_the_end() -> None:
    """S-014, S-015."""
    scene = ended(hands=LOST)
    assert scene.view(None).buried == scene.view(P1).buried == held("D5 DT")
    assert scene.view(None).result == scene.state.ended


def test_a_hand_is_worth_its_band_to_both_sides() -> None:
    """S-050, S-051."""
    scene = ended(hands=LOST)
    end = scene.one(ev.HandEnded)
    assert (end.units, end.base, end.points) == (-2, 1, (2, -2))
    outcome = scene.hand.game.outcome(scene.state)
    assert outcome == Outcome(places=(), points=(2, -2))


def test_bands_are_multiplied_by_the_base_of_the_lowest_level() -> None:
    """S-051, S-052, SG-23."""
    rules = house(base_by_level=((Rank.TEN, 2), (Rank.JACK, 2), (Rank.QUEEN, 2), (Rank.KING, 3)))
    end = ended(rules, LOST, level="K").one(ev.HandEnded)
    assert (end.base, end.points) == (3, (6, -6))


def test_held_the_partner_declares_next_on_his_new_level() -> None:
    """S-005, SG-19."""
    after = ended(hands=LOST, level="5", declarer=P0).one(ev.HandEnded).after
    assert after.declarer == P2
    assert after.levels == (Rank.SEVEN, Rank.THREE) * 2
    assert after.hand == 2


def test_deposed_the_lower_house_declares_next() -> None:
    """S-006."""
    after = ended(hands=LOST_TRACTOR, level="5", declarer=P0).one(ev.HandEnded).after
    assert after.declarer == P1
    assert after.levels == (Rank.FOUR, Rank.SIX) * 2


def test_a_first_hand_leaves_one_hand_behind() -> None:
    """S-060."""
    after = ended(hands=WON).one(ev.HandEnded).after
    assert (after.hand, after.levels) == (1, (Rank.FIVE, Rank.TWO) * 2)


@pytest.mark.parametrize("rules", ["seed", "standard"])
def test_who_holds_on_the_ace_wins_the_match(rules: str) -> None:
    """SG-21."""
    scene = ended(rules, WON, level="A", declarer=P0)
    end = scene.one(ev.HandEnded)
    assert (end.over, end.winner) == (True, 0)
    assert scene.hand.game.outcome(scene.state) == Outcome(
        places=(), points=end.points, over=True, winner=0
    )


def test_the_next_hand_begins_with_what_this_one_left() -> None:
    """SG-02, SG-22: the declarer draws first."""
    scene = ended(hands=LOST)
    left = shengji.carried(scene.state)
    assert left == scene.one(ev.HandEnded).after
    opening = shengji.opening(scene.state.rules, 5, left)
    assert opening[0].carried == left  # type: ignore[union-attr]
    assert opening[2] == ev.DrawerChosen(seat=P2)


def test_a_seat_that_gives_other_cards_has_nothing_left_of_what_was_led() -> None:
    """S-040: everybody has seen that."""
    scene = table(P0="H3 S3", P1="C3 C4", P2="HK S4", P3="HA HQ").leads(P0, "H3")
    scene = scene.then("P1 C4", "P2 HK", "P3 HA")
    view = scene.view(None)
    assert view.void[P1] == {table().trumps.series(held("H3")[0])}
    assert not any(view.void[seat] for seat in (P0, P2, P3))
    scene = scene.leads(P3, "HQ").then("P0 S3", "P1 C3", "P2 S4")
    assert len(scene.view(P0).void[P0]) == 1
