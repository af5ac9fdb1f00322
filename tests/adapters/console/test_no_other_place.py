"""A terminal has no private chat beside it and no group around it, and nothing there speaks of
them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from adapters.console.run import Wanted
from bot.text import LANGUAGES
from tests.adapters.console.test_terminal import Lines, session
from tests.bot.test_texts import entries

PLACES = re.compile(
    r"私聊|私信|本群|群里|群裡|你们的群|频道|頻道|\b(?:private|group|channel)\b", re.I
)
ELSEWHERE = frozenset(
    (
        "error-house-no-room",  # by a button that is not shown there
        "error-play-in-room",  # to words in a room
        "error-private-closed",  # to whom nothing can be sent
        "error-room-lacks",  # where a room does not let us write
        "error-same-number",  # of tables in several rooms
    )
)
"""Refusals that only rooms and private chats give rise to."""
SHOWN = re.compile("error-|explain-|value-|example-|hint-|why-|console-")
ASKED = ("/start", "/help", "/house", "/rules", "/score", "/hand", "/table", "/why", "/join")
WRONG = ("黑桃33", "1x4", "烧 3个K", "过", "亮", "明保", "不烧", "xyzzy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["够级", "升级", "保皇"])
async def test_nothing_that_is_shown_speaks_of_another_place(
    tmp_path: Path, game: str, language: str
) -> None:
    words = (*ASKED, *(each for word in WRONG for each in (word, "", "?")))
    lines = [f"{word}\n" for word in words]
    printed = await session(
        tmp_path, lambda port: Lines(*lines), language, wanted=Wanted(game), width=1000
    )
    assert len(printed) > 5000
    assert PLACES.findall(printed) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_or_explanation_that_can_be_shown_speaks_of_another_place(
    language: str,
) -> None:
    told = {message.id.name: message for _, message, _ in entries(language)}
    shown = {key for key in told if SHOWN.match(key) and not key.endswith("-here")}
    assert len(shown) > 300
    assert {
        key for key in shown if PLACES.search(FluentSerializer().serialize_entry(told[key]))
    } <= ELSEWHERE
