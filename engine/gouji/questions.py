"""The open question of a hand, and each seat's part in it."""

from __future__ import annotations

from engine.decision import Ask, Decision, Hold, Pace
from engine.frozen import changed
from engine.gouji import asked as ask
from engine.gouji import burn, fours
from engine.gouji.actions import Action, NoBurn, Pass, WrongFollow
from engine.gouji.asked import Asked
from engine.gouji.limits import FREE, Limits
from engine.gouji.matters import UNSPARED
from engine.gouji.options import FourPolicy
from engine.gouji.rounds import hearing_round
from engine.gouji.setup import Survey
from engine.gouji.state import NO_ANSWERS, State, Top
from engine.gouji.surveys import asked_together, usual
from engine.seats import Seat


def pending(state: State) -> Decision[Action] | None:
    """Who is asked, what silence means, and whether a hold runs. Public facts decide all three,
    but for the defaults."""
    if state.over:
        return None
    if state.survey is not None:
        return _asking(state, state.survey)
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


def _asking(state: State, survey: Survey) -> Decision[Action]:
    """Several are asked at once, and a hold hides who was spared; one alone has nothing to hide."""
    answers, alone = survey.answers, len(survey.seats) == 1
    return Decision(
        id=state.question,
        kind=survey.matter,
        asks=tuple(
            Ask(seat, usual(state, survey, seat)) for seat in survey.seats if not answers[seat]
        ),
        changeable=() if alone else tuple(seat for seat in survey.seats if answers[seat]),
        pace=Pace.SETUP,
        order=survey.seats,
        sealed=not alone,
        spares=survey.matter not in UNSPARED,
        hold=Hold.NONE if survey.released or alone else Hold.MASK,
    )


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
        changeable=tuple(
            [
                each.seat
                for each in asks
                if answers[each.seat] is not None
                and not isinstance(answers[each.seat], WrongFollow)
            ]
        ),
    )


def declines(state: State, seat: Seat, action: Action) -> bool:
    """Whether *action* is the default answer of *seat* to a play, which is always lawful."""
    top = state.top
    if top is None or state.ended is not None or state.survey is not None:
        return False
    part = hearing_round(state, top).parts[seat]
    if isinstance(action, Pass):
        return part.may_answer
    return isinstance(action, NoBurn) and part.may_burn and not part.may_answer and not top.released


def asked(state: State, seat: Seat) -> Asked | None:
    """What *seat* is asked now, or None."""
    if state.over:
        return None
    if state.survey is not None:
        return asked_together(state, state.survey, seat) if seat in state.survey.seats else None
    if state.top is not None:
        return _asked_to_respond(state, state.top, seat)
    if state.leader != seat or not state.hands:
        return None
    burning = burn.burner(state) == seat
    return Asked(
        matter=ask.Matter.LEAD,
        rules=state.rules,
        hand=state.hands[seat],
        burning=burning,
        covered=not burning or not state.burns[-1].more,
        limits=_limits(state, seat),
    )


def _limits(state: State, seat: Seat) -> Limits:
    """What the house keeps back from *seat* for now (G-034, G-118, G-177)."""
    rules = state.rules
    first = None
    if rules.must_lead_shown and state.shown_lead:
        first = rules.show_rank
    if not rules.hold_three and rules.four_policy is FourPolicy.FREE and first is None:
        return FREE
    return Limits(
        hold_three=rules.hold_three,
        whole=rules.threes_whole_plain,
        fours=fours.standing(state, seat),
        first=first,
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
        limits=_limits(state, seat),
    )
