"""Answers in words, for somebody who types: all that he may answer, likely ones first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from bot.narrate.gouji import spoken
from bot.narrate.gouji.advice import advised
from bot.narrate.gouji.answers import read
from bot.narrate.gouji.ready import following, leading, spent
from bot.narrate.suggesting import meant, worded
from bot.text import Text
from engine.gouji.actions import Action, Burn, Play
from engine.gouji.asked import Matter, check, menu
from engine.gouji.view import View

MOST: Final = 2000
"""Answers that are looked at, where there may be a million of them."""
_ENDLESS: Final = frozenset({Matter.RETURN, Matter.REVOLUTION, Matter.TERMS})


def suggested(view: View, typed: str) -> Sequence[Text]:
    """Nothing where nothing is asked. Words that mean an answer already give that one first."""
    if view.asked is None:
        return ()
    most = MOST if view.asked.matter in _ENDLESS else None
    answers = tuple(islice(menu(view.asked), most))
    ordered = (*meant(view, typed, read, check), *_likely(view, answers), *_cheapest(answers))
    return worded(ordered, view.asked, spoken.said)


def _likely(view: View, answers: Sequence[Action]) -> Sequence[Action]:
    """The recommended answer, what declines, and the plays that have buttons of their own."""
    asked = view.asked
    assert asked is not None
    plays = tuple(answer.combo for answer in answers if isinstance(answer, Play))
    lead = asked.matter is Matter.LEAD
    ready = leading(plays, view.rules) if lead else following(plays)
    others = (answer for answer in answers if not isinstance(answer, (Play, Burn)))
    hint = advised(view)
    first = () if hint is None or hint not in answers else (hint,)
    return (*first, *others, *map(Play, ready))


def _cheapest(answers: Sequence[Action]) -> Sequence[Action]:
    plays = (answer for answer in answers if isinstance(answer, (Play, Burn)))
    return sorted(plays, key=lambda answer: (answer.kind == "burn", spent(answer.combo)))
