"""Who takes a trick, held against the rules written down once more."""

from __future__ import annotations

from random import Random

import pytest

from engine.shengji import winning
from engine.shengji.deal import PACK
from engine.shengji.forms import shape, units
from engine.shengji.holding import ordered
from engine.shengji.options import ThrowBeatenBy
from tests.engine.cases import chance
from tests.engine.shengji.oracle import name, takes
from tests.engine.shengji.table import held, trumps
from tests.engine.soak import runs

MADE = trumps("2S")
LONGEST, ALL, HIGHEST = ThrowBeatenBy


def won(*plays: str, made: str = "2S", by: ThrowBeatenBy = LONGEST) -> int:
    return winning.winner([held(play) for play in plays], trumps(made), by)


@pytest.mark.parametrize(
    ("plays", "place"),
    [
        (("H9", "HA", "HK", "H3"), 1),
        (("H9", "H3", "H4", "H5"), 0),
        (("H9", "C3", "CA", "DA"), 0),
        (("H9", "S3", "HA", "C3"), 1),
        (("H9", "S3", "S4", "S3"), 2),
        (("S9", "SA", "H2", "S2"), 3),
        (("S9", "XB", "XR", "S2"), 2),
    ],
)
def test_the_highest_card_of_the_led_series_takes_it_unless_somebody_ruffs(
    plays: tuple[str, ...], place: int
) -> None:
    """S-043, S-044, SG-10."""
    assert won(*plays) == place


def test_of_equal_plays_the_first_wins() -> None:
    """SG-07, SG-10: side level cards are equal, and so are two of one kind."""
    assert won("HA", "HA", "H3", "H4") == 0
    assert won("S9", "H2", "D2", "C2") == 1
    assert won("H9 H9", "S3 S3", "S3 S3", "C3 C4") == 1


def test_a_follow_in_another_form_cannot_win() -> None:
    """S-041, SG-10: two singles do not beat a pair, however high."""
    assert won("H3 H3", "HA HK", "H4 H4", "XR XB") == 2
    assert won("H3 H3 H4 H4", "HA HA HK HQ", "HT HT HQ HQ", "H6 H6 H7 H7") == 3


def test_who_fills_up_cannot_win() -> None:
    """SG-11: trumps beside a card of the suit are no ruff."""
    assert won("H3 H3", "HA XR", "C3 C4", "D3 D4") == 0
    assert won("H3 H3", "S3 C3", "C5 C5", "D3 D4") == 0


def test_a_ruff_needs_exactly_the_form() -> None:
    """S-044, SG-12: a tractor of as many pairs, compared by the highest."""
    assert won("H3 H3 H4 H4", "S3 S3 S4 S4", "S5 S5 S6 S6", "SA SA SK SQ") == 2
    assert won("H3 H3 H4 H4", "S3 S3 S5 S5", "C3 C4 C5 C6", "XR XR XB S3") == 0


def test_a_ruff_of_a_throw_matches_every_unit() -> None:
    """SG-15: and the highest component of the largest kind decides."""
    assert won("HA H5 H5", "S3 S4 S4", "SA S3 S3", "S9 S5 S5") == 3
    assert won("HA H5 H5", "S3 S4 S6", "C3 C4 C5", "XR XB SA") == 0
    assert won("HA HK", "S3 S9", "S4 S8", "ST S3") == 3


def test_a_throw_of_trumps_is_beaten_by_none_that_is_lower() -> None:
    """SG-15."""
    assert won("XR SA SA", "XB S3 S3", "S4 S5 S6", "S7 S8 S9") == 0


def test_every_component_must_be_higher_where_that_is_the_rule() -> None:
    """SG-15, option throw_beaten_by all."""
    plays = ("HA H5 H5", "S9 S4 S4", "S3 S6 S6", "ST S7 S7")
    assert won(*plays, by=LONGEST) == 3
    assert won(*plays[:3], "C3 C4 C5", by=LONGEST) == 2
    assert won(*plays[:3], "C3 C4 C5", by=ALL) == 1
    assert won(*plays, by=ALL) == 3


def test_the_highest_card_decides_where_that_is_the_rule() -> None:
    """SG-15, option throw_beaten_by highest."""
    plays = ("HA H5 H5", "S3 S6 S6", "S9 S4 S4", "C3 C4 C5")
    assert won(*plays, by=HIGHEST) == 2
    assert won(*plays, by=LONGEST) == 1


def test_a_tractor_serves_as_pairs_and_a_pair_as_singles() -> None:
    """SG-15: six trumps in three pairs ruff two pairs and two singles."""
    found = winning.arranged(held("S3 S3 S4 S4 S9 S9"), (1, 1, 0, 0), MADE)
    assert len(found) == 3
    assert winning.arranged(held("S3 S3 S4"), (1,), MADE) == frozenset()
    assert winning.arranged(held("S3 S4"), (1,), MADE) == frozenset()


@runs(300)
@chance
def test_what_beats_what_is_what_the_rules_say_written_down_once_more(luck: int) -> None:
    """S-043, S-044, SG-10, SG-12, SG-15."""
    rng = Random(luck)
    made = trumps(rng.choice("23456789TJQKA") + rng.choice("SHCD"))
    led = _some_cards(rng, made, rng.randint(1, 5), None)
    if not led:
        return
    lengths = shape(units(led, made))
    best = rng.choice((led, _some_cards(rng, made, len(led), led)))
    mine = _some_cards(rng, made, len(led), led)
    by = rng.choice(list(ThrowBeatenBy))
    level, suit = name(made.level), made.suit
    if best is not led and not takes(best, led, led, level, suit, by):
        best = led
    found = winning.beats(mine, best, lengths, made, by)
    assert found == takes(mine, best, led, level, suit, by), (mine, best, led, by)


def _some_cards(rng: Random, made: object, size: int, led: object) -> tuple[object, ...]:
    """Cards of one series, pairs and neighbours often; of the led one or trumps, mostly."""
    trumps_ = made
    series = rng.choice([None, trumps_.series(led[0] if led else rng.choice(PACK))])  # type: ignore
    kinds = sorted({c for c in PACK if trumps_.series(c) is series}, key=trumps_.height)  # type: ignore
    start = rng.randrange(len(kinds))
    pool = [card for card in kinds[start : start + size + 1] for _ in "12"]
    if len(pool) < size or rng.random() < 0.2:
        pool = [card for card in kinds for _ in "12"]
    cards = list(pool[:size]) if rng.random() < 0.5 else rng.sample(pool, size)
    if rng.random() < 0.05:
        cards[0] = rng.choice(PACK)
    return ordered(cards)
