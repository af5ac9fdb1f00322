"""The shuffle and its proof: ``engine/shuffle.py``."""

from __future__ import annotations

import hashlib
from collections import Counter

from engine.shuffle import drawn, seal, shuffled, written

ITEMS = tuple(range(54))


def test_a_seed_stands_for_one_order_for_ever() -> None:
    """The order of a stored hand must not change with the version of Python."""
    assert "".join(shuffled("ABCDEFGHIJ", 1)) == "IADEFCJGHB"
    assert "".join(shuffled("ABCDEFGHIJ", 2**127 + 5)) == "BDJCIGHEFA"


def test_nothing_is_added_lost_or_left_in_place() -> None:
    before = list(ITEMS)
    after = shuffled(before, 3)
    assert before == list(ITEMS)
    assert sorted(after) == before
    assert after != before


def test_every_item_comes_to_every_place_about_equally_often() -> None:
    places = Counter(
        (item, place) for seed in range(6_000) for place, item in enumerate(shuffled("ABC", seed))
    )
    assert len(places) == 9
    assert all(1_800 < count < 2_200 for count in places.values())


def test_the_seal_is_the_sha_256_of_the_written_seed() -> None:
    assert written(255) == "0" * 30 + "ff"
    assert seal(255) == hashlib.sha256(written(255).encode()).hexdigest()
    assert seal(1) != seal(2)


def test_a_lot_is_drawn_by_its_name_and_within_its_count() -> None:
    leaders = [drawn(6, seed, "leader") for seed in range(600)]
    assert leaders == [drawn(6, seed, "leader") for seed in range(600)]
    assert set(leaders) == set(range(6))
    assert leaders != [drawn(6, seed, "cut") for seed in range(600)]
