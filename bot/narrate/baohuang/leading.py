"""Asked to lead: the question, how many of a rank, and what goes with them (screens, sections 6.2
and 6.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.messages import Keyboard
from bot.narrate import Screen
from bot.narrate.baohuang import faces, situation
from bot.narrate.baohuang.advice import advised
from bot.narrate.baohuang.answering import offered, ranks
from bot.narrate.baohuang.reading import Reading
from bot.narrate.baohuang.ready import first, leading, spent
from bot.narrate.climbing.letters import RANKS
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import base36
from engine.baohuang.actions import Play
from engine.baohuang.combos import Combo


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    plays = reading.plays()
    hint = advised(reading.view)
    advised_play = hint.combo if isinstance(hint, Play) else None
    hidden = reading.view.guard is None
    ready = first(advised_play, leading(plays, hidden=hidden), plays)
    buttons = (offered(reading, play, play == advised_play) for play in ready)
    return tuple(_lines(reading)), (
        *rows(buttons, 2, "ready"),
        *ranks(reading, plays),
        *reading.tools(),
    )


def _lines(reading: Reading) -> Iterator[Text]:
    important = situation.important(reading.view)
    yield Text("ask-lead-important" if important else "ask-lead")
    if reading.deadline is not None and not reading.scene.solo:
        yield Text("deadline-lead", {"until": reading.deadline})


def panel(reading: Reading, name: str) -> Screen | None:
    if name == "J":
        return _bare(reading)
    return _how_many(reading, name) if name[0] == "r" else _with_what(reading, name)


def _bare(reading: Reading) -> Screen | None:
    plays = [play for play in reading.plays() if play.rank is None]
    if not plays:
        return None
    ways = _extras(reading, plays)
    return reading.panel((Text("panel-bare-jokers"),), (*ways, reading.keys.back("")))


def _how_many(reading: Reading, name: str) -> Screen | None:
    """One row that plays at once, one that asks what goes with them."""
    rank = RANKS[name[1]]
    plays = [play for play in reading.plays() if play.rank is rank]
    if not plays:
        return None
    bare = sorted((p for p in plays if not p.jokers), key=lambda play: (play.count, play.marks))
    dressed = sorted({play.count for play in plays if play.jokers})
    keys = reading.keys
    direct = (reading.lay(faces.count(play), play) for play in bare)
    more = (keys.panel(Text("count-more", {"count": n}), f"a{name[1]}{base36(n)}") for n in dressed)
    title = Text("panel-how-many", {"kind": faces.kind(rank)})
    both = (*rows(direct, 8, "direct"), *rows(more, 8, "dressed"))
    return reading.panel((title,), (*both, keys.back("")))


def _with_what(reading: Reading, name: str) -> Screen | None:
    rank, count = RANKS[name[1]], int(name[2], 36)
    plays = [p for p in reading.plays() if p.rank is rank and p.count == count and p.jokers]
    if not plays:
        return None
    title = Text("panel-with-what", {"cards": faces.ranked(rank, count)})
    ways = _extras(reading, plays)
    return reading.panel((title,), (*ways, reading.keys.back(f"r{name[1]}")))


def _extras(reading: Reading, plays: Sequence[Combo]) -> Keyboard:
    """Four a row, and a new row where the big jokers change."""
    rules = reading.view.rules
    found: Keyboard = ()
    for _, group in groupby(sorted(plays, key=spent), key=lambda play: play.big):
        buttons = (reading.lay(faces.extras(play, rules), play) for play in group)
        found = (*found, *rows(buttons, 4, "ways"))
    return found
