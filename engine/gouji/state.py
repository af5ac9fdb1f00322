"""The whole truth of a hand, and how each event changes it. No rule lives here.

What happens before the first lead is booked in ``setup_booking.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeVar

from engine.cards import Card, Rank
from engine.frozen import changed
from engine.gouji import events as ev
from engine.gouji.actions import Action
from engine.gouji.carried import Carried, Debt
from engine.gouji.combos import Combo
from engine.gouji.hands import EMPTY, Counts, plus, without
from engine.gouji.options import StuffedModel, StuffedPlaces, Tribute
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL, SEATS
from engine.gouji.setup import NO_ANSWERS, Answers, Setup, Survey, begun
from engine.seats import Seat, opposite

__all__ = ["ALL", "NO_ANSWERS", "SEATS", "Answers", "BurnLink", "Deal", "State", "Top", "evolve"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What is fixed for the whole hand once it is dealt."""

    rules: GoujiRules
    seal: str
    seed: str = ""
    carried: Carried | None = None
    cuts: tuple[int, ...] = ()
    """Where the deck was cut, one cut after another."""
    drawer: Seat = ALL[0]
    """Who draws first."""
    marked: int | None = None
    """Place in the deck of the card that gives the lead to who draws it."""
    cards: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards in the order drawn."""


@dataclass(frozen=True, kw_only=True)
class Top:
    """The play on the table, and what has been said to it so far."""

    seat: Seat
    combo: Combo
    burn: bool = False
    free_kill: bool = False
    barred: frozenset[Seat] = frozenset()
    """Who had passed in this trick when it was laid."""
    answers: Answers = NO_ANSWERS
    released: bool = False
    """Whether the hold has run."""
    heard: tuple[Seat, ...] = ()
    """Whose answers to this very play have been opened."""
    yielder: Seat | None = None
    """Who yielded and will be heard once more at the end."""
    answers_opposite: bool = False
    """It lies over a play of the owner's opposite."""
    over: Combo | None = None
    """What it beat."""


@dataclass(frozen=True, slots=True)
class BurnLink:
    """One burn of a chain: *seat* covered a play of *burned*."""

    seat: Seat
    burned: Seat
    more: bool = False
    """He has laid another play since."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Revolt:
    """The one revolution of a hand (革命, section S)."""

    seat: Seat
    kills: int = 0
    """Free kills that his opposite still has (G-257)."""
    settled: bool = False
    """What the opposite keeps is decided, or the test is over."""
    shots: tuple[Combo, ...] = ()
    """The three plays of the test (G-262)."""
    beaten: tuple[Combo | None, ...] = ()
    """What the opposite answered to each so far."""


@dataclass(frozen=True, kw_only=True)
class State:
    """Without slots, like :class:`Top`, for :func:`engine.frozen.changed`."""

    deal: Deal
    hands: tuple[Counts, ...] = ()
    left: tuple[int, ...] = ()
    """Cards left to each seat."""
    played: Counts = EMPTY
    """All cards played so far, by rank."""
    setup: Setup | None = None
    """Until the first lead."""
    survey: Survey | None = None
    """The question that several are asked at once, while it is open."""
    leader: Seat | None = None
    shown_lead: bool = False
    """The first lead is his who showed for it (G-034)."""
    top: Top | None = None
    stood: Top | None = None
    """The play that took the last trick, until the next lead."""
    passed: frozenset[Seat] = frozenset()
    """Who has passed in this trick."""
    places: tuple[Seat, ...] = ()
    """Who is out, first out first."""
    dead: tuple[Seat, ...] = ()
    """Who is placed from the bottom by a false burn, last place first."""
    agents: tuple[Seat, ...] = ()
    """Who takes no part any more and has a place kept: third or fourth (自由人, G-254, G-164)."""
    revolt: Revolt | None = None
    pre_calls: frozenset[Seat] = frozenset()
    bright_calls: frozenset[Seat] = frozenset()
    stuffed: tuple[tuple[Seat, Seat], ...] = ()
    """Who was stuffed, and by whom, in order (G-233)."""
    stuffing_shown: frozenset[Seat] = frozenset()
    """Whose hidden stuffing is public by now (G-237)."""
    beaten: tuple[Seat | None, ...] = (None,) * SEATS
    """Who beat the last play of each seat."""
    opened: frozenset[Seat] = frozenset()
    natural: frozenset[Seat] = frozenset()
    """Who is open by nature (G-175)."""
    closed: frozenset[Seat] = frozenset()
    """Who cannot open any more (G-175, G-178)."""
    forfeited: frozenset[Seat] = frozenset()
    """Who counts as unopened, whatever he did (G-310, GAP-84)."""
    given_up: frozenset[Seat] = frozenset()
    """Who has given opening up, and may play or throw his 4s (G-178)."""
    gained: tuple[Counts, ...] = ()
    """What each seat holds that it did not draw (G-074)."""
    headless: frozenset[Seat] = frozenset()
    melee: bool = False
    fours_asked: bool = False
    """Whether the unopened have been asked for their 4s as melee began (GAP-59)."""
    burns: tuple[BurnLink, ...] = ()
    debts: tuple[Debt, ...] = ()
    shown: tuple[tuple[Seat, Seat], ...] = ()
    """(owner, prompter) pairs (G-245)."""
    ended: ev.HandEnded | None = None
    voided: ev.HandVoided | None = None
    length: int = 1
    question: int = 1
    """Value of *length* when the open question was asked."""

    @property
    def rules(self) -> GoujiRules:
        return self.deal.rules

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Seats that still play, in seat order."""
        return _in_play(self.places, self.dead, self.agents)

    @property
    def over(self) -> bool:
        """Ended, or void."""
        return self.ended is not None or self.voided is not None


@lru_cache(maxsize=1 << 12)
def _in_play(
    places: tuple[Seat, ...], dead: tuple[Seat, ...], agents: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    gone = places + dead + agents
    return tuple(seat for seat in ALL if seat not in gone)


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
        return {"survey": changed(survey, answers=_replaced(survey.answers, seat, action))}
    assert top is not None
    return {"top": changed(top, answers=_replaced(top.answers, seat, action))}


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
    beaten = state.beaten if state.beaten[seat] is None else _replaced(state.beaten, seat, None)
    fields: dict[str, object] = {
        "hands": _replaced(state.hands, seat, without(state.hands[seat], used)),
        "left": _replaced(state.left, seat, state.left[seat] - event.combo.size),
        "played": plus(state.played, used),
        "passed": passed,
        "stood": None,
        "leader": None,
        "shown_lead": False,
        "beaten": beaten if over is None else _replaced(beaten, over.seat, seat),
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


def facing(revolt: Revolt) -> Seat:
    """The revolutionary's opposite."""
    return opposite(revolt.seat, SEATS)


T = TypeVar("T")


def _replaced(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


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


# The booking of the preparations works on the state, which is defined above.
from engine.gouji.setup_booking import booked  # noqa: E402
