"""Who decides for a person whose clock has run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final


class StandIn:
    """Plays what *sound* would, unless that is *dear*, of a view and an answer: then it declines,
    which is to do nothing, or to lead the smallest play."""

    name: Final = "stand-in"

    def __init__(
        self,
        version: str,
        sound: Callable[[Any], Any],
        dear: Callable[[Any, Any], bool],
    ) -> None:
        self.version = version
        self._sound = sound
        self._dear = dear

    def choose(self, view: Any) -> Any:
        """The answer for him. Raises LookupError when the viewer is not asked anything."""
        action = self._sound(view)
        return view.asked.decline if self._dear(view, action) else action
