"""My hand in at most 200 characters (screens, section 6.7), as all games show it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.narrate import Scene
from bot.narrate.people import People, extended
from bot.text import Text
from engine.seats import Seat


def waits(view: Any) -> bool:
    """Whether the reader of *view* still has to answer."""
    return view.asked is not None and view.answer is None


def instead(scene: Scene, view: Any) -> Text | None:
    """What is said to a reader who has no hand in this: he is not seated, or it is over."""
    if view.viewer is None:
        return Text("alert-spectator")
    return Text("alert-over", {"table": scene.number}) if view.ended else None


def shown(scene: Scene, view: Any, count: int, rows: Iterable[Text], top: Iterable[Text]) -> Text:
    """So many cards by their *rows*, and what lies on *top*; nothing of it without cards."""
    if not count:
        return Text("alert-out", {"table": scene.number})
    head = Text(
        "alert-head-asked" if waits(view) else "alert-head",
        {"table": scene.number, "count": count},
    )
    return extended(head, "below", (*rows, *top))


def on_top(scene: Scene, seat: Seat, play: Text) -> Text:
    """Whose *play* has to be beaten, and until when, where people are waited for."""
    args: dict[str, object] = {"name": People(scene).name(seat), "play": play}
    if scene.until is None or scene.solo:
        return Text("alert-top", args)
    return Text("alert-top-until", {**args, "until": scene.until})
