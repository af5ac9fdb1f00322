"""The house rules of one table: a preset (底子) and what was changed in it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from bot.house.options import key, options
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class House:
    """Values are known by their names, see :func:`bot.house.options.key`."""

    game: str
    preset: str
    changes: Mapping[str, str] = field(default_factory=dict)
    """By option, in the order of the options; never a value that the preset has anyway."""

    @property
    def base(self) -> Any:
        """The preset. Raises LookupError for one that the game does not have."""
        return GAMES[self.game].profiles[self.preset]

    @property
    def rules(self) -> Any:
        """What is played. Raises Unplayable, and LookupError for a preset, an option or a value
        that there is not."""
        known = options(self.game)
        changes = {name: known[name].value(value) for name, value in self.changes.items()}
        return replace(self.base, **changes)

    def value(self, name: str) -> str:
        """The name of the value that option *name* has."""
        return self.changes.get(name) or self.original(name)

    def original(self, name: str) -> str:
        """... and of the one that it has in the preset."""
        return key(getattr(self.base, name))

    def with_(self, changes: Mapping[str, str]) -> House:
        """The same with other values for some options, and what goes along with them. Raises like
        :attr:`rules`."""
        together = {**self.changes, **self._companions(changes), **changes}
        made = replace(self, changes=self._only_changes(together))
        made.rules  # noqa: B018  raises
        return made

    def _companions(self, changes: Mapping[str, str]) -> dict[str, str]:
        """Other options that this preset changes along with *changes*, there and back."""
        known = GAMES[self.game].companions.get(self.preset, {})
        return {
            other: self.original(other) if value == self.original(name) else key(with_it)
            for name, value in changes.items()
            for other, with_it in known.get(name, {}).items()
        }

    def _only_changes(self, values: Mapping[str, str]) -> dict[str, str]:
        known = options(self.game)
        return {n: values[n] for n in known if n in values and values[n] != self.original(n)}

    def changed_in(self, category: StrEnum) -> int:
        """How many options of *category* differ from the preset."""
        known = options(self.game)
        return sum(1 for name in self.changes if known[name].category is category)

    @property
    def text(self) -> str:
        """The changes as they are stored; nothing for none."""
        return json.dumps(self.changes, separators=(",", ":")) if self.changes else ""


def house(game: str, preset: str, text: str = "") -> House:
    """What :attr:`House.text` wrote. Raises ValueError for anything else."""
    found: Any = json.loads(text) if text else {}
    if not isinstance(found, dict):
        raise ValueError("changes of a preset are options with values")
    return House(game, preset, {str(name): str(value) for name, value in found.items()})


def of_rules(game: str, preset: str, rules: Any) -> House:
    """*rules* as changes of *preset*. Raises LookupError for a preset that there is not."""
    whole = House(game, preset)
    played = {name: key(getattr(rules, name)) for name in options(game)}
    return replace(whole, changes={n: v for n, v in played.items() if v != whole.original(n)})
