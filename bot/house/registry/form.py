"""What the registry of one game holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Registry:
    prefix: str
    """Two letters that its codes begin with, in capitals."""
    presets: tuple[tuple[str, str], ...]
    """Two letters, and the preset that they mean. None of the letters may be left out of the
    code's alphabet (``code.py``)."""
    numbered: tuple[tuple[str, tuple[str, ...]], ...]
    """Options, each with the names of its values (:func:`bot.house.options.key`). Values are
    numbered through, from 0."""
    checks_prefix: bool = False
    """The last character of a code is reckoned from the prefix too. The codes of the first game
    were given out without, and stay as they are."""

    @cached_property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Option and value of each number."""
        return tuple((option, value) for option, values in self.numbered for value in values)

    @cached_property
    def numbers(self) -> Mapping[tuple[str, str], int]:
        """The number of each."""
        return {pair: number for number, pair in enumerate(self.pairs)}

    @cached_property
    def places(self) -> Mapping[str, int]:
        """What buttons call an option."""
        return {n: place for place, n in enumerate(dict.fromkeys(o for o, _ in self.numbered))}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The preset of each two letters."""
        return dict(self.presets)

    @cached_property
    def letters(self) -> Mapping[str, str]:
        """The two letters of each preset."""
        return {preset: letters for letters, preset in self.presets}
