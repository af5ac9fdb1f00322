"""Throws, and what becomes of those that somebody can beat."""

from __future__ import annotations

from random import Random

import pytest

from engine.shengji import events as ev
from engine.shengji import throws
from engine.shengji.deal import PACK
from engine.shengji.holding import ordered
from engine.shengji.seating import ALL
from engine.shengji.trumps import Trumps
from tests.engine.cases import chance
from tests.engine.shengji.oracle import forced, name
from tests.engine.shengji.table import P0, P1, P2, P3, SEED, Scene, held, house, table, trumps
from tests.engine.soak import runs

MADE = trumps("2S")


def weak(words: str, *others: str, rules: object = SEED) -> str | None:
    """What stays of a throw of P0; None: it stands."""
    hands = (held(words), *map(held, others))
    unit = throws.beaten(held(words), P0, hands, MADE, rules)  # type: ignore[arg-type]
    return None if unit is None else " ".join(unit.cards)


def test_a_throw_that_nobody_can_beat_stands() -> None:
    """S-045."""
    assert weak("HA HK HK", "HQ HQ", "HJ", "H3") is None
    assert weak("SA XR XR", "SK", "S3", "S4") is None


def test_one_unit_alone_is_no_throw_and_always_stands() -> None:
    """S-045."""
    assert weak("HK", "HA", "HA", "C3") is None
    assert weak("HK HK HQ HQ", "HA HA HK HK", "C3", "C4") is None


def test_a_failed_throw_leads_its_smallest_unit_that_can_be_beaten() -> None:
    """SG-14: the pair of 5s and the jack are both beaten; the 5s are lower."""
    assert weak("HA HJ H5 H5", "HQ", "H6 H6", "C3") == "H5 H5"
    assert weak("HA HJ H5 H5", "HQ", "H6", "C3") == "HJ"


def test_a_throw_is_checked_unit_by_unit() -> None:
    """S-045, SG-14: higher singles do not beat a pair, nor do two pairs beat a tractor."""
    assert weak("HA H5 H5", "HK HQ", "H6 H7", "H8") is None
    assert weak("HA H5 H5 H6 H6", "H8 H8 HT HT", "C3", "C4") is None
    assert weak("HA H5 H5 H6 H6", "H8 H8 H9 H9", "C3", "C4") == "H5 H5 H6 H6"


def test_ruffs_spoil_no_throw() -> None:
    """S-044, S-045: who has nothing of the suit may ruff it, but not send it back."""
    assert weak("HA HK", "XR XR", "S3 S4", "C3") is None


def test_the_partner_spoils_a_throw_too_unless_the_house_says_otherwise() -> None:
    """SG-13."""
    assert weak("HA HJ", "H3", "HQ", "H4") == "HJ"
    assert weak("HA HJ", "H3", "HQ", "H4", rules=house(throw_checks="opponents")) is None
    assert weak("HA HJ", "HQ", "H3", "H4", rules=house(throw_checks="opponents")) == "HJ"
    assert throws.checked(P1, SEED) == (P0, P2, P3)


def thrown(rules: object, declarer: int = P0) -> Scene:
    """P0 or another throws A and J of hearts, and somebody holds the queen."""
    hands = {f"P{seat}": "H3 H4 C3" for seat in ALL}
    hands[f"P{declarer}"] = "HA HJ C9"
    hands[f"P{(declarer + 1) % 4}"] = "HQ H4 C3"
    return table(rules, drawer=ALL[declarer], **hands).leads(ALL[declarer], "HA HJ")  # type: ignore[arg-type]


def test_what_was_thrown_is_shown_and_the_rest_goes_back() -> None:
    """SG-14."""
    scene = thrown(SEED)
    played = scene.one(ev.CardsPlayed)
    assert (played.cards, played.attempted, played.penalty) == (held("HJ"), held("HA HJ"), 0)
    assert scene.state.hands[P0] == held("HA C9")
    assert scene.view(P2).trick.laid[0].attempted == held("HA HJ")


def test_a_failed_throw_may_cost_points_for_the_other_side() -> None:
    """SG-14: ten, or ten for each card; from the defenders nothing that they do not have."""
    assert thrown(house(throw_penalty="flat")).state.points == 10
    assert thrown(house(throw_penalty="per_card")).state.points == 20
    assert throws.penalty(held("HA HK HQ"), SEED) == 0


def test_what_defenders_pay_for_a_throw_never_leaves_them_below_nothing() -> None:
    """SG-14."""
    scene = table(
        house(throw_penalty="flat"),
        P0="H3 C9 C8",
        P1="H5 HA HJ",
        P2="H4 HQ C3",
        P3="H6 HT C4",
    ).leads(P0, "H3")
    scene = scene.then("P1 HA", "P2 H4", "P3 HT")
    assert scene.state.points == 10
    scene = scene.leads(P1, "HJ H5")
    assert scene.state.points == 0


@runs(300)
@chance
def test_every_throw_ends_as_it_does_without_the_engine(luck: int) -> None:
    """S-045, SG-13, SG-14."""
    rng = Random(luck)
    made = trumps(rng.choice("23456789TJQKA") + rng.choice("SHCD"))
    series = rng.choice([made.series(card) for card in PACK])
    pool = [card for card in PACK if made.series(card) is series]
    rng.shuffle(pool)
    size = rng.randint(2, 7)
    cards, rest = ordered(pool[:size]), pool[size:]
    each = len(rest) // 3
    others = [ordered(rest[n * each : (n + 1) * each][: rng.randint(0, 9)]) for n in range(3)]
    found = throws.beaten(cards, P0, (cards, *others), made, SEED)
    level, suit = name(made.level), made.suit
    known = forced(cards, others, level, suit)
    assert (None if found is None else sorted(found.cards)) == (
        None if known is None else sorted(known)
    )


def test_the_highest_of_the_series_are_the_best_there_is() -> None:
    """S-033: a tractor of trumps is beaten by a higher one that runs through level cards."""
    made = Trumps(MADE.level, MADE.suit)
    hands = (held("SK SK SA SA S3"), held("SA SA H2 H2"), held("C3"), held("C4"))
    unit = throws.beaten(hands[0], P0, hands, made, SEED)
    assert unit is not None
    assert unit.cards == held("S3")


@pytest.mark.parametrize("seat", ALL)
def test_everybodys_throws_are_checked_alike(seat: int) -> None:
    """SG-13."""
    scene = thrown(SEED, seat)
    assert scene.state.trick.laid[0].cards == held("HJ")
