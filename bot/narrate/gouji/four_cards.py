"""What a reader may do with his 4s at his own turn, where they certify an opened point (点四,
G-177, G-178). The engine decides it; here it is read off a view."""

from __future__ import annotations

from bot.messages import Button
from bot.narrate.gouji.keys import Keys
from bot.text import Text
from engine.cards import Rank
from engine.counts import held
from engine.gouji.asked import Matter
from engine.gouji.options import FourPolicy
from engine.gouji.view import View


def entry(view: View, keys: Keys) -> tuple[Button, ...]:
    """The button to the keyboard about them, for who may throw them away or give up opening."""
    if throws(view):
        return (keys.panel(Text("button-throw"), "f"),)
    return (keys.panel(Text("button-give-up-more"), "f"),) if gives_up(view) else ()


def throws(view: View) -> bool:
    return _closed(view) and view.rules.four_policy is FourPolicy.CERTIFICATE_VOID


def gives_up(view: View) -> bool:
    certified = view.rules.four_policy is not FourPolicy.FREE
    return _closed(view) and certified and view.viewer not in view.given_up


def _closed(view: View) -> bool:
    """At one's own turn before melee, not opened, and with 4s."""
    asked = view.asked
    if asked is None or not (asked.matter is Matter.LEAD or asked.may_answer):
        return False
    if view.melee or view.viewer is None or view.viewer in view.opened:
        return False
    return view.hand is not None and held(view.hand, Rank.FOUR) > 0
