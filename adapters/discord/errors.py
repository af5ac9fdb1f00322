"""Discord's errors in the words of the core. No foreign exception leaves this package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord

from bot.port import ChatError, Gone, Refused, SlowDown, Unreachable

_CLOSED: Final = frozenset(
    {
        10003,  # unknown channel
        10004,  # unknown server
        10013,  # unknown user
        50001,  # missing access
        50007,  # takes no private messages
        50009,  # the channel wants accounts that are verified
        50013,  # missing permissions
        50024,  # not a channel to write to
        50033,  # nobody to whom a private chat could be opened
        50278,  # no server in common
        160005,  # thread locked
    }
)
_ASLEEP: Final = 50083
"""Thread archived: nothing in it can be edited."""
_GONE: Final = frozenset(
    {
        10008,  # unknown message
        30046,  # an old message has been edited too often
        50005,  # written by somebody else
        50021,  # a message of Discord's own
    }
)
_LATE: Final = frozenset(
    {
        10015,  # the interaction is over
        10062,  # it was not answered in time
        40060,  # it has been answered
        50027,  # the interaction is over
    }
)
"""Nobody waits for this answer any more."""
_BUSY: Final = frozenset(
    {
        20016,  # slow mode
        20022,  # edits of announcements
        20028,  # writes to this channel
        20029,  # writes to this server
        40003,  # private chats opened
        40062,  # the service itself
    }
)
_PAUSE: Final = 10.0
"""Seconds, where Discord does not say."""
_HOPELESS: Final = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""Close codes of the gateway after which another try is of no use."""


@contextmanager
def own_errors(*, asleep: type[ChatError] = Unreachable) -> Iterator[None]:
    """Raises nothing but ChatError; *asleep* where a thread is archived."""
    try:
        yield
    except discord.LoginFailure:
        # Nothing of the library's own words: they may contain the token.
        raise Refused("the token is not accepted") from None
    except discord.DiscordException as error:
        raise translated(error, asleep) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise ChatError(f"no connection: {error or type(error).__name__}") from error
    except RuntimeError as error:
        if "Session is closed" not in str(error):
            raise
        raise ChatError("not connected any more") from error


def translated(error: discord.DiscordException, asleep: type[ChatError] = Unreachable) -> ChatError:
    match error:
        case discord.RateLimited(retry_after=seconds):
            return SlowDown(seconds)
        case discord.PrivilegedIntentsRequired():
            return Refused(str(error))
        case discord.ConnectionClosed(code=code) if code in _HOPELESS:
            return Refused(str(error))
        case discord.HTTPException():
            return _answered(error, asleep)
        case _:
            return ChatError(str(error))


def _answered(error: discord.HTTPException, asleep: type[ChatError]) -> ChatError:
    words = f"{error.status} {error.code}: {error.text[:200]}"
    if error.status == 429 or error.code in _BUSY:
        return SlowDown(_seconds(error))
    if error.code == _ASLEEP:
        return asleep(words)
    for codes, kind in ((_LATE, ChatError), (_GONE, Gone), (_CLOSED, Unreachable)):
        if error.code in codes:
            return kind(words)
    by_status: dict[int, type[ChatError]] = {400: Refused, 403: Unreachable, 413: Refused}
    return by_status.get(error.status, ChatError)(words)


def _seconds(error: discord.HTTPException) -> float:
    try:
        return max(1.0, float(error.response.headers["Retry-After"]))
    except (KeyError, ValueError):
        return _PAUSE
