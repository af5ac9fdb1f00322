"""Who is heard before whom, and what it means to do nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.scenario.moment import AnyHand
from engine.gouji import questions, view
from engine.gouji.actions import Action, Burn, No, NoBurn, NoShow, Pass
from engine.gouji.asked import Matter
from engine.gouji.hearings import Matter as Heard
from engine.gouji.state import State
from engine.seats import Seat

UNPASSED: Final[frozenset[str]] = frozenset({Matter.LEAD})


def idle(state: State, seat: Seat) -> Action | None:
    """The answer that does nothing, which need not be what silence means (GAP-13)."""
    asked = questions.asked(state, seat)
    if asked is None:
        return None
    if asked.matter is Matter.SHOW:
        return NoShow()
    return No() if asked.matter is Matter.FOURS else asked.decline


def passed_over(
    hand: AnyHand, given: Sequence[tuple[Seat, Any]]
) -> list[tuple[Seat, Action]] | None:
    """Only a play is answered in an order. A declined burn alone ends no hold, because others may
    still burn."""
    question = hand.pending
    if question is None or question.kind != Matter.RESPOND:
        return None
    if all(isinstance(action, NoBurn) for _, action in given):
        return None
    order = view(hand.state, None).order
    matters = [(s, Heard.BURN if isinstance(a, Burn) else Heard.ANSWER) for s, a in given]
    last = max(place for place, hearing in enumerate(order) if tuple(hearing) in matters)
    return [(seat, Pass()) for seat, matter in order[:last] if matter is Heard.ANSWER]
