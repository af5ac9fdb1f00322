"""Was the shuffle fair? Anybody can check it from the seal, the seed and what was dealt."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TextIO

from engine.cards import Card
from engine.deals import Dealt, Proof
from engine.games import GAMES, first_preset
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
    rest: tuple[Card, ...]
    """What it leaves over."""
    differing: tuple[Seat, ...] = ()
    """Seats for which other cards were given than the seed deals."""
    other_rest: bool = False
    """Other cards were given as left over than the seed leaves."""

    @property
    def holds(self) -> bool:
        return self.seal_holds and not self.differing and not self.other_rest


def verify(
    game: str,
    seal: str,
    seed: str,
    hands: Mapping[int, Iterable[str]] | None = None,
    *,
    rules: Any = None,
    cuts: Sequence[int] = (),
    drawer: int = 0,
    rest: Iterable[str] | None = None,
) -> Verification:
    """Whether *seed* (32 hexadecimal digits) is the one that *seal* (64: its SHA-256) stands for,
    and whether it deals the given *hands* of *game*, by seat, and leaves *rest*: cards as they are
    stored, in any order. *rules* (the first preset by default) say which cards are in the deck;
    *cuts* (how many cards each put below) and *drawer*, what happened before the draw.

    Raises Malformed.
    """
    seal = _clean(seal, _SEAL, "seal", 64)
    number = int(_clean(seed, _SEED, "seed", 32), 16)
    dealt = _redealt(game, rules, number, drawer, cuts)
    return Verification(
        seal_holds=sealed(number) == seal,
        hands=dealt.hands,
        rest=dealt.rest,
        differing=tuple(
            Seat(seat)
            for seat, cards in sorted((hands or {}).items())
            if Counter(_hand(seat, cards, len(dealt.hands))) != Counter(dealt.hands[seat])
        ),
        other_rest=rest is not None and Counter(_cards("rest", rest)) != Counter(dealt.rest),
    )


def of_deal(game: str, rules: Any, proof: Proof, dealt: Dealt) -> Verification:
    """Whether *proof* holds for a whole deal. Raises Malformed."""
    hands = dict(enumerate(dealt.hands))
    return verify(
        game,
        proof.seal,
        proof.seed,
        hands,
        rules=rules,
        cuts=dealt.cuts,
        drawer=dealt.drawer,
        rest=dealt.rest,
    )


def _redealt(game: str, rules: Any, seed: int, drawer: int, cuts: Sequence[int]) -> Dealt:
    """Raises Malformed."""
    played = GAMES[game]
    if not 0 <= drawer < played.seat_count:
        raise Malformed(f"seats are 1 to {played.seat_count}; there is no seat {drawer + 1}")
    known = played.profiles[first_preset(game)] if rules is None else rules
    try:
        return played.redeal(known, seed, Seat(drawer), cuts)
    except ValueError as error:
        raise Malformed(str(error)) from error


def _clean(words: str, form: re.Pattern[str], what: str, digits: int) -> str:
    found = words.strip().lower()
    if not form.fullmatch(found):
        raise Malformed(f"a {what} is {digits} hexadecimal digits; this is not: {words!r}")
    return found


def _hand(seat: int, cards: Iterable[str], count: int) -> list[Card]:
    if not 0 <= seat < count:
        raise Malformed(f"seats are 0 to {count - 1}; there is no seat {seat}")
    return _cards(f"seat {seat}", cards)


def _cards(whose: str, cards: Iterable[str]) -> list[Card]:
    found = []
    for card in cards:
        if card not in Card.__members__:
            raise Malformed(f"{whose}: {card!r} is no card; cards are written like S3, HT, XR")
        found.append(Card(card))
    return found


def run(
    game: str,
    seal: str,
    seed: str,
    out: TextIO,
    *,
    rules: Any = None,
    cuts: Sequence[int] = (),
    drawer: int = 0,
) -> int:
    """Writes one JSON object: whether the seal holds, and the hands that the seed deals with the
    deck of *rules*, after *cuts*, from *drawer* on; and what it leaves over, where it does.

    0: it holds; 1: it does not; 2: no seal, seed, cut or seat was given.
    """
    try:
        found = verify(game, seal, seed, rules=rules, cuts=cuts, drawer=drawer)
    except Malformed as error:
        json.dump({"error": str(error)}, out)
        out.write("\n")
        return 2
    rest = {"rest": found.rest} if found.rest else {}
    json.dump({"seal_holds": found.seal_holds, "hands": found.hands, **rest}, out)
    out.write("\n")
    return 0 if found.holds else 1
