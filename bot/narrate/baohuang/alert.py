"""My hand in at most 200 characters (screens, section 6.7)."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.baohuang import faces, own_cards
from bot.narrate.people import People, chained
from bot.text import Text
from engine.baohuang.view import View


def alert(scene: Scene, view: View) -> Text:
    if view.viewer is None:
        return Text("alert-spectator")
    if view.ended:
        return Text("alert-over", {"table": scene.number})
    hand = view.hand
    if hand is None:
        return Text("baohuang-alert-before", {"table": scene.number})
    if not any(hand):
        return Text("alert-out", {"table": scene.number})
    waits = view.asked is not None and view.answer is None
    head = Text(
        "alert-head-asked" if waits else "alert-head", {"table": scene.number, "count": sum(hand)}
    )
    whole = chained("below", (head, *own_cards.rows(view, "alert-joker"), *_top(scene, view)))
    assert isinstance(whole, Text)
    return whole


def _top(scene: Scene, view: View) -> tuple[Text, ...]:
    top = view.top
    if top is None:
        return ()
    args: dict[str, object] = {
        "name": People(scene).name(top.seat),
        "play": faces.button(top.combo, view.rules),
    }
    if scene.until is None or scene.solo:
        return (Text("alert-top", args),)
    return (Text("alert-top-until", {**args, "until": scene.until}),)
