"""Which cards must be given to a lead, held against the rules written down once more."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.errors import Illegal
from engine.shengji import follow, follow_menu
from engine.shengji.actions import Play
from engine.shengji.deal import PACK
from engine.shengji.holding import Cards, ordered, some
from engine.shengji.options import FollowForm
from engine.shengji.rules import ShengjiRules
from engine.shengji.trumps import Trumps
from tests.engine.cases import chance
from tests.engine.shengji.oracle import may_follow, name
from tests.engine.shengji.table import P0, P1, SEED, STANDARD, held, house, refusal, table, trumps
from tests.engine.soak import runs

MADE = trumps("2S")
PAIRS = house(follow_form="pairs")
UNBROKEN = house("standard", break_tractors=False)

SIX = "H5 H5 H6 H6 H7 H7"
"""A tractor of three pairs."""


def code(words: str, hand: str, led: str, rules: ShengjiRules = SEED, made: Trumps = MADE) -> str:
    """Why these may not be given; empty where they may."""
    step: Callable[[], None]
    step = lambda: follow.check(held(words), held(hand), held(led), made, rules)  # noqa: E731
    try:
        return refusal(step)
    except AssertionError:
        return ""


def test_who_holds_the_led_series_must_play_it() -> None:
    """S-040."""
    assert code("C3", "H4 C3", "H9") == "must-follow"
    assert code("H4", "H4 C3", "H9") == ""
    assert code("H4 C3", "H4 H7 C3", "H9 H9") == "must-follow"
    assert code("H2", "H4 H2", "H9") == "must-follow"


def test_one_gives_as_many_cards_as_were_led_and_only_ones_own() -> None:
    """S-040."""
    assert code("H4 H7", "H4 H7", "H9") == "wrong-count"
    assert code("H8", "H4 H7", "H9") == "not-held"


def test_who_has_nothing_of_it_ruffs_or_discards() -> None:
    """S-042."""
    for given in ("S3", "C3", "XR"):
        assert code(given, "S3 C3 XR", "H9") == ""


def test_who_has_too_few_plays_them_all_and_fills_up() -> None:
    """SG-11."""
    assert code("H4 C3", "H4 C3 C4", "H9 H9") == ""
    assert code("H4 S3", "H4 C3 S3", "H9 H9", STANDARD) == ""
    assert code("C3 C4", "H4 C3 C4", "H9 H9") == "must-follow"


def test_in_the_seed_the_form_need_not_be_followed() -> None:
    """S-041: to a pair two singles may be given though one holds a pair."""
    assert code("H3 H4", "H3 H4 HK HK", "H9 H9") == ""
    assert code("H3 H4 HK HK", "H3 H4 HK HK HQ HQ", "H9 H9 HT HT") == ""


def test_to_a_pair_a_pair_is_given_where_that_is_the_rule() -> None:
    """S-041, option follow_form: also one out of a tractor."""
    for rules in (STANDARD, PAIRS):
        assert code("H3 H4", "H3 H4 HK HK", "H9 H9", rules) == "must-follow-form"
        assert code("HK HK", "H3 H4 HK HK", "H9 H9", rules) == ""
        assert code("H3 HA", "H3 HA HQ HQ HK HK", "H9 H9", rules) == "must-follow-form"
        assert code("H3 H4", "H3 H4 HK S3 S3", "H9 H9", rules) == ""


@pytest.mark.parametrize(
    ("hand", "given", "refused"),
    [
        # A tractor of that length,
        ("H8 H8 H9 H9 HT HT HQ HQ HA", "H8 H8 H9 H9 HT HT", "H8 H8 H9 H9 HQ HQ"),
        # a shorter one and a pair,
        ("H8 H8 H9 H9 HQ HQ HA HK", "H8 H8 H9 H9 HQ HQ", "H8 H8 H9 H9 HA HK"),
        # a tractor rather than two pairs of four,
        ("H8 H8 H9 H9 HQ HQ HA HA HK", "H8 H8 H9 H9 HA HA", "H8 H8 HQ HQ HA HA"),
        # pairs,
        ("H8 H8 HT HT HQ HQ HA HK", "H8 H8 HT HT HQ HQ", "H8 H8 HT HT HA HK"),
        # a pair and singles,
        ("H8 H8 H9 HT HJ HQ HA", "H8 H8 H9 HT HJ HQ", "H9 HT HJ HQ HA H8"),
        # cards of the suit,
        ("H8 H9 HT HJ HQ HK HA", "H8 H9 HT HJ HQ HK", ""),
        # anything.
        ("H8 H9 C3 C4 C6 C6 S3", "H8 H9 C3 C4 C6 S3", "H8 C3 C4 C6 C6 S3"),
    ],
)
def test_a_tractor_is_answered_down_the_ladder(hand: str, given: str, refused: str) -> None:
    """S-041, option follow_form full: the exact ladder for three pairs."""
    assert code(given, hand, SIX, STANDARD) == ""
    if refused:
        assert code(refused, hand, SIX, STANDARD) in ("must-follow-form", "must-follow")


def test_where_only_pairs_are_asked_for_tractors_may_stay_whole() -> None:
    """S-041, option follow_form pairs: any pairs will do."""
    hand = "H8 H8 H9 H9 HQ HQ HA HA HK"
    assert code("H8 H8 HQ HQ HA HA", hand, SIX, PAIRS) == ""
    assert code("H8 H8 HQ HQ HA HK", hand, SIX, PAIRS) == "must-follow-form"


def test_a_longer_tractor_must_be_broken_unless_the_house_says_otherwise() -> None:
    """S-041, option break_tractors."""
    hand = "H3 H4 HQ HQ HK HK"
    assert code("H3 H4", hand, "H9 H9", STANDARD) == "must-follow-form"
    assert code("H3 H4", hand, "H9 H9", UNBROKEN) == ""
    assert code("H3 H4", "H3 H4 HQ HQ", "H9 H9", UNBROKEN) == "must-follow-form"


def test_a_throw_is_answered_unit_by_unit() -> None:
    """SG-15: a pair for its pair, and then cards of the suit."""
    assert code("HK HK H3", "H3 H4 HK HK", "HA H9 H9", STANDARD) == ""
    assert code("HK H4 H3", "H3 H4 HK HK", "HA H9 H9", STANDARD) == "must-follow-form"
    assert code("HK H4 H3", "H3 H4 HK HK", "HA H9 H9") == ""


def test_trumps_are_a_series_of_their_own() -> None:
    """S-040: side level cards and jokers follow trumps, and no other suit."""
    assert code("H2", "H2 H5 C3", "S9") == ""
    assert code("H5", "H2 H5 C3", "S9") == "must-follow"
    assert code("H5", "H2 H5 C3", "H9") == ""
    assert code("H2 H2", "H2 H2 S3 S4", "S9 S9", STANDARD) == ""
    assert code("S3 S4", "H2 H2 S3 S4", "S9 S9", STANDARD) == "must-follow-form"


RULES = (SEED, PAIRS, STANDARD)


def position(rng: Random) -> tuple[Trumps, Cards, Cards]:
    """What is trump, a lead of a few cards, and a hand that is mostly of its series."""
    made = trumps(rng.choice("23456789TJQKA") + rng.choice("SHCD"))
    series = made.series(rng.choice(PACK))
    pool = [card for card in PACK if made.series(card) is series]
    # Few kinds of cards, so that pairs and tractors are many.
    kinds = sorted(set(pool), key=made.height)
    start = rng.randrange(len(kinds))
    near = kinds[start : start + rng.randint(4, 9)]
    pool = [card for card in pool if card in near] + rng.sample(pool, 4)
    pool = [card for card in set(pool) for _ in range(min(2, pool.count(card)))]
    rng.shuffle(pool)
    size = rng.randint(1, 6)
    led, mine = ordered(pool[:size]), pool[size : size + rng.randint(0, 9)]
    others = [card for card in PACK if made.series(card) is not series]
    return made, led, ordered((*mine, *rng.sample(others, max(2, size - len(mine)))))


@runs(400)
@chance
def test_what_may_be_given_is_what_the_rules_say_written_down_once_more(luck: int) -> None:
    """S-040, S-041, SG-11, SG-15."""
    rng = Random(luck)
    made, led, hand = position(rng)
    rules = rng.choice(RULES)
    level, suit = name(made.level), made.suit
    mine = made.of(made.series(led[0]), hand)
    tries = {ordered(rng.sample(hand, min(len(hand), len(led)))) for _ in range(6)}
    if len(mine) >= len(led):
        tries |= {ordered(rng.sample(mine, len(led))) for _ in range(10)}
    for cards in tries:
        known = may_follow(cards, hand, led, level, suit, rules.follow_form)
        try:
            follow.check(cards, hand, led, made, rules)
            found = True
        except Illegal:
            found = False
        assert found == known, (cards, hand, led, rules.follow_form)


@runs(150)
@chance
def test_the_fewest_cards_that_do_ones_duty_do_it(luck: int) -> None:
    """S-040, S-041: filled up with anything of the series they are a lawful answer, and so is
    what silence means."""
    rng = Random(luck)
    made, led, hand = position(rng)
    rules = rng.choice((*RULES, UNBROKEN))
    mine = made.of(made.series(led[0]), hand)
    cheapest = follow_menu.cheapest(hand, led, made, rules)
    follow.check(cheapest, hand, led, made, rules)
    if len(mine) <= len(led):
        return
    wanted = follow.lengths(led, made, rules)
    for base in follow.fulfilments(mine, wanted, made, rules):
        rest = [card for card in some(mine, len(led)) if not set(base) - set(card)]
        assert rest
        left = list(mine)
        for card in base:
            left.remove(card)
        filled = ordered((*base, *rng.sample(left, len(led) - len(base))))
        follow.check(filled, hand, led, made, rules)


def test_from_a_short_hand_every_answer_is_listed() -> None:
    """S-040 to S-042: the cheapest first."""
    scene = table(P1="H4 HK C3 S3").leads(P0, "C3")
    assert scene.menu(P1) == (Play(held("C3")),)
    scene = table(P1="H4 HK S3 S4").leads(P0, "C3")
    assert scene.menu(P1)[0] == Play(held("H4"))
    assert set(scene.menu(P1)) == {Play(held(card)) for card in ("H4", "HK", "S3", "S4")}


def test_a_menu_of_a_few_cards_holds_all_that_is_lawful() -> None:
    """S-040, S-041."""
    hand, led = held("H3 H4 HK HK C3"), held("H9 H9")
    found = list(follow_menu.choices(hand, led, MADE, STANDARD))
    assert found == [held("HK HK")]
    found = list(follow_menu.choices(hand, led, MADE, SEED))
    assert found[0] == held("H3 H4")
    assert set(found) == set(some(held("H3 H4 HK HK"), 2))


def test_a_menu_of_many_cards_holds_some_of_every_use() -> None:
    """S-044: cheap ones, points, and trumps in the led form."""
    hand = held("C3 C4 C6 C7 C8 C9 CT CK D3 D5 D6 DT S3 S3 S4 S4 S6 S6 S7 S7 S9 ST SJ SQ XB")
    led = held("H5 H5 H6 H6 HA")
    found = list(follow_menu.choices(hand, led, MADE, STANDARD))
    assert len(found) == len(set(found))
    assert held("S3 S3 S4 S4 S6") in found
    assert held("S6 S6 S7 S7 S3") in found
    assert any("CK" in cards and "CT" in cards for cards in found)
    for cards in found:
        follow.check(cards, hand, led, MADE, STANDARD)


def test_what_must_be_given_whole_is_the_only_answer_that_is_listed() -> None:
    """S-041: from a long suit, a tractor to a tractor."""
    hand = held("H3 H3 H4 H4 H5 H7 H7 H8 HT HJ HQ HK C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA D3")
    found = list(follow_menu.choices(hand, held("H6 H6 H9 H9"), trumps("2S"), STANDARD))
    assert held("H3 H3 H4 H4") in found
    hand = held("C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA H3 H4 H5 H8 D3 D4 D5 D6 D7 D8 D9 DT DJ")
    found = list(follow_menu.choices(hand, held("H6 H6 H9 H9"), MADE, STANDARD))
    assert found == [held("H3 H4 H5 H8")]


def test_two_tractors_are_given_out_of_one_where_that_does_more_of_ones_duty() -> None:
    """S-041, SG-15: taken from the middle, four pairs in a row would be but one tractor."""
    mine = held("H3 H3 H4 H4 H5 H5 H6 H6 H9")
    assert set(follow.fulfilments(mine, (2, 2), MADE, STANDARD)) == {mine[:8]}


def test_ruffs_have_the_led_form() -> None:
    """S-044, SG-12: one for each place of the longest unit, otherwise with the lowest."""
    mine = held("S3 S3 S4 S4 S7 S7 S9")
    assert list(follow_menu.ruffs(mine, (2,), MADE)) == [held("S3 S3 S4 S4")]
    assert list(follow_menu.ruffs(mine, (1, 0), MADE)) == [
        held("S3 S3 S4"),
        held("S4 S4 S3"),
        held("S7 S7 S3"),
    ]
    assert list(follow_menu.ruffs(mine, (0, 0), MADE)) == [held("S3 S3"), held("S7 S9")]
    assert list(follow_menu.ruffs(held("S3 S3"), (2,), MADE)) == []
    assert list(follow_menu.ruffs(held("S3 S3 S4 S5"), (1, 1), MADE)) == []


def test_a_menu_for_a_whole_hand_of_the_suit_does_ones_duty() -> None:
    """S-041: the fewest cards that must be given, filled up in several ways."""
    hand = held("H3 H4 H6 H6 H7 H7 H8 H9 HT HJ HQ HK HA C3 C4 C5 C6 S3 S4 S6 S7 S8 S9 ST SJ")
    led = held("H5 H5 HK HQ HT")
    found = list(follow_menu.choices(hand, led, MADE, STANDARD))
    assert all("H6" in cards or "H7" in cards for cards in found)
    for cards in found:
        follow.check(cards, hand, led, MADE, STANDARD)
    assert follow.lengths(led, MADE, house(follow_form=FollowForm.NONE)) == ()
