"""The benchmarks import, run with tiny numbers, and say what is missing."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest

from bench import baohuang, duplicate, engine, gouji
from bench.known import KNOWN
from engine.games import GAMES
from engine.gouji.carried import Debt
from engine.gouji.options import Tribute
from tests.support.hands import P0, P1, P2, P3, P4, P5

PROFILES = tuple(GAMES["gouji"].profiles)
PLAYERS = [(game, name) for game in GAMES for name in duplicate.players(game)]


def test_the_engine_is_timed_for_every_profile(capsys: pytest.CaptureFixture[str]) -> None:
    assert engine.main(["--seconds", "0.01", "--rounds", "2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["engine"] for row in rows] == [
        f"{key} {profile}" for key, game in GAMES.items() for profile in game.profiles
    ]
    assert all(row["decisions_per_second"] > 0 for row in rows)
    assert all(row["times_the_peer"] is None for row in rows)


def test_an_interpreter_without_the_peer_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for python in (sys.executable, "/nowhere/python"):
        assert engine.main(["--game", "gouji", "--seconds", "0.01", "--peer", python]) == 2
        told = capsys.readouterr().err
        assert python in told
        assert "bench/requirements.txt" in told


def test_a_table_compares_with_the_peer() -> None:
    mine, theirs = engine.Timed(6_000, 10, 1.0), engine.Timed(1_000, 20, 1.0)
    row = engine._row("gouji", [mine, mine], [theirs, theirs])
    assert row.times_the_peer == 6
    assert row.decisions_a_hand == 600
    assert engine.table([row]).row_count == 1


@pytest.mark.parametrize("profile", PROFILES)
def test_the_sound_player_wins_from_both_sides(profile: str) -> None:
    for deal in range(2):
        assert duplicate.margin("gouji", profile, "greedy", "random", 1, deal) > 0
        assert duplicate.margin("gouji", profile, "random", "greedy", 1, deal) < 0


def test_a_player_is_no_better_than_itself() -> None:
    found = duplicate.duel("gouji", "finalstone", "greedy", "greedy", 3, 1, lambda: None)
    assert (found.margin, found.interval) == (0, 0)
    assert not found.clear


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_whoever_can_be_measured_plays_to_the_end(game: str, name: str) -> None:
    profile = [*GAMES[game].profiles][1]
    assert duplicate.duel(game, profile, name, "random", 2, 3, lambda: None).deals == 2


def test_a_hand_without_points_is_worth_its_places_and_its_tribute() -> None:
    """Half a point a card, from the side that pays to the side that gets it."""
    places = (P0, P2, P1, P4, P3, P5)
    assert gouji.equivalent(places, ()) == (3, -3)
    owed = (Debt(Tribute.FALL, P5, P0, 2), Debt(Tribute.POINT, P0, P3, 1))
    assert gouji.equivalent(places, owed) == (3.5, -3.5)
    inside = (Debt(Tribute.FALL, P4, P0, 2),)
    assert gouji.equivalent(places, inside) == (3, -3)


@pytest.mark.parametrize("profile", PROFILES)
def test_every_other_deal_follows_a_hand_that_is_made_up(profile: str) -> None:
    rules = GAMES["gouji"].profiles[profile]
    left = gouji.made_up(rules, Random(4))
    assert sorted(left.places) == list(range(6))
    assert bool(left.debts) == rules.tribute_enabled
    kinds = [debt.kind for debt in left.debts]
    assert kinds == sorted(kinds, key=rules.tribute_order.index)


@pytest.mark.parametrize("profile", GAMES["baohuang"].profiles)
def test_a_made_up_hand_of_baohuang_leaves_what_a_real_one_could(profile: str) -> None:
    rules = GAMES["baohuang"].profiles[profile]
    left = [baohuang.made_up(rules, Random(seed)) for seed in range(40)]
    assert all(sorted(each.places) == list(range(5)) for each in left)
    assert {each.emperor for each in left} == set(range(5))
    debts = [debt for each in left for debt in each.debts]
    assert bool(debts) == bool(rules.stuffed_tribute)
    assert all(debt.payer != debt.receiver for debt in debts)


def test_hands_of_every_game_can_follow_one() -> None:
    assert KNOWN.keys() == GAMES.keys()


def test_a_duel_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert duplicate.main(["--deals", "3", "--profile", "finalstone", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["margin"] > found["interval"]
    assert found["deals"] == 3
    assert duplicate.main(["--deals", "2", "--second", "greedy", "--profile", "finalstone"]) == 1
    assert "greedy" in capsys.readouterr().out


def test_what_does_not_exist_is_named_with_the_choices(capsys: pytest.CaptureFixture[str]) -> None:
    for words, known in (
        (["--first", "clever"], "random, greedy, lowest"),
        (["--second", "clever"], "random, greedy, lowest"),
        (["--profile", "home"], "finalstone, wanjiaxiang"),
    ):
        with pytest.raises(SystemExit):
            duplicate.main(words)
        assert known in capsys.readouterr().err
