"""A policy as it sits at a table: nothing it does can hold the table up."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from bot.policies.policy import Policy, aside

log: Final = logging.getLogger(__name__)


class Steady:
    """It never raises, and never answers against the rules, as *check* of its game knows them.

    What goes wrong inside is logged and counted, and the safe action is played: the one that does
    nothing, or the smallest lead (``view.asked.decline``).
    """

    def __init__(self, policy: Policy, check: Callable[[Any, Any], None]) -> None:
        self._policy = policy
        self._check = check
        self.policy_errors = 0

    @property
    def name(self) -> str:
        return self._policy.name

    @property
    def version(self) -> str:
        return self._policy.version

    def choose(self, view: Any) -> Any:
        """A legal answer. Raises LookupError when the viewer is not asked anything."""
        if view.asked is None:
            raise LookupError("this seat is not asked anything")
        try:
            action = self._policy.choose(view)
            self._check(view.asked, action)
        except Exception:
            self._failed()
            return view.asked.decline
        return action

    def aside(self, view: Any) -> Any:
        """What it does unasked while it is the viewer's turn, or None."""
        try:
            return aside(self._policy, view)
        except Exception:
            self._failed()
            return None

    def _failed(self) -> None:
        """Called where the exception is known."""
        self.policy_errors += 1
        log.exception("policy %s %s failed", self.name, self.version)

    def __call__(self, view: Any) -> Any:
        return self.choose(view)
