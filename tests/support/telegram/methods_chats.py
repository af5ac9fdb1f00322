"""Looking at chats and leaving them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.support.telegram import access, membership
from tests.support.telegram.chats import MEMBER_RIGHTS, Chat
from tests.support.telegram.errors import bad
from tests.support.telegram.methods import method

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]
_GIFTS = (
    "unlimited_gifts",
    "limited_gifts",
    "unique_gifts",
    "premium_subscription",
    "gifts_from_channels",
)


@method("getChat")
def get_chat(world: World, parameters: Json) -> Json:
    """The ChatFullInfo object."""
    chat = access.to_read(world, parameters.get("chat_id"))
    out = chat.json() | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(_GIFTS, False),
    }
    if not chat.is_private:
        allowed = dict.fromkeys(MEMBER_RIGHTS, chat.can_send_messages)
        out["permissions"] = {k: v for k, v in allowed.items() if k.startswith("can_send_")}
    return out


@method("getChatMember")
def get_chat_member(world: World, parameters: Json) -> Json:
    """Somebody's standing in a chat."""
    chat = access.to_read(world, parameters.get("chat_id"))
    user_id = int(parameters.get("user_id") or 0)
    account = world.bot if user_id == world.bot.id else world.people.get(user_id)
    if account is None:
        raise bad("PARTICIPANT_ID_INVALID")
    if chat.is_private:
        return {"user": account.json(), "status": "member"}
    return chat.member(user_id).json(account.json())


@method("getChatAdministrators")
def get_chat_administrators(world: World, parameters: Json) -> list[Json]:
    """Owner and administrators; other bots are left out, as there are none."""
    chat = access.to_read(world, parameters.get("chat_id"))
    if chat.is_private:
        raise bad("there are no administrators in the private chat")
    return [
        member.json(_account_json(world, user_id))
        for user_id, member in chat.members.items()
        if member.admin
    ]


@method("getChatMemberCount")
def get_chat_member_count(world: World, parameters: Json) -> int:
    """How many are in the chat, the bot included."""
    chat: Chat = access.to_read(world, parameters.get("chat_id"))
    return 2 if chat.is_private else len(chat.reader_ids())


@method("leaveChat")
def leave_chat(world: World, parameters: Json) -> bool:
    """The bot goes."""
    chat = access.to_read(world, parameters.get("chat_id"))
    if chat.is_private:
        raise bad("chat member status can't be changed in private chats")
    membership.depart(world, chat, world.bot, world.bot)
    return True


def _account_json(world: World, user_id: int) -> Json:
    return world.bot.json() if user_id == world.bot.id else world.people[user_id].json()
