"""Asked to lead or to follow (screens, section 13.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.keys import rows
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import choosing, following, ready
from bot.narrate.shengji.advice import advised
from bot.narrate.shengji.lines import form
from bot.narrate.shengji.order import on_table
from bot.narrate.shengji.reading import Reading
from bot.narrate.shengji.series import LETTERS, SERIES
from bot.text import Text
from engine.shengji.actions import Play
from engine.shengji.holding import Cards
from engine.shengji.leading import single_units
from engine.shengji.matters import Matter

ALL_AT_ONCE: Final = 8
"""Single cards that stand side by side on the first keyboard."""


def lead(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    lines = [Text("ask-lead")]
    if reading.deadline is not None and not reading.scene.solo:
        lines.append(Text("deadline-lead-sound", {"until": reading.deadline}))
    plays = _plays(reading)
    hint = _hint(reading)
    offers = ready.first(hint, ready.leading(reading.asked, plays))
    buttons = (_offered(reading, play, play == hint) for play in offers)
    series = _series(reading, reading.hand) if len(plays) > 1 else ()
    return tuple(lines), (*rows(buttons, 2, "ready"), *series, reading.tools())


def follow(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    asked = reading.asked
    plays = _plays(reading)
    lines = [*led(reading), *following.duty(reading)]
    if len(plays) == 1:
        lines.append(Text("ask-only"))
    if reading.deadline is not None and not reading.scene.solo:
        lines.append(Text("deadline-follow-sound", {"until": reading.deadline}))
    hint = _hint(reading)
    single = len(asked.led) == 1
    if single and len(plays) <= ALL_AT_ONCE:
        offers, width = ready.first_of_all(hint, plays), 4
    else:
        offers, width = ready.first(hint, ready.following(asked, plays)), 2
    only = len(plays) == 1
    buttons = (_offered(reading, play, play == hint and not only) for play in offers)
    more: Keyboard = ()
    if len(offers) < len(plays) or asked.sampled:
        more = _series(reading, following.selectable(asked)) if single else _choose(reading)
    return tuple(lines), (*rows(buttons, width, "ready"), *more, reading.tools())


def led(reading: Reading) -> Iterator[Text]:
    """What was led, and what is the highest by now."""
    view = reading.view
    first = view.trick.laid[0]
    args = {
        "who": reading.people.whom(first.seat),
        "play": faces.play(first.cards, reading.trumps),
    }
    yield Text("on-table-led", args)
    yield from on_table(reading.people, view)


def _plays(reading: Reading) -> tuple[Cards, ...]:
    return tuple(answer.cards for answer in reading.menu() if isinstance(answer, Play))


def _hint(reading: Reading) -> Cards | None:
    answer = advised(reading.view)
    return answer.cards if isinstance(answer, Play) else None


def _offered(reading: Reading, play: Cards, hinted: bool) -> Button:
    """A ready play: pressing it answers."""
    label = faces.button(play, reading.trumps)
    leads = reading.asked.matter is Matter.LEAD
    if leads and form(play, reading.trumps) == "thrown":
        label = Text("button-throw-cards", {"play": label})
    if hinted:
        label = Text("button-hint", {"play": label})
    return reading.answer(label, Play(play))


def _series(reading: Reading, cards: Cards) -> Keyboard:
    """One button for each series among *cards*, to choose from."""
    found = [series for series in faces.ORDER if reading.trumps.of(series, cards)]
    keys = (
        reading.keys.panel(Text("button-from", {"series": faces.series(s)}), f"d{LETTERS[s]}")
        for s in found
    )
    return rows(keys, 5, "ranks")


def _choose(reading: Reading) -> Keyboard:
    cards = following.selectable(reading.asked)
    shown = next(series for series in faces.ORDER if reading.trumps.of(series, cards))
    begun = choosing.start(reading, shown)
    return ((reading.keys.panel(Text("button-choose"), begun.name),),)


def direct(reading: Reading, name: str) -> Screen | None:
    """Units of one series that are played at once; and, to lead, several of them together."""
    asked, series = reading.asked, SERIES[name[1]]
    leads = asked.matter is Matter.LEAD
    if not leads and len(asked.led) > 1:
        return None
    cards = reading.trumps.of(series, reading.hand if leads else following.selectable(asked))
    if not cards:
        return None
    found = _units(reading, cards) if leads else [(card,) for card in dict.fromkeys(cards)]
    ordered = sorted(found, key=lambda u: -max(map(reading.trumps.height, u)))
    buttons = (reading.answer(faces.unit(unit, reading.trumps), Play(unit)) for unit in ordered)
    keyboard = rows(buttons, 4, "direct")
    if leads and len(cards) > 1:
        begun = choosing.start(reading, series)
        keyboard = (*keyboard, (reading.keys.panel(Text("button-several"), begun.name),))
    title = Text("panel-direct", {"series": faces.series(series)})
    lines = (*reading.cards(), Text("blank"), title)
    return Screen(lines, (*keyboard, reading.keys.back("")))


def _units(reading: Reading, cards: Cards) -> list[Cards]:
    return list(dict.fromkeys(single_units(cards, reading.trumps)))
