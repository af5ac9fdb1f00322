"""What the bot says, before any platform sees it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.text import Text


@dataclass(frozen=True, slots=True)
class Address:
    """A room (a group, or one topic of it) or one person's private chat.

    Private text can only be given to :meth:`person`; :attr:`key` is the stored form.
    """

    platform: str
    chat: str
    topic: str = ""
    private: bool = False

    @classmethod
    def room(cls, platform: str, chat: str, topic: str = "") -> Address:
        return cls(platform, chat, topic)

    @classmethod
    def person(cls, platform: str, user: str) -> Address:
        return cls(platform, user, private=True)

    @property
    def key(self) -> str:
        return "/".join(
            (self.platform, "person" if self.private else "room", self.chat, self.topic)
        )

    @classmethod
    def parse(cls, key: str) -> Address:
        platform, kind, chat, topic = key.split("/", 3)
        return cls(platform, chat, topic, kind == "person")


@dataclass(frozen=True, slots=True)
class Button:
    """Either *token* goes through the platform and back unchanged (at most 64 bytes of ASCII), or
    *start* is the payload of a link that opens the private chat with the bot, or *copied* is what
    its reader takes away to paste elsewhere (1 to 256 characters)."""

    label: Text
    token: str = ""
    start: str = ""
    group: Text | None = None
    """What this button and its neighbours of the same group are a choice of. Where there is no
    room for so many buttons they may become one list under this name."""
    copied: str = ""
    """It stands in the text as well: a platform that cannot copy leaves the button out."""


Keyboard = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    to: Address
    lines: tuple[Text, ...]
    """None: the message that stands in the slot is taken away."""
    buttons: Keyboard = ()
    slot: str = ""
    """Messages with a slot replace the one before them in the same slot (an edit)."""
    repost: bool = False
    """Send anew at the end of the chat; the old message of the slot loses its buttons."""
    starts: tuple[str, int] | None = None
    """(hand, decision) whose hold and clocks start when this message has gone out."""
