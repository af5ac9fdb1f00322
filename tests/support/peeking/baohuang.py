"""Baohuang: other hands, and who the guard is until he shows himself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.narrate.baohuang import faces, own_cards
from bot.text import Text
from engine.cards import Rank
from engine.games import GAMES
from engine.hand import Hand

CARDS: Final = re.compile(
    r"\d+个(10|[2-9JQKA])|\d+個(10|[2-9JQKA])|[大小]王|×|joker"
    r"|\b\d+ (two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace)"
)
NAMED: Final = re.compile(r"^\d .*(保子|明保)|是保子|（保子）", re.MULTILINE)
REVEALED: Final = re.compile(r"保子牌|明保|亮出来")


def opened(events: Sequence[Any]) -> Iterator[tuple[int, Text]]:
    for number, event in enumerate(events):
        yield from ((number, text) for text in _opened_by(event, events[0].rules))


def _opened_by(event: Any, rules: Any) -> Iterator[Text]:
    match event.kind:
        case "cards-played":
            yield from (faces.combo(event.combo), faces.button(event.combo, rules))
        case "guard-called":
            yield faces.card(event.card)
        case "throne-passed" | "throne-taken":
            yield faces.ranked(Rank.TWO, len(event.gift))


def at_end(events: Sequence[Any]) -> Iterator[Text]:
    yield from ()


def own(events: Sequence[Any], seat: int) -> Iterator[Text]:
    for view in _held(events, seat):
        yield from own_cards.rows(view)
        yield from own_cards.rows(view, "alert-joker")
    for event in events:
        if event.kind == "cards-moved" and seat in (event.seat, event.to):
            yield from (faces.ranked(card.rank, 1) for card in event.cards)
        elif event.kind == "answered" and event.seat == seat and event.action.kind == "play":
            yield faces.combo(event.action.combo)


def whispered(events: Sequence[Any], seat: int) -> Iterator[Text]:
    """That he is the guard may only the guard read, while nobody else knows."""
    guard = next(event.guard for event in events if event.kind == "hand-ended")
    if seat == guard:
        return
    yield from (Text("own-guard"), Text("own-guard-card"))
    called = next((event.card for event in events if event.kind == "guard-called"), None)
    if called is not None:
        yield Text("own-guard-called", {"card": faces.card(called)})


def _held(events: Sequence[Any], seat: int) -> Iterator[Any]:
    """A view with the cards of a seat, each time they are others."""
    game = GAMES["baohuang"]
    view = game.view(Hand.replay(game, events).state, seat)
    hand, last = Hand.replay(game, events[:1]), None
    for event in events[1:]:
        hand = hand.follow([event])
        if len(hand.state.hands) > seat and len(hand.state.marks) > seat:
            now = (hand.state.hands[seat], hand.state.marks[seat])
            if now != last and any(now[0]):
                yield replace(view, hand=now[0], marks=now[1])
            last = now
