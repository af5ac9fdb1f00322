"""A record that is not one, or does not hold, gets one clear error: never more, never less."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import record
from bot.record import DoesNotHold, Malformed, Record
from bot.record.files import check_text
from bot.record.showing import pages
from engine import gouji
from tests.support.recorded import match

PROFILES = tuple(gouji.profiles)


def taken(profile: str = "finalstone", number: int = 0) -> Record:
    return record.taken("gouji", match(profile, "greedy", 1)[number].log)


def checked(body: Any) -> tuple[int, str]:
    out = io.StringIO()
    words = body if isinstance(body, str) else json.dumps(body)
    return check_text(words, "hand.json", out), out.getvalue()


def body(profile: str = "finalstone", number: int = 1) -> Any:
    return json.loads(record.text(taken(profile, number)))


def changed(path: str, value: Any, profile: str = "finalstone") -> Any:
    """A record with another *value* at *path*; a name that is not there is added."""
    found = whole = body(profile)
    *names, last = [int(name) if name.isdecimal() else name for name in path.split(".")]
    for name in names:
        found = found[str(name) if isinstance(found, dict) else name]
    found[str(last) if isinstance(found, dict) else last] = value
    return whole


def test_a_good_record_is_ok() -> None:
    assert checked(body()) == (0, "ok hand.json\n")


MALFORMED: list[tuple[Any, str]] = [
    ("", "this is not JSON"),
    ("{", "this is not JSON"),
    ("[" * 100_000, "this is not JSON"),
    ("[]", 'it has no "format": "gouji-record"'),
    ("{}", 'it has no "format": "gouji-record"'),
    ("QlpoOTFBWSZTWXXX", "this code is not whole"),
    (changed("format", "chess"), 'it has no "format": "gouji-record"'),
    (changed("version", 2), "version 2 of the format is not known; known is 1"),
    (changed("version", True), "version true of the format is not known"),
    (changed("game", "bridge"), 'there is no game "bridge"; there is gouji'),
    (changed("players", ["老王"]), "players: unknown"),
    (changed("steps.0.at", "12:30"), "steps.0.at: unknown"),
    (changed("a\nb", 1), "a\\nb: unknown"),
    (changed("steps.0.answers", {"a\n": {"kind": "no"}}), "steps.0.answers.a\\n"),
    (changed("rules.burn", True), "rules.burn: unknown"),
    (changed("rules.report_threshold", 99), "nobody can play with this report_threshold"),
    (changed("rules.hold_three", 1), "rules.hold_three: 1 is written true"),
    (changed("deal.hands.2.5", "H1"), 'deal.hands.2.5: "H1" is no card; cards are written like S3'),
    (changed("deal.drawer", 6), "deal.drawer: seats are 0 to 5"),
    (changed("deal.cuts", [500]), "a deck is cut at 1 to 215 cards, not at 500"),
    (changed("proof.seed", "12"), "a seed is 32 hexadecimal digits"),
    (changed("proof.seal", "12"), "a seal is 64 hexadecimal digits"),
    (changed("steps.0.kind", "bid"), 'steps.0.kind: nothing is called "bid"'),
    (changed("steps.0.answers", {"9": {"kind": "no"}}), "steps.0.answers: seats are 0 to 5"),
    (changed("steps.0.answers.0", {"kind": "dance"}), "steps.0.answers.0: "),
    (changed("carried.places", [0, 0, 1, 2, 3, 4]), "carried.places: no hand leaves this behind"),
]


@pytest.mark.parametrize(("given_", "words"), MALFORMED, ids=lambda value: str(value)[:30])
def test_a_malformed_record_gets_one_clear_error(given_: Any, words: str) -> None:
    code, said = checked(given_)
    assert code == 2
    assert said.startswith("unreadable hand.json: ")
    assert words in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "path", ["rules.wind", "carried", "deal.cuts", "proof.seal", "result.void"]
)
def test_a_missing_field_is_named(path: str) -> None:
    whole = found = body()
    *names, last = path.split(".")
    for name in names:
        found = found[name]
    del found[last]
    assert checked(whole) == (2, f"unreadable hand.json: {path}: missing\n")


def swapped() -> Any:
    """Two seats have each other's hands."""
    found = body()
    hands_ = found["deal"]["hands"]
    hands_[1], hands_[4] = hands_[4], hands_[1]
    return found


def shortened() -> Any:
    found = body()
    del found["steps"][-1]
    return found


def lengthened() -> Any:
    found = body()
    found["steps"].append(found["steps"][-1])
    return found


def without_step(number: int) -> Any:
    found = body()
    del found["steps"][number]
    return found


def first(found: Any, kind: str) -> int:
    return next(n for n, step in enumerate(found["steps"]) if step["kind"] == kind)


def overheard() -> Any:
    """Somebody who was not heard has a pass written down for him."""
    found = body()
    for step in found["steps"]:
        plays = [seat for seat, action in step["answers"].items() if action["kind"] == "play"]
        if step["kind"] == "respond" and plays and len(step["answers"]) < 3:
            free = [str(seat) for seat in range(6) if str(seat) not in step["answers"]]
            step["answers"][free[-1]] = {"kind": "pass"}
            return found
    raise AssertionError("nobody beat anything")


def unheld() -> Any:
    found = body()
    step = found["steps"][first(found, "lead")]
    ((seat, action),) = step["answers"].items()
    step["answers"][seat] = {**action, "combo": {**action["combo"], "count": 16}}
    return found


BROKEN: list[tuple[Any, str]] = [
    (changed("proof.seed", "0" * 32), "proof: the seed is not the one that the seal stands for"),
    (swapped(), "deal: the seed deals another hand to seat 1"),
    (changed("deal.drawer", 3), "deal: the seed deals another hand to seat 0"),
    (shortened(), "missing; the hand is not over"),
    (lengthened(), "the hand is over already"),
    (without_step(0), "step 1: "),
    (overheard(), "step "),
    (unheld(), "the rules refuse this (do-not-have)"),
    (changed("result.sweep", not body()["result"]["sweep"]), "result: sweep comes out otherwise"),
    (changed("result.places", [5, 4, 3, 2, 1, 0]), "result: places comes out otherwise"),
    (changed("result.after", None), "result: after comes out otherwise"),
]


@pytest.mark.parametrize(("given_", "words"), BROKEN, ids=lambda value: str(value)[:30])
def test_what_does_not_hold_is_named(given_: Any, words: str) -> None:
    code, said = checked(given_)
    assert code == 1
    assert said.startswith("failed hand.json: ")
    assert words in said
    assert said.count("\n") == 1


def test_the_first_step_that_does_not_hold_is_named() -> None:
    found = body()
    number = first(found, "lead")
    del found["steps"][number]
    assert checked(found)[1].startswith(f"failed hand.json: step {number + 1}: ")


JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 5, 6, 17, 10**30, 1.5, float("nan"), "", "x", "S3", "\ud800"),
    *("pass", "lead", "aside", [], {}, [[]], [0, 1], {"kind": "pass"}, {"kind": "throw-fours"}),
    *({"kind": "wrong-follow"}, {"kind": "cut", "at": 5}, {"kind": "shots", "combos": []}),
    *({"kind": "terms", "waived": [99, -1], "countered": []}, {"kind": "choose-last", "seat": -1}),
    *({"kind": "return", "cards": [3, 3]}, {"kind": "dot", "number": -1}, {"kind": "yes"}),
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, inner in items:
        yield (*path, name)
        if isinstance(inner, dict | list):
            yield from places(inner, (*path, name))


def mutated(found: Any, rng: Random) -> Any:
    """Something somewhere is another, one more, or gone."""
    every = list(places(found))
    top = rng.choice(sorted({path[0] for path in every}))
    path = rng.choice([path for path in every if path[0] == top])
    parent = found
    for name in path[:-1]:
        parent = parent[name]
    last = path[-1]
    match rng.randrange(4):
        case 0:
            del parent[last]
        case 1 if isinstance(parent, list):
            parent.insert(last, parent[last])
        case 2 if type(parent[last]) is int:
            parent[last] += rng.choice((-1, 1, 3))
        case _:
            parent[last] = rng.choice(JUNK)
    return found


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(PROFILES), st.integers(1, 3))
def test_a_changed_record_is_ok_or_gets_one_error(seed: int, profile: str, changes: int) -> None:
    rng = Random(seed)
    found = body(profile, rng.randrange(3))
    for _ in range(changes):
        found = mutated(found, rng)
    code, said = checked(found)
    assert said.startswith(("ok ", "failed ", "unreadable ")[code])
    assert said.count("\n") == 1


@settings(max_examples=60, deadline=None)
@given(st.data(), st.booleans())
def test_changed_letters_are_ok_or_get_one_error(data: st.DataObject, packed: bool) -> None:
    found = taken()
    words = record.code(found) if packed else record.text(found)
    start = data.draw(st.integers(0, len(words)))
    end = data.draw(st.integers(start, min(len(words), start + 20)))
    code, said = checked(words[:start] + data.draw(st.text(max_size=5)) + words[end:])
    assert said.startswith(("ok ", "failed ", "unreadable ")[code])
    assert said.count("\n") == 1


def test_what_does_not_hold_is_told_up_to_there() -> None:
    found = record.unpacked(json.dumps(without_step(5)))
    shown: list[Any] = []
    with pytest.raises(DoesNotHold, match="step 6"):
        shown.extend(iter(pages(found)))
    assert len(shown) == 6


def test_a_record_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(Malformed):
        record.unpacked("老王先出")
