"""What a sound player would answer, for the hint."""

from __future__ import annotations

from bot.narrate.gouji import spoken
from bot.text import Text
from engine.gouji.actions import Action
from engine.gouji.view import View


def advised(view: View) -> Action | None:
    """The recommended answer of whoever is asked."""
    if view.asked is None:
        return None
    # Policies are not needed to tell a hand, only to advise in it.
    from bot.policies.gouji import advice

    action: Action = advice(view).action
    return action


def hint(view: View) -> Text:
    """The recommended answer and its reason, in at most 200 characters."""
    if view.asked is None:
        return Text("hint-not-asked")
    from bot.policies.gouji import advice

    found = advice(view)
    return Text("hint", {"action": spoken.said(found.action, view.asked), "reason": found.reason})
