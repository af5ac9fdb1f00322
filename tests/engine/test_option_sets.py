"""A small share of the random house rules that ``scripts/soak options`` plays."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.validity import CHECKS, Unplayable
from tests.engine import option_sets

OPTIONS = tuple(option.name for option in fields(GoujiRules))


def test_a_match_under_each_of_some_sets_is_played_to_its_end() -> None:
    count, failures = option_sets.run(40, 5)
    assert failures == []
    assert count["sets"] == 40
    assert count["hands"] >= 40


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_has_values_to_choose_from(name: str) -> None:
    values = option_sets.choices(name)
    assert len(values) > 1 or name in ("equal_count", "hung_is_gouji")
    for rules in PROFILES.values():
        assert getattr(rules, name) in values


def test_every_option_is_drawn_and_every_refusal_names_one() -> None:
    sets = option_sets.some(400, 1)
    assert {name for each in sets for name in each.changes} == set(OPTIONS)
    refused = [each.refused for each in sets if each.refused is not None]
    assert 0 < len(refused) < len(sets)
    assert {refusal.option for refusal in refused} <= {option for option, _, _ in CHECKS}


def test_a_set_that_is_drawn_is_the_profile_with_its_changes() -> None:
    for each in option_sets.some(50, 2):
        if each.rules is not None:
            assert each.rules == replace(PROFILES[each.profile], **each.changes)
        else:
            with pytest.raises(Unplayable):
                replace(PROFILES[each.profile], **each.changes)


def test_what_goes_wrong_is_told_with_the_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.self_play.BOUND", 20)
    assert option_sets.main(["2", "--seed", "3"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert len(report["failures"]) == 2
    assert "still open after 20 decisions" in report["failures"][0]["words"]
    assert report["failures"][0]["changes"]
