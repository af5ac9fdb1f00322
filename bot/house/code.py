"""House rules as a short code (规矩码), such as ``GJ-fs-b3c8t4-7``.

The letters of the preset, two characters for each change, and one that tells whether the code was
copied well. Letters may be written large or small; 0, O, 1 and I do not occur. The check is a
polynomial over the field of 32 elements, so that one wrong character, or two that changed places,
never pass; a lost one leaves an odd number.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bot.house.house import House
from bot.house.options import OPTIONS
from bot.house.registry import NUMBERS, PAIRS, PRESETS
from engine.options import Unplayable

ALPHABET: Final = "23456789abcdefghjklmnpqrstuvwxyz"
_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)}
_LETTERS: Final = {preset: letters for letters, preset in PRESETS}
_NAMES: Final = dict(PRESETS)
_SHAPE: Final = re.compile(r"gj-([a-z]{2})(?:-([0-9a-z]+))?-([0-9a-z])")
_LIKELY: Final = re.compile(r"(?<![0-9a-z])gj(?:\s*-\s*[0-9a-z]+)+")
_DASHES: Final = re.compile("[‐-―−－﹣ー]")
_BITS: Final = 5
_MODULUS: Final = 0b100101
"""x⁵ + x² + 1, of which x is a generator."""


class Miscopied(ValueError):
    """No code, or one that was not copied well."""


def encoded(house: House) -> str:
    """The code of *house*: at most 8 characters and 2 for each change."""
    body = "".join(
        ALPHABET[number >> _BITS] + ALPHABET[number & 31]
        for number in sorted(NUMBERS[change] for change in house.changes.items())
    )
    letters = _LETTERS[house.preset]
    return "-".join(("GJ", letters, *((body,) if body else ()), _check(letters + body)))


def decoded(words: str) -> House:
    """The house rules that the code in *words* stands for. Raises Miscopied, and Unplayable for
    rules that can no longer be played together."""
    match = _SHAPE.fullmatch(_plain(words))
    if match is None:
        raise Miscopied(words)
    letters, body, check = match[1], match[2] or "", match[3]
    if letters not in _NAMES or not set(body) <= set(ALPHABET) or _check(letters + body) != check:
        raise Miscopied(words)
    house = House(_NAMES[letters], _changes(body))
    try:
        whole = house.with_({})
    except Unplayable:
        raise
    except LookupError as error:
        raise Miscopied(words) from error
    if encoded(whole).lower() != match[0]:
        raise Miscopied(words)
    return whole


def is_code(words: str) -> bool:
    """Whether *words* look as if they held a code, well copied or not."""
    return _LIKELY.search(_folded(words)) is not None


def _folded(words: str) -> str:
    return _DASHES.sub("-", unicodedata.normalize("NFKC", words)).lower()


def _plain(words: str) -> str:
    """The code in *words*, without blanks, in small letters."""
    found = _LIKELY.search(_folded(words))
    return "" if found is None else re.sub(r"\s", "", found[0])


def _changes(body: str) -> dict[str, str]:
    """Raises Miscopied for what no code of ours holds."""
    if len(body) % 2:
        raise Miscopied(body)
    numbers = [
        _VALUES[high] << _BITS | _VALUES[low]
        for high, low in zip(body[::2], body[1::2], strict=True)
    ]
    if any(number >= len(PAIRS) for number in numbers):
        raise Miscopied(body)
    pairs = [PAIRS[number] for number in numbers]
    if any(option not in OPTIONS for option, _ in pairs):
        raise Miscopied(body)
    return dict(pairs)


def _check(letters: str) -> str:
    """The check character of the letters before it."""
    rest = 0
    for letter in letters:
        rest = _doubled(rest) ^ _VALUES[letter]
    return ALPHABET[_doubled(rest)]


def _doubled(element: int) -> int:
    element <<= 1
    return element ^ _MODULUS if element >> _BITS else element
