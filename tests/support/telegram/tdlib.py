"""Telegram's own text rules, run offline.

``tdjson`` ships TDLib, the code of Telegram's clients. Its static functions need no network,
login or account: they parse HTML and MarkdownV2 with the real error texts, and find commands,
mentions and links exactly as Telegram does. Only ``td_execute`` is used, which never connects.

This module is the one place that knows whether TDLib is there. Where it has no wheel,
``AVAILABLE`` is false, markup is only stripped and typed text is searched for commands and
mentions with a plain pattern; ``World.not_judged`` then says so.
"""

from __future__ import annotations

import html
import json
import re
from typing import Any

try:
    from tdjson import td_execute
except ImportError:  # only where no wheel exists
    td_execute = None  # type: ignore[assignment]

Json = dict[str, Any]
AVAILABLE: bool = td_execute is not None

_MODES: dict[str, Json] = {
    "html": {"@type": "textParseModeHTML"},
    "markdownv2": {"@type": "textParseModeMarkdown", "version": 2},
    "markdown": {"@type": "textParseModeMarkdown", "version": 1},
}
_NAMES = {
    "Bold": "bold",
    "Italic": "italic",
    "Underline": "underline",
    "Strikethrough": "strikethrough",
    "Spoiler": "spoiler",
    "Code": "code",
    "Pre": "pre",
    "PreCode": "pre",
    "TextUrl": "text_link",
    "MentionName": "text_mention",
    "Mention": "mention",
    "Hashtag": "hashtag",
    "Cashtag": "cashtag",
    "BotCommand": "bot_command",
    "Url": "url",
    "EmailAddress": "email",
    "PhoneNumber": "phone_number",
    "BlockQuote": "blockquote",
    "ExpandableBlockQuote": "expandable_blockquote",
    "CustomEmoji": "custom_emoji",
}
_PLAIN = re.compile(
    r"(?<![\w/])(?P<bot_command>/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?)"
    r"|(?<!\w)(?P<mention>@[A-Za-z][A-Za-z0-9_]{3,31})"
)


class MarkupError(ValueError):
    """TDLib's own words about a text it cannot parse."""


def utf16(text: str) -> int:
    """Length in UTF-16 code units, the unit of every entity offset."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def knows_mode(mode: str) -> bool:
    """Whether Telegram has such a ``parse_mode``."""
    return mode.lower() in _MODES


def parse(text: str, mode: str) -> tuple[str, list[Json]]:
    """Plain text and entities of a marked-up text; ``MarkupError`` with TDLib's text."""
    if not AVAILABLE:
        return html.unescape(re.sub(r"<[^>]*>", "", text)), []
    answer = _execute("parseTextEntities", text=text, parse_mode=_MODES[mode.lower()])
    if answer["@type"] == "error":
        raise MarkupError(answer["message"])
    return answer["text"], _entities(answer["entities"])


def detect(text: str) -> list[Json]:
    """What Telegram finds by itself in a text: commands, mentions, links, hashtags."""
    if AVAILABLE:
        return _entities(_execute("getTextEntities", text=text)["entities"])
    return [
        {
            "type": str(found.lastgroup),
            "offset": utf16(text[: found.start()]),
            "length": utf16(found.group()),
        }
        for found in _PLAIN.finditer(text)
    ]


def _execute(function: str, **arguments: Any) -> Json:
    request = json.dumps({"@type": function, **arguments}).encode()
    answer: Json = json.loads(td_execute(request) or b"{}")
    return answer


def _entities(found: list[Json]) -> list[Json]:
    return [entity for item in found if (entity := _entity(item))]


def _entity(item: Json) -> Json | None:
    """One TDLib entity in the words of the Bot API; some kinds do not exist there."""
    kind = item["type"]["@type"].removeprefix("textEntityType")
    if kind not in _NAMES:
        return None
    entity: Json = {
        "type": _NAMES[kind],
        "offset": item["offset"],
        "length": item["length"],
    }
    if kind == "TextUrl":
        entity["url"] = item["type"]["url"]
    elif kind == "PreCode":
        entity["language"] = item["type"]["language"]
    elif kind == "MentionName":
        entity["user_id"] = item["type"]["user_id"]
    elif kind == "CustomEmoji":
        entity["custom_emoji_id"] = item["type"]["custom_emoji_id"]
    return entity


if AVAILABLE:
    _execute("setLogVerbosityLevel", new_verbosity_level=0)
