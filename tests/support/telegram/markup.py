"""Keyboards: what Telegram accepts, and the words it refuses the rest with."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.support.telegram.errors import bad

if TYPE_CHECKING:
    from tests.support.telegram.chats import Chat
    from tests.support.telegram.world import World

Json = dict[str, Any]
DATA_BYTES = 64
BUTTONS = 100
ROW = 8
JSON_BYTES = 10_000
COPY_CHARACTERS = 256
ACTIONS = frozenset(
    {
        "url",
        "callback_data",
        "web_app",
        "login_url",
        "switch_inline_query",
        "switch_inline_query_current_chat",
        "switch_inline_query_chosen_chat",
        "copy_text",
        "callback_game",
        "pay",
    }
)
_KNOWN = ACTIONS | {"text", "style", "icon_custom_emoji_id"}
_BUTTON = "can't parse inline keyboard button: "
_OTHER_KINDS = frozenset({"keyboard", "remove_keyboard", "force_reply"})


def checked(world: World, markup: Any, chat: Chat) -> Json | None:
    """The ``reply_markup`` as Telegram understands it, or ``None`` if there is none."""
    if markup is None or markup == "":
        return None
    if not isinstance(markup, dict):
        raise bad("object expected as reply markup")
    if "inline_keyboard" in markup:
        return _inline(world, markup, chat)
    return markup if set(markup) & _OTHER_KINDS else None


def inline_only(world: World, markup: Any, chat: Chat) -> Json | None:
    """The keyboard of an edit, where only an inline keyboard may stand."""
    found = checked(world, markup, chat)
    if found is not None and "inline_keyboard" not in found:
        raise bad("inline keyboard expected")
    return found


def _inline(world: World, markup: Json, chat: Chat) -> Json | None:
    field = 'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array'
    given = markup["inline_keyboard"]
    if not isinstance(given, list):
        raise bad(field)
    rows: list[list[Json]] = []
    for row in given:
        if not isinstance(row, list):
            raise bad(field + " of Arrays")
        if len(row) > ROW:
            world.violate("markup", "row", f"{len(row)} buttons in a row, clients show {ROW}")
        if row:
            rows.append([_button(world, button, chat) for button in row])
    size = len(json.dumps(markup, ensure_ascii=False, separators=(",", ":")).encode())
    if sum(map(len, rows)) > BUTTONS or size > JSON_BYTES:
        raise bad("reply markup is too long")
    return {"inline_keyboard": rows} if rows else None


def _button(world: World, button: Any, chat: Chat) -> Json:
    if not isinstance(button, dict):
        raise bad(_BUTTON + "InlineKeyboardButton must be an Object")
    if "text" not in button:
        raise bad(_BUTTON + 'Can\'t find field "text"')
    for name in ("text", "url", "callback_data"):
        if name in button and not isinstance(button[name], str):
            raise bad(_BUTTON + f'Field "{name}" must be of type String')
    if not button["text"].strip():
        raise bad(_BUTTON + "Text must be non-empty")
    actions = set(button) & ACTIONS
    if not actions:
        raise bad(_BUTTON + "Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        world.violate("markup", "button", f"several actions: {sorted(actions)}")
    _check_action(button, chat)
    return {name: value for name, value in button.items() if name in _KNOWN}


def _check_action(button: Json, chat: Chat) -> None:
    if "callback_data" in button:
        size = len(button["callback_data"].encode())
        if not 1 <= size <= DATA_BYTES:
            raise bad("BUTTON_DATA_INVALID")
    if "url" in button:
        _check_url(button["url"])
    if "web_app" in button and not chat.is_private:
        raise bad("BUTTON_TYPE_INVALID")
    if "copy_text" in button:
        text = button["copy_text"].get("text", "")
        if not 1 <= len(text) <= COPY_CHARACTERS:
            raise bad("BUTTON_COPY_TEXT_INVALID")


def _check_url(url: str) -> None:
    parts = urlsplit(url if "://" in url else "http://" + url)
    refusal = f"inline keyboard button URL '{url}' is invalid: "
    if parts.scheme not in ("http", "https", "tg", "ton"):
        raise bad(refusal + "Unsupported URL protocol")
    host = parts.hostname or ""
    if parts.scheme in ("http", "https") and ("." not in host or " " in url):
        raise bad(refusal + "Wrong HTTP URL")
