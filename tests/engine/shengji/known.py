"""Shengji, as far as the contract has to know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine import shengji
from engine.cards import Card
from engine.errors import Rejected
from engine.events import Viewer
from engine.hand import Hand
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.carried import Carried
from engine.shengji.deal import PACK
from engine.shengji.forms import units
from engine.shengji.holding import Cards, ordered
from engine.shengji.options import Undeclared
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import ALL
from engine.shengji.state import State
from engine.shengji.trumps import LEVELS
from engine.shuffle import seal, written
from tests.engine.shengji.oracle import lawful

__all__ = ["lawful"]


def short(rules: ShengjiRules, rng: Random) -> Sequence[ev.ShengjiEvent]:
    """Few cards: most hands hold pairs, and cards of the level to declare with."""
    size, rest = rng.randint(2, 9), rng.randint(2, 8)
    after = carried(rules, rng)
    level = LEVELS[0] if after is None else after.levels[after.declarer]
    suits = rng.sample("SHCD", rng.randint(2, 4))
    pool = [card for card in PACK if card[0] in suits or card.suit is None or card.rank is level]
    kinds = rng.sample(sorted(set(pool)), min(len(set(pool)), (4 * size + rest) * 2 // 3 + 1))
    deck = [card for card in pool if card in kinds]
    rng.shuffle(deck)
    seed = rng.getrandbits(128)
    drawer = rng.choice(ALL) if after is None else after.declarer
    size = min(size, (len(deck) - rest) // 4)
    return (
        ev.HandStarted(rules=rules, seal=seal(seed), carried=after),
        ev.SeedDrawn(seed=written(seed)),
        ev.DrawerChosen(seat=drawer),
        *(ev.HandDealt(seat=s, cards=tuple(deck[s * size : (s + 1) * size])) for s in ALL),
        ev.BottomDealt(cards=tuple(deck[4 * size : 4 * size + rest])),
    )


def carried(rules: ShengjiRules, rng: Random) -> Carried | None:
    """What some hand before may have left; none for a first hand."""
    if rng.random() < 0.4:
        return None
    one, other = rng.choice(LEVELS), rng.choice(LEVELS)
    levels = (one, other, one, other)
    if rng.random() < 0.1:
        levels = tuple(rng.choice(LEVELS) for _ in ALL)
    return Carried(levels=levels, declarer=rng.choice(ALL), hand=rng.randint(1, 9))


def whole(state: State, log: Sequence[ev.ShengjiEvent]) -> bool:
    """No card is lost: what a seat drew, took, laid away and played leaves what it holds."""
    should: dict[Seat, Counter[Card]] = {seat: Counter() for seat in ALL}
    away, gone = Counter[Card](), Counter[Card]()
    for event in log:
        match event:
            case ev.HandDealt(seat=seat, cards=cards) | ev.BottomTaken(seat=seat, cards=cards):
                should[seat].update(cards)
            case ev.BottomBuried(seat=seat, cards=cards):
                should[seat].subtract(cards)
                away.update(cards)
            case ev.CardsPlayed(seat=seat, cards=cards):
                should[seat].subtract(cards)
                gone.update(cards)
    held = [Counter(hand) for hand in state.hands]
    return (
        held == [+should[seat] for seat in ALL[: len(held)]]
        and all(min(found.values(), default=0) >= 0 for found in should.values())
        and Counter(state.buried) == away
        and Counter(state.played) == gone
    )


def strays(state: State, rng: Random) -> Iterator[Action]:
    yield from (NoDeclaration(), Play(()), Bury(()), Declare(()))
    for card in rng.sample(PACK, 6):
        yield from (Declare((card,)), Declare((card, card)), Play((card,)), Play((card, card)))
    yield from (Declare((Card.XB, Card.XB)), Declare((Card.XR,)), Declare((Card.XB, Card.XR)))
    led = len(state.trick.laid[0].cards) if state.trick.laid else rng.randint(1, 4)
    for hand in state.hands:
        for _ in range(16):
            cards = tuple(rng.sample(hand, min(len(hand), rng.choice((led, led, led, 1, 2, 5)))))
            yield Play(cards)
        if hand:
            yield Play((rng.choice(hand), rng.choice(PACK)))
        for size in {len(state.deal.bottom), 3}:
            yield Bury(tuple(rng.sample(hand, min(len(hand), size))))


def forgiven(state: State, seat: Seat, action: Action) -> bool:
    """Nothing: whatever is not legal is refused."""
    return False


def kinds(rules: ShengjiRules) -> Sequence[str]:
    return ("declare", "overturn", "bury")


def settles(state: State) -> bool:
    """Nothing that anybody holds decides in public what comes next, but for throws, which the
    worlds take care of."""
    return False


def asides(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    for seat in ALL:
        yield seat, rng.choice((NoDeclaration(), Play(state.hands[seat][:1] or (Card.S3,))))


def weight(action: Action) -> int:
    return len(action.cards) if isinstance(action, Play) else 0


def private(question: object) -> bool:
    return question.kind in ("bury", "lead", "follow")  # type: ignore[attr-defined]


Script = Sequence[tuple[Seat, Action]]
AnyHand = Hand[Any, Any, Any, Any]


def worlds(state: State, viewer: Viewer, script: Script) -> Iterable[State]:
    """Everybody the viewer cannot look at swaps cards with the others and with the bottom.

    Who declares keeps his cards, and cards that are shown or played stay where they are. One who
    plays cards has as many of every series as before. What the others hold decides whether a throw
    stands: that is for everybody to see, so worlds in which one ends otherwise are left out.
    """
    if not state.deal.bottom:
        return
    told = follow(state, script)
    assert told is not None
    fixed = {seat for seat, action in _spoken(state, script) if isinstance(action, Declare | Bury)}
    actors = {seat for seat, action in script if isinstance(action, Play)}
    free = [seat for seat in ALL if seat not in fixed and seat != viewer]
    quiet = [seat for seat in free if seat not in actors]
    open_bottom = _may_swap_bottom(state, viewer, told[-1], fixed)
    for owners, by_series in ((quiet, False), (free, True)):
        piles = [*owners, *([None] if open_bottom else [])]
        for lucky in range(len(piles)) if len(piles) > 1 else ():
            for worst_first in (False, True):
                order = (*piles[lucky:], *piles[:lucky])
                world = _swapped(state, order, script, worst_first, by_series)
                also = follow(world, script)
                if also is not None and throws(also) == throws(told):
                    yield world


def _spoken(state: State, script: Script) -> Iterator[tuple[Seat, Action | None]]:
    if state.asking is not None:
        yield from zip(ALL, state.asking.answers, strict=True)
    yield from script


def _may_swap_bottom(state: State, viewer: Viewer, last: State, fixed: set[Seat]) -> bool:
    """Not where the viewer comes to see it."""
    if last.over and last.voided is None:
        return False
    if state.taken:
        return bool(state.buried) and viewer != state.declarer
    rules = state.rules
    buries = last.buried != ()
    return rules.undeclared is not Undeclared.BOTTOM and not buries and last.declarer != viewer


def follow(state: State, script: Script) -> list[State] | None:
    """The states on the way of *script*; None where something of it is not allowed. Who is not
    in it lays nothing."""
    hand: AnyHand | None = Hand(shengji, state, state.length)
    states = [state]
    for seat, action in script:
        assert hand is not None
        hand = _answered(hand, seat, action)
        if hand is None:
            return None
        states.append(hand.state)
    return states


def _answered(hand: AnyHand, seat: Seat, action: Action) -> AnyHand | None:
    """After that answer; where it is not one yet, the others say nothing before it."""
    while hand.pending is not None:
        question = hand.pending
        try:
            return hand.answer(question.id, seat, action)[0]
        except Rejected:
            if not question.sealed:
                return None
        hand, _ = hand.lapse(question.id, [ask.seat for ask in question.asks])
    return None


def throws(states: Sequence[State]) -> list[object]:
    """What became of every lead."""
    return [
        (state.trick.laid[0], state.points)
        for state in states
        if len(state.trick.laid) == 1 and is_throw(state)
    ]


def is_throw(state: State) -> bool:
    assert state.trumps is not None
    lead = state.trick.laid[0]
    return bool(lead.attempted) or len(units(lead.cards, state.trumps)) > 1


def _pinned(state: State, seat: Seat, script: Script) -> Counter[Card]:
    """Cards that were shown, or will be played."""
    found = Counter[Card]()
    for claim in state.rounds:
        if claim is not None and claim.seat == seat:
            found |= Counter(claim.cards)
    for who, action in script:
        if who == seat and isinstance(action, Play):
            found += Counter(action.cards)
    return found & Counter(state.hands[seat])


def _swapped(
    state: State,
    order: Sequence[Seat | None],
    script: Script,
    worst_first: bool,
    by_series: bool,
) -> State:
    """The piles of *order*, where None is the bottom, with the loose cards dealt out again: the
    first gets the best, or the worst."""
    piles = {
        owner: Counter(_bottom(state) if owner is None else state.hands[owner]) for owner in order
    }
    fixed = {
        owner: Counter[Card]() if owner is None else _pinned(state, owner, script)
        for owner in order
    }
    trumps = state.trumps

    def worth(card: Card) -> tuple[bool, int, str]:
        if trumps is None:
            return card.suit is None, int(card.rank), card.value
        return trumps.is_trump(card), trumps.height(card), card.value

    made = {owner: fixed[owner].copy() for owner in order}
    loose = {owner: piles[owner] - fixed[owner] for owner in order}
    groups = {trumps.series(card) if by_series and trumps else None for card in PACK}
    for group in groups:
        parts = {
            owner: [
                card
                for card in loose[owner].elements()
                if not (by_series and trumps) or trumps.series(card) is group
            ]
            for owner in order
        }
        pool = sorted((card for part in parts.values() for card in part), key=worth)
        if not worst_first:
            pool.reverse()
        for owner in order:
            size = len(parts[owner])
            made[owner].update(pool[:size])
            pool = pool[size:]
    return _with(state, {owner: ordered(made[owner].elements()) for owner in order})


def _bottom(state: State) -> Sequence[Card]:
    return state.buried if state.taken else state.deal.bottom


def _with(state: State, piles: dict[Seat | None, Cards]) -> State:
    hands = tuple(piles.get(seat, state.hands[seat]) for seat in ALL)
    deal = state.deal
    if not state.taken:
        deal = replace(
            deal,
            cards=tuple(piles.get(seat, deal.cards[seat]) for seat in ALL),
            bottom=tuple(piles.get(None, deal.bottom)),
        )
        return replace(state, hands=hands, deal=deal)
    return replace(state, hands=hands, buried=piles.get(None, state.buried))
