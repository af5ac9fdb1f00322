"""What is suggested to somebody who types is what he may type, in every language."""

from __future__ import annotations

from functools import cache
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from bot.narrate.gouji import answers, spoken, suggesting
from bot.text import LANGUAGES, locale
from engine.games import GAMES
from engine.gouji.actions import (
    ApplyForWind,
    Burn,
    No,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Shots,
    Show,
    Yes,
    Yield,
)
from engine.gouji.asked import menu
from engine.gouji.state import State
from engine.gouji.view import View
from engine.hand import Hand

GAME = GAMES["gouji"]
KINDS = {ApplyForWind, Burn, No, NoBurn, NoShow, Pass, Play, Shots, Show, Yes, Yield}


@cache
def views(profile: str, seed: int) -> list[View]:
    """What each seat sees that is asked, through a hand that is played by chance."""
    rng = Random(f"{profile}/{seed}")
    hand: Hand[Any, State, Any, Any]
    hand, _ = Hand.open(GAME, GAME.profiles[profile], seed)
    found: list[View] = []
    while (question := hand.pending) is not None:
        found += [GAME.view(hand.state, ask.seat) for ask in question.asks]
        if not question.asks:
            hand, _ = hand.release(question.id)
            continue
        ask = question.asks[0]
        menu = tuple(GAME.menu(hand.state, ask.seat))
        said = rng.choice(menu) if rng.random() < 0.5 else ask.default
        hand, _ = hand.answer(question.id, ask.seat, said)
    return found


UNTRACED = [pytest.param(each, marks=pytest.mark.untraced) for each in LANGUAGES[1:]]


@pytest.mark.parametrize("language", [LANGUAGES[0], *UNTRACED])
def test_every_suggestion_is_read_back(language: str) -> None:
    say = locale(language).words
    seen, kinds = set[str](), set[type[Any]]()
    for view in chain.from_iterable(views(profile, seed=4) for profile in GAME.profiles):
        assert view.asked is not None
        lawful = islice(menu(view.asked), suggesting.MOST)
        known = {say(spoken.said(action, view.asked)): action for action in lawful}
        offered = [say(text) for text in suggesting.suggested(view, "")]
        assert set(offered) == set(known)
        for words in offered:
            if words in seen:
                continue
            seen.add(words)
            kinds.add(type(known[words]))
            assert answers.read(view, words) == known[words], words
    assert len(seen) > 100
    assert kinds == KINDS
