"""What one seat is asked before the first lead, and which answers are legal there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Final

from engine.errors import Illegal
from engine.gouji import cutting, limits, plays, returns, revolution, three_shots
from engine.gouji.actions import (
    Action,
    AskCut,
    ChooseLast,
    Cut,
    Dot,
    No,
    Pass,
    Play,
    Refuse,
    Return,
    Shots,
    Terms,
    Yes,
)
from engine.gouji.combos import Combo, beats
from engine.gouji.gouji_play import is_pure
from engine.gouji.matters import Matter
from engine.gouji.options import AllyTribute, Revolution
from engine.gouji.plays import beating

if TYPE_CHECKING:
    from engine.gouji.asked import Asked

MOST_DRAWS: Final = 36
"""The largest number that can be named for a dot-hand."""


def _yes_no(asked: Asked) -> Iterator[Action]:
    yield No()
    yield Yes()


def _help(asked: Asked) -> Iterator[Action]:
    yield No()
    if asked.able:
        yield Yes()


def _check_help(asked: Asked, action: Action) -> None:
    if isinstance(action, Yes) and not asked.able:
        raise Illegal("help-needs-two")
    _in_menu(asked, action)


def _last(asked: Asked) -> Iterator[Action]:
    yield from map(ChooseLast, asked.seats)


def _cut(asked: Asked) -> Iterator[Action]:
    yield No()
    yield from map(AskCut, range(1, cutting.TIMES + 1))
    yield from map(Cut, cutting.places(asked.rules))


def _cutting(asked: Asked) -> Iterator[Action]:
    yield No()
    yield from map(Cut, cutting.places(asked.rules))


def _check_cut(asked: Asked, action: Action) -> None:
    most = cutting.places(asked.rules)[-1]
    match action:
        case No():
            return
        case AskCut(times=times) if asked.matter is Matter.CUT:
            if not 1 <= times <= cutting.TIMES:
                raise Illegal("cut-times", most=cutting.TIMES)
        case Cut(at=at):
            if not 1 <= at <= most:
                raise Illegal("cut-range", most=most)
        case _:
            raise Illegal("answer-cut")


def _dot(asked: Asked) -> Iterator[Action]:
    yield No()
    yield from map(Dot, range(1, asked.limit + 1))


def _check_dot(asked: Asked, action: Action) -> None:
    match action:
        case No():
            return
        case Dot(number=number):
            if not asked.able:
                raise Illegal("dot-needs-big-joker")
            if not 1 <= number <= MOST_DRAWS:
                raise Illegal("dot-range", most=MOST_DRAWS)
        case _:
            raise Illegal("answer-dot")


def _terms(asked: Asked) -> Iterator[Action]:
    """Every debt is let be, waived, or countered where its receiver may; a whole side together
    where that is the rule (G-088)."""
    mine, together = asked.debts, _together(asked)
    choices = [("", "w", "c") if _counters(asked, n) else ("", "w") for n in mine]
    seen = set()
    for picked in product(*choices):
        waived = tuple(n for n, what in zip(mine, picked, strict=True) if what == "w")
        if together and together & {*waived} not in (set(), together):
            continue
        countered = tuple(n for n, what in zip(mine, picked, strict=True) if what == "c")
        answer = Terms(waived, countered)
        if answer not in seen:
            seen.add(answer)
            yield answer


def _together(asked: Asked) -> set[int]:
    """The debts inside a side, which are all paid or none (G-088)."""
    if asked.rules.ally_tribute is not AllyTribute.NONE_OR_ALL:
        return set()
    return {n for n in asked.debts if n in asked.allied}


def _counters(asked: Asked, number: int) -> bool:
    return (
        asked.rules.ally_tribute is AllyTribute.AGREEMENT_OR_COUNTER
        and number in asked.allied
        and number in asked.received
    )


def _check_terms(asked: Asked, action: Action) -> None:
    if not isinstance(action, Terms):
        raise Illegal("answer-terms")
    if not {*action.waived, *action.countered} <= {*asked.debts}:
        raise Illegal("not-your-debt")
    if not all(_counters(asked, n) for n in action.countered) or {*action.waived} & {
        *action.countered
    }:
        raise Illegal("no-counter")
    together = _together(asked)
    if together and together & {*action.waived} not in (set(), together):
        raise Illegal("all-or-none")
    for named in (action.waived, action.countered):
        if list(named) != sorted({*named}):
            raise Illegal("answer-terms")


def _return(asked: Asked) -> Iterator[Action]:
    assert asked.due is not None
    yield from returns.choices(asked.due, asked.hand, asked.rules)


def _check_return(asked: Asked, action: Action) -> None:
    assert asked.due is not None
    if not isinstance(action, Return):
        raise Illegal("answer-return")
    if list(action.cards) != sorted(action.cards):
        raise Illegal("answer-return")
    returns.check(action, asked.due, asked.hand, asked.rules)


def _take(asked: Asked) -> Iterator[Action]:
    assert asked.offer is not None
    yield Yes()
    yield from returns.refusals(asked.offer, asked.hand)


def _check_take(asked: Asked, action: Action) -> None:
    assert asked.offer is not None
    if isinstance(action, Yes):
        return
    if not isinstance(action, Refuse):
        raise Illegal("answer-take")
    if action not in tuple(_take(asked)):
        raise Illegal("return-kept")


def _revolution(asked: Asked) -> Iterator[Action]:
    yield No()
    if asked.rules.revolution is Revolution.THREE_SHOTS:
        yield from map(Shots, three_shots.series(asked.hand, asked.rules))
    elif revolution.qualifies(asked.judged):
        yield Yes()


def _check_revolution(asked: Asked, action: Action) -> None:
    shoots = asked.rules.revolution is Revolution.THREE_SHOTS
    match action:
        case No():
            return
        case Shots(combos=combos) if shoots:
            three_shots.check(combos, asked.hand, asked.rules)
        case Yes() if not shoots:
            revolution.must_qualify(asked.judged)
        case Yes():
            raise Illegal("three-shots", count=three_shots.SHOTS)
        case _:
            raise Illegal("answer-revolution")


def _targets(asked: Asked) -> Iterator[Action]:
    yield Pass()
    for play in _beating(asked):
        yield Play(play)


def _beating(asked: Asked) -> Iterator[Combo]:
    seen = set()
    for target in asked.targets:
        for play in beating(asked.hand, target, asked.rules):
            fits = not asked.pure or is_pure(play, asked.rules)
            if fits and play not in seen and limits.may_follow(play, asked.hand, asked.limits):
                seen.add(play)
                yield play


def _check_targets(asked: Asked, action: Action) -> None:
    match action:
        case Pass():
            return
        case Play(combo=combo):
            plays.must_hold(combo, asked.hand, asked.rules)
            limits.must_follow(combo, asked.hand, asked.limits)
            if asked.pure and not is_pure(combo, asked.rules):
                raise Illegal("shot-pure-answer")
            if not any(beats(combo, target, asked.rules) for target in asked.targets):
                plays.must_beat(combo, asked.targets[0], asked.rules)
        case _:
            raise Illegal("not-now")


def _in_menu(asked: Asked, action: Action) -> None:
    if action not in tuple(MENUS[asked.matter](asked)):
        raise Illegal("answer-question")


MENUS: Final[Mapping[Matter, Callable[[Asked], Iterator[Action]]]] = {
    Matter.LAST: _last,
    Matter.SWAP: _yes_no,
    Matter.PRE_CALL: _yes_no,
    Matter.BRIGHT_CALL: _yes_no,
    Matter.CUT: _cut,
    Matter.CUTTING: _cutting,
    Matter.DOT: _dot,
    Matter.TERMS: _terms,
    Matter.RETURN: _return,
    Matter.TAKE: _take,
    Matter.HELP: _help,
    Matter.REVOLUTION: _revolution,
    Matter.HEAD: _yes_no,
    Matter.SHOT: _targets,
    Matter.FIVES: _targets,
    Matter.FOURS: _yes_no,
}

CHECKS: Final[Mapping[Matter, Callable[[Asked, Action], None]]] = {
    Matter.CUT: _check_cut,
    Matter.CUTTING: _check_cut,
    Matter.DOT: _check_dot,
    Matter.TERMS: _check_terms,
    Matter.RETURN: _check_return,
    Matter.TAKE: _check_take,
    Matter.HELP: _check_help,
    Matter.REVOLUTION: _check_revolution,
    Matter.SHOT: _check_targets,
    Matter.FIVES: _check_targets,
}


def menu(asked: Asked) -> Iterator[Action]:
    """Every legal answer, the usual one first where it has no cards in it."""
    return MENUS[asked.matter](asked)


def check(asked: Asked, action: Action) -> None:
    """Raises Illegal, with the reason, unless *action* is one of them."""
    CHECKS.get(asked.matter, _in_menu)(asked, action)
