"""How likely a play is to stand, against what must be so and against many dealt worlds."""

from __future__ import annotations

import pytest

from bot.policies.gouji.facts import Facts
from bot.policies.gouji.standing import STEPS, WILLING, Standing, chances, fewer
from engine import gouji
from engine.cards import Rank
from engine.games import GAMES
from engine.gouji import deal
from engine.gouji.combos import Combo
from engine.gouji.events import HandDealt, LeaderChosen
from engine.gouji.plays import beating
from engine.gouji.setup_events import SetupEnded
from engine.gouji.state import ALL, State
from engine.hand import Hand
from tests.support.hands import P0, P1, P2, P3, P5, combo, table


def standing(rules: str = "finalstone", **hands: str) -> Standing:
    return Standing(Facts(table(rules, **hands).led_by(P0).view(P0)))


@pytest.mark.parametrize("cards", [0, 1, 4, 16, 24])
@pytest.mark.parametrize("share", [0, 7, 40])
def test_the_chances_of_all_numbers_add_up(cards: int, share: int) -> None:
    odds = chances(cards, share)
    assert len(odds) == cards + 1
    assert sum(odds) == pytest.approx(1)
    assert sum(n * odd for n, odd in enumerate(odds)) == pytest.approx(cards * share / STEPS)


def test_fewer_counts_up_to_the_bound() -> None:
    assert fewer(4, 20, 0) == 0
    assert fewer(4, 20, 1) == pytest.approx(0.5**4)
    assert fewer(4, 20, 5) == 1


def test_nothing_beats_a_big_joker() -> None:
    assert standing(P0="B 4 9x3").led(combo("B+4")) == 1


def test_a_higher_rank_and_a_larger_play_stand_better() -> None:
    odds = standing(P0="4x6 4x9 4xQ 4xA 2 S")
    assert odds.led(combo("2x6")) < odds.led(combo("4x6")) < odds.led(combo("4x9"))
    assert odds.led(combo("4x9")) < odds.led(combo("4xQ")) < odds.led(combo("4xA"))


def test_a_small_joker_makes_it_stand_better_but_not_surely() -> None:
    odds = standing(P0="4x6 4xA S")
    assert odds.led(combo("4xA")) <= odds.led(combo("S+3xA")) < 1
    assert odds.led(combo("2x6")) < odds.led(combo("S+6"))


def test_what_nobody_can_hold_any_more_beats_nothing() -> None:
    """All big jokers are in this hand, so nothing lies over a small one."""
    assert standing(P0="4xB S 4xA").led(combo("S+4xA")) == 1


def test_a_gouji_play_faces_the_opposite_alone() -> None:
    facts = Facts(table(P0="4xA 4x6").led_by(P0).view(P0))
    assert facts.answerers(combo("4xA")) == (P3,)
    assert facts.answerers(combo("4x6")) == (P1, P3, P5)


def test_one_who_passed_does_not_answer_unless_he_is_the_opposite() -> None:
    """G-131, G-132."""
    scene = table(P0="4x4 4x6 9x3", P4="4x5 9x7").leads(P0, "4x4").then(P4="4x5")
    view = scene.view(P0)
    assert view.passed == {P1, P2, P3}
    assert Facts(view).answerers(combo("4x6")) == (P3, P5)


def test_the_figure_is_near_what_dealt_worlds_show() -> None:
    """Over many deals, against the opposite's real hand: he answers with plain cards always, and
    with 2s and jokers as often as is assumed."""
    rules = gouji.profiles["finalstone"]
    expected = found = 0.0
    for seed in range(250):
        state = _lead_of_seat_0(seed)
        odds = Standing(Facts(gouji.view(state, P0)))
        for place in range(5, 12):
            if not state.hands[0][place]:
                continue
            play = Combo(Rank(place + 3), state.hands[0][place])
            expected += odds.against(play, (P3,))
            covers = list(beating(state.hands[3], play, rules))
            plain = any(not c.twos and not c.jokers and c.rank != Rank.TWO for c in covers)
            found += 0.0 if plain else (1 - WILLING if covers else 1.0)
    assert expected > 200
    assert found == pytest.approx(expected, rel=0.05)


def _lead_of_seat_0(seed: int) -> State:
    """A full deal in which seat 0 leads."""
    rules = gouji.profiles["finalstone"]
    hands = deal.hands(rules, seed)
    events = [
        *gouji.opening(rules, seed),
        *(HandDealt(seat=s, cards=hands[s]) for s in ALL),
        LeaderChosen(seat=P0, shows=()),
        SetupEnded(),
    ]
    hand, _ = Hand.start(GAMES["gouji"], events)
    led: State = hand.state
    return led
