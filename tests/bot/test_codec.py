"""Events and messages come back from storage as exactly what they were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.codec import Codec, codecs, dump_body, dump_message, load_body
from bot.messages import Address, Button, Message
from bot.text import Text
from engine.decision import Hold
from engine.events import EVERYONE, Audience, Event
from engine.game import AnyGame
from engine.games import GAMES
from engine.hand import Hand
from storage.journal import Entry

TABLES = [(key, profile) for key, game in GAMES.items() for profile in game.profiles]


def played(game: AnyGame, profile: str, seed: int) -> Sequence[Event]:
    """All events of a hand in which everybody answers at random, changing his mind at times."""
    chance = Random(seed)
    hand, done = Hand.open(game, game.profiles[profile], seed)
    events = list(done)
    while (question := hand.pending) is not None:
        if question.hold is not Hold.NONE and (not question.asks or chance.random() < 0.3):
            hand, done = hand.release(question.id)
        else:
            seats = [ask.seat for ask in question.asks] + list(question.changeable)
            seat = chance.choice(seats)
            hand, done = hand.answer(
                question.id, seat, chance.choice(list(game.menu(hand.state, seat)))
            )
        events += done
    return events


@settings(max_examples=12, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64))
def test_a_played_hand_comes_back_as_it_was(table: tuple[str, str], seed: int) -> None:
    key, profile = table
    game, codec = GAMES[key], codecs()[key]
    events = played(game, profile, seed)
    entries = [codec.dump(event) for event in events]
    back = [codec.load(entry) for entry in entries]
    assert back == events
    assert [type(event) for event in back] == [type(event) for event in events]
    assert [codec.dump(event) for event in back] == entries
    assert Hand.replay(game, back).state == Hand.replay(game, events).state


@pytest.mark.parametrize("key", GAMES)
def test_a_body_is_json_that_people_can_read(key: str) -> None:
    codec = codecs()[key]
    profile = next(iter(GAMES[key].profiles))
    dealt = next(e for e in played(GAMES[key], profile, 7) if e.kind == "hand-dealt")
    body = codec.dump(dealt).body
    assert body.startswith('{"seat":0,"cards":["')
    assert " " not in body


def test_an_event_of_a_later_program_is_refused() -> None:
    with pytest.raises(LookupError, match="later program"):
        codecs()["gouji"].load(Entry("hold-ended", 2, "{}"))
    with pytest.raises(LookupError):
        codecs()["gouji"].load(Entry("sky-fallen", 1, "{}"))


def test_a_body_that_does_not_fit_is_refused() -> None:
    for body in ('{"seat":0}', '{"seat":0,"cards":["H1"]}', "nothing"):
        with pytest.raises(ValueError, match="validation error"):
            codecs()["gouji"].load(Entry("hand-dealt", 1, body))


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    kind: ClassVar[str] = "moved"
    version: ClassVar[int] = 3
    audience: ClassVar[Audience] = EVERYONE
    seat: int
    steps: tuple[int, ...]
    why: str


def test_old_versions_are_lifted_one_after_the_other() -> None:
    def to_2(body: dict[str, Any]) -> dict[str, Any]:
        return {"seat": body["seat"], "steps": [body["step"]]}

    def to_3(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "why": "asked" if len(body["steps"]) > 1 else "alone"}

    game: Any = SimpleNamespace(
        event_types={"moved": Moved}, upcasts={("moved", 1): to_2, ("moved", 2): to_3}
    )
    codec = Codec(game)
    newest = Moved(seat=1, steps=(4,), why="alone")
    assert codec.load(Entry("moved", 1, '{"seat":1,"step":4}')) == newest
    assert codec.load(Entry("moved", 2, '{"seat":1,"steps":[4]}')) == newest
    assert codec.load(codec.dump(newest)) == newest


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
moments = st.datetimes(timezones=st.just(UTC))
texts: st.SearchStrategy[Text] = st.deferred(
    lambda: st.builds(Text, words, st.dictionaries(words, args, max_size=3))
)
args: st.SearchStrategy[object] = st.deferred(
    lambda: st.one_of(
        words,
        st.integers(),
        st.booleans(),
        moments,
        texts,
        st.lists(args, max_size=3).map(tuple),
    )
)
buttons = st.one_of(
    st.builds(Button, texts, token=words),
    st.builds(Button, texts, start=words),
    st.builds(Button, texts, copied=words),
)
keyboards = st.lists(st.lists(buttons, max_size=3).map(tuple), max_size=3).map(tuple)


@settings(max_examples=150, deadline=None)
@given(lines=st.lists(texts, max_size=4).map(tuple), buttons=keyboards)
def test_a_message_comes_back_as_it_was(lines: Any, buttons: Any) -> None:
    assert load_body(dump_body(lines, buttons)) == (lines, buttons)


def test_a_message_waits_with_all_it_carries() -> None:
    message = Message(
        to=Address.room("fake", "-100", "7"),
        lines=(Text("hello", {"who": "老王", "at": datetime(2026, 3, 1, tzinfo=UTC)}),),
        buttons=((Button(Text("join"), "j1.0."),),),
        slot="board1",
        repost=True,
        starts=("1-abc", 12),
    )
    row = dump_message(message)
    assert Address.parse(row.address) == message.to
    assert (row.slot, row.repost) == ("board1", 1)
    assert (row.starts_hand, row.starts_decision) == ("1-abc", 12)
    assert load_body(row.body) == (message.lines, message.buttons)
    assert row.body == (
        '{"lines":[["hello",{"who":"老王","at":{"at":"2026-03-01T00:00:00+00:00"}}]],'
        '"buttons":[[{"label":"join","token":"j1.0."}]]}'
    )
    plain = dump_message(Message(to=message.to, lines=()))
    assert (plain.slot, plain.repost, plain.starts_hand, plain.starts_decision) == ("", 0, "", 0)


def test_a_variable_that_no_text_can_have_is_refused_when_it_is_queued() -> None:
    for wrong in (1.5, None, ["a"], object()):
        with pytest.raises(TypeError, match="no text can have"):
            dump_body((Text("hello", {"x": wrong}),), ())
