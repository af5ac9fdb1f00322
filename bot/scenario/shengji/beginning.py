"""The hand of a case of Shengji: a whole deal, or a position as a list of events.

It stands before the trump is made, at the burying, or at a lead. Nothing is written into a state
past the rules; points that were taken before stand in a trick that is told without its cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.scenario.card_words import NotInFormat
from bot.scenario.case import Case
from bot.scenario.moment import AnyHand
from bot.scenario.shengji.words import exact, played
from engine import shengji, shuffle
from engine.cards import Card
from engine.errors import Rejected
from engine.hand import Hand
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji import levels
from engine.shengji.carried import Carried
from engine.shengji.holding import Cards, ordered
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import ALL, following
from engine.shengji.trumps import LEVELS

_OTHERS: Final = (Card.D3,)
"""What hands are filled up with: a card that beats nothing."""
_BOTTOM: Final = (Card.D3,) * 8


def begin(case: Case, rules: ShengjiRules) -> tuple[AnyHand, Sequence[Any]]:
    """The hand of *case*, with what follows by itself. Raises NotInFormat for facts that exclude
    each other."""
    seed, after = 1 if case.seed is None else case.seed, left(case)
    if case.seed is not None:
        if case.hands or case.facts.keys() - {"declarer"}:
            raise NotInFormat("seed, hand")
        return Hand.open(shengji, rules, seed, after)
    facts = case.facts
    if "trump" not in facts and facts.keys() & {"leads", "points"}:
        raise NotInFormat("trump")
    if "trump" in facts and "declarer" not in facts:
        raise NotInFormat("declarer")
    drawer = facts.get("drawer", ALL[0] if after is None else after.declarer)
    return Hand.start(
        shengji,
        (
            ev.HandStarted(rules=rules, seal=shuffle.seal(seed), carried=after),
            ev.SeedDrawn(seed=shuffle.written(seed)),
            ev.DrawerChosen(seat=drawer),
            *(ev.HandDealt(seat=s, cards=c) for s, c in _hands(case).items()),
            ev.BottomDealt(cards=facts.get("bottom", _BOTTOM)),
            *(_made(case, after) if "trump" in facts else ()),
        ),
    )


def left(case: Case) -> Carried | None:
    """What the hand before left; None: this is the first of a match. A level alone is no hand
    before, unless somebody declares beforehand."""
    if not case.carried:
        return None
    facts = {"levels": (LEVELS[0],) * len(ALL), **case.carried}
    return Carried(declarer=case.facts.get("declarer", ALL[0]), **facts)


def _hands(case: Case) -> Mapping[Seat, Cards]:
    """What each holds: what is said, or else what it plays; all filled up to the longest."""
    tried = _tried_cards(case)
    held = {seat: exact(case.hands[seat]) if seat in case.hands else tried[seat] for seat in ALL}
    others: Cards = case.facts.get("others", _OTHERS)
    size = max(1, *map(len, held.values()))
    return {seat: (*own, *(others * size)[: size - len(own)]) for seat, own in held.items()}


def _tried_cards(case: Case) -> dict[Seat, Cards]:
    found: dict[Seat, Cards] = dict.fromkeys(ALL, ())
    for seat, words in case.said:
        try:
            found[seat] = (*found[seat], *played(words))
        except Rejected:
            continue
    return found


def _made(case: Case, after: Carried | None) -> Iterator[ev.ShengjiEvent]:
    """Trump is made; with a leader, the bottom is buried too."""
    facts, declarer = case.facts, case.facts["declarer"]
    level = levels.played(after)
    yield ev.TrumpMade(level=level, suit=facts["trump"], declarer=declarer, maker=None)
    if "leads" not in facts:
        return
    bottom = facts.get("bottom", _BOTTOM)
    yield ev.BottomTaken(seat=declarer, cards=bottom)
    yield ev.BottomBuried(seat=declarer, cards=ordered(bottom))
    yield ev.PlayBegan(seat=declarer)
    if "points" in facts:
        yield ev.TrickTaken(seat=following(declarer), points=facts["points"])
    if facts["leads"] != declarer or "points" in facts:
        yield ev.TrickTaken(seat=facts["leads"], points=0)
