"""Asked to lay the bottom away (埋底; screens, section 13.2): all cards are on one keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.keys import Row, rows
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.advice import advised
from bot.narrate.shengji.choosing import Choice, keys, opened
from bot.narrate.shengji.reading import Reading
from bot.narrate.shengji.series import called
from bot.text import Text
from engine.shengji.actions import Bury
from engine.shengji.holding import Cards, ordered, points
from engine.shengji.trumps import Series

WIDTH: Final = 8
"""Cards in a row at most."""
LISTS: Final = 4
"""Series that have a name of their own: there is room for so many lists and a row of buttons."""


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    """Nothing chosen yet."""
    return _shown(Choice(reading, "A"))


def panel(reading: Reading, name: str) -> Screen | None:
    """The same with what has been chosen so far."""
    choice = opened(reading, name)
    if choice is None or choice.shown != "A":
        return None
    lines, buttons = _shown(choice)
    return Screen((*reading.head(), *reading.cards(), Text("blank"), *lines), buttons)


def _shown(choice: Choice) -> tuple[tuple[Text, ...], Keyboard]:
    return tuple(_lines(choice)), (_doing(choice), *_cards(choice))


def _lines(choice: Choice) -> Iterator[Text]:
    reading, size = choice.reading, choice.reading.asked.size
    yield Text("ask-bury", {"count": size})
    if not choice.chosen:
        hint = _hint(reading)
        yield Text("ask-bury-hint", {"cards": faces.play(hint, reading.trumps)})
    if reading.deadline is not None and not reading.scene.solo:
        yield Text("deadline-bury-sound", {"until": reading.deadline})
    if choice.chosen:
        args = {
            "cards": faces.play(choice.chosen, reading.trumps),
            "count": len(choice.chosen),
            "points": points(choice.chosen),
        }
        yield Text("panel-buried", args)
        missing = size - len(choice.chosen)
        if missing:
            yield Text("panel-missing" if missing > 0 else "panel-over", {"count": abs(missing)})
        elif points(choice.chosen):
            yield Text("panel-buried-points", args)


def _cards(choice: Choice) -> Keyboard:
    """The cards of each series under its own name; trumps last, which are seldom laid away."""
    trumps, hand = choice.reading.trumps, choice.reading.hand
    held = [series for series in (*faces.ORDER[1:], None) if trumps.of(series, hand)]
    crowded = len(held) > LISTS
    found: list[tuple[Button, ...]] = []
    for series in held:
        own = trumps.of(series, hand)
        buttons = (*keys(choice, own), *_whole(choice, series, own))
        group = "rest" if crowded and series in held[LISTS - 1 :] else called(series)
        found += rows(buttons, _width(len(buttons)), group)
    return tuple(found)


def _width(count: int) -> int:
    """Of rows of one length, as nearly as can be."""
    return ceil(count / ceil(count / WIDTH))


def _whole(choice: Choice, series: Series, own: Cards) -> Iterator[Button]:
    """A side suit whole, where it fits into the bottom: nobody likes to press eight times."""
    reading = choice.reading
    if series is None or not 1 < len(own) <= reading.asked.size:
        return
    whole = len(reading.trumps.of(series, choice.chosen)) == len(own)
    left = _without_series(choice, series)
    then = Choice(reading, "A", left if whole else ordered((*left, *own)))
    yield reading.keys.panel(Text("button-none" if whole else "button-all"), then.name)


def _without_series(choice: Choice, series: Series) -> Cards:
    trumps = choice.reading.trumps
    return tuple(card for card in choice.chosen if trumps.series(card) is not series)


def _doing(choice: Choice) -> Row:
    """What is done with the choice, first and always in the same place."""
    reading, size = choice.reading, choice.reading.asked.size
    row: list[Button] = []
    if len(choice.chosen) == size:
        args = {"count": size, "points": points(choice.chosen)}
        row.append(reading.answer(Text("button-bury", args), Bury(choice.chosen)))
    if not choice.chosen:
        hint = _hint(reading)
        row.append(reading.answer(Text("button-bury-hint", {"count": size}), Bury(hint)))
        then = Choice(reading, "A", hint).name
        row.append(reading.keys.panel(Text("button-bury-change"), then))
    if choice.chosen:
        row.append(reading.keys.panel(Text("button-choose-again"), Choice(reading, "A").name))
    return (*row, *reading.tools())


def _hint(reading: Reading) -> Cards:
    answer = advised(reading.view)
    assert isinstance(answer, Bury)
    return answer.cards
