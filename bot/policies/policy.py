"""What a computer player is, and what the computer players of one game offer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol


class Policy(Protocol):
    """One way to play. *version* changes whenever some view gets another answer than before.

    One that ever does something unasked has a method ``aside``, too: view in, action or None out.
    """

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> str: ...
    def choose(self, view: Any) -> Any:
        """The answer to what the viewer is asked. Raises LookupError when he is not asked."""
        ...


Maker = Callable[[Random | None], Policy]
"""How a policy is made from a stream of chance; without one it draws from each view itself."""


class Players(Protocol):
    """The computer players of one game. A package of this folder satisfies it."""

    @property
    def makers(self) -> Mapping[str, Maker]:
        """By name: those that can be seated, ``random`` and ``greedy`` among them."""
        ...

    @property
    def yardsticks(self) -> Mapping[str, Maker]:
        """By name: those that are only there to be measured against."""
        ...

    @property
    def stand_in(self) -> Callable[[], Policy]:
        """Who makes one decision for a person whose clock has run out: sound play that costs him
        nothing he might have kept. Never asked where the rules say what silence means."""
        ...

    @property
    def check(self) -> Callable[[Any, Any], None]:
        """Of ``view.asked`` and an action. Raises Illegal unless that is a lawful answer."""
        ...


def aside(policy: Policy, view: Any) -> Any:
    """What *policy* does unasked before it answers, or None. Not every policy ever does."""
    act = getattr(policy, "aside", None)
    return None if act is None or view.asked is None else act(view)
