"""Who leads the first trick of a hand where nobody shows for it (G-030, G-035, G-036)."""

from __future__ import annotations

from engine.gouji.carried import Carried
from engine.gouji.events import Lead, LeaderChosen
from engine.gouji.options import FirstLead, LaterLead
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import SEATS
from engine.gouji.state import State
from engine.seats import Seat


def shows_for_lead(rules: GoujiRules, carried: Carried | None) -> bool:
    """Whether the leader is found by showing: in a first or reopened hand, or in each (G-035)."""
    if carried is None:
        return rules.first_lead is FirstLead.SHOW
    return rules.later_lead is LaterLead.SHOW


def appoint(state: State) -> LeaderChosen | None:
    """The last place of the hand before (G-036, GAP-12), or whoever draws the card that was turned
    up (G-030). None where they show for it."""
    rules, carried = state.rules, state.deal.carried
    if shows_for_lead(rules, carried):
        return None
    if carried is not None:
        return LeaderChosen(seat=carried.places[-1], shows=(), how=Lead.LAST_PLACE)
    marked = state.deal.marked or 0
    seat = Seat((state.deal.drawer + marked) % SEATS)
    return LeaderChosen(seat=seat, shows=(), how=Lead.MARKED_CARD)


def next_in_play(state: State, seat: Seat) -> LeaderChosen:
    """The leader has left before leading: the next one leads (GAP-14)."""
    at = next(
        Seat((seat + step) % SEATS)
        for step in range(1, SEATS)
        if Seat((seat + step) % SEATS) in state.in_play
    )
    return LeaderChosen(seat=at, shows=(), how=Lead.NEXT)
