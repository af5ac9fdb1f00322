"""Scenarios of Baohuang: what their lines do, and what they find wrong."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.scenario import BadScenario, Case, check
from bot.scenario.languages import value
from engine.baohuang.profiles import PROFILES
from engine.baohuang.rules import BaohuangRules
from tests.bot.scenarios import failing, holds

GAME = "game baohuang\n"
ROLES = GAME + "emperor P2\nguard P4\n"
LED = ROLES + "leads P0\nP0: 3x9\n"
LAST = ROLES + "out P2 P0\nleads P4\nhand P4: G\nP4: G\n"
CALLED = (
    GAME
    + "profile qingdao\nhand P0: E, 3xH9, 4xK\nhand P1: H9, 4x6\n"
    + "P0: reign\nP0: call H9\nothers pass\n"
)
HELD = GAME + "option hold_six = yes\noption stuffed_tribute = 1\nemperor P2\nguard P4\n"
STUFFED = HELD + "hand P0: 2x6\nhand P1: 2x10, 9\nhand P3: 2x6, 10\nleads P1\nP1: 9\n"


@pytest.mark.parametrize(
    ("story", "claim", "found"),
    [
        (LED, "answers P1", "answers P1 P2 P3 P4"),
        (LED, "leads P1", "leads nobody"),
        (LED, "top P0 3x10", "top P0 3x9"),
        (ROLES + "leads P2\n", "top P0 3x10", "top nothing"),
        (LED, "top nothing", "top P0 3x9"),
        (LED, "emperor P0", "emperor P2"),
        (LED, "guard P4", "guard nobody"),
        (LED, "suspects P4", "suspects P0 P1 P3 P4"),
        (LED, "passed P1", "passed nobody"),
        (LED, "in P0", "in P0 P1 P2 P3 P4"),
        (LED, "declined P0", "declined nobody"),
        (LED, "declared revolt P0", "declared nothing"),
        (LED, "left P0 8", "left P0 9"),
        (LED, "hand P0 9x7", "(0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)"),
        (LED, "role P4 commoner", "role P4 guard"),
        (LED, "open", "no"),
        (LED, "kicked", "no"),
        (LED, "preparing", "no"),
        (LED, "factor 1", "factor none"),
        (LED, "was guard P4", "was guard nobody"),
        (LED, "owes P0->P1 1", "owes nothing"),
        (ROLES, "not preparing", "yes"),
        (ROLES, "put to P0", "put to P0 P1 P2 P3 P4"),
        (LED, "put to P0", "put to nobody"),
        (LAST, "places P2 P4", "places P2 P0 P4 P1 P3"),
        (LAST, "points 0 0 0 0 0", "points -2 -2 4 -2 2"),
        (LAST, "factor 2", "factor 1"),
        (LAST, "was guard P0", "was guard P4"),
        (CALLED, "suspects P1", "suspects P1 P2 P3 P4"),
        (CALLED, "role P1 commoner", "role P1 guard"),
        (STUFFED, "stuffed P3", "stuffed P0"),
        (GAME + "debt P0->P1 1\nhand P0: E, 4xA\n", "paid P0->P1 nothing", None),
        ("game baohuang\n", "2x9 beats 2x10", "2x9 does not beat 2x10"),
        ("game baohuang\n", "9+10 is legal", "9+10 is illegal"),
        ("game baohuang\n", "2x9 is illegal", "2x9 is legal"),
        ("game baohuang\n", "100 cards, 20 20 20 20 20", "168 cards, 34 34 34 33 33"),
    ],
)
def test_a_claim_that_does_not_hold_is_found(story: str, claim: str, found: str | None) -> None:
    line, _, said = failing(f"{story}> {claim}\n")
    assert line == story.count("\n") + 1
    assert found is None or said == found


def test_marked_cards_are_cards_of_their_own() -> None:
    text = GAME + "hand P2: E, B, 9\nhand P4: G, S, 2x9\nleads P2\n"
    assert holds(text + "P2: B\n> top P2 B\n> guard nobody\nothers pass\nP2: E\n> top P2 E\n")
    assert holds(text + "P2: 9\nP4: S\n> top P4 S\n> guard nobody\n")
    assert holds(text + "P2: 9\nP4: G\n> top P4 G\n> guard P4\n> suspects P4\n")
    assert holds(text + "P2: 9\nP4: G+9\n> refused wrong-count\n")


def test_the_called_card_has_a_star() -> None:
    text = CALLED + "P0: K\n> P1 may 9*\n> P1 may not 9: mark-is-in-it\nP1: 9*\n"
    assert holds(text + "> top P1 9*\n> guard P1\n")
    assert holds(CALLED + "P0: K*\n> refused unreadable\n")
    stands = GAME + "profile qingdao\ncalled H9\nhand P0: E, 3xH9\nhand P1: H9, 4x6\nleads P1\n"
    assert holds(stands + "P1: 9*\n> guard P1\n> answers P2 P3 P4 P0\n")


def test_whoever_is_heard_before_a_line_declines() -> None:
    assert holds(LED + "P3: 3x10\n> passed P1 P2\n> answers P4 P0 P1 P2\n")
    assert holds(LED + "P1: pass; P3: pass\n> asked P4\nothers pass\n> leads P0\n")
    assert holds(LED + "> hold mask\nhold ends\n> hold none\n")


def test_a_question_before_the_first_lead_waits_for_all() -> None:
    assert holds(ROLES + "P4: open-guard\n> asked P0 P1 P2 P3\n> not open\nothers pass\n> open\n")
    declared = ROLES + "declared open-guard P4, revolt P0\nleads P2\n"
    assert holds(declared + "> open\n> guard P4\n> declared open-guard P4, revolt P0\n")
    assert holds(ROLES + "lapse P0 P1 P2 P3 P4\nhold ends\n> leads P2\n> declared nothing\n")


def test_a_position_in_a_trick_has_its_play_and_who_passed() -> None:
    text = ROLES + "top P0 2x10\npassed P3\nhand P1: 2xJ, 6\n"
    assert holds(text + "> top P0 2x10\n> passed P3\n> left P0 9\n> answers P1 P2 P3 P4\n")
    assert holds(text + "P1: 2xJ\n> top P1 2xJ\n> left P1 1\n")


def test_who_is_out_has_laid_what_made_him() -> None:
    text = ROLES + "out P4 P1\nleads P2\n"
    assert holds(text + "> guard P4\n> in P0 P2 P3\n> places P4 P1\n> left P4 0\n")


QINGDAO = GAME + "profile qingdao\n"
ONE_EACH = "".join(f"hand P{seat}: 9\n" for seat in (1, 2, 3, 4))


def test_where_no_line_calls_a_guard_somebody_is_one() -> None:
    """So a hand that begins at a lead can be played to its end."""
    text = QINGDAO + ONE_EACH + "hand P0: E\nleads P0\n"
    alone = "P0: E\nothers pass\n> leads P1\nP1: 9\nothers pass\nP2: 9\nothers pass\nP2: 4*\n"
    assert holds(text + "> guard nobody\n> role P2 guard\n> left P2 2\n" + alone)
    assert holds(text + alone + "> over\n> was guard P2\n> places P0 P1 P2 P3 P4\n")
    assert holds(text + "emperor P0\nguard P4\n> role P4 guard\n> role P2 commoner\n")
    assert holds(text + "guard P0\n> role P0 solo\n")


def test_a_hand_that_ends_as_it_begins_has_a_guard_too() -> None:
    text = QINGDAO + "hand others: 2x3\nhand P0: E, 9\ntop P0 9\n"
    assert holds(text + "> stuffed P1 P3 P4\n> over\n> was guard P2\n")


def test_the_guard_holds_the_called_card_where_no_hand_names_it() -> None:
    text = QINGDAO + "called H9\nguard P1\nhand P0: E, 3xH9\n"
    assert holds(text + "leads P0\n> role P1 guard\n> left P1 10\n")
    assert holds(text + "out P1\nleads P2\n> guard P1\n> places P1\n> role P0 emperor\n")
    four = QINGDAO + "called H9\nguard P1\nhand P0: E, 4xH9\nleads P0\n"
    assert holds(four + "> role P0 solo\n> left P1 9\n")


def test_revolts_that_were_declared_expose_the_guard() -> None:
    text = QINGDAO + "guard P4\ndeclared revolt P1, revolt P3\nleads P0\n"
    assert holds(text + "> open\n> guard P4\n")


def test_more_of_a_rank_can_be_played_than_the_packs_hold() -> None:
    """Positions are no deals: every seat of which nothing is said holds nine 6s."""
    text = ROLES + "hand P0: 9x6\nhand P1: 9x6\nleads P0\n"
    assert holds(text + "P0: 9x6\nothers pass\nP1: 9x6\nothers pass\n> leads P2\n")


def test_what_the_hand_before_left_is_paid_first() -> None:
    text = GAME + "carried places P1 P0 P2 P3 P4\ncarried emperor P3\ncarried hand 2\n"
    debts = text + "debt P4->P0 2\nhand P4: A, 2, 4x9\n"
    assert holds(debts + "> paid P4->P0 A, 2\n> hand P4 4x9, 2x8\n") is False
    assert holds(debts + "> paid P4->P0 A, 2\n> hand P4 4x9\n> preparing\n")
    assert holds(STUFFED + "> owes nothing\n")


def test_a_whole_deal_comes_from_its_seed() -> None:
    assert holds(GAME + "seed 5\n> left P0 34\n> left P4 33\n> question declare\n")
    assert holds(GAME + "seed 5\nprofile qingdao\n> question throne\n> 216 cards, 44 43 43 43 43\n")


def test_an_answer_that_says_nothing_is_refused() -> None:
    text = ROLES + "leads P0\nhand P0: 9, 10, 6\n"
    assert holds(text + "P0: what\n> refused unreadable\nP0: 9+10\n> refused not-one-rank\n")


@pytest.mark.parametrize("words", ["9*+9*", "9*+9*+E", "call", "call H9, H10"])
def test_one_card_is_called_and_no_other_number(words: str) -> None:
    text = QINGDAO + "called H9\nhand P0: E, 3xH9\nleads P0\n"
    assert holds(f"{text}P0: {words}\n> refused unreadable\n")


def written(given: object) -> str:
    if given is None:
        return "none"
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, tuple):
        low = {3: "3", 4: "4", 5: "5"}
        if len(given) == len(low) or not given:
            return ", ".join(low[rank] for rank in given) or "none"
        return " ".join(map(str, given))
    return str(given)


@pytest.mark.parametrize("name", [field.name for field in fields(BaohuangRules)])
@pytest.mark.parametrize("profile", PROFILES)
def test_every_house_rule_can_be_written(name: str, profile: str) -> None:
    set_to = getattr(PROFILES[profile], name)
    assert value(Case(name="a", game="baohuang"), name, written(set_to)) == set_to


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game baohuang\nprofile finalstone", 2),
        ("game baohuang\nhand P5: 9", 2),
        ("game baohuang\nhand P0: Z", 2),
        ("game baohuang\ntop P0", 2),
        ("game baohuang\ntop P0 9*", 2),
        ("game baohuang\nemperor P0 P1", 2),
        ("game baohuang\ndeclared peace P0", 2),
        ("game baohuang\ncalled H9 H10", 2),
        ("game baohuang\ncarried places P0", 2),
        ("game baohuang\ncarried hits 3", 2),
        ("game baohuang\ndebt P0 P1 1", 2),
        ("game baohuang\noption place_values = 2 1 0", 2),
        ("game baohuang\noption removed_ranks = 1", 2),
        ("game baohuang\nout P1", 1),
        ("game baohuang\nout P1\nhand P1: 9\nleads P0", 1),
        ("game baohuang\nleads P0\ntop P1 9", 1),
        ("game baohuang\nseed 1\nleads P0", 1),
        ("game baohuang\nprofile qingdao\nout P2 P0 P1\nleads P3", 1),
        ("game baohuang\ncalled H9\nhand P1: H9\nleads P0", 1),
        *(
            (f"game baohuang\nprofile qingdao\ncalled {card}\nleads P0", 1)
            for card in ("B", "E", "G", "H2", "H3")
        ),
        ("game baohuang\nhand P0: E\nhand P1: E\nleads P0", 1),
        ("game baohuang\nhand others: 9, G\nleads P0", 1),
        ("game baohuang\nprofile qingdao\nhand P0: G\nleads P0", 1),
        ("game baohuang\nout P1\nleads P1", 1),
        ("game baohuang\nout P1\ntop P1 9", 1),
        ("game baohuang\nout P1 P1\nleads P0", 1),
        ("game baohuang\ndeclared kick P1\nleads P0", 1),
        ("game baohuang\nguard P2\ndeclared open-guard P1\nleads P0", 1),
        ("game baohuang\n> melee", 2),
    ],
)
def test_a_text_that_is_not_in_the_format_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadScenario) as caught:
        check(text, "a.baohuang")
    assert caught.value.line == line
