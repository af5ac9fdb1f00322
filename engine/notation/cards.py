"""What typed cards can mean: every reading of the words.

* Cards that are listed are those cards: ``888``, ``8 8 8``, ``SS888``. A row of one rank is
  always a list, so ``33`` and ``3 3`` are two 3s.
* A number before 个 or a times sign is a count: ``5x10``, ``五个十``. So is a number right before
  a letter, and any number before a word: ``4J``, ``2小王``, ``5 tens``.
* A number, a space and another card are read both ways where both are a play: ``2 K`` is two
  kings, or a king with a 2. Where the list is no play, the number is a count: ``5 10``.
* 带2 can be one 2 or two; 2s that ride along (带) come on top of what was named, or are part of
  it, as 4个J(带1个2) in brackets is four cards.
* Joker (王, X) without its kind is either of them.

The last three give several readings. Which of them is meant, if any, is decided with the seat's
question by the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from engine.cards import Rank
from engine.counts import EMPTY, LOWEST, Counts, plus
from engine.errors import Illegal
from engine.notation.items import MOST, Item, items
from engine.notation.words import JOKERS, Kind, Token, tokens

P = TypeVar("P")
Play = Callable[[Counts], P | None]
"""The play that these cards are, as a game writes it down; nothing for cards that are none."""

_TWO: Final = Rank.TWO - LOWEST
_ENOUGH: Final = 40
"""Readings of one line at most; what has more is not readable."""


class _Part(NamedTuple):
    """What stands between two links."""

    tokens: tuple[Token, ...]
    carried: bool
    """It rides along with what stands before it."""
    bracketed: bool


def plays(text: str, play: Play[P]) -> tuple[P, ...]:
    """Every play that *text*, in plain spelling, can mean; the most literal first.

    None at all for words that are not cards. Raises Illegal ("not-one-rank") for cards that are
    never one play.
    """
    found = tokens(text)
    readings = None if found is None else _readings(_parts(found), play)
    if not readings:
        return ()
    dealt = [counts for counts in readings if _in_a_deck(counts)] or readings
    meant = tuple(dict.fromkeys(each for each in map(play, dealt) if each is not None))
    if not meant:
        raise Illegal("not-one-rank")
    return meant


def _in_a_deck(counts: Counts) -> bool:
    return max(counts[:13]) <= 16 and max(counts[13:]) <= 4


def _parts(found: Iterable[Token]) -> list[_Part]:
    parts: list[_Part] = []
    now: list[Token] = []
    carried = bracketed = False
    for token in found:
        if token.kind not in (Kind.LINK, Kind.CARRY, Kind.OPEN, Kind.CLOSE):
            now.append(token)
            continue
        if _trimmed(now):
            parts.append(_Part(_trimmed(now), carried, bracketed))
            now, carried = [], False
        carried = carried or token.kind is Kind.CARRY
        bracketed = token.kind is Kind.OPEN or (bracketed and token.kind is not Kind.CLOSE)
    if _trimmed(now):
        parts.append(_Part(_trimmed(now), carried, bracketed))
    return parts


def _trimmed(found: Sequence[Token]) -> tuple[Token, ...]:
    """Without the spaces at the ends and around measures."""
    kept = [
        token
        for place, token in enumerate(found)
        if token.kind is not Kind.SPACE
        or not (
            place in (0, len(found) - 1)
            or found[place - 1].kind is Kind.MEASURE
            or found[place + 1].kind is Kind.MEASURE
        )
    ]
    return tuple(kept)


def _readings(parts: list[_Part], play: Play[P]) -> list[Counts] | None:
    """All sums of one reading of each part, or None where a part has none."""
    sums: list[Counts] = [EMPTY]
    for place, part in enumerate(parts):
        readings = _part(part, play, first=not place)
        if not readings:
            return None
        bracketed = part.bracketed and place > 0
        riding = bracketed or (part.carried and place > 0)
        sums = list(
            dict.fromkeys(
                total
                for before in sums
                for reading in readings
                for total in _joined(before, reading, riding, bracketed)
                if sum(total) <= MOST
            )
        )
        if not sums or len(sums) > _ENOUGH:
            return None
    return sums if parts else None


def _joined(before: Counts, more: Counts, riding: bool, bracketed: bool) -> Iterator[Counts]:
    total = tuple(a + b for a, b in zip(before, more, strict=True))
    if not bracketed:
        yield total
    if riding and sum(more) == more[_TWO]:
        yield from _including(before, more[_TWO])


def _including(before: Counts, twos: int) -> Iterator[Counts]:
    """The named cards, *twos* of them being 2s: 4个J(带1个2) is J J J 2."""
    named = [place for place, count in enumerate(before[:_TWO]) if count]
    if len(named) == 1 and before[named[0]] > twos:
        counts = list(before)
        counts[named[0]] -= twos
        counts[_TWO] += twos
        yield tuple(counts)


def _part(part: _Part, play: Play[P], first: bool) -> list[Counts]:
    found = part.tokens
    if all(token.times and token.ranks for token in found):
        return list(_spread((Item(JOKERS, len(found)),)))
    if part.carried and not first and len(found) == 1 and found[0].number == 2:
        return [plus(EMPTY, ((Rank.TWO, count),)) for count in (1, 2)]
    listed, counted = items(found, spaced=False), items(found, spaced=True)
    if listed == counted:
        return _all(listed)
    if len(found) == 3 and found[0].kind is Kind.NUMBER and found[1].kind is Kind.SPACE:
        if found[0].ranks and found[0].ranks == found[2].ranks:
            return _all(listed)
        both = [*_all(listed), *_all(counted)]
        return [reading for reading in both if play(reading)] or both
    return _all(listed) if any(map(play, _all(listed))) else _all(counted) or _all(listed)


def _all(wanted: tuple[Item, ...] | None) -> list[Counts]:
    return [] if wanted is None else list(_spread(wanted))


def _spread(wanted: tuple[Item, ...]) -> Iterator[Counts]:
    """The cards that *wanted* can be."""
    sums: dict[Counts, None] = {EMPTY: None}
    for ranks, count in wanted:
        first, last = ranks[0], ranks[-1]
        sums = dict.fromkeys(
            plus(before, ((first, count - other), (last, other)))
            for before in sums
            for other in range(1 if first is last else count + 1)
        )
    yield from sums
