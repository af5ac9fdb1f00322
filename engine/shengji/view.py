"""What a seat, or the group, may know of a hand: built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Rank
from engine.events import Viewer
from engine.frozen import changed, maker
from engine.seats import Seat
from engine.shengji import levels
from engine.shengji.actions import Action
from engine.shengji.asked import Asked
from engine.shengji.carried import Carried
from engine.shengji.events import HandEnded
from engine.shengji.holding import Cards
from engine.shengji.matters import Matter
from engine.shengji.questions import asked, put
from engine.shengji.rules import ShengjiRules
from engine.shengji.state import Claim, State, Trick, Voids
from engine.shengji.trumps import Trumps


@dataclass(frozen=True, kw_only=True)
class View:
    """Without slots, for :mod:`engine.frozen`."""

    viewer: Viewer
    rules: ShengjiRules
    seal: str
    hand: Cards | None
    """The viewer's own cards."""
    asked: Asked | None
    """What the viewer is asked now."""
    answer: Action | None
    """The viewer's own sealed answer, while it can be changed."""
    buried: Cards
    """What the viewer laid away as the declarer; what everybody sees, at the end."""

    carried: Carried | None
    """What the hand before left; None: the first hand of a match."""
    levels: tuple[Rank, ...]
    """The level of each seat as the hand began (SG-22)."""
    level: Rank
    """The level that is played (SG-06)."""
    drawer: Seat
    """Who drew first."""
    matter: Matter | None
    """What the open question is about."""
    concerned: tuple[Seat, ...]
    """Whom it is put to; who has answered, nobody sees."""
    rounds: tuple[Claim | None, ...]
    """The declaration that counted in each round; None: nobody declared."""
    standing: Claim | None
    """The declaration that counts."""
    turned: tuple[Card, ...]
    """Cards of the bottom that everybody has seen (SG-05)."""
    trumps: Trumps | None
    """What is trump; None: not made yet."""
    declarer: Seat | None
    leader: Seat | None
    """Who leads now, or has led this trick."""
    turn: Seat | None
    """Whose play it is."""
    trick: Trick
    """The trick on the table."""
    last: Trick | None
    """The trick before."""
    void: Voids
    """By seat: the series of which everybody has seen that it holds nothing more."""
    points: int
    """What the defenders have so far, without the bottom."""
    left: tuple[int, ...]
    """Cards in each hand."""
    bottom: int
    """Cards in the bottom."""
    played: Cards
    """All cards played so far."""
    result: HandEnded | None
    ended: bool


_view = maker(View)


def view(state: State, viewer: Viewer) -> View:
    """All that *viewer* may know."""
    seen = _public(state)
    if viewer is None or len(state.hands) <= viewer:
        return seen
    asking = state.asking
    return changed(
        seen,
        viewer=viewer,
        hand=state.hands[viewer],
        asked=asked(state, viewer),
        answer=None if asking is None else asking.answers[viewer],
        buried=state.buried if viewer == state.declarer else seen.buried,
    )


def _public(state: State) -> View:
    """What the group sees."""
    matter, concerned = put(state)
    carried = state.deal.carried
    return _view(
        viewer=None,
        rules=state.rules,
        seal=state.deal.seal,
        hand=None,
        asked=None,
        answer=None,
        buried=state.buried if state.ended is not None else (),
        carried=carried,
        levels=levels.levels(carried),
        level=levels.played(carried),
        drawer=state.deal.drawer,
        matter=matter,
        concerned=concerned,
        rounds=state.rounds,
        standing=state.standing,
        turned=state.turned,
        trumps=state.trumps,
        declarer=state.declarer,
        leader=state.leader,
        turn=state.turn,
        trick=state.trick,
        last=state.last,
        void=state.void,
        points=state.points,
        left=tuple(map(len, state.hands)),
        bottom=len(state.deal.bottom),
        played=state.played,
        result=state.ended,
        ended=state.over,
    )
