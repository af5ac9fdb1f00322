"""What a seat, or the group, may know of a hand: built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from engine.baohuang import roles
from engine.baohuang.actions import Action, Declaration
from engine.baohuang.asked import Asked
from engine.baohuang.carried import Carried
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.questions import asked
from engine.baohuang.respond import hearers
from engine.baohuang.roles import Role
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import State
from engine.baohuang.wind import applicant
from engine.cards import Card
from engine.counts import Counts
from engine.events import Viewer
from engine.frozen import changed, maker
from engine.seats import Seat


@dataclass(frozen=True, kw_only=True)
class TopView:
    """The play on the table as everybody sees it."""

    seat: Seat
    combo: Combo
    held: bool
    """Its hold still runs."""


@dataclass(frozen=True, kw_only=True)
class SurveyView:
    """A question before the first lead as everybody sees it; who has answered, nobody sees."""

    matter: Matter
    seats: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True)
class View:
    """Without slots, for :mod:`engine.frozen`."""

    viewer: Viewer
    rules: BaohuangRules
    seal: str
    hand: Counts | None
    """The viewer's own cards."""
    marks: tuple[Card, ...]
    """The viewer's own marked cards."""
    cards: tuple[Card, ...]
    """The viewer's own cards with their suits, until the first lead: suits matter for calling."""
    role: Role | None
    """What the viewer is, as far as that is settled."""
    asked: Asked | None
    """What the viewer is asked now."""
    answer: Action | None
    """The viewer's own sealed answer, while it can be changed."""

    leader: Seat | None
    top: TopView | None
    order: tuple[Seat, ...]
    """Who is heard on the top play, in order."""
    may_apply: Seat | None
    """Who may ask for the wind after it (B-034)."""
    preparing: bool
    """The first lead is still to come."""
    survey: SurveyView | None
    """What is asked before the first lead."""
    first: bool
    """A first hand."""
    carried: Carried | None
    """What the hand before left."""

    emperor: Seat | None
    """Who reigns, or is to say whether he does."""
    reigns: bool
    declined: tuple[Seat, ...]
    """Who has declined the throne, in order."""
    called: Card | None
    """The fourth of this makes the guard."""
    guard: Seat | None
    """Who is known to be the guard; the emperor, in a known solo."""
    suspects: tuple[Seat, ...]
    """Who may still be the guard by what everybody has seen, besides the emperor (B-013)."""
    declared: tuple[tuple[Seat, Declaration], ...]
    open: bool
    """The guard, or the solo, was made known before the first lead."""
    kicked: bool

    passed: frozenset[Seat]
    in_play: tuple[Seat, ...]
    places: tuple[Seat, ...]
    stuffed: tuple[tuple[Seat, Seat], ...]
    """Who is out from the bottom, and by whom, last place first."""
    left: tuple[int, ...]
    """Cards left to each seat. All plays are public, so everybody can count."""
    played: Counts
    """All cards played so far, by rank."""
    shown: tuple[Card, ...]
    """Marked cards that have been played."""
    ended: bool


_view = maker(View)
_top_view = maker(TopView)
_survey_view = maker(SurveyView)


def view(state: State, viewer: Viewer) -> View:
    """All that *viewer* may know."""
    known, seen = _last[0]
    if known is not state:
        seen = _public(state)
        _last[0] = (state, seen)
    if viewer is None or viewer >= len(state.hands):
        return seen if viewer is None else changed(seen, viewer=viewer)
    return changed(
        seen,
        viewer=viewer,
        hand=state.hands[viewer],
        marks=state.marks[viewer],
        cards=state.cards[viewer] if state.cards else (),
        role=roles.role(state, viewer),
        asked=asked(state, viewer),
        answer=_answer(state, viewer),
    )


def _public(state: State) -> View:
    """What the group sees."""
    top, survey = state.top, state.survey
    hearing = top is not None and not state.over
    return _view(
        viewer=None,
        rules=state.rules,
        seal=state.deal.seal,
        hand=None,
        marks=(),
        cards=(),
        role=None,
        asked=None,
        answer=None,
        leader=state.leader,
        top=None
        if top is None
        else _top_view(seat=top.seat, combo=top.combo, held=not top.released),
        order=hearers(state, top) if top is not None and hearing else (),
        may_apply=applicant(state, top) if top is not None and hearing else None,
        preparing=state.preparing,
        survey=None if survey is None else _survey_view(matter=survey.matter, seats=survey.seats),
        first=state.deal.carried is None,
        carried=state.deal.carried,
        emperor=state.emperor,
        reigns=state.reigns,
        declined=state.declined,
        called=state.called,
        guard=state.guard_seen,
        suspects=roles.suspects(state) if state.reigns else (),
        declared=state.declared,
        open=state.open,
        kicked=state.kicked,
        passed=state.passed,
        in_play=state.in_play,
        places=state.places,
        stuffed=state.stuffed,
        left=state.left,
        played=state.played,
        shown=state.shown,
        ended=state.over,
    )


_last: list[tuple[State | None, View]] = [(None, None)]  # type: ignore[list-item]
"""The state looked at last and what everybody sees of it, because five look at the same one."""


def _answer(state: State, seat: Seat) -> Action | None:
    if state.survey is not None:
        return state.survey.answers[seat]
    return None if state.top is None else state.top.answers[seat]
