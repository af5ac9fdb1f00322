"""Shengji: other hands, sealed declarations, and the bottom until the end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import own_cards
from bot.text import Text
from engine.games import GAMES
from engine.hand import Hand
from engine.shengji.holding import Cards
from engine.shengji.trumps import Trumps

CARDS: Final = re.compile(
    r"(黑桃|红桃|紅桃|梅花|方块|方塊|[♠♥♣♦]|\b(?:spade|heart|club|diamond)s?) ?(10|[2-9JQKA])"
    r"|[大小]王|joker|(10|[2-9JQKA]) (10|[2-9JQKA])\b"
)
NAMED: Final = re.compile(r"(?!)")
REVEALED: Final = re.compile("")


def opened(events: Sequence[Any]) -> Iterator[tuple[int, Text]]:
    for number, event in enumerate(events):
        yield from ((number, text) for text in _opened_by(event, _trumps(events)))


def _opened_by(event: Any, trumps: Trumps | None) -> Iterator[Text]:
    match event.kind:
        case "cards-played":
            yield from _worded(event.cards, trumps)
            yield from _worded(event.attempted, trumps)
        case "bottom-turned":
            yield from map(faces.single, event.cards)


def at_end(events: Sequence[Any]) -> Iterator[Text]:
    for event in events:
        if event.kind == "hand-ended":
            yield from _worded(event.bottom, _trumps(events))


def own(events: Sequence[Any], seat: int) -> Iterator[Text]:
    trumps = _trumps(events)
    assert trumps is not None
    for cards in _held(events, seat):
        for known in (trumps, None):
            yield from own_cards.rows(cards, known, trumps.level)
            yield from own_cards.short(cards, known, trumps.level)
    for event in events:
        if event.kind in ("bottom-taken", "bottom-buried") and event.seat == seat:
            yield from _worded(event.cards, trumps)


def whispered(events: Sequence[Any], seat: int) -> Iterable[Text]:
    return ()


def _worded(cards: Cards, trumps: Trumps | None) -> Iterator[Text]:
    """Together, and what follows the suit apart from the rest."""
    if not cards:
        return
    assert trumps is not None
    yield from (faces.play(cards, trumps), faces.button(cards, trumps))
    for series in faces.ORDER:
        some = trumps.of(series, cards)
        rest = tuple(card for card in cards if card not in some)
        yield from (faces.play(part, trumps) for part in (some, rest) if part)


def _trumps(events: Sequence[Any]) -> Trumps | None:
    made = [event for event in events if event.kind == "trump-made"]
    return Trumps(made[-1].level, made[-1].suit) if made else None


def _held(events: Sequence[Any], seat: int) -> Iterator[Cards]:
    """The cards of a seat, each time they are others."""
    hand, last = Hand.replay(GAMES["shengji"], events[:1]), None
    for event in events[1:]:
        hand = hand.follow([event])
        now = hand.state.hands[seat] if len(hand.state.hands) > seat else None
        if now and now != last:
            yield now
        last = now
