"""A small share of the long runs (``scripts/soak``): hands of every game under every profile end,
no card is lost, and matches come to their end."""

from __future__ import annotations

import pytest

from bot.simulate import simulate
from engine.games import GAMES

SEED = 20


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize(
    ("game", "profile"), [(key, name) for key in GAMES for name in GAMES[key].profiles]
)
def test_hands_end_without_a_card_lost(game: str, profile: str, policy: str) -> None:
    report = simulate(game, profile, 2, SEED, policy)
    assert report.failures == ()
    assert report.hands + report.voids == 2


def test_a_match_of_shengji_goes_from_2_past_the_ace() -> None:
    report = simulate("shengji", "standard", 0, SEED, matches=1)
    assert report.failures == ()
    assert (report.matches, report.early, report.cut) == (1, 1, 0)
    assert 13 <= report.longest < report.most


def test_a_match_of_baohuang_has_as_many_hands_as_were_agreed() -> None:
    rules = GAMES["baohuang"].profiles["seed"]
    report = simulate("baohuang", "seed", 0, SEED, matches=1)
    assert report.failures == ()
    assert (report.matches, report.cut, report.hands) == (1, 0, rules.hands_per_game)
