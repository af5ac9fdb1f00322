"""Telegram's errors in the words of the core. No foreign exception leaves this package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    RetryAfter,
    TelegramError,
)

from bot.port import ChatError, Gone, Moved, Refused, SlowDown, Unreachable

_GONE: Final = ("message to edit not found", "message can't be edited", "message_id_invalid")
_CLOSED: Final = (
    "chat not found",
    "not enough rights",
    "deactivated",
    "topic_closed",
    "message thread not found",
)


@contextmanager
def own_errors() -> Iterator[None]:
    """Raises nothing but ChatError."""
    try:
        yield
    except InvalidToken:
        # The library's own words contain the token.
        raise Refused("the token is not accepted") from None
    except TelegramError as error:
        raise translated(error) from error


def translated(error: TelegramError) -> ChatError:
    match error:
        case RetryAfter(retry_after=wait):
            return SlowDown(wait if isinstance(wait, int) else wait.total_seconds())
        case ChatMigrated(new_chat_id=chat):
            return Moved(str(chat))
        case Forbidden():
            return Unreachable(error.message)
        case BadRequest():
            return _bad_request(error)
        case _:
            return ChatError(error.message)


def _bad_request(error: BadRequest) -> ChatError:
    """Telegram has one code for all of them, and tells them apart in words."""
    words = error.message.lower()
    if any(part in words for part in _GONE):
        return Gone(error.message)
    if any(part in words for part in _CLOSED):
        return Unreachable(error.message)
    return Refused(error.message)
