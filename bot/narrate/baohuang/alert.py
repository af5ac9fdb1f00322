"""My hand in at most 200 characters (screens, section 6.7)."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.alert import instead, on_top, shown
from bot.narrate.baohuang import faces, own_cards
from bot.text import Text
from engine.baohuang.view import View


def alert(scene: Scene, view: View) -> Text:
    other = instead(scene, view)
    if other is not None:
        return other
    if view.hand is None:
        return Text("alert-before", {"table": scene.number})
    rows = own_cards.rows(view, "alert-joker")
    return shown(scene, view, sum(view.hand), rows, _top(scene, view))


def _top(scene: Scene, view: View) -> tuple[Text, ...]:
    top = view.top
    return () if top is None else (on_top(scene, top.seat, faces.button(top.combo, view.rules)),)
