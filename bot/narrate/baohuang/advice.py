"""What a sound player would answer, for the hint, and a reason for it."""

from __future__ import annotations

from itertools import islice

from bot.narrate.baohuang import situation, spoken
from bot.narrate.baohuang.ready import following
from bot.text import Text
from engine.baohuang.actions import Action, ApplyForWind, Declare, Pass, Play, Silent
from engine.baohuang.asked import menu
from engine.baohuang.matters import Matter
from engine.baohuang.roles import Role
from engine.baohuang.view import View


def advised(view: View) -> Action | None:
    """The recommended answer of whoever is asked."""
    if view.asked is None:
        return None
    # Policies are not needed to tell a hand, only to advise in it.
    from bot.policies import POLICIES

    action: Action = POLICIES["baohuang"]["greedy"](view)
    return action


def hint(view: View) -> Text:
    """The recommended answer and its reason, in at most 200 characters."""
    action = advised(view)
    if action is None:
        return Text("hint-not-asked")
    why = Text(f"hint-{reason(view, action)}")
    return Text("hint", {"action": spoken.said(action, view.asked), "reason": why})


def reason(view: View, action: Action) -> str:
    """Which reason there is for *action*, as the end of a text's id."""
    asked = view.asked
    assert asked is not None
    if sum(1 for _ in islice(menu(asked), 2)) == 1:
        return "pass-cannot" if isinstance(action, Pass) else "only"
    match action:
        case Play() | Pass() | ApplyForWind():
            return _at_play(view, action)
        case Declare(what=what):
            return f"declare-{what}"
        case Silent():
            return f"silent-{asked.matter}"
        case _:
            return f"baohuang-{action.kind}"


def _at_play(view: View, action: Play | Pass | ApplyForWind) -> str:
    match action:
        case Play():
            return _playing(view, action)
        case Pass():
            return "pass-ally" if _ally_on_top(view) else "pass-cost"
        case _:
            return "wind"


def _playing(view: View, action: Play) -> str:
    assert view.asked is not None
    if action.combo.size == sum(view.asked.hand):
        return "out"
    if view.asked.matter is Matter.LEAD:
        return "lowest"
    plays = (each.combo for each in menu(view.asked) if isinstance(each, Play))
    return "cheapest" if following(plays)[:1] == (action.combo,) else "baohuang-high"


def _ally_on_top(view: View) -> bool:
    """As far as the reader knows it: the guard knows his emperor, and others what was shown."""
    top = view.top
    assert top is not None
    if view.role is Role.GUARD:
        return top.seat == view.emperor
    if view.role is Role.EMPEROR:
        return top.seat == view.guard
    if view.role is Role.SOLO:
        return False
    return top.seat != view.emperor and situation.guard(view) not in (None, top.seat)
