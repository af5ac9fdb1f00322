"""How each event changes a hand. No rule lives here."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.baohuang import events as ev
from engine.baohuang.actions import Action, Declaration
from engine.baohuang.roles import fourth, guard
from engine.baohuang.state import ALL, NO_ANSWERS, Deal, State, Survey, Top
from engine.cards import MARKED, Card, ordered
from engine.counts import counted, plus, without
from engine.frozen import changed
from engine.seats import Seat, replaced


def evolve(state: State | None, event: ev.BaohuangEvent) -> State:
    """Book one fact. Sealed answers and the end of a hold leave the question open."""
    if isinstance(event, ev.HandStarted):
        return State(deal=Deal(rules=event.rules, seal=event.seal, carried=event.carried))
    assert state is not None, "the first event of a hand is hand-started"
    length = state.length + 1
    if isinstance(event, _LEAVES_OPEN):
        return changed(state, length=length, **_changes(state, event))
    return changed(state, length=length, question=length, **_changes(state, event))


_LEAVES_OPEN: Final = (ev.Answered, ev.HoldEnded)


def _changes(state: State, event: ev.BaohuangEvent) -> dict[str, object]:
    """The fields that get another value, the most frequent events first."""
    match event:
        case ev.Answered(seat=seat, action=action):
            return _answered(state, seat, action)
        case ev.HoldEnded():
            return _released(state)
        case ev.CardsPlayed():
            return _played(state, event)
        case ev.TrickTaken(leader=leader):
            return {"top": None, "stood": state.top, "leader": leader, "passed": frozenset()}
        case ev.WindAsked(seat=seat, passed=passed):
            return _reopened(state, seat, passed)
        case ev.SeatFinished(seat=seat):
            return {"places": (*state.places, seat)}
        case ev.SeatStuffed(seat=seat, by=by):
            return {"stuffed": (*state.stuffed, (seat, by))}
        case ev.HandEnded(guard=guard_):
            return {"ended": event, "guard_seen": guard_}
        case ev.HandVoided():
            return {"voided": event, "survey": None}
        case _:
            return _prepared(state, event)


def _prepared(state: State, event: ev.BaohuangEvent) -> dict[str, object]:
    match event:
        case ev.SeedDrawn(seed=seed):
            return {"deal": replace(state.deal, seed=seed)}
        case ev.DrawerChosen(seat=seat):
            return {"deal": replace(state.deal, drawer=seat)}
        case ev.HandDealt(seat=seat, cards=cards):
            return _dealt(state, seat, cards)
        case ev.CardsMoved(seat=seat, to=to, cards=moved):
            return _moved(state, seat, to, moved)
        case ev.TributePaid():
            return {"settled": state.settled + 1}
        case ev.EmperorFound(seat=seat, reigns=reigns):
            return {"emperor": seat, "reigns": reigns}
        case ev.QuestionOpened(matter=matter, seats=asked):
            survey = Survey(matter=matter, seats=asked)
            return {"survey": survey, "asked": state.asked | {matter}}
        case _:
            return _settled(state, event)


def _settled(state: State, event: ev.BaohuangEvent) -> dict[str, object]:
    match event:
        case ev.SoloGrabbed(seat=seat):
            return _grabbed(state, seat)
        case ev.ThronePassed(seat=seat, to=to, gift=gift):
            passed = {"emperor": to, "declined": (*state.declined, seat), "survey": None}
            return _moved(state, seat, to, (*gift, Card.XE)) | passed | {"pot": gift}
        case ev.ThroneTaken(seat=seat, gift=gift):
            return _enthroned(state, seat, gift)
        case ev.GuardCalled(card=card):
            return _called(state, card)
        case ev.DeclarationsOpened(declared=declared):
            return _declared(state, declared)
        case ev.GuardExposed(seat=seat):
            return {"open": True, "guard_seen": seat}
        case ev.KicksOpened(seats=seats):
            return {"survey": None, "kicked": bool(seats)}
        case ev.LeaderChosen(seat=seat):
            return {"leader": seat, "preparing": False, "cards": ()}
        case _:
            raise AssertionError(f"{event.kind} is booked elsewhere")


def _answered(state: State, seat: Seat, action: Action) -> dict[str, object]:
    survey, top = state.survey, state.top
    if survey is not None:
        return {"survey": changed(survey, answers=replaced(survey.answers, seat, action))}
    assert top is not None
    return {"top": changed(top, answers=replaced(top.answers, seat, action))}


def _released(state: State) -> dict[str, object]:
    if state.survey is not None:
        return {"survey": changed(state.survey, released=True)}
    assert state.top is not None
    return {"top": changed(state.top, released=True)}


def _dealt(state: State, seat: Seat, cards: tuple[Card, ...]) -> dict[str, object]:
    fields: dict[str, object] = {
        "deal": replace(state.deal, cards=(*state.deal.cards, cards)),
        "cards": (*state.cards, cards),
        "hands": (*state.hands, counted(cards)),
        "marks": (*state.marks, tuple(mark for mark in MARKED if mark in cards)),
        "left": (*state.left, len(cards)),
    }
    return fields | {"holder": seat} if Card.XG in cards else fields


def _moved(state: State, seat: Seat, to: Seat, moved: tuple[Card, ...]) -> dict[str, object]:
    """Cards change hands before the first lead."""
    if seat == to:
        return {}
    cards, left = list(state.cards), list(state.left)
    for card in moved:
        place = cards[seat].index(card)
        cards[seat] = cards[seat][:place] + cards[seat][place + 1 :]
    cards[to] = (*cards[to], *moved)
    left[seat] -= len(moved)
    left[to] += len(moved)
    return {
        "cards": tuple(cards),
        "left": tuple(left),
        "hands": tuple(counted(each) for each in cards),
        "marks": tuple(tuple(mark for mark in MARKED if mark in each) for each in cards),
    }


def _grabbed(state: State, seat: Seat | None) -> dict[str, object]:
    """The claimer has the emperor's card, and the guard's is a joker like any other."""
    if seat is None or state.emperor is None:
        return {"survey": None}
    marks = tuple((Card.XE,) if each == seat else () for each in ALL)
    claimed: dict[str, object] = {
        "survey": None,
        "emperor": seat,
        "reigns": True,
        "grabbed": True,
        "open": True,
        "guard_seen": seat,
        "marks": marks,
    }
    return _moved(state, state.emperor, seat, (Card.XE,)) | claimed


def _enthroned(state: State, seat: Seat, gift: tuple[Card, ...]) -> dict[str, object]:
    assert state.emperor is not None
    moved = _moved(state, state.emperor, seat, (*gift, Card.XE))
    return moved | {"survey": None, "emperor": seat, "reigns": True}


def _called(state: State, card: Card) -> dict[str, object]:
    assert state.emperor is not None
    holder = fourth(state.cards, state.emperor, card)
    return {
        "survey": None,
        "called": card,
        "holder": holder,
        "marks": replaced(state.marks, holder, ordered((*state.marks[holder], card))),
    }


def _declared(state: State, declared: tuple[tuple[Seat, Declaration], ...]) -> dict[str, object]:
    fields: dict[str, object] = {"survey": None, "declared": declared}
    for seat, what in declared:
        if what in (Declaration.OPEN_GUARD, Declaration.OPEN_SOLO):
            fields |= {"open": True, "guard_seen": seat}
    return fields


def _played(state: State, event: ev.CardsPlayed) -> dict[str, object]:
    seat, combo = event.seat, event.combo
    marks = tuple(mark for mark in state.marks[seat] if mark not in combo.marks)
    fields: dict[str, object] = {
        "hands": replaced(state.hands, seat, without(state.hands[seat], combo.counts)),
        "left": replaced(state.left, seat, state.left[seat] - combo.size),
        "played": plus(state.played, combo.counts),
        "passed": state.passed.union(event.passed),
        "stood": None,
        "leader": None,
        "top": Top(seat=seat, combo=combo),
    }
    if combo.marks:
        fields |= {
            "marks": replaced(state.marks, seat, marks),
            "shown": (*state.shown, *combo.marks),
        }
        if any(mark is not Card.XE for mark in combo.marks):
            fields["guard_seen"] = guard(state)
    return fields


def _reopened(state: State, seat: Seat, passed: tuple[Seat, ...]) -> dict[str, object]:
    """The play stays; those still to be heard are asked anew."""
    top = state.top
    assert top is not None
    heard = (*top.heard, *passed, seat)
    return {
        "passed": state.passed.union(passed),
        "top": changed(top, answers=NO_ANSWERS, released=False, heard=heard),
    }
