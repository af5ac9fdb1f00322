"""How the terms of tribute (G-087 to G-089) are typed and written.

Typed, debts have the numbers of the list that their player sees: ``免 1、3，反 2``. One word alone
is about all of them. Written, they have their places in the list of the hand.
"""

from __future__ import annotations

import re
from typing import Final

from engine.errors import Illegal
from engine.gouji.actions import Terms
from engine.gouji.asked import Asked, Matter

_PAY: Final = frozenset(
    ["照给", "给", "都给", "收", "都收", "照收", "pay", "payall", "take", "takeall"]
)
_WAIVE: Final = frozenset(["免", "免了", "都免", "不收", "都不收", "waive", "waiveall", "refuse"])
_COUNTER: Final = frozenset(["反贡", "反", "counter"])
_LIST: Final = r"\s*(?P<{}>[0-9]{{1,2}}(?:\s*[,、和 ]\s*[0-9]{{1,2}})*)"
_NAMED: Final = re.compile(
    rf"(?:(?:waive|免|不收){_LIST.format('waived')})?[\s,;]*(?:(?:counter|反贡|反){_LIST.format('countered')})?"
)
_WRITTEN: Final = re.compile(
    r"terms(?: waive (?P<waived>[0-9,]+))?(?: counter (?P<countered>[0-9,]+))?"
)


def read(text: str, short: str, asked: Asked | None) -> Terms | None:
    """The terms that *text* names for the question *asked*; None for other words.

    Raises Illegal ("not-your-debt" for a number that is not in the list; "not-now" where no terms
    are asked).
    """
    written = _WRITTEN.fullmatch(text)
    if written is not None:
        return Terms(_numbers(written["waived"]), _numbers(written["countered"]))
    named = _NAMED.fullmatch(text)
    whole = short in _PAY | _WAIVE | _COUNTER
    if not whole and (named is None or not text):
        return None
    if asked is None or asked.matter is not Matter.TERMS:
        raise Illegal("not-now")
    if whole:
        return _whole(short, asked)
    assert named is not None
    return Terms(_placed(named["waived"], asked), _placed(named["countered"], asked))


def _whole(short: str, asked: Asked) -> Terms:
    if short in _PAY:
        return Terms()
    if short in _WAIVE:
        return Terms(waived=asked.debts)
    return Terms(countered=tuple(n for n in asked.debts if n in asked.allied & asked.received))


def _numbers(listed: str | None) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall("[0-9]+", listed or ""))


def _placed(listed: str | None, asked: Asked) -> tuple[int, ...]:
    """From numbers of the player's own list, which begins with 1, to places."""
    numbers = _numbers(listed)
    if not all(1 <= number <= len(asked.debts) for number in numbers):
        raise Illegal("not-your-debt")
    return tuple(sorted({asked.debts[number - 1] for number in numbers}))


def write(terms: Terms) -> str:
    """``terms waive 0,2 counter 1``; ``terms`` where all is paid."""
    parts = ["terms"]
    for verb, numbers in (("waive", terms.waived), ("counter", terms.countered)):
        if numbers:
            parts.append(f"{verb} {','.join(map(str, numbers))}")
    return " ".join(parts)
