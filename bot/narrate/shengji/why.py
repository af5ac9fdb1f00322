"""Why an answer was refused, in plain words, and what could be answered (screens, section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.narrate.people import chained
from bot.narrate.shengji import ready, spoken
from bot.narrate.shengji.advice import advised
from bot.text import Text
from engine.errors import Rejected
from engine.shengji.actions import Action, Play
from engine.shengji.asked import menu
from engine.shengji.matters import Matter
from engine.shengji.view import View

COULD: Final = 3
"""Answers that are named."""

TERMS: Final[dict[str, str]] = {
    "bury-count": "bottom",
    "bury-first": "bottom",
    "declare-first": "declare",
    "declare-one-card": "declare",
    "jokers-declare-nothing": "declare",
    "must-follow": "follow",
    "must-follow-form": "follow",
    "no-declaration": "declare",
    "nothing-to-declare": "declare",
    "nothing-to-overturn": "overturn",
    "one-series": "throw",
    "overturn-higher": "overturn",
    "overturn-yourself": "overturn",
    "wrong-count": "follow",
}
"""The word of the rule book that explains a refusal, by its code."""


def why(
    view: View, error: Rejected, reason: Text, typed: str, *, earlier: bool = False
) -> tuple[Text, ...]:
    """What was tried, why not, what could be played now, and where the rule stands. *typed* are
    the words of somebody who typed his play. What was refused at an *earlier* question says
    nothing of what could be played now. For the reader of *view* alone."""
    return (
        *((Text("why-tried", {"tried": typed}),) if typed else ()),
        Text("why-reason", {"reason": reason}),
        *((Text("why-earlier"),) if earlier else _could(view)),
        *_term(error),
    )


def _could(view: View) -> tuple[Text, ...]:
    if view.asked is None:
        return ()
    words = chained("and-then", (spoken.said(a, view.asked) for a in likely(view)[:COULD]))
    return (Text("why-could", {"plays": words}),)


def likely(view: View) -> Sequence[Action]:
    """What has a button of its own, the recommended answer first. *view* is that of somebody who
    is asked."""
    asked, hint = view.asked, advised(view)
    assert asked is not None
    assert hint is not None
    answers = tuple(menu(asked))
    plays = tuple(answer.cards for answer in answers if isinstance(answer, Play))
    found: Sequence[Action] = answers
    if plays:
        lead = asked.matter is Matter.LEAD
        offered = (ready.leading if lead else ready.following)(asked, plays)
        found = tuple(map(Play, offered))
    return tuple(dict.fromkeys((hint, *found)))


def _term(error: Rejected) -> tuple[Text, ...]:
    term = TERMS.get(error.code)
    return () if term is None else (Text("why-term", {"term": Text(f"term-shengji-{term}")}),)
