"""Gouji, as far as the contract has to know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine import shuffle
from engine.cards import Card, Rank
from engine.counts import Counts, counted
from engine.events import Viewer
from engine.gouji import events as ev
from engine.gouji import limits, questions
from engine.gouji import setup_events as sv
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    AskCut,
    Burn,
    ChooseLast,
    Cut,
    Dot,
    GiveUpOpening,
    No,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Refuse,
    Return,
    Shots,
    Show,
    ShowHand,
    Suggest,
    Terms,
    ThrowFours,
    WrongFollow,
    Yes,
    Yield,
)
from engine.gouji.carried import Carried, Debt
from engine.gouji.combos import Combo
from engine.gouji.deal import PACK
from engine.gouji.options import Tribute
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
    if rules.hold_three:
        deck[:0] = [card for card in PACK if card.rank is Rank.THREE][: rng.choice((0, 6, 8))]
        deck = deck[:60]
        rng.shuffle(deck)
    least = 5 if rules.hold_three else 2
    size, seed = min(rng.randint(least, 10), len(deck) // 6), rng.getrandbits(128)
    before = carried(rules, rng)
    if before is not None:
        # Nobody pays his last card: that cannot be, with 36.
        debts = tuple(replace(debt, cards=1) for debt in before.debts) if size > 6 else ()
        before = replace(before, debts=debts)
    return (
        ev.HandStarted(rules=rules, seal=shuffle.seal(seed), carried=before),
        ev.SeedDrawn(seed=shuffle.written(seed)),
        *(ev.HandDealt(seat=s, cards=tuple(deck[s * size : (s + 1) * size])) for s in ALL),
    )


def carried(rules: GoujiRules, rng: Random) -> Carried | None:
    """What some hand before may have left; none for a first hand."""
    if rng.random() < 0.4:
        return None
    places = tuple(rng.sample(ALL, 6))
    swept = (places[0] + 1) % 2 if len({seat % 2 for seat in places[:3]}) == 1 else None
    debts = [
        Debt(kind, payer, receiver, rng.choice((1, 1, 2, 4)))
        for kind in rules.tribute_order
        for payer, receiver in _pairs(kind, places, rng)
    ]
    if not rules.tribute_enabled:
        debts = []
    return Carried(
        places=places,
        debts=tuple(debts),
        choosable=places[4] % 2 == places[5] % 2,
        swept=swept if not rules.sweep_ends_game else None,
        sweeps=0 if swept is None else rng.randint(1, 2),
        hits=(rng.randint(0, 5), rng.randint(0, 5)),
        hand=rng.randint(1, 4),
    )


def _pairs(kind: Tribute, places: tuple[Seat, ...], rng: Random) -> list[tuple[Seat, Seat]]:
    if kind is Tribute.FALL:
        return [(places[5], places[0]), (places[4], places[1])]
    if kind is Tribute.SWEEP:
        return []
    if kind is Tribute.POINT:
        payers = rng.sample(ALL, rng.randint(0, 4))
        return [(payer, Seat((payer + 3) % 6)) for payer in sorted(payers)]
    return [tuple(rng.sample(ALL, 2))] if rng.random() < 0.4 else []  # type: ignore[list-item]


def whole(state: State, log: Sequence[ev.GoujiEvent]) -> bool:
    """No card is lost: what a seat drew, gave, took and laid down leaves what it holds."""
    if len(state.hands) < len(ALL):
        return not state.hands
    should = [Cards() for _ in ALL]
    gone = Cards()
    for event in log:
        for seat, change in changes(state, event):
            should[seat].update(change)
            if not isinstance(event, ev.HandDealt | sv.CardsMoved | sv.DotDone):
                gone.subtract(change)
    return (
        all(by_rank(state.hands[s]) == +should[s] for s in ALL)
        and all(min(should[s].values(), default=0) >= 0 for s in ALL)
        and all(state.left[s] == should[s].total() for s in ALL)
        and by_rank(state.played) == +gone
    )


def changes(state: State, event: ev.GoujiEvent) -> Iterator[tuple[Seat, dict[Rank, int]]]:
    """How many cards of each rank a seat gets, or loses, by *event*."""
    match event:
        case ev.HandDealt(seat=seat, cards=cards):
            yield seat, Cards(card.rank for card in cards)
        case sv.CardsMoved(seat=seat, to=to, cards=moved):
            yield seat, {rank: -count for rank, count in moved}
            yield to, dict(moved)
        case sv.DotDone(seat=seat, to=to, card=card) if card is not None:
            for loser, winner, rank in ((seat, to, Rank.BIG_JOKER), (to, seat, card.rank)):
                yield loser, {rank: -1}
                yield winner, {rank: 1}
        case _:
            for seat, laid in laid_down(state, event):
                yield seat, {rank: -count for rank, count in laid.items()}


def laid_down(state: State, event: ev.GoujiEvent) -> Iterator[tuple[Seat, Cards]]:
    """Cards that leave a hand for good."""
    match event:
        case ev.CardsPlayed(seat=seat, combo=combo):
            yield seat, used(combo)
        case sv.FivesPooled(counts=counts):
            yield from ((seat, Cards({Rank.FIVE: count})) for seat, count in counts)
        case ev.FoursThrown(seats=thrown):
            yield from ((seat, Cards({Rank.FOUR: count})) for seat, count in thrown)
        case sv.ShotAnswered(seat=seat, combo=shot) if shot is not None:
            yield seat, used(shot)
        case sv.RevolutionTested(seat=seat):
            assert state.revolt is not None
            yield from ((seat, used(shot)) for shot in state.revolt.shots)


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
    yield from (Pass(), Yield(), ApplyForWind(), NoBurn(), NoShow(), Yes(), No())
    yield from (ChooseLast(rng.choice(ALL)), Cut(rng.randint(-1, 300)), AskCut(rng.randint(0, 5)))
    yield from (Dot(rng.randint(-1, 40)), ThrowFours(), GiveUpOpening())
    yield Terms(tuple(rng.sample(range(8), 2)), tuple(rng.sample(range(8), rng.randint(0, 1))))
    for size_ in (1, 2, 3):
        ranks = tuple(rng.choice(list(Rank)) for _ in range(size_))
        yield from (Return(ranks), Return(tuple(sorted(ranks))), Refuse(ranks))
    shots = tuple(Combo(rng.choice(list(Rank)[7:12]), rng.randint(1, 6)) for _ in range(3))
    yield from (Shots(shots), Shots(shots[:2]), WrongFollow(shots[0]))
    if not state.deal.cards:
        return
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


def forgiven(state: State, seat: Seat, action: Action) -> bool:
    """A follow that does not beat loses the turn in some houses: it is taken, as a pass (G-117)."""
    part = questions.asked(state, seat)
    return (
        part is not None
        and state.rules.wrong_follow == "lose_turn"
        and part.matter == "respond"
        and part.may_answer
        and isinstance(action, Play)
        and used(action.combo) <= by_rank(state.hands[seat])
        and limits.may_follow(action.combo, state.hands[seat], part.limits)
    )


def kinds(rules: GoujiRules) -> Sequence[str]:
    found = ["bright-call"] * (rules.bright_call and rules.open_points)
    found += ["revolution"] * (rules.revolution != "none")
    found += ["dot"] * rules.dot_hand
    if rules.tribute_enabled:
        found += ["return"] * bool(rules.return_kinds)
        found += ["terms"] * (rules.receiver_may_refuse or rules.ally_tribute != "normal")
    return found


def settles(state: State) -> bool:
    """Before the first lead: who pays, who buys, who is open by nature (G-073, G-060, G-175)."""
    return state.setup is not None


def asides(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    for seat in ALL:
        yield seat, rng.choice((ThrowFours(), GiveUpOpening()))
    if not state.hands:
        return
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
    return question.kind in ("lead", "show", "return", "fours")


def spoken_for(
    state: State, viewer: Viewer, script: Sequence[tuple[Seat, Action]]
) -> tuple[dict[Seat, Cards], set[Viewer]]:
    """Cards that must stay where they are, and seats that keep all of theirs."""
    fixed: set[Viewer] = {viewer, *state.places, *state.dead, *state.agents}
    fixed |= {owner for owner, to in state.shown if to == viewer}
    fixed |= {link.seat for link in state.burns}
    kept = [Rank.THREE] if state.rules.hold_three else []
    kept += [] if state.rules.four_policy == "free" else [Rank.FOUR]
    # Whether only 3s are left, and who may throw 4s, the rules tell everybody.
    committed = {s: Cards({r: by_rank(state.hands[s])[r] for r in kept}) for s in ALL}
    sealed = [] if state.top is None else list(zip(ALL, state.top.answers, strict=True))
    sealed += [] if state.survey is None else list(zip(ALL, state.survey.answers, strict=True))
    for seat, action in (*sealed, *script):
        match action:
            case Yes() | Return() | Refuse() | Shots() | Dot() | Terms() | Burn() | Show():
                fixed.add(seat)
            case Play(combo=combo) | WrongFollow(combo=combo):
                committed[seat] += used(combo)
            case Suggest(to=to, combo=combo):
                committed[to] += used(combo)
            case ShowHand(to=to) if to == viewer:
                fixed.add(seat)
    return committed, fixed


def worlds(state: State, viewer: Viewer, script: Sequence[tuple[Seat, Action]]) -> Iterable[State]:
    """Everybody the viewer cannot look at swaps cards with the others, but for what is committed.

    A burner, and one who is about to burn or show, keeps his cards: what follows from them is
    told by the rules themselves (a false burn, an equal show).
    """
    if not state.hands:
        return
    committed, fixed = spoken_for(state, viewer, script)
    free = [s for s in ALL if s not in fixed and committed[s] <= by_rank(state.hands[s])]
    if len(free) < 2:
        return
    for lucky in range(len(free)):
        for worst_first in (False, True):
            order = (*free[lucky:], *free[:lucky])
            if state.survey is not None and state.survey.matter == "show":
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
        if len(drawn[seat]) == len(state.deal.cards[other]):  # how many one draws, all know
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
