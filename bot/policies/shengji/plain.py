"""A plain rule player that a sound one must beat. It stays as it is, so that figures compare."""

from __future__ import annotations

from engine.shengji.actions import Action, Declare
from engine.shengji.asked import Matter, menu
from engine.shengji.view import View


class Lowest:
    """Declares whenever it can, never overturns, lays the cheapest cards away, and always leads and
    follows with the cheapest cards it may."""

    name = "lowest"
    version = "1"

    def choose(self, view: View) -> Action:
        """Its answer. Raises LookupError when the viewer is not asked anything."""
        asked = view.asked
        if asked is None:
            raise LookupError("this seat is not asked anything")
        if asked.matter is not Matter.DECLARE:
            return asked.decline
        claims = (answer for answer in menu(asked) if isinstance(answer, Declare))
        return next(claims, asked.decline)
