"""Asked to lead: the question, how many of a rank, and what goes with them (screens, sections 6.2
and 6.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.climbing.letters import RANKS
from bot.narrate.gouji import codes, faces, situation
from bot.narrate.gouji.advice import advised
from bot.narrate.gouji.answering import offered, ranks
from bot.narrate.gouji.keys import LONGEST
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.ready import first, leading, spent
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op, base36
from engine.gouji.actions import Play
from engine.gouji.combos import Combo


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    plays = _plays(reading)
    hint = advised(reading.view)
    advised_play = hint.combo if isinstance(hint, Play) else None
    ready = first(advised_play, leading(plays, reading.view.rules), plays)
    buttons = (offered(reading, play, play == advised_play) for play in ready)
    return tuple(_lines(reading)), (
        *rows(buttons, 2, "ready"),
        *ranks(reading, plays),
        *reading.tools(),
    )


def _plays(reading: Reading) -> tuple[Combo, ...]:
    return tuple(action.combo for action in reading.menu() if isinstance(action, Play))


def _lines(reading: Reading) -> Iterator[Text]:
    view = reading.view
    if reading.asked.burning:
        yield Text("ask-lead-burning")
    elif situation.important(view):
        closed = view.rules.open_points and not view.melee and reading.seat not in view.opened
        yield Text("ask-lead-closed" if closed else "ask-lead-important")
    else:
        yield Text("ask-lead")
    if reading.deadline is not None and not reading.scene.solo:
        yield Text("deadline-lead", {"until": reading.deadline})


def panel(reading: Reading, name: str) -> Screen | None:
    if name == "J":
        return _bare(reading)
    if name[0] in "r2":
        return _how_many(reading, name)
    return _with_what(reading, name) if name[0] == "a" else None


def _bare(reading: Reading) -> Screen | None:
    plays = sorted((play for play in _plays(reading) if play.rank is None), key=spent)
    if not plays:
        return None
    rules = reading.view.rules
    buttons = (
        reading.keys.press(faces.extras(play, rules), Op.PLAY, codes.written(play))
        for play in plays
    )
    ways = rows(buttons, 4, "ways")
    return _screen(reading, Text("panel-bare-jokers"), (*ways, reading.keys.back("")))


def _how_many(reading: Reading, name: str) -> Screen | None:
    """One row that plays at once, one that asks what goes with them."""
    letter = name[-1]
    rank = RANKS[letter]
    plays = [play for play in _plays(reading) if play.rank is rank]
    if not plays:
        return None
    bare = sorted(play.count for play in plays if play.size == play.count)
    dressed = sorted({play.count for play in plays if play.size > play.count})
    keys = reading.keys
    direct = (
        keys.press(Text("count", {"count": n}), Op.PLAY, codes.written(Combo(rank, n)))
        for n in bare
    )
    more = (keys.panel(Text("count-more", {"count": n}), f"a{letter}{base36(n)}") for n in dressed)
    title = Text("panel-how-many" if bare else "panel-how-many-dressed", {"kind": faces.kind(rank)})
    both = (*rows(direct, 8, "direct"), *rows(more, 8, "dressed"))
    return _screen(reading, title, (*both, keys.back("")))


def _with_what(reading: Reading, name: str) -> Screen | None:
    letter, count = name[1], int(name[2], 36)
    rank = RANKS[letter]
    plays = [
        play
        for play in _plays(reading)
        if play.rank is rank and play.count == count and play.size > count
    ]
    if not plays:
        return None
    parent = "2" if letter == "2" else f"r{letter}"
    paged = "t" in name
    title = Text("panel-with-what", {"cards": faces.ranked(rank, count)})
    ways = _extras(reading, plays, name)
    return _screen(
        reading, title, (*ways, reading.keys.back(name.partition("t")[0] if paged else parent))
    )


def _extras(reading: Reading, plays: Sequence[Combo], name: str) -> Keyboard:
    """Four a row, and a new row where the jokers change; two a row where a label says what mixed
    jokers are worth."""
    rules, keys = reading.view.rules, reading.keys
    ordered = sorted(plays, key=spent)
    if "t" in name or len(plays) > LONGEST:
        return keys.ways(Op.PLAY, ordered, lambda play: faces.extras(play, rules), name, 2)
    found: list[tuple[Button, ...]] = []
    for (big, small), group in groupby(ordered, key=lambda play: (play.big, play.small)):
        buttons = (
            keys.press(faces.extras(play, rules), Op.PLAY, codes.written(play)) for play in group
        )
        found += rows(buttons, 2 if big and small else 4, "ways")
    return tuple(found)


def _screen(reading: Reading, title: Text, buttons: Keyboard) -> Screen:
    return Screen((*reading.cards(), Text("blank"), title), buttons)
