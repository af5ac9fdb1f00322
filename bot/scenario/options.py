"""House rules as a scenario writes them: one option a line."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter

Reader = Callable[[str], object]
"""Reads an option of which the type says too little. Raises ValueError."""


def option(of: Any, readers: Mapping[str, Reader], name: str, words: str) -> object:
    """The value of an option of the house rules *of* as it is written: ``yes``, ``none``, ``5``,
    ``2B>B, 2S>S``.

    Raises ValueError for what is not an option, or no value of it.
    """
    hints = _hints(of)
    if name not in hints:
        raise ValueError(name)
    if name in readers and words != "none":
        return readers[name](words)
    values: object = words
    if words == "none" and type(None) in get_args(hints[name]):
        values = None
    elif str(hints[name]).startswith(("frozenset", "tuple")):
        values = [] if words == "none" else [word.strip() for word in words.split(",")]
    return TypeAdapter(hints[name]).validate_python(values)


@cache
def _hints(of: Hashable) -> dict[str, Any]:
    return get_type_hints(of)
