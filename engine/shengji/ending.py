"""The end of a hand: the bottom is opened, and both sides move (S-015, S-050 to S-062)."""

from __future__ import annotations

from engine.shengji import bottom, levels, score
from engine.shengji.carried import Carried
from engine.shengji.declarer import following_declarer
from engine.shengji.events import HandEnded
from engine.shengji.holding import points
from engine.shengji.seating import ALL, side
from engine.shengji.state import State


def end(state: State) -> HandEnded:
    """Upkeep after the last trick."""
    rules, declarer, trumps = state.rules, state.declarer, state.trumps
    assert declarer is not None
    assert trumps is not None
    factor = _factor(state)
    total = state.points + factor * points(state.buried)
    units = score.units(total, rules)
    before = levels.levels(state.deal.carried)
    base = score.base(before, rules)
    moved = levels.moved(before, units, side(declarer), trumps.level, rules)
    past = [side(seat) for seat, each in zip(ALL, moved, strict=True) if each.past]
    return HandEnded(
        bottom=state.buried,
        factor=factor,
        total=total,
        units=units,
        base=base,
        points=score.points(units, base, side(declarer)),
        seed=state.deal.seed,
        after=Carried(
            levels=tuple(each.level for each in moved),
            declarer=following_declarer(declarer, total, rules),
            hand=1 if state.deal.carried is None else state.deal.carried.hand + 1,
        ),
        over=bool(past),
        winner=past[0] if past else None,
    )


def _factor(state: State) -> int:
    """0 where the declaring side took the last trick: the bottom counts for nobody (SG-18)."""
    last, declarer, trumps = state.last, state.declarer, state.trumps
    assert last is not None
    assert trumps is not None
    assert declarer is not None
    if last.taken is None or side(last.taken) == side(declarer):
        return 0
    return bottom.factor(last.laid[0].cards, trumps, state.rules.bottom_factor)
