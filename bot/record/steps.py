"""From the journal of a hand to the answers that counted.

An answer that took no effect is never among them: sealed behind the first play (GAP-16), replaced
before it was opened, or a burn whose turn did not come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.record.games import RECORDED
from bot.record.step import Step


def steps(game: str, events: Iterable[Any]) -> Iterator[Step]:
    """All steps of a hand, from its journal."""
    deriver = RECORDED[game].deriver()
    for event in events:
        step = deriver.follow(event)
        if step is not None:
            yield step
