"""Messages as somebody sees them, kept in every version they ever had."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tests.support.discord.reading import Names, Reading, read

BUTTON: Final = 2
SELECT: Final = 3
EPHEMERAL: Final = 1 << 6
THINKING: Final = 1 << 7


@dataclass(frozen=True, slots=True)
class Control:
    """A button, or one option of a list."""

    label: str
    custom_id: str
    value: str = ""
    """Of an option."""
    of: str = ""
    """Name of the list."""

    @property
    def listed(self) -> bool:
        return bool(self.value)


@dataclass(frozen=True, slots=True)
class Shown:
    """One version of a message."""

    id: int
    channel: int
    author: int
    content: str
    """As it was sent."""
    embeds: tuple[dict[str, Any], ...]
    components: tuple[dict[str, Any], ...]
    reader: int | None
    """The only one who sees it, or everybody in the channel."""
    rings: tuple[int, ...]
    """Whose devices ring for it."""
    thinking: bool
    """Nothing stands there yet but that an answer will come."""
    names: Names = field(repr=False, compare=False)
    """What people are called there."""

    @property
    def text(self) -> str:
        """As it is read: of the content and what the embeds describe."""
        return self._reading.text

    @property
    def marks(self) -> tuple[str, ...]:
        """What is more than a letter in it."""
        return tuple(self._reading.marks)

    @property
    def _reading(self) -> Reading:
        described = (each.get("description") for each in self.embeds)
        return read("\n".join(filter(None, (self.content, *described))), self.names)

    @property
    def rows(self) -> tuple[tuple[Control, ...], ...]:
        """What can be pressed or chosen; a list is a row."""
        return tuple(tuple(_controls(row)) for row in self.components)

    @property
    def controls(self) -> tuple[Control, ...]:
        return tuple(control for row in self.rows for control in row)

    @property
    def labels(self) -> list[list[str]]:
        return [[control.label for control in row] for row in self.rows]

    def control(self, label: str) -> Control:
        """The only one with this label."""
        found = [control for control in self.controls if control.label == label]
        assert len(found) == 1, f"{len(found)} controls {label!r} among {self.labels}"
        return found[0]

    @property
    def words(self) -> str:
        """Everything in it that a person or his client could read, one to a line."""
        return "\n".join((self.text, *_strings(self.content, self.embeds, self.components)))


def seen(message: Any, names: Names) -> Shown:
    """This version of a message of the emulator."""
    metadata = message.interaction_metadata or {}
    private = bool(message.flags & EPHEMERAL)
    return Shown(
        id=message.id,
        channel=message.channel_id,
        author=message.author_id,
        content=message.content,
        embeds=tuple(dict(each) for each in message.embeds),
        components=tuple(dict(each) for each in message.components),
        reader=int(metadata["user"]["id"]) if private else None,
        rings=tuple(message.ping_user_ids),
        thinking=bool(message.flags & THINKING),
        names=names,
    )


def _controls(row: dict[str, Any]) -> Iterator[Control]:
    for each in row.get("components", ()):
        if each["type"] == BUTTON:
            yield Control(each.get("label") or "", each["custom_id"])
        for option in each.get("options", ()) if each["type"] == SELECT else ():
            name = each.get("placeholder") or ""
            yield Control(option["label"], each["custom_id"], option["value"], name)


def _strings(*parts: Any) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict):
            yield from _strings(*part.values())
        elif isinstance(part, (list, tuple)):
            yield from _strings(*part)
