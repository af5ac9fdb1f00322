"""Why an answer was refused: the sentence of each code, with its facts in words (screens,
sections 10 and 13.3)."""

from __future__ import annotations

from typing import Final, get_args

from bot.narrate.facts import worded
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import spoken
from bot.text import Text
from engine.cards import Rank, Suit
from engine.errors import Rejected
from engine.shengji.actions import Action

OWN: Final = frozenset(
    (
        "bury-count",
        "bury-first",
        "declare-first",
        "declare-one-card",
        "jokers-declare-nothing",
        "lead-something",
        "must-follow",
        "must-follow-form",
        "no-declaration",
        "not-held",
        "nothing-to-declare",
        "nothing-to-overturn",
        "one-series",
        "overturn-higher",
        "overturn-yourself",
        "play-cards",
        "unreadable",
        "wrong-count",
    )
)
"""Codes that Shengji has sentences of its own for."""
_ACTIONS: Final[tuple[type, ...]] = get_args(Action)


def refusal(error: Rejected) -> Text:
    facts = {name: _fact(name, value) for name, value in error.facts.items()}
    own = "shengji-" if error.code in OWN else ""
    return Text(f"error-{own}{error.code}", facts)


def _fact(name: str, value: object) -> object:
    if name == "series":
        assert value is None or isinstance(value, Suit)
        return faces.series(value)
    return worded(value, _word)


def _word(value: object) -> object | None:
    match value:
        case Rank():
            return faces.rank(value)
        case _ if isinstance(value, _ACTIONS):
            return spoken.said(value)  # type: ignore[arg-type]
        case _:
            return None
