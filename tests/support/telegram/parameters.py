"""Reading a call: query string, JSON, form or multipart, and the types Telegram reads them as."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import web

from tests.support.telegram.errors import bad

Json = dict[str, Any]
_AS_JSON = frozenset(
    {
        "allowed_updates",
        "commands",
        "entities",
        "link_preview_options",
        "message_ids",
        "reply_markup",
        "reply_parameters",
        "scope",
    }
)
_AS_INT = frozenset(
    {"limit", "message_id", "message_thread_id", "offset", "timeout", "user_id", "cache_time"}
)
_AS_BOOL = frozenset(
    {
        "allow_paid_broadcast",
        "disable_notification",
        "drop_pending_updates",
        "protect_content",
        "revoke_messages",
        "show_alert",
    }
)


async def read(request: web.Request) -> Json:
    """All parameters of a call; the body wins over the query string."""
    raw: Json = dict(request.query)
    if request.content_type == "application/json":
        body = await request.json()
        raw |= body if isinstance(body, dict) else {}
    elif request.content_type == "multipart/form-data":
        raw |= await _multipart(request)
    elif request.content_type == "application/x-www-form-urlencoded":
        raw |= dict(await request.post())
    return raw


async def _multipart(request: web.Request) -> Json:
    form = await request.post()
    return {
        name: f"attach://{name}" if isinstance(value, web.FileField) else value
        for name, value in form.items()
    }


def decoded(raw: Json) -> Json:
    """The same with numbers, truth values and JSON as such; raises what Telegram answers."""
    return {name: _value(name, value) for name, value in raw.items()}


def _value(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if name in _AS_JSON and value:
        try:
            return json.loads(value)
        except ValueError:
            what = "reply keyboard markup" if name == "reply_markup" else name
            raise bad(f"can't parse {what} JSON object") from None
    if name in _AS_INT:
        return _int(value)
    if name in _AS_BOOL:
        return value.lower() in ("true", "yes", "1")
    return value


def _int(value: str) -> int:
    """Telegram reads a number it cannot parse as zero."""
    try:
        return int(value)
    except ValueError:
        return 0
