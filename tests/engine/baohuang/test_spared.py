"""Who is spared a question to which he has a single answer: everybody or nobody, by what all
see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.scenario import cases, played
from bot.scenario.moment import Moment
from engine import baohuang
from engine.cards import Card
from engine.counts import counted

HANDS = "hand P0: E, 3xH9, 2x2, 2xB, K\nhand P1: H9, 4x6\n"


def after(*lines: str) -> Moment:
    """老王 reigns with the nine of hearts called, and leads."""
    begun = "P0: reign\nP0: call H9\nothers pass\n"
    text = f"game baohuang\nprofile qingdao\n{HANDS}{begun}" + "\n".join(lines)
    (case,) = cases(text, "spared")
    return played(case, "qingdao")


def spares(moment: Moment) -> bool:
    question = moment.hand.pending
    assert question is not None
    return question.spares


@pytest.mark.parametrize("lead", ["B", "E", "2"])
def test_nobody_is_spared_a_card_that_only_jokers_or_the_called_card_beat(lead: str) -> None:
    """Whoever had to think might be the guard, and one of the others may hold the last joker
    (B-004)."""
    assert not spares(after(f"P0: {lead}"))


@pytest.mark.parametrize("lead", ["K", "2x2", "2xB", "3x9"])
def test_who_cannot_beat_any_other_play_is_spared(lead: str) -> None:
    assert spares(after(f"P0: {lead}"))


def test_what_has_been_played_cannot_beat_a_play_any_more() -> None:
    """A king is as high as a 2 was, once all aces and 2s are gone."""
    moment = after("P0: K")
    aces, twos = [Card.SA] * 16, [Card.S2] * 16
    for gone, expected in ((aces + twos[1:], True), (aces + twos, False)):
        question = baohuang.pending(replace(moment.state, played=counted(gone)))
        assert question is not None
        assert question.spares is expected


HIGHER = [
    *[Card.HT, Card.HJ, Card.HQ, Card.HK, Card.HA, Card.H2] * 16,
]


@pytest.mark.parametrize(
    ("lead", "jokers", "nines", "expected"),
    [
        ("8", 0, 11, True),
        ("8", 0, 12, False),
        ("2x8", 7, 10, True),
        ("2x8", 7, 11, False),
        ("2x8", 7, 14, False),
        ("2x8", 0, 14, True),
    ],
)
def test_the_three_cards_that_the_emperor_called_by_are_nobody_elses(
    lead: str, jokers: int, nines: int, expected: bool
) -> None:
    """Nothing but the called nine, alone or with the last of the others, beats these (B-053)."""
    hands = "hand P0: E, 3xH9, 2x8, 6\nhand P1: H9, 4x6\nP0: reign\nP0: call H9\nothers pass\n"
    (case,) = cases(f"game baohuang\nprofile qingdao\n{hands}P0: {lead}", "spared")
    gone = HIGHER + [Card.XB, *[Card.XR] * 3, *[Card.XB] * 3][:jokers] + [Card.S9] * nines
    state = replace(played(case, "qingdao").state, played=counted(gone))
    question = baohuang.pending(state)
    assert question is not None
    assert question.spares is expected


def test_once_the_called_card_has_been_seen_all_is_as_usual() -> None:
    seen = after("P0: K", "P1: 9*", "others pass", "P1: 6", "P0: B")
    assert spares(seen)
    assert spares(after("P0: K", "P1: 9*"))


def test_an_open_guard_has_nothing_to_hide() -> None:
    text = f"game baohuang\nprofile qingdao\n{HANDS}P0: reign\nP0: call H9\n"
    (case,) = cases(f"{text}P1: open-guard\nothers pass\nothers pass\nP0: B", "spared")
    assert spares(played(case, "qingdao"))


def marked(lead: str, shown: tuple[Card, ...], *gone: Card) -> bool:
    """Whether anybody is spared *lead* where the marked small joker makes the guard."""
    hands = "hand P0: E, 2x2, 2xK, 7\nhand P1: G, 4x8\n"
    (case,) = cases(f"game baohuang\n{hands}others pass\nP0: {lead}", "spared")
    moment = played(case, "seed")
    question = baohuang.pending(replace(moment.state, played=counted(gone), shown=shown))
    assert question is not None
    return question.spares


def test_nobody_is_spared_a_two_that_only_jokers_beat() -> None:
    """B-004: one of them is the marked one, and somebody may hold the others."""
    small = [Card.XB] * 3
    assert not marked("2", (Card.XE,), *[Card.XR] * 4, *small)
    assert not marked("2", (), *[Card.XR] * 2, *small)
    assert not marked("2", ())


def test_nobody_is_spared_a_play_of_several_that_only_jokers_beat() -> None:
    """The joker on the last ace (B-004)."""
    gone = [Card.XR] * 4 + [Card.XB] * 3 + [Card.H2] * 16 + [Card.HA] * 15
    assert not marked("2xK", (Card.XE,), *gone)
    assert not marked("2xK", (Card.XE,), *gone[4:])
    assert marked("2xK", (Card.XE,), *gone[:-2])


def test_what_nothing_beats_gives_nobody_away() -> None:
    """Two 2s, and the only joker that is still out is the marked one."""
    assert marked("2x2", (Card.XE,), *[Card.XR] * 4, *[Card.XB] * 3)


def test_where_no_card_is_called_a_big_joker_is_the_highest() -> None:
    text = "game baohuang\nhand P0: E, B, 4x9\nhand P1: G, 4x8\nothers pass\nP0: B"
    (case,) = cases(text, "spared")
    assert spares(played(case, "seed"))
