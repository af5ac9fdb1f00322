"""How each event changes a hand. No rule lives here."""

from __future__ import annotations

from dataclasses import replace

from engine.frozen import changed
from engine.seats import Seat, replaced
from engine.shengji import events as ev
from engine.shengji.actions import Action
from engine.shengji.holding import Cards, ordered, without
from engine.shengji.seating import side
from engine.shengji.state import Claim, Deal, Laid, Round, State, Trick, Voids
from engine.shengji.trumps import Trumps


def evolve(state: State | None, event: ev.ShengjiEvent) -> State:
    """Book one fact. Sealed answers leave the question open."""
    if isinstance(event, ev.HandStarted):
        return State(deal=Deal(rules=event.rules, seal=event.seal, carried=event.carried))
    assert state is not None, "the first event of a hand is hand-started"
    length = state.length + 1
    if isinstance(event, ev.Answered):
        return changed(state, length=length, **_answered(state, event.seat, event.action))
    return changed(state, length=length, question=length, **_changes(state, event))


def _changes(state: State, event: ev.ShengjiEvent) -> dict[str, object]:
    match event:
        case ev.CardsPlayed():
            return _played(state, event)
        case ev.TrickTaken(seat=seat, points=points):
            return _taken(state, seat, points)
        case ev.SeedDrawn(seed=seed):
            return {"deal": replace(state.deal, seed=seed)}
        case ev.DrawerChosen(seat=seat):
            return {"deal": replace(state.deal, drawer=seat)}
        case ev.HandDealt(cards=cards):
            deal = replace(state.deal, cards=(*state.deal.cards, cards))
            return {"deal": deal, "hands": (*state.hands, ordered(cards))}
        case ev.BottomDealt(cards=cards):
            return {"deal": replace(state.deal, bottom=cards)}
        case ev.QuestionOpened(seats=seats):
            return {"asking": Round(seats)}
        case ev.ClaimOpened(seat=by, cards=cards):
            made = None if by is None else Claim(by, cards)
            rounds = (*state.rounds, made)
            return {"asking": None, "rounds": rounds, "standing": made or state.standing}
        case ev.BottomTurned(cards=cards):
            return {"turned": cards}
        case ev.TrumpMade(level=level, suit=suit, declarer=declarer):
            return {"trumps": Trumps(level, suit), "declarer": declarer}
        case ev.BottomTaken(seat=seat, cards=cards):
            hand = ordered((*state.hands[seat], *cards))
            return {"hands": replaced(state.hands, seat, hand), "taken": True}
        case ev.BottomBuried(seat=seat, cards=cards):
            hand = without(state.hands[seat], cards)
            return {"hands": replaced(state.hands, seat, hand), "buried": cards}
        case ev.PlayBegan(seat=seat):
            return {"leader": seat}
        case ev.HandEnded():
            return {"ended": event, "leader": None}
        case ev.HandVoided():
            return {"voided": event}
        case ev.HandStarted() | ev.Answered():
            raise AssertionError("booked before")


def _answered(state: State, seat: Seat, action: Action) -> dict[str, object]:
    asking = state.asking
    assert asking is not None
    return {"asking": Round(asking.seats, replaced(asking.answers, seat, action))}


def _played(state: State, event: ev.CardsPlayed) -> dict[str, object]:
    seat, laid = event.seat, Laid(event.seat, event.cards, event.attempted)
    fields: dict[str, object] = {
        "hands": replaced(state.hands, seat, without(state.hands[seat], event.cards)),
        "played": ordered((*state.played, *event.cards)),
        "trick": Trick((*state.trick.laid, laid)),
        "void": _void(state, seat, event.cards),
    }
    if event.penalty:
        gained = event.penalty if _declares(state, seat) else -event.penalty
        fields["points"] = max(0, state.points + gained)
    return fields


def _void(state: State, seat: Seat, cards: Cards) -> Voids:
    """Who gives other cards than were led has none of that series left (S-040)."""
    if not state.trick.laid or state.trumps is None:
        return state.void
    series = state.trumps.series(state.trick.laid[0].cards[0])
    if all(state.trumps.series(card) is series for card in cards):
        return state.void
    return replaced(state.void, seat, state.void[seat] | {series})


def _taken(state: State, seat: Seat, points: int) -> dict[str, object]:
    gained = 0 if _declares(state, seat) else points
    return {
        "trick": Trick(),
        "last": Trick(state.trick.laid, seat),
        "leader": seat,
        "points": state.points + gained,
    }


def _declares(state: State, seat: Seat) -> bool:
    """Whether *seat* is of the declaring side (S-004)."""
    assert state.declarer is not None
    return side(seat) == side(state.declarer)
