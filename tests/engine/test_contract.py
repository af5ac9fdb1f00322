"""Promises that every game keeps under every profile. A new game gets these tests for nothing,
once :mod:`tests.engine.known` says what they have to know of it.

Each test walks at random through hands, most of them short, so that their ends are reached.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.decision import Hold
from engine.errors import Rejected
from engine.events import Audience
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import seats
from engine.shuffle import seal, written
from tests.engine.known import KNOWN
from tests.engine.soak import runs
from tests.engine.walks import BOUND, Answer, Lapse, Release, Walk, take

CASES = [(key, profile) for key, game in GAMES.items() for profile in game.profiles]
each_case = pytest.mark.parametrize(("key", "profile"), CASES)
chance = given(luck=st.integers(0, 2**32 - 1))


def holding(question: Any) -> bool:
    return question.hold is not Hold.NONE


def window(question: Any) -> bool:
    """The rarer hold, and the one that decides hands."""
    return question.hold is Hold.BURN


def several(question: Any) -> bool:
    return question.sealed and len(question.asks) >= 2


def viewers(game: Any) -> list[Any]:
    return [*seats(game.seat_count), None]


def seen(events: Any, viewer: Any) -> list[Any]:
    return [event for event in events if event.audience.includes(viewer)]


def some(rng: Random, actions: list[Any], count: int) -> list[Any]:
    return rng.sample(actions, min(len(actions), count))


def code(step: Callable[[], object]) -> str:
    """Why this is refused; empty when it is not."""
    try:
        step()
    except Rejected as rejected:
        return rejected.code
    return ""


def test_every_game_is_known_to_these_tests() -> None:
    assert KNOWN.keys() == GAMES.keys()


@each_case
@runs(60)
@chance
def test_replaying_the_events_gives_the_live_hand(key: str, profile: str, luck: int) -> None:
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    walk.roam(rng.randint(0, 300))
    assert Hand.replay(walk.game, walk.log) == walk.hand
    cut = rng.randint(1, len(walk.log))
    assert Hand.replay(walk.game, walk.log[:cut]).follow(walk.log[cut:]) == walk.hand


@each_case
@runs(60)
@chance
def test_a_hand_ends_and_keeps_its_order_on_the_way(key: str, profile: str, luck: int) -> None:
    """No card is lost, exactly one question is open until the end, and it can be answered."""
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    before = None
    for _ in range(BOUND):
        question = walk.question
        assert walk.hand.length == len(walk.log)
        assert walk.game.upkeep(walk.hand.state) is None
        assert (question is None) == (walk.game.outcome(walk.hand.state) is not None)
        if question is None:
            break
        check_shape(walk, question)
        if rng.random() < 0.1:
            assert walk.known.whole(walk.hand.state, walk.log)
        if before is not None and before.id != question.id:
            assert before.id < question.id
            check_stale(walk, before)
        before = question
        walk.go(walk.pick())
    assert walk.over, "this hand does not end"
    assert walk.known.whole(walk.hand.state, walk.log)
    outcome = walk.game.outcome(walk.hand.state)
    assert sorted(outcome.places) == list(seats(walk.game.seat_count))


def check_shape(walk: Walk, question: Any) -> None:
    asked = [ask.seat for ask in question.asks]
    assert asked or holding(question), "nothing can happen"
    assert len(set(asked) | set(question.changeable)) == len(asked) + len(question.changeable)
    assert question.sealed or (not question.changeable and not holding(question))
    assert 0 < question.id <= walk.hand.length
    for seat in seats(walk.game.seat_count):
        if seat not in asked and seat not in question.changeable:
            assert next(iter(walk.game.menu(walk.hand.state, seat)), None) is None
            assert code(partial(walk.hand.answer, question.id, seat, walk.stray())) == "not-asked"


def check_stale(walk: Walk, before: Any) -> None:
    """A question that was closed takes nothing any more."""
    seat = walk.rng.choice(seats(walk.game.seat_count))
    for late in (
        partial(walk.hand.answer, before.id, seat, walk.stray()),
        partial(walk.hand.lapse, before.id, seats(walk.game.seat_count)),
        partial(walk.hand.release, before.id),
    ):
        assert code(late) == "stale"


@each_case
@runs(60)
@chance
def test_the_menu_is_what_is_legal_and_all_else_is_refused(
    key: str, profile: str, luck: int
) -> None:
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    walk.roam(rng.randint(0, 120))
    if walk.over:
        return
    question, hand = walk.question, walk.hand
    for ask in question.asks:
        menu = list(walk.game.menu(hand.state, ask.seat))
        offered = set(menu)
        assert len(menu) == len(offered), "the menu says something twice"
        assert ask.default in offered
        others = [a for s in seats(walk.game.seat_count) for a in walk.game.menu(hand.state, s)]
        tried = [*some(rng, menu, 60), *some(rng, others, 40), *walk.known.strays(hand.state, rng)]
        for action in tried:
            took = not code(partial(hand.answer, question.id, ask.seat, action))
            assert took == (action in offered), f"seat {ask.seat}: {action}"
    assert hand == Hand.replay(walk.game, walk.log), "a refused answer changed something"


@each_case
@runs(60)
@chance
def test_a_lapse_twice_is_harmless(key: str, profile: str, luck: int) -> None:
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    walk.roam(rng.randint(0, 120))
    if walk.over or not walk.question.asks:
        return
    question = walk.question
    slow = rng.sample([ask.seat for ask in question.asks], rng.randint(1, len(question.asks)))
    once, _ = walk.hand.lapse(question.id, slow)
    if once.pending is not None and once.pending.id == question.id:
        twice, events = once.lapse(question.id, slow)
        assert (twice, list(events)) == (once, [])
    else:
        assert code(partial(once.lapse, question.id, slow)) == "stale"


@each_case
@runs(4)
@chance
def test_a_hand_of_sleepers_ends(key: str, profile: str, luck: int) -> None:
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    for _ in range(BOUND):
        if walk.over:
            return
        question = walk.question
        asleep = Lapse(tuple(ask.seat for ask in question.asks))
        walk.go(Release() if holding(question) else asleep)
    raise AssertionError("nobody answers, and the hand never ends")


@each_case
@runs(120)
@chance
def test_neither_order_of_arrival_nor_changes_of_mind_matter(
    key: str, profile: str, luck: int
) -> None:
    """Sealed answers may come in any order, before or after the hold where that is allowed, and
    only the last of each seat counts. An answer too late for the question is none."""
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    roam = rng.randint(0, 120)
    walk.roam(roam)
    if not walk.to(rng.choice((window, several))):
        return
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
@runs(120)
@chance
def test_a_sealed_answer_shows_nothing_to_anybody_else(key: str, profile: str, luck: int) -> None:
    """And while a hold runs no answer, not even the last one missing, ends the question."""
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    walk.roam(rng.randint(0, 120))
    if not walk.to(rng.choice((holding, window, several))):
        return
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
@runs(500)
@chance
def test_nobody_can_tell_two_hidden_worlds_apart(key: str, profile: str, luck: int) -> None:
    """Same past, same next steps, other cards in the other hands: all that one sees is the same.

    Not only the views are compared but what the steps lead to, and everything that timing may
    depend on: a window that opens just for those who can use it would give them away although
    every view is clean. Half of the examples begin while a hold runs.
    """
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    walk.roam(rng.randint(0, 160))
    if rng.random() < 0.6:
        walk.to(rng.choice((holding, window)))
    if walk.over:
        return
    start, mark = walk.hand, len(walk.log)
    viewer = rng.choice(viewers(walk.game))
    script = scripted(walk, viewer, rng.randint(1, 8))
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


@each_case
@runs(20)
@chance
def test_the_seed_is_for_nobody_until_the_hand_is_over(key: str, profile: str, luck: int) -> None:
    rng = Random(luck)
    seed = rng.getrandbits(128)
    walk = Walk(key, profile, rng)
    walk.hand, opening = Hand.open(walk.game, walk.rules, seed)
    _, another = Hand.open(walk.game, walk.rules, seed + 1)
    assert str(seen(opening, None)).replace(seal(seed), "") == str(seen(another, None)).replace(
        seal(seed + 1), ""
    ), "the group learns something of the deal"
    walk.log = list(opening)
    walk.roam(30)
    for viewer in viewers(walk.game):
        told = f"{seen(walk.log, viewer)} {walk.game.view(walk.hand.state, viewer)}"
        assert written(seed) not in told
        assert str(seed) not in told
        assert seal(seed) in told
    walk.roam(BOUND)
    assert written(seed) in str(seen(walk.log, None))


@each_case
@runs(60)
@chance
def test_what_is_done_unasked_closes_no_question(key: str, profile: str, luck: int) -> None:
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    walk.roam(rng.randint(0, 160))
    before = walk.hand
    for seat, action in walk.known.asides(before.state, rng):
        if not code(partial(before.aside, seat, action)):
            after, events = before.aside(seat, action)
            assert not walk.over, "the hand is over"
            assert after.pending == before.pending
            assert Hand.replay(walk.game, [*walk.log, *events]) == after


@pytest.mark.parametrize("key", GAMES)
def test_every_event_states_its_kind_version_and_audience(key: str) -> None:
    for kind, event in GAMES[key].event_types.items():
        assert vars(event)["kind"] == kind
        assert vars(event)["version"] >= 1
        assert isinstance(vars(event)["audience"], Audience | property)
        assert event.__dataclass_params__.frozen
