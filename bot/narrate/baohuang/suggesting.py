"""Answers in words, for somebody who types: all that he may answer, likely ones first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate.baohuang import spoken
from bot.narrate.baohuang.advice import advised
from bot.narrate.baohuang.answers import read
from bot.narrate.baohuang.ready import following, leading, spent
from bot.narrate.suggesting import meant, worded
from bot.text import Text
from engine.baohuang.actions import Action, Play
from engine.baohuang.asked import check, menu
from engine.baohuang.matters import Matter
from engine.baohuang.view import View


def suggested(view: View, typed: str) -> Sequence[Text]:
    """Nothing where nothing is asked. Words that mean an answer already give that one first."""
    if view.asked is None:
        return ()
    answers = tuple(menu(view.asked))
    ordered = (*meant(view, typed, read, check), *_likely(view, answers), *_cheapest(answers))
    return worded(ordered, view.asked, spoken.said)


def _likely(view: View, answers: Sequence[Action]) -> Sequence[Action]:
    """The recommended answer, what declines, and the plays that have buttons of their own."""
    asked = view.asked
    assert asked is not None
    plays = tuple(answer.combo for answer in answers if isinstance(answer, Play))
    lead = asked.matter is Matter.LEAD
    ready = leading(plays, hidden=view.guard is None) if lead else following(plays)
    others = (answer for answer in answers if not isinstance(answer, Play))
    hint = advised(view)
    first = () if hint is None or hint not in answers else (hint,)
    return (*first, *others, *map(Play, ready))


def _cheapest(answers: Sequence[Action]) -> Sequence[Action]:
    plays = (answer for answer in answers if isinstance(answer, Play))
    return sorted(plays, key=lambda answer: spent(answer.combo))
