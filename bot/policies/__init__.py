"""Computer players (电脑): a seat's view goes in, one legal answer comes out.

A policy is given a :class:`~engine.gouji.view.View`, never a state, so it cannot peek even by
mistake. Equal views get equal answers: chance comes from a stream that the maker hands in, and
without one from the view itself.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Protocol

from bot.policies import gouji, plain
from bot.policies.random import RandomPlayer

log: Final = logging.getLogger(__name__)


class Policy(Protocol):
    """One way to play. *version* changes whenever some view gets another answer than before."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> str: ...
    def choose(self, view: Any) -> Any:
        """The answer to what the viewer is asked. Raises LookupError when he is not asked."""
        ...


class Steady:
    """A policy as it sits at a table: it never raises, and never answers against the rules.

    What goes wrong inside is logged and counted, and the safe action is played: the one that does
    nothing, or the smallest lead.
    """

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
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
            gouji.check(view, action)
        except Exception:
            self.policy_errors += 1
            log.exception("policy %s %s failed", self.name, self.version)
            return gouji.safe(view)
        return action

    def aside(self, view: Any) -> Any:
        """What it does unasked while it is the viewer's turn, or None (:func:`aside`)."""
        try:
            return aside(self._policy, view)
        except Exception:
            self.policy_errors += 1
            log.exception("policy %s %s failed", self.name, self.version)
            return None

    def __call__(self, view: Any) -> Any:
        return self.choose(view)


def aside(policy: Policy, view: Any) -> Any:
    """What *policy* does unasked before it answers, or None. Not every policy ever does."""
    act = getattr(policy, "aside", None)
    return None if act is None or view.asked is None else act(view)


Maker = Callable[[Random | None], Policy]

MAKERS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "gouji": {"random": RandomPlayer, "greedy": lambda chance: gouji.GreedyPlayer()},
}
"""By key of the game, then by name: how a policy that can be seated is made from a stream of
chance."""

YARDSTICKS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "gouji": {"lowest": lambda chance: plain.lowest(), "natural": lambda chance: plain.natural()},
}
"""In the same way, those that are only there to be measured against."""


def policy(game: str, name: str, chance: Random | None = None) -> Policy:
    """A policy by its name. Raises LookupError, naming the choices, when there is none."""
    makers = {**MAKERS.get(game, {}), **YARDSTICKS.get(game, {})}
    if name not in makers:
        known = ", ".join(makers) or "none"
        raise LookupError(f"{game}: no computer player {name!r}; there is: {known}")
    return makers[name](chance)


POLICIES: Final[Mapping[str, Steady]] = {
    name: Steady(policy("gouji", name)) for name in MAKERS["gouji"]
}
"""The computers that can be seated, by name. Each is called with a view."""
