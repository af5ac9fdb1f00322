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
    kind = "call" if bright else "pre-call"
    return (title, *_stakes(reading, kind)), no_yes(reading, f"button-no-{kind}", f"button-{kind}")


def _stakes(reading: Reading, kind: str) -> Iterator[Text]:
    """Each outcome that the call changes, with it and without it, as if the opposite did not call
    as well."""
    view, rules = reading.view, reading.view.rules
    across = opposite(reading.seat, SEATS)
    call = 1 if reading.asked.matter is Matter.BRIGHT_CALL else 2
    theirs = 2 if across in view.pre_calls else 0
    name = {"name": reading.people.name(across), "without": Text(f"without-{kind}")}

    def gets(call: int, *, opened: bool) -> int:
        """From an opposite who stays closed."""
        return owed_for_point(rules, (False, opened), (theirs, call))

    def pays(call: int, *, mine: bool = False, yours: bool) -> int:
        """To an opposite who opens, or does not."""
        return owed_for_point(rules, (mine, yours), (call, theirs))

    won = (gets(call, opened=True), gets(0, opened=True))
    both = (gets(call, opened=False), gets(0, opened=False))
    back = (pays(call, yours=False), pays(0, yours=False))
    lost = (pays(call, yours=True), pays(0, yours=True))
    spoiled = (pays(call, mine=True, yours=True), pays(0, mine=True, yours=True))
    changed = [a != b for a, b in (won, both, lost, spoiled)]
    changed[1] = changed[1] or back[0] != back[1]
    if changed[0]:
        yield Text("call-right", {**name, **_two(won)})
    if changed[1]:
        yield Text("call-closed", {**name, **_two(both), "back": back[0], "usual": back[1]})
    if changed[2]:
        yield Text("call-wrong", {**name, **_two(lost)})
    if changed[3]:
        yield Text("call-both", {**name, "cards": spoiled[0]})
    if not all(changed):
        yield Text(f"{kind}-otherwise")
    if not theirs:
        yield Text(f"{kind}-theirs", name)


def _two(amounts: tuple[int, int]) -> dict[str, int]:
    """With the call and without it."""
    return {"cards": amounts[0], "plain": amounts[1]}
