"""The rules of Shengji once more, slowly and without the engine: what the tests hold it against.

Nothing is shared with :mod:`engine.shengji` but the values that it is asked about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

RANKS = "23456789TJQKA"
NAMES = {15: "2", 10: "T", 11: "J", 12: "Q", 13: "K", 14: "A"}


def name(rank: int) -> str:
    return NAMES.get(rank, str(int(rank)))


def place(card: str, level: str, suit: str | None) -> tuple[str, int]:
    """The series of a card, ``"*"`` for trumps, and its height in it."""
    if card in ("XB", "XR"):
        return "*", {"XB": 102, "XR": 103}[card] - (suit is None)
    if card[1] == level:
        return "*", 101 if card[0] == suit else 100
    order = [rank for rank in RANKS if rank != level]
    height = order.index(card[1]) + 100 - len(order)
    return ("*" if card[0] == suit else card[0]), height


Rows = tuple[int, ...]


def rows(cards: Sequence[str], level: str, suit: str | None) -> set[Rows]:
    """All ways to choose pairs from *cards* of one series, as rows of neighbours."""
    pairs = [card for card, count in Counter(cards).items() for _ in range(count // 2)]
    heights = [place(card, level, suit)[1] for card in pairs]
    found: set[Rows] = set()
    for count in range(len(heights) + 1):
        for chosen in combinations(heights, count):
            found |= set(_split(tuple(sorted(chosen))))
    return found


def _split(heights: tuple[int, ...]) -> Iterator[Rows]:
    if not heights:
        yield ()
        return
    low, rest = heights[0], list(heights[1:])
    length, left = 1, list(rest)
    while True:
        for more in _split(tuple(left)):
            yield tuple(sorted((length, *more), reverse=True))
        if low + length not in left:
            return
        left.remove(low + length)
        length += 1


def fits(parts: Rows, wanted: Rows) -> bool:
    """Whether rows of these lengths are pieces of what is wanted."""
    if not parts:
        return True
    for place_, room in enumerate(wanted):
        if parts[0] <= room:
            less = (*wanted[:place_], room - parts[0], *wanted[place_ + 1 :])
            if fits(parts[1:], less):
                return True
    return False


def best(cards: Sequence[str], wanted: Rows, level: str, suit: str | None) -> Rows:
    """The highest step of the ladder that *cards* reach: first as many pairs as can be, then the
    longest rows."""
    able = [found for found in rows(cards, level, suit) if fits(found, wanted)]
    return max(able, key=lambda found: (sum(found), found))


def led_rows(cards: Sequence[str], level: str, suit: str | None) -> Rows:
    """Tractors and pairs of a lead, the longest first."""
    heights = Counter(
        place(card, level, suit)[1] for card, count in Counter(cards).items() if count == 2
    )
    found: list[int] = []
    while heights:
        longest = max(
            (length, low)
            for low in heights
            for length in range(1, 20)
            if all(low + step in heights for step in range(length))
        )
        length, low = longest
        found.append(length)
        heights.subtract(low + step for step in range(length))
        heights = +heights
    return tuple(found)


def may_follow(
    cards: Sequence[str],
    hand: Sequence[str],
    led: Sequence[str],
    level: str,
    suit: str | None,
    form: str,
) -> bool:
    """Whether *cards* may be given to *led* (S-040, S-041)."""
    if len(cards) != len(led) or Counter(cards) - Counter(hand):
        return False
    series = place(led[0], level, suit)[0]
    mine = [card for card in hand if place(card, level, suit)[0] == series]
    given = [card for card in cards if place(card, level, suit)[0] == series]
    if len(given) < min(len(mine), len(led)):
        return False
    if len(mine) <= len(led) or form == "none":
        return True
    wanted = led_rows(led, level, suit)
    if form == "pairs":
        wanted = (1,) * sum(wanted)
    return best(given, wanted, level, suit) == best(mine, wanted, level, suit)


def may_lead(cards: Sequence[str], hand: Sequence[str], level: str, suit: str | None) -> bool:
    one = len({place(card, level, suit)[0] for card in cards}) == 1
    return one and not Counter(cards) - Counter(hand)


def components(cards: Sequence[str], level: str, suit: str | None) -> list[list[str]]:
    """The units of a throw: the longest row of pairs first, the highest of equally long ones."""
    left = Counter(cards)
    found: list[list[str]] = []
    while True:
        pairs = [card for card, count in left.items() if count == 2]
        by_height: dict[int, list[str]] = {}
        for card in sorted(pairs, key=suit_order):
            by_height.setdefault(place(card, level, suit)[1], []).append(card)
        rows_ = [
            (length, low)
            for low in by_height
            for length in range(1, 20)
            if all(low + step in by_height for step in range(length))
        ]
        if not rows_:
            break
        length, low = max(rows_)
        unit = [by_height[low + step][0] for step in range(length) for _ in "12"]
        left.subtract(unit)
        left = +left
        found.append(unit)
    return found + [[card] for card in left.elements()]


def suit_order(card: str) -> int:
    """The order in which equal side level cards are taken: spades, hearts, clubs, diamonds."""
    return "SHCDX".index(card[0])


def can_beat(unit: Sequence[str], hand: Iterable[str], level: str, suit: str | None) -> bool:
    """Whether a hand has something higher of the same form in the series."""
    series = place(unit[0], level, suit)[0]
    top = max(place(card, level, suit)[1] for card in unit)
    mine = [card for card in hand if place(card, level, suit)[0] == series]
    if len(unit) == 1:
        return any(place(card, level, suit)[1] > top for card in mine)
    heights = {place(card, level, suit)[1] for card, n in Counter(mine).items() if n == 2}
    length = len(unit) // 2
    return any(
        high > top and all(high - step in heights for step in range(length)) for high in heights
    )


def forced(
    cards: Sequence[str], others: Iterable[Sequence[str]], level: str, suit: str | None
) -> list[str] | None:
    """What must be led instead of a throw that fails (SG-14); None: it stands."""
    hands = list(others)
    units = components(cards, level, suit)
    if len(units) == 1:
        return None
    weak = [unit for unit in units if any(can_beat(unit, hand, level, suit) for hand in hands)]
    if not weak:
        return None
    return min(weak, key=lambda u: (max(place(c, level, suit)[1] for c in u), len(u)))


def readings(
    cards: Sequence[str], sizes: Rows, level: str, suit: str | None
) -> Iterator[tuple[int, ...]]:
    """The tops of all ways to read *cards* as units of these lengths in pairs (0: a single)."""
    if not sizes:
        if not cards:
            yield ()
        return
    tried: set[tuple[str, ...]] = set()
    count = max(1, 2 * sizes[0])
    for unit in combinations(sorted(cards), count):
        if unit in tried:
            continue
        tried.add(unit)
        if not _is_unit(unit, sizes[0], level, suit):
            continue
        left = list(cards)
        for card in unit:
            left.remove(card)
        top = max(place(card, level, suit)[1] for card in unit)
        for tops in readings(left, sizes[1:], level, suit):
            yield (top, *tops)


def _is_unit(cards: Sequence[str], length: int, level: str, suit: str | None) -> bool:
    if not length:
        return len(cards) == 1
    counts = Counter(cards)
    heights = sorted(place(card, level, suit)[1] for card in counts)
    steps = list(range(heights[0], heights[0] + length))
    return set(counts.values()) == {2} and heights == steps


def takes(
    mine: Sequence[str],
    best_: Sequence[str],
    led: Sequence[str],
    level: str,
    suit: str | None,
    by: str = "longest",
) -> bool:
    """Whether *mine* is above the best play so far (S-043, S-044, SG-15)."""
    kinds = {place(card, level, suit)[0] for card in mine}
    series, over = place(led[0], level, suit)[0], place(best_[0], level, suit)[0]
    sizes = tuple(sorted((len(unit) // 2 for unit in components(led, level, suit)), reverse=True))
    mine_ways = list(readings(mine, sizes, level, suit))
    if len(kinds) != 1 or not kinds <= {series, "*"} or not mine_ways:
        return False
    if kinds != {over}:
        return over != "*"
    known = max(_sorted(ways, sizes) for ways in readings(best_, sizes, level, suit))
    match by:
        case "highest":
            heights = [max(place(c, level, suit)[1] for c in play) for play in (mine, best_)]
            return heights[0] > heights[1]
        case "longest":
            return max(_sorted(ways, sizes) for ways in mine_ways)[0] > known[0]
    return any(
        all(a > b for a, b in zip(ways, known, strict=True))
        for found in mine_ways
        for ways in _orders(found, sizes)
    )


def _sorted(tops: tuple[int, ...], sizes: Rows) -> tuple[int, ...]:
    pairs = sorted(zip(sizes, tops, strict=True), reverse=True)
    return tuple(top for _, top in pairs)


def _orders(tops: tuple[int, ...], sizes: Rows) -> Iterator[tuple[int, ...]]:
    for order in permutations(zip(sizes, tops, strict=True)):
        if tuple(size for size, _ in order) == sizes:
            yield tuple(top for _, top in order)


def lawful(state: Any, seat: int, action: Any) -> bool:
    """Whether *seat* may answer so, where a menu only samples."""
    hand, kind = state.hands[seat], action.kind
    if state.trumps is None:
        return False
    level, suit = name(state.trumps.level), state.trumps.suit
    if state.leader is None:
        held = not Counter(getattr(action, "cards", ())) - Counter(hand)
        return kind == "bury" and held and len(action.cards) == len(state.deal.bottom)
    if kind != "play" or not action.cards:
        return False
    if not state.trick.laid:
        return may_lead(action.cards, hand, level, suit)
    led = state.trick.laid[0].cards
    return may_follow(action.cards, hand, led, level, suit, state.rules.follow_form)
