"""Was the shuffle fair? Anybody can check it from the seal, the seed and what was dealt."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TextIO

from engine.cards import Card
from engine.gouji import cutting, deal
from engine.gouji.profiles import FINALSTONE
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import SEATS
from engine.seats import Seat
from engine.shuffle import seal as sealed

_SEAL: Final = re.compile("[0-9a-f]{64}")
_SEED: Final = re.compile("[0-9a-f]{32}")


class Malformed(ValueError):
    """What was given is no seal, no seed or no hand; the words say which, and what one is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    seal_holds: bool
    """The seed is the one that was sealed before the deal."""
    hands: tuple[tuple[Card, ...], ...]
    """What that seed deals to each seat, in the order drawn."""
    differing: tuple[Seat, ...] = ()
    """Seats for which other cards were given than the seed deals."""

    @property
    def holds(self) -> bool:
        return self.seal_holds and not self.differing


def verify(
    seal: str,
    seed: str,
    hands: Mapping[int, Iterable[str]] | None = None,
    *,
    rules: GoujiRules = FINALSTONE,
    cuts: Sequence[int] = (),
    drawer: int = 0,
) -> Verification:
    """Whether *seed* (32 hexadecimal digits) is the one that *seal* (64: its SHA-256) stands for,
    and whether it deals the given *hands*: by seat, the cards as they are stored, in any order.
    *rules* say which cards are in the deck; *cuts* (how many cards each put below) and *drawer*,
    what happened before the draw.

    Raises Malformed.
    """
    seal = _clean(seal, _SEAL, "seal", 64)
    number = int(_clean(seed, _SEED, "seed", 32), 16)
    _require_cut(rules, cuts)
    if not 0 <= drawer < SEATS:
        raise Malformed(f"seats are 0 to {SEATS - 1}; there is no seat {drawer}")
    dealt = deal.hands(rules, number, cuts, Seat(drawer))
    return Verification(
        seal_holds=sealed(number) == seal,
        hands=dealt,
        differing=tuple(
            Seat(seat)
            for seat, cards in sorted((hands or {}).items())
            if Counter(_hand(seat, cards, len(dealt))) != Counter(dealt[seat])
        ),
    )


def _require_cut(rules: GoujiRules, cuts: Sequence[int]) -> None:
    places = cutting.places(rules)
    for cut in cuts:
        if cut not in places:
            raise Malformed(f"a deck is cut at {places[0]} to {places[-1]} cards, not at {cut}")


def _clean(words: str, form: re.Pattern[str], what: str, digits: int) -> str:
    found = words.strip().lower()
    if not form.fullmatch(found):
        raise Malformed(f"a {what} is {digits} hexadecimal digits; this is not: {words!r}")
    return found


def _hand(seat: int, cards: Iterable[str], count: int) -> list[Card]:
    if not 0 <= seat < count:
        raise Malformed(f"seats are 0 to {count - 1}; there is no seat {seat}")
    found = []
    for card in cards:
        if card not in Card.__members__:
            raise Malformed(f"seat {seat}: {card!r} is no card; cards are written like S3, HT, XR")
        found.append(Card(card))
    return found


def run(
    seal: str,
    seed: str,
    out: TextIO,
    *,
    rules: GoujiRules = FINALSTONE,
    cuts: Sequence[int] = (),
    drawer: int = 0,
) -> int:
    """Writes one JSON object: whether the seal holds, and the six hands that the seed deals with
    the deck of *rules*, after *cuts*, from *drawer* on.

    0: it holds; 1: it does not; 2: no seal, seed, cut or seat was given.
    """
    try:
        found = verify(seal, seed, rules=rules, cuts=cuts, drawer=drawer)
    except Malformed as error:
        json.dump({"error": str(error)}, out)
        out.write("\n")
        return 2
    json.dump({"seal_holds": found.seal_holds, "hands": found.hands}, out)
    out.write("\n")
    return 0 if found.holds else 1
