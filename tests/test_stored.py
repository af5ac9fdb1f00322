"""What was stored once loads for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.codec import codecs
from engine.games import GAMES
from storage.journal import Entry
from tests.stored import FOLDER, fields, locked

SAMPLES = sorted(FOLDER.glob("*/*.v*.json"))
CODECS = codecs()
each_game = pytest.mark.parametrize("key", GAMES)


def split(path: Path) -> tuple[str, str, int]:
    """Game, kind and version."""
    kind, version = path.name.removesuffix(".json").rsplit(".v", 1)
    return path.parent.name, kind, int(version)


def shape(value: Any) -> Any:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_stored_sample_loads_and_is_written_as_it_was(path: Path) -> None:
    key, kind, version = split(path)
    assert kind in GAMES[key].event_types, f"{kind} was stored once and is now unknown"
    type_ = GAMES[key].event_types[kind]
    bodies = [shape(body) for body in json.loads(path.read_text(encoding="utf-8"))]
    assert bodies
    for body in bodies:
        event = CODECS[key].load(Entry(kind, version, body))
        assert type(event) is type_
        if version == type_.version:
            assert CODECS[key].dump(event) == Entry(kind, version, body)


@each_game
def test_every_kind_has_a_sample_of_every_version(key: str) -> None:
    needed = {
        (key, type_.kind, version)
        for type_ in GAMES[key].event_types.values()
        for version in range(1, type_.version + 1)
    }
    assert {found for found in map(split, SAMPLES) if found[0] == key} == needed


@each_game
def test_fields_never_change_without_a_new_version(key: str) -> None:
    stored, now = locked(key), fields(key)
    for name, names in now.items():
        assert name in stored, f"{name} is new: see tests/stored/__init__.py"
        assert names == stored[name], (
            f"the fields of {name} have changed: raise its version and see tests/stored/__init__.py"
        )


@each_game
def test_every_version_leads_to_the_next(key: str) -> None:
    for type_ in GAMES[key].event_types.values():
        for version in range(1, type_.version):
            assert (type_.kind, version) in GAMES[key].upcasts


@each_game
def test_the_samples_of_sealed_answers_cover_every_answer(key: str) -> None:
    names = locked(key)
    version = max(int(name.split(".v")[1]) for name in names if name.startswith("answered."))
    kinds = {path.split(".")[0] for path in names[f"answered.v{version}"] if ":" in path}
    samples = FOLDER / key / f"answered.v{version}.json"
    stored = json.loads(samples.read_text(encoding="utf-8"))
    assert {f"action:{body['action']['kind']}" for body in stored} == kinds
