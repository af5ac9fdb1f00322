"""Whole hands and matches played out, with their journals: to be written down as records."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from bot import policies
from bot.policies import Policy
from engine import gouji
from engine.decision import Hold
from engine.errors import Rejected
from engine.gouji.actions import GiveUpOpening, Pass, Play, ThrowFours
from engine.gouji.game import menu
from engine.gouji.matters import Matter
from engine.gouji.rules import GoujiRules
from engine.hand import Hand
from engine.seats import Seat, seats

AnyHand = Hand[Any, Any, Any, Any]
HANDS = 3


@dataclass(frozen=True)
class Played:
    """One hand that is over."""

    hand: AnyHand
    log: tuple[Any, ...]


class _Table:
    """Six of one kind of player, who now and then change their minds or do something unasked."""

    def __init__(self, policy: str, rng: Random, *, revolts: bool) -> None:
        self._rng = rng
        self._revolts = revolts
        self._players: list[Policy] = [
            policies.policy("gouji", policy, Random(f"{rng.random()}")) for _ in seats(6)
        ]

    def play(self, rules: GoujiRules, seed: int, carried: Any) -> Played:
        hand, events = Hand.open(gouji, rules, seed, carried)
        log = list(events)
        while hand.pending is not None:
            for step in (self._unasked, self._changed, self._answered):
                hand, events = step(hand)
                log += events
                if hand.pending is None:
                    break
        return Played(hand, tuple(log))

    def _answered(self, hand: AnyHand) -> tuple[AnyHand, list[Any]]:
        question = hand.pending
        assert question is not None
        given = [(ask.seat, self._choice(hand, ask.seat)) for ask in question.asks]
        hand, events = hand.answers(question.id, given)
        done = list(events)
        same = hand.pending is not None and hand.pending.id == question.id
        if same and question.hold is not Hold.NONE:
            hand, events = hand.release(question.id)
            done += events
        return hand, done

    def _changed(self, hand: AnyHand) -> tuple[AnyHand, list[Any]]:
        """Somebody seals a play, and then passes after all."""
        question = hand.pending
        assert question is not None
        if question.kind != Matter.RESPOND or self._rng.random() > 0.2:
            return hand, []
        for ask in question.asks:
            plays = [a for a in islice(menu(hand.state, ask.seat), 20) if isinstance(a, Play)]
            if plays and isinstance(ask.default, Pass):
                hand, first = hand.answer(question.id, ask.seat, plays[-1])
                if hand.pending is None or hand.pending.id != question.id:
                    return hand, list(first)
                hand, second = hand.answer(question.id, ask.seat, Pass())
                return hand, [*first, *second]
        return hand, []

    def _unasked(self, hand: AnyHand) -> tuple[AnyHand, list[Any]]:
        if self._rng.random() > 0.05:
            return hand, []
        for seat in seats(6):
            try:
                hand, events = hand.aside(seat, self._rng.choice((GiveUpOpening(), ThrowFours())))
            except Rejected:
                continue
            return hand, list(events)
        return hand, []

    def _choice(self, hand: AnyHand, seat: Seat) -> Any:
        """What the player says, if that is lawful; before the first lead, anything that is."""
        question = hand.pending
        assert question is not None
        if question.kind in (Matter.LEAD, Matter.RESPOND):
            try:
                action = self._players[seat].choose(gouji.view(hand.state, seat))
                gouji.decide(hand.state, seat, action)
            except Rejected:
                pass
            else:
                return action
        some = list(islice(menu(hand.state, seat), 30))
        if question.kind == Matter.REVOLUTION and not self._revolts:
            return some[0]
        return self._rng.choice(some)


@cache
def match(profile: str, policy: str, seed: int) -> tuple[Played, ...]:
    """Three hands in a row, each after what the one before left. In some of them all revolt who
    can, so that hands are void."""
    done: list[Played] = []
    carried: Any = None
    for number in range(HANDS):
        rng = Random(f"{profile}/{policy}/{seed}/{number}")
        table = _Table(policy, rng, revolts=number == seed % HANDS)
        done.append(table.play(gouji.profiles[profile], seed * HANDS + number, carried))
        carried = gouji.carried(done[-1].hand.state)
    return tuple(done)
