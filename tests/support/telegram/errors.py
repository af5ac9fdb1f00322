"""How the Bot API says no: an error code, a description and sometimes parameters.

The prefixes follow the official server: 400 "Bad Request: ", 403 "Forbidden: ",
429 "Too Many Requests: ", 409 "Conflict: ".
"""

from __future__ import annotations

from typing import Any

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)
QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
OTHER_POLLER = (
    "Conflict: terminated by other getUpdates request; "
    "make sure that only one bot instance is running"
)


class ApiError(Exception):
    """An answer with ``ok: false``. The HTTP status is always equal to ``code``."""

    def __init__(self, code: int, description: str, **parameters: Any) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


def bad(description: str, **parameters: Any) -> ApiError:
    """400: the request itself is wrong."""
    return ApiError(400, "Bad Request: " + description, **parameters)


def forbidden(description: str) -> ApiError:
    """403: the bot may not do this here."""
    return ApiError(403, "Forbidden: " + description)


def too_many(retry_after: int) -> ApiError:
    """429: the flood rule; ``retry_after`` is in whole seconds."""
    return ApiError(429, f"Too Many Requests: retry after {retry_after}", retry_after=retry_after)
