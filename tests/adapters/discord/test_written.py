"""Nothing that people or texts say is markup at Discord, and only one thing is a call."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from adapters.discord.written import literal, written
from bot.text import Mention
from tests.support.discord import read

MOMENT = datetime(2026, 3, 1, 20, 0, 45, tzinfo=UTC)
TRICKS = (
    "**fat** *slanted* _slanted_ __under__ ~~struck~~ ||hidden||",
    "`code` ``co`de`` ```block```",
    "<@123> <@!123> <@&123> <#123> <:boat:123> <a:boat:123> </play:123> <id:browse>",
    "<t:1772395245:R> <t:1772395245>",
    "@everyone @here",
    "# big\n## big\n### big\n-# small",
    "- list\n* list\n+ list\n  - list\n\u3000- list\n1. list\n  23. list\n4) list",
    "> quote\n>>> quote",
    "[here](https://example.org) [here]( <https://example.org> )",
    "https://example.org http://example.org/a?b=c#d <https://example.org> discord.gg/abc",
    "<anna@example.org> <+49 30 123>",
    ":smile: :flag_cn: ::a:: 20:00:45",
    "\\*a\\* \\\\ ¯\\_(ツ)_/¯",
    "a_b_c 2*3*4 a~~b",
)
SPICE = "\\*_~|`<>[]()@#/:.-+! \n0123456789ab牌:t&"


@pytest.mark.parametrize("words", TRICKS)
def test_no_trick_is_more_than_its_letters(words: str) -> None:
    assert read(words).marks or "\\" in words, "no trick at all"
    reading = read(literal(words))
    assert reading.text == words
    assert reading.marks == []


@given(st.lists(st.sampled_from(TRICKS) | st.text(SPICE, max_size=30), max_size=4).map("".join))
@example("\n1. a")
def test_whatever_is_said_is_shown_letter_by_letter(words: str) -> None:
    reading = read(literal(words))
    assert reading.text == words.strip()
    assert reading.marks == []


@given(st.lists(st.text(SPICE, max_size=8), min_size=2, max_size=5))
def test_words_beside_moments_and_calls_are_letters_too(words: list[str]) -> None:
    called = Mention("5", "Anna")
    parts = [part for each in words for part in (each, MOMENT, called)]
    reading = read(written(parts), {5: "Anna"})
    shown = "".join(f"{each}20:00:45 (⏳)Anna" for each in words)
    assert reading.text == shown.strip()
    seconds = int(MOMENT.timestamp())
    marks = [f"time {seconds} T", f"time {seconds} R", "person 5"]
    assert reading.marks == marks * len(words)


def test_a_moment_is_a_time_of_day_and_how_long_it_is_until_then() -> None:
    assert written(("到 ", MOMENT, "。")) == "到 <t:1772395245:T> (<t:1772395245:R>)。"


def test_words_that_come_in_pieces_are_one_text() -> None:
    assert written(("1", ". a")) == "1\\. a"


def test_plain_words_stay_as_they_are() -> None:
    words = "丽姐 先出,到 20 点。3 eights, with what? (no) 5.5 – A-B 小王+2个A\nx"
    assert literal(words) == words
