"""Who leads the first trick (上班): a sealed question to all six, opened together.

Which hands ask it, says the house (G-035); whether the leader must lead what he showed, too
(G-034).
"""

from __future__ import annotations

from engine import shuffle
from engine.gouji.actions import Show
from engine.gouji.events import Lead, LeaderChosen
from engine.gouji.options import ShowFallback
from engine.gouji.showing_cards import completed
from engine.gouji.state import ALL, SEATS, State
from engine.seats import Seat


def choose_leader(state: State) -> LeaderChosen | None:
    """Upkeep: the largest show leads; equal shows, the one completed first (G-030 to G-033).

    Seats draw one after another, so between equal draws the one nearer to the first drawer was
    first (GAP-13).
    """
    showing = state.survey
    if showing is None or not showing.complete:
        return None
    shows = [
        (seat, answer.cards)
        for seat, answer in zip(ALL, showing.answers, strict=True)
        if isinstance(answer, Show)
    ]
    if not shows:
        return LeaderChosen(seat=_fallback(state), shows=(), how=Lead.LOT)
    best = min(
        shows,
        key=lambda show: (
            -len(show[1]),
            completed(show[1], state.deal.cards[show[0]]),
            (show[0] - state.deal.drawer) % SEATS,
        ),
    )
    return LeaderChosen(seat=best[0], shows=tuple(shows))


def _fallback(state: State) -> Seat:
    """Nobody showed: drawn by the seed of the shuffle, or seat 0 (G-033)."""
    if state.rules.show_fallback is ShowFallback.SEAT:
        return ALL[0]
    return ALL[shuffle.drawn(SEATS, int(state.deal.seed, 16), "leader")]
