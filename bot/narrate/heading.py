"""The first line of a private message: which table, which game, which room, which hand."""

from __future__ import annotations

from bot.house.wording import game_name
from bot.narrate import Scene
from bot.text import Text


def heading(scene: Scene) -> Text:
    args: dict[str, object] = {
        "table": scene.number,
        "game": game_name(scene.game),
        "hand": scene.hand_number,
    }
    if not scene.title:
        return Text("private-head", args)
    return Text("private-head-room", {**args, "title": scene.title})
