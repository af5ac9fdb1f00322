"""Asked for the terms of tribute (G-087 to G-089): paid, waived, or countered.

What is inside a side where all of it is paid or none is one question; every other debt is one of
its own. What has been chosen so far stands in the name of the keyboard, ``t5``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import codes
from bot.narrate.gouji.before.layout import Part, first, say, screen
from bot.narrate.gouji.reading import Reading
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op
from engine.gouji.actions import Terms
from engine.gouji.asked import Asked
from engine.gouji.options import AllyTribute

PAY: Final = "pay"
WAIVE: Final = "waive"
COUNTER: Final = "counter"


@dataclass(frozen=True, slots=True)
class Group:
    """Debts that are decided together: their numbers in the reader's list, and in the hand's."""

    numbers: tuple[int, ...]
    debts: tuple[int, ...]
    whose: str
    """``ally`` between partners who agree on it, ``side`` all of a side together, ``taken`` what
    its receiver may refuse."""
    ways: tuple[str, ...]

    def way(self, terms: Terms) -> str:
        if self.debts[0] in terms.waived:
            return WAIVE
        return COUNTER if self.debts[0] in terms.countered else PAY

    def changed(self, terms: Terms, way: str) -> Terms:
        """*terms* with these debts decided."""
        waived, countered = {*terms.waived}, {*terms.countered}
        waived.difference_update(self.debts)
        countered.difference_update(self.debts)
        (waived if way == WAIVE else countered if way == COUNTER else set()).update(self.debts)
        return Terms(tuple(sorted(waived)), tuple(sorted(countered)))


def groups(asked: Asked) -> tuple[Group, ...]:
    together = asked.rules.ally_tribute is AllyTribute.NONE_OR_ALL
    found: list[Group] = []
    side = tuple(n for n in asked.debts if together and n in asked.allied)
    if side:
        numbers = tuple(i for i, n in enumerate(asked.debts, 1) if n in side)
        found.append(Group(numbers, side, "side", (PAY, WAIVE)))
    for number, debt in enumerate(asked.debts, 1):
        if debt in side:
            continue
        ally = debt in asked.allied and asked.rules.ally_tribute is not AllyTribute.NORMAL
        counters = asked.rules.ally_tribute is AllyTribute.AGREEMENT_OR_COUNTER
        ways: tuple[str, ...] = (PAY, WAIVE)
        if ally and counters and debt in asked.received:
            ways = (PAY, WAIVE, COUNTER)
        found.append(Group((number,), (debt,), "ally" if ally else "taken", ways))
    return tuple(sorted(found, key=lambda group: group.numbers))


def question(reading: Reading) -> Part:
    asked = reading.asked
    chosen = reading.view.answer if isinstance(reading.view.answer, Terms) else asked.usual
    assert isinstance(chosen, Terms)
    return _part(reading, chosen)


def panel(reading: Reading, name: str) -> Screen | None:
    """The same with the terms that *name* holds; none for terms that may not be given."""
    if not name.startswith("t"):
        return None
    asked = reading.asked
    try:
        chosen = codes.termed(name[1:], asked.debts)
    except ValueError:
        return None
    if any(group.way(chosen) not in group.ways for group in groups(asked)):
        return None
    lines, buttons = _part(reading, chosen)
    return screen(reading, lines, (*buttons, reading.keys.back(first(reading))))


def _part(reading: Reading, chosen: Terms) -> Part:
    found = groups(reading.asked)
    if len(found) == 1:
        return _one(reading, found[0])
    lines = [Text("ask-terms")]
    for group in found:
        lines += _lines(reading, group)
        lines.append(Text(f"terms-chosen-{group.whose}", _way(group, group.way(chosen))))
    done = (say(reading, Text("button-terms-done"), chosen),)
    return tuple(lines), (*_others(reading, found, chosen), done)


def _one(reading: Reading, group: Group) -> Part:
    lines = (*_lines(reading, group), Text(f"ask-terms-{group.whose}"))
    buttons = (
        say(reading, Text(f"button-{way}-{group.whose}"), group.changed(Terms(), way))
        for way in group.ways
    )
    return lines, (tuple(buttons),)


def _others(reading: Reading, found: Sequence[Group], chosen: Terms) -> Keyboard:
    """For each group what else may be chosen for it."""
    buttons: list[Button] = []
    for group in found:
        for way in group.ways:
            if way != group.way(chosen):
                code = codes.terms(group.changed(chosen, way), reading.asked.debts)
                label = Text("button-terms-other", _way(group, way))
                buttons.append(reading.keys.press(label, Op.PANEL, f"t{code}"))
    return rows(buttons, 3, "terms")


def _way(group: Group, way: str) -> dict[str, object]:
    numbers = tuple(Text("number", {"number": number}) for number in group.numbers)
    return {"numbers": numbers, "way": Text(f"button-{way}-{group.whose}")}


def _lines(reading: Reading, group: Group) -> list[Text]:
    """Who owes whom what, numbered where there are several."""
    people, owed = reading.people, reading.view.owed
    several = len(reading.asked.debts) > 1
    found: list[Text] = []
    for number, place in zip(group.numbers, group.debts, strict=True):
        debt = owed[place]
        args: dict[str, object] = {
            "payer": people.whom(debt.payer),
            "receiver": people.whom(debt.receiver),
            "cards": debt.cards,
            "kind": Text(f"tribute-kind-{debt.kind}"),
        }
        line = Text("terms-debt", args)
        found.append(Text("terms-numbered", {"number": number, "debt": line}) if several else line)
    return found
