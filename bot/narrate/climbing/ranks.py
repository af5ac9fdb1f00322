"""The ranks that can be played now, as two rows of buttons (screens, section 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.messages import Button, Keyboard
from bot.narrate.climbing.letters import DOWN
from bot.narrate.keys import rows
from engine.cards import Rank

HIGH = 6
"""2 to 10 stand in the first row, with the jokers."""
WIDTH = 7


def by_rank(found: Collection[Rank | None], button: Callable[[Rank | None], Button]) -> Keyboard:
    """One button for each rank that is *found*: jokers (None) down to 10, 9 down to 3."""
    high = [button(rank) for rank in (None, *DOWN[:HIGH]) if rank in found]
    low = [button(rank) for rank in DOWN[HIGH:] if rank in found]
    return tuple(row for each in (high, low) for row in rows(each, WIDTH, "ranks"))
