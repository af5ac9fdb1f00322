"""The head of a table: what is played, what is trump, and how the hand stands."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate.shengji import cards as faces
from bot.text import Text
from engine.shengji.view import View


def stand(view: View) -> Iterator[Text]:
    """The level that is played, what is trump, and what the defenders have."""
    yield Text("head-level", {"level": faces.rank(view.level)})
    if view.trumps is None:
        return
    yield faces.trump_suit(view.trumps)
    if view.leader is not None or view.ended:
        yield Text("head-points", {"points": view.points})
