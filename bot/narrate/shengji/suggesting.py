"""Answers in words, for somebody who types: likely ones first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate.shengji import spoken
from bot.narrate.shengji.answers import read
from bot.narrate.shengji.why import likely
from bot.narrate.suggesting import meant, worded
from bot.text import Text
from engine.shengji.asked import check, menu
from engine.shengji.view import View


def suggested(view: View, typed: str) -> Sequence[Text]:
    """Nothing where nothing is asked. Words that mean an answer already give that one first."""
    if view.asked is None:
        return ()
    ordered = (*meant(view, typed, read, check), *likely(view), *menu(view.asked))
    return worded(ordered, view.asked, spoken.said)
