"""Plain players that a sound one must beat. They stay as they are, so that figures compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot.policies import Policy
from engine.gouji.actions import Action, NoShow, Play
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo
from engine.gouji.plays import beating, leads
from engine.gouji.view import View


class Plain:
    """Leads the lowest rank and follows with the cheapest play whenever it can."""

    version = "1"

    def __init__(self, name: str, whole: bool, follows: Callable[[View, Combo], bool]) -> None:
        self.name = name
        self._whole = whole
        self._follows = follows

    def choose(self, view: View) -> Action:
        asked = view.asked
        assert asked is not None
        if asked.matter is Matter.SHOW:
            return NoShow()
        if asked.matter is Matter.LEAD:
            return asked.decline if asked.burning else Play(self._lead(asked))
        if not asked.may_answer:
            return asked.decline
        assert asked.top is not None
        options = [c for c in beating(asked.hand, asked.top, asked.rules) if self._follows(view, c)]
        return Play(_cheapest(options)) if options else asked.decline

    def _lead(self, asked: Asked) -> Combo:
        plain = [play for play in leads(asked.hand, asked.rules) if not play.twos + play.jokers]
        if not plain:
            return max(leads(asked.hand, asked.rules), key=lambda play: play.size)
        lowest = [play for play in plain if play.rank == plain[0].rank]
        return lowest[-1] if self._whole else lowest[0]


def _cheapest(plays: Iterable[Combo]) -> Combo:
    return min(plays, key=lambda play: (play.jokers, play.twos, play.rank or 99))


def _always(view: View, play: Combo) -> bool:
    return True


def _natural_on_enemies(view: View, play: Combo) -> bool:
    """No 2s, no jokers, and never over an ally."""
    assert view.top is not None
    assert view.viewer is not None
    enemy = bool((view.top.seat - view.viewer) % 2)
    return enemy and not play.jokers and not play.twos and (play.rank or 99) < 15


BASELINES: Final[dict[str, Policy]] = {
    player.name: player
    for player in (
        Plain("lowest-whole", True, _always),
        Plain("lowest-single", False, _always),
        Plain("simple", True, _natural_on_enemies),
    )
}
