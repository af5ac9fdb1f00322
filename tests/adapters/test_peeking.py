"""The looks that find nothing in a whole hand of Shengji or Baohuang find what is planted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from bot.narrate.baohuang import faces as ranked
from bot.narrate.shengji import cards as suited
from bot.policies import POLICIES
from bot.text import Text, locale
from engine.decision import Hold
from engine.games import GAMES
from engine.hand import Hand
from engine.shengji.trumps import Trumps
from tests.support.peeking import leaked, too_early


@cache
def journal(game: str) -> list[Any]:
    """A whole hand between computers."""
    rules = next(iter(GAMES[game].profiles.values()))
    hand, events = Hand.open(GAMES[game], rules, 1)
    log = list(events)
    while (question := hand.pending) is not None:
        choose = POLICIES[game]["greedy"].choose
        views = [(ask.seat, GAMES[game].view(hand.state, ask.seat)) for ask in question.asks]
        hand, more = hand.answers(question.id, [(seat, choose(view)) for seat, view in views])
        log += more
        if question.hold is not Hold.NONE:
            hand, more = hand.release(question.id)
            log += more
    return log


def words(text: Text) -> str:
    return locale("zh-Hans").words(text)


def of(events: Iterable[Any], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


def test_the_bottom_is_found_before_the_end_and_not_with_it() -> None:
    events = journal("shengji")
    (made,), (ended,) = of(events, "trump-made"), of(events, "hand-ended")
    bottom = words(suited.play(ended.bottom, Trumps(made.level, made.suit)))
    assert leaked("shengji", events, None, [f"底牌 {bottom}"])
    assert leaked("shengji", events, None, [f"底牌 {bottom}，种子 {ended.seed}"]) == []
    assert too_early("shengji", events, [(len(events) - 1, bottom)])
    assert too_early("shengji", events, [(len(events), bottom)]) == []
    other = (made.declarer + 1) % 4
    assert leaked("shengji", events, other, [bottom])
    assert leaked("shengji", events, made.declarer, [bottom]) == []


@pytest.mark.parametrize("game", ["shengji", "baohuang"])
def test_a_play_that_is_told_before_it_lies_open_is_found(game: str) -> None:
    events = journal(game)
    number, play = next((n, e) for n, e in enumerate(events) if e.kind == "cards-played")
    if game == "shengji":
        (made,) = of(events, "trump-made")
        told = words(suited.play(play.cards, Trumps(made.level, made.suit)))
    else:
        told = words(ranked.combo(play.combo))
    assert too_early(game, events, [(number, told)]) == [told]
    assert too_early(game, events, [(number + 1, told)]) == []
    assert leaked(game, events, None, [told]) == []


def test_whoever_reads_that_another_is_the_guard_is_found() -> None:
    events = journal("baohuang")
    (ended,) = of(events, "hand-ended")
    for seat in range(5):
        found = leaked("baohuang", events, seat, [words(Text("own-guard"))])
        assert bool(found) == (seat != ended.guard)


@pytest.mark.parametrize("told", ["3 丽姐 保子", "丽姐 是保子！", "丽姐（保子）"])
def test_a_guard_who_is_named_before_he_shows_himself_is_found(told: str) -> None:
    events = journal("baohuang")
    assert leaked("baohuang", events, None, ["1 老王 皇上", told]) == [told]
    line = words(Text("with-mark", {"cards": "小王", "marks": (Text("mark-guard"),)}))
    shown = f"丽姐 出 {line}\n{told}"
    assert told not in leaked("baohuang", events, None, [shown, told])
