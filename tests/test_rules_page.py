"""What the rules page of a game says is what it plays: ``docs/rules/<game>.md``."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Final

import pytest

from engine import baohuang, gouji, shengji
from engine.cards import Rank
from engine.game import AnyGame
from engine.games import GAMES

ROOT: Final = Path(__file__).parent.parent
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


@dataclass(frozen=True)
class Page:
    """The page of one game. *rules* and *gaps* are the letters of its numbers: what the tradition
    says, and where that is silent."""

    game: AnyGame
    rules: str
    gaps: str
    least: int
    """Rules at least."""

    @cached_property
    def text(self) -> str:
        return (ROOT / f"docs/rules/{self.game.key}.md").read_text("utf-8")

    def played(self) -> dict[str, Row]:
        """Each option with its category and its value in every profile."""
        return {
            field.name: (
                field.metadata["category"].value,
                tuple(written(getattr(rules, field.name)) for rules in self.game.profiles.values()),
            )
            for field in fields(self.game.rules_type)
        }

    def rows(self) -> list[tuple[str, str, str]]:
        """Number, options and files of every rule; a gap names no options."""
        rule = rf"^\| ({self.rules}-\d{{3}}) \|[^|]+\|[^|]+\|([^|]*)\|([^|]*)\|$"
        gap = rf"^\| ({self.gaps}-\d{{2}}) \|[^|]+\|[^|]+\|()([^|]*)\|$"
        return [found for each in (rule, gap) for found in re.findall(each, self.text, re.M)]


PAGES: Final = {
    "gouji": Page(gouji, "G", "GAP", 200),
    "shengji": Page(shengji, "S", "SG", 30),
    "baohuang": Page(baohuang, "B", "BG", 30),
}
EVERY: Final = pytest.mark.parametrize("page", PAGES.values(), ids=list(PAGES))


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
            return ", ".join(map(_member, sorted(value))) or "–"
        case tuple():
            return ", ".join(map(_member, value)) or "–"
        case _:
            return str(value)


def _member(member: object) -> str:
    match member:
        case (Rank() as rank, int(count)):
            return f"{_member(rank)}:{count}"
        case Rank():
            return LETTERS.get(member, str(int(member)))
        case _:
            return str(member)


def told(page: str) -> dict[str, Row]:
    """The same as the page has it; an option that stands there twice gets a name of its own."""
    found: dict[str, Row] = {}
    for part in page.split("\n### `")[1:]:
        category = part.partition("`")[0]
        for name, *_, values in re.findall(r"^\| `(\w+)` \|([^|]+)\|([^|]+)\|(.+)\|$", part, re.M):
            key = f"{name} again" if name in found else name
            found[key] = (category, tuple(value.strip() for value in values.split("|")))
    return found


def test_every_game_has_a_page() -> None:
    assert set(GAMES) <= set(PAGES)
    assert {path.stem for path in (ROOT / "docs/rules").glob("*.md")} == set(PAGES)


@EVERY
def test_every_option_stands_in_its_category_with_the_value_of_each_profile(page: Page) -> None:
    assert told(page.text) == page.played()


@EVERY
def test_the_categories_are_all_there_in_their_order(page: Page) -> None:
    (kind,) = {type(field.metadata["category"]) for field in fields(page.game.rules_type)}
    assert re.findall(r"^### `(\w+)`", page.text, re.M) == [category.value for category in kind]


def test_a_value_that_is_not_played_is_found() -> None:
    """This test can fail: one wrong word in the page, or one row too many."""
    page = PAGES["gouji"]
    row = re.search(r"^\| `wind` .*\n", page.text, re.M)
    assert row is not None
    wrong = page.text.replace(row[0], row[0].replace("automatic", "apply"))
    twice = page.text.replace(row[0], row[0] * 2)
    played = page.played()
    assert [name for name, found in told(wrong).items() if found != played[name]] == ["wind"]
    assert set(told(twice)) - set(played) == {"wind again"}


@EVERY
def test_the_profiles_are_listed_by_the_names_that_people_choose(page: Page) -> None:
    key = page.game.key
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| \*([\w -]+)\* \|", page.text, re.M)
    chinese, english = names("zh-Hans", key), names("en", key)
    assert listed == [
        (name, chinese[f"profile-{key}-{name}"], english[f"profile-{key}-{name}"])
        for name in page.game.profiles
    ]
    headings = re.findall(r"^\| option \| \| \| (.+) \|$", page.text, re.M)
    assert len(headings) == len(re.findall(r"^### `", page.text, re.M))
    for heading in headings:
        for short, (_, first, second) in zip(heading.split(" | "), listed, strict=True):
            mine, other = short.split(" ")
            assert first.startswith(mine)
            assert second.startswith(other)


def names(language: str, game: str) -> dict[str, str]:
    texts = (ROOT / "bot/locale" / language / f"house-{game}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", texts, re.M))


@EVERY
def test_an_option_is_called_what_the_chat_calls_it(page: Page) -> None:
    key = page.game.key
    found = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|[^\n]+\|$", page.text, re.M)
    called = {name: (first, second) for name, first, second in found if name in page.played()}
    chinese, english = names("zh-Hans", key), names("en", key)
    for name, words in called.items():
        id_ = f"option-{key}-{name.replace('_', '-')}"
        assert words == (chinese[id_], english[id_])


@EVERY
def test_every_option_is_named_by_a_rule_and_every_rule_names_options_that_exist(
    page: Page,
) -> None:
    rows = page.rows()
    assert sum(number.startswith(f"{page.rules}-") for number, *_ in rows) > page.least
    named = {name for _, options, _ in rows for name in re.findall(r"`(\w+)`", options)}
    assert named == set(page.played())


@EVERY
def test_no_number_is_given_twice(page: Page) -> None:
    counted = Counter(number for number, *_ in page.rows())
    assert [number for number, count in counted.items() if count > 1] == []


def quotes(path: Path, rule: str) -> bool:
    """Whether the file names the rule, alone or within a range (``G-107 to G-115``)."""
    text = path.read_text("utf-8")
    if re.search(rf"\b{rule}\b", text):
        return True
    kind, number = rule.split("-")
    return any(
        int(first) <= int(number) <= int(last)
        for first, last in re.findall(rf"\b{kind}-(\d+) to {kind}-(\d+)", text)
    )


@EVERY
def test_every_number_leads_to_the_rule_and_to_what_proves_it(page: Page) -> None:
    lost = []
    for number, _, listed in page.rows():
        files = [ROOT / name for name in re.findall(r"`([\w/.]+)`", listed)]
        assert [str(path) for path in files if not path.is_file()] == [], number
        tests = [path for path in files if path.is_relative_to(ROOT / "tests")]
        assert [str(path) for path in tests if not quotes(path, number)] == [], number
        if not tests or len(tests) == len(files):
            lost.append(number)
    assert lost == []


@EVERY
def test_a_number_that_the_engine_quotes_leads_to_where_it_does(page: Page) -> None:
    engine = list((ROOT / "engine").rglob("*.py"))
    for number, _, listed in page.rows():
        files = [ROOT / name for name in re.findall(r"`(engine/[\w/.]+)`", listed)]
        if any(quotes(path, number) for path in engine):
            assert any(quotes(path, number) for path in files), number


@EVERY
def test_every_rule_that_the_engine_quotes_is_on_the_page(page: Page) -> None:
    files = (ROOT / "engine" / page.game.key).rglob("*.py")
    code = "\n".join(path.read_text("utf-8") for path in files)
    quoted = set(re.findall(rf"\b(?:{page.rules}-\d{{3}}|{page.gaps}-\d{{2}})\b", code))
    assert len(quoted) > page.least
    assert quoted <= {number for number, *_ in page.rows()}
