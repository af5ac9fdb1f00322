"""Where a line may be broken, for words with and without spaces between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len

_WIDE: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60"
_CLOSING: Final = "、。，：；！？）」』》…,.;:!?)"
_OPENING: Final = "（「『《("
_UNIT: Final = re.compile(
    rf"[{_OPENING}]*(?:[{_WIDE}]|[^\s{_WIDE}{_OPENING}]+|(?=[{_CLOSING}]))[{_CLOSING}]*[ ]*"
    rf"|[{_OPENING}]+|\s+"
)
"""What is not torn: a letter of a wide script or a word, the marks that open before it and those
that close after it."""


def folded(text: str, width: int) -> str:
    """*text* in lines of at most *width* cells, where its words allow it. No line begins with a
    mark that closes something, or ends with one that opens it."""
    return "\n".join(line for whole in text.split("\n") for line in _lines(whole, width))


def _lines(whole: str, width: int) -> Iterator[str]:
    line = ""
    for unit in _units(whole):
        if line and cell_len(line) + cell_len(unit.rstrip()) > width:
            yield line.rstrip()
            line = ""
        line += unit
    yield line.rstrip()


def _units(whole: str) -> Iterator[str]:
    place = 0
    while place < len(whole):
        match = _UNIT.match(whole, place)
        end = place + 1 if match is None or match.end() == place else match.end()
        yield whole[place:end]
        place = end
