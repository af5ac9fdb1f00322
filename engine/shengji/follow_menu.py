"""The answers to a lead, listed (S-040 to S-044)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.shengji import cheapness, follow, tractors
from engine.shengji.forms import Shape, pair_cards, shape, size, taken, units
from engine.shengji.holding import Cards, is_many, ordered, points, some, without
from engine.shengji.rules import ShengjiRules
from engine.shengji.trumps import Trumps


def choices(hand: Cards, led: Cards, trumps: Trumps, rules: ShengjiRules) -> Iterator[Cards]:
    """The cheapest first; then all, or where they are too many: those that do one's duty cheaply,
    dearly or with points, and ruffs."""
    found = _samples if is_many(len(hand), len(led)) else _every
    yield from dict.fromkeys((cheapest(hand, led, trumps, rules), *found(hand, led, trumps, rules)))


def cheapest(hand: Cards, led: Cards, trumps: Trumps, rules: ShengjiRules) -> Cards:
    """What one must give, and the cheapest cards besides: what is given where nobody chooses."""
    return min(
        (_filled(hand, base, led, trumps) for base in _musts(hand, led, trumps, rules)),
        key=lambda cards: (points(cards), sum(map(trumps.height, cards)), cards),
    )


def _every(hand: Cards, led: Cards, trumps: Trumps, rules: ShengjiRules) -> Iterator[Cards]:
    mine = trumps.of(trumps.series(led[0]), hand)
    if len(mine) <= len(led):
        rest = without(hand, mine)
        for others in some(rest, len(led) - len(mine)):
            yield ordered((*mine, *others))
        return
    wanted = follow.lengths(led, trumps, rules)
    owed = follow.duty(mine, wanted, trumps, rules)
    for cards in some(mine, len(led)):
        if follow.comes_up(cards, wanted, owed, trumps):
            yield cards


def _samples(hand: Cards, led: Cards, trumps: Trumps, rules: ShengjiRules) -> Iterator[Cards]:
    for base in _musts(hand, led, trumps, rules):
        rest = _fillers(hand, base, led, trumps)
        short = len(led) - len(base)
        if not short:
            yield base
            continue
        for order in (rest, rest[::-1], sorted(rest, key=lambda card: -points((card,)))):
            yield ordered((*base, *order[:short]))
        for suit in dict.fromkeys(map(trumps.series, rest)):
            first = [card for card in rest if trumps.series(card) is suit]
            others = [card for card in rest if trumps.series(card) is not suit]
            yield ordered((*base, *(first + others)[:short]))
    series = trumps.series(led[0])
    if series is not None and not trumps.of(series, hand):
        lengths = shape(units(led, trumps))
        yield from ruffs(trumps.of(None, hand), lengths, trumps)


def _musts(hand: Cards, led: Cards, trumps: Trumps, rules: ShengjiRules) -> Iterator[Cards]:
    """The fewest cards that must be given, in every way."""
    mine = trumps.of(trumps.series(led[0]), hand)
    if len(mine) <= len(led):
        yield mine
        return
    wanted = follow.lengths(led, trumps, rules)
    yield from follow.fulfilments(mine, wanted, trumps, rules)


def _filled(hand: Cards, base: Cards, led: Cards, trumps: Trumps) -> Cards:
    rest = _fillers(hand, base, led, trumps)
    return ordered((*base, *rest[: len(led) - len(base)]))


def _fillers(hand: Cards, base: Cards, led: Cards, trumps: Trumps) -> list[Card]:
    """What may be given besides *base*, cheapest first: cards of the series, where there are
    enough."""
    series = trumps.series(led[0])
    mine = trumps.of(series, hand)
    from_ = mine if len(mine) > len(led) else hand
    return cheapness.sort(without(from_, base), trumps)


def ruffs(mine: Cards, lengths: Shape, trumps: Trumps) -> Iterator[Cards]:
    """Trumps of *mine* in the led form (将吃, S-044): one play for each place of its longest unit,
    otherwise with the lowest."""
    if len(mine) < size(lengths):
        return
    if not lengths[0]:
        low = sorted(mine, key=trumps.height)
        yield ordered(low[: len(lengths)])
        yield ordered(low[-len(lengths) :])
        return
    for start in tractors.places(tractors.pairs(mine, trumps), lengths[0]):
        cards = taken(pair_cards(mine, trumps), start, lengths[0])
        if len(lengths) == 1:
            yield cards
            continue
        more = next(ruffs(without(mine, cards), lengths[1:], trumps), None)
        if more is not None:
            yield ordered((*cards, *more))
