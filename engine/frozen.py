"""Cheap successors of frozen values.

``dataclasses.replace`` calls the constructor, which sets every field of a frozen value one by
one. A state has two dozen fields and follows its predecessor thousands of times a second.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(value: T, **fields: object) -> T:
    """*value* with some *fields* replaced, as ``dataclasses.replace`` gives it.

    For dataclasses without slots and without ``__post_init__``, because no constructor runs.
    Raises TypeError for a field that *value* does not have.
    """
    before = value.__dict__
    after = before | fields
    if len(after) != len(before):
        raise TypeError(f"{type(value).__name__} has no {sorted(after.keys() - before.keys())}")
    successor = object.__new__(type(value))
    object.__setattr__(successor, "__dict__", after)
    return successor
