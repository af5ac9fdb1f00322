"""The sound player of Shengji: what it answers in positions whose right answer is plain."""

from __future__ import annotations

import pytest

from bench import duplicate
from bot.policies import POLICIES, STAND_INS, policy
from bot.policies.shengji import GreedyPlayer, Reason, advice
from bot.policies.shengji.facts import Facts
from bot.policies.shengji.odds import beating, takes, void
from bot.simulate import simulate
from engine.cards import Card, Suit
from engine.games import GAMES
from engine.shengji.actions import Action
from engine.shengji.forms import units
from engine.shengji.holding import points
from tests.engine.shengji.table import (
    P0,
    P1,
    P2,
    P3,
    Scene,
    action,
    held,
    table,
)

PROFILES = tuple(GAMES["shengji"].profiles)


def advised(scene: Scene, seat: int) -> tuple[Action, Reason]:
    found = advice(scene.view(seat))  # type: ignore[arg-type]
    return found.action, found.reason


def facts(scene: Scene, seat: int) -> Facts:
    return Facts(scene.view(seat))  # type: ignore[arg-type]


# Counting


def test_what_is_not_seen_is_what_others_may_hold() -> None:
    scene = table(P0="HA HK C3", bottom="D9 D9").leads(P0, "HA")
    defender = facts(scene, P1)
    assert len(defender.unseen) == 108 - len(defender.hand) - 1
    scene = scene.then("P1 C3", "P2 C3", "P3 C3").leads(P0, "HK")
    assert facts(scene, P1).unseen.count(Card.HA) == 1


def test_only_the_declarer_knows_that_the_bottom_is_gone() -> None:
    """S-014."""
    scene = table(P0="HA HK C3", P1="H3 H4 C4", bottom="D9 D9").led_by(P0)
    assert facts(scene, P0).unseen.count(Card.D9) == 0
    scene = scene.leads(P0, "C3")
    assert facts(scene, P1).unseen.count(Card.D9) == 2


def test_a_card_is_the_boss_when_nothing_above_it_is_unseen() -> None:
    """An ace always is; a king when both aces are gone or held; a pair of kings though one ace
    is out."""
    scene = table(P0="HA HK HK HQ C3", P1="H3 H4 H5 C4 C6").led_by(P0)
    mine = facts(scene, P0)
    for words, boss in (("HA", True), ("HK", False), ("HK HK", True), ("HQ", False)):
        (unit,) = units(held(words), mine.trumps)
        assert mine.is_boss(unit) == boss, words


def test_who_gave_another_suit_is_known_to_have_none() -> None:
    """S-040."""
    scene = table(P0="H3 H4 C3", P1="C4 C6 C7", P2="HK HQ C8", P3="HJ HT C9").leads(P0, "H3")
    scene = scene.then("P1 C4", "P2 HK", "P3 HJ")
    mine = facts(scene, P2)
    assert mine.is_void(P1, Suit.HEARTS)
    assert void(mine, P1, Suit.HEARTS) == 1.0
    assert 0 < void(mine, P3, Suit.HEARTS) < 1


def test_a_boss_of_trumps_holds_for_certain_and_a_low_card_does_not() -> None:
    scene = table(P0="XR S3 H3", P1="S4 S5 C3", P2="S6 S7 C4", P3="S8 S9 C6").led_by(P0)
    mine = facts(scene, P0)
    assert takes(mine, held("XR"), P0, (P1, P2, P3)) == 1.0
    assert takes(mine, held("S3"), P0, (P1, P2, P3)) < 0.5
    assert beating(mine, P1, held("XR")) == 0.0


# Declaring and laying away


def test_many_trumps_are_declared_and_few_are_not() -> None:
    many = table(P0="H2 H3 H4 H5 H6 H7 H8 H9 C3 D4").dealt()
    assert advised(many, P0) == (action("declare H2"), Reason.DECLARE)
    few = table(P0="H2 C3 C4 C5 D6 D7 D8 S9 S3 S4").dealt()
    assert advised(few, P0) == (action("nothing"), Reason.QUIET)


def test_an_enemys_suit_is_overturned_with_more_trumps_and_a_partners_is_left() -> None:
    hand = "C2 C2 C3 C4 C6 C7 C8 C9 CT D4"
    scene = table(P0="H2 H3", P1=hand, P2=hand).dealt().opened(P0="declare H2")
    assert advised(scene, P1) == (action("declare C2 C2"), Reason.OVERTURN)
    scene = table(P0="H2 H3", P2="C2 C2 C3 C4 C6 C7 H8 H9 HT D4").dealt().opened(P0="declare H2")
    assert advised(scene, P2)[0] == action("nothing")


def test_low_cards_of_short_suits_are_laid_away() -> None:
    """S-014: no trumps, no aces, and no points with few trumps."""
    scene = table(P0="HA HK H3 C3 D4 D6 S3 S5", bottom="D9 DT").buries(P0)
    buried, reason = advised(scene, P0)
    assert reason is Reason.BURY
    assert buried in (action("bury C3 H3"), action("bury C3 D4"), action("bury H3 C3"))


def test_points_are_laid_away_sooner_with_the_big_joker_and_many_trumps() -> None:
    strong = "XR XB S3 S4 S6 S7 S8 S9 SJ SQ SK SA C5 CT"
    weak = "H3 H4 H6 H7 H8 H9 HJ HQ HA HA DA S3 C5 CT"
    away = []
    for hand in (strong, weak):
        scene = table(P0=hand, bottom="DK DQ").buries(P0)
        found = advised(scene, P0)[0]
        away.append(points(found.cards))  # type: ignore[union-attr]
    assert away[0] > away[1] == 0


# Leading


def test_bosses_of_a_suit_are_thrown_together() -> None:
    """S-045: the ace and the pair of kings, which nobody can beat."""
    others = "C3 C4 C6 D3 D4"
    scene = table(P0="HA HK HK S3 C8", P1=others, P2=others, P3=others).led_by(P0)
    assert advised(scene, P0) == (action("HA HK HK"), Reason.THROW)


def test_an_ace_is_led_before_a_low_card() -> None:
    hand = "HA H3 H6 C4 C6 C7 C9 CT D4 D6 D7 DJ DK S3 S4 S9"
    many = f"{hand} C3 D3 H4 H7 H8 D8 C8 D9 S5"
    scene = table(P0=hand, P1=many, P2=many, P3=many).led_by(P0)
    assert advised(scene, P0) == (action("HA"), Reason.BOSS)


def test_only_one_lead_is_told_to_be_the_only_one() -> None:
    scene = table(P0="H3", P1="H4", P2="H5", P3="H6").led_by(P0)
    assert advised(scene, P0) == (action("H3"), Reason.ONLY)
    assert advised(scene.leads(P0, "H3"), P1) == (action("H4"), Reason.ONLY)


# Following


def trick(mine: str, *before: str, seat: int = P3) -> Scene:
    """P0 leads; the one at *seat* is to act with *mine*."""
    hands = {f"P{n}": f"{cards} C3 C4 C6" for n, cards in enumerate(before)}
    scene = table(**{**hands, f"P{seat}": mine}).led_by(P0)
    for n, cards in enumerate(before):
        scene = scene.says((P0, P1, P2, P3)[n], cards)
    return scene


def test_points_go_to_a_partner_whose_trick_is_safe() -> None:
    scene = trick("HK H4 C3 C4", "H3", "HA", "H6")
    assert advised(scene, P3) == (action("HK"), Reason.FEED)


def test_no_points_go_into_a_trick_of_theirs() -> None:
    scene = trick("HK H4 C3 C4", "HA", "H3", "H6")
    assert advised(scene, P3) == (action("H4"), Reason.DUCK)


def test_the_last_to_play_takes_a_rich_trick_as_cheaply_as_he_can() -> None:
    scene = trick("HA HQ H4 C3", "HJ", "H3", "HT")
    assert advised(scene, P3) == (action("HQ"), Reason.WIN)


def test_points_are_ruffed_with_a_small_trump() -> None:
    """S-044."""
    scene = trick("S3 SA C3 C4", "HK", "H3", "HT")
    assert advised(scene, P3) == (action("S3"), Reason.RUFF)


def test_a_big_joker_is_not_spent_on_nothing() -> None:
    scene = trick("XR D4 D6 D7 D8 D3 C3 C4 C6 C7", "H4", "H3", "H6")
    assert advised(scene, P3)[0] != action("XR")


def test_the_last_trick_is_worth_the_bottom() -> None:
    """S-015: who knows what lies in it weighs it."""
    scene = table(P0="H3", P1="H4", P2="H5", P3="HA", bottom="DK DT").leads(P0, "H3")
    declarer = facts(table(P0="H3", bottom="DK DT").led_by(P0), P0)
    assert declarer.at_stake(held("H3")) == 40
    assert facts(scene, P1).at_stake(held("H3")) > 0
    assert facts(table(P0="H3 H4").led_by(P0), P0).at_stake(held("H3")) == 0


# The player as it is seated


def test_equal_views_get_equal_answers_and_one_who_is_not_asked_none() -> None:
    scene = table(P0="HA H3 C4", P1="H4 H5 C3").led_by(P0)
    greedy = policy("shengji", "greedy")
    assert isinstance(greedy, GreedyPlayer)
    assert greedy.choose(scene.view(P0)) == advice(scene.view(P0)).action
    for name in ("greedy", "random", "lowest"):
        with pytest.raises(LookupError):
            policy("shengji", name).choose(scene.view(P1))


def test_the_answer_follows_from_the_view_alone() -> None:
    """Other hands, the same view: the same answer."""
    one = table(P0="HA H3 C4", P1="H4 H5 C3", P2="S4 S5 S6", P3="XR XR XB").led_by(P0)
    two = table(P0="HA H3 C4", P1="XR XR XB", P2="H4 H5 C3", P3="S4 S5 S6").led_by(P0)
    assert one.view(P0) == two.view(P0)
    assert advised(one, P0) == advised(two, P0)


def test_who_stands_in_spends_neither_jokers_nor_cards_of_the_level() -> None:
    stand_in = STAND_INS["shengji"]
    scene = table(P0="XR XR S3 D4", P1="S4 S5 C3 C4").led_by(P0)
    assert not set(stand_in(scene.view(P0)).cards) & {Card.XR, Card.XB}
    scene = table(P0="HA H3 D4", P1="H4 H5 C3").led_by(P0)
    assert stand_in(scene.view(P0)) == advice(scene.view(P0)).action
    scene = table(P0="HA HK", bottom="D4 D6").buries(P0)
    assert stand_in(scene.view(P0)) == action("bury D4 D6")
    assert stand_in.policy_errors == 0


@pytest.mark.parametrize("profile", PROFILES)
def test_whole_hands_are_played_without_a_fault(profile: str) -> None:
    report = simulate("shengji", profile, 3, 8, "greedy")
    assert report.failures == ()
    assert report.hands + report.voids == 3
    errors = [each.policy_errors for each in POLICIES["shengji"].values()]
    assert errors == [0] * len(errors)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("other", ["random", "lowest"])
def test_it_wins_from_both_sides(profile: str, other: str) -> None:
    """Over a few duplicate deals: the margin is some units a hand."""
    found = [duplicate.margin("shengji", profile, "greedy", other, 5, n) for n in range(4)]
    assert sum(found) > 0
