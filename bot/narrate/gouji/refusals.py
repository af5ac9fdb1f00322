"""Why an answer was refused: the sentence of each code, with its facts in words (screens,
section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from bot.narrate.climbing.lacking import lacking
from bot.narrate.facts import worded
from bot.narrate.gouji import faces, spoken
from bot.text import Text
from engine.cards import Card, Rank
from engine.errors import Rejected
from engine.gouji.actions import Action
from engine.gouji.combos import Combo

_ACTIONS: Final[tuple[type, ...]] = get_args(Action)


def refusal(error: Rejected) -> Text:
    if error.code == "do-not-have":
        return lacking(error, "error-do-not-have")
    facts = {name: worded(value, _fact) for name, value in error.facts.items()}
    return Text(f"error-{error.code}", facts)


def _fact(value: object) -> object | None:
    match value:
        case Rank():
            return faces.rank(value)
        case Combo():
            return faces.combo(value)
        case _ if isinstance(value, _ACTIONS):
            return spoken.said(value)  # type: ignore[arg-type]
        case Sequence() if value and all(isinstance(each, Card) for each in value):
            return faces.shown(tuple(value))
        case _:
            return None
