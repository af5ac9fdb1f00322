"""The open question of a hand, and each seat's part in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.baohuang import calling, declaring, grabbing, kicking, plays, roles, throne
from engine.baohuang.actions import Abdicate, Action, Call, Pass, Reign, Silent
from engine.baohuang.asked import Asked
from engine.baohuang.calling import SHOWN
from engine.baohuang.deal import packs
from engine.baohuang.matters import Matter
from engine.baohuang.respond import hearers
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import State, Survey, Top
from engine.baohuang.wind import applicant
from engine.cards import Card, Rank
from engine.counts import Counts, counted, held, plus, without
from engine.decision import Ask, Decision, Hold, Pace
from engine.seats import Seat

_JOKERS = (Rank.SMALL_JOKER, Rank.BIG_JOKER)


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
        kind=Matter.LEAD,
        asks=(Ask(state.leader, leading.decline),),
        order=(state.leader,),
        pace=Pace.LEAD,
    )


def _asking(state: State, survey: Survey) -> Decision[Action]:
    """Nobody is spared these: how many answers one has follows from his cards. Several are asked
    at once, sealed; one alone has nothing to hide."""
    answers, alone = survey.answers, len(survey.seats) == 1
    return Decision(
        id=state.question,
        kind=survey.matter,
        asks=tuple(
            Ask(seat, usual(state, survey.matter, seat))
            for seat in survey.seats
            if not answers[seat]
        ),
        changeable=() if alone else tuple(seat for seat in survey.seats if answers[seat]),
        pace=Pace.SETUP,
        order=survey.seats,
        sealed=not alone,
        spares=False,
        hold=Hold.NONE if survey.released or alone else Hold.MASK,
    )


def _responding(state: State, top: Top) -> Decision[Action]:
    order = hearers(state, top)
    return Decision(
        id=state.question,
        kind=Matter.RESPOND,
        asks=tuple(Ask(seat, Pass()) for seat in order if top.answers[seat] is None),
        changeable=tuple(seat for seat in order if top.answers[seat] is not None),
        pace=Pace.RESPOND,
        order=order,
        sealed=True,
        spares=not tells_the_guard(state, top),
        hold=Hold.NONE if top.released else Hold.MASK,
    )


def tells_the_guard(state: State, top: Top) -> bool:
    """Whether who has to think about this play may give away the hidden guard: among all that is
    still out only jokers and the card that makes him beat it, and somebody may hold the last of
    the others. Then nobody is spared the question. The cards that the emperor has shown, his own
    or the three that he called by, are no others: all know who has them. And a called card is
    above jokers only by itself: in a play of several, jokers need none."""
    if state.guard_seen is not None:
        return False
    mark = state.called or Card.XG
    known = (mark,) if Card.XE in state.shown else (mark, Card.XE)
    gone = plus(state.played, ((card.rank, 1) for card in known))
    most = tuple(max(0, each - less) for each, less in zip(_deck(state.rules), gone, strict=True))
    least = most
    if state.called is not None:
        shown = min(SHOWN, held(most, mark.rank))  # fewer, once he has played of them
        least = without(most, ((mark.rank, shown),))
    if state.called is None or top.combo.size == 1:
        least = without(least, ((joker, held(least, joker)) for joker in _JOKERS))
    if _beaten(least, (), top, state.rules):
        return False
    return _beaten(plus(most, ((mark.rank, 1),)), (mark,), top, state.rules)


def _beaten(cards: Counts, marks: tuple[Card, ...], top: Top, rules: BaohuangRules) -> bool:
    return next(plays.beating(cards, marks, top.combo, rules), None) is not None


@lru_cache(maxsize=16)
def _deck(rules: BaohuangRules) -> Counts:
    return counted(packs(rules))


def usual(state: State, matter: Matter, seat: Seat) -> Action:
    """What it means when *seat* says nothing before the first lead: he reigns if he can, calls his
    lowest card, and declares nothing."""
    match matter:
        case Matter.THRONE:
            return Reign() if throne.able(state, seat) else Abdicate()
        case Matter.CALL:
            return Call(calling.cards(state, seat)[0])
        case _:
            return Silent()


def asked(state: State, seat: Seat) -> Asked | None:
    """What *seat* is asked now, or None."""
    if state.over:
        return None
    survey, top = state.survey, state.top
    if survey is not None:
        if seat not in survey.seats:
            return None
        details = _details(state, survey.matter, seat)
        return _asked(
            state, survey.matter, seat, usual=usual(state, survey.matter, seat), **details
        )
    if top is not None:
        if seat not in hearers(state, top):
            return None
        may_apply = seat == applicant(state, top)
        return _asked(
            state, Matter.RESPOND, seat, top=top.combo, may_answer=True, may_apply=may_apply
        )
    return _asked(state, Matter.LEAD, seat) if state.leader == seat else None


def _asked(state: State, matter: Matter, seat: Seat, **details: Any) -> Asked:
    return Asked(
        matter=matter,
        rules=state.deal.rules,
        hand=state.hands[seat],
        marks=state.marks[seat],
        role=roles.role(state, seat),
        grabbed=state.grabbed,
        **details,
    )


def _details(state: State, matter: Matter, seat: Seat) -> dict[str, Any]:
    match matter:
        case Matter.GRAB:
            return {"says": grabbing.SAYS}
        case Matter.THRONE:
            return {
                "able": throne.able(state, seat),
                "must": throne.must(state, seat),
                "gift": throne.gift(state, seat),
            }
        case Matter.CALL:
            return {"calls": calling.cards(state, seat)}
        case Matter.KICK:
            return {"says": kicking.SAYS}
        case _:
            return {"says": declaring.says(state, seat)}
