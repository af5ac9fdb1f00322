"""How each event before the first lead changes the state. No rule lives here."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine.cards import Rank
from engine.counts import EMPTY, LOWEST, Counts, counted, plus, without
from engine.frozen import changed
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.actions import Return
from engine.gouji.leading_right import shows_for_lead
from engine.gouji.matters import Matter
from engine.gouji.options import BuyPay
from engine.gouji.seating import ALL, SEATS
from engine.gouji.setup import Due, Offer, Setup, Stage, Survey
from engine.gouji.state import Revolt, State
from engine.seats import Seat

Fields = dict[str, object]


def booked(state: State, event: ev.GoujiEvent) -> Fields:  # noqa: C901, PLR0911, PLR0912
    """One flat, exhaustive match, like that of the play."""
    match event:
        case sv.StageReached(stage=stage):
            return _setup(state, stage=Stage(stage), asked=0)
        case sv.QuestionOpened(matter=matter, seats=seats, about=about, rank=rank):
            survey = Survey(matter=matter, seats=seats, about=about, rank=rank)
            asked = 0 if state.setup is None else state.setup.asked + 1
            fours = matter is Matter.FOURS or state.fours_asked
            return {"survey": survey, "fours_asked": fours} | _setup(state, asked=asked)
        case sv.SetupEnded():
            return {"setup": None, "survey": None}
        case sv.CallsOpened(bright=bright, seats=seats):
            field = "bright_calls" if bright else "pre_calls"
            return {field: frozenset(seats), "survey": None}
        case sv.LastChosen(seat=seat):
            return {"survey": None} | _last_chosen(state, seat)
        case sv.SwapsAgreed(pairs=pairs):
            return {"survey": None} | _swapped(state, pairs)
        case sv.CutAsked(times=times):
            return {"survey": None} | _setup(state, cuts=times)
        case sv.DeckCut(at=at):
            return {"survey": None} | _cut(state, at)
        case sv.DrawerChosen(seat=seat, marked=marked):
            return {"deal": replace(state.deal, drawer=seat, marked=marked)}
        case ev.HandDealt():
            return _dealt(state, event)
        case ev.LeaderChosen(seat=seat, how=how):
            return {"survey": None, "leader": seat, "shown_lead": how is ev.Lead.SHOW}
        case sv.HandProved():
            return {}
        case sv.DotDone(debt=debt):
            return {"survey": None} | _dotted(state, event, debt)
        case sv.CardsMoved():
            return moved(state, event)
        case sv.TributeResisted(debts=debts):
            return _setup(state, off=_made(state).off.union(debts), resisted=True)
        case sv.TermsOpened(waived=waived, countered=countered):
            off = _made(state).off.union(waived)
            return {"survey": None} | _setup(state, off=off, countered=countered)
        case sv.TributePaid():
            return _paid(state, event)
        case sv.CardsReturned():
            return _returned(state, event)
        case sv.ReturnsTaken(refused=refused):
            return _taken(state, refused)
        case sv.CardBought(seat=seat):
            return _setup(state, helper=None)
        case sv.HelpOpened(seat=seat, payer=payer, rank=rank):
            unhelped = _made(state).unhelped
            if payer is None:
                unhelped |= {(seat, rank)}
            return {"survey": None} | _setup(state, helper=payer, unhelped=unhelped)
        case sv.RevolutionsOpened():
            return _revolted(state, event)
        case sv.HeadChosen(kills=kills):
            assert state.revolt is not None
            return {"survey": None, "revolt": replace(state.revolt, kills=kills, settled=True)}
        case sv.ShotAnswered():
            return _shot(state, event)
        case sv.RevolutionTested(seat=seat, success=success):
            return _tested(state, seat, success)
        case sv.FivesPooled(counts=counts):
            return _pooled(state, counts)
        case sv.FivesStood() | sv.QuestionClosed():
            return {"survey": None}
        case _:
            assert_never(event)  # type: ignore[arg-type]


def _made(state: State) -> Setup:
    assert state.setup is not None, "the hand is being prepared"
    return state.setup


def _setup(state: State, **fields: object) -> Fields:
    return {} if state.setup is None else {"setup": changed(state.setup, **fields)}


def _last_chosen(state: State, seat: Seat) -> Fields:
    """The two last change places, and what they owe for it changes with them."""
    carried = state.deal.carried
    assert carried is not None
    if carried.places[-1] == seat:
        return {"deal": replace(state.deal, carried=replace(carried, choosable=False))}
    other = carried.places[-1]
    names = {seat: other, other: seat}
    places = tuple(names.get(s, s) for s in carried.places)
    debts = tuple(
        replace(debt, payer=names.get(debt.payer, debt.payer)) if debt.kind == "fall" else debt
        for debt in carried.debts
    )
    carried = replace(carried, places=places, debts=debts, choosable=False)
    return {"deal": replace(state.deal, carried=carried)} | _setup(state, debts=debts)


def _swapped(state: State, pairs: tuple[Seat, ...]) -> Fields:
    """Of two unequal debts the smaller is set off, and what is left of the other is paid."""
    debts = list(_made(state).debts)
    mine = {d.payer: n for n, d in enumerate(debts) if d.kind == "point"}
    agreed: set[int] = set()
    for lower in pairs:
        one, two = mine[lower], mine[debts[mine[lower]].receiver]
        less, more = sorted((one, two), key=lambda number: debts[number].cards)
        rest = debts[more].cards - debts[less].cards
        agreed |= {less} if rest else {less, more}
        if rest:
            debts[more] = replace(debts[more], cards=rest)
    return _setup(state, set_off=frozenset(agreed), debts=tuple(debts))


def _cut(state: State, at: int) -> Fields:
    cuts = max(0, _made(state).cuts - 1)
    if not at:
        return _setup(state, cuts=0)
    deal = replace(state.deal, cuts=(*state.deal.cuts, at))
    return {"deal": deal} | _setup(state, cuts=cuts)


def _dealt(state: State, event: ev.HandDealt) -> Fields:
    fields: Fields = {
        "deal": replace(state.deal, cards=(*state.deal.cards, event.cards)),
        "hands": (*state.hands, counted(event.cards)),
        "left": (*state.left, len(event.cards)),
        "gained": (*state.gained, EMPTY),
    }
    if len(state.hands) == SEATS - 1:
        fields |= _setup(state, stage=Stage.DEAL, received=(EMPTY,) * SEATS)
        if shows_for_lead(state.rules, state.deal.carried):
            fields["survey"] = Survey(matter=Matter.SHOW, seats=ALL)
    return fields


def moved(state: State, event: sv.CardsMoved) -> Fields:
    """Cards leave one hand for another. What the giver did not draw goes first, but for a
    tribute, which is paid from what he drew (G-074)."""
    if event.seat == event.to:
        return {}  # shown only
    hands, left, gained = list(state.hands), list(state.left), list(state.gained)
    count = sum(n for _, n in event.cards)
    giver, taker = event.seat, event.to
    hands[giver] = without(hands[giver], event.cards)
    hands[taker] = plus(hands[taker], event.cards)
    left[giver] -= count
    left[taker] += count
    drawn = event.why in (sv.Why.TRIBUTE, sv.Why.COUNTER)
    natural = (drawn and state.rules.tribute_natural_only) or (
        event.why is sv.Why.PRICE and state.rules.buy_pay is BuyPay.NATURAL_TWO
    )
    gained[giver] = _spent(gained[giver], hands[giver], event.cards, natural=natural)
    gained[taker] = plus(gained[taker], event.cards)
    fields: Fields = {"hands": tuple(hands), "left": tuple(left), "gained": tuple(gained)}
    setup = state.setup
    if setup is not None and event.why is sv.Why.TRIBUTE:
        received = list(setup.received)
        received[taker] = plus(received[taker], event.cards)
        fields["setup"] = changed(setup, received=tuple(received))
    return fields


def _spent(
    gained: Counts, hand: Counts, cards: tuple[tuple[Rank, int], ...], *, natural: bool
) -> Counts:
    """*gained* after *cards* left, which *hand* does not hold any more."""
    rest = list(gained)
    for rank, count in cards:
        place = rank - LOWEST
        if natural:
            rest[place] = min(rest[place], hand[place])
        else:
            rest[place] = max(0, rest[place] - count)
    return tuple(rest)


def _dotted(state: State, event: sv.DotDone, number: int) -> Fields:
    """The joker and the drawn card change hands, and one card of the debt is settled."""
    dotted = (*_made(state).dotted, event.seat)
    if event.card is None:
        return _setup(state, dotted=dotted)
    joker = ((Rank.BIG_JOKER, 1),)
    drawn = ((event.card.rank, 1),)
    hands, gained = list(state.hands), list(state.gained)
    for giver, taker, cards in ((event.seat, event.to, joker), (event.to, event.seat, drawn)):
        hands[giver] = without(hands[giver], cards)
        hands[taker] = plus(hands[taker], cards)
        gained[taker] = plus(gained[taker], cards)
        gained[giver] = _spent(gained[giver], hands[giver], cards, natural=True)
    debts = list(_made(state).debts)
    debts[number] = replace(debts[number], cards=debts[number].cards - 1)
    fields: Fields = {"hands": tuple(hands), "gained": tuple(gained)}
    return fields | _setup(state, debts=tuple(debts), dotted=dotted)


def _paid(state: State, event: sv.TributePaid) -> Fields:
    setup = _made(state)
    dues = setup.dues
    due = event.paid and not event.set_off and event.debt not in setup.countered
    if due and event.tribute in state.rules.return_kinds:
        dues = (*dues, Due(event.receiver, event.payer, event.paid))
    return _setup(state, settled=setup.settled | {event.debt}, dues=dues)


def _returned(state: State, event: sv.CardsReturned) -> Fields:
    """The first due of this giver is met; the payer may still refuse what came."""
    setup = _made(state)
    mine = [due for due in setup.dues if due.seat == event.seat]
    due = next((due for due in mine if due.final and due.to == event.to), mine[0])
    dues = tuple(each for each in setup.dues if each is not due)
    survey = state.survey
    answer = None if survey is None else survey.answers[event.seat]
    offers = setup.offers
    if state.rules.return_refusable and not due.final and isinstance(answer, Return):
        offers = (*offers, Offer(event.seat, event.to, tuple(answer.cards)))
    fields = _setup(state, dues=dues, offers=offers)
    if survey is None:
        return fields
    answers = tuple(None if s == event.seat else a for s, a in enumerate(survey.answers))
    seats = tuple(seat for seat in survey.seats if seat != event.seat)
    rest = changed(survey, seats=seats, answers=answers, released=True) if seats else None
    return fields | {"survey": rest}


def _taken(state: State, refused: tuple[tuple[Seat, Seat, int], ...]) -> Fields:
    """Cards that were sent back are owed once more, and then for good."""
    setup = _made(state)
    asked = () if state.survey is None else state.survey.seats
    offers = list(setup.offers)
    for seat in asked:
        offers.remove(next(offer for offer in offers if offer.to == seat))
    dues = (*(Due(seat, to, count, final=True) for seat, to, count in refused), *setup.dues)
    return {"survey": None} | _setup(state, offers=tuple(offers), dues=dues)


def _revolted(state: State, event: sv.RevolutionsOpened) -> Fields:
    fields: Fields = {"survey": None}
    if len(event.seats) != 1 or state.revolt is not None:
        return fields
    seat = event.seats[0]
    fields["revolt"] = Revolt(seat=seat, shots=event.shots)
    if not event.shots:
        fields["agents"] = (*state.agents, seat)
    return fields


def _shot(state: State, event: sv.ShotAnswered) -> Fields:
    revolt = state.revolt
    assert revolt is not None
    answers = list(revolt.beaten) + [None] * (3 - len(revolt.beaten))
    answers[event.shot] = event.combo
    fields: Fields = {
        "survey": None,
        "revolt": replace(revolt, beaten=tuple(answers[: max(event.shot + 1, len(revolt.beaten))])),
    }
    if event.combo is None:
        return fields
    used, seat = event.combo.counts, event.seat
    hands, left = list(state.hands), list(state.left)
    hands[seat] = without(hands[seat], used)
    left[seat] -= event.combo.size
    return fields | {
        "hands": tuple(hands),
        "left": tuple(left),
        "played": plus(state.played, used),
    }


def _tested(state: State, seat: Seat, success: bool) -> Fields:
    """His shots are gone; he is a free agent, or dead."""
    revolt = state.revolt
    assert revolt is not None
    hand, left, played = state.hands[seat], state.left[seat], state.played
    for shot in revolt.shots:
        hand = without(hand, shot.counts)
        played = plus(played, shot.counts)
        left -= shot.size
    fields: Fields = {
        "survey": None,
        "revolt": replace(revolt, settled=True),
        "hands": tuple(hand if s == seat else h for s, h in enumerate(state.hands)),
        "left": tuple(left if s == seat else n for s, n in enumerate(state.left)),
        "played": played,
    }
    if success:
        return fields | {"agents": (*state.agents, seat)}
    return fields | {"dead": (*state.dead, seat), "closed": state.closed | {seat}}


def _pooled(state: State, counts: tuple[tuple[Seat, int], ...]) -> Fields:
    hands, left, played = list(state.hands), list(state.left), state.played
    for seat, count in counts:
        if count:
            used = ((Rank.FIVE, count),)
            hands[seat] = without(hands[seat], used)
            left[seat] -= count
            played = plus(played, used)
    return {
        "hands": tuple(hands),
        "left": tuple(left),
        "played": played,
        **_setup(state, fives=counts),
    }
