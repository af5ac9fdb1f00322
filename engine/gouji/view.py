"""What a seat, or the group, may know of a hand: built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Rank
from engine.counts import EMPTY, Counts, counted
from engine.events import Viewer
from engine.frozen import changed, maker
from engine.gouji.actions import Action
from engine.gouji.asked import Asked
from engine.gouji.burn import burner
from engine.gouji.carried import Carried, Debt
from engine.gouji.combos import Combo
from engine.gouji.hearings import Hearing
from engine.gouji.matters import Matter
from engine.gouji.questions import asked
from engine.gouji.report import displayed
from engine.gouji.rounds import hearing_round
from engine.gouji.rules import GoujiRules
from engine.gouji.state import BurnLink, Revolt, State, Top
from engine.gouji.stuffing import hides
from engine.seats import Seat


@dataclass(frozen=True, kw_only=True)
class TopView:
    """The play on the table as everybody sees it."""

    seat: Seat
    combo: Combo
    burn: bool
    free_kill: bool
    yielder: Seat | None
    held: bool
    """Its hold still runs."""


@dataclass(frozen=True, kw_only=True)
class SurveyView:
    """A question to several as everybody sees it; who has answered, nobody sees."""

    matter: Matter
    seats: tuple[Seat, ...]
    about: Seat | None
    rank: Rank | None = None
    """What he lacks (G-065)."""


@dataclass(frozen=True, kw_only=True)
class View:
    """Without slots, for :mod:`engine.frozen`."""

    viewer: Viewer
    rules: GoujiRules
    seal: str
    hand: Counts | None
    """The viewer's own cards."""
    asked: Asked | None
    """What the viewer is asked now."""
    answer: Action | None
    """The viewer's own sealed answer, while it can be changed."""
    shown_hands: tuple[tuple[Seat, Counts], ...]
    """Cards of allies who let the viewer look (G-245)."""
    prompters: tuple[Seat, ...]
    """Allies who may look at the viewer's cards."""

    leader: Seat | None
    top: TopView | None
    order: tuple[Hearing, ...]
    """Who is heard on the top play, in order, as it was when it was laid."""
    may_yield: Seat | None
    """Who may yield on the top play (G-133)."""
    may_apply: Seat | None
    """Who may ask for the wind after it (G-216)."""
    preparing: bool
    """The first lead is still to come."""
    survey: SurveyView | None
    """What several are asked at once."""
    first: bool
    """A first or reopened hand."""
    carried: Carried | None
    """What the hand before left."""
    owed: tuple[Debt, ...]
    """Tribute of this hand, as far as it is not settled by other means."""
    fives: tuple[tuple[Seat, int], ...]
    """The pooled 5s on the table, by who laid them."""
    passed: frozenset[Seat]
    in_play: tuple[Seat, ...]
    places: tuple[Seat, ...]
    dead: tuple[Seat, ...]
    agents: tuple[Seat, ...]
    """Who takes no part any more and has third or fourth place kept."""
    revolt: Revolt | None
    stuffed: tuple[tuple[Seat, Seat], ...]
    """Who was stuffed, and by whom, as far as it is known."""
    pre_calls: frozenset[Seat]
    bright_calls: frozenset[Seat]
    natural: frozenset[Seat]
    given_up: frozenset[Seat]
    closed: frozenset[Seat]
    opened: frozenset[Seat]
    headless: frozenset[Seat]
    melee: bool
    burns: tuple[BurnLink, ...]
    burner: Seat | None
    debts: tuple[Debt, ...]
    left: tuple[int, ...]
    """Cards left to each seat. All plays are public, so everybody can count; what may be *said*
    follows the report rules."""
    reports: tuple[int | None, ...]
    """Counts that everybody sees without asking."""
    played: Counts
    """All cards played so far, by rank."""
    drawn: Counts | None
    """What the viewer drew."""
    gained: Counts | None
    """What of the viewer's cards it did not draw (G-074)."""
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
    if viewer is None:
        return seen
    if not state.hands:
        return changed(
            seen, viewer=viewer, asked=asked(state, viewer), answer=_answer(state, viewer)
        )
    own = changed(
        seen,
        viewer=viewer,
        hand=state.hands[viewer],
        asked=asked(state, viewer),
        answer=_answer(state, viewer),
    )
    if state.setup is not None or state.natural or state.gained[viewer] != EMPTY:
        own = changed(own, drawn=counted(state.deal.cards[viewer]), gained=state.gained[viewer])
    if not state.shown:
        return own
    return changed(
        own,
        shown_hands=tuple((o, state.hands[o]) for o, to in state.shown if to == viewer),
        prompters=tuple(to for o, to in state.shown if o == viewer),
    )


def _public(state: State) -> View:
    """What the group sees."""
    top = state.top
    part = None if top is None or state.over or state.survey else hearing_round(state, top)
    setup, survey = state.setup, state.survey
    return _view(
        viewer=None,
        rules=state.rules,
        seal=state.deal.seal,
        hand=None,
        asked=None,
        answer=None,
        shown_hands=(),
        prompters=(),
        leader=state.leader,
        top=None if top is None else _top(top),
        order=() if part is None else part.order,
        may_yield=None if part is None else part.yielder,
        may_apply=None if part is None else part.applicant,
        preparing=setup is not None,
        survey=None
        if survey is None
        else _survey_view(
            matter=survey.matter, seats=survey.seats, about=survey.about, rank=survey.rank
        ),
        first=state.deal.carried is None,
        carried=state.deal.carried,
        owed=() if setup is None else setup.debts,
        fives=() if setup is None else setup.fives,
        passed=state.passed,
        in_play=state.in_play,
        places=state.places,
        dead=state.dead,
        agents=state.agents,
        revolt=state.revolt,
        stuffed=tuple(pair for pair in state.stuffed if _known(state, pair[0])),
        pre_calls=state.pre_calls,
        bright_calls=state.bright_calls,
        natural=state.natural,
        given_up=state.given_up,
        closed=state.closed,
        opened=state.opened,
        headless=state.headless,
        melee=state.melee,
        burns=state.burns,
        burner=burner(state),
        debts=state.debts,
        left=state.left,
        reports=displayed(state.left, state.rules),
        played=state.played,
        drawn=None,
        gained=None,
        ended=state.over,
    )


_last: list[tuple[State | None, View]] = [(None, None)]  # type: ignore[list-item]
"""The state looked at last and what everybody sees of it, because six look at the same one."""


def _known(state: State, seat: Seat) -> bool:
    """Whether a stuffing may be told (G-237)."""
    return seat in state.stuffing_shown or not hides(state.rules)


def _top(top: Top) -> TopView:
    return _top_view(
        seat=top.seat,
        combo=top.combo,
        burn=top.burn,
        free_kill=top.free_kill,
        yielder=top.yielder,
        held=not top.released,
    )


def _answer(state: State, seat: Seat) -> Action | None:
    if state.survey is not None:
        return state.survey.answers[seat]
    return None if state.top is None else state.top.answers[seat]
