"""The test of a revolution by three shots (三枪, G-262 to G-266, GAP-55).

The revolutionary fires three pure gouji plays at his opposite, who may beat each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

from engine.cards import Rank
from engine.counts import Counts, held
from engine.errors import Illegal
from engine.gouji.actions import Play
from engine.gouji.combos import Combo, beats
from engine.gouji.events import (
    CardsPlayed,
    FoursThrown,
    GoujiEvent,
    HeadLost,
    Lead,
    LeaderChosen,
    PointOpened,
)
from engine.gouji.gouji_play import is_pure
from engine.gouji.matters import Matter
from engine.gouji.plays import CARRIED_PURE, combo
from engine.gouji.rules import GoujiRules
from engine.gouji.setup_events import (
    CardsMoved,
    QuestionOpened,
    RevolutionTested,
    ShotAnswered,
    Why,
)
from engine.gouji.state import Revolt, State, facing
from engine.seats import Seat, opposite

SHOTS: Final = 3
_HIGH: Final = (Rank.BIG_JOKER, Rank.SMALL_JOKER, Rank.TWO)


def fireable(hand: Counts, rules: GoujiRules) -> tuple[Combo, ...]:
    """Every pure gouji play that *hand* can fire."""
    least = dict(rules.gouji_min)
    return tuple(
        combo(rank, count, 0, 0, 0)
        for rank in CARRIED_PURE
        for count in range(least.get(rank, 99), held(hand, rank) + 1)
    )


def series(hand: Counts, rules: GoujiRules) -> Iterator[tuple[Combo, ...]]:
    """Every way to fire three of them, largest ranks first."""
    plays = sorted(_pieces(hand, rules), key=lambda c: (-(c.rank or 0), -c.count))
    seen: set[tuple[Combo, ...]] = set()
    for chosen in permutations(plays, SHOTS):
        if chosen not in seen and _fits(chosen, hand):
            seen.add(chosen)
            yield chosen


def _pieces(hand: Counts, rules: GoujiRules) -> Iterator[Combo]:
    """One rank may give several shots."""
    for play in fireable(hand, rules):
        assert play.rank is not None
        for _ in range(min(held(hand, play.rank) // play.count, SHOTS)):
            yield play


def _fits(chosen: Sequence[Combo], hand: Counts) -> bool:
    used: dict[Rank, int] = {}
    for shot in chosen:
        assert shot.rank is not None
        used[shot.rank] = used.get(shot.rank, 0) + shot.count
    return all(held(hand, rank) >= count for rank, count in used.items())


def check(shots: tuple[Combo, ...], hand: Counts, rules: GoujiRules) -> None:
    """Raises Illegal unless *hand* can fire *shots*, all pure gouji plays (G-250)."""
    if len(shots) != SHOTS:
        raise Illegal("three-shots", count=SHOTS)
    if not all(is_pure(shot, rules) for shot in shots):
        raise Illegal("shot-pure")
    if not _fits(shots, hand):
        raise Illegal("shots-not-held")


def hand_over(state: State, seats: tuple[Seat, ...]) -> tuple[GoujiEvent, ...]:
    """Jokers and 2s that are left go to the opposite first (G-250)."""
    if len(seats) != 1 or state.rules.revolution != "three_shots":
        return ()
    seat = seats[0]
    cards = tuple((r, n) for r in _HIGH if (n := held(state.hands[seat], r)))
    if not cards:
        return ()
    to = opposite(seat, 6)
    return (CardsMoved(why=Why.HANDED_OVER, seat=seat, to=to, cards=cards, open=True),)


def targets(revolt: Revolt) -> tuple[Combo, ...]:
    """The shots that the opposite may beat now: the next one; when the first has stood, one of the
    other two (G-263)."""
    fired = len(revolt.beaten)
    if fired == 1 and revolt.beaten[0] is None:
        return revolt.shots[1:]
    return revolt.shots[fired : fired + 1]


def test(state: State) -> Sequence[GoujiEvent]:
    """Upkeep: shot after shot, and what comes of them."""
    revolt, survey = state.revolt, state.survey
    assert revolt is not None
    across = facing(revolt)
    if revolt.settled:
        return _after(state, revolt)
    if survey is not None:
        return (_answered(revolt, across, survey.answers[across]),)
    if len(revolt.beaten) < SHOTS:
        return (QuestionOpened(matter=Matter.SHOT, seats=(across,), about=revolt.seat),)
    return (RevolutionTested(seat=revolt.seat, success=None in revolt.beaten),)


def _answered(revolt: Revolt, across: Seat, answer: object) -> ShotAnswered:
    fired = len(revolt.beaten)
    last_two = fired == 1 and revolt.beaten[0] is None
    shot = SHOTS - 1 if last_two else fired
    played = answer.combo if isinstance(answer, Play) else None
    return ShotAnswered(seat=across, shot=shot, combo=played)


def beating(play: Combo, revolt: Revolt, rules: GoujiRules) -> bool:
    """Whether *play* beats a shot that may be beaten now. When the first has stood, only a pure
    gouji play may still be laid (G-263)."""
    if len(revolt.beaten) == 1 and revolt.beaten[0] is None and not is_pure(play, rules):
        return False
    return any(beats(play, shot, rules) for shot in targets(revolt))


def _after(state: State, revolt: Revolt) -> Sequence[GoujiEvent]:
    """Who has opened, who is headless, and who leads what (G-263 to G-266)."""
    across, rules = facing(revolt), state.rules
    success = revolt.seat in state.agents
    pure = any(shot is not None and is_pure(shot, rules) for shot in revolt.beaten)
    if pure and across not in state.opened:
        return (PointOpened(seat=across),)
    if success and revolt.seat not in state.opened:
        return (PointOpened(seat=revolt.seat),)
    if success and across not in state.headless:
        return (HeadLost(seat=across),)
    if success:
        return _threes(state, revolt, across)
    return _fours(state, across)


def _threes(state: State, revolt: Revolt, across: Seat) -> Sequence[GoujiEvent]:
    """He leads his 3s; his opposite throws his 4s away."""
    thrown = held(state.hands[across], Rank.FOUR)
    if thrown and across not in state.given_up:
        return (FoursThrown(seats=((across, thrown),)),)
    count = held(state.hands[revolt.seat], Rank.THREE)
    if count:
        return (CardsPlayed(seat=revolt.seat, combo=combo(Rank.THREE, count, 0, 0, 0)),)
    return () if state.leader == across else (_leads(across),)


def _fours(state: State, across: Seat) -> Sequence[GoujiEvent]:
    """The opposite leads his 4s."""
    count = held(state.hands[across], Rank.FOUR)
    if count:
        return (CardsPlayed(seat=across, combo=combo(Rank.FOUR, count, 0, 0, 0)),)
    return () if state.leader == across else (_leads(across),)


def _leads(seat: Seat) -> LeaderChosen:
    return LeaderChosen(seat=seat, shows=(), how=Lead.REVOLUTION)
