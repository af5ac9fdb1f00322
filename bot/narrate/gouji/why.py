"""Why an answer was refused, in plain words, and what could be answered (screens, section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from bot.narrate.gouji import faces, spoken
from bot.narrate.gouji.advice import advised
from bot.narrate.gouji.ready import following, leading
from bot.narrate.people import chained
from bot.text import Text
from engine.errors import Rejected
from engine.gouji.actions import Action, Burn, Play
from engine.gouji.asked import Matter, menu
from engine.gouji.combos import Combo
from engine.gouji.view import View

COULD: Final = 3
"""Plays that are named."""
LOOKED_AT: Final = 2000
"""Answers that are looked at: leading a big hand has very many."""

TERMS: Final[dict[str, str]] = {
    "burn-closed": "burn",
    "burn-infeasible": "burn",
    "burn-needs-gouji": "burn",
    "burn-needs-joker": "burn",
    "burn-needs-open": "opening",
    "cannot-apply": "wind",
    "cannot-pass-lead": "lead",
    "cannot-yield": "yield",
    "dead-play": "compare",
    "does-not-beat": "compare",
    "fours-need-open": "opening",
    "joker-above": "compare",
    "lead-shown": "lead",
    "no-burn-now": "melee",
    "no-counter": "counter",
    "not-one-rank": "compare",
    "only-burn": "burn",
    "only-opposite": "gouji",
    "opposite-answers": "gouji",
    "passed-cannot-burn": "pass",
    "show-invalid": "lead",
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
        *_term(error),
    )


def _tried(error: Rejected, typed: str) -> tuple[Text, ...]:
    play, top = error.facts.get("play"), error.facts.get("top")
    if isinstance(play, Combo) and isinstance(top, Combo):
        on = {"play": faces.combo(play), "top": faces.combo(top)}
        return (Text("why-tried-on", on),)
    tried: object = faces.combo(play) if isinstance(play, Combo) else typed
    return (Text("why-tried", {"tried": tried}),) if tried else ()


def _could(view: View) -> tuple[Text, ...]:
    asked = view.asked
    if asked is None:
        return ()
    answers = tuple(islice(menu(asked), LOOKED_AT))
    found = _plays(view, answers) or answers[:COULD]
    words = chained("and-then", (spoken.said(answer, asked) for answer in found))
    return () if words is None else (Text("why-could", {"plays": words}),)


def _plays(view: View, answers: Sequence[Action]) -> tuple[Action, ...]:
    """At most three: the recommended one, then those that cost least; burns where there is nothing
    else."""
    assert view.asked is not None
    hint = advised(view)
    first = (hint,) if isinstance(hint, (Play, Burn)) and hint in answers else ()
    plays = [answer.combo for answer in answers if isinstance(answer, Play)]
    lead = view.asked.matter is Matter.LEAD
    ready = leading(plays, view.rules) if lead else following(plays)
    burns = following(answer.combo for answer in answers if isinstance(answer, Burn))
    found = (*first, *(map(Play, ready) if ready else map(Burn, burns)))
    return tuple(dict.fromkeys(found))[:COULD]


def _term(error: Rejected) -> tuple[Text, ...]:
    term = TERMS.get(error.code)
    return () if term is None else (Text("why-term", {"term": Text(f"term-{term}")}),)
