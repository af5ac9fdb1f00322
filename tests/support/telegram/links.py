"""Links to a bot and what they carry."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")


def bot_and_query(url: str) -> tuple[str, dict[str, list[str]]]:
    """Username and query of a t.me or tg://resolve link."""
    parts = urlsplit(url if "://" in url else "https://" + url)
    query = parse_qs(parts.query, keep_blank_values=True)
    if parts.scheme == "tg":
        assert parts.netloc == "resolve", f"not a link to a bot: {url}"
        return query.pop("domain")[0], query
    assert parts.netloc.lower() in ("t.me", "telegram.me"), f"not a Telegram link: {url}"
    return parts.path.strip("/"), query


def payload(values: list[str]) -> str:
    """The start parameter, if Telegram would pass it on."""
    text = values[0]
    assert _PAYLOAD.fullmatch(text), f"Telegram does not pass on this payload: {text!r}"
    return text
