"""Plain rule players that a sound one must beat. They stay as they are, so that figures compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.cards import Rank
from engine.gouji import limits as limit
from engine.gouji.actions import Action, NoShow, Play
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo
from engine.gouji.plays import beating, leads
from engine.gouji.view import View

Follows = Callable[[View, Combo], bool]
"""Whether it would follow with a play that beats."""


class Plain:
    """Leads the lowest rank and follows with the cheapest play whenever *follows* lets it. It shows
    nothing, and answers every other question as silence would."""

    version = "2"

    def __init__(self, name: str, *, whole: bool, follows: Follows) -> None:
        self.name = name
        self._whole = whole
        self._follows = follows

    def choose(self, view: View) -> Action:
        """Its answer. Raises LookupError when the viewer is not asked anything."""
        asked = view.asked
        if asked is None:
            raise LookupError("this seat is not asked anything")
        if asked.matter is Matter.SHOW:
            return NoShow()
        if asked.matter is Matter.LEAD:
            return asked.decline if asked.burning else Play(self._lead(asked))
        if asked.matter is not Matter.RESPOND or not asked.may_answer:
            return asked.decline
        assert asked.top is not None
        options = [
            play
            for play in beating(asked.hand, asked.top, asked.rules)
            if self._follows(view, play) and limit.may_follow(play, asked.hand, asked.limits)
        ]
        return Play(_cheapest(options)) if options else asked.decline

    def _lead(self, asked: Asked) -> Combo:
        lawful = [
            play
            for play in leads(asked.hand, asked.rules)
            if limit.may_lead(play, asked.hand, asked.limits)
        ]
        plain = [play for play in lawful if not play.twos + play.jokers]
        if not plain:
            return max(lawful, key=lambda play: play.size)
        lowest = [play for play in plain if play.rank == plain[0].rank]
        return lowest[-1] if self._whole else lowest[0]


def _cheapest(plays: Iterable[Combo]) -> Combo:
    return min(plays, key=lambda play: (play.jokers, play.twos, play.rank or 99))


def always(view: View, play: Combo) -> bool:
    return True


def natural_on_enemies(view: View, play: Combo) -> bool:
    """No 2s, no jokers, and never over an ally."""
    assert view.top is not None
    assert view.viewer is not None
    enemy = bool((view.top.seat - view.viewer) % 2)
    plain = play.rank is not None and play.rank < Rank.TWO
    return enemy and plain and not play.jokers and not play.twos


def lowest() -> Plain:
    """Leads its lowest group whole, and always follows, with the cheapest play."""
    return Plain("lowest", whole=True, follows=always)


def natural() -> Plain:
    """The same, but it follows with natural cards only, and never over an ally."""
    return Plain("natural", whole=True, follows=natural_on_enemies)
