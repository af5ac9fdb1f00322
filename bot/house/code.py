"""House rules as a short code (规矩码), such as ``GJ-fs-b3c8t4-7``.

The letters of the game and of the preset, two characters for each change, and one that tells
whether the code was copied well. Letters may be written large or small; 0, O, 1 and I do not
occur. The check is a polynomial over the field of 32 elements, so that one wrong character, or two
that changed places, never pass; a lost one leaves an odd number.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bot.house.house import House
from bot.house.options import options
from bot.house.registry import REGISTRIES, Registry
from engine.games import GAMES
from engine.options import Unplayable

ALPHABET: Final = "23456789abcdefghjklmnpqrstuvwxyz"
_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)}
_SHAPE: Final = re.compile(r"([a-z]{2})-([a-z]{2})(?:-([0-9a-z]+))?-([0-9a-z])")
_PREFIXES: Final = "|".join(known.prefix.lower() for known in REGISTRIES.values())
_LIKELY: Final = re.compile(rf"(?<![0-9a-z])(?:{_PREFIXES})(?:\s*-\s*[0-9a-z]+)+")
_DASHES: Final = re.compile("[‐-―−－﹣ー]")
_BITS: Final = 5
_MODULUS: Final = 0b100101
"""x⁵ + x² + 1, of which x is a generator."""


class Miscopied(ValueError):
    """No code, or one that was not copied well."""


def encoded(house: House) -> str:
    """The code of *house*: at most 8 characters and 2 for each change."""
    known = REGISTRIES[house.game]
    body = "".join(
        ALPHABET[number >> _BITS] + ALPHABET[number & 31]
        for number in sorted(known.numbers[change] for change in house.changes.items())
    )
    letters = known.letters[house.preset]
    check = _check(known, letters + body)
    return "-".join((known.prefix, letters, *((body,) if body else ()), check))


def decoded(words: str) -> House:
    """The house rules that the code in *words* stands for, of whichever game. Raises Miscopied,
    and Unplayable for rules that can no longer be played together."""
    match = _SHAPE.fullmatch(_plain(words))
    if match is None:
        raise Miscopied(words)
    game, letters, body, check = _game(match[1]), match[2], match[3] or "", match[4]
    known = REGISTRIES[game]
    if letters not in known.names or not set(body) <= set(ALPHABET):
        raise Miscopied(words)
    if _check(known, letters + body) != check:
        raise Miscopied(words)
    house = House(game, known.names[letters], _changes(game, body))
    try:
        whole = house.with_({})
    except Unplayable:
        raise
    except LookupError as error:
        raise Miscopied(words) from error
    if encoded(whole).lower() != match[0]:
        raise Miscopied(words)
    return whole


def game_of(words: str) -> str:
    """The game that the code in *words* is for, whether it was copied well or not. Raises
    Miscopied where there is none."""
    return _game(_plain(words)[:2])


def is_code(words: str) -> bool:
    """Whether *words* look as if they held a code of any game, well copied or not."""
    return _LIKELY.search(_folded(words)) is not None


def _game(prefix: str) -> str:
    """The game whose codes begin so. Raises Miscopied."""
    for game, known in REGISTRIES.items():
        if known.prefix.lower() == prefix and game in GAMES:
            return game
    raise Miscopied(prefix)


def _folded(words: str) -> str:
    return _DASHES.sub("-", unicodedata.normalize("NFKC", words)).lower()


def _plain(words: str) -> str:
    """The code in *words*, without blanks, in small letters."""
    found = _LIKELY.search(_folded(words))
    return "" if found is None else re.sub(r"\s", "", found[0])


def _changes(game: str, body: str) -> dict[str, str]:
    """Raises Miscopied for what no code of ours holds."""
    if len(body) % 2:
        raise Miscopied(body)
    numbers = [
        _VALUES[high] << _BITS | _VALUES[low]
        for high, low in zip(body[::2], body[1::2], strict=True)
    ]
    known = REGISTRIES[game].pairs
    if any(number >= len(known) for number in numbers):
        raise Miscopied(body)
    pairs = [known[number] for number in numbers]
    if any(option not in options(game) for option, _ in pairs):
        raise Miscopied(body)
    return dict(pairs)


def _check(known: Registry, letters: str) -> str:
    """The check character of the letters before it."""
    rest = 0
    for letter in known.prefix.lower() * known.checks_prefix + letters:
        rest = _doubled(rest) ^ _VALUES[letter]
    return ALPHABET[_doubled(rest)]


def _doubled(element: int) -> int:
    element <<= 1
    return element ^ _MODULUS if element >> _BITS else element
