"""My hand in at most 200 characters (screens, section 6.7)."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.alert import instead, on_top, shown
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import own_cards
from bot.narrate.shengji.story import best
from bot.text import Text
from engine.shengji.view import View


def alert(scene: Scene, view: View) -> Text:
    other, hand = instead(scene, view), view.hand or ()
    if other is not None:
        return other
    rows = own_cards.short(hand, view.trumps, view.level)
    return shown(scene, view, len(hand), rows, _top(scene, view))


def _top(scene: Scene, view: View) -> tuple[Text, ...]:
    if not view.trick.laid or view.trumps is None:
        return ()
    top = best(view.trick.laid, view.trumps, view.rules)
    return (on_top(scene, top.seat, faces.button(top.cards, view.trumps)),)
