"""Promises that every game keeps under every profile. A new game gets these tests for nothing,
once :mod:`tests.engine.known` says what they have to know of it.

Each test walks at random through hands, most of them short, so that their ends are reached. What
nobody may learn on the way is in ``test_secrets.py``.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from engine.events import Audience
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import seats
from tests.engine.cases import chance, code, each_case, holding, several, some
from tests.engine.known import KNOWN
from tests.engine.soak import runs
from tests.engine.walks import BOUND, Lapse, Release, Walk, somewhere


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


@pytest.mark.untraced
@each_case
@runs(60)
@chance
def test_a_hand_ends_and_keeps_its_order_on_the_way(key: str, profile: str, luck: int) -> None:
    """No card is lost, exactly one question is open until the end, and it can be answered."""
    rng = Random(luck)
    walk = Walk(key, profile, rng)
    before = dealt = None
    for _ in range(BOUND):
        question = walk.question
        assert walk.hand.length == len(walk.log)
        assert not walk.game.upkeep(walk.hand.state)
        assert (question is None) == (walk.game.outcome(walk.hand.state) is not None)
        tally = walk.game.tally(walk.hand.state)
        assert dealt is None or tally == dealt
        dealt = tally
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
    assert outcome.void or sorted(outcome.places) in ([], list(seats(walk.game.seat_count)))
    assert len(outcome.points) in (0, len(walk.game.sides))


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
    walk = somewhere(key, profile, rng)
    question, hand = walk.question, walk.hand
    for ask in question.asks:
        menu = list(walk.game.menu(hand.state, ask.seat))
        offered = set(menu)
        assert len(menu) == len(offered), "the menu says something twice"
        assert ask.default in offered
        asked = walk.game.view(hand.state, ask.seat).asked
        assert asked.matter == question.kind
        assert asked.decline in offered
        assert {asked.usual, asked.silence} <= offered | {None}
        others = [
            action
            for seat in seats(walk.game.seat_count)
            for action in islice(walk.game.menu(hand.state, seat), 2_000)
        ]
        tried = [*some(rng, menu, 60), *some(rng, others, 40), *walk.known.strays(hand.state, rng)]
        for action in tried:
            took = not code(partial(hand.answer, question.id, ask.seat, action))
            lawful = action in offered or walk.known.forgiven(hand.state, ask.seat, action)
            if ask.sampled:
                found = walk.known.lawful(hand.state, ask.seat, action)
                assert found or not lawful, f"on the menu and not legal: {action}"
                lawful = found
            assert took == lawful, f"seat {ask.seat}: {action}"
    assert hand == Hand.replay(walk.game, walk.log), "a refused answer changed something"


@each_case
@runs(60)
@chance
def test_a_lapse_twice_is_harmless(key: str, profile: str, luck: int) -> None:
    rng = Random(luck)
    walk = somewhere(key, profile, rng, lambda question: bool(question.asks))
    question = walk.question
    slow = rng.sample([ask.seat for ask in question.asks], rng.randint(1, len(question.asks)))
    once, _ = walk.hand.lapse(question.id, slow)
    if once.pending is not None and once.pending.id == question.id:
        twice, events = once.lapse(question.id, slow)
        assert (twice, list(events)) == (once, [])
    else:
        assert code(partial(once.lapse, question.id, slow)) == "stale"


@pytest.mark.untraced
@each_case
@runs(60)
@chance
def test_several_answers_at_once_are_one_after_another(key: str, profile: str, luck: int) -> None:
    """And when one of them is refused, none counts."""
    rng = Random(luck)
    walk = somewhere(key, profile, rng, several)
    question, now = walk.question, walk.hand
    given = [(ask.seat, walk.choose(ask.seat)) for ask in question.asks if rng.random() < 0.8]
    given += [pair for pair in some(rng, given, 2) if rng.random() < 0.5]
    if rng.random() < 0.2:
        given.append((rng.choice(seats(walk.game.seat_count)), walk.stray()))
    done: list[Any] = []
    why = ""
    for seat, action in given:
        why = code(partial(now.answer, question.id, seat, action))
        if why:
            break
        now, events = now.answer(question.id, seat, action)
        done += events
    assert code(partial(walk.hand.answers, question.id, given)) == why
    if not why:
        assert walk.hand.answers(question.id, given) == (now, done)


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
            assert renamed(after.pending) == renamed(before.pending)
            assert Hand.replay(walk.game, [*walk.log, *events]) == after


def renamed(question: Any) -> Any:
    """A question that looks at other cards now has another number, and other defaults; but the
    same seats are asked the same."""
    if question is None:
        return None
    asks = tuple(replace(ask, default=None) for ask in question.asks)
    return replace(question, id=0, asks=asks)


@pytest.mark.parametrize("key", GAMES)
def test_every_event_states_its_kind_version_and_audience(key: str) -> None:
    for kind, event in GAMES[key].event_types.items():
        assert vars(event)["kind"] == kind
        assert vars(event)["version"] >= 1
        assert isinstance(vars(event)["audience"], Audience | property)
        assert event.__dataclass_params__.frozen


@pytest.mark.parametrize("key", GAMES)
def test_what_the_table_looks_out_for_are_events_of_the_game(key: str) -> None:
    marks, events = GAMES[key].landmarks, GAMES[key].event_types
    named = {marks.begun, marks.ended, *marks.played, *marks.cleared, *marks.unsaid}
    assert named | marks.personal | marks.regrouped <= events.keys() | {"hold-ended"}
    for kind in marks.played | marks.personal | marks.regrouped:
        assert "seat" in events[kind].__dataclass_fields__


@pytest.mark.parametrize("key", GAMES)
def test_what_answers_no_question_is_an_action_of_the_game(key: str) -> None:
    actions = get_args(GAMES[key].action_type)
    kinds = {get_args(get_type_hints(action)["kind"])[0] for action in actions}
    assert GAMES[key].asides < kinds
