"""Scenarios: a claim that does not hold is found, and words for what lies between hands."""

from __future__ import annotations

import pytest

from bot.scenario import cases
from bot.scenario.gouji.beginning import left
from bot.scenario.languages import rules
from engine.gouji.state import ALL
from tests.bot.scenarios import GOUJI, LED, failing, holds


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
