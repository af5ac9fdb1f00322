"""Every shape in which an event was ever stored.

Each game has a folder. Its ``fields.json`` names the fields of each kind and version;
``<kind>.v<version>.json`` holds a few stored bodies of it. Neither is ever changed or removed:
databases out there hold such events.

After changing an event: raise its version, add the upcast, run ``python -m tests.stored`` (it
adds the fields of what is new and changes nothing else), and write a sample file by hand.
"""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.games import GAMES

FOLDER = Path(__file__).parent


def fields(key: str) -> dict[str, list[str]]:
    """``{"cards-played.v1": ["seat", "combo.rank", …]}`` of the code of a game as it is."""
    return {
        f"{type_.kind}.v{type_.version}": list(dict.fromkeys(_paths(type_)))
        for type_ in GAMES[key].event_types.values()
    }


def locked(key: str) -> dict[str, list[str]]:
    """The same as it was stored."""
    stored: dict[str, list[str]] = json.loads(listed(key).read_text())
    return stored


def listed(key: str) -> Path:
    """Where the fields of a game are named."""
    return FOLDER / key / "fields.json"


def _paths(type_: type[Any]) -> list[str]:
    hints = get_type_hints(type_)
    found = []
    for field in dataclasses.fields(type_):
        inner = _dataclasses_in(hints[field.name])
        if not inner:
            found.append(field.name)
        for each in inner:
            mark = f":{_tag(each)}" if len(inner) > 1 else ""
            found += [f"{field.name}{mark}.{path}" for path in _paths(each)]
    return found


def _dataclasses_in(hint: Any) -> list[type[Any]]:
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return [hint]
    if get_origin(hint) is Literal:
        return []
    return [found for part in get_args(hint) for found in _dataclasses_in(part)]


def _tag(type_: type[Any]) -> str:
    """The stored name of a member of a union."""
    return str(get_args(get_type_hints(type_)["kind"])[0])
