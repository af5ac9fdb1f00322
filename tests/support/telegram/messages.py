"""Messages with all their versions: what stood where, when, and who could read it."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

from tests.support.telegram.chats import Chat

Json = dict[str, Any]


@dataclass(slots=True)
class Version:
    """One state of a message. ``readers`` are the people in the chat while it stood."""

    at: float
    content: Json
    readers: set[int]

    @property
    def text(self) -> str:
        return str(self.content.get("text", ""))

    @property
    def rows(self) -> list[list[Json]]:
        """The inline keyboard as rows of buttons."""
        markup: Json = self.content.get("reply_markup") or {}
        rows: list[list[Json]] = markup.get("inline_keyboard", [])
        return rows

    @property
    def buttons(self) -> list[Json]:
        """The inline keyboard as one list of buttons."""
        return [button for row in self.rows for button in row]


@dataclass(slots=True, eq=False)
class Message:
    """A message of anybody. Compare by identity; ids are only unique within one chat."""

    chat: Chat = field(repr=False)
    message_id: int
    date: int
    sender: Json
    from_bot: bool
    versions: list[Version]
    thread_id: int | None = None
    reply_to: Message | None = field(default=None, repr=False)
    sender_chat: Json | None = None
    reply_keyboard: Json | None = None
    options: Json = field(default_factory=dict)
    edit_date: int | None = None
    silent: bool = False
    deleted: bool = False

    @property
    def now(self) -> Version:
        """The state that stands."""
        return self.versions[-1]

    @property
    def content(self) -> Json:
        return self.now.content

    @property
    def text(self) -> str:
        return self.now.text

    @property
    def texts(self) -> list[str]:
        """The texts of all versions, oldest first."""
        return [version.text for version in self.versions if version.text]

    @property
    def entities(self) -> list[Json]:
        return list(self.content.get("entities", []))

    @property
    def labels(self) -> list[list[str]]:
        """What is written on the buttons, row by row."""
        return [[str(button["text"]) for button in row] for row in self.now.rows]

    def button(self, label: str) -> Json:
        """The button with this label, as the Bot API describes it."""
        for button in self.now.buttons:
            if button["text"] == label:
                return button
        raise AssertionError(f"no button {label!r} in {self.labels}")

    def url(self, label: str) -> str:
        """Where a link button leads."""
        return str(self.button(label)["url"])

    def copied(self, label: str) -> str:
        """What a copying button puts into the clipboard."""
        return str(self.button(label)["copy_text"]["text"])

    def json(self, *, nested: bool = False) -> Json:
        """The Message object; a message inside another carries no further message."""
        out: Json = {
            "message_id": self.message_id,
            "date": self.date,
            "chat": self.chat.json(),
            "from": self.sender,
        }
        if self.sender_chat is not None:
            out["sender_chat"] = self.sender_chat
        if self.thread_id is not None:
            out |= {"message_thread_id": self.thread_id, "is_topic_message": True}
        if self.edit_date is not None:
            out["edit_date"] = self.edit_date
        if self.reply_to is not None and not nested and not self.reply_to.deleted:
            out["reply_to_message"] = self.reply_to.json(nested=True)
        return copy.deepcopy(out | self.options | self.content)
