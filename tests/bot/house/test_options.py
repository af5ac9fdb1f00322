"""What can be chosen follows from the rules themselves, and every bit of it has words."""

from __future__ import annotations

import hashlib
import re
from dataclasses import fields

import pytest

from bot.house.house import House
from bot.house.options import CATEGORIES, OPTIONS, key
from bot.house.registry import NUMBERS, PAIRS, PLACES, PRESETS
from bot.house.screens import about_of, name_of, value_of
from bot.text import LANGUAGES, locale
from engine.cards import Rank
from engine.gouji.options import Category, JokerKill
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules


def test_every_field_of_the_rules_is_an_option_and_nothing_else_is() -> None:
    assert list(OPTIONS) == [each.name for each in fields(GoujiRules)]


def test_the_ten_categories_hold_every_option_once() -> None:
    held = [option.name for options in CATEGORIES.values() for option in options]
    assert len(CATEGORIES) == len(Category) == 10
    assert sorted(held) == sorted(OPTIONS)


def test_every_option_has_at_least_two_values_with_names_of_their_own() -> None:
    for option in OPTIONS.values():
        names = [key(value) for value in option.values]
        assert len(names) >= 2, option.name
        assert len(set(names)) == len(names), option.name
        assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names), option.name
        assert [option.value(name) for name in names] == list(option.values)


def test_every_preset_is_made_of_values_that_can_be_chosen() -> None:
    for name, preset in PROFILES.items():
        for option in OPTIONS.values():
            assert getattr(preset, option.name) in option.values, (name, option.name)


def test_a_list_and_two_screens_of_buttons_have_room_for_them() -> None:
    """At most 25 options in a category and 10 values of an option (screens, section 17)."""
    assert max(map(len, CATEGORIES.values())) <= 25
    assert max(len(o.members or o.values) for o in OPTIONS.values()) <= 10


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (None, "none"),
        (True, "yes"),
        (False, "no"),
        (Rank.THREE, "three"),
        (6, "6"),
        ((2, 1, 0, 0, -1, -2), "2-1-0-0-m1-m2"),
        ((), "none"),
        (((Rank.THREE, 6),), "three-6"),
        (frozenset[JokerKill](), "none"),
        (frozenset(JokerKill) - {JokerKill.TWO_SMALL_KILL_SMALL},
         "two-big-kill-big-and-three-small-kill-big"),
    ],
)  # fmt: skip
def test_a_value_is_named_by_what_it_is(value: object, name: str) -> None:
    assert key(value) == name


def test_what_is_no_value_of_a_rule_has_no_name() -> None:
    with pytest.raises(TypeError):
        key("words")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_words(language: str) -> None:
    words = locale(language).words
    for option in OPTIONS.values():
        names = [words(value_of(option.name, key(value))) for value in option.values]
        assert len(set(names)) == len(names), (option.name, names)
        assert len(words(name_of(option.name))) <= 40, option.name
        assert len(words(about_of(option.name))) <= 160, option.name
        assert max(map(len, names)) <= 80, (option.name, names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_category_are_called_the_same(language: str) -> None:
    for options in CATEGORIES.values():
        names = [locale(language).words(name_of(option.name)) for option in options]
        assert len(set(names)) == len(names)


def test_every_option_and_every_value_has_a_number() -> None:
    numbered = set(NUMBERS)
    for option in OPTIONS.values():
        assert {(option.name, key(value)) for value in option.values} <= numbered, option.name
    assert set(OPTIONS) <= set(PLACES)
    assert {name for _, name in PRESETS} >= set(PROFILES)


def test_no_number_is_given_twice_and_two_characters_hold_all() -> None:
    assert len(set(PAIRS)) == len(PAIRS) <= 32 * 32
    assert len(dict(PRESETS)) == len({name for _, name in PRESETS}) == len(PRESETS)


FIRST = 273
"""Pairs that were numbered when codes were first given out."""


def test_numbers_that_were_given_out_stay() -> None:
    """Codes are pasted years later: these may never become others."""
    known = {
        0: ("hands_per_game", "1"),
        9: ("hands_per_game", "none"),
        10: ("deck_keep", "none"),
        60: ("joker_kills", "two-big-kill-big-and-three-small-kill-big"),
        100: ("buy_pay", "natural-two"),
        272: ("dissolve_by_consent", "no"),
    }
    assert {number: PAIRS[number] for number in known} == known
    first = "\n".join(f"{option}={value}" for option, value in PAIRS[:FIRST])
    assert hashlib.sha256(first.encode()).hexdigest().startswith("de15c9add8e77186")
    assert [letters for letters, _ in PRESETS[:5]] == ["fs", "wj", "ax", "sd", "pf"]


def test_hold_three_brings_what_goes_along_with_it() -> None:
    """G-030, G-243: in finalstone 4s are shown then, and nothing is reported; and back again."""
    held = House("finalstone").with_({"hold_three": "yes"})
    assert held.changes == {"hold_three": "yes", "show_rank": "four", "report_mode": "none"}
    assert held.with_({"hold_three": "no"}).changes == {}
    assert House("platform").with_({"hold_three": "no"}).changes == {}
