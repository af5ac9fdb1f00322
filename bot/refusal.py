"""A refusal on its way to the person: the code that the rules gave, and the sentence for it."""

from __future__ import annotations

from typing import Any, Final

from bot.text import Text
from engine.errors import Rejected

TOASTS: Final = frozenset(
    (
        "stale",
        "not-asked",
        "not-your-turn",
        "not-seated",
        "not-host",
        "not-running",
        "table-full",
        "already-seated",
        "burn-closed",
        "wrong-phase",
    )
)
"""What needs no confirmation when it answers a click: nothing was chosen wrongly."""

PASSING: Final = frozenset(("stale", "not-seated", "not-running", "bad-button", "no-table"))
"""What no rule of the game refuses: nobody needs to ask why."""

WORDS: Final = 40
"""Letters of a typed text that are shown again."""


class Worded(Rejected):
    """Refused at a table, with the sentence that the table's narrator found for it."""

    def __init__(self, error: Rejected, text: Text, table: int, hand: str, question: int) -> None:
        super().__init__(error.code, **error.facts)
        self.text = text
        self.table = table
        self.hand = hand
        self.question = question


def sentence(error: Rejected) -> Text:
    """What is wrong, and what to do next."""
    if isinstance(error, Worded):
        return error.text
    return Text(f"error-{error.code}", {name: short(fact) for name, fact in error.facts.items()})


def short(fact: Any) -> Any:
    """What somebody typed is shown again, but not all of it."""
    return f"{fact[:WORDS]}…" if isinstance(fact, str) and len(fact) > WORDS else fact
