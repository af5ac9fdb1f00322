"""What the claims of Gouji look at besides what all look at."""

from __future__ import annotations

from bot.scenario.moment import Moment
from engine.gouji.events import HandEnded
from engine.gouji.hearings import Matter as Heard
from engine.gouji.view import View
from engine.seats import Seat


def ended(moment: Moment) -> HandEnded | None:
    found: HandEnded | None = moment.state.ended
    return found


def heard(moment: Moment, matter: Heard) -> tuple[Seat, ...]:
    """Who of those who owe an answer is still to be heard on *matter*, in rule order."""
    seen: View = moment.public
    owing = moment.asked
    if seen.top is None or (matter is Heard.BURN and not seen.top.held):
        return ()
    return tuple(h.seat for h in seen.order if h.matter is matter and h.seat in owing)
