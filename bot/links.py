"""Links that open the private chat and bring their owner to a table: at most 64 characters."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

from bot.table import Table
from bot.tokens import base36

_PAYLOAD: Final = re.compile(r"s([0-9a-z]{1,7})_([0-9a-f]{8})")


def payload(table: Table) -> str:
    """``s7_1f09ab3c``: seat me at table 7. The signature keeps others from guessing tables."""
    return f"s{base36(table.id)}_{_signature(table)}"


def table_in(text: str) -> int | None:
    """The table that a payload names, or None when it is not one of ours."""
    match = _PAYLOAD.fullmatch(text)
    return None if match is None else int(match[1], 36)


def is_genuine(text: str, table: Table) -> bool:
    return hmac.compare_digest(text, payload(table))


def _signature(table: Table) -> str:
    key = f"link/{table.id}".encode()
    return hmac.new(table.secret.encode(), key, hashlib.sha256).hexdigest()[:8]
