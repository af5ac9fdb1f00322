"""The natural open (天开): a hand drawn without any minimum pure gouji play (G-175, GAP-60)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.counts import Counts, counted, held
from engine.gouji.combos import Combo
from engine.gouji.events import GoujiEvent, PointLost, PointOpened
from engine.gouji.gouji_play import is_pure
from engine.gouji.plays import CARRIED_PURE
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL, SEATS
from engine.gouji.setup_events import HandProved
from engine.gouji.state import State
from engine.seats import opposite


def is_natural(drawn: Counts, rules: GoujiRules) -> bool:
    """Whether no rank from 10 to A reaches its minimum in *drawn* by itself."""
    return not any(
        held(drawn, rank) and is_pure(Combo(rank, held(drawn, rank)), rules)
        for rank in CARRIED_PURE
    )


def open_by_nature(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage: each such hand is open, and proved to its opposite."""
    assert state.setup is not None
    done: list[GoujiEvent] = []
    for seat in ALL:
        drawn = counted(state.deal.cards[seat])
        if seat in state.natural or not is_natural(drawn, state.rules):
            continue
        done.append(PointOpened(seat=seat, natural=True))
        done.append(HandProved(seat=seat, to=opposite(seat, SEATS), cards=drawn))
    return done


def lose_natural(state: State) -> PointLost | None:
    """Upkeep: a pure gouji play that cards of a dot-hand completed, before melee (G-175)."""
    top = state.top
    if top is None or state.melee or top.seat not in state.natural:
        return None
    return PointLost(seat=top.seat) if is_pure(top.combo, state.rules) else None
