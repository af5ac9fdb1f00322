"""Choosing cards one unit after the other (自己挑; screens, section 13.1): what has been chosen so
far stands in the name of the panel, so nothing is kept anywhere.

A panel is ``x``, the series that is shown (``A``: all of them), and the mask of the cards chosen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.keys import rows
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import codes, following
from bot.narrate.shengji.lines import form
from bot.narrate.shengji.reading import Reading
from bot.narrate.shengji.refusals import refusal
from bot.narrate.shengji.series import LETTERS, SERIES
from bot.text import Text
from engine.cards import Card
from engine.errors import Illegal, is_lawful
from engine.shengji.actions import Play
from engine.shengji.asked import check
from engine.shengji.holding import Cards, ordered, without
from engine.shengji.matters import Matter
from engine.shengji.trumps import Series

PANEL: Final = r"x[TSHCDA][0-9a-z]{1,7}"
_PANEL: Final = re.compile(r"x(.)([0-9a-z]+)")
WIDTH: Final = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """What one reader has chosen so far."""

    reading: Reading
    shown: str
    """The letter of the series whose cards are on the keyboard; ``A``: all."""
    chosen: Cards = ()

    @property
    def name(self) -> str:
        return f"x{self.shown}{codes.mask(self.chosen, self.reading.hand)}"

    def with_(self, card: Card, count: int) -> Choice:
        """With *count* of *card*, whatever there were."""
        others = (each for each in self.chosen if each is not card)
        return replace(self, chosen=ordered((*others, *(card,) * count)))


def opened(reading: Reading, name: str) -> Choice | None:
    """The choice that a panel names; None where it leads nowhere now."""
    match = _PANEL.fullmatch(name)
    assert match is not None
    try:
        return Choice(reading, match[1], codes.chosen(match[2], reading.hand))
    except ValueError:
        return None


def keys(choice: Choice, cards: Cards) -> Iterator[Button]:
    """A button for each unit of *cards*, highest first: a pair whole, and one card. Those chosen
    are marked, and pressing them again lets them go."""
    reading, have = choice.reading, Counter(choice.chosen)
    for card, copies in Counter(faces.highest_first(cards, reading.trumps)).items():
        for count in range(copies, 0, -1):
            on = have[card] == count
            label = _label(choice, (card,) * count)
            if on:
                label = Text("button-chosen", {"cards": label})
            yield reading.keys.panel(label, choice.with_(card, 0 if on else count).name)


def _label(choice: Choice, cards: Cards) -> Text:
    trumps = choice.reading.trumps
    return faces.signed(cards, trumps) if choice.shown == "A" else faces.unit(cards, trumps)


def start(reading: Reading, series: Series) -> Choice:
    """Nothing chosen, but for what must be given anyway."""
    forced: Cards = ()
    if reading.asked.matter is Matter.FOLLOW:
        forced = following.forced(reading.asked)
    return Choice(reading, LETTERS[series], forced)


def panel(reading: Reading, name: str) -> Screen | None:
    """Choosing what to lead or to follow with."""
    choice = opened(reading, name)
    if choice is None or choice.shown == "A" or not _fits(choice):
        return None
    asked, trumps = reading.asked, reading.trumps
    lead = asked.matter is Matter.LEAD
    open_ = reading.hand if lead else following.selectable(asked)
    series = SERIES[choice.shown]
    shown = trumps.of(series, open_)
    if not shown:
        return None
    lines = (*reading.cards(), Text("blank"), *_lines(choice))
    return Screen(
        lines,
        (
            *_tabs(choice, open_),
            *rows(keys(choice, shown), WIDTH, "units"),
            *_ending(choice),
            reading.keys.back(""),
        ),
    )


def _fits(choice: Choice) -> bool:
    """Whether what is chosen may be chosen here."""
    asked = choice.reading.asked
    if asked.matter is Matter.LEAD:
        return set(map(choice.reading.trumps.series, choice.chosen)) <= {SERIES[choice.shown]}
    try:
        without(choice.chosen, following.forced(asked))
        without((*following.forced(asked), *following.selectable(asked)), choice.chosen)
    except ValueError:
        return False
    return True


def _tabs(choice: Choice, cards: Cards) -> Keyboard:
    """The series that can be chosen from. A lead is of one series, so another one begins anew."""
    reading = choice.reading
    lead = reading.asked.matter is Matter.LEAD
    found = [series for series in faces.ORDER if reading.trumps.of(series, cards)]
    if len(found) < 2:
        return ()
    tabs = []
    for series in found:
        letter = LETTERS[series]
        here = letter == choice.shown
        chosen = choice.chosen if here or not lead else ()
        label = Text("button-here", {"series": faces.series(series)})
        tabs.append(
            reading.keys.panel(
                label if here else faces.series(series), Choice(reading, letter, chosen).name
            )
        )
    return rows(tabs, 5, "ranks")


def _lines(choice: Choice) -> Iterator[Text]:
    reading, asked, trumps = choice.reading, choice.reading.asked, choice.reading.trumps
    if asked.matter is Matter.LEAD:
        yield Text("panel-lead")
    else:
        yield from following.duty(reading)
    if not choice.chosen:
        return
    args = {"cards": faces.play(choice.chosen, trumps), "count": len(choice.chosen)}
    yield Text("panel-chosen", args)
    yield from _verdict(choice)


def _verdict(choice: Choice) -> Iterator[Text]:
    """What is missing, or what kind of lead it makes."""
    asked = choice.reading.asked
    if asked.matter is Matter.LEAD:
        if form(choice.chosen, choice.reading.trumps) == "thrown":
            penalty = asked.rules.throw_penalty
            yield Text(f"panel-throw-{penalty.value.replace('_', '-')}")
        return
    missing = len(asked.led) - len(choice.chosen)
    if missing:
        yield Text("panel-missing" if missing > 0 else "panel-over", {"count": abs(missing)})
        return
    try:
        check(asked, Play(choice.chosen))
    except Illegal as error:
        yield refusal(error)


def _ending(choice: Choice) -> Keyboard:
    """Playing it, where it can be played, and beginning anew."""
    reading = choice.reading
    row: tuple[Button, ...] = ()
    if choice.chosen and is_lawful(check, choice.reading.asked, Play(choice.chosen)):
        throws = reading.asked.matter is Matter.LEAD and (
            form(choice.chosen, reading.trumps) == "thrown"
        )
        label = Text(
            "button-throw-cards" if throws else "button-lay",
            {"play": faces.button(choice.chosen, reading.trumps)},
        )
        row = (reading.answer(label, Play(choice.chosen)),)
    begun = start(reading, SERIES[choice.shown])
    if choice.chosen != begun.chosen:
        row = (*row, reading.keys.panel(Text("button-choose-again"), begun.name))
    return (row,) if row else ()
