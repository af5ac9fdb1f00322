"""What a scenario comes to: it holds, or a line of it does not."""

from __future__ import annotations

from bot.scenario import check

LED = "leads P0\nP0: 3x5\n"
GOUJI = "leads P0\nP0: 5x10\n"


def holds(text: str) -> bool:
    return not check(text, "a.gouji")


def failing(text: str) -> tuple[int, str, str]:
    """Line, expected and found of the one failure."""
    (failure,) = check(text, "a.gouji")
    return failure.line, failure.expected, failure.found
