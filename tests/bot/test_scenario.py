"""Scenarios: what their lines do, what they find wrong, and which texts are none."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bot.scenario import BadScenario, Case, cases, check, check_files
from bot.scenario.card_words import cards
from bot.scenario.gouji.beginning import left
from bot.scenario.gouji.position import OTHERS, GoujiHand, Position, begin
from bot.scenario.languages import rules, value
from engine import gouji
from engine.cards import Card
from engine.counts import counted
from engine.errors import Rejected
from engine.gouji.combos import Combo
from engine.gouji.notation import combo
from engine.gouji.profiles import FINALSTONE, PROFILES, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.hand import Hand

LED = "leads P0\nP0: 3x5\n"
GOUJI = "leads P0\nP0: 5x10\n"


def holds(text: str) -> bool:
    return not check(text, "a.gouji")


def failing(text: str) -> tuple[int, str, str]:
    """Line, expected and found of the one failure."""
    (failure,) = check(text, "a.gouji")
    return failure.line, failure.expected, failure.found


@pytest.mark.parametrize(
    ("story", "claim", "found"),
    [
        (LED, "asked P1 P2 P3 P4", "asked P1 P2 P3 P4 P5"),
        (LED, "asked P2 P1 P3 P4 P5", "asked P1 P2 P3 P4 P5"),
        (LED, "asked nobody", "asked P1 P2 P3 P4 P5"),
        (LED, "answers P1", "answers P1 P2 P3 P4 P5"),
        (LED, "burners P1", "burners nobody"),
        (GOUJI, "burners P1 P2 P4 P5", "burners P2 P4 P1 P5"),
        (GOUJI + "hold ends\n", "burners P2 P4 P1 P5", "burners nobody"),
        (GOUJI, "leads P0", "leads nobody"),
        (GOUJI + "others pass\n", "leads P3", "leads P0"),
        (GOUJI + "others pass\n", "not opened P0", "opened P0"),
        (GOUJI, "opened P0", "opened nobody"),
        (GOUJI, "top P0 6x10", "top P0 5x10"),
        (GOUJI, "top P1 5x10", "top P0 5x10"),
        (GOUJI, "top nothing", "top P0 5x10"),
        (GOUJI + "others pass\n", "top P0 5x10", "top nothing"),
        (GOUJI, "hold mask", "hold window"),
        (GOUJI, "burning P0", "burning nobody"),
        (GOUJI + "P1: burn 5xJ\n", "burning nobody", "burning P1"),
        (GOUJI, "places P0", "places nobody"),
        ("out P2 P0\nleads P1\n", "places P0 P2", "places P2 P0"),
        ("out P2\nleads P1\n", "out P2 P0", "out P2"),
        ("out P2\nleads P1\n", "in P2", "in P0 P1 P3 P4 P5"),
        ("out P2\nleads P1\n", "not in P1", "in P0 P1 P3 P4 P5"),
        ("out P2\nleads P1\n", "headless P4", "headless P5"),
        ("out P2 P0\nleads P1\n", "no melee", "yes"),
        (LED, "melee", "no"),
        (LED, "over", "no"),
        (LED, "sweep", "no"),
        (LED, "dead P0", "dead nobody"),
        (LED + "P2: 3x6\n", "passed P3", "passed P1"),
        (LED + "P2: 3x6\n", "not passed P1", "passed P1"),
        (LED, "left P0 3", "left P0 9"),
        (LED, "hand P0 9x4", "(9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)"),
        (LED, "reports P0 8", "reports P0 9"),
        (LED, "reports P0 nothing", "reports P0 9"),
        (LED, "displays P0 9", "displays P0 nothing"),
        (LED, "debts P0->P1 1", "debts none"),
        (LED, "points 0 0", "points none"),
        (LED, "accepted", None),
        (LED, "refused does-not-beat", "accepted"),
        (LED, "P1 may not 3x6", "accepted"),
        (LED, "P1 may 3x4", "refused does-not-beat"),
        (LED, "P1 may not 3x4: wrong-count", "refused does-not-beat"),
        (LED, "dealt 36x3", "(54, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)"),
        ("", "5x9 beats 5x10", "5x9 does not beat 5x10"),
        ("", "5x10 does not beat 5x9", "5x10 beats 5x9"),
        ("", "5x9 is gouji", "5x9 is not gouji"),
        ("", "5x10 is not gouji", "5x10 is gouji"),
        ("", "5x10 is illegal", "5x10 is legal"),
        ("", "5+2x10 is legal", "5+2x10 is illegal"),
        ("", "match 1 -1, 1 -1 makes 1 -1", "match 1 -1, 1 -1 makes 2 -2"),
        ("", "match 1 -1 makes 1 -1 and is over", "match 1 -1 makes 1 -1"),
    ],
)
def test_a_claim_that_does_not_hold_is_found(story: str, claim: str, found: str | None) -> None:
    text = f"{story}> {claim}\n"
    if found is None:
        assert holds(text)
        return
    line, _, said = failing(text)
    assert (line, said) == (text.count("\n"), found)


OWED = "debt fall P5->P0 2\nfirst P1\nhand P5: B, 2, 4x8\nhand P0: 3x7, 3x9\n"
PAID = OWED + "others pass\n"
DEALT_ANEW = "first P1\nothers pass\nP0: revolt; P1: revolt\nothers pass\n"
SWEPT = "out P0 P2\nleads P4\nhand P4: 4x9\nP4: 4x9\n"
LOST = "out P0 P1 P3 P2\nleads P4\nhand P4: 4x9\nP4: 4x9\n"
AIXIN = "profile aixin\nhand others: 2x3, 5x6\n"
SHANDONG = "profile shandong\nhand others: 2x3, 2x4, 9x6\n"
OPENING = "profile aixin\nundealt\nseed 3\n"
DOT = SHANDONG + "debt point P0->P3 1\nhand P0: B, 3, 4, 9x7\nP0: dot 5\n"


@pytest.mark.parametrize(
    ("story", "claim", "found"),
    [
        (OWED, "question return", "question terms"),
        ("leads P0\n", "question terms", "question lead"),
        (SWEPT, "question lead", "question none"),
        (OWED, "about P0", "about nobody"),
        ("first P1\nothers pass\nP0: revolt\nothers pass\n", "about P3", "about P0"),
        (OWED, "not preparing", "yes"),
        ("leads P0\n", "preparing", "no"),
        ("first P1\n", "leads P0", "leads P1"),
        (PAID, "paid fall P5->P0 B", "(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1) secretly"),
        (PAID, "paid P5->P0 B, 2 openly", "(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1) secretly"),
        (PAID, "paid point P5->P0 B, 2", "(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)"),
        (PAID, "paid P5->P0 nothing", "(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1) secretly"),
        (PAID, "returned P0->P5 7, 7", "(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)"),
        (PAID, "settled fall P5->P0 1 of 2", "settled fall P5->P0 2 of 2"),
        (OWED, "settled fall P5->P0 2 of 2", "nothing settled"),
        ("leads P0\n", "showed P0 B", "(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)"),
        (DOT, "dot P0 7", "S6"),
        (DOT, "dot P0 void", "S6"),
        (DOT, "dot P1 6", "no dot-hand"),
        (SHANDONG + "first P0\n", "proved P0->P1", "P0->P3 P1->P4 P2->P5 P3->P0 P4->P1 P5->P2"),
        ("leads P0\n", "proved P0->P3", "nobody"),
        (LOST, "owes fall P5->P0 1", "owes fall P5->P0 2"),
        (LOST, "owes nothing", None),
        ("leads P0\n", "owes point P0->P3 2", "owes point P0->P3 1"),
        (OPENING, "drawer P0", "drawer P4"),
        (OPENING, "turned up D8", "turned up D9"),
        ("leads P0\n", "turned up D8", "turned up nothing"),
        ("seed 1\nleads P0\n", "last card P4", "last card P5"),
        ("leads P0\n", "last card P5", "last card elsewhere"),
        ("revolt P0 kills 2\nleads P1\n", "kills 3", "kills 2"),
        ("leads P0\n", "kills 1", "kills 0"),
        ("leads P0\n", "opens anew", "is not over"),
        (SWEPT, "goes on", "opens anew"),
        (LOST, "opens anew", "goes on"),
        (SWEPT, "game goes on", "game over"),
        (LOST, "game over", "game goes on"),
        ("leads P0\n", "game over", "the hand is not over"),
        (SWEPT, "winner even", "winner none"),
        (AIXIN + "out P1 P3\nleads P5\nhand P5: 2x3\nP5: 2x3\n", "winner even", "winner odd"),
        ("leads P0\n", "carried sweeps 1", "nothing is carried"),
        (LOST, "carried places P0", "carried places P0 P1 P3 P2 P4 P5"),
        (LOST, "carried hits 1 1", "carried hits 3 3"),
        (LOST, "carried swept odd", "carried swept nobody"),
        (LOST, "carried hand 2", "carried hand 1"),
        (LOST, "carried choosable yes", "carried choosable no"),
        (DEALT_ANEW, "not void", "yes"),
        ("leads P0\n", "void", "no"),
        ("revolt P0\nleads P1\n", "agents P1", "agents P0"),
        (SHANDONG + "stuffed P1 by P2\nleads P0\n", "stuffed P0", "stuffed P1"),
        ("natural P1\nleads P0\n", "natural P0", "natural P1"),
        ("given-up P1\nleads P0\n", "given-up P0", "given-up P1"),
        ("called bright P1\nleads P0\n", "bright-called P0", "bright-called P1"),
        ("called pre P1\nleads P0\n", "pre-called P0", "pre-called P1"),
        ("", "counts from P2 by H4 reach P4", "counts from P2 by H4 reach P5"),
        ("", "hand 5x10, A is natural", "hand 5x10, A is not natural"),
        (
            "",
            "point self opened, opposite unopened, calls none pre: opposite pays 8, self pays 0",
            "point self opened, opposite unopened, calls none pre: opposite pays 9, self pays 0",
        ),
        (
            "profile aixin\n",
            "offences other P0 led by P1 over P0 P1 P2 P3 P4 P5 make P0 P1 P2 P3 P4 P5",
            "offences other P0 led by P1 over P0 P1 P2 P3 P4 P5 make P1 P2 P3 P4 P5 P0",
        ),
    ],
)
def test_a_claim_about_what_lies_between_hands_is_found_wrong(
    story: str, claim: str, found: str | None
) -> None:
    line, _, said = failing(f"{story}> {claim}\n")
    assert line == story.count("\n") + 1
    assert found is None or said == found


def test_answers_before_the_first_lead_are_written_in_words() -> None:
    assert holds("first P1\nP0: call; P2: no call\nothers pass\n> bright-called P0\n")
    assert holds(OWED + "P0: waive fall P5->P0\n> paid P5->P0 nothing\n")
    assert holds(OWED + "P0: pay\n> paid P5->P0 B, 2\nP0: return 9 7\n> returned P0->P5 7, 9\n")
    assert holds(OWED + "P0: waive point P5->P0\n> refused unreadable\n")
    assert holds(OWED + "P0: counter fall P5->P0\n> refused no-counter\n")
    assert holds("undealt\nP0: call\nothers pass\n> pre-called P0\n")
    assert holds("leads P0\nP0: cut 40\n> refused not-now\nP0: ask cards 3\n> refused unreadable\n")


def test_an_ally_may_counter_a_tribute() -> None:
    story = (
        AIXIN + "debt fall P4->P0 1\nhand P4: B, 2x3, 5x6\nhand P0: 2xA, 2x3, 5x6\nothers pass\n"
    )
    assert holds(story + "P4: pay; P0: counter fall P4->P0\nhold ends\n> countered P0->P4 A\n")
    assert holds(story + "others pass\n> paid P4->P0 nothing\n")


def test_whoever_does_nothing_shows_nothing_and_keeps_his_4s() -> None:
    assert holds("hand P1: 3xH3\nseed 1\nothers pass\n> leads P1\n")
    assert holds("hand P5: 4xH3\nseed 1\nothers pass\n> leads P1\n")
    assert holds("hand P5: 4xH3\nseed 1\nlapse P0 P1 P2 P3 P4 P5\nhold ends\n> leads P5\n")
    melee = SHANDONG + "out P0 P1\nleads P2\nhand P3: 2x4, 2x3\n"
    assert holds(melee + "others pass\n> hand P3: 2x4, 2x3\n")
    assert holds(melee + "lapse P2 P3 P4 P5\nhold ends\n> hand P3: 2x3\n")


def test_a_line_may_be_unasked() -> None:
    story = SHANDONG + "carried places P0 P1 P2 P3 P4 P5\nleads P0\nhand P0: 2x4, 2x3\n"
    assert holds(story + "> P0 may throw fours\n> P1 may not throw fours: not-your-turn\n")
    assert holds(story + "P0: give up opening\n> given-up P0\nP0: 2x4\n> top P0 2x4\n")


def test_debts_stand_in_the_order_in_which_the_house_pays_them() -> None:
    lines = "debt fall P0->P1 1\ndebt stuffed P2->P3 1\n"
    (case,) = cases(lines, "a.gouji")
    for profile, kinds in (("finalstone", ["stuffed", "fall"]), ("aixin", ["fall", "stuffed"])):
        after = left(case, rules(case, profile))
        assert after is not None
        assert [debt.kind for debt in after.debts] == kinds
        assert after.places == ALL


def test_a_failure_names_file_line_case_profile_and_both_sides() -> None:
    text = (
        "# A comment\ncase first: of two\nprofile wanjiaxiang\n" + LED + "\n> top P0 3x6  # wrong"
    )
    (failure,) = check(text, "some/a.gouji")
    assert str(failure) == (
        "some/a.gouji:7: first [wanjiaxiang]\n    expected: top P0 3x6\n    found:    top P0 3x5"
    )


def test_each_case_and_profile_is_told_to_its_first_wrong_line() -> None:
    text = (
        "profile finalstone, wanjiaxiang\ncase a\n" + LED + "> over\n> melee\ncase b\n> 3 beats 4"
    )
    found = [(failure.case, failure.profile, failure.line) for failure in check(text, "a.gouji")]
    assert found == [
        ("a", "finalstone", 5),
        ("a", "wanjiaxiang", 5),
        ("b", "finalstone", 8),
        ("b", "wanjiaxiang", 8),
    ]


def test_a_refused_line_must_be_expected() -> None:
    refused = LED + "P1: 3x4\n"
    assert failing(refused) == (3, "accepted", "P1: 3x4 -> refused does-not-beat")
    assert failing(refused + "P1: 3x6\n> refused does-not-beat\n")[0] == 3
    assert failing(refused + "> top P0 3x5\n")[0] == 3
    assert failing(refused + "> refused wrong-count\n") == (
        4,
        "refused wrong-count",
        "refused does-not-beat",
    )
    assert failing(refused + "> accepted\n") == (4, "accepted", "refused does-not-beat")
    assert holds(refused + "> refused does-not-beat\n> top P0 3x5\nP1: 3x6\n> top P1 3x6\n")


def test_a_line_that_is_refused_changes_nothing() -> None:
    assert holds(LED + "P1: pass; P2: 3x4\n> refused does-not-beat\n> asked P1 P2 P3 P4 P5\n")


def test_who_is_heard_before_a_line_declines() -> None:
    assert holds(LED + "P3: 3x6\n> passed P1 P2\n> not passed P4 P5\n> top P3 3x6\n")
    assert holds(LED + "P3: pass\n> asked P4 P5\n")


def test_a_line_ends_the_hold_but_a_declined_burn_does_not() -> None:
    assert holds(GOUJI + "P2: no burn\n> hold window\nP1: burn 5xJ\n> burning P1\n")
    assert holds(GOUJI + "P3: 5xJ\n> top P3 5xJ\n")
    assert holds(GOUJI + "P3: pass\n> leads P0\n")


def test_answers_on_one_line_are_given_before_anything_opens() -> None:
    assert holds(GOUJI + "P1: burn 5xK; P2: burn 5xJ\n> top P2 5xJ\n")
    assert holds(GOUJI + "P3: 5xQ; P1: burn 5xK\n> top P1 5xK\n")
    assert holds(GOUJI + "P3: 5xQ\nP1: burn 5xK\n> top P1 5xK\n> burning P1\n> answers P4\n")


def test_nothing_ends_where_nothing_is_open() -> None:
    assert holds("leads P0\nothers pass\n> refused not-asked\n")
    assert holds("leads P0\nhold ends\n> refused not-asked\n")
    assert holds("leads P0\nlapse P0\n> answers P1 P2 P3 P4 P5\n> top P0 3\n")


def test_a_seat_that_is_not_named_holds_what_it_plays_and_nine_3s() -> None:
    assert holds(LED + "P1: 3x6\n> hand P1: 9x3\n> hand P2: 9x3\n")
    assert holds(LED + "> P1 may 2xB+6\n> hand P1: 9x3, 2xB, 6\n")
    assert holds(
        "hand others: 4xA\nhand P2: others, S\n" + LED + "> hand P2: 4xA, S\n> hand P1: 4xA\n"
    )


def test_a_named_hand_is_exact() -> None:
    assert holds("hand P1: 2x6\n" + LED + "P1: 3x6\n> refused do-not-have\n> hand P1 2x6\n")


def test_a_seed_deals_a_whole_hand() -> None:
    assert holds("seed 5\n> left P0 36\n> leads nobody\n> asked P0 P1 P2 P3 P4 P5\n> hold mask\n")
    assert holds("seed 5\nleads P2\n> left P2 36\n> leads P2\n")
    assert holds("seed 5\nhand P0: 3xK\nothers pass\n> left P0 3\n> left P1 9\n")


def test_answers_are_read_as_people_type_them() -> None:
    assert holds("leads P0\nP0: 五个十\nP3: 5个J\n> top P3 5xJ\nP0: 过\n> leads P3\n")
    assert holds(GOUJI + "P1: 烧5个J\n> burning P1\n")
    assert holds("leads P0\nP0: 什么\n> refused unreadable\n> leads P0\n")


def test_what_stands_before_the_first_case_holds_for_all() -> None:
    text = "option open_points = no\ncase a\nprofile finalstone\n> 3 beats 4\ncase b\n> 4 beats 3\n"
    first, second = cases(text, "a.gouji")
    assert (first.name, second.name) == ("a", "b")
    for each in (first, second):
        assert rules(each, "finalstone").open_points is False


def test_options_change_the_rules_of_a_case() -> None:
    assert holds("option joker_kills = 2B>B, 2S>S, 3S>B\n> 2xS beats S\n> 3xS beats B\n")
    table = "option gouji_min = B, S, 2x2, 2xA, 3xK, 3xQ, 4xJ, 5x10\n"
    assert holds(table + "> 2xK is not gouji\n> 2x2 is gouji\n")
    assert holds("option attach_twos = no\n> 2+3xJ is illegal\n")


FACES = [*"3456789", "10", *"JQKA2SB"]


def written(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ", ".join(sorted(value)) or "none"
    if isinstance(value, tuple):
        return (
            ", ".join(
                f"{each[1]}x{FACES[each[0] - 3]}" if isinstance(each, tuple) else str(each)
                for each in value
            )
            or "none"
        )
    return str(int(value)) if isinstance(value, int) else str(value)


@pytest.mark.parametrize("name", [field.name for field in fields(GoujiRules)])
@pytest.mark.parametrize("profile", sorted(PROFILES))
def test_every_house_rule_can_be_written(name: str, profile: str) -> None:
    set_to = getattr(PROFILES[profile], name)
    assert value(Case(name="a"), name, written(set_to)) == set_to


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("profil finalstone", 1),
        ("profile qingdao", 1),
        ("game bridge", 1),
        ("\n# fine\noption no_such_rule = 3", 3),
        ("option score = 1, 2", 1),
        ("option open_points", 1),
        ("option mixed_jokers = perhaps", 1),
        ("case a\noption burn_needs_open = yes\noption open_points = no", 1),
        ("hand P6: 5x10", 1),
        ("hand P0: 5x11", 1),
        ("hand P0: 0x5", 1),
        ("seed x", 1),
        ("leads P0 P1", 1),
        ("leads", 1),
        ("leads P0\nP0:", 2),
        ("leads P0\nP0: 5; P1", 2),
        ("leads P0\nP0: 5\nhand P1: 6", 3),
        ("leads P0\nP0: 5\nout P1", 3),
        ("top P0 5+6", 1),
        ("top P0", 1),
        ("melee P0", 1),
        ("burning P0", 1),
        ("lapse P9", 1),
        ("carried", 1),
        ("carried places P0 P1", 1),
        ("carried swept nobody", 1),
        ("carried hits 3", 1),
        ("carried choosable no", 1),
        ("debt fall P0 P1 2", 1),
        ("debt tax P0->P1 2", 1),
        ("called loud P0", 1),
        ("set-off P0 P1", 1),
        ("stuffed P0", 1),
        ("revolt P0 P1", 1),
        ("undealt please", 1),
        ("drawer P0 P1", 1),
        ("undealt\nleads P0", 1),
        ("undealt\nhand P0: 5", 1),
        ("first P0\nleads P1", 1),
        ("first P0\nout P1", 1),
        ("stuffed P0 by P1", 1),
        ("given-up P0", 1),
        ("stuffed P0 by P1\nout P0\nleads P2", 1),
        ("revolt P0\nleads P0", 1),
        ("leads P0\n> paid P0->P1 5z", 2),
        ("> offences greed P0 led by P1 over P0 P1 P2 P3 P4 P5 make P0", 1),
        ("> offences other P0 led by P1 over P0 make P0", 1),
        ("> 3 beats 4\ncase late", 2),
        ("case two words", 1),
        ("leads P0\ntop P0 5", 1),
        ("top P0 5\npassed P1\nburning P1 over P2", 1),
        ("passed P1\nleads P0", 1),
        ("out P0\nleads P0", 1),
        ("out P0\nhand P0: 5\nleads P1", 1),
        ("out P1", 1),
        ("leads P0\n> opend P1", 2),
        ("leads P0\n> opened", 2),
        ("leads P0\n> points", 2),
        ("leads P0\n> foo beats bar", 2),
        ("leads P0\n> P0 may not 3z4", 2),
        ("hand P0: 2xK, 2\nleads P0\n> P0 may 2 K", 3),
    ],
)
def test_a_text_that_is_not_in_the_format_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadScenario) as caught:
        check(text, "a.gouji")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"a.gouji:{line}: ")


def test_files_are_checked_and_the_worst_counts(tmp_path: Path) -> None:
    good, wrong, bad = (tmp_path / name for name in ("good", "wrong", "bad"))
    good.write_text("> 4 beats 3\n", encoding="utf-8")
    wrong.write_text("> 3 beats 4\n", encoding="utf-8")
    bad.write_text("what is this\n", encoding="utf-8")
    (tmp_path / "latin").write_bytes(b"> \xff\n")

    def run(*names: str) -> tuple[int, str]:
        out = StringIO()
        return check_files([tmp_path / name for name in names], out), out.getvalue()

    assert run("good") == (0, f"ok {good}\n")
    code, said = run("good", "wrong")
    assert code == 1
    assert f"{wrong}:1: " in said
    assert "expected: 3 beats 4" in said
    assert run("bad", "wrong", "good")[0] == 2
    assert f"unreadable {bad}:1: what is this" in run("bad")[1]
    assert run("missing")[0] == run("latin")[0] == 2


def position(
    rules: GoujiRules,
    hands: Mapping[int, str] | None = None,
    *,
    leads: int | None = None,
    top: tuple[int, str] | None = None,
    burning: Sequence[tuple[int, int]] = (),
    **seats: Sequence[int],
) -> GoujiHand:
    """The hand at a :class:`Position` that is written in words and numbers."""
    stands = Position(
        hands={ALL[seat]: cards(words, OTHERS) for seat, words in (hands or {}).items()},
        others=cards(OTHERS),
        leads=None if leads is None else ALL[leads],
        top=None if top is None else (ALL[top[0]], combo(top[1])),
        burning=tuple((ALL[burner], ALL[burned]) for burner, burned in burning),
        **{name: tuple(ALL[seat] for seat in numbers) for name, numbers in seats.items()},
    )
    return begin(rules, stands)[0]


def test_a_position_is_a_list_of_events() -> None:
    hand = position(
        FINALSTONE,
        {0: "5x10, S", 3: "H3 H3"},
        leads=0,
        out=[4],
        opened=[1],
        dead=[5],
    )
    seen = gouji.view(hand.state, None)
    assert (seen.leader, seen.places, seen.dead) == (0, (4,), (5,))
    assert seen.opened == seen.headless == {ALL[1]}
    assert not seen.melee
    assert seen.left == (6, 9, 9, 2, 0, 9)
    assert hand.state.deal.cards[3] == (Card.H3, Card.H3)
    assert gouji.outcome(hand.state) is None


def test_a_position_in_a_trick_has_its_play_and_who_passed() -> None:
    hand = position(FINALSTONE, {0: "4x9"}, top=(0, "5x10"), passed=[1, 4])
    seen = gouji.view(hand.state, None)
    assert seen.top is not None
    assert (seen.top.seat, seen.top.combo.size, seen.top.held) == (0, 5, True)
    assert seen.passed == {ALL[1], ALL[4]}
    assert hand.state.hands[0] == counted([Card.S9] * 4)
    assert [h.seat for h in seen.order] == [2, 5, 3]


@pytest.mark.parametrize("leads", [True, False])
def test_a_position_in_a_burn_has_its_chain_and_opens_nobody(leads: bool) -> None:
    where: dict[str, Any] = {"leads": 2} if leads else {"top": (2, "5xQ")}
    hand = position(WANJIAXIANG, {2: "S, 4x9"}, burning=[(1, 0), (2, 1)], **where)
    seen = gouji.view(hand.state, None)
    assert seen.burner == 2
    assert [(link.seat, link.burned) for link in seen.burns] == [(1, 0), (2, 1)]
    assert not seen.opened
    assert seen.left == (9, 9, 5, 9, 9, 9)


def test_a_position_without_a_leader_asks_who_leads() -> None:
    question = position(FINALSTONE).pending
    assert question is not None
    assert (question.kind, len(question.asks)) == ("show", 6)


def test_a_position_that_cannot_be_is_refused() -> None:
    wrongs: tuple[dict[str, Any], ...] = (
        {"leads": 0, "top": (0, "5x10")},
        {"passed": [1], "leads": 0},
        {"burning": [(1, 0)], "leads": 0},
        {"out": [0]},
        {"out": [1], "dead": [1], "leads": 0},
    )
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"leads|passed|burning|dead"):
            position(FINALSTONE, **wrong)
    with pytest.raises(Rejected):
        position(FINALSTONE, top=(0, "5x10+4"))


def test_a_position_replays_from_its_events() -> None:
    stands = Position(
        hands={ALL[0]: cards("5x10, others")},
        others=cards("9x3"),
        top=(ALL[0], Combo(None, big=1)),
        burning=((ALL[0], ALL[1]),),
        out=(ALL[2],),
    )
    events = stands.events(FINALSTONE)
    hand, log = Hand.start(gouji, events)
    assert Hand.replay(gouji, log) == hand


def test_the_examples_of_the_manual_hold() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"```(gouji|shengji|baohuang)\n(.*?)```", manual, re.DOTALL)
    assert [game for game, _ in examples] == ["gouji"] * 3 + ["shengji", "baohuang"]
    for _, example in examples:
        assert check(example, "docs/scenarios.md") == []
