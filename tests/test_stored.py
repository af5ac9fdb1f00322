"""What was stored once loads for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.codec import codecs
from engine.events import Event
from engine.games import GAMES
from storage.journal import Entry
from tests.stored import FOLDER, fields, locked

SAMPLES = sorted(FOLDER.glob("*.v*.json"))
CODECS = codecs()


def split(path: Path) -> tuple[str, int]:
    kind, version = path.name.removesuffix(".json").rsplit(".v", 1)
    return kind, int(version)


def type_of(kind: str) -> tuple[str, type[Event]]:
    """The game that has this kind of event, and the class."""
    found = [
        (key, game.event_types[kind]) for key, game in GAMES.items() if kind in game.event_types
    ]
    assert found, f"{kind} was stored once and is now unknown"
    return found[0]


def shape(value: Any) -> Any:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_a_stored_sample_loads_and_is_written_as_it_was(path: Path) -> None:
    kind, version = split(path)
    game, type_ = type_of(kind)
    bodies = [shape(body) for body in json.loads(path.read_text(encoding="utf-8"))]
    assert bodies
    for body in bodies:
        event = CODECS[game].load(Entry(kind, version, body))
        assert type(event) is type_
        if version == type_.version:
            assert CODECS[game].dump(event) == Entry(kind, version, body)


def test_every_kind_has_a_sample_of_every_version() -> None:
    needed = {
        f"{type_.kind}.v{version}"
        for game in GAMES.values()
        for type_ in game.event_types.values()
        for version in range(1, type_.version + 1)
    }
    assert {path.name.removesuffix(".json") for path in SAMPLES} == needed


def test_fields_never_change_without_a_new_version() -> None:
    stored, now = locked(), fields()
    for name, names in now.items():
        assert name in stored, f"{name} is new: see tests/stored/__init__.py"
        assert names == stored[name], (
            f"the fields of {name} have changed: raise its version and see tests/stored/__init__.py"
        )


def test_every_version_leads_to_the_next() -> None:
    for game in GAMES.values():
        for type_ in game.event_types.values():
            for version in range(1, type_.version):
                assert (type_.kind, version) in game.upcasts


def test_the_samples_of_sealed_answers_cover_every_answer() -> None:
    version = max(int(name.split(".v")[1]) for name in locked() if name.startswith("answered."))
    kinds = {path.split(".")[0] for path in locked()[f"answered.v{version}"] if ":" in path}
    stored = json.loads((FOLDER / f"answered.v{version}.json").read_text(encoding="utf-8"))
    assert {f"action:{body['action']['kind']}" for body in stored} == kinds
