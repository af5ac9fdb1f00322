"""People and what they do: write, press, follow links, block, come and go.

Every action happens at once and returns what came of it; only answers are awaited.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.support.telegram import links, membership, privacy, reading, tdlib, texts
from tests.support.telegram.chats import Chat, Member
from tests.support.telegram.membership import GROUP_ANONYMOUS_BOT, Account
from tests.support.telegram.messages import Message
from tests.support.telegram.queries import Query

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]


@dataclass(slots=True, eq=False)
class Person:
    """Somebody with a Telegram account. ``dm`` is the private chat with the bot."""

    world: World = field(repr=False)
    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = "en"
    started: bool = False
    blocked: bool = False
    deactivated: bool = False

    def json(self) -> Json:
        """The User object."""
        names = ("first_name", "last_name", "username", "language_code")
        found = {name: getattr(self, name) for name in names}
        known = {name: value for name, value in found.items() if value is not None}
        return {"id": self.id, "is_bot": False, **known}

    @property
    def dm(self) -> Chat:
        return self.world.chats[self.id]

    # Writing

    def start(self, payload: str | None = None) -> Message:
        """Press Start, as the first time, after a block, or behind a link with a payload."""
        if self.blocked:
            self.unblock()
        return self.say(self.dm, "/start" if payload is None else f"/start {payload}")

    def say(
        self,
        chat: Chat,
        text: str,
        *,
        reply_to: Message | None = None,
        topic: int | None = None,
        anonymous: bool = False,
    ) -> Message:
        """Type a text. Whether the bot hears it in a group is up to privacy mode."""
        text, _ = texts.trimmed(*texts.cleaned(text, []))
        assert texts.visible(text), "a client does not send an empty text"
        assert len(text) <= texts.TEXT_LIMIT, "a client splits a text this long"
        self.world.judged_by_tdlib("typed text")
        content: Json = {"text": text}
        if entities := tdlib.detect(text):
            content["entities"] = entities
        return self.post(chat, content, reply_to=reply_to, topic=topic, anonymous=anonymous)

    def post(
        self,
        chat: Chat,
        content: Json,
        *,
        reply_to: Message | None = None,
        topic: int | None = None,
        anonymous: bool = False,
    ) -> Message:
        """Send a message with any content the Bot API knows, e.g. ``{"dice": ...}``."""
        self._may_write(chat, topic)
        if chat.is_private:
            self.started = True
            if reply_to is not None and reply_to is chat.last and reply_to.from_bot:
                reply_to = None  # Telegram leaves it out when the newest message is answered
        assert not anonymous or chat.member(self.id).admin, "only admins write anonymously"
        message = self.world.post(
            chat,
            GROUP_ANONYMOUS_BOT if anonymous else self.json(),
            content,
            thread=topic,
            reply_to=reply_to,
            sender_chat=chat.json() if anonymous else None,
        )
        if privacy.hears(self.world, message):
            self.world.tell(message)
        return message

    def _may_write(self, chat: Chat, topic: int | None) -> None:
        if chat.is_private:
            assert chat is self.dm, "this is somebody else's private chat"
            assert not self.blocked, "unblock the bot first"
            return
        assert chat.migrated_to is None, "this group has become a supergroup"
        member = chat.member(self.id)
        assert member.inside, f"{self.first_name} is not in {chat.title}"
        assert member.admin or member.can("can_send_messages"), "muted"
        if topic is not None:
            assert topic in chat.topics, "no such topic"
            assert member.admin or not chat.topics[topic].closed, "the topic is closed"

    def edit(self, message: Message, text: str) -> None:
        """Change one's own message."""
        assert message.sender["id"] == self.id, "not one's own message"
        content: Json = {"text": text}
        if entities := tdlib.detect(text):
            content["entities"] = entities
        self.world.change(message, content)
        if privacy.hears(self.world, message):
            self.world.updates.push("edited_message", message.json())

    def delete(self, message: Message) -> None:
        """Delete a message. Bots are not told."""
        message.deleted = True
        self.world.changes.notify()

    # Buttons and links

    def press(self, message: Message, button: str, *, nth: int = 0, stale: bool = False) -> Query:
        """Press a button, found by label, else by callback data.

        ``nth`` chooses among equal labels. ``stale`` also finds buttons of earlier versions, as a
        client does that has not yet seen the edit.
        """
        shown = message.versions if stale else message.versions[-1:]
        for version in reversed(shown):
            for name in ("text", "callback_data"):
                found = [item for item in version.buttons if item.get(name) == button]
                if len(found) > nth:
                    data = found[nth].get("callback_data")
                    assert data is not None, f"{button!r} sends no callback: {found[nth]}"
                    return self.press_data(message, data)
        raise AssertionError(f"no button {button!r} in {message.labels}")

    def press_data(self, message: Message, data: str) -> Query:
        """Send any callback data for a message, as a forged client can."""
        chat = message.chat
        assert self.id in chat.reader_ids(), f"{self.first_name} cannot see this message"
        query = self.world.new_query(self, message, data)
        if message.deleted:
            shown: Json = {"chat": chat.json(), "message_id": message.message_id, "date": 0}
        else:
            shown = message.json()
        query.update = self.world.updates.push(
            "callback_query",
            {
                "id": query.id,
                "from": self.json(),
                "message": shown,
                "chat_instance": str(7_000_000_000_000_000_000 + abs(chat.id)),
                "data": data,
            },
        )
        return query

    def open_link(self, url: str, chat: Chat | None = None) -> Message | None:
        """Follow a link to the bot. ``?startgroup=`` needs the ``chat`` to be chosen."""
        username, query = links.bot_and_query(url)
        assert username.lower() == self.world.bot.username.lower(), f"not our bot: {url}"
        if "startgroup" in query:
            assert chat is not None, "choose a group for a startgroup link"
            if not chat.member(self.world.bot.id).inside:
                self.add(chat, self.world.bot)
            payload = links.payload(query["startgroup"])
            return self.say(chat, f"/start@{self.world.bot.username} {payload}".strip())
        if "start" in query:
            return self.start(links.payload(query["start"]))
        return None

    # Standing

    def block(self) -> None:
        """Block the bot."""
        self.blocked = True
        self._own_chat_member("member", "kicked")

    def unblock(self) -> None:
        """Take the block back."""
        self.blocked = False
        self._own_chat_member("kicked", "member")

    def _own_chat_member(self, old: str, new: str) -> None:
        bot = self.world.bot.json()
        self.world.updates.push(
            "my_chat_member",
            {
                "chat": self.dm.json(),
                "from": self.json(),
                "date": self.world.unix_now(),
                "old_chat_member": Member(old).json(bot),  # type: ignore[arg-type]
                "new_chat_member": Member(new).json(bot),  # type: ignore[arg-type]
            },
        )

    def join(self, chat: Chat) -> None:
        """Join a group."""
        membership.enter(self.world, chat, self, self)

    def leave(self, chat: Chat) -> None:
        """Leave a group."""
        membership.depart(self.world, chat, self, self)

    def add(self, chat: Chat, who: Account) -> None:
        """Add somebody, or the bot, to a group."""
        membership.enter(self.world, chat, who, self)

    def kick(self, chat: Chat, who: Account) -> None:
        """Throw somebody, or the bot, out of a group."""
        membership.depart(self.world, chat, who, self)

    def promote(self, chat: Chat, who: Account, *rights: str) -> None:
        """Make somebody, or the bot, an administrator."""
        membership.promote(self.world, chat, who, self, set(rights))

    def demote(self, chat: Chat, who: Account) -> None:
        """Make a plain member again."""
        membership.set_member(self.world, chat, who, self, Member("member"))

    def restrict(self, chat: Chat, who: Account, *rights: str) -> None:
        """Leave only these rights; with none, the member is muted."""
        membership.restrict(self.world, chat, who, self, set(rights))

    def migrate(self, chat: Chat) -> Chat:
        """Turn a group into a supergroup, which is returned."""
        return membership.migrate(self.world, chat, self)

    def open_topic(self, chat: Chat, name: str) -> int:
        """Open a topic of a forum; its thread id is returned."""
        return membership.open_topic(self.world, chat, self, name)

    def close_topic(self, chat: Chat, thread: int) -> None:
        """Close a topic."""
        membership.close_topic(self.world, chat, self, thread)

    def delete_topic(self, chat: Chat, thread: int) -> None:
        """Delete a topic with all that stands in it."""
        membership.delete_topic(self.world, chat, thread)

    # Reading

    def sees(self, chat: Chat | None = None) -> Sequence[Message]:
        """The messages this person can read now, in one chat or in all."""
        chats = [chat] if chat is not None else list(self.world.chats.values())
        return [m for c in chats for m in c.messages if self.id in m.now.readers]

    def has_read(self) -> list[str]:
        """Every text, button label and answer ever shown to this person."""
        return reading.shown_to(self.world, self)
