"""Whole matches as the room sees them: every board and every result, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from bot.narrate import Screen
from bot.narrate import gouji as narrator
from bot.text import LANGUAGES, locale
from engine.decision import Hold
from engine.errors import NotAsked
from engine.gouji.events import HandEnded, HandVoided
from engine.gouji.matters import Matter
from engine.gouji.profiles import PROFILES
from engine.hand import Hand
from tests.bot.narrate.reading import GAME, Position, clocked, keys, scene, units
from tests.bot.test_texts import entries

HANDS: Final = 3
CHOICES: Final = 24
"""Of a long menu only so many answers are looked at."""
EAGER: Final = {Matter.LEAD: 0.3, Matter.RESPOND: 0.3, Matter.REVOLUTION: 0.1}
"""How often somebody answers otherwise than silence would."""
HEADINGS: Final = {message.id.name: heading for _, message, heading in entries("en")}

Step = tuple[Position, bool]


def hand_of(rules: Any, profile: str, rng: Random, carried: Any, number: int) -> Iterator[Position]:
    """A hand in which everybody answers at random, mostly as silence would."""
    hand, events = Hand.open(GAME, rules, rng.getrandbits(128), carried)
    log = tuple(events)
    while True:
        question = hand.pending
        facts = {"profile": profile, "hand_number": number, "points": ()}
        yield Position(hand, log, scene(0 if question is None else question.id, **facts))
        if question is None:
            return
        hand, log = _answered(hand, log, question, rng)


def _answered(hand: Any, log: tuple[Any, ...], question: Any, rng: Random) -> Any:
    for ask in question.asks:
        said = ask.default
        if rng.random() < EAGER.get(question.kind, 0.6):
            said = rng.choice(tuple(islice(hand.game.menu(hand.state, ask.seat), CHOICES)))
        try:
            hand, events = hand.answer(question.id, ask.seat, said)
        except NotAsked:
            continue
        log = (*log, *events)
        if hand.pending is None or hand.pending.id != question.id:
            return hand, log
    if question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        log = (*log, *events)
    return hand, log


def match(profile: str, seed: int, rules: Any = None) -> Iterator[Position]:
    """Three hands, each after what the one before left."""
    rng, carried = Random(seed), None
    for number in range(1, HANDS + 1):
        position = None
        table = PROFILES[profile] if rules is None else rules
        for position in hand_of(table, profile, rng, carried, number):
            yield position
        assert position is not None
        carried = GAME.carried(position.hand.state)


def shown(position: Position) -> Iterator[Screen]:
    yield position.board()
    end = position.log[-1]
    if isinstance(end, HandEnded | HandVoided):
        yield narrator.result(position.scene, position.view(None), end)


def said(screens: Sequence[Screen]) -> None:
    for screen in screens:
        for language in LANGUAGES:
            tongue = locale(language)
            text = "\n".join(clocked(tongue.words(line)) for line in screen.lines)
            assert 0 < units(text) <= 4096
        used = keys((*screen.lines, *(b.label for row in screen.buttons for b in row)))
        assert not [key for key in used if HEADINGS[key].startswith("Private")]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_board_and_result_of_a_match_can_be_said_in_public(profile: str) -> None:
    last = None
    for number, position in enumerate(match(profile, 1)):
        preparing = position.view(None).preparing
        if preparing or position.hand.pending is None or number % 5 == 0:
            said(list(shown(position)))
        last = position
    assert last is not None
    assert last.hand.pending is None
