"""One play and what beats what: ``engine/gouji/combos.py``."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Rank
from engine.gouji.combos import Combo, beats, strength
from engine.gouji.options import JokerKill, MixedJokers
from engine.gouji.profiles import FINALSTONE, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from tests.engine.soak import runs
from tests.support.hands import combo

ALL_KILLS = replace(FINALSTONE, joker_kills=frozenset(JokerKill))
TWO_BIG = replace(WANJIAXIANG, joker_kills=frozenset({JokerKill.TWO_BIG_KILL_BIG}))


def over(top: str, play: str, rules: GoujiRules) -> bool:
    return beats(combo(play), combo(top), rules)


@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_each_rank_beats_the_next_lower_one_and_never_the_reverse(rules: GoujiRules) -> None:
    """G-013, G-108: 3 4 5 6 7 8 9 10 J Q K A 2 S B."""
    for low, high in pairwise(["3", "4", "5", "6", "7", "8", "9", "10", *"JQKA2SB"]):
        assert over(low, high, rules)
        assert not over(high, low, rules)
        assert not over(low, low, rules)


@pytest.mark.parametrize("play", ["2xB+3x10", "3xB+2x10", "4xB+10", "2xB+3x2", "5xB"])
@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_hung_small_jokers_fall_to_as_many_big_ones_and_a_higher_rank(
    rules: GoujiRules, play: str
) -> None:
    """G-110, G-103."""
    assert over("2xS+3x9", play, rules)


@pytest.mark.parametrize(
    "play", ["2xB+3x8", "2xB+3x9", "3xB+2x9", "B+4x10", "5x2", "2xS+3x10", "2xB+2x10", "3xB+3x10"]
)
@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_hung_small_jokers_stand_against_less_than_both(rules: GoujiRules, play: str) -> None:
    """G-110, G-107, GAP-07."""
    assert not over("2xS+3x9", play, rules)


@pytest.mark.parametrize(
    ("top", "play", "beaten"),
    [
        ("3x8+2x2", "5x9", True),
        ("3x8+2x2", "5x8", False),
        ("3x8+2x2", "3x9+2x2", True),
        ("3x8+2x2", "4x8+2", False),
        ("3x8+2x2", "4x10", False),
        ("5x9", "3x8+2x2", False),
        ("4x10+2x2", "6xJ", True),
        ("4x10+2x2", "6x10", False),
        ("3xA", "3x2", True),
        ("3xA", "2xA+2", False),
    ],
)
@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_attached_2s_count_as_the_rank_they_join(
    rules: GoujiRules, top: str, play: str, beaten: bool
) -> None:
    """G-101, G-102, G-107, G-108, G-109."""
    assert over(top, play, rules) is beaten


@pytest.mark.parametrize(
    ("top", "play", "beaten"),
    [
        ("8x9+S", "2xB+3x2+4x10", True),
        ("2xS+7x9", "2xB+3x2+4x10", True),
        ("2xS+7x10", "2xB+3x2+4x10", False),
        ("5xA", "2xB+3x2", True),
        ("2xS+3xA", "2xB+3x2", True),
        ("3x2", "S+2x2", False),
        ("3xA", "S+2x2", True),
    ],
)
@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_2s_beside_jokers_are_carried(rules: GoujiRules, top: str, play: str, beaten: bool) -> None:
    """G-104: with a rank they join it; G-105: alone they are carried as 2s."""
    assert over(top, play, rules) is beaten


def test_mixed_jokers_are_all_small_in_finalstone() -> None:
    """G-106, GAP-02: 1 big + 1 small + 2 twos + 4 fives is 2 small carrying 6 fives."""
    assert strength(combo("B+S+2x2+4x5"), MixedJokers.DOWNGRADE) == (0, 2, Rank.FIVE, 6)
    assert over("B+S+2x2+4x5", "2xB+6x6", FINALSTONE)
    assert not over("B+S+2x2+4x5", "2xB+6x5", FINALSTONE)
    assert not over("S+4x9", "B+S+3x10", FINALSTONE)
    assert over("S+4x9", "B+4x10", FINALSTONE)
    assert not over("2xS", "B+S", FINALSTONE)
    assert over("B+S", "2xB", FINALSTONE)


def test_mixed_jokers_keep_their_own_rank_in_wanjiaxiang() -> None:
    """GAP-01: nothing lies on a big joker, and a big one beside a small one still beats."""
    assert strength(combo("B+S+2x8"), MixedJokers.AS_IS) == (1, 1, Rank.EIGHT, 2)
    assert not over("B+S+2x2+4x5", "2xB+6x6", WANJIAXIANG)
    assert over("S+4x9", "B+S+3x10", WANJIAXIANG)
    assert over("S+3x7", "B+S+2x8", WANJIAXIANG)
    assert not over("2xS+3x9", "B+S+3xA", WANJIAXIANG)


@pytest.mark.parametrize("play", ["2xB+3xA", "B+4xA", "5xB", "B+4x2"])
@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_nothing_of_equal_count_lies_on_a_big_joker(rules: GoujiRules, play: str) -> None:
    """G-111."""
    assert not over("B+4x3", play, rules)


@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_a_joker_does_not_replace_a_higher_rank(rules: GoujiRules) -> None:
    """G-112, GAP-03: the carried cards must be higher too."""
    assert over("3x9", "S+2x10", rules)
    assert not over("3x9", "S+2x9", rules)
    assert not over("3x9", "B+2x8", rules)


@pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])
def test_bare_jokers_lie_on_hung_plays(rules: GoujiRules) -> None:
    """GAP-04."""
    assert over("S+9", "2xB", rules)
    assert not over("S+9", "2xS", rules)
    assert over("2x9", "2xS", rules)


@pytest.mark.parametrize(
    ("top", "play", "beaten"),
    [
        ("B", "2xB", True),
        ("S", "2xS", True),
        ("B", "3xS", True),
        ("B", "2xS", False),
        ("B+4x10", "2xB+4xJ", True),
        ("B+4x10", "3xS+4xJ", True),
        ("B+4x10", "2xB+4x10", False),
        ("B+4x10", "2xB+3xJ", False),
        ("S+4x10", "2xS+4xJ", True),
        ("2xB", "3xB", False),
        ("2xB", "4xB", False),
        ("B", "4x2", False),
        ("3x9", "4x10", False),
    ],
)
def test_option_1_exchanges_jokers_with_unequal_counts(top: str, play: str, beaten: bool) -> None:
    """G-115, GAP-05: one exchange a beat, every other card strictly higher."""
    assert over(top, play, ALL_KILLS) is beaten


def test_each_exchange_is_an_option_of_its_own() -> None:
    """G-115: shandong's two-kill-one alone, and finalstone's option 0."""
    assert over("B", "2xB", TWO_BIG)
    assert over("B+4x10", "2xB+4xJ", TWO_BIG)
    assert not over("S", "2xS", TWO_BIG)
    assert not over("B", "3xS", TWO_BIG)
    for top, play in (("B", "2xB"), ("S", "2xS"), ("B", "3xS")):
        assert not over(top, play, FINALSTONE)
        assert not over(top, play, WANJIAXIANG)


def as_list(play: Combo, rules: GoujiRules) -> list[int]:
    """The play as the digest compares it: b times B, s times S, m times r."""
    big, small = play.big, play.small
    if big and small and rules.mixed_jokers is MixedJokers.DOWNGRADE:
        big, small = 0, big + small
    return [17] * big + [16] * small + [play.rank or 0] * (play.count + play.twos)


@st.composite
def combos(draw: st.DrawFn) -> Combo:
    few = st.integers(0, 2)
    rank = draw(st.sampled_from([*list(Rank)[:13], None]))
    small, big = draw(few), draw(few)
    if rank is None:
        return Combo(None, 0, 0, small, big or int(not small))
    twos = 0 if rank is Rank.TWO else draw(few)
    return Combo(rank, draw(st.integers(1, 4)), twos, small, big)


@runs(1000)
@given(play=combos(), top=combos(), rules=st.sampled_from([FINALSTONE, WANJIAXIANG]))
def test_a_play_beats_iff_it_is_as_long_and_higher_at_every_position(
    play: Combo, top: Combo, rules: GoujiRules
) -> None:
    """G-107, G-108: the single rule of section I."""
    mine, theirs = as_list(play, rules), as_list(top, rules)
    higher = len(mine) == len(theirs) and all(a > b for a, b in zip(mine, theirs, strict=True))
    assert beats(play, top, rules) is higher


@pytest.mark.parametrize(
    "bad",
    [
        (None,),
        (None, 1, 0, 1),
        (None, 0, 1, 1),
        (Rank.TEN, 0),
        (Rank.TEN, 0, 2),
        (Rank.TEN, 2, -1),
        (Rank.TWO, 1, 1),
        (Rank.SMALL_JOKER, 1),
        (Rank.BIG_JOKER, 1),
    ],
)
def test_what_is_not_one_play_cannot_be_written_down(bad: tuple[object, ...]) -> None:
    """G-100, G-102."""
    with pytest.raises(ValueError, match=r"play|jokers|2s"):
        Combo(*bad)  # type: ignore[arg-type]


def test_a_play_knows_its_cards() -> None:
    """G-100 to G-104."""
    play = combo("2xB+S+3x2+4x10")
    assert (play.size, play.jokers) == (10, 3)
    assert dict(play.counts) == {
        Rank.TEN: 4,
        Rank.TWO: 3,
        Rank.SMALL_JOKER: 1,
        Rank.BIG_JOKER: 2,
    }
    assert combo("3x2").counts == ((Rank.TWO, 3),)
    assert combo("2xB").counts == ((Rank.BIG_JOKER, 2),)
