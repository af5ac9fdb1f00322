"""Which plays a hand holds: ``engine/gouji/plays.py``."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Rank
from engine.counts import Counts, counted
from engine.errors import Illegal
from engine.gouji.combos import Combo, beats
from engine.gouji.options import JokerKill
from engine.gouji.plays import beating, leads, must_beat, must_hold
from engine.gouji.profiles import FINALSTONE, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from tests.engine.soak import runs
from tests.support.hands import cards, combo

NO_TWOS = replace(FINALSTONE, attach_twos=False)
KILLS = replace(FINALSTONE, joker_kills=frozenset(JokerKill))
RULES = [FINALSTONE, WANJIAXIANG, NO_TWOS, KILLS]


def hand(words: str) -> Counts:
    return counted(cards(words))


def every_play(held: Counts, rules: GoujiRules) -> set[Combo]:
    """All that these cards can be laid out as, by trying."""
    twos, small, big = held[12:]
    found = set()
    for rank in (None, *list(Rank)[:13]):
        have = 0 if rank is None else held[rank - 3]
        for count, t, s, b in product(
            range(have + 1), range(twos + 1), range(small + 1), range(big + 1)
        ):
            if t and not rules.attach_twos:
                continue
            try:
                found.add(Combo(rank, count, t, s, b))
            except ValueError:
                continue
    return found


@st.composite
def some_hand(draw: st.DrawFn, *, at_least: int = 1) -> Counts:
    counts = [draw(st.integers(0, 3)) for _ in range(15)]
    if sum(counts) < at_least:
        counts[draw(st.integers(0, 14))] += at_least
    return tuple(counts)


@runs(120)
@given(held=some_hand(), rules=st.sampled_from(RULES))
def test_the_leads_of_a_hand_are_all_its_plays_each_once(held: Counts, rules: GoujiRules) -> None:
    """G-100 to G-106."""
    found = list(leads(held, rules))
    assert Counter(found).most_common(1)[0][1] == 1
    assert set(found) == every_play(held, rules)


@pytest.mark.untraced
@runs(200)
@given(
    held=some_hand(),
    other=some_hand(),
    rules=st.sampled_from(RULES),
    luck=st.integers(0, 2**32 - 1),
)
def test_what_beats_a_play_is_every_play_that_beats_it_each_once(
    held: Counts, other: Counts, rules: GoujiRules, luck: int
) -> None:
    """G-107 to G-115."""
    top = Random(luck).choice(sorted(every_play(other, rules), key=repr))
    found = list(beating(held, top, rules))
    assert len(found) == len(set(found))
    assert set(found) == {play for play in every_play(held, rules) if beats(play, top, rules)}


def test_a_lead_starts_with_the_lowest_rank_and_the_fewest_cards() -> None:
    """What a hand leads when nobody chooses."""
    assert next(leads(hand("2xK 3x7 2 S"), FINALSTONE)) == combo("7")
    assert next(leads(hand("2x2 S"), FINALSTONE)) == combo("2")
    assert next(leads(hand("S B"), FINALSTONE)) == combo("B")


def test_answers_come_cheapest_first() -> None:
    """Fewest jokers, then low ranks, then few attached 2s."""
    found = list(beating(hand("3x9 2xA 2 S"), combo("2x8"), FINALSTONE))
    assert found[:4] == [combo("2x9"), combo("9+2"), combo("2xA"), combo("A+2")]
    assert found[4:] == [combo("S+9"), combo("S+A"), combo("S+2")]


@pytest.mark.parametrize(
    ("held", "play", "code"),
    [
        ("4x10", "5x10", "do-not-have"),
        ("4x10 2", "4x10+2x2", "do-not-have"),
        ("4x10 S", "B+4x10", "do-not-have"),
        ("4x10 S", "2xS+4x10", "do-not-have"),
        ("4x10", "3", "do-not-have"),
    ],
)
def test_cards_that_are_not_in_the_hand_cannot_be_played(held: str, play: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        must_hold(combo(play), hand(held), FINALSTONE)
    assert caught.value.code == code


def test_the_refusal_says_which_cards_are_missing() -> None:
    with pytest.raises(Illegal) as caught:
        must_hold(combo("5x10"), hand("4x10"), FINALSTONE)
    assert caught.value.facts == {"rank": Rank.TEN, "wanted": 5, "have": 4}


def test_2s_are_not_attached_where_the_table_does_not_attach() -> None:
    """G-101, G-105: hanging jokers on 2s is no attaching."""
    with pytest.raises(Illegal) as caught:
        must_hold(combo("4x10+2"), hand("4x10 2"), NO_TWOS)
    assert caught.value.code == "attach-off"
    must_hold(combo("S+2"), hand("2 S"), NO_TWOS)


@pytest.mark.parametrize(
    ("top", "play", "code"),
    [
        ("5x10", "5x9", "does-not-beat"),
        ("5x10", "5x10", "does-not-beat"),
        ("5x10", "4xJ", "wrong-count"),
        ("5x10", "6xJ", "wrong-count"),
        ("S+4x9", "5xA", "joker-above"),
        ("S+4x9", "B+4x9", "joker-above"),
        ("B+4x9", "2xB+3xA", "dead-play"),
        ("B", "2xB", "dead-play"),
    ],
)
def test_a_play_that_does_not_beat_is_refused_with_the_reason(
    top: str, play: str, code: str
) -> None:
    """G-107, G-108, G-110, G-111."""
    with pytest.raises(Illegal) as caught:
        must_beat(combo(play), combo(top), FINALSTONE)
    assert caught.value.code == code


def test_where_jokers_may_be_exchanged_no_play_is_called_dead() -> None:
    """G-115."""
    must_beat(combo("2xB"), combo("B"), KILLS)
    for play, code in (("2xS", "wrong-count"), ("S", "joker-above")):
        with pytest.raises(Illegal) as caught:
            must_beat(combo(play), combo("B"), KILLS)
        assert caught.value.code == code
