"""The sound player: lawful in any position, blind to hidden cards, and never without a reason."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.policies import policy
from bot.policies.gouji import GreedyPlayer, advice
from bot.policies.gouji.random import RandomPlayer
from bot.self_play import seed_of
from bot.simulate import simulate
from bot.text import locale
from engine.frozen import changed
from engine.games import GAMES
from engine.gouji import asked as ask
from engine.gouji.actions import ApplyForWind, Burn, NoBurn, NoShow, Pass, Play, Show, Yield
from engine.gouji.asked import Matter
from engine.gouji.state import ALL, State
from engine.gouji.view import View
from engine.hand import Hand
from engine.seats import Seat
from tests.engine.gouji import known
from tests.support.hands import P0, P1, P2, P3, P4, combo, table
from tests.support.untraced import untraced

GAME = GAMES["gouji"]
PROFILES = tuple(GAME.profiles)
REASONS = {
    "hint-lowest",
    "hint-cheapest",
    "hint-shed",
    "hint-opens",
    "hint-run",
    "hint-out",
    "hint-burn",
    "hint-burn-lost",
    "hint-pass-ally",
    "hint-pass-cost",
    "hint-pass-cannot",
    "hint-deny",
    "hint-yield",
    "hint-wind",
    "hint-no-burn-short",
    "hint-no-burn",
    "hint-only",
    "hint-joker-dead",
    "hint-show",
    "hint-fours",
    "hint-critical",
    "hint-keep-one",
    "hint-fours-away",
    "hint-last",
    "hint-last-same",
    "hint-swap",
    "hint-call",
    "hint-no-call",
    "hint-cut",
    "hint-terms",
    "hint-return",
    "hint-take",
    "hint-help",
    "hint-no-help",
    "hint-dot",
    "hint-no-dot",
    "hint-revolt",
    "hint-no-revolt",
    "hint-keep-head",
    "hint-no-head",
    "hint-shot",
}
SELDOM = {
    "hint-burn-lost",
    "hint-help",
    "hint-no-help",
    "hint-no-head",
    "hint-shot",
    "hint-dot",
    "hint-critical",
}
"""Reasons for what few hands come to; they have positions of their own below."""


def positions(profile: str, seed: int, hands: int) -> Iterator[tuple[State, Seat, View]]:
    """All that anybody is asked while random players play; most hands follow another one."""
    rules = GAME.profiles[profile]
    for number in range(hands):
        players = [RandomPlayer(Random(f"{seed}/{number}/{seat}")) for seat in ALL]
        before = known.carried(rules, Random(f"{seed}/{number}"))
        hand: Hand[Any, Any, Any, Any]
        hand, _ = Hand.open(GAME, rules, seed_of(seed, number), before)
        while (question := hand.pending) is not None:
            views = [(each.seat, GAME.view(hand.state, each.seat)) for each in question.asks]
            yield from ((hand.state, seat, view) for seat, view in views)
            answers = [(seat, players[seat].choose(view)) for seat, view in views]
            hand, _ = hand.answers(question.id, answers)
            if question.hold != "none":
                hand, _ = hand.release(question.id)


@pytest.fixture(scope="module")
def found() -> dict[str, set[str]]:
    """The reasons of all advice in some hands of each profile, each answer looked at."""
    with untraced():
        return {profile: set(reasons(profile)) for profile in PROFILES}


def reasons(profile: str) -> Iterator[str]:
    for _, _, view in positions(profile, 11, 12):
        advised = advice(view)
        ask.check(view.asked, advised.action)
        assert set(advised.reason.args) == (
            {"jokers", "plays"} if advised.reason.key == "hint-no-burn-short" else set()
        )
        yield advised.reason.key


@pytest.mark.parametrize("profile", PROFILES)
def test_it_is_lawful_and_says_why_wherever_random_players_get(
    profile: str, found: dict[str, set[str]]
) -> None:
    assert found[profile] <= REASONS
    assert len(found[profile]) >= 14, REASONS - found[profile]


def test_every_reason_is_given_somewhere(found: dict[str, set[str]]) -> None:
    assert REASONS - set[str]().union(*found.values()) <= SELDOM


@pytest.mark.untraced
@pytest.mark.parametrize("profile", PROFILES)
def test_it_plays_hands_to_the_end_against_its_own_kind(profile: str) -> None:
    report = simulate("gouji", profile, 6, 8, "greedy")
    assert report.failures == ()
    assert report.hands == 6


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "en"])
def test_every_reason_has_its_sentence(language: str) -> None:
    from bot.text import Text

    for key in REASONS:
        assert locale(language).words(Text(key, {"jokers": 1, "plays": 3}))


# Hidden hands


def swapped(state: State, viewer: Seat, rng: Random) -> State:
    """The same to *viewer*: other seats hold each other's cards, none more or fewer than before."""
    others = [seat for seat in ALL if seat != viewer]
    pool = [
        place for seat in others for place in range(15) for _ in range(state.hands[seat][place])
    ]
    rng.shuffle(pool)
    hands = list(state.hands)
    for seat in others:
        size = sum(state.hands[seat])
        mine, pool = pool[:size], pool[size:]
        hands[seat] = tuple(mine.count(place) for place in range(15))
    return changed(state, hands=tuple(hands))


@pytest.mark.untraced
@pytest.mark.parametrize("profile", PROFILES)
@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(seed=st.integers(0, 10_000))
def test_equal_views_get_equal_answers_whatever_is_hidden(profile: str, seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for state, seat, view in positions(profile, seed, 1):
        if rng.random() < 0.9 or state.shown or not state.hands:
            continue
        other = swapped(state, seat, rng)
        assert GAME.view(other, seat) == view
        assert advice(GAME.view(other, seat)) == advice(view)
        compared += other.hands != state.hands
    assert compared > 5


def test_the_player_answers_what_the_advice_says() -> None:
    view = table(P0="3x3 2xK").led_by(P0).view(P0)
    assert GreedyPlayer().choose(view) == advice(view).action
    assert policy("gouji", "greedy").choose(view) == advice(view).action


def test_one_who_is_not_asked_gets_no_advice() -> None:
    view = table().led_by(P0).view(P1)
    with pytest.raises(LookupError, match="not asked"):
        advice(view)
    with pytest.raises(LookupError, match="not asked"):
        advice(table().led_by(P0).view(None))


# Single positions


def advised(view: View) -> tuple[Any, str]:
    found = advice(view)
    return found.action, found.reason.key


def test_it_shows_all_its_threes_for_the_lead() -> None:
    scene = table(P0="H3 H3 H3 4x9", P1="H3 S3 4x9").dealt()
    action, reason = advised(scene.view(P0))
    assert isinstance(action, Show)
    assert len(action.cards) == 3
    assert reason == "hint-show"
    assert advised(scene.view(P1)) == (NoShow(), "hint-only")


def test_it_leads_its_lowest_group_whole_and_keeps_sets_together() -> None:
    view = table("wanjiaxiang", P0="3x5 2x9 4xJ 2xQ K A 2 S").led_by(P0).view(P0)
    assert advised(view) == (Play(combo("3x5")), "hint-lowest")


def test_it_goes_out_when_the_whole_hand_is_one_play() -> None:
    view = table(P0="3x7 2 S").led_by(P0).view(P0)
    assert advised(view) == (Play(combo("S+2+3x7")), "hint-out")


def test_it_follows_with_its_last_cards() -> None:
    scene = table(P0="2x4 9x3", P1="2x9").leads(P0, "2x4")
    assert advised(scene.view(P1)) == (Play(combo("2x9")), "hint-out")


def test_it_runs_when_every_group_but_the_last_will_stand() -> None:
    """All big jokers are in its hand, so a group under one cannot be beaten."""
    view = table(P0="2x5 2x7 2x9 4xB").led_by(P0).view(P0)
    action, reason = advised(view)
    assert reason == "hint-run"
    assert action.combo.big


def test_it_covers_with_the_cheapest_group_that_fits() -> None:
    scene = table(P0="2x4 9x3", P1="2x6 4xQ 2xA 3x2 S B 5x7 3x8").leads(P0, "2x4")
    action, _ = advised(scene.view(P1))
    assert action == Play(combo("2x6"))


def test_it_spends_no_joker_on_a_small_play() -> None:
    scene = table(P0="2x8 9x3", P1="5x4 6x5 7x6 S B").leads(P0, "2x8")
    action, reason = advised(scene.view(P1))
    assert action in (Pass(), Yield())
    assert reason in ("hint-pass-cost", "hint-yield")


def test_it_covers_an_enemy_but_leaves_the_same_play_to_an_ally() -> None:
    mine = "6xQ 5x4 4x6 3x7"
    ally = table(P0="4x9 9x3", P2=mine).leads(P0, "4x9")
    assert advised(ally.view(P2)) == (Pass(), "hint-pass-ally")
    enemy = table(P1="4x9 9x3", P2=mine).leads(P1, "4x9")
    assert advised(enemy.view(P2))[0] == Play(combo("4xQ"))


def test_it_stops_an_enemy_who_is_close_to_going_out() -> None:
    """Only the opposite may answer a gouji play: it stands unless he does."""
    scene = table(P0="2xK 2x5", P3="2xA 4x4 5x6 2x7 8 S").leads(P0, "2xK")
    assert advised(scene.view(P3)) == (Play(combo("2xA")), "hint-deny")


def test_it_passes_when_nothing_beats_the_play() -> None:
    scene = table(P0="4xA 9x3", P3="4x4 5x6").leads(P0, "4xA")
    assert advised(scene.view(P3)) == (Pass(), "hint-pass-cannot")


def test_it_knows_that_nothing_beats_a_big_joker() -> None:
    scene = table(P0="B 5 9x3", P3="4xA 4x2 S B").leads(P0, "B+5")
    assert advised(scene.view(P3)) == (Pass(), "hint-joker-dead")


def test_it_burns_when_every_play_but_the_last_has_its_joker() -> None:
    scene = table(P0="4xJ 9x3", P1="4xQ 3x5 2x8 S B").leads(P0, "4xJ")
    assert advised(scene.view(P1)) == (Burn(combo("4xQ")), "hint-burn")


@pytest.mark.untraced
@pytest.mark.parametrize("profile", PROFILES)
def test_it_never_burns_without_the_jokers(profile: str) -> None:
    for _, _, view in positions(profile, 21, 8):
        action = advice(view).action
        if isinstance(action, Burn):
            rest = [
                held - dict(action.combo.counts).get(rank, 0)
                for held, rank in zip(view.hand or (), range(3, 18), strict=True)
            ]
            plays = sum(1 for count in rest[:12] if count) or 1
            assert rest[13] + rest[14] >= plays - 1


def test_it_says_how_many_jokers_a_burn_is_short_of() -> None:
    scene = table(P0="4xJ 9x3", P1="4xQ 3x5 2x8 3x9 2x6 S").leads(P0, "4xJ")
    found = advice(scene.view(P1))
    assert found.action == NoBurn()
    assert found.reason.key == "hint-no-burn-short"
    assert found.reason.args == {"jokers": 1, "plays": 4}


def test_it_declines_a_burn_for_which_it_has_no_cover() -> None:
    scene = table(P0="4xJ 9x3", P1="3x5 2x8 3x9").leads(P0, "4xJ")
    assert advised(scene.view(P1)) == (NoBurn(), "hint-no-burn")


def test_it_does_not_burn_an_ally_who_is_nearly_out() -> None:
    scene = table(P0="4xJ 2x5", P2="4xQ 3x5 2x8 S B").leads(P0, "4xJ")
    assert advised(scene.view(P2)) == (NoBurn(), "hint-no-burn")


def test_a_burner_leads_what_cannot_be_pressed_first() -> None:
    scene = table(P0="4xJ 9x3", P1="4xQ 3x5 2x8 S B").leads(P0, "4xJ").then(P1="burn 4xQ").then()
    view = scene.view(P1)
    assert view.asked is not None
    assert view.asked.burning
    action, reason = advised(view)
    assert reason in ("hint-burn", "hint-out")
    assert action.combo.jokers


def test_it_presses_the_burner_at_a_price() -> None:
    """The opposite of the burner is asked: a stopped burn is off for good (G-160)."""
    burning = table(P0="4xJ 9x3", P1="4xQ 3x5 2x8 S B", P4="4xK 3x6 4x7 2x9 S")
    scene = burning.leads(P0, "4xJ").then(P1="burn 4xQ")
    assert advised(scene.view(P4)) == (Play(combo("4xK")), "hint-deny")


def test_it_opens_with_a_gouji_play_that_should_stand() -> None:
    """Nobody has anything above the four aces but 2s and jokers in other hands."""
    hand = "4xA 3x4 3x5 3x6 4x7 3x8 3x9 2xJ 2 S"
    view = table(P0=hand, P1="5x3 4x4", P3="5x3 4x4", P5="5x3 4x4").led_by(P0).view(P0)
    action, reason = advised(view)
    assert (action, reason) == (Play(combo("4xA")), "hint-opens")
    opened = table(P0=hand, opened=[P0], P1="5x3 4x4", P3="5x3 4x4", P5="5x3 4x4")
    assert advised(opened.led_by(P0).view(P0))[1] == "hint-lowest"


def test_it_yields_to_an_ally_who_can_still_speak() -> None:
    """A pass and a yield do the same, but the yield keeps the last word (G-133)."""
    scene = table(P0="2x8 9x3", P3="5x4 6x5 7x6 2x2 S B").leads(P0, "2x8")
    assert advised(scene.view(P3)) == (Yield(), "hint-yield")


def test_it_asks_for_the_wind_when_it_comes_for_nothing() -> None:
    """The one before it went out: unless somebody beats the play, it leads (G-216)."""
    scene = table(P0="2x8", P1="3x4 6x5 4x6 2x2").leads(P0, "2x8")
    assert advised(scene.view(P1)) == (ApplyForWind(), "hint-wind")


def test_an_enemy_with_few_cards_is_not_led_a_play_of_his_size() -> None:
    hand = "2x4 3x6 4x8 3x9 5x10 2xQ"
    near = table("wanjiaxiang", P0=hand, P1="2x9", P2="5x3 4x4").led_by(P0)
    assert advised(near.view(P0))[0] == Play(combo("3x6"))
    far = table("wanjiaxiang", P0=hand, P1="5x3 4x4", P2="5x3 4x4").led_by(P0)
    assert advised(far.view(P0))[0] == Play(combo("2x4"))


def test_a_lead_is_never_a_pass() -> None:
    for _, _, view in positions("finalstone", 31, 2):
        if view.asked is not None and view.asked.matter is Matter.LEAD:
            assert isinstance(advice(view).action, Play)
