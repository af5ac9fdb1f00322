"""What can be chosen follows from the rules themselves, and every bit of it has words."""

from __future__ import annotations

import hashlib
import re
from dataclasses import fields

import pytest

from bot.house.code import ALPHABET
from bot.house.house import House
from bot.house.options import categories, key, options
from bot.house.registry import REGISTRIES
from bot.house.wording import (
    about_of,
    category_name,
    game_name,
    name_of,
    preset_about,
    preset_name,
    value_of,
)
from bot.narrators import NARRATORS
from bot.text import LANGUAGES, locale
from engine.cards import Rank
from engine.games import GAMES
from engine.gouji.options import Category, JokerKill

KNOWN = REGISTRIES["gouji"]
NUMBERED = [game for game in GAMES if game in REGISTRIES]
SPOKEN = [game for game in GAMES if game in NARRATORS]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_rules_is_an_option_and_nothing_else_is(game: str) -> None:
    assert list(options(game)) == [each.name for each in fields(GAMES[game].rules_type)]


@pytest.mark.parametrize("game", GAMES)
def test_the_categories_hold_every_option_once_and_none_is_empty(game: str) -> None:
    held = [option.name for each in categories(game).values() for option in each]
    assert sorted(held) == sorted(options(game))
    assert all(categories(game).values())


def test_gouji_has_ten_categories() -> None:
    assert len(categories("gouji")) == len(Category) == 10


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_at_least_two_values_with_names_of_their_own(game: str) -> None:
    for option in options(game).values():
        names = [key(value) for value in option.values]
        assert len(names) >= 2, option.name
        assert len(set(names)) == len(names), option.name
        assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names), option.name
        assert [option.value(name) for name in names] == list(option.values)


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_is_made_of_values_that_can_be_chosen(game: str) -> None:
    for name, preset in GAMES[game].profiles.items():
        for option in options(game).values():
            assert getattr(preset, option.name) in option.values, (name, option.name)


@pytest.mark.parametrize("game", GAMES)
def test_a_list_and_two_screens_of_buttons_have_room_for_them(game: str) -> None:
    """At most 25 options in a category and 10 values of an option (screens, section 17)."""
    assert max(map(len, categories(game).values())) <= 25
    assert max(len(o.members or o.values) for o in options(game).values()) <= 10


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
@pytest.mark.parametrize("game", NUMBERED)
def test_every_option_and_every_value_has_words(game: str, language: str) -> None:
    words = locale(language).words
    for option in options(game).values():
        name = option.name
        values = [words(value_of(game, name, key(value))) for value in option.values]
        assert len(set(values)) == len(values), (name, values)
        assert len(words(name_of(game, name))) <= 40, name
        assert len(words(about_of(game, name))) <= 160, name
        assert max(map(len, values)) <= 80, (name, values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NUMBERED)
def test_no_two_options_of_a_category_are_called_the_same(game: str, language: str) -> None:
    words = locale(language).words
    for held in categories(game).values():
        names = [words(name_of(game, option.name)) for option in held]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NUMBERED)
def test_categories_and_presets_have_words_of_their_own(game: str, language: str) -> None:
    words = locale(language).words
    named = [words(category_name(game, each)) for each in categories(game)]
    assert len(set(named)) == len(named)
    for ids in (preset_name, preset_about):
        presets = [words(ids(game, preset)) for preset in GAMES[game].profiles]
        assert len(set(presets)) == len(presets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SPOKEN)
def test_every_game_has_a_name(game: str, language: str) -> None:
    assert locale(language).words(game_name(game))


def test_every_game_has_numbers_for_codes() -> None:
    assert list(GAMES) == NUMBERED


@pytest.mark.parametrize("game", NUMBERED)
def test_every_option_and_every_value_has_a_number(game: str) -> None:
    known = REGISTRIES[game]
    for option in options(game).values():
        wanted = {(option.name, key(value)) for value in option.values}
        assert wanted <= set(known.numbers), option.name
    assert set(options(game)) <= set(known.places)
    assert set(known.letters) >= set(GAMES[game].profiles)


@pytest.mark.parametrize("game", NUMBERED)
def test_no_number_is_given_twice_and_two_characters_hold_all(game: str) -> None:
    known = REGISTRIES[game]
    assert len(set(known.pairs)) == len(known.pairs) <= 32 * 32
    assert len(known.names) == len(known.letters) == len(known.presets)


def test_no_two_games_have_codes_that_begin_alike() -> None:
    prefixes = [known.prefix for known in REGISTRIES.values()]
    assert len(set(prefixes)) == len(prefixes)
    letters = set("".join(prefixes).lower()).union(
        *(letters for known in REGISTRIES.values() for letters in known.names)
    )
    assert letters <= set(ALPHABET)


@pytest.mark.parametrize(
    ("game", "count", "digest"),
    [
        ("gouji", 273, "de15c9add8e77186"),
        ("shengji", 63, "43759d8e61bf12f5"),
        ("baohuang", 63, "1c99bb950f87587f"),
    ],
)
def test_no_number_that_was_given_out_ever_means_another_thing(
    game: str, count: int, digest: str
) -> None:
    """*count* pairs were numbered when codes were first given out."""
    known = REGISTRIES[game]
    first = "\n".join(f"{option}={value}" for option, value in known.pairs[:count])
    assert hashlib.sha256(first.encode()).hexdigest().startswith(digest)


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
    assert {number: KNOWN.pairs[number] for number in known} == known
    assert [letters for letters, _ in KNOWN.presets[:5]] == ["fs", "wj", "ax", "sd", "pf"]


def test_hold_three_brings_what_goes_along_with_it() -> None:
    """G-030, G-243: in finalstone 4s are shown then, and nothing is reported; and back again."""
    held = House("gouji", "finalstone").with_({"hold_three": "yes"})
    assert held.changes == {"hold_three": "yes", "show_rank": "four", "report_mode": "none"}
    assert held.with_({"hold_three": "no"}).changes == {}
    assert House("gouji", "platform").with_({"hold_three": "no"}).changes == {}


def test_options_of_two_games_that_are_called_alike_have_their_own_values() -> None:
    """Both games have a wind that is asked for or comes by itself."""
    for game in ("gouji", "baohuang"):
        kind = type(GAMES[game].profiles[next(iter(GAMES[game].profiles))].wind)
        assert type(options(game)["wind"].value("apply")) is kind
