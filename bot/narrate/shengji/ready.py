"""Plays worth a button of their own (screens, sections 6.1 and 13.1): at most six."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from bot.narrate.shengji.story import best
from engine.shengji import cheapness
from engine.shengji.asked import Asked
from engine.shengji.forms import units
from engine.shengji.holding import Cards, points
from engine.shengji.state import Laid
from engine.shengji.trumps import Trumps

READY: Final = 6


def first(hint: Cards | None, found: Iterable[Cards]) -> tuple[Cards, ...]:
    """The recommended play in front."""
    wanted = found if hint is None else (hint, *found)
    return tuple(islice(dict.fromkeys(wanted), READY))


def first_of_all(hint: Cards | None, plays: Sequence[Cards]) -> tuple[Cards, ...]:
    """The same where all of them have room."""
    return tuple(plays) if hint is None else tuple(dict.fromkeys((hint, *plays)))


def following(asked: Asked, plays: Sequence[Cards]) -> tuple[Cards, ...]:
    """What gives least, what takes the trick with least and for certain, and what gives most
    points; then others, those that give least first."""
    if len(plays) <= READY:
        return tuple(plays)
    trumps = _trumps(asked)

    def cost(cards: Cards) -> tuple[int, int, int]:
        return (sum(map(trumps.is_trump, cards)), sum(map(trumps.height, cards)), points(cards))

    least = sorted(plays, key=cost)
    taking = [cards for cards in least if takes(asked, cards)]
    found = (
        plays[0],
        *taking[:1],
        max(least, key=points),
        *taking[-1:],
        *taking[1:2],
        *least,
    )
    return tuple(islice(dict.fromkeys(found), READY))


def takes(asked: Asked, cards: Cards) -> bool:
    """Whether *cards* would be the highest play of the trick so far."""
    mine = Laid(asked.seat, cards)
    return best((*asked.trick.laid, mine), _trumps(asked), asked.rules) is mine


def leading(asked: Asked, plays: Sequence[Cards]) -> tuple[Cards, ...]:
    """Tractors, the highest pairs and side cards, and what gives least."""
    if len(plays) <= READY:
        return tuple(plays)
    return tuple(islice(dict.fromkeys(_leads(asked, plays)), READY))


def _leads(asked: Asked, plays: Sequence[Cards]) -> Iterator[Cards]:
    trumps = _trumps(asked)
    by_length: dict[int, list[Cards]] = {}
    for cards in plays:
        found = units(cards, trumps)
        if len(found) == 1:
            by_length.setdefault(found[0].length, []).append(cards)

    def high(cards: Cards) -> tuple[bool, int]:
        return (trumps.is_trump(cards[0]), -max(map(trumps.height, cards)))

    for length in sorted((each for each in by_length if each > 1), reverse=True):
        yield from sorted(by_length[length], key=high)[:2]
    yield from sorted(by_length.get(1, ()), key=high)[:2]
    singles = by_length.get(0, [])
    yield from sorted(singles, key=high)[:2]
    yield from ((card,) for card in cheapness.sort([cards[0] for cards in singles], trumps))


def _trumps(asked: Asked) -> Trumps:
    assert asked.trumps is not None
    return asked.trumps
