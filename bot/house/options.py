"""Every option of a game's rules with the values that a table can choose from, read off the rules.

Nothing here lists options: a new field of the rules of a game appears in the chat by itself, and
only lacks its texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from engine.games import GAMES


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One field of the rules. Each is equal to itself alone: two games may have options that are
    called alike, with values that are spelled alike and yet are not the same."""

    name: str
    category: StrEnum
    values: tuple[Any, ...]
    """What can be chosen, in the order in which it is shown."""
    members: tuple[StrEnum, ...] = ()
    """Of a set whose members are switched on and off one by one: then any set of them is a
    value."""

    def value(self, key: str) -> Any:
        """The value that *key* names. Raises LookupError for none of :attr:`values`."""
        return _by_key(self)[key]


@cache
def _by_key(option: Option) -> Mapping[str, Any]:
    return {key(value): value for value in option.values}


def key(value: Any) -> str:
    """The name of a value: of ASCII letters, digits and hyphens, and its own among the values of
    an option. It is stored, and part of the id of the value's text."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case Enum():
            return value.name.lower().replace("_", "-")
        case int():
            return f"m{-value}" if value < 0 else str(value)
        case frozenset():
            return "-and-".join(key(each) for each in _in_order(value)) or "none"
        case tuple():
            return "-".join(key(each) for each in value) or "none"
    raise TypeError(f"no value of a house rule: {value!r}")


def _in_order(members: Iterable[StrEnum]) -> list[StrEnum]:
    kinds = {type(each) for each in members}
    return [each for kind in kinds for each in kind if each in members]


def _subsets(members: tuple[StrEnum, ...]) -> tuple[frozenset[StrEnum], ...]:
    """All sets of *members*, none first."""
    found = [frozenset[StrEnum]()]
    for one in members:
        found += [some | {one} for some in found]
    return tuple(found)


def _option(name: str, kind: Any, metadata: Mapping[str, Any]) -> Option:
    """Raises TypeError for a field that neither lists its values nor has a type that does."""
    category, choices = metadata["category"], tuple(metadata["choices"])
    if choices:
        return Option(name, category, choices)
    if kind is bool:
        return Option(name, category, (True, False))
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return Option(name, category, tuple(kind))
    if get_origin(kind) is frozenset:
        members = tuple(get_args(kind)[0])
        return Option(name, category, _subsets(members), members)
    raise TypeError(f"{name}: nothing says what can be chosen")


@cache
def options(game: str) -> Mapping[str, Option]:
    """By name, in the order of the fields. Raises LookupError for a game that there is not."""
    rules = GAMES[game].rules_type
    kinds = get_type_hints(rules)
    return {
        each.name: _option(each.name, kinds[each.name], each.metadata) for each in fields(rules)
    }


@cache
def categories(game: str) -> Mapping[StrEnum, tuple[Option, ...]]:
    """The options of each category, in the order in which both are shown."""
    found = options(game).values()
    (kind,) = {type(each.category) for each in found}
    return {each: tuple(option for option in found if option.category is each) for each in kind}
