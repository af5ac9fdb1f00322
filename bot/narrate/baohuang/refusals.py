"""Why an answer was refused: the sentence of each code, with its facts in words (screens,
section 10)."""

from __future__ import annotations

from typing import Final, get_args

from bot.narrate.baohuang import faces, spoken
from bot.narrate.climbing.lacking import lacking
from bot.narrate.facts import worded
from bot.text import Text
from engine.baohuang.actions import Action
from engine.baohuang.combos import Combo
from engine.cards import Card, Rank
from engine.errors import Rejected

_ACTIONS: Final[tuple[type, ...]] = get_args(Action)
_OWN: Final = frozenset({"not-one-rank"})
"""What other games say in other words."""


def refusal(error: Rejected) -> Text:
    if error.code == "do-not-have":
        return lacking(error, "error-baohuang-do-not-have")
    facts = {name: worded(value, _fact) for name, value in error.facts.items()}
    return Text(f"error-{_code(error)}", facts)


def _code(error: Rejected) -> str:
    top = error.facts.get("top")
    if error.code == "dead-play" and isinstance(top, Combo) and top.topmost:
        return "baohuang-called-on-top"
    return f"baohuang-{error.code}" if error.code in _OWN else error.code


def _fact(value: object) -> object | None:
    match value:
        case Card():
            return faces.mark(value)
        case Rank():
            return faces.rank(value)
        case Combo():
            return faces.combo(value)
        case _ if isinstance(value, _ACTIONS):
            return spoken.said(value)  # type: ignore[arg-type]
        case _:
            return None
