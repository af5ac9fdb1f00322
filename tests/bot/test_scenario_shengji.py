"""Scenarios of Shengji: what their lines do, and what they find wrong."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.scenario import BadScenario, Case, check
from bot.scenario.languages import value
from engine.shengji.profiles import PROFILES
from engine.shengji.rules import ShengjiRules
from tests.bot.scenarios import failing, holds

GAME = "game shengji\n"
HEARTS = GAME + "declarer P0\ntrump S\nleads P0\n"
PAIR = HEARTS + "hand P0: 2xHK\nhand P1: 2xH9 H3 H5\nP0: 2xHK\n"
LAST = HEARTS + "bottom 2xHK 6xD3\nhand P0: S3\nhand P1: SA\npoints 60\n"
OVER = LAST + "P0: S3\nP1: SA\nP2: D3\nP3: D3\n"
THROWN = HEARTS + "hand P0: HA 2xHQ\nhand P2: 2xHK H3\nP0: HA 2xHQ\n"
MADE = GAME + "hand P0: H2\nhand P1: 2xC2\nP0: declare H2\nothers pass\n"


@pytest.mark.parametrize(
    ("story", "claim", "found"),
    [
        (PAIR, "turn P2", "turn P1"),
        (PAIR, "leads P1", "leads P0"),
        (PAIR, "laid P0 2xHQ", "2xHK"),
        (PAIR, "laid P1 2xHQ", "nothing"),
        (PAIR, "failed P0 2xHK", "nothing failed"),
        (PAIR, "left P1 3", "left P1 4"),
        (PAIR, "hand P1 H3", "H3 H5 2xH9"),
        (PAIR, "defenders 5", "defenders 0"),
        (PAIR, "units -3", "units None"),
        (PAIR, "winner even", "winner none"),
        (PAIR, "next declarer P2", "next declarer nobody"),
        (PAIR, "match over", "the hand is not over"),
        (PAIR, "trump H", "trump S"),
        (PAIR, "level 4", "level 2"),
        (PAIR, "levels 2 3 2 3", "levels 2 2 2 2"),
        (PAIR, "drawer P1", "drawer P0"),
        (PAIR, "put to P2", "put to P1"),
        (PAIR, "standing P0 H2", "standing nothing"),
        (PAIR, "declared P0 H2", "declared nothing"),
        (PAIR, "H3+H4 is a tractor of 2 pairs", "H3+H4 is not a tractor"),
        (PAIR, "2xH3+2xH4 is not a tractor", "2xH3+2xH4 is a tractor of 2 pairs"),
        (PAIR, "order H3 > H4", "order H3 < H4"),
        (PAIR, "order H2 > C2", "order H2 = C2"),
        (THROWN, "stands P0", "failed 2xHQ HA"),
        (THROWN, "failed P0 HA", "2xHQ HA"),
        (OVER, "points 1 -1", "points -1 1"),
        (OVER, "defenders 60", "defenders 100"),
        (OVER, "units 2", "units 1"),
        (OVER, "base 2", "base 1"),
        (OVER, "factor 4", "factor 2"),
        (OVER, "bottom 8xD3", "2xHK 6xD3"),
        (OVER, "next declarer P2", "next declarer P1"),
        (OVER, "levels 2 2 2 2", "levels 2 3 2 3"),
        (OVER, "match over", "match goes on"),
        (OVER, "not over", "yes"),
        (MADE, "standing P1 2xC2", "standing P0 H2"),
        (MADE, "declared nothing", "declared P0 H2"),
        (MADE, "put to P0 P1", "put to P1 P2 P3"),
        (MADE, "trump H", "trump open"),
        (MADE, "declarer P0", "declarer nobody"),
        (GAME, "100 cards, 25 25 25 25 and 8, worth 200", None),
    ],
)
def test_a_claim_that_does_not_hold_is_found(story: str, claim: str, found: str | None) -> None:
    line, _, said = failing(f"{story}> {claim}\n")
    assert line == story.count("\n") + 1
    assert found is None or said == found


def test_hands_are_filled_up_to_the_longest() -> None:
    assert holds(
        HEARTS + "hand P0: HA H3 H4\nothers H5\nP1: H6\n> refused not-asked\n> left P1 3\n"
    )
    assert holds(HEARTS + "others H5\nP0: HA\nP1: H6\nP2: H7\nP3: H8\n> over\n> laid P1 H6\n")


def test_four_equal_cards_are_two_pairs() -> None:
    """Hands are filled up beyond what two packs hold of a card, and have to be played (S-030)."""
    text = HEARTS + "profile standard\nhand P0: HK 4xDK\nhand P1: 3xD3 2xD4\nP0: 4xDK\n"
    assert holds(text + "> P1 may 2xD3 2xD4\n> P1 may not 3xD3 D4: must-follow-form\n")
    assert holds(text + "P1: 2xD3 2xD4\nP2: 4xD3\nP3: 4xD3\n> leads P0\n")


def test_a_whole_deal_comes_from_its_seed() -> None:
    assert holds(GAME + "seed 5\n> left P0 25\n> question declare\n")
    assert holds(GAME + "seed 5\nlevel 4\ndeclarer P3\n> level 4\n> drawer P3\n")


def test_who_declares_beforehand_draws_first_and_plays_his_level() -> None:
    text = GAME + "levels 3 5 3 7\ndeclarer P1\nhands-before 4\n"
    assert holds(text + "> level 5\n> drawer P1\n> levels 3 5 3 7\n")
    assert holds(text + "drawer P2\n> drawer P2\n")


def test_declarations_wait_for_all_who_are_asked() -> None:
    text = GAME + "hand P0: H2\nhand P1: C2\n"
    assert holds(text + "P0: declare H2\n> standing nothing\nP1: declare C2\n> asked P2 P3\n")
    assert holds(text + "P1: no; P0: declare H2\nothers pass\n> declared P0 H2\n")
    assert holds(text + "others pass\n> void\n> not over\n> points none\n")


def test_the_declarer_buries_before_he_leads() -> None:
    text = GAME + "declarer P1\ntrump none\nhand P1: 4xHA\nbottom 8xC4\n"
    assert holds(text + "> question bury\n> left P1 12\nothers pass\n> refused not-asked\n")
    assert holds(text + "P1: bury 8xC4\n> bottom 8xC4\n> leads P1\n> hand P1 4xHA\n")
    assert holds(text + "lapse P1\n> question lead\n")


def test_an_answer_that_says_nothing_is_refused() -> None:
    assert holds(PAIR + "P1: what\n> refused unreadable\nP1: bury what\n> refused unreadable\n")


def written(given: object) -> str:
    if given is None:
        return "none"
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, frozenset):
        return ", ".join(map(_face, given)) or "none"
    if isinstance(given, tuple):
        return ", ".join(f"{_face(level)} {base}" for level, base in given) or "none"
    return str(given)


def _face(rank: int) -> str:
    return dict(zip(range(3, 16), [*"3456789", "10", *"JQKA2"], strict=True))[rank]


@pytest.mark.parametrize("name", [field.name for field in fields(ShengjiRules)])
@pytest.mark.parametrize("profile", PROFILES)
def test_every_house_rule_can_be_written(name: str, profile: str) -> None:
    set_to = getattr(PROFILES[profile], name)
    assert value(Case(name="a", game="shengji"), name, written(set_to)) == set_to
    assert value(Case(name="a", game="shengji"), "base_by_level", "10 2, K 3") == ((10, 2), (13, 3))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game shengji\nprofile finalstone", 2),
        ("profile finalstone\ngame shengji", 2),
        ("game shengji\nhand P4: H3", 2),
        ("game shengji\nhand P0: Z3", 2),
        ("game shengji\nhand P0: E, H3", 2),
        ("game shengji\nbottom G", 2),
        ("game shengji\nlevel S", 2),
        ("game shengji\nlevels 2 3", 2),
        ("game shengji\ntrump X", 2),
        ("game shengji\ndeclarer P0 P1", 2),
        ("game shengji\nmelee", 2),
        ("game shengji\noption stop_levels = 1", 2),
        ("game shengji\noption base_by_level = 10", 2),
        ("game shengji\nleads P0", 1),
        ("game shengji\ntrump S", 1),
        ("game shengji\nseed 1\nhand P0: H3", 1),
        ("game shengji\nseed 1\ntrump S\ndeclarer P0", 1),
        ("game shengji\n> 2xH3+2xH4 is not a tractor", 2),
        ("game shengji\n> order H3", 2),
        ("game shengji\n> opened P0", 2),
        ("game shengji\n> P4 may pass", 2),
    ],
)
def test_a_text_that_is_not_in_the_format_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadScenario) as caught:
        check(text, "a.shengji")
    assert caught.value.line == line
