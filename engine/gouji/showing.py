"""Who leads the first trick (上班): a sealed question to all six, opened together.

Each hand asks it, as the first of a game does (G-035). The leader may lead anything (G-034).
"""

from __future__ import annotations

from engine import shuffle
from engine.gouji.actions import Show
from engine.gouji.events import LeaderChosen
from engine.gouji.rules import ShowFallback
from engine.gouji.showing_cards import completed
from engine.gouji.state import ALL, SEATS, State
from engine.seats import Seat


def choose_leader(state: State) -> LeaderChosen | None:
    """Upkeep: the largest show leads; equal shows, the one completed first (G-030 to G-033).

    Seats draw one after another from seat 0, so between equal draws the lower seat was first.
    """
    showing = state.showing
    if showing is None or not showing.released or None in showing.answers:
        return None
    shows = [
        (seat, answer.cards)
        for seat, answer in zip(ALL, showing.answers, strict=True)
        if isinstance(answer, Show)
    ]
    if not shows:
        return LeaderChosen(seat=_fallback(state), shows=())
    best = min(
        shows,
        key=lambda show: (-len(show[1]), completed(show[1], state.deal.cards[show[0]]), show[0]),
    )
    return LeaderChosen(seat=best[0], shows=tuple(shows))


def _fallback(state: State) -> Seat:
    """Nobody showed: drawn by the seed of the shuffle, or seat 0 (G-033)."""
    if state.rules.show_fallback is ShowFallback.SEAT:
        return ALL[0]
    return ALL[shuffle.drawn(SEATS, int(state.deal.seed, 16), "leader")]
