"""Baohuang, as far as the contract has to know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine import shuffle
from engine.baohuang import events as ev
from engine.baohuang.actions import (
    Abdicate,
    Action,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Play,
    Reign,
    Silent,
)
from engine.baohuang.carried import Carried, Debt
from engine.baohuang.combos import Combo
from engine.baohuang.deal import lowest, packs
from engine.baohuang.matters import Matter
from engine.baohuang.options import Guard
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import ALL, State
from engine.cards import MARKED, Card, Rank
from engine.counts import counted
from engine.events import Viewer
from engine.seats import Seat

Token = Card | Rank
"""A card of a hand: itself while suits matter, or when it is marked; else its rank."""
ORDER: Final = list(Card)


def short(rules: BaohuangRules, rng: Random) -> Sequence[ev.BaohuangEvent]:
    """A hand of up to ten cards a seat from few ranks, so that there are sets to play; who can
    call mostly can."""
    deck = list(packs(rules))
    jokers = [card for card in deck if card.suit is None and card not in MARKED]
    marked = [card for card in deck if card in MARKED]
    ranks = rng.sample(sorted({card.rank for card in deck if card.suit}), rng.randint(2, 5))
    if rules.hold_six:
        ranks.append(lowest(rules))
    few = [card for card in deck if card.rank in ranks]
    cards = marked + rng.sample(jokers, rng.randint(0, 6)) + rng.sample(few, min(len(few), 34))
    rng.shuffle(cards)
    hands: list[list[Card]] = [[] for _ in ALL]
    if rules.guard is Guard.CALLED:
        for suited in rng.sample([c for c in few if c.rank < Rank.TWO] or few, 2):
            for seat in [rng.choice(ALL)] * 3 + [rng.choice(ALL)]:
                if suited in cards:
                    cards.remove(suited)
                    hands[seat].append(suited)
    size = rng.randint(2, 8)
    for number, card in enumerate(cards[: max(size * 5, len(marked))]):
        hands[number % 5].append(card)
    for mark in marked:
        if not any(mark in hand for hand in hands):
            rng.choice(hands).append(mark)
    seed = rng.getrandbits(128)
    return (
        ev.HandStarted(rules=rules, seal=shuffle.seal(seed), carried=carried(rules, rng)),
        ev.SeedDrawn(seed=shuffle.written(seed)),
        *(ev.HandDealt(seat=seat, cards=tuple(hands[seat])) for seat in ALL),
    )


def carried(rules: BaohuangRules, rng: Random) -> Carried | None:
    """What some hand before may have left; none for a first hand."""
    if rng.random() < 0.4:
        return None
    places = tuple(rng.sample(ALL, 5))
    debts: tuple[Debt, ...] = ()
    if rules.stuffed_tribute and rng.random() < 0.7:
        debts = (Debt(places[4], places[0], rules.stuffed_tribute),)
    return Carried(places=places, emperor=rng.choice(ALL), debts=debts, hand=rng.randint(1, 4))


def whole(state: State, log: Sequence[ev.BaohuangEvent]) -> bool:
    """No card is lost: what a seat drew, gave, took and laid down leaves what it holds."""
    if len(state.hands) < len(ALL):
        return not state.hands
    should = [Counter[Rank]() for _ in ALL]
    gone = Counter[Rank]()
    emperor = ALL[0]
    for event in log:
        match event:
            case ev.HandDealt(seat=seat, cards=cards):
                should[seat].update(card.rank for card in cards)
            case ev.EmperorFound(seat=seat):
                emperor = seat
            case ev.CardsMoved(seat=seat, to=to, cards=cards):
                _shift(should, seat, to, cards)
            case ev.ThronePassed(seat=seat, to=to, gift=gift):
                _shift(should, seat, to, (Card.XE, *gift))
                emperor = to
            case ev.ThroneTaken(seat=seat, gift=gift):
                _shift(should, emperor, seat, (Card.XE, *gift))
                emperor = seat
            case ev.SoloGrabbed(seat=claimer) if claimer is not None:
                _shift(should, emperor, claimer, (Card.XE,))
                emperor = claimer
            case ev.CardsPlayed(seat=seat, combo=combo):
                should[seat].subtract(dict(combo.counts))
                gone.update(dict(combo.counts))
    return (
        all(by_rank(state, seat) == +should[seat] for seat in ALL)
        and all(min(each.values(), default=0) >= 0 for each in should)
        and all(state.left[seat] == should[seat].total() for seat in ALL)
        and Counter(dict(zip(Rank, state.played, strict=True))) == gone
    )


def _shift(should: list[Counter[Rank]], seat: Seat, to: Seat, cards: tuple[Card, ...]) -> None:
    moved = [card.rank for card in cards]
    should[seat].subtract(moved)
    should[to].update(moved)


def by_rank(state: State, seat: Seat) -> Counter[Rank]:
    return +Counter(dict(zip(Rank, state.hands[seat], strict=True)))


def strays(state: State, rng: Random) -> Iterator[Action]:
    size = 0 if state.top is None else state.top.combo.size
    some = [Pass(), ApplyForWind(), Silent(), Reign(), Abdicate(), *map(Declare, Declaration)]
    rng.shuffle(some)
    yield from some
    yield from map(Call, rng.sample(ORDER, 3))
    for _ in range(24):
        yield Play(some_combo(state, rng, size))


def some_combo(state: State, rng: Random, size: int) -> Combo:
    """Any play, mostly of *size* cards, and now and then with a marked card."""
    small, big = (rng.choice((0, 0, 0, 1, 2)) for _ in "SB")
    rank = rng.choice([*list(Rank)[:13], None])
    count = (size or rng.randint(1, 5)) - small - big + rng.choice((0, 0, 0, -1, 1))
    if rank is None and not small + big:
        small = 1
    plain = Combo(rank, 0 if rank is None else max(1, count), small, big)
    marks = [Card.XG, Card.XE, *(() if state.called is None else (state.called,))]
    used = dict(plain.counts)
    laid = [mark for mark in marks if mark.rank in used and rng.random() < 0.3]
    return replace(plain, marks=tuple(sorted(laid, key=ORDER.index)))


def forgiven(state: State, seat: Seat, action: Action) -> bool:
    return False


def kinds(rules: BaohuangRules) -> Sequence[str]:
    """Each may be waited for until the hand is over, so only what every hand comes to."""
    return ["declare"] * (not rules.grab_solo) + ["throne"] * (rules.throne != "kept")


def settles(state: State) -> bool:
    """Who can reign, what he can call: his cards decide it in public."""
    survey = state.survey
    return survey is not None and survey.matter in (Matter.GRAB, Matter.THRONE, Matter.CALL)


def asides(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Nothing is done unasked."""
    yield rng.choice(ALL), Silent()


def weight(action: Action) -> int:
    if not isinstance(action, Play):
        return 0
    combo = action.combo
    return combo.size + (combo.rank or 0) // 5 - 4 * combo.jokers


def private(question: Any) -> bool:
    return question.kind in ("lead", "throne", "call")


def worlds(state: State, viewer: Viewer, script: Sequence[tuple[Seat, Action]]) -> Iterable[State]:
    """Everybody the viewer cannot look at swaps cards with the others, but for what is committed;
    each of them in turn is the guard, and holds the best."""
    if not state.hands:
        return
    other = _Others(state, viewer, script)
    if len(other.free) < 2:
        return
    for turn in range(len(other.free)):
        order = (*other.free[turn:], *other.free[:turn])
        for worst_first in (False, True):
            holder = next((seat for seat in order if seat in other.candidates), None)
            yield other.swapped(order, holder, worst_first)


class _Others:
    """What is known of the hands that the viewer does not see, and worlds that agree with it."""

    def __init__(self, state: State, viewer: Viewer, script: Sequence[tuple[Seat, Action]]) -> None:
        top, survey = state.top, state.survey
        self.state = state
        self.secret = Card.XG if state.rules.guard is Guard.MARKED_JOKER else state.called
        sealed = [] if top is None else list(zip(ALL, top.answers, strict=True))
        sealed += [] if survey is None else list(zip(ALL, survey.answers, strict=True))
        said = [(seat, action) for seat, action in (*sealed, *script) if action is not None]
        self.hands = {seat: self._tokens(seat) for seat in ALL}
        self.committed = {seat: self._kept(seat) for seat in ALL}
        for seat, action in said:
            if isinstance(action, Play):
                self._commit(seat, action.combo)
        fixed: set[Viewer] = {viewer, *state.places, *state.dead}
        if survey is not None and survey.matter in (Matter.THRONE, Matter.CALL):
            fixed.add(state.emperor)
        self.free = [s for s in ALL if s not in fixed and self.committed[s] <= self.hands[s]]
        self.candidates = self._candidates(said)

    def _tokens(self, seat: Seat) -> Counter[Token]:
        state = self.state
        if state.preparing:
            return Counter[Token](state.cards[seat])
        tokens = Counter[Token](by_rank(state, seat))
        for mark in state.marks[seat]:
            tokens[mark.rank] -= 1
            tokens[mark] += 1
        return +tokens

    def _kept(self, seat: Seat) -> Counter[Token]:
        """What everybody knows the seat to hold, or what the rules tell everybody of it."""
        state, kept = self.state, Counter[Token]()
        if seat == state.emperor and Card.XE in state.marks[seat]:
            kept[Card.XE] = 1
        if seat == state.emperor and state.called is not None and state.preparing:
            kept[state.called] = 3
        if state.rules.hold_six:
            low = lowest(state.rules)
            kept.update({t: n for t, n in self.hands[seat].items() if _rank(t) is low})
        if seat == state.holder and self._fixed_guard() and self.secret in state.marks[seat]:
            assert self.secret is not None
            kept[self.secret] += 1
        return kept

    def _fixed_guard(self) -> bool:
        return self.state.guard_seen is not None and not self.state.grabbed

    def _commit(self, seat: Seat, combo: Combo) -> None:
        kept = self.committed[seat]
        for rank, count in combo.counts:
            laid = [mark for mark in combo.marks if mark.rank is rank]
            for mark in laid:
                kept[mark] += 1
            plain = (t for t in (self.hands[seat] - kept).elements() if _rank(t) is rank)
            plain = [t for t in plain if t not in self.state.marks[seat]]
            kept.update(plain[: count - len(laid)])
            if len(plain) < count - len(laid):
                kept[Card.S3] += 99  # not a card of this hand: the seat keeps all it has

    def _candidates(self, said: Sequence[tuple[Seat, Action]]) -> list[Seat]:
        """Who can have the card that makes the guard; none where it lies where it does."""
        state, holder = self.state, self.state.holder
        if holder not in self.free or self.secret not in state.marks[holder]:
            return []
        if self._may_go_out(said):
            return []  # whether the hand ends then tells who plays with whom
        if self.committed[holder][self.secret] > (
            3 if holder == state.emperor and state.called and state.preparing else 0
        ):
            return []
        spoken = {seat: action.what for seat, action in said if isinstance(action, Declare)}
        spoken |= dict(state.declared)
        revolts = [seat for seat, what in spoken.items() if what is Declaration.REVOLT]
        exposes = state.rules.revolt_exposes
        if len(spoken) > len(revolts) and not state.grabbed:
            return []
        if exposes is not None and len(revolts) >= exposes:
            return []
        return [
            seat
            for seat in self.free
            if seat not in revolts and self.committed[seat] < self.hands[seat]
            if len({other in (state.emperor, seat) for other in state.in_play}) > 1
        ]

    def _may_go_out(self, said: Sequence[tuple[Seat, Action]]) -> bool:
        laid = Counter[Seat]()
        for seat, action in said:
            if isinstance(action, Play):
                laid[seat] += action.combo.size
        return any(laid[seat] >= self.state.left[seat] for seat in self.state.in_play)

    def swapped(self, order: Sequence[Seat], holder: Seat | None, worst_first: bool) -> State:
        state, secret = self.state, self.secret
        loose = {seat: self.hands[seat] - self.committed[seat] for seat in order}
        sizes = {seat: loose[seat].total() for seat in order}
        pool = sum(loose.values(), Counter[Token]())
        hands = {seat: self.hands[seat] for seat in ALL}
        if holder is not None:
            assert secret is not None
            pool[secret] -= 1
        marked = [token for token in (+pool) if holder is None and token == secret]
        mine = {seat: self.committed[seat].copy() for seat in order}
        for token in marked:  # it stays where it is
            assert state.holder is not None
            pool[token] -= 1
            mine[state.holder][token] += 1
            sizes[state.holder] -= 1
        if holder is not None:
            mine[holder][secret] += 1
            sizes[holder] -= 1
        rest = sorted((+pool).elements(), key=lambda t: (_rank(t), str(t)), reverse=not worst_first)
        for seat in order:
            mine[seat].update(rest[: sizes[seat]])
            rest = rest[sizes[seat] :]
            hands[seat] = mine[seat]
        return self._state(hands, state.holder if holder is None else holder)

    def _state(self, hands: dict[Seat, Counter[Token]], holder: Seat | None) -> State:
        state = self.state
        marks = []
        for seat in ALL:
            held = [mark for mark in MARKED if hands[seat][mark]]
            if seat == holder and state.called and hands[seat][state.called]:
                held.append(state.called)
            marks.append(tuple(sorted(held, key=ORDER.index)))
        counts = [counted(()) for _ in ALL]
        for seat in ALL:
            ranks = Counter(map(_rank, hands[seat].elements()))
            counts[seat] = tuple(ranks[rank] for rank in Rank)
        cards = state.cards
        if state.preparing:
            cards = tuple(
                state.cards[seat]
                if hands[seat] == self.hands[seat]
                else tuple(card for card in hands[seat].elements() if isinstance(card, Card))
                for seat in ALL
            )
        return replace(state, hands=tuple(counts), marks=tuple(marks), cards=cards, holder=holder)


def _rank(token: Token) -> Rank:
    return token if isinstance(token, Rank) else token.rank
