"""My hand in at most 200 characters (screens, section 6.7)."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.alert import instead, on_top, shown, waits
from bot.narrate.gouji import faces, own_cards
from bot.text import Text
from engine.gouji.view import View


def alert(scene: Scene, view: View) -> Text:
    other, hand = instead(scene, view), view.hand
    if other is not None:
        return other
    if hand is None:
        key = "alert-before-asked" if waits(view) else "alert-before"
        return Text(key, {"table": scene.number})
    rows = own_cards.rows(hand, view.rules, mark=not view.melee, joker="alert-joker")
    return shown(scene, view, sum(hand), rows, _top(scene, view))


def _top(scene: Scene, view: View) -> tuple[Text, ...]:
    top = view.top
    return () if top is None else (on_top(scene, top.seat, faces.button(top.combo)),)
