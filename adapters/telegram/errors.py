"""Telegram's errors in the words of the core. No foreign exception leaves this package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    RetryAfter,
    TelegramError,
)

from bot.port import ChatError, Gone, Moved, Refused, SlowDown, Unreachable


@contextmanager
def own_errors() -> Iterator[None]:
    """Raises nothing but ChatError."""
    try:
        yield
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
        case InvalidToken():
            return Refused("the token is not accepted")
        case BadRequest():
            return _bad_request(error)
        case _:
            return ChatError(error.message)


def _bad_request(error: BadRequest) -> ChatError:
    words = error.message.lower()
    if "message to edit not found" in words or "message can't be edited" in words:
        return Gone(error.message)
    if any(part in words for part in ("chat not found", "not enough rights", "deactivated")):
        return Unreachable(error.message)
    return Refused(error.message)
