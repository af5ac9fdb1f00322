"""How each event changes a hand. No rule lives here.

What happens before the first lead is booked in ``setup_booking.py``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.cards import Rank
from engine.counts import plus, without
from engine.frozen import changed
from engine.gouji import events as ev
from engine.gouji.actions import Action
from engine.gouji.carried import Debt
from engine.gouji.options import StuffedModel, StuffedPlaces, Tribute
from engine.gouji.seating import SEATS
from engine.gouji.setup import NO_ANSWERS, begun
from engine.gouji.setup_booking import booked
from engine.gouji.state import BurnLink, Deal, State, Top, facing
from engine.seats import Seat, opposite, replaced


def evolve(state: State | None, event: ev.GoujiEvent) -> State:
    """Book one fact. Sealed answers, asides and the end of a hold leave the question open."""
    if isinstance(event, ev.HandStarted):
        deal = Deal(rules=event.rules, seal=event.seal, carried=event.carried)
        return State(deal=deal, setup=begun(event.carried))
    assert state is not None, "the first event of a hand is hand-started"
    length = state.length + 1
    if isinstance(event, _LEAVES_OPEN):
        return changed(state, length=length, **_changes(state, event))
    return changed(state, length=length, question=length, **_changes(state, event))


_LEAVES_OPEN: Final = (ev.Answered, ev.HoldEnded, ev.HandShown, ev.PlaySuggested)
"""Asides that change no cards, and answers that nobody sees."""


def _changes(state: State, event: ev.GoujiEvent) -> dict[str, object]:
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
        case ev.Yielded(seat=seat, passed=passed):
            return _reopened(state, seat, passed, yielder=seat)
        case ev.WindAsked(seat=seat, passed=passed):
            return _reopened(state, seat, passed, yielder=None)
        case ev.PointOpened(seat=seat, natural=natural):
            opened: dict[str, object] = {"opened": state.opened | {seat}}
            return opened | {"natural": state.natural | {seat}} if natural else opened
        case ev.SeatFinished(seat=seat):
            return {"places": (*state.places, seat)}
        case ev.BurnSucceeded(seat=seat, owed=owed):
            debts = tuple(Debt(Tribute.BURN, payer, seat, cards) for payer, cards in owed)
            return {"burns": (), "debts": (*state.debts, *debts)}
        case ev.BurnStopped(seat=seat):
            return {"burns": tuple(link for link in state.burns[-1:] if link.seat != seat)}
        case ev.BurnFailed():
            return _failed(state, event)
        case ev.HeadLost(seat=seat):
            return {"headless": state.headless | {seat}}
        case ev.MeleeBegan():
            return {"melee": True, "burns": ()}
        case ev.HandEnded():
            return {"ended": event}
        case ev.HandShown(seat=seat, to=to):
            return {"shown": (*state.shown, (seat, to))}
        case ev.PlaySuggested():
            return {}
        case ev.SeatStuffed(seat=seat, by=by):
            return _stuffed(state, seat, by)
        case ev.StuffingShown(seat=seat):
            return {"stuffing_shown": state.stuffing_shown | {seat}}
        case ev.FoursThrown(seats=thrown):
            return _thrown(state, thrown)
        case ev.OpeningGivenUp(seat=seat):
            return {"given_up": state.given_up | {seat}, "closed": state.closed | {seat}}
        case ev.PointLost(seat=seat):
            return {
                "opened": state.opened - {seat},
                "natural": state.natural - {seat},
                "closed": state.closed | {seat},
            }
        case ev.HandVoided():
            return {"voided": event, "survey": None, "setup": None}
        case ev.SeedDrawn(seed=seed):
            return {"deal": replace(state.deal, seed=seed)}
        case ev.HandStarted():
            raise AssertionError("booked before")
        case _:
            return booked(state, event)


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


def _failed(state: State, event: ev.BurnFailed) -> dict[str, object]:
    """The burner is dead. Who was stuffed by him is a free agent where that is the rule."""
    seat, burned, rules = event.seat, event.burned, state.rules
    owed: tuple[Debt, ...] = ()
    if burned is not None and event.owed:
        owed = (Debt(Tribute.BURN, seat, burned, event.owed),)
    fields: dict[str, object] = {
        "burns": (),
        "dead": (*state.dead, seat),
        "leader": event.leader,
        "debts": (*state.debts, *owed),
    }
    if event.closes:
        fields["forfeited"] = state.forfeited | {seat}
    victims = tuple(victim for victim, by in state.stuffed if by == seat)
    victims = tuple(s for s in victims if any(s == link.burned for link in state.burns))
    if rules.fraud_victim_protected and victims:
        fields["stuffed"] = tuple(pair for pair in state.stuffed if pair[0] not in victims)
        fields["dead"] = (*(s for s in state.dead if s not in victims), seat)
        fields["agents"] = (*state.agents, *victims)
    return fields


def _stuffed(state: State, seat: Seat, by: Seat) -> dict[str, object]:
    fields: dict[str, object] = {"stuffed": (*state.stuffed, (seat, by))}
    if state.rules.stuffed_model is StuffedModel.DEAD:
        deeper = state.rules.stuffed_places is StuffedPlaces.LAST_IS_LAST
        fields["dead"] = (seat, *state.dead) if deeper else (*state.dead, seat)
    return fields


def _thrown(state: State, thrown: tuple[tuple[Seat, int], ...]) -> dict[str, object]:
    hands, left, played = list(state.hands), list(state.left), state.played
    for seat, count in thrown:
        used = ((Rank.FOUR, count),)
        hands[seat] = without(hands[seat], used)
        left[seat] -= count
        played = plus(played, used)
    seats = frozenset(seat for seat, _ in thrown)
    return {
        "hands": tuple(hands),
        "left": tuple(left),
        "played": played,
        "given_up": state.given_up | seats,
        "closed": state.closed | seats,
        "survey": None,
    }


def _played(state: State, event: ev.CardsPlayed) -> dict[str, object]:
    used, seat, over = event.combo.counts, event.seat, state.top
    passed = state.passed.union(event.passed)
    if event.overplayed is not None:
        passed |= {event.overplayed}
    beaten = state.beaten if state.beaten[seat] is None else replaced(state.beaten, seat, None)
    fields: dict[str, object] = {
        "hands": replaced(state.hands, seat, without(state.hands[seat], used)),
        "left": replaced(state.left, seat, state.left[seat] - event.combo.size),
        "played": plus(state.played, used),
        "passed": passed,
        "stood": None,
        "leader": None,
        "shown_lead": False,
        "beaten": beaten if over is None else replaced(beaten, over.seat, seat),
        "top": Top(
            seat=seat,
            combo=event.combo,
            burn=event.burn,
            free_kill=event.free_kill,
            barred=passed,
            answers_opposite=over is not None and over.seat == opposite(seat, SEATS),
            over=None if over is None else over.combo,
        ),
    }
    if event.burn:
        assert over is not None
        fields["burns"] = (*state.burns, BurnLink(seat, over.seat))
    elif state.burns and state.burns[-1].seat == seat and not state.burns[-1].more:
        fields["burns"] = (*state.burns[:-1], replace(state.burns[-1], more=True))
    if state.survey is not None or state.setup is not None:
        fields |= {"survey": None, "setup": None}
    revolt = state.revolt
    if revolt is not None and revolt.kills and event.free_kill and seat == facing(revolt):
        fields["revolt"] = replace(revolt, kills=revolt.kills - 1)
    return fields


def _reopened(
    state: State, seat: Seat, passed: tuple[Seat, ...], yielder: Seat | None
) -> dict[str, object]:
    """The play stays; those still to be heard are asked anew."""
    top = state.top
    assert top is not None
    return {
        "passed": state.passed.union(passed),
        "top": changed(
            top,
            answers=NO_ANSWERS,
            released=False,
            heard=(*top.heard, *passed, seat),
            yielder=top.yielder if yielder is None else yielder,
        ),
    }
