"""Why an answer was refused: the sentence of each code, with its facts in words (screens,
section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from bot.narrate.gouji import faces, spoken
from bot.text import Text
from engine.cards import Card, Rank
from engine.errors import Rejected
from engine.gouji.actions import Action
from engine.gouji.combos import Combo

_ACTIONS: Final[tuple[type, ...]] = get_args(Action)
WORDS: Final = 40
"""Letters of a typed text that are shown again."""
CHOICES: Final = 4


def refusal(error: Rejected) -> Text:
    facts = {name: _fact(value) for name, value in error.facts.items()}
    if error.code == "do-not-have":
        return _do_not_have(error)
    return Text(f"error-{error.code}", facts)


def _do_not_have(error: Rejected) -> Text:
    """How many there are of that rank, which may be none."""
    rank, wanted, have = (error.facts[name] for name in ("rank", "wanted", "have"))
    assert isinstance(rank, Rank)
    assert isinstance(wanted, int)
    assert isinstance(have, int)
    args: dict[str, object] = {"wanted": faces.ranked(rank, wanted)}
    if not have:
        return Text("error-do-not-have-any", args)
    return Text("error-do-not-have", {**args, "have": faces.ranked(rank, have)})


def _fact(value: object) -> object:
    match value:
        case Rank() | Combo():
            word: object = faces.rank(value) if isinstance(value, Rank) else faces.combo(value)
        case str():
            word = value if len(value) <= WORDS else f"{value[:WORDS]}…"
        case _ if isinstance(value, _ACTIONS):
            word = spoken.said(value)  # type: ignore[arg-type]
        case Sequence():
            word = _several(value)
        case _:
            word = value
    return word


def _several(values: Sequence[object]) -> object:
    if values and all(isinstance(value, Card) for value in values):
        return faces.shown(tuple(value for value in values if isinstance(value, Card)))
    return tuple(_fact(value) for value in values[:CHOICES])
