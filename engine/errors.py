"""Why an answer was refused.

* Rejected       never means a bug; *code* is also the id of the sentence, *facts* fill it
  x Stale        the answer belongs to a question that is already closed
  x NotAsked     the question is open, but not for this seat
  x Illegal      the rules forbid it
  x Unreadable   typed words are not a play
  x Ambiguous    typed words fit more than one play; ``facts["choices"]`` lists them
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

P = ParamSpec("P")


class Rejected(Exception):
    """Anything a player can do wrong. Nothing has changed when it is raised."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Stale(Rejected):
    def __init__(self) -> None:
        super().__init__("stale")


class NotAsked(Rejected):
    def __init__(self) -> None:
        super().__init__("not-asked")


class Illegal(Rejected):
    """The rules forbid it."""


class Unreadable(Rejected):
    """Typed words that are not a play."""


class Ambiguous(Rejected):
    """Typed words that fit more than one play."""


def require(holds: bool, code: str) -> None:
    """Raises Illegal with *code* unless it *holds*."""
    if not holds:
        raise Illegal(code)


def is_lawful(check: Callable[P, None], *args: P.args, **named: P.kwargs) -> bool:
    """Whether *check*, which raises Illegal with the reason, has nothing against it."""
    try:
        check(*args, **named)
    except Illegal:
        return False
    return True
