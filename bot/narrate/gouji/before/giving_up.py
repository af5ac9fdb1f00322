"""4s where they certify an opened point (点四, G-177, G-178): throwing them away, giving up
opening."""

from __future__ import annotations

from bot.messages import Button
from bot.narrate import Screen
from bot.narrate.gouji.before.layout import Part, first, no_yes, screen
from bot.narrate.gouji.four_cards import gives_up, throws
from bot.narrate.gouji.reading import Reading
from bot.text import Text
from bot.tokens import Op
from engine.cards import Rank
from engine.counts import held


def question(reading: Reading) -> Part:
    """Melee begins: everybody who has not opened is asked once (GAP-59)."""
    lines = (Text("ask-fours"), Text("fours-stake"))
    return lines, no_yes(reading, "button-keep-fours", "button-throw-fours")


def panel(reading: Reading, name: str) -> Screen | None:
    """What cannot be taken back is asked once more."""
    view, keys = reading.view, reading.keys
    if name != "f" or not (throws(view) or gives_up(view)):
        return None
    assert view.hand is not None
    lines: list[Text] = []
    buttons: list[Button] = []
    if throws(view):
        count = {"count": held(view.hand, Rank.FOUR)}
        lines.append(Text("panel-throw", count))
        buttons.append(keys.press(Text("button-throw-now", count), Op.FOURS, "t"))
    if gives_up(view):
        lines.append(Text("panel-give-up"))
        buttons.append(keys.press(Text("button-give-up"), Op.FOURS, "g"))
    keep = (keys.panel(Text("button-keep-opening"), first(reading)),)
    return screen(reading, tuple(lines), (tuple(buttons), keep))
