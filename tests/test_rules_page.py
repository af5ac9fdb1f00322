"""What the rules page says of the options is what the profiles play: ``docs/rules/gouji.md``."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Final

from engine.cards import Rank
from engine.gouji.options import Category
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = (ROOT / "docs/rules/gouji.md").read_text("utf-8")
LETTERS: Final = {
    Rank.BIG_JOKER: "B",
    Rank.SMALL_JOKER: "S",
    Rank.TWO: "2",
    Rank.ACE: "A",
    Rank.KING: "K",
    Rank.QUEEN: "Q",
    Rank.JACK: "J",
}

Row = tuple[str, tuple[str, ...]]


def written(value: object) -> str:
    """A value as the page writes it: ``yes``, ``none``, ``2:1, A:2``; a dash for an empty one."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Rank():
            return str(int(value))
        case None:
            return "none"
        case frozenset():
            return ", ".join(sorted(value)) or "–"
        case tuple():
            return ", ".join(map(_member, value)) or "–"
        case _:
            return str(value)


def _member(member: object) -> str:
    match member:
        case (Rank() as rank, int(count)):
            return f"{LETTERS.get(rank, int(rank))}:{count}"
        case _:
            return str(member)


def played() -> dict[str, Row]:
    """Each option with its category and its value in every profile."""
    return {
        field.name: (
            field.metadata["category"].value,
            tuple(written(getattr(rules, field.name)) for rules in PROFILES.values()),
        )
        for field in fields(GoujiRules)
    }


def told(page: str) -> dict[str, Row]:
    """The same as the page has it; an option that stands there twice gets a name of its own."""
    found: dict[str, Row] = {}
    for part in page.split("\n### `")[1:]:
        category = part.partition("`")[0]
        for name, *_, values in re.findall(r"^\| `(\w+)` \|([^|]+)\|([^|]+)\|(.+)\|$", part, re.M):
            key = f"{name} again" if name in found else name
            found[key] = (category, tuple(value.strip() for value in values.split("|")))
    return found


def test_every_option_stands_in_its_category_with_the_value_of_each_profile() -> None:
    assert told(PAGE) == played()


def test_the_categories_are_all_there_in_their_order() -> None:
    assert re.findall(r"^### `(\w+)`", PAGE, re.M) == [category.value for category in Category]


def test_a_value_that_is_not_played_is_found() -> None:
    """This test can fail: one wrong word in the page, or one row too many."""
    row = re.search(r"^\| `wind` .*\n", PAGE, re.M)
    assert row is not None
    wrong = PAGE.replace(row[0], row[0].replace("automatic", "apply"))
    twice = PAGE.replace(row[0], row[0] * 2)
    assert [name for name, found in told(wrong).items() if found != played()[name]] == ["wind"]
    assert set(told(twice)) - set(played()) == {"wind again"}


def test_the_profiles_are_listed_by_the_names_that_people_choose() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| \*([\w -]+)\* \|", PAGE, re.M)
    assert listed == [
        (key, names("zh-Hans")[f"profile-gouji-{key}"], names("en")[f"profile-gouji-{key}"])
        for key in PROFILES
    ]
    headings = re.findall(r"^\| option \| \| \| (.+) \|$", PAGE, re.M)
    assert len(headings) == len(Category)
    for heading in headings:
        for short, (_, chinese, english) in zip(heading.split(" | "), listed, strict=True):
            mine, other = short.split(" ")
            assert chinese.startswith(mine)
            assert english.startswith(other)


def names(language: str) -> dict[str, str]:
    texts = (ROOT / "bot/locale" / language / "house-gouji.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", texts, re.M))


def test_every_option_is_named_by_a_rule_and_every_rule_names_options_that_exist() -> None:
    rows = re.findall(r"^\| G-\d{3} \|[^|]+\|[^|]+\|([^|]*)\|[^|]*\|$", PAGE, re.M)
    assert len(rows) > 200
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named == set(played())
