"""Plain rule players that a sound one must beat. They stay as they are, so that figures compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.baohuang import hold_six
from engine.baohuang.actions import Action, Play
from engine.baohuang.asked import Asked, Matter
from engine.baohuang.combos import Combo
from engine.baohuang.plays import beating, leads
from engine.baohuang.roles import Role
from engine.baohuang.view import View
from engine.cards import Rank

Follows = Callable[[View, Combo], bool]
"""Whether it would follow with a play that beats."""


class Plain:
    """Leads its lowest group whole, and follows with the cheapest play whenever *follows* lets it.
    It answers every other question as silence would."""

    version = "1"

    def __init__(self, name: str, follows: Follows) -> None:
        self.name = name
        self._follows = follows

    def choose(self, view: View) -> Action:
        """Its answer. Raises LookupError when the viewer is not asked anything."""
        asked = view.asked
        if asked is None:
            raise LookupError("this seat is not asked anything")
        if asked.matter is Matter.LEAD:
            return Play(_lead(asked))
        if asked.matter is not Matter.RESPOND:
            return asked.decline
        assert asked.top is not None
        options = [
            play
            for play in _lawful(asked, beating(asked.hand, asked.marks, asked.top, asked.rules))
            if self._follows(view, play)
        ]
        return Play(_cheapest(options)) if options else asked.decline


def _lawful(asked: Asked, found: Iterable[Combo]) -> list[Combo]:
    return [play for play in found if hold_six.may_lay(play, asked.hand, asked.rules)]


def _lead(asked: Asked) -> Combo:
    lawful = _lawful(asked, leads(asked.hand, asked.marks))
    plain = [play for play in lawful if not play.jokers]
    if not plain:
        return max(lawful, key=lambda play: play.size)
    return [play for play in plain if play.rank == plain[0].rank][-1]


def _cheapest(found: list[Combo]) -> Combo:
    return min(found, key=lambda play: (play.jokers, play.rank or 99, len(play.marks)))


def _always(view: View, play: Combo) -> bool:
    return True


def _natural(view: View, play: Combo) -> bool:
    """No 2s, no jokers; and emperor and guard not over each other."""
    assert view.top is not None
    partner = view.role is Role.GUARD and view.top.seat == view.emperor
    partner = partner or (view.role is Role.EMPEROR and view.top.seat == view.guard)
    return not partner and not play.jokers and play.rank is not None and play.rank < Rank.TWO


def lowest() -> Plain:
    """Leads its lowest group whole, and always follows, with the cheapest play."""
    return Plain("lowest", _always)


def natural() -> Plain:
    """The same, but it follows with natural cards only, and never over a known partner."""
    return Plain("natural", _natural)
