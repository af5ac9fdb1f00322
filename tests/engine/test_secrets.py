"""What nobody may learn, neither from what he sees nor from what it takes time for.

For every game under every profile, like ``test_contract.py``.
"""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, Final

import pytest

from engine.decision import Hold
from engine.games import GAMES
from engine.hand import Hand
from engine.shuffle import seal, written
from tests.engine.cases import chance, each_case, holding, seen, several, viewers, window
from tests.engine.known import KNOWN
from tests.engine.soak import runs
from tests.engine.walks import BOUND, Answer, Lapse, Release, Walk, somewhere, take

pytestmark = pytest.mark.untraced


@each_case
@runs(60)
@chance
def test_neither_order_of_arrival_nor_changes_of_mind_matter(
    key: str, profile: str, luck: int
) -> None:
    """Sealed answers may come in any order, before or after the hold where that is allowed, and
    only the last of each seat counts. An answer too late for the question is none."""
    rng = Random(luck)
    walk = somewhere(key, profile, rng, rng.choice(wanted(key, window, several)))
    question, hand = walk.question, walk.hand
    last = {ask.seat: walk.choose(ask.seat) for ask in question.asks}
    ended, _ = hand.release(question.id) if holding(question) else (hand, [])
    still_open = ended.pending is not None and ended.pending.id == question.id
    late = {
        seat: still_open and action in list(walk.game.menu(ended.state, seat))
        for seat, action in last.items()
    }
    plain: list[Any] = [Answer(seat, action) for seat, action in last.items()]
    if holding(question):
        plain.append(Release())
    shuffled = list(plain)
    rng.shuffle(shuffled)
    if holding(question):
        # Whoever may not answer after the hold answers before it.
        shuffled.sort(key=lambda s: isinstance(s, Answer) and not late[s.seat], reverse=True)
    drafts = list(shuffled)
    for step in shuffled:
        # A draft is one only while it cannot be opened.
        before_opening = (
            drafts.index(step) < drafts.index(Release()) if holding(question) else False
        )
        if isinstance(step, Answer) and before_opening and rng.random() < 0.5:
            draft = Answer(step.seat, walk.choose(step.seat))
            drafts.insert(rng.randint(0, drafts.index(step)), draft)
    results = [outcome_of(hand, question, order) for order in (plain, shuffled, drafts)]
    assert results[0] == results[1]
    assert results[0] == results[2]


def wanted(key: str, *kinds: Any) -> tuple[Any, ...]:
    """Those *kinds* of questions that come up in this game at all."""
    holds = KNOWN[key].holds
    never = {window} - ({window} if Hold.WINDOW in holds else set())
    never |= set() if holds else {holding}
    return tuple(kind for kind in kinds if kind not in never)


def outcome_of(hand: Any, question: Any, order: list[Any]) -> Any:
    """What everybody sees after these steps, without the ids, which count sealed answers too."""
    public: list[Any] = []
    for step in order:
        if hand.pending is None or hand.pending.id != question.id:
            break
        hand, events = take(hand, step)
        public += seen(events, None)
    views = [hand.game.view(hand.state, viewer) for viewer in viewers(hand.game)]
    after = hand.pending
    return public, views, None if after is None else dataclasses.replace(after, id=0)


@each_case
@runs(60)
@chance
def test_a_sealed_answer_shows_nothing_to_anybody_else(key: str, profile: str, luck: int) -> None:
    """And while a hold runs no answer, not even the last one missing, ends the question."""
    rng = Random(luck)
    walk = somewhere(key, profile, rng, rng.choice(wanted(key, holding, window, several)))
    before, question = walk.hand, walk.question
    order = [ask.seat for ask in question.asks]
    rng.shuffle(order)
    for seat in order:
        hand = walk.hand
        events = walk.go(Answer(seat, walk.choose(seat)))
        if walk.over or walk.question.id != question.id:
            assert not holding(question), "opened before the hold has run"
            return
        for viewer in viewers(walk.game):
            if viewer != seat:
                assert seen(events, viewer) == []
                assert walk.game.view(walk.hand.state, viewer) == walk.game.view(hand.state, viewer)
        assert public_shape(walk.question) == public_shape(before.pending)


def public_shape(question: Any) -> Any:
    """A decision as far as it may be known: who has answered is between him and the bot."""
    concerned = {*(ask.seat for ask in question.asks), *question.changeable}
    return dataclasses.replace(question, asks=(), changeable=tuple(sorted(concerned)))


def timing(question: Any) -> Any:
    """All of a decision that the time of anything public may depend on: all but the defaults."""
    if question is None:
        return None
    asks = tuple(dataclasses.replace(ask, default=None) for ask in question.asks)
    return dataclasses.replace(question, asks=asks)


@each_case
@runs(100)
@chance
def test_nobody_can_tell_two_hidden_worlds_apart(key: str, profile: str, luck: int) -> None:
    """Same past, same next steps, other cards in the other hands: all that one sees is the same.

    Not only the views are compared but what the steps lead to, and everything that timing may
    depend on: a window that opens just for those who can use it would give them away although
    every view is clean. Half of the examples begin while a hold runs.
    """
    rng = Random(luck)
    looked_for = rng.choice((None, None, *wanted(key, holding, window)))
    if rng.random() < 0.15:
        looked_for = asking(rng, key, profile)
    walk = somewhere(key, profile, rng, looked_for)
    start, mark = walk.hand, len(walk.log)
    viewer = rng.choice(viewers(walk.game))
    script = scripted(walk, viewer, rng.randint(1, 8))
    if walk.known.settles(start.state):
        # What people hold decides in public what is paid and bought: only up to there.
        script = within(start, script)
    played = [(s.seat, s.action) for s in script if not isinstance(s, Lapse | Release)]
    for world in walk.known.worlds(start.state, viewer, played):
        here, there = start, dataclasses.replace(start, state=world)
        for step in (None, *script):
            if step is not None:
                here, shown = take(here, step)
                there, also = take(there, step)
                assert seen(shown, viewer) == seen(also, viewer)
            assert timing(here.pending) == timing(there.pending)
            assert here.game.view(here.state, viewer) == here.game.view(there.state, viewer)
    assert Hand.replay(walk.game, walk.log[:mark]) == start


def asking(rng: Random, key: str, profile: str) -> Any:
    """A question of some kind that hands of this profile come to before or besides the play."""
    kinds = KNOWN[key].kinds(GAMES[key].profiles[profile])
    kind = rng.choice(kinds) if kinds else None
    return None if kind is None else lambda question: question.kind == kind


def within(hand: Any, script: list[Any]) -> list[Any]:
    """The steps that leave the question open."""
    kept: list[Any] = []
    question = hand.pending
    for step in script:
        hand, _ = take(hand, step)
        if hand.pending is None or hand.pending.id != question.id:
            break
        kept.append(step)
    return kept


def scripted(walk: Walk, viewer: Any, steps: int) -> list[Any]:
    """Steps from here that can be taken whatever the others hold: where it is not the viewer
    who answers, mostly doing nothing; and no lapse whose meaning follows from a hand."""
    script: list[Any] = []
    for _ in range(steps):
        if walk.over:
            break
        step = walk.pick()
        if isinstance(step, Lapse) and walk.known.private(walk.question):
            continue
        plain = isinstance(step, Answer) and step.seat != viewer and walk.question.sealed
        if plain and walk.rng.random() < 0.7:
            step = Answer(step.seat, next(iter(walk.game.menu(walk.hand.state, step.seat))))
        walk.go(step)
        script.append(step)
    return script


def untold(opening: Any, seed: int) -> str:
    """What everybody sees up to the deal, without the seal and the lots that are drawn openly."""
    shown = [event for event in seen(opening, None) if event.kind not in LOTS]
    return str(shown).replace(seal(seed), "")


LOTS: Final = (
    "drawer-chosen",
    "emperor-found",
    "leader-chosen",
    "point-opened",
    "stage-reached",
    "cards-moved",
    "card-bought",
    "question-opened",
)
"""A card turned up for the first drawer, and what the rules tell everybody of the hands."""


@each_case
@runs(20)
@chance
def test_the_seed_is_for_nobody_until_the_hand_is_over(key: str, profile: str, luck: int) -> None:
    rng = Random(luck)
    seed = rng.getrandbits(128)
    walk = Walk(key, profile, rng)
    walk.hand, opening = Hand.open(walk.game, walk.rules, seed)
    _, another = Hand.open(walk.game, walk.rules, seed + 1)
    assert untold(opening, seed) == untold(another, seed + 1), "the group learns of the deal"
    walk.log = list(opening)
    walk.roam(30, until=lambda question: walk.hand.length > 40)
    for viewer in viewers(walk.game) if not walk.over else ():
        told = f"{seen(walk.log, viewer)} {walk.game.view(walk.hand.state, viewer)}"
        assert written(seed) not in told
        assert str(seed) not in told
        assert seal(seed) in told
    walk.roam(BOUND)
    assert written(seed) in str(seen(walk.log, None))
