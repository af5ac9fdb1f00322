"""The open question of a hand, and each seat's part in it."""

from __future__ import annotations

from engine.decision import Ask, Decision, Hold, Pace
from engine.gouji import asked as ask
from engine.gouji import burn, wind
from engine.gouji.actions import Action
from engine.gouji.asked import Asked
from engine.gouji.gouji_play import is_gouji
from engine.gouji.hearings import Matter, hearings, may_yield
from engine.gouji.state import ALL, SEATS, State, Top
from engine.seats import Seat, opposite


def pending(state: State) -> Decision[Action] | None:
    """Who is asked, what silence means, and whether a hold runs. Public facts decide all three,
    but for the defaults."""
    if state.ended is not None:
        return None
    if state.showing is not None:
        return _showing(state)
    if state.top is not None:
        return _responding(state, state.top)
    assert state.leader is not None
    leading = asked(state, state.leader)
    assert leading is not None
    return Decision(
        id=state.question,
        kind=ask.Matter.LEAD,
        asks=(Ask(state.leader, leading.decline),),
        pace=Pace.LEAD,
    )


def _showing(state: State) -> Decision[Action]:
    showing = state.showing
    assert showing is not None
    return Decision(
        id=state.question,
        kind=ask.Matter.SHOW,
        asks=tuple(Ask(seat, _decline(state, seat)) for seat in ALL if not showing.answers[seat]),
        changeable=tuple(seat for seat in ALL if showing.answers[seat]),
        pace=Pace.SETUP,
        sealed=True,
        hold=Hold.NONE if showing.released else Hold.MASK,
    )


def _responding(state: State, top: Top) -> Decision[Action]:
    order = hearings(state, top)
    answering = tuple(h.seat for h in order if h.matter is Matter.ANSWER)
    burning = tuple(h.seat for h in order if h.matter is Matter.BURN)
    only_burning = () if top.released else tuple(s for s in burning if s not in answering)
    open_seats = (*only_burning, *answering)
    hold = Hold.BURN if burning else Hold.MASK
    return Decision(
        id=state.question,
        kind=ask.Matter.RESPOND,
        asks=tuple(
            Ask(seat, _decline(state, seat), seat in answering)
            for seat in open_seats
            if top.answers[seat] is None
        ),
        changeable=tuple(seat for seat in open_seats if top.answers[seat] is not None),
        pace=Pace.RESPOND,
        sealed=True,
        hold=Hold.NONE if top.released else hold,
    )


def _decline(state: State, seat: Seat) -> Action:
    part = asked(state, seat)
    assert part is not None
    return part.decline


def asked(state: State, seat: Seat) -> Asked | None:
    """What *seat* is asked now, or None."""
    if state.ended is not None:
        return None
    if state.showing is not None:
        return Asked(
            matter=ask.Matter.SHOW,
            rules=state.rules,
            hand=state.hands[seat],
            drawn=state.deal.cards[seat],
        )
    if state.top is not None:
        return _asked_to_respond(state, state.top, seat)
    if state.leader != seat:
        return None
    return Asked(
        matter=ask.Matter.LEAD,
        rules=state.rules,
        hand=state.hands[seat],
        burning=burn.burner(state) == seat,
    )


def _asked_to_respond(state: State, top: Top, seat: Seat) -> Asked | None:
    matters = {hearing.matter for hearing in hearings(state, top) if hearing.seat == seat}
    may_burn = Matter.BURN in matters and not top.released
    may_answer = Matter.ANSWER in matters
    if not may_burn and not may_answer:
        return None
    return Asked(
        matter=ask.Matter.RESPOND,
        rules=state.rules,
        hand=state.hands[seat],
        top=top.combo,
        may_answer=may_answer,
        may_burn=may_burn,
        may_yield=may_answer and may_yield(state, top, seat),
        may_apply=may_answer and wind.may_apply(state, top, seat),
        no_burn="" if may_burn else _no_burn(state, top, seat),
    )


def _no_burn(state: State, top: Top, seat: Seat) -> str:
    """Why *seat* cannot burn *top*: a code of the refusals."""
    if state.melee:
        return "no-burn-now"
    if not is_gouji(top.combo, state.rules):
        return "burn-needs-gouji"
    if seat == opposite(top.seat, SEATS):
        return "opposite-answers"
    if seat in top.barred:
        return "passed-cannot-burn"
    if state.rules.burn_needs_open and seat not in state.opened:
        return "burn-needs-open"
    return "burn-closed"
