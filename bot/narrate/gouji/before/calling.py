"""Asked whether to call the point (宣点: 预点, 明点; G-050 to G-055): what it wins and costs."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate.gouji.before.layout import Part, no_yes
from bot.narrate.gouji.reading import Reading
from bot.text import Text
from engine.gouji.asked import Matter
from engine.gouji.debts import owed_for_point
from engine.gouji.state import SEATS
from engine.seats import opposite


def question(reading: Reading) -> Part:
    bright = reading.asked.matter is Matter.BRIGHT_CALL
    across = reading.people.name(opposite(reading.seat, SEATS))
    title = Text("ask-bright-call" if bright else "ask-pre-call", {"name": across})
    return (title, *_stakes(reading)), no_yes(reading, "button-no-call", "button-call")


def _stakes(reading: Reading) -> Iterator[Text]:
    """Each outcome with the call and without it, as if the opposite did not call as well."""
    view, rules = reading.view, reading.view.rules
    across = opposite(reading.seat, SEATS)
    call = 1 if reading.asked.matter is Matter.BRIGHT_CALL else 2
    theirs = 2 if across in view.pre_calls else 0
    name = {"name": reading.people.name(across)}

    def gets(call: int, *, opened: bool) -> int:
        """From an opposite who stays closed."""
        return owed_for_point(rules, (False, opened), (theirs, call))

    def pays(call: int, *, mine: bool = False, yours: bool) -> int:
        """To an opposite who opens, or does not."""
        return owed_for_point(rules, (mine, yours), (call, theirs))

    won = {"cards": gets(call, opened=True), "plain": gets(0, opened=True)}
    yield Text("call-right", {**name, **won})
    both = {"cards": gets(call, opened=False), "plain": gets(0, opened=False)}
    back = {"back": pays(call, yours=False), "usual": pays(0, yours=False)}
    yield Text("call-closed", {**name, **both, **back})
    lost = {"cards": pays(call, yours=True), "plain": pays(0, yours=True)}
    yield Text("call-wrong", {**name, **lost})
    yield Text("call-both", {**name, "cards": pays(call, mine=True, yours=True)})
    if not theirs:
        yield Text("call-theirs", name)
