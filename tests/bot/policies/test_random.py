"""The fuzz player: always lawful, and everything happens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.policies import policy
from bot.policies.random import RandomPlayer
from bot.simulate import seed_of, stream
from engine.games import GAMES
from engine.gouji import asked as ask
from engine.gouji.combos import Combo
from engine.gouji.state import ALL
from engine.hand import Hand
from tests.support.hands import P0, P1, table

PROFILES = tuple(GAMES["gouji"].profiles)


def events(profile: str, hands: int) -> Counter[str]:
    """How often each thing happened in *hands* hands, burns and free kills told apart."""
    seen = Counter[str]()
    game = GAMES["gouji"]
    for number in range(hands):
        players = [policy("gouji", "random", stream(3, number, seat)) for seat in ALL]
        hand, _ = Hand.open(game, game.profiles[profile], seed_of(3, number))
        while (question := hand.pending) is not None:
            answers = [
                (each.seat, players[each.seat].choose(game.view(hand.state, each.seat)))
                for each in question.asks
            ]
            seen.update(action.kind for _, action in answers)
            hand, done = hand.answers(question.id, answers)
            if question.hold != "none":
                hand, released = hand.release(question.id)
                done = [*done, *released]
            for event in done:
                seen[event.kind] += 1
                seen["burned"] += getattr(event, "burn", False)
                seen["free-kill"] += getattr(event, "free_kill", False)
            seen["burned-in-turn"] += len(hand.state.burns) > 1
    return seen


@pytest.fixture(scope="module")
def happened() -> dict[str, Counter[str]]:
    return {profile: events(profile, 150) for profile in PROFILES}


@pytest.mark.parametrize("profile", PROFILES)
def test_everything_a_player_can_do_occurs(profile: str, happened: dict[str, Counter[str]]) -> None:
    missing = {
        "show",
        "no-show",
        "play",
        "pass",
        "yield",
        "apply-for-wind",
        "burn",
        "no-burn",
    } - {kind for kind, count in happened[profile].items() if count}
    assert not missing


def test_burns_are_finished_pressed_and_burned_in_turn(
    happened: dict[str, Counter[str]],
) -> None:
    for seen in happened.values():
        assert seen["burn-succeeded"]
        assert seen["burn-stopped"]
    assert sum(seen["burned-in-turn"] for seen in happened.values())


def test_false_burns_occur_where_bluffs_are_allowed(happened: dict[str, Counter[str]]) -> None:
    assert happened["finalstone"]["burn-failed"]
    assert not happened["wanjiaxiang"]["burn-failed"]


def test_free_kills_and_the_wind_occur(happened: dict[str, Counter[str]]) -> None:
    both = happened["finalstone"] + happened["wanjiaxiang"]
    assert both["free-kill"]
    assert both["wind-asked"]
    assert both["yielded"]
    assert both["head-lost"]
    assert both["melee-began"]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_answer_is_lawful(profile: str) -> None:
    game = GAMES["gouji"]
    player = RandomPlayer(Random(5))
    for number in range(25):
        hand, _ = Hand.open(game, game.profiles[profile], seed_of(5, number))
        while (question := hand.pending) is not None:
            for each in question.asks:
                view = game.view(hand.state, each.seat)
                action = player.choose(view)
                ask.check(view.asked, action)
                hand, _ = hand.answer(question.id, each.seat, action)
            if question.hold != "none":
                hand, _ = hand.release(question.id)


def test_the_same_stream_gives_the_same_answers() -> None:
    def answers(seed: int) -> list[object]:
        view = table(P0="5x10 4xJ 3xQ 2x2 S B 6x3").led_by(P0).view(P0)
        player = RandomPlayer(Random(seed))
        return [player.choose(view) for _ in range(30)]

    assert answers(4) == answers(4)
    assert answers(4) != answers(5)


def test_without_a_stream_equal_views_get_equal_answers() -> None:
    scene = table(P0="5x10 4xJ 3xQ 2x2 S B 6x3", P1="6x4 5xK 3x2 S").led_by(P0)
    first, again = RandomPlayer(), RandomPlayer()
    assert first.choose(scene.view(P0)) == again.choose(scene.view(P0))


def test_one_who_is_not_asked_has_nothing_to_answer() -> None:
    view = table().led_by(P0).view(P1)
    with pytest.raises(LookupError, match="not asked"):
        RandomPlayer(Random(1)).choose(view)


def test_the_leads_of_a_full_hand_differ_in_rank_and_in_what_rides_along() -> None:
    full = "3x3 3x4 3x5 3x6 3x7 3x8 3x9 3x10 2xJ 2xQ 2xK A 4x2 2xS 2xB"
    drawn = Counter[Combo]()
    for seed in range(4):
        view = table(P0=full, seed=seed).led_by(P0).view(P0)
        player = RandomPlayer(Random(2))
        drawn.update(player.choose(view).combo for _ in range(100))
    assert len({play.rank for play in drawn}) >= 10
    assert any(play.jokers for play in drawn)
    assert any(play.twos for play in drawn)
    assert any(play.count == 3 for play in drawn)
    assert any(play.count == 1 for play in drawn)
