"""The open question of a hand, and each seat's part in it."""

from __future__ import annotations

from engine.decision import Ask, Decision, Hold, Pace
from engine.frozen import changed
from engine.gouji import asked as ask
from engine.gouji import burn
from engine.gouji.actions import Action, NoBurn, NoShow, Pass, Show
from engine.gouji.asked import Asked
from engine.gouji.rounds import hearing_round
from engine.gouji.showing_cards import shows
from engine.gouji.state import ALL, NO_ANSWERS, State, Top
from engine.seats import Seat


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
        order=(state.leader,),
        pace=Pace.LEAD,
    )


def _showing(state: State) -> Decision[Action]:
    showing = state.showing
    assert showing is not None
    return Decision(
        id=state.question,
        kind=ask.Matter.SHOW,
        asks=tuple(Ask(seat, _best_show(state, seat)) for seat in ALL if not showing.answers[seat]),
        changeable=tuple(seat for seat in ALL if showing.answers[seat]),
        pace=Pace.SETUP,
        order=ALL,
        sealed=True,
        hold=Hold.NONE if showing.released else Hold.MASK,
    )


def _best_show(state: State, seat: Seat) -> Action:
    """Whoever says nothing shows the most he has (GAP-13)."""
    return next(map(Show, shows(state.deal.cards[seat], state.rules)), NoShow())


def _responding(state: State, top: Top) -> Decision[Action]:
    part, answers = hearing_round(state, top), top.answers
    question = part.released if top.released else part.question
    if answers is NO_ANSWERS:
        return changed(question, id=state.question)
    asks = question.asks
    return changed(
        question,
        id=state.question,
        asks=tuple([each for each in asks if answers[each.seat] is None]),
        changeable=tuple([each.seat for each in asks if answers[each.seat] is not None]),
    )


def declines(state: State, seat: Seat, action: Action) -> bool:
    """Whether *action* is the default answer of *seat* to a play, which is always lawful."""
    top = state.top
    if top is None or state.ended is not None:
        return False
    part = hearing_round(state, top).parts[seat]
    if isinstance(action, Pass):
        return part.may_answer
    return isinstance(action, NoBurn) and part.may_burn and not part.may_answer and not top.released


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
    part = hearing_round(state, top).parts[seat]
    may_burn = part.may_burn and not top.released
    if not may_burn and not part.may_answer:
        return None
    return Asked(
        matter=ask.Matter.RESPOND,
        rules=state.deal.rules,
        hand=state.hands[seat],
        top=top.combo,
        may_answer=part.may_answer,
        may_burn=may_burn,
        may_yield=part.may_yield,
        may_apply=part.may_apply,
        no_burn="" if may_burn else part.no_burn,
    )
