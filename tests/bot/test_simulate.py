"""Computers by themselves: figures that add up, and failures that are told."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from bot import policies, self_play, simulate
from bot.self_play import Broken, Match, Play, seed_of, stream
from bot.simulate import Order
from engine.frozen import changed
from engine.game import Outcome
from engine.games import GAMES
from engine.gouji.actions import Pass
from engine.gouji.state import ALL, State
from engine.gouji.view import View
from engine.hand import Hand
from engine.seats import Seat
from engine.shuffle import written

PROFILES = tuple(GAMES["gouji"].profiles)


def table(name: str, hand: int = 0) -> self_play.Table:
    return tuple(policies.policy("gouji", name, stream(1, hand, seat)) for seat in ALL)


class Stubborn:
    """Answers everything by passing, which is no lead."""

    name = "stubborn"
    version = "1"

    def choose(self, view: View) -> Any:
        return Pass()


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_figures_add_up(profile: str, name: str) -> None:
    done: list[int] = []
    report = simulate.simulate("gouji", profile, 4, 5, name, done.append)
    assert done == [1, 2, 3, 4]
    assert report.failures == ()
    assert (report.hands, report.policy, report.profile) == (4, name, profile)
    assert report.mean_decisions_a_hand == round(report.decisions / 4, 1)
    assert report.decisions_per_second > 0
    assert [sum(row) for row in report.places] == [4] * 6
    assert [sum(column) for column in zip(*report.places, strict=True)] == [4] * 6
    assert report.scores == report.points * 3
    if profile == "finalstone":
        assert sum(report.points) == 0


def test_the_same_order_gives_the_same_hands_and_another_seed_others() -> None:
    def played(seed: int) -> tuple[object, ...]:
        report = simulate.simulate("gouji", "finalstone", 3, seed)
        return report.decisions, report.places, report.points

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_declined_hearing_is_a_decision() -> None:
    """Six are asked whether they show for the lead, and all answers count."""
    play = Play("gouji", "finalstone", seed_of(1, 0), table("random"))
    play.settle()
    assert play.decisions == 6


def test_the_hands_of_a_seed_are_the_same_whoever_plays() -> None:
    one = Play("gouji", "platform", seed_of(9, 4), table("random"))
    two = Play("gouji", "wanjiaxiang", seed_of(9, 4), table("greedy"))
    assert one.hand.state.hands == two.hand.state.hands
    assert one.hand.state.hands != Play("gouji", "platform", seed_of(9, 5), ()).hand.state.hands


def test_the_chance_of_a_seat_is_its_own() -> None:
    streams = {stream(1, hand, Seat(seat)).random() for hand in range(3) for seat in range(6)}
    assert len(streams) == 18


def test_an_unlawful_answer_ends_the_hand_with_its_reason() -> None:
    from engine.errors import Rejected

    play = Play("gouji", "finalstone", seed_of(1, 0), (Stubborn(),) * 6)
    with pytest.raises(Rejected, match="answer-question"):
        play.finish()


class Leaky(Play):
    """Loses what was played when the hand is over."""

    def settle(self) -> None:
        super().settle()
        if self.hand.pending is None:
            state: State = self.hand.state
            lost = changed(state, played=(*state.played[:14], state.played[14] - 1))
            self.hand = Hand(self.hand.game, lost, self.hand.length)


def test_a_lost_card_is_found() -> None:
    with pytest.raises(Broken, match=r"dealt .* found"):
        Leaky("gouji", "finalstone", seed_of(1, 0), table("random")).finish()
    assert Play("gouji", "finalstone", seed_of(1, 0), table("random")).finish()


def test_a_hand_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "BOUND", 50)
    play = Play("gouji", "finalstone", seed_of(1, 0), table("random"))
    with pytest.raises(Broken, match="still open after 50 decisions"):
        play.finish()


# Matches


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("name", ["random", "greedy", "lowest", "natural"])
def test_a_match_goes_on_from_hand_to_hand(profile: str, name: str) -> None:
    report = simulate.simulate("gouji", profile, 3, 5, name, None, matches=2)
    assert report.failures == ()
    assert report.matches == 2
    assert 2 <= report.hands <= 6
    assert report.early or report.hands == 6
    assert sum(map(sum, report.places)) == report.hands * 6


def test_a_later_hand_starts_with_what_the_one_before_left() -> None:
    match = Match("gouji", "shandong", 2, 0, table("random"))
    outcomes = iter(match.outcomes(3))
    next(outcomes)
    assert match.play is not None
    left = match.play.carried()
    assert match.play.hand.state.deal.carried is None
    next(outcomes)
    assert match.play.hand.state.deal.carried is not None
    assert {*match.play.hand.state.deal.carried.places} == {*left.places}
    assert match.deals == 2


def test_void_hands_are_dealt_anew_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("gouji", "platform", 3, 0, table("random"))
    finish, voids = Play.finish, iter([True, True, False, True, False])

    def sometimes_void(play: Play) -> Outcome:
        outcome = finish(play)
        return Outcome(places=(), points=(), void=True) if next(voids) else outcome

    monkeypatch.setattr(Play, "finish", sometimes_void)
    assert len(list(match.outcomes(2))) == 2
    assert (match.deals, match.voids) == (5, 3)


def test_a_match_of_void_hands_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "VOID_BOUND", 2)
    monkeypatch.setattr(Play, "finish", lambda play: Outcome(places=(), points=(), void=True))
    match = Match("gouji", "platform", 3, 0, table("random"))
    with pytest.raises(Broken, match="3 void hands in a row"):
        list(match.outcomes(2))


def test_a_match_has_as_many_hands_as_its_profile_says_or_five() -> None:
    gouji = GAMES["gouji"]
    assert gouji.match_length(gouji.profiles["finalstone"]) == 5
    assert gouji.match_length(gouji.profiles["shandong"]) == 5
    assert gouji.match_length(replace(gouji.profiles["shandong"], hands_per_game=3)) == 3


def test_a_match_that_nothing_ended_is_told() -> None:
    whole = simulate.simulate("gouji", "finalstone", 0, 5, matches=1)
    assert (whole.most, whole.longest, whole.cut) == (5, 5, 0)
    part = simulate.simulate("gouji", "finalstone", 2, 5, matches=3)
    assert (part.most, part.longest, part.cut) == (2, 2, 3)
    assert simulate.simulate("gouji", "finalstone", 2, 5).most == 0


class Rewritten(Play):
    """Says something else of the hand than the rules do."""

    def _check(self, outcome: Outcome) -> None:
        super()._check(replace(outcome, **self.said))

    said: ClassVar[dict[str, Any]] = {}


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"places": (0, 1, 2, 3, 4, 4)}, "places"),
        ({"places": (0, 1)}, "places"),
        ({"points": (1, 2, 3)}, "points"),
        ({"places": ()}, ""),
        ({"points": ()}, ""),
    ],
)
def test_places_and_points_are_for_everybody_or_for_nobody(
    said: dict[str, Any], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rewritten, "said", said)
    play = Rewritten("gouji", "finalstone", seed_of(1, 0), table("greedy"))
    if not fault:
        assert play.finish()
        return
    with pytest.raises(Broken, match=fault):
        play.finish()


def test_the_deals_of_a_match_differ() -> None:
    assert len({seed_of(1, number, deal) for number in range(3) for deal in range(4)}) == 12


def run(order: Order) -> tuple[int, Any]:
    out = io.StringIO()
    code = simulate.run(order, out)
    assert out.getvalue().count("\n") == 1
    return code, json.loads(out.getvalue())


def test_one_json_object_is_written() -> None:
    code, report = run(Order(hands=2, seed=3, profile="wanjiaxiang"))
    assert code == 0
    assert report["hands"] == 2
    assert report["failures"] == []
    assert {
        "decisions",
        "decisions_per_second",
        "mean_decisions_a_hand",
        "places",
        "scores",
    } <= report.keys()


def test_failures_are_told_and_the_other_hands_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 fails in the second hand only."""
    made = iter(range(100))

    def maker(chance: Any) -> Any:
        return Stubborn() if next(made) == 6 + 1 else policies.MAKERS["gouji"]["random"](chance)

    monkeypatch.setattr(policies, "MAKERS", {"gouji": {"some": maker, **policies.MAKERS["gouji"]}})
    next(made)
    code, report = run(Order(hands=3, seed=2, policy="some"))
    assert code == 1
    assert report["hands"] == 2
    (failure,) = report["failures"]
    assert failure["hand"] == 1
    assert failure["seed"] == written(seed_of(2, 1))
    assert failure["words"] == "Illegal: answer-question"


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Order(game="chess"), "no game 'chess'; there is: gouji"),
        (Order(profile="home"), "no profile 'home'; there is: finalstone, wanjiaxiang"),
        (Order(policy="clever"), "no computer player 'clever'"),
    ],
)
def test_what_does_not_exist_is_named_with_the_choices(order: Order, words: str) -> None:
    code, report = run(order)
    assert code == 2
    assert words in report["error"]
