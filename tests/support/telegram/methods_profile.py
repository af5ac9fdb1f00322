"""What the bot says about itself: commands, name, descriptions, in every scope and language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.support.telegram import access
from tests.support.telegram.chats import Chat
from tests.support.telegram.errors import bad
from tests.support.telegram.methods import METHODS, method

if TYPE_CHECKING:
    from tests.support.telegram.people import Person
    from tests.support.telegram.world import World

Json = dict[str, Any]
_COMMAND = re.compile(r"[a-z0-9_]{1,32}")
_SCOPES = frozenset(
    {
        "default",
        "all_private_chats",
        "all_group_chats",
        "all_chat_administrators",
        "chat",
        "chat_administrators",
        "chat_member",
    }
)
_TEXTS = (("Name", "name", 64), ("Description", "description", 512))
_SHORT = ("ShortDescription", "short_description", 120)


@method("getMe")
def get_me(world: World, parameters: Json) -> Json:
    """The bot's own User object."""
    return world.bot.json() | {
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
        "has_topics_enabled": False,
        "allows_users_to_create_topics": False,
        "can_manage_bots": False,
        "supports_join_request_queries": False,
    }


@method("setMyCommands")
def set_my_commands(world: World, parameters: Json) -> bool:
    """Set the menu for one scope and language."""
    commands = parameters.get("commands")
    if not isinstance(commands, list):
        raise bad("can't parse list of bot commands")
    if len(commands) > 100:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not _COMMAND.fullmatch(str(command.get("command", ""))):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(str(command.get("description", ""))) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    world.profile.commands[_place(world, parameters)] = commands
    world.changes.notify()
    return True


@method("getMyCommands")
def get_my_commands(world: World, parameters: Json) -> list[Json]:
    """The menu set for exactly this scope and language."""
    return world.profile.commands.get(_place(world, parameters), [])


@method("deleteMyCommands")
def delete_my_commands(world: World, parameters: Json) -> bool:
    """Take the menu of one scope and language away."""
    world.profile.commands.pop(_place(world, parameters), None)
    world.changes.notify()
    return True


def menu(world: World, person: Person, chat: Chat) -> list[str]:
    """The commands a person is offered in a chat: the narrowest scope and language wins."""
    if chat.is_private:
        scopes = [f"chat:{chat.id}", "all_private_chats", "default"]
    else:
        scopes = [f"chat_member:{chat.id}:{person.id}"]
        if chat.member(person.id).admin:
            scopes.append(f"chat_administrators:{chat.id}")
        scopes.append(f"chat:{chat.id}")
        if chat.member(person.id).admin:
            scopes.append("all_chat_administrators")
        scopes += ["all_group_chats", "default"]
    language = (person.language_code or "").partition("-")[0]
    for scope in scopes:
        for spoken in (language, ""):
            commands = world.profile.commands.get((scope, spoken))
            if commands:
                return [str(command["command"]) for command in commands]
    return []


def _language(parameters: Json) -> str:
    language = str(parameters.get("language_code") or "")
    if language and not re.fullmatch(r"[a-z]{2}", language):
        raise bad("invalid language code specified")
    return language


def _place(world: World, parameters: Json) -> tuple[str, str]:
    scope = parameters.get("scope") or {"type": "default"}
    if not isinstance(scope, dict) or scope.get("type") not in _SCOPES:
        raise bad("can't parse BotCommandScope: Unsupported type specified")
    kind = str(scope["type"])
    if kind in ("chat", "chat_administrators", "chat_member"):
        kind += f":{access.to_read(world, scope.get('chat_id')).id}"
    if "user_id" in scope:
        kind += f":{scope['user_id']}"
    return kind, _language(parameters)


def _enter_text(word: str, field: str, limit: int) -> None:
    """setMyName and its kin are one and the same thing."""

    def set_text(world: World, parameters: Json) -> bool:
        text = str(parameters.get(field) or "")
        if len(text) > limit:
            raise bad(f"BOT_{field.upper()}_TOO_LONG")
        world.profile.texts[field, _language(parameters)] = text
        world.changes.notify()
        return True

    def get_text(world: World, parameters: Json) -> Json:
        texts = world.profile.texts
        return {field: texts.get((field, _language(parameters))) or texts.get((field, ""), "")}

    METHODS[f"setmy{word.lower()}"] = set_text
    METHODS[f"getmy{word.lower()}"] = get_text


for _entry in (*_TEXTS, _SHORT):
    _enter_text(*_entry)
