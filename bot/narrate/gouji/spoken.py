"""Answers in words: what was noted, what is advised, what typed words could mean."""

from __future__ import annotations

from bot import faces
from bot.text import Text
from engine.gouji.actions import Action, Burn, Play, Show, ShowHand, Suggest


def action(answer: Action) -> Text:
    match answer:
        case Play(combo=combo):
            return faces.combo(combo)
        case Burn(combo=combo):
            return Text("action-burn", {"play": faces.combo(combo)})
        case Suggest(combo=combo):
            return Text("action-suggest", {"play": faces.combo(combo)})
        case Show(cards=cards):
            return Text("action-show", {"cards": faces.shown(cards)})
        case ShowHand():
            return Text("action-show-hand")
        case _:
            return Text(f"action-{answer.kind}")
