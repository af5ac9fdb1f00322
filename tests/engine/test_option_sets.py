"""A small share of the random house rules that ``scripts/soak options`` plays."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

from engine.games import GAMES
from engine.options import Unplayable
from tests.engine import option_sets

OPTIONS = tuple((key, o.name) for key, game in GAMES.items() for o in fields(game.rules_type))
SINGLE = {("gouji", "equal_count"), ("gouji", "hung_is_gouji")}
"""Only one value can be played."""
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.untraced
@each_game
def test_a_match_under_each_of_some_sets_is_played_to_its_end(game: str) -> None:
    count, failures = option_sets.run(game, 40, 5)
    assert failures == []
    assert count["sets"] == 40
    assert count["hands"] >= 40


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_every_option_has_values_to_choose_from(game: str, name: str) -> None:
    values = option_sets.choices(game, name)
    assert len(values) > 1 or (game, name) in SINGLE
    for rules in GAMES[game].profiles.values():
        assert getattr(rules, name) in values


@each_game
def test_every_option_is_drawn_and_every_refusal_names_one(game: str) -> None:
    sets = option_sets.some(game, 400, 1)
    options = {name for key, name in OPTIONS if key == game}
    assert {name for each in sets for name in each.changes} == options
    refused = [each.refused for each in sets if each.refused is not None]
    assert 0 < len(refused) < len(sets)
    assert {refusal.option for refusal in refused} <= options


@each_game
def test_a_set_that_is_drawn_is_the_profile_with_its_changes(game: str) -> None:
    profiles = GAMES[game].profiles
    for each in option_sets.some(game, 50, 2):
        if each.rules is not None:
            assert each.rules == replace(profiles[each.profile], **each.changes)
        else:
            with pytest.raises(Unplayable):
                replace(profiles[each.profile], **each.changes)


def test_what_goes_wrong_is_told_with_the_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.self_play.BOUND", 20)
    assert option_sets.main(["2", "--seed", "3"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert len(report["failures"]) == 2
    assert "still open after 20 decisions" in report["failures"][0]["words"]
    assert report["failures"][0]["changes"]
