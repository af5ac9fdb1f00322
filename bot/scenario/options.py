"""House rules as a scenario writes them: one option of :class:`GoujiRules` a line."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter

from engine.gouji.notation import combo
from engine.gouji.rules import GoujiRules


def option(name: str, words: str) -> object:
    """The value of a house rule as it is written: ``yes``, ``none``, ``5``, ``2B>B, 2S>S``; for
    ``gouji_min`` plays (``B, S, 2xA``), for ``deck_keep`` cards (``6x3, 6x4``).

    Raises ValueError for what is not an option, or no value of it.
    """
    hints = _hints()
    if name not in hints:
        raise ValueError(name)
    if name in ("gouji_min", "deck_keep") and words != "none":
        plays = [combo(play) for play in words.split(",")]
        return tuple(next(iter(play.counts)) for play in plays)
    values: object = words
    if words == "none" and type(None) in get_args(hints[name]):
        values = None
    elif str(hints[name]).startswith(("frozenset", "tuple")):
        values = [] if words == "none" else [word.strip() for word in words.split(",")]
    return TypeAdapter(hints[name]).validate_python(values)


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(GoujiRules)
