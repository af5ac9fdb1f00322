"""A code stands for the same rules for ever, and one that was copied badly for none."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.house.code import ALPHABET, Miscopied, decoded, encoded, is_code
from bot.house.house import House
from bot.house.options import key, options
from bot.house.registry import REGISTRIES
from engine.games import GAMES
from engine.options import Unplayable


def reached(game: str, preset: str, taps: list[tuple[str, str]]) -> House:
    """The rules after these taps in the chat: what cannot be played is refused and changes
    nothing."""
    house = House(game, preset)
    for name, value in taps:
        try:
            house = house.with_({name: value})
        except Unplayable:
            continue
    return house


def houses(game: str) -> st.SearchStrategy[House]:
    """Any rules that a table of *game* can come to."""
    changes = [(o.name, key(value)) for o in options(game).values() for value in o.values]
    return st.builds(
        reached,
        st.just(game),
        st.sampled_from(sorted(GAMES[game].profiles)),
        st.lists(st.sampled_from(changes), max_size=40),
    )


HOUSES = st.sampled_from(sorted(GAMES)).flatmap(houses)


@settings(deadline=None)
@given(HOUSES)
def test_a_code_gives_back_the_rules_that_it_was_made_of(house: House) -> None:
    again = decoded(encoded(house))
    assert again == house
    assert again.rules == house.rules


@settings(deadline=None)
@given(HOUSES)
def test_a_code_has_two_characters_for_each_change_and_none_that_look_alike(house: House) -> None:
    code = encoded(house)
    prefix = REGISTRIES[house.game].prefix
    assert re.fullmatch(rf"{prefix}-[a-z]{{2}}(-[2-9a-hj-np-z]+)?-[2-9a-hj-np-z]", code)
    assert len(code) <= 8 + 2 * len(house.changes)
    assert len(code) <= 40 or len(house.changes) > 16


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_code_fits_a_copy_button(game: str) -> None:
    """Even with every option changed."""
    assert 8 + 2 * len(options(game)) <= 256


@settings(deadline=None)
@given(HOUSES, st.data())
def test_one_wrong_character_is_noticed(house: House, data: st.DataObject) -> None:
    code = encoded(house).lower()
    places = [n for n, letter in enumerate(code) if letter != "-" and n >= 3]
    at = data.draw(st.sampled_from(places))
    wrong = data.draw(st.sampled_from([letter for letter in ALPHABET if letter != code[at]]))
    with pytest.raises(Miscopied):
        decoded(code[:at] + wrong + code[at + 1 :])


@settings(deadline=None)
@given(HOUSES, st.data())
def test_a_lost_character_and_two_swapped_ones_are_noticed(
    house: House, data: st.DataObject
) -> None:
    code = encoded(house).lower()
    at = data.draw(st.integers(3, len(code) - 1))
    with pytest.raises(Miscopied):
        decoded(code[:at] + code[at + 1 :])
    pairs = [n for n in range(6, len(code) - 1) if "-" not in code[n : n + 2]]
    pairs = [n for n in pairs if code[n] != code[n + 1]]
    if pairs:
        swap = data.draw(st.sampled_from(pairs))
        with pytest.raises(Miscopied):
            decoded(code[:swap] + code[swap + 1] + code[swap] + code[swap + 2 :])


GIVEN_OUT = {
    "GJ-fs-6": House("gouji", "finalstone"),
    "GJ-fs-295y8j-p": House(
        "gouji",
        "finalstone",
        {"hands_per_game": "10", "burn_tribute": "2", "counter_burn_doubling": "yes"},
    ),
    "GJ-ax-93ah-j": House(
        "gouji", "aixin", {"report_threshold": "12", "dissolve_by_consent": "yes"}
    ),
    "GJ-sd-3w-l": House(
        "gouji", "shandong", {"joker_kills": "two-big-kill-big-and-three-small-kill-big"}
    ),
    "GJ-wj-a2-4": House("gouji", "wanjiaxiang", {"score": "2-1-0-0-m1-m2"}),
    "GJ-pf-6": House("gouji", "platform"),
    "SJ-se-u": House("shengji", "seed"),
    "SJ-se-3l3v-z": House("shengji", "seed", {"stop_levels": "none", "hands_per_game": "8"}),
    "SJ-st-p": House("shengji", "standard"),
    "SJ-st-2e32-w": House(
        "shengji", "standard", {"bottom_factor": "power", "overturn_self": "yes"}
    ),
    "BH-se-6": House("baohuang", "seed"),
    "BH-se-2b3x-m": House("baohuang", "seed", {"open_solo_first": "yes", "hands_per_game": "none"}),
    "BH-qd-r": House("baohuang", "qingdao"),
    "BH-qd-3g3m3n-g": House(
        "baohuang", "qingdao", {"hold_six": "no", "stuffed_tribute": "0", "kick_factor": "1"}
    ),
    "BH-qd-3z-b": House("baohuang", "qingdao", {"solo_values": "none"}),
}


@pytest.mark.parametrize("code", GIVEN_OUT)
def test_a_code_that_was_given_out_keeps_its_meaning(code: str) -> None:
    assert decoded(code) == GIVEN_OUT[code]
    assert encoded(GIVEN_OUT[code]) == code


def test_a_code_may_be_written_large_wide_and_inside_a_sentence() -> None:
    house = House("gouji", "aixin").with_(
        {"hold_three": "yes", "burn_tribute": "2", "pre_call": "yes"}
    )
    code = encoded(house)
    wide = code.replace("-", "\uff0d").replace("G", "\uff27")
    for written in (code.upper(), code.lower(), wide, f"规矩码 {code}，试试", f"{code} please"):
        assert is_code(written), written
        assert decoded(written) == house, written


@pytest.mark.parametrize(
    "words", ["", "hold three", "GJ", "GJ-fs", "GJ-zz-2", "GJ-fs-0", "GJ-fs-b3c-2", "烧"]
)
def test_what_is_no_code_is_none(words: str) -> None:
    with pytest.raises(Miscopied):
        decoded(words)


def test_words_that_are_meant_as_a_code_are_told_from_others() -> None:
    assert is_code("GJ-fs-b3c8t4-7")
    assert is_code("gj - fs - q")
    assert not is_code("打点版")
    assert not is_code("GJ")
