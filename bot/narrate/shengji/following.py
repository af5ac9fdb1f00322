"""What a lead asks of one hand: which cards must be given anyway, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.reading import Reading
from bot.text import Text
from engine.shengji.asked import Asked
from engine.shengji.holding import Cards, without


def own(asked: Asked) -> Cards:
    """The cards of the led series."""
    assert asked.trumps is not None
    return asked.trumps.of(asked.trumps.series(asked.led[0]), asked.hand)


def forced(asked: Asked) -> Cards:
    """All of the led series, where there are no more than are asked for (S-040, SG-11)."""
    mine = own(asked)
    return mine if len(mine) <= len(asked.led) else ()


def selectable(asked: Asked) -> Cards:
    """What may be chosen besides."""
    mine = own(asked)
    return mine if len(mine) > len(asked.led) else without(asked.hand, mine)


def duty(reading: Reading) -> Iterator[Text]:
    """How many of what must be given."""
    asked, trumps = reading.asked, reading.trumps
    mine, count = own(asked), len(asked.led)
    series = trumps.series(asked.led[0])
    args: dict[str, object] = {"series": faces.series(series), "count": count, "own": len(mine)}
    if len(mine) >= count:
        yield Text("ask-follow", args)
    elif mine:
        yield Text("ask-follow-short", {**args, "rest": count - len(mine)})
    elif series is None:
        yield Text("ask-follow-no-trumps", args)
    elif trumps.of(None, asked.hand):
        yield Text("ask-follow-void", args)
    else:
        yield Text("ask-follow-discard", args)
