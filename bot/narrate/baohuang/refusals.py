"""Why an answer was refused: the sentence of each code, with its facts in words (screens,
section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from bot.narrate.baohuang import faces, spoken
from bot.text import Text
from engine.baohuang.actions import Action
from engine.baohuang.combos import Combo
from engine.cards import Card, Rank
from engine.errors import Rejected

_ACTIONS: Final[tuple[type, ...]] = get_args(Action)
_OWN: Final = frozenset({"not-one-rank"})
"""What other games say in other words."""
WORDS: Final = 40
"""Letters of a typed text that are shown again."""
CHOICES: Final = 4


def refusal(error: Rejected) -> Text:
    if error.code == "do-not-have":
        return _do_not_have(error)
    facts = {name: _fact(value) for name, value in error.facts.items()}
    return Text(f"error-{_code(error)}", facts)


def _code(error: Rejected) -> str:
    top = error.facts.get("top")
    if error.code == "dead-play" and isinstance(top, Combo) and top.topmost:
        return "baohuang-called-on-top"
    return f"baohuang-{error.code}" if error.code in _OWN else error.code


def _do_not_have(error: Rejected) -> Text:
    """How many there are of that rank, which may be none."""
    rank, wanted, have = (error.facts[name] for name in ("rank", "wanted", "have"))
    assert isinstance(rank, Rank)
    assert isinstance(wanted, int)
    assert isinstance(have, int)
    args: dict[str, object] = {"wanted": faces.ranked(rank, wanted)}
    if not have:
        return Text("error-do-not-have-any", args)
    return Text("error-baohuang-do-not-have", {**args, "have": faces.ranked(rank, have)})


def _fact(value: object) -> object:
    match value:
        case Card():
            word: object = faces.mark(value)
        case Rank() | Combo():
            word = faces.rank(value) if isinstance(value, Rank) else faces.combo(value)
        case str():
            word = value if len(value) <= WORDS else f"{value[:WORDS]}…"
        case _ if isinstance(value, _ACTIONS):
            word = spoken.said(value)  # type: ignore[arg-type]
        case Sequence():
            word = tuple(_fact(each) for each in value[:CHOICES])
        case _:
            word = value
    return word
