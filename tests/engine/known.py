"""What the contract has to know of a game beyond its protocol: one entry a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.decision import Hold
from engine.events import Viewer
from engine.seats import Seat
from tests.engine.baohuang import known as baohuang
from tests.engine.gouji import known as gouji
from tests.engine.shengji import known as shengji


@dataclass(frozen=True, kw_only=True)
class Known:
    short: Callable[[Any, Random], Sequence[Any]]
    """Opening events of a hand with few cards, so that its end is near: (rules, rng)."""

    whole: Callable[[Any, Sequence[Any]], bool]
    """Whether every dealt card is still there: (state, all events)."""

    strays: Callable[[Any, Random], Iterable[Any]]
    """Answers of every kind, legal or not: (state, rng)."""

    forgiven: Callable[[Any, Seat, Any], bool]
    """Whether an answer that is no legal one is taken all the same: (state, seat, answer)."""

    carried: Callable[[Any, Random], Any]
    """What a hand before may have left: (rules, rng)."""

    settles: Callable[[Any], bool]
    """Whether what the seats hold decides in public what comes next: (state)."""

    kinds: Callable[[Any], Sequence[str]]
    """Kinds of questions besides those of the play that hands under these rules often come to:
    (rules)."""

    asides: Callable[[Any, Random], Iterable[tuple[Seat, Any]]]
    """Things that seats might do unasked, legal or not: (state, rng)."""

    worlds: Callable[[Any, Viewer, Sequence[tuple[Seat, Any]]], Iterable[Any]]
    """Other states with the same public past: (state, viewer, answers that must stay legal).

    The viewer's own cards and all that he was shown are the same in each. The others are as
    different as they can be: each seat in turn holds the best.
    """

    weight: Callable[[Any], int]
    """How much an answer lays down without spending what is precious: (action). Walks prefer
    the weighty ones, which lead to more."""

    private: Callable[[Any], bool]
    """Whether the default of this kind of question follows from private cards: (question)."""

    lawful: Callable[[Any, Seat, Any], bool] = lambda state, seat, answer: False
    """Whether an answer is legal where the menu only samples what is, found out without the
    engine: (state, seat, answer)."""

    holds: frozenset[Hold] = frozenset((Hold.MASK, Hold.WINDOW))
    """The holds that questions of this game ever have."""


KNOWN: Final[dict[str, Known]] = {
    "gouji": Known(
        short=gouji.short,
        whole=gouji.whole,
        strays=gouji.strays,
        forgiven=gouji.forgiven,
        carried=gouji.carried,
        kinds=gouji.kinds,
        settles=gouji.settles,
        asides=gouji.asides,
        worlds=gouji.worlds,
        weight=gouji.weight,
        private=gouji.private,
    ),
    "shengji": Known(
        short=shengji.short,
        whole=shengji.whole,
        strays=shengji.strays,
        forgiven=shengji.forgiven,
        carried=shengji.carried,
        kinds=shengji.kinds,
        settles=shengji.settles,
        asides=shengji.asides,
        worlds=shengji.worlds,
        weight=shengji.weight,
        private=shengji.private,
        lawful=shengji.lawful,
        holds=frozenset(),
    ),
    "baohuang": Known(
        short=baohuang.short,
        whole=baohuang.whole,
        strays=baohuang.strays,
        forgiven=baohuang.forgiven,
        carried=baohuang.carried,
        kinds=baohuang.kinds,
        settles=baohuang.settles,
        asides=baohuang.asides,
        worlds=baohuang.worlds,
        weight=baohuang.weight,
        private=baohuang.private,
        holds=frozenset({Hold.MASK}),
    ),
}
