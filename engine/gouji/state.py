"""The whole truth of a hand, and how each event changes it. No rule lives here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeVar, assert_never

from engine.cards import Card
from engine.frozen import changed
from engine.gouji import events as ev
from engine.gouji.actions import Action
from engine.gouji.combos import Combo
from engine.gouji.hands import EMPTY, Counts, counted, plus, without
from engine.gouji.rules import GoujiRules
from engine.seats import Seat, seats

SEATS: Final = 6
ALL: Final[tuple[Seat, ...]] = seats(SEATS)
Answers = tuple[Action | None, ...]
"""The sealed answer of each seat."""

NO_ANSWERS: Final[Answers] = (None,) * SEATS


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What is fixed for the whole hand."""

    rules: GoujiRules
    seal: str
    seed: str = ""
    cards: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards in the order drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """The question of who leads, while it is open."""

    answers: Answers = NO_ANSWERS
    released: bool = False


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


@dataclass(frozen=True, slots=True)
class BurnLink:
    """One burn of a chain: *seat* covered a play of *burned*."""

    seat: Seat
    burned: Seat


@dataclass(frozen=True, slots=True)
class Debt:
    """Cards owed in the next hand for a finished burn."""

    payer: Seat
    receiver: Seat
    cards: int


@dataclass(frozen=True, kw_only=True)
class State:
    """Without slots, like :class:`Top`, for :func:`engine.frozen.changed`."""

    deal: Deal
    hands: tuple[Counts, ...] = ()
    left: tuple[int, ...] = ()
    """Cards left to each seat."""
    played: Counts = EMPTY
    """All cards played so far, by rank."""
    showing: Showing | None = None
    leader: Seat | None = None
    top: Top | None = None
    stood: Top | None = None
    """The play that took the last trick, until the next lead."""
    passed: frozenset[Seat] = frozenset()
    """Who has passed in this trick."""
    places: tuple[Seat, ...] = ()
    """Who is out, first out first."""
    dead: tuple[Seat, ...] = ()
    """Who is placed from the bottom by a false burn, last place first."""
    opened: frozenset[Seat] = frozenset()
    headless: frozenset[Seat] = frozenset()
    melee: bool = False
    burns: tuple[BurnLink, ...] = ()
    debts: tuple[Debt, ...] = ()
    shown: tuple[tuple[Seat, Seat], ...] = ()
    """(owner, prompter) pairs (G-245)."""
    ended: ev.HandEnded | None = None
    length: int = 1
    question: int = 1
    """Value of *length* when the open question was asked."""

    @property
    def rules(self) -> GoujiRules:
        return self.deal.rules

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Seats that still play, in seat order."""
        return _in_play(self.places, self.dead)


@lru_cache(maxsize=1 << 12)
def _in_play(places: tuple[Seat, ...], dead: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in ALL if seat not in places and seat not in dead)


def evolve(state: State | None, event: ev.GoujiEvent) -> State:
    """Book one fact. Sealed answers, asides and the end of a hold leave the question open."""
    if isinstance(event, ev.HandStarted):
        return State(deal=Deal(rules=event.rules, seal=event.seal))
    assert state is not None, "the first event of a hand is hand-started"
    length = state.length + 1
    if isinstance(event, _LEAVES_OPEN):
        return changed(state, length=length, **_changes(state, event))
    return changed(state, length=length, question=length, **_changes(state, event))


_LEAVES_OPEN: Final = (ev.Answered, ev.HoldEnded, ev.HandShown, ev.PlaySuggested)


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
        case ev.PointOpened(seat=seat):
            return {"opened": state.opened | {seat}}
        case ev.SeatFinished(seat=seat):
            return {"places": (*state.places, seat)}
        case ev.BurnSucceeded(seat=seat, owed=owed):
            debts = tuple(Debt(payer, seat, cards) for payer, cards in owed)
            return {"burns": (), "debts": (*state.debts, *debts)}
        case ev.BurnStopped():
            return {"burns": ()}
        case ev.BurnFailed(seat=seat, leader=leader):
            return {"burns": (), "dead": (*state.dead, seat), "leader": leader}
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
        case ev.SeedDrawn(seed=seed):
            return {"deal": replace(state.deal, seed=seed)}
        case ev.HandDealt(cards=cards):
            return {
                "deal": replace(state.deal, cards=(*state.deal.cards, cards)),
                "hands": (*state.hands, counted(cards)),
                "left": (*state.left, len(cards)),
                "showing": Showing() if len(state.hands) == SEATS - 1 else None,
            }
        case ev.LeaderChosen(seat=seat):
            return {"showing": None, "leader": seat}
        case ev.HandStarted():
            raise AssertionError("booked before")
        case _:
            assert_never(event)


T = TypeVar("T")


def _replaced(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def _answered(state: State, seat: Seat, action: Action) -> dict[str, object]:
    if state.showing is not None:
        shows = _replaced(state.showing.answers, seat, action)
        return {"showing": replace(state.showing, answers=shows)}
    assert state.top is not None
    return {"top": changed(state.top, answers=_replaced(state.top.answers, seat, action))}


def _released(state: State) -> dict[str, object]:
    if state.showing is not None:
        return {"showing": replace(state.showing, released=True)}
    assert state.top is not None
    return {"top": changed(state.top, released=True)}


def _played(state: State, event: ev.CardsPlayed) -> dict[str, object]:
    used, seat = event.combo.counts, event.seat
    passed = state.passed.union(event.passed)
    if event.overplayed is not None:
        passed |= {event.overplayed}
    burns = state.burns
    if event.burn:
        assert state.top is not None
        burns = (*burns, BurnLink(seat, state.top.seat))
    top = Top(
        seat=seat, combo=event.combo, burn=event.burn, free_kill=event.free_kill, barred=passed
    )
    return {
        "hands": _replaced(state.hands, seat, without(state.hands[seat], used)),
        "left": _replaced(state.left, seat, state.left[seat] - event.combo.size),
        "played": plus(state.played, used),
        "passed": passed,
        "burns": burns,
        "stood": None,
        "leader": None,
        "top": top,
    }


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
