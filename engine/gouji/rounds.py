"""One response round as public facts settle it: worked out once and looked at from many sides."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.decision import Ask, Decision, Hold, Pace
from engine.gouji import asked as ask
from engine.gouji.actions import Action, NoBurn, Pass
from engine.gouji.burn import burner
from engine.gouji.gouji_play import is_gouji
from engine.gouji.hearings import Facts, Hearing, Matter, hearings, may_yield, no_burn
from engine.gouji.state import ALL, State, Top
from engine.gouji.stuffing import barred_from_wind
from engine.gouji.wind import may_apply
from engine.seats import Seat

Asks = tuple[Ask[Action], ...]


class Part(NamedTuple):
    """What one seat may say."""

    may_answer: bool
    may_burn: bool
    """Until the hold has run."""
    may_yield: bool
    may_apply: bool
    no_burn: str
    """Why there is no burning for it, when there is none."""


class Round(NamedTuple):
    order: tuple[Hearing, ...]
    """The hearings still to come, in rule order. A seat may have one of each matter."""
    parts: tuple[Part, ...]
    """By seat."""
    yielder: Seat | None
    """Who may yield (G-133)."""
    applicant: Seat | None
    """Who may ask for the wind (G-216)."""
    question: Decision[Action]
    """To whom it falls to answer, with what silence means: a pass, or no burn (GAP-17). First
    those who are asked for a burn only, for whom nobody waits. It has no id yet."""
    released: Decision[Action]
    """The same once the hold has run, which closes the burn hearings."""


_last: list[tuple[State, tuple[object, ...], Round]] = []
"""The round looked at last, and what it was made from. One question is looked at from many sides,
and its facts are mostly the same objects, which are compared faster than hashed."""


def hearing_round(state: State, top: Top) -> Round:
    """Who is still to be heard on *top*, the play on the table of *state*, and on what."""
    if _last and _last[0][0] is state:
        return _last[0][2]
    sources = (
        top.combo,
        top.seat,
        top.free_kill,
        top.barred,
        top.heard,
        top.yielder,
        state.melee,
        state.places,
        state.dead,
        state.agents,
        state.stuffed,
        state.headless,
        state.opened,
        state.burns,
        state.deal.rules,
    )
    same = bool(_last) and _last[0][1] == sources
    found = _last[0][2] if same else _round(_facts(state, top))
    _last[:] = [(state, sources, found)]
    return found


def _facts(state: State, top: Top) -> Facts:
    rules = state.rules
    return Facts(
        rules=rules,
        owner=top.seat,
        gouji=is_gouji(top.combo, rules),
        free_kill=top.free_kill,
        burning=burner(state) == top.seat,
        melee=state.melee,
        places=state.places,
        dead=state.dead,
        agents=state.agents,
        no_wind=barred_from_wind(state),
        barred=top.barred,
        headless=state.headless,
        opened=state.opened if rules.burn_needs_open else frozenset(),
        heard=top.heard,
        yielder=top.yielder,
    )


@lru_cache(maxsize=1 << 14)
def _round(facts: Facts) -> Round:
    order = hearings(facts)
    burning = tuple(hearing.seat for hearing in order if hearing.matter is Matter.BURN)
    answering = tuple(hearing.seat for hearing in order if hearing.matter is Matter.ANSWER)
    first: Asks = tuple(
        Ask(seat, NoBurn(), waits=False, window=True) for seat in burning if seat not in answering
    )
    last: Asks = tuple(Ask(seat, Pass(), window=seat in burning) for seat in answering)
    parts = tuple(_part(facts, burning, answering, seat) for seat in ALL)
    late: Asks = tuple(Ask(seat, Pass()) for seat in answering)
    return Round(
        order=order,
        parts=parts,
        yielder=next((seat for seat in ALL if parts[seat].may_yield), None),
        applicant=next((seat for seat in ALL if parts[seat].may_apply), None),
        question=_question((*first, *last), Hold.WINDOW if burning else Hold.MASK),
        released=_question(late, Hold.NONE),
    )


def _question(asks: Asks, hold: Hold) -> Decision[Action]:
    return Decision(
        id=0,
        kind=ask.Matter.RESPOND,
        asks=asks,
        pace=Pace.RESPOND,
        order=tuple(each.seat for each in asks if each.waits),
        sealed=True,
        hold=hold,
    )


def _part(facts: Facts, burning: tuple[Seat, ...], answering: tuple[Seat, ...], seat: Seat) -> Part:
    return Part(
        may_answer=seat in answering,
        may_burn=seat in burning,
        may_yield=may_yield(facts, answering, seat),
        may_apply=may_apply(facts, answering, seat),
        no_burn=no_burn(facts, seat),
    )
