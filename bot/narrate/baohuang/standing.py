"""What the reader is, said to him alone (screens, section 14)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate.baohuang import faces, situation
from bot.narrate.baohuang.reading import Reading
from bot.text import Text
from engine.baohuang.actions import Declaration
from engine.baohuang.roles import Role
from engine.cards import Card


def lines(reading: Reading) -> Iterator[Text]:
    """His role, or the marked cards that will make one; and his partner, where he knows him."""
    view = reading.view
    if view.hand is None or view.ended:
        return
    match view.role:
        case None:
            yield from _marks(reading)
        case Role.EMPEROR:
            yield Text("own-emperor")
            if view.guard is not None:
                yield Text("own-emperor-guard", {"name": reading.people.name(view.guard)})
        case Role.SOLO:
            yield Text("own-solo" if situation.guard(view) is None else "own-solo-known")
        case Role.GUARD:
            yield _guard(reading)
        case Role.COMMONER:
            revolted = (reading.seat, Declaration.REVOLT) in view.declared
            yield Text("own-commoner-revolted" if revolted else "own-commoner")


def _guard(reading: Reading) -> Text:
    view = reading.view
    if view.guard is not None:
        return Text("own-guard-known")
    if view.called is not None:
        return Text("own-guard-called", {"card": faces.card(view.called)})
    return Text("own-guard")


def _marks(reading: Reading) -> Iterator[Text]:
    """Before it is settled who reigns, and who plays with him."""
    view, marks = reading.view, reading.view.marks
    if Card.XE in marks:
        yield Text("own-emperor" if view.reigns else "own-emperor-card")
    if Card.XG in marks:
        yield Text("own-guard-card")
