"""What somebody was refused lately, so that he can ask why (``/why``).

In memory only: of what was before a restart nothing is known, and that is what he is told.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from bot.text import Text
from engine.errors import Rejected

_ALWAYS: Final = datetime.min.replace(tzinfo=UTC)
MOST: Final = 1000
"""People of whom the last refusal is kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    table: int
    hand: str
    """Its id; empty before the first one."""
    question: int
    """That of the hand that was open then; 0: none was."""
    error: Rejected
    """Never raised: its stack would keep the table of then in memory."""
    text: Text
    """Its sentence."""
    words: str = ""
    """How what was typed begins, where it was."""


@dataclass(slots=True)
class Lately:
    """The last refusal of each person at each table; of the longest ago, none."""

    since: datetime = _ALWAYS
    """When the bot was started. What was refused before is not known."""
    _kept: OrderedDict[tuple[str, str, int], Refusal] = field(default_factory=OrderedDict)

    def remember(self, platform: str, user: str, refusal: Refusal) -> None:
        key = (platform, user, refusal.table)
        self._kept[key] = refusal
        self._kept.move_to_end(key)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def of(self, platform: str, user: str, table: int) -> Refusal | None:
        return self._kept.get((platform, user, table))

    def forget(self, platform: str, user: str) -> None:
        """What he wanted to play has been taken."""
        for key in [key for key in self._kept if key[:2] == (platform, user)]:
            del self._kept[key]
