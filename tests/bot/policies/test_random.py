"""The fuzz player: always lawful, and everything happens."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import pytest

from bot.policies import Policy, aside, policy
from bot.policies.gouji.random import RandomPlayer
from bot.self_play import seed_of, stream
from engine.games import GAMES
from engine.gouji import asked as ask
from engine.gouji.actions import Action
from engine.gouji.combos import Combo
from engine.gouji.options import FirstLead, Wind
from engine.gouji.state import ALL
from engine.hand import Hand
from tests.support.hands import P0, P1, table
from tests.support.untraced import untraced

PROFILES = tuple(GAMES["gouji"].profiles)


def events(profile: str, matches: int) -> Counter[str]:
    """How often each thing happened in *matches* matches of three hands, burns and free kills told
    apart."""
    seen = Counter[str]()
    game = GAMES["gouji"]
    for number in range(matches):
        players = [policy("gouji", "random", stream(3, number, seat)) for seat in ALL]
        carried = None
        for deal in range(3):
            hand, _ = Hand.open(game, game.profiles[profile], seed_of(3, number, deal), carried)
            carried = game.carried(_played(hand, players, seen))
    return seen


def _played(hand: Any, players: list[Policy], seen: Counter[str]) -> Any:
    game = GAMES["gouji"]
    while (question := hand.pending) is not None:
        views = [(each.seat, game.view(hand.state, each.seat)) for each in question.asks]
        unasked = [(s, act) for s, view in views if (act := aside(players[s], view)) is not None]
        if unasked:
            seat, act = unasked[0]
            hand, done = hand.aside(seat, act)
            seen[act.kind] += 1
            continue
        answers = [(seat, players[seat].choose(view)) for seat, view in views]
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
    return hand.state


@pytest.fixture(scope="module")
def happened() -> dict[str, Counter[str]]:
    with untraced():
        return {profile: events(profile, 50) for profile in PROFILES}


@pytest.fixture(scope="module")
def anywhere(happened: dict[str, Counter[str]]) -> Counter[str]:
    return sum(happened.values(), Counter[str]())


@pytest.mark.parametrize("profile", PROFILES)
def test_everything_a_player_can_do_at_a_play_occurs(
    profile: str, happened: dict[str, Counter[str]]
) -> None:
    done = {kind for kind, count in happened[profile].items() if count}
    missing = {"play", "pass", "yield", "burn", "no-burn"} - done
    rules = GAMES["gouji"].profiles[profile]
    if rules.wind is Wind.APPLY:
        missing |= {"apply-for-wind"} - done
    if rules.first_lead is FirstLead.SHOW:
        missing |= {"show", "no-show"} - done
    assert not missing


RARE = {"refuse", "dot"}
"""Answers that whole matches seldom have; what may be refused, or dotted, depends on the cards."""


def test_every_kind_of_answer_occurs(anywhere: Counter[str]) -> None:
    """Wrong follows are never sent, and looking at cards answers nothing."""
    kinds = {each.__dataclass_fields__["kind"].default for each in get_args(Action)}
    kinds -= {"wrong-follow", "show-hand", "suggest"}
    assert kinds - {kind for kind, count in anywhere.items() if count} <= RARE


def test_what_a_hand_can_be_prepared_by_occurs(anywhere: Counter[str]) -> None:
    for kind in (
        "calls-opened",
        "tribute-paid",
        "cards-returned",
        "card-bought",
        "deck-cut",
        "revolutions-opened",
        "revolution-tested",
        "fours-thrown",
        "seat-stuffed",
        "fives-pooled",
    ):
        assert anywhere[kind], kind


def test_burns_are_finished_pressed_and_burned_in_turn(anywhere: Counter[str]) -> None:
    assert anywhere["burn-succeeded"]
    assert anywhere["burn-stopped"]
    assert anywhere["burned-in-turn"]


def test_false_burns_occur_where_bluffs_are_allowed(
    happened: dict[str, Counter[str]],
) -> None:
    assert happened["finalstone"]["burn-failed"]
    assert not happened["wanjiaxiang"]["burn-failed"]


def test_free_kills_and_the_wind_occur(happened: dict[str, Counter[str]]) -> None:
    both = happened["finalstone"] + happened["wanjiaxiang"]
    assert both["free-kill"]
    assert both["wind-asked"]
    assert both["yielded"]
    assert both["head-lost"]
    assert both["melee-began"]


@pytest.mark.untraced
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
