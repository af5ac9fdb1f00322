"""How much time things take at a live table: one frozen value, so that tests can run near zero."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """All in seconds. Which of them applies follows from public facts only."""

    reply: float = 45
    """Free time for one answer; after it the seat's reserve runs, then the computer plays."""
    lead_extra: float = 10
    reserve: float = 90
    """Reserve time of a seat at the start of a hand."""
    reserve_gain: float = 3
    """Added by each own play."""
    reserve_cap: float = 120
    window: float = 7
    """Everybody has so long to jump in, where the rules give all the same time."""
    mask: tuple[float, float] = (1.5, 3.5)
    """Bounds of the delay that hides automatic passes."""
    latest_start: float = 15
    """Clocks start when the group message is out, at the latest so long after the step."""
    naming: float = 20
    """After so long the missing answers are named in public."""
    ping: float = 15
    """After so long the question is posted anew in the private chat."""
    lobby: float = 1800
    """A table that has not started by then closes."""
    kept: float = 600
    """A seat is kept so long for one who must first open the private chat."""
    board_age: float = 600
    """A table message older than this is posted anew with the next trick."""
    board_oldest: float = 2700
    """One older than this is posted anew at once: platforms take few edits of old messages."""
    next_hand: float = 86400
    """A table between hands closes after so long."""
    pause: float = 180
    """The next hand is dealt by itself after so long."""
    dissolving: float = 86400
    """A motion to dissolve the table ends by itself after so long."""
    motion: float = 3600
    """A change of the house rules falls unless all have agreed to it by then."""


LIVE = Tempo()
