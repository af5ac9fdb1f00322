"""Asked to beat a play or to pass (screens, sections 6.1, 6.2, 6.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.baohuang import faces, situation
from bot.narrate.baohuang.advice import advised
from bot.narrate.baohuang.reading import Reading
from bot.narrate.baohuang.ready import first, following, spent
from bot.narrate.climbing.letters import LETTERS, RANKS
from bot.narrate.climbing.ranks import by_rank
from bot.narrate.keys import Row, rows
from bot.text import Text
from bot.tokens import Op
from engine.baohuang.actions import Action, ApplyForWind, Pass, Play
from engine.baohuang.combos import Combo
from engine.cards import Rank


def on_top(reading: Reading, key: str = "on-top") -> tuple[Text, ...]:
    """The play on the table, with who laid it, by what is known of him."""
    view = reading.view
    top = view.top
    if top is None:
        return ()
    play = faces.combo(top.combo)
    if situation.dead(top.combo, view.rules):
        play = Text("play-unbeatable", {"play": play})
    return (Text(key, {"who": _who(reading), "play": play}),)


def _who(reading: Reading) -> object:
    view, people = reading.view, reading.people
    assert view.top is not None
    seat = view.top.seat
    name = people.whom(seat)
    if seat == reading.seat:
        return name
    if seat == view.emperor:
        return Text("who-emperor", {"name": name})
    return Text("who-guard", {"name": name}) if seat == view.guard else name


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    plays = reading.plays()
    hint = advised(reading.view)
    return tuple(_lines(reading)), (
        *_plays(reading, plays, hint),
        *_declining(reading, hint),
        *reading.tools(),
    )


def _lines(reading: Reading) -> Iterator[Text]:
    view = reading.view
    top = view.top
    assert top is not None
    if reading.asked.may_apply:
        play = faces.combo(top.combo)
        yield Text("ask-wind", {"name": reading.people.name(top.seat), "play": play})
    else:
        important = situation.important(view)
        yield from on_top(reading, "on-top-important" if important else "on-top-light")
    if reading.deadline is not None and not reading.scene.solo:
        yield Text("baohuang-deadline-answer", {"until": reading.deadline})


def _plays(reading: Reading, plays: tuple[Combo, ...], hint: Action | None) -> Keyboard:
    """Ready plays, then the ranks from 10 up and from 9 down that have any."""
    advised_play = hint.combo if isinstance(hint, Play) else None
    ready = first(advised_play, following(plays), plays)
    buttons = (offered(reading, play, play == advised_play) for play in ready)
    return (*rows(buttons, 2, "ready"), *ranks(reading, plays))


def offered(reading: Reading, play: Combo, hinted: bool) -> Button:
    """A ready play: pressing it answers."""
    label = faces.button(play, reading.view.rules)
    return reading.lay(Text("button-hint", {"play": label}) if hinted else label, play)


def ranks(reading: Reading, plays: tuple[Combo, ...]) -> Keyboard:
    """One button for each rank that can be played here: jokers down to 10, 9 down to 3."""
    return by_rank({play.rank for play in plays}, lambda rank: _rank(reading, rank))


def _rank(reading: Reading, rank: Rank | None) -> Button:
    if rank is None:
        return reading.keys.panel(Text("button-jokers"), "J")
    return reading.keys.panel(faces.rank(rank), f"r{LETTERS[rank]}")


def _declining(reading: Reading, hint: Action | None) -> Keyboard:
    """Pass, or ask for the wind."""
    keys = reading.keys
    row: Row = (keys.press(_marked("button-pass", isinstance(hint, Pass)), Op.PASS),)
    if reading.asked.may_apply:
        apply = keys.press(_marked("button-apply", isinstance(hint, ApplyForWind)), Op.APPLY)
        row = (*row, apply)
    return (row,)


def _marked(key: str, hinted: bool) -> Text:
    return Text("button-hint", {"play": Text(key)}) if hinted else Text(key)


def panel(reading: Reading, name: str) -> Screen | None:
    """The ways to beat the top play with cards of one rank, those that spend least first."""
    rank = None if name == "J" else RANKS[name[1]]
    plays = [play for play in reading.plays() if play.rank is rank]
    if not plays:
        return None
    top = reading.view.top
    assert top is not None
    kind = Text("kind-jokers") if rank is None else faces.kind(rank)
    title = Text("panel-ways", {"count": top.combo.size, "kind": kind})
    ways = ways_of(reading, plays)
    return reading.panel((*on_top(reading), title), (*ways, reading.keys.back(reading.first())))


def ways_of(reading: Reading, plays: list[Combo]) -> Keyboard:
    rules = reading.view.rules
    ordered = sorted(plays, key=spent)
    return rows((reading.lay(faces.button(play, rules), play) for play in ordered), 2, "ways")
