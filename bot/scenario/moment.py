"""Where a story stands: what its claims look at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.scenario.position import GoujiHand
from engine.errors import Rejected
from engine.gouji import view
from engine.gouji.events import GoujiEvent, HandEnded
from engine.gouji.hearings import Matter as Heard
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.gouji.view import View
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the story stands."""

    rules: GoujiRules
    hand: GoujiHand
    log: tuple[GoujiEvent, ...] = ()
    """All that has happened in it."""
    refused: Rejected | None = None
    """Why the last line was refused."""

    @property
    def state(self) -> State:
        """The whole truth."""
        return self.hand.state

    @property
    def public(self) -> View:
        """What everybody sees."""
        return view(self.hand.state, None)

    @property
    def ended(self) -> HandEnded | None:
        return self.hand.state.ended

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who still owes an answer."""
        question = self.hand.pending
        return () if question is None else tuple(each.seat for each in question.asks)

    def heard(self, matter: Heard) -> tuple[Seat, ...]:
        """Who of them is still to be heard on *matter*, in rule order."""
        seen, owing = self.public, self.asked
        if seen.top is None or (matter is Heard.BURN and not seen.top.held):
            return ()
        return tuple(h.seat for h in seen.order if h.matter is matter and h.seat in owing)


def named(found: Iterable[Seat]) -> str:
    """``P0 P2``, or ``nobody``."""
    return " ".join(f"P{seat}" for seat in found) or "nobody"
