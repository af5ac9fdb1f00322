"""Questions that several seats are asked at once: what each is asked, and what silence means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.counts import EMPTY
from engine.gouji import (
    agreements,
    buying,
    dot_hand,
    fours,
    pooled_fives,
    returns,
    revolution,
    three_shots,
    tribute_terms,
)
from engine.gouji.actions import Action, ChooseLast, No, NoShow, Pass, Show, Yes
from engine.gouji.asked import Asked
from engine.gouji.limits import Limits
from engine.gouji.matters import Matter
from engine.gouji.setup import Survey
from engine.gouji.showing_cards import shows
from engine.gouji.state import State
from engine.seats import Seat


def asked_together(state: State, survey: Survey, seat: Seat) -> Asked:
    """What *seat* is asked in *survey*: its own cards, and public facts."""
    details = _DETAILS.get(survey.matter, _nothing)(state, seat)
    return Asked(
        matter=survey.matter,
        rules=state.rules,
        hand=state.hands[seat] if state.hands else EMPTY,
        usual=usual(state, survey, seat),
        about=survey.about,
        **details,
    )


def usual(state: State, survey: Survey, seat: Seat) -> Action:
    """What it means when *seat* says nothing."""
    found = _USUAL.get(survey.matter)
    return No() if found is None else found(state, seat)


def _best_show(state: State, seat: Seat) -> Action:
    """The most that he has (GAP-13)."""
    return next(map(Show, shows(state.deal.cards[seat], state.rules)), NoShow())


def _as_it_was(state: State, seat: Seat) -> Action:
    assert state.deal.carried is not None
    return ChooseLast(state.deal.carried.places[-1])


def _lowest(state: State, seat: Seat) -> Action:
    return returns.lowest(returns.due_of(state, seat), state.hands[seat], state.rules)


_USUAL: Final[Mapping[Matter, Callable[[State, Seat], Action]]] = {
    Matter.SHOW: _best_show,
    Matter.LAST: _as_it_was,
    Matter.TERMS: tribute_terms.usual,
    Matter.RETURN: _lowest,
    Matter.TAKE: lambda state, seat: Yes(),
    Matter.SHOT: lambda state, seat: Pass(),
    Matter.FIVES: lambda state, seat: Pass(),
    Matter.FOURS: lambda state, seat: Yes() if fours.may_throw(state, seat) else No(),
}
"""No, where nothing stands."""


def _nothing(state: State, seat: Seat) -> dict[str, Any]:
    return {}


def _show(state: State, seat: Seat) -> dict[str, Any]:
    return {"drawn": state.deal.cards[seat]}


def _last(state: State, seat: Seat) -> dict[str, Any]:
    return {"seats": agreements.last_concerned(state)}


def _dot(state: State, seat: Seat) -> dict[str, Any]:
    jokers = dot_hand.jokers(state, seat)
    limit = len(dot_hand.followers(state, seat, jokers[0])) if jokers else 0
    return {"able": bool(jokers), "limit": limit}


def _terms(state: State, seat: Seat) -> dict[str, Any]:
    mine = tribute_terms.concerned(state, seat)
    assert state.setup is not None
    debts = state.setup.debts
    return {
        "debts": mine,
        "allied": frozenset(n for n in mine if tribute_terms.allied(debts[n])),
        "received": frozenset(n for n in mine if debts[n].receiver == seat),
    }


def _return(state: State, seat: Seat) -> dict[str, Any]:
    return {"due": returns.due_of(state, seat)}


def _take(state: State, seat: Seat) -> dict[str, Any]:
    return {"offer": returns.offer_to(state, seat)}


def _help(state: State, seat: Seat) -> dict[str, Any]:
    return {"able": buying.price(state, seat) is not None}


def _revolution(state: State, seat: Seat) -> dict[str, Any]:
    return {"judged": revolution.judged(state, seat)}


def _keeping(state: State, seat: Seat) -> Limits:
    rules = state.rules
    return Limits(
        hold_three=rules.hold_three,
        whole=rules.threes_whole_plain,
        fours=fours.standing(state, seat),
    )


def _shot(state: State, seat: Seat) -> dict[str, Any]:
    revolt = state.revolt
    assert revolt is not None
    stood = len(revolt.beaten) == 1 and revolt.beaten[0] is None
    return {
        "targets": three_shots.targets(revolt),
        "pure": stood,
        "limits": _keeping(state, seat),
    }


def _fives(state: State, seat: Seat) -> dict[str, Any]:
    return {"targets": (pooled_fives.pool(state),), "limits": _keeping(state, seat)}


_DETAILS: Final[Mapping[Matter, Callable[[State, Seat], dict[str, Any]]]] = {
    Matter.SHOW: _show,
    Matter.LAST: _last,
    Matter.DOT: _dot,
    Matter.TERMS: _terms,
    Matter.RETURN: _return,
    Matter.TAKE: _take,
    Matter.HELP: _help,
    Matter.REVOLUTION: _revolution,
    Matter.SHOT: _shot,
    Matter.FIVES: _fives,
}
