"""Answers in words: what was noted, what is advised, what typed words could mean."""

from __future__ import annotations

from bot.narrate.baohuang import faces
from bot.text import Text
from engine.baohuang.actions import Action, Call, Declare, Play, Silent
from engine.baohuang.asked import Asked
from engine.baohuang.matters import Matter


def said(action: Action, asked: Asked | None = None) -> Text:
    """*action* in words. With the question *asked* they read back to the same answer."""
    match action:
        case Play(combo=combo):
            return faces.combo(combo)
        case Declare(what=what):
            return Text(f"action-declare-{what}")
        case Silent():
            matter = Matter.DECLARE if asked is None else asked.matter
            return Text(f"action-silent-{matter}")
        case Call(card=card):
            return Text("action-call", {"card": faces.card(card)})
        case _:
            return Text(f"action-{action.kind}")
