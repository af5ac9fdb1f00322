"""Telegram's errors in the words of the core. No foreign exception leaves this package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
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
        case RetryAfter():
            wait = error.retry_after
            return SlowDown(wait if isinstance(wait, int) else wait.total_seconds())
        case ChatMigrated():
            return Moved(str(error.new_chat_id))
        case Forbidden():
            return Unreachable(error.message)
        case InvalidToken():
            return Refused("the token is not accepted")
        case Conflict():
            return ChatError("another process takes updates with the same token")
        case BadRequest():
            return _bad_request(error)
        case _:
            return ChatError(error.message)


def _bad_request(error: BadRequest) -> ChatError:
    words = error.message.lower()
    if "message to edit not found" in words or "message can't be edited" in words:
        return Gone(error.message)
    if "chat not found" in words or "not enough rights" in words or "deactivated" in words:
        return Unreachable(error.message)
    return Refused(error.message)
