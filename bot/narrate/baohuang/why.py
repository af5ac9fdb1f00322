"""Why an answer was refused, in plain words, and what could be answered (screens, section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.narrate.baohuang import faces, spoken
from bot.narrate.baohuang.advice import advised
from bot.narrate.baohuang.glossary.names import named
from bot.narrate.baohuang.ready import following, leading
from bot.narrate.people import chained
from bot.text import Text
from engine.baohuang.actions import Action, Play
from engine.baohuang.asked import menu
from engine.baohuang.combos import Combo
from engine.baohuang.deal import lowest
from engine.baohuang.matters import Matter
from engine.baohuang.view import View
from engine.errors import Rejected

COULD: Final = 3
"""Answers that are named."""

TERMS: Final[dict[str, str]] = {
    "call-first": "call",
    "cannot-apply": "wind",
    "cannot-call": "call",
    "cannot-open-guard": "openguard",
    "cannot-open-solo": "opensolo",
    "cannot-pass-lead": "lead",
    "cannot-reign": "call",
    "cannot-revolt": "revolt",
    "dead-play": "compare",
    "declare-what": "openguard",
    "do-not-have": "compare",
    "does-not-beat": "compare",
    "joker-above": "compare",
    "mark-is-in-it": "guard",
    "mark-not-yours": "guard",
    "must-reign": "throne",
    "not-one-rank": "compare",
    "sixes-last": "holdsix",
    "sixes-plain": "holdsix",
    "sixes-whole": "holdsix",
    "throne-first": "throne",
    "wrong-count": "compare",
}
"""The word of the rule book that explains a refusal, by its code."""


def why(
    view: View, error: Rejected, reason: Text, typed: str, *, earlier: bool = False
) -> tuple[Text, ...]:
    """What was tried, why not, what could be played now, and where the rule stands. *typed* are
    the words of somebody who typed his play. What was refused at an *earlier* question says
    nothing of what could be played now. For the reader of *view* alone."""
    return (
        *_tried(error, typed),
        Text("why-reason", {"reason": reason}),
        *((Text("why-earlier"),) if earlier else _could(view)),
        *_term(view, error),
    )


def _tried(error: Rejected, typed: str) -> tuple[Text, ...]:
    play, top = error.facts.get("play"), error.facts.get("top")
    if isinstance(play, Combo) and isinstance(top, Combo):
        return (Text("why-tried-on", {"play": faces.combo(play), "top": faces.combo(top)}),)
    return (Text("why-tried", {"tried": typed}),) if typed else ()


def _could(view: View) -> tuple[Text, ...]:
    asked = view.asked
    if asked is None:
        return ()
    answers = tuple(menu(asked))
    found = _plays(view, answers) or answers[:COULD]
    words = chained("and-then", (spoken.said(answer, asked) for answer in found))
    return (Text("why-could", {"plays": words}),)


def _plays(view: View, answers: Sequence[Action]) -> tuple[Action, ...]:
    """At most three: the recommended one, then those that cost least."""
    assert view.asked is not None
    hint = advised(view)
    first = (hint,) if isinstance(hint, Play) and hint in answers else ()
    plays = [answer.combo for answer in answers if isinstance(answer, Play)]
    lead = view.asked.matter is Matter.LEAD
    ready = leading(plays, hidden=view.guard is None) if lead else following(plays)
    return tuple(dict.fromkeys((*first, *map(Play, ready))))[:COULD]


def _term(view: View, error: Rejected) -> tuple[Text, ...]:
    term = TERMS.get(error.code)
    return () if term is None else (Text("why-term", {"term": named(term, lowest(view.rules))}),)
