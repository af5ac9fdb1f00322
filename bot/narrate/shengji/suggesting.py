"""Answers in words, for somebody who types: likely ones first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate.shengji import spoken
from bot.narrate.shengji.answers import read
from bot.narrate.shengji.why import likely
from bot.text import Text
from engine.errors import Rejected
from engine.shengji.actions import Action
from engine.shengji.asked import check, menu
from engine.shengji.view import View


def suggested(view: View, typed: str) -> Sequence[Text]:
    """Nothing where nothing is asked. Words that mean an answer already give that one first."""
    if view.asked is None:
        return ()
    ordered = (*_meant(view, typed), *likely(view), *menu(view.asked))
    return tuple(spoken.said(answer, view.asked) for answer in dict.fromkeys(ordered))


def _meant(view: View, typed: str) -> Sequence[Action]:
    assert view.asked is not None
    try:
        answer = read(view, typed)
        check(view.asked, answer)
    except Rejected:
        return ()
    return (answer,)
