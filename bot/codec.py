"""Events and messages to stored text and back.

Events: JSON of the dataclass, cards as ``"HT"``, every field written out, because a default may
change and what is stored may not. Older versions are lifted step by step before they are read.
Messages: lines and buttons as texts with their variables, in no language yet.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter

from bot.messages import Button, Keyboard, Message
from bot.text import Mention, Text
from engine.events import Event
from engine.game import AnyGame
from engine.games import GAMES
from storage.journal import Entry
from storage.models import OutboxRow


class Codec:
    """Events of one game ↔ journal entries."""

    def __init__(self, game: AnyGame) -> None:
        self._types: dict[str, TypeAdapter[Any]] = {
            kind: TypeAdapter(type_) for kind, type_ in game.event_types.items()
        }
        self._versions = {kind: type_.version for kind, type_ in game.event_types.items()}
        self._upcasts = game.upcasts

    def dump(self, event: Event) -> Entry:
        body = self._types[event.kind].dump_python(event)
        return Entry(event.kind, event.version, _json(body))

    def load(self, entry: Entry) -> Any:
        """Raises LookupError for a kind or version that nobody knows, and ValueError for a body
        that does not fit."""
        adapter, newest = self._types[entry.kind], self._versions[entry.kind]
        if entry.version == newest:
            return adapter.validate_json(entry.body)
        if entry.version > newest:
            raise LookupError(f"{entry.kind}: version {entry.version} is of a later program")
        body = json.loads(entry.body)
        for version in range(entry.version, newest):
            body = self._upcasts[entry.kind, version](body)
        return adapter.validate_json(_json(body))


def codecs() -> dict[str, Codec]:
    """One for each game, by key."""
    return {key: Codec(game) for key, game in GAMES.items()}


def dump_message(message: Message) -> OutboxRow:
    """The row that waits in the outbox. Raises TypeError for a variable that no text can have."""
    hand, decision = message.starts or ("", 0)
    return OutboxRow(
        address=message.to.key,
        slot=message.slot,
        body=dump_body(message.lines, message.buttons),
        repost=int(message.repost),
        starts_hand=hand,
        starts_decision=decision,
    )


def dump_body(lines: tuple[Text, ...], buttons: Keyboard) -> str:
    """Raises TypeError for a variable that no text can have."""
    body: dict[str, Any] = {"lines": [_dump_text(line) for line in lines]}
    if buttons:
        body["buttons"] = [[_dump_button(button) for button in row] for row in buttons]
    return _json(body)


def load_body(body: str) -> tuple[tuple[Text, ...], Keyboard]:
    """Lines and buttons."""
    stored = json.loads(body)
    lines = tuple(_load_text(line) for line in stored["lines"])
    rows = tuple(tuple(_load_button(button) for button in row) for row in stored.get("buttons", ()))
    return lines, rows


def _dump_button(button: Button) -> dict[str, Any]:
    stored: dict[str, Any] = {"label": _dump_text(button.label)}
    if button.token:
        stored["token"] = button.token
    if button.start:
        stored["start"] = button.start
    if button.group is not None:
        stored["group"] = _dump_text(button.group)
    if button.copied:
        stored["copied"] = button.copied
    return stored


def _load_button(stored: Mapping[str, Any]) -> Button:
    group = _load_text(stored["group"]) if "group" in stored else None
    return Button(
        _load_text(stored["label"]),
        stored.get("token", ""),
        stored.get("start", ""),
        group,
        stored.get("copied", ""),
    )


def _dump_text(text: Text) -> str | list[Any]:
    """``"key"``, or ``["key", {variable: value}]``."""
    if not text.args:
        return text.key
    return [text.key, {name: _dump_arg(arg) for name, arg in text.args.items()}]


def _load_text(stored: str | list[Any]) -> Text:
    if isinstance(stored, str):
        return Text(stored)
    key, args = stored
    return Text(key, {name: _load_arg(arg) for name, arg in args.items()})


def _dump_arg(arg: object) -> object:
    match arg:
        case str() | int():
            return arg
        case Text():
            return {"text": _dump_text(arg)}
        case datetime():
            return {"at": arg.isoformat()}
        case Mention(user=user, name=name):
            return {"user": user, "name": name}
        case tuple():
            return [_dump_arg(each) for each in arg]
        case _:
            raise TypeError(f"no text can have {arg!r} as a variable")


def _load_arg(stored: Any) -> object:
    match stored:
        case {"text": text}:
            return _load_text(text)
        case {"at": moment}:
            return datetime.fromisoformat(moment)
        case {"user": user, "name": name}:
            return Mention(user, name)
        case list():
            return tuple(_load_arg(each) for each in stored)
        case _:
            return stored


def _json(body: object) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"), default=_ordered)


def _ordered(value: object) -> list[Any]:
    """Sets have no order of their own; the same set must give the same text."""
    if isinstance(value, frozenset):
        return sorted(value)
    raise TypeError(f"cannot be stored: {value!r}")
