"""Scenarios: what their lines do, and which texts are none."""

from __future__ import annotations

import re
from dataclasses import fields
from io import StringIO
from pathlib import Path

import pytest

from bot.scenario import BadScenario, Case, cases, check, check_files
from bot.scenario.languages import rules, value
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from tests.bot.scenarios import GOUJI, LED, failing, holds


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


def test_the_examples_of_the_manual_hold() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"```(gouji|shengji|baohuang)\n(.*?)```", manual, re.DOTALL)
    assert [game for game, _ in examples] == ["gouji"] * 3 + ["shengji", "baohuang"]
    for _, example in examples:
        assert check(example, "docs/scenarios.md") == []
