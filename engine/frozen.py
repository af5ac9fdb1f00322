"""Cheap frozen values.

The constructor of a frozen dataclass, which ``dataclasses.replace`` calls too, sets every field
one by one. A state and a view have two dozen fields and are made ten thousand times a second.
What is made here is the same value; it needs a class without slots and without ``__post_init__``,
because no constructor runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields as fields_of
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def maker(kind: Callable[P, T]) -> Callable[P, T]:
    """What makes a *kind*, a frozen dataclass, when all its fields are given by name.

    Raises TypeError when some are missing.
    """
    made = cast(type[T], kind)
    count = len(fields_of(made))  # type: ignore[arg-type]

    def make(*args: P.args, **fields: P.kwargs) -> T:
        if len(fields) != count:
            raise TypeError(f"{made.__name__} is made from {count} fields by name")
        value = object.__new__(made)
        object.__setattr__(value, "__dict__", fields)
        return value

    return make


def changed(value: T, **fields: object) -> T:
    """*value* with some *fields* replaced, as ``dataclasses.replace`` gives it.

    Raises TypeError for a field that *value* does not have.
    """
    before = value.__dict__
    after = before | fields
    if len(after) != len(before):
        raise TypeError(f"{type(value).__name__} has no {sorted(after.keys() - before.keys())}")
    successor = object.__new__(type(value))
    object.__setattr__(successor, "__dict__", after)
    return successor
