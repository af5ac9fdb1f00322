"""The fuzz player before the first lead: any lawful answer, rare ones often enough to be seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Final

from bot.policies.drawing import below, one
from engine.errors import Illegal
from engine.gouji import asked as ask
from engine.gouji import cutting, returns, three_shots
from engine.gouji.actions import (
    Action,
    AskCut,
    Cut,
    GiveUpOpening,
    No,
    Return,
    Shots,
    ThrowFours,
)
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import CARRIED
from engine.gouji.fours import Fours
from engine.gouji.options import FourPolicy, Revolution
from engine.gouji.view import View

REVOLT: Final = 0.25
"""How often one revolts who can by laying down: two at once make the hand void."""
SHOOT: Final = 0.02
"""How often one shoots who can, and most can."""
USUAL: Final = 0.3
"""How often it answers as silence would."""
ASIDE: Final = 0.02
"""How often one who can throws his 4s away, or gives opening up, at a turn."""
MENU: Final = 40
"""So many answers of a menu are drawn from."""


def before(asked: Asked, chance: Random) -> Action:
    """One lawful answer to a question that is not about a play on the table."""
    maker = _MAKERS.get(asked.matter)
    if maker is not None:
        return maker(asked, chance)
    if asked.usual is not None and chance.random() < USUAL:
        return asked.usual
    return one(list(islice(ask.menu(asked), MENU)), chance)


def _cut(asked: Asked, chance: Random) -> Action:
    kind = below(3 if asked.matter is Matter.CUT else 2, chance)
    if kind == 0:
        return No()
    if kind == 1:
        places = cutting.places(asked.rules)
        return Cut(places[below(len(places), chance)])
    return AskCut(1 + below(cutting.TIMES, chance))


def _return(asked: Asked, chance: Random) -> Action:
    """Card by card, because the sets are many."""
    due = asked.due
    assert due is not None
    spare = list(returns.spare(asked.hand, asked.rules))
    given = []
    for _ in range(min(due.count, sum(spare))):
        place = one([place for place, count in enumerate(spare) if count], chance)
        spare[place] -= 1
        given.append(CARRIED[place])
    return Return(tuple(sorted(given)))


def _revolt(asked: Asked, chance: Random) -> Action:
    if asked.rules.revolution is not Revolution.THREE_SHOTS:
        options = list(ask.menu(asked))
        return options[-1] if chance.random() < REVOLT else options[0]
    if chance.random() >= SHOOT:
        return No()
    plays = list(three_shots.fireable(asked.hand, asked.rules))
    for _ in range(MENU):
        if not plays:
            break
        shots = Shots(tuple(one(plays, chance) for _ in range(three_shots.SHOTS)))
        try:
            three_shots.check(shots.combos, asked.hand, asked.rules)
        except Illegal:
            continue
        return shots
    return No()


def aside(view: View, chance: Random) -> Action | None:
    """What it does unasked: lawful for one whose turn it is, or None."""
    asked = view.asked
    assert asked is not None
    mine = asked.matter is Matter.LEAD or (asked.matter is Matter.RESPOND and asked.may_answer)
    if not mine or asked.limits.fours is not Fours.HELD or chance.random() >= ASIDE:
        return None
    if view.viewer in view.given_up:
        return None
    throws = asked.rules.four_policy is FourPolicy.CERTIFICATE_VOID and asked.hand[1]
    return ThrowFours() if throws and chance.random() < USUAL else GiveUpOpening()


_MAKERS: Final[Mapping[Matter, Callable[[Asked, Random], Action]]] = {
    Matter.CUT: _cut,
    Matter.CUTTING: _cut,
    Matter.RETURN: _return,
    Matter.REVOLUTION: _revolt,
}
