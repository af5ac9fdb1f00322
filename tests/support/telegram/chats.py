"""Chats and who is in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from tests.support.telegram.messages import Message
    from tests.support.telegram.people import Person

Json = dict[str, Any]
Kind = Literal["private", "group", "supergroup"]
Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]

INSIDE = frozenset({"creator", "administrator", "member", "restricted"})
ADMINS = frozenset({"creator", "administrator"})
ADMIN_RIGHTS = (
    "can_be_edited",
    "is_anonymous",
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_pin_messages",
    "can_manage_topics",
)
MEMBER_RIGHTS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody's standing in a group."""

    status: Status
    rights: frozenset[str] = frozenset()

    @property
    def inside(self) -> bool:
        return self.status in INSIDE

    @property
    def admin(self) -> bool:
        return self.status in ADMINS

    def can(self, right: str) -> bool:
        """Whether this member holds a right; owners hold all, plain members the writing ones."""
        if self.status == "creator":
            return True
        if self.status == "member":
            return right.startswith("can_send_")
        if self.status == "administrator":
            return right in self.rights or right.startswith("can_send_")
        return right in self.rights

    def json(self, user: Json) -> Json:
        """The ChatMember object."""
        out: Json = {"user": user, "status": self.status}
        if self.status == "creator":
            out["is_anonymous"] = "is_anonymous" in self.rights
        elif self.status == "administrator":
            out |= {name: name in self.rights for name in ADMIN_RIGHTS}
        elif self.status == "restricted":
            out |= {name: name in self.rights for name in MEMBER_RIGHTS}
            out |= {"is_member": True, "until_date": 0}
        elif self.status == "kicked":
            out["until_date"] = 0
        return out


@dataclass(slots=True)
class Topic:
    """A topic of a forum; its thread id is the id of the message that opened it."""

    name: str
    closed: bool = False
    deleted: bool = False


@dataclass(slots=True, eq=False)
class Chat:
    """A private chat, a basic group or a supergroup, with everything ever written in it."""

    id: int
    kind: Kind
    title: str = ""
    is_forum: bool = False
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    topics: dict[int, Topic] = field(default_factory=dict)
    history: list[Message] = field(default_factory=list, repr=False)
    migrated_to: int | None = None
    deleted: bool = False
    can_send_messages: bool = True
    last_bot_id: int | None = None
    owner: Person | None = field(default=None, repr=False)

    @property
    def is_private(self) -> bool:
        return self.kind == "private"

    @property
    def messages(self) -> list[Message]:
        """What stands in the chat now, oldest first."""
        return [message for message in self.history if not message.deleted]

    @property
    def from_bot(self) -> list[Message]:
        """What the bot under test wrote and did not delete, oldest first."""
        return [message for message in self.messages if message.from_bot]

    @property
    def last(self) -> Message:
        """The newest message that still stands."""
        return self.messages[-1]

    @property
    def texts(self) -> list[str]:
        """The texts that stand in the chat now."""
        return [message.text for message in self.messages if message.text]

    @property
    def texts_ever(self) -> list[str]:
        """Every text that ever stood here, also those edited away or deleted."""
        return [text for message in self.history for text in message.texts]

    def find(self, message_id: object) -> Message | None:
        """The message with this id, unless it was deleted."""
        for message in self.history:
            if message.message_id == message_id and not message.deleted:
                return message
        return None

    def member(self, user_id: int) -> Member:
        """Somebody's standing; who was never here has ``left``."""
        return self.members.get(user_id, Member("left"))

    def reader_ids(self) -> set[int]:
        """Who can read what is written now."""
        if self.is_private:
            return {self.id}
        return {user_id for user_id, member in self.members.items() if member.inside}

    def json(self) -> Json:
        """The Chat object."""
        out: Json = {"id": self.id, "type": self.kind}
        if self.owner is not None:
            user = self.owner.json()
            return out | {n: user[n] for n in ("first_name", "last_name", "username") if n in user}
        out["title"] = self.title
        if self.is_forum:
            out["is_forum"] = True
        return out
