"""My hand in at most 200 characters (screens, section 6.7)."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.people import People, chained
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import own_cards
from bot.narrate.shengji.story import best
from bot.text import Text
from engine.shengji.view import View


def alert(scene: Scene, view: View) -> Text:
    if view.viewer is None:
        return Text("alert-spectator")
    if view.ended:
        return Text("alert-over", {"table": scene.number})
    hand = view.hand
    waits = view.asked is not None and view.answer is None
    if not hand:
        return Text("alert-out", {"table": scene.number})
    head = Text(
        "alert-head-asked" if waits else "alert-head", {"table": scene.number, "count": len(hand)}
    )
    rows = own_cards.short(hand, view.trumps, view.level)
    whole = chained("below", (head, *rows, *_top(scene, view)))
    assert isinstance(whole, Text)
    return whole


def _top(scene: Scene, view: View) -> tuple[Text, ...]:
    if not view.trick.laid or view.trumps is None:
        return ()
    top = best(view.trick.laid, view.trumps, view.rules)
    args = {"name": People(scene).name(top.seat), "play": faces.button(top.cards, view.trumps)}
    return (Text("alert-top", args),)
