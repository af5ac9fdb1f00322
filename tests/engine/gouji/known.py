"""Gouji, as far as the contract has to know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine import shuffle
from engine.cards import Card, Rank
from engine.events import Viewer
from engine.gouji import events as ev
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    Burn,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Show,
    ShowHand,
    Suggest,
    Yield,
)
from engine.gouji.combos import Combo
from engine.gouji.deal import PACK
from engine.gouji.hands import Counts, counted
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL, State
from engine.seats import Seat

Cards = Counter[Rank]
JOKERS: Final = [card for card in PACK if card.suit is None]


def short(rules: GoujiRules, rng: Random) -> Sequence[ev.GoujiEvent]:
    """A hand of up to ten cards a seat from few ranks, so that there are sets to play and burn."""
    ranks = rng.sample(list(Rank)[rng.choice((0, 6)) : 13], rng.randint(2, 5))
    deck = [card for card in PACK if card.rank in ranks]
    deck = rng.sample(deck, min(len(deck), 56)) + rng.sample([*JOKERS], rng.randint(2, 8))
    rng.shuffle(deck)
    size, seed = min(rng.randint(2, 10), len(deck) // 6), rng.getrandbits(128)
    return (
        ev.HandStarted(rules=rules, seal=shuffle.seal(seed)),
        ev.SeedDrawn(seed=shuffle.written(seed)),
        *(ev.HandDealt(seat=s, cards=tuple(deck[s * size : (s + 1) * size])) for s in ALL),
    )


def whole(state: State, log: Sequence[ev.GoujiEvent]) -> bool:
    held = [by_rank(hand) for hand in state.hands]
    played = [Cards() for _ in ALL]
    dealt = [Cards() for _ in ALL]
    for event in log:
        if isinstance(event, ev.HandDealt):
            dealt[event.seat] += Cards(card.rank for card in event.cards)
        if isinstance(event, ev.CardsPlayed):
            played[event.seat] += used(event.combo)
    return (
        all(held[s] + played[s] == dealt[s] for s in ALL)
        and all(state.left[s] == held[s].total() for s in ALL)
        and by_rank(state.played) == sum(played, Cards())
    )


def by_rank(hand: Counts) -> Cards:
    return Cards({rank: count for rank, count in zip(Rank, hand, strict=True) if count})


def used(combo: Combo) -> Cards:
    cards = Cards()
    if combo.rank is not None:
        cards[combo.rank] += combo.count
    cards[Rank.TWO] += combo.twos
    cards[Rank.SMALL_JOKER] += combo.small
    cards[Rank.BIG_JOKER] += combo.big
    return +cards


def strays(state: State, rng: Random) -> Iterator[Action]:
    yield from (Pass(), Yield(), ApplyForWind(), NoBurn(), NoShow())
    yield from (ShowHand(rng.choice(ALL)), Show(()), Show(tuple(rng.sample(PACK, 2))))
    drawn = rng.choice(state.deal.cards)
    yield Show(tuple(rng.sample(drawn, min(len(drawn), rng.randint(1, 3)))))
    threes = [card for card in PACK if card.rank is Rank.THREE]
    yield Show((rng.choice(threes),) * rng.randint(1, 4))
    size = 0 if state.top is None else state.top.combo.size
    for _ in range(24):
        combo = some_combo(rng, size)
        yield rng.choice((Play, Burn))(combo)
        yield Suggest(rng.choice(ALL), combo)


def some_combo(rng: Random, size: int) -> Combo:
    """Any play, mostly of *size* cards."""
    small, big = (rng.choice((0, 0, 0, 1, 2)) for _ in "SB")
    twos = rng.choice((0, 0, 1, 2))
    count = max(1, (size or rng.randint(1, 5)) - small - big - twos + rng.choice((0, 0, 0, -1, 1)))
    rank = rng.choice([*list(Rank)[:13], None])
    if rank is None:
        return Combo(None, 0, 0, small, big or int(not small))
    return Combo(rank, count, 0 if rank is Rank.TWO else twos, small, big)


def asides(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    pairs = [(seat, to) for seat in ALL for to in ALL]
    rng.shuffle(pairs)
    for seat, to in pairs:
        yield seat, ShowHand(to)
    for owner, prompter in state.shown:
        held = by_rank(state.hands[owner])
        for rank in held:
            if rank <= Rank.TWO:
                yield prompter, Suggest(owner, Combo(rank, rng.randint(1, held[rank])))


def weight(action: Action) -> int:
    if not isinstance(action, Play):
        return 0
    combo = action.combo
    return combo.size + (combo.rank or 0) // 5 - 4 * combo.jokers


def private(question: Any) -> bool:
    return question.kind in ("lead", "show")


def worlds(state: State, viewer: Viewer, script: Sequence[tuple[Seat, Action]]) -> Iterable[State]:
    """Everybody the viewer cannot look at swaps cards with the others, but for what is committed.

    A burner, and one who is about to burn or show, keeps his cards: what follows from them is
    told by the rules themselves (a false burn, an equal show).
    """
    committed = {seat: Cards() for seat in ALL}
    fixed = {viewer, *state.places, *state.dead}
    fixed |= {owner for owner, to in state.shown if to == viewer}
    fixed |= {link.seat for link in state.burns}
    sealed = [] if state.top is None else list(zip(ALL, state.top.answers, strict=True))
    sealed += [] if state.showing is None else list(zip(ALL, state.showing.answers, strict=True))
    for seat, action in (*sealed, *script):
        match action:
            case Play(combo=combo):
                committed[seat] += used(combo)
            case Suggest(to=to, combo=combo):
                committed[to] += used(combo)
            case Burn() | Show():
                fixed.add(seat)
            case ShowHand(to=to) if to == viewer:
                fixed.add(seat)
    free = [s for s in ALL if s not in fixed and committed[s] <= by_rank(state.hands[s])]
    if len(free) < 2:
        return
    for lucky in range(len(free)):
        for worst_first in (False, True):
            order = (*free[lucky:], *free[:lucky])
            if state.showing is not None:
                yield _redealt(state, order, committed, worst_first)
            else:
                yield _swapped(state, order, committed, worst_first)


def _swapped(
    state: State, order: Sequence[Seat], committed: dict[Seat, Cards], worst_first: bool
) -> State:
    loose = {seat: by_rank(state.hands[seat]) - committed[seat] for seat in order}
    pool = sorted(sum(loose.values(), Cards()).elements(), reverse=not worst_first)
    hands, drawn = list(state.hands), list(state.deal.cards)
    for seat, other in zip(order, (*order[1:], order[0]), strict=True):
        size = loose[seat].total()
        mine, pool = Cards(pool[:size]) + committed[seat], pool[size:]
        hands[seat] = tuple(mine[rank] for rank in Rank)
        drawn[seat] = state.deal.cards[other]
    return replace(state, hands=tuple(hands), deal=replace(state.deal, cards=tuple(drawn)))


def _redealt(
    state: State, order: Sequence[Seat], committed: dict[Seat, Cards], worst_first: bool
) -> State:
    """Before anybody has played, suits matter: the lucky one gets what can be shown."""
    kept: dict[Seat, list[Card]] = {seat: [] for seat in order}
    pool: list[Card] = []
    for seat in order:
        left = committed[seat].copy()
        for card in state.deal.cards[seat]:
            left[card.rank] -= 1
            (kept[seat] if left[card.rank] >= 0 else pool).append(card)
    showy = state.rules.show_rank
    pool.sort(key=lambda c: (c.rank is showy, c.rank, c.value), reverse=not worst_first)
    drawn = list(state.deal.cards)
    for seat in order:
        size = len(drawn[seat]) - len(kept[seat])
        drawn[seat] = (*kept[seat], *pool[:size])
        pool = pool[size:]
    return replace(
        state,
        hands=tuple(counted(cards) for cards in drawn),
        deal=replace(state.deal, cards=tuple(drawn)),
    )
