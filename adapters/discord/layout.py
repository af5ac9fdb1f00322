"""A keyboard of any shape in the five rows of Discord: five buttons, or one list of 25, in each.

What fits stays buttons. Otherwise rows that are no choice share one, and choices become lists under
their own names, the biggest first and of two the later one, so that what stands first stays in
sight; then other rows are put together; and only if that is not enough, other buttons are listed
as well. The order never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, pairwise
from typing import Final

from discord.ui import View

from adapters.discord.items import Choose, Press
from bot.port import Refused, RenderedButton

ROWS: Final = 5
BUTTONS: Final = 5
OPTIONS: Final = 25
UNNAMED: Final = "…"
"""Name of a list of buttons that are no choice of anything."""

Keyboard = Sequence[Sequence[RenderedButton]]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the message: *name* of a list, or buttons beside each other."""

    buttons: tuple[RenderedButton, ...]
    name: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class _Run:
    """Buttons behind each other that belong to one choice, or to none, each with its old row."""

    group: str
    buttons: tuple[tuple[int, RenderedButton], ...]


def view(keyboard: Keyboard) -> View | None:
    """The keyboard for a message. It waits for nothing: what is pressed comes as an item.

    Needs a running loop. Raises Refused for more buttons than any message can have.
    """
    rows = laid_out(keyboard)
    if not rows:
        return None
    made = View(timeout=None)
    number = 0
    for place, row in enumerate(rows):
        if row.name:
            made.add_item(Choose.make(row.name, ((b.label, b.token) for b in row.buttons), place))
            continue
        for button in row.buttons:
            made.add_item(Press.make(button.label, button.token, number, place))
            number += 1
    made.stop()
    return made


def laid_out(keyboard: Keyboard) -> tuple[Row, ...]:
    """At most five rows. Links and what copies are left out, and so is an option that a list has.

    Raises Refused where even lists have no room: never below 101 buttons.
    """
    runs = _runs(keyboard)
    listed: set[_Run] = set()
    for run in _biggest(run for run in reversed(runs) if run.group):
        rows = _together(_rows(runs, listed), _chooses_nothing)
        if len(rows) <= ROWS:
            return rows
        if len(_rows(runs, listed | {run})) < len(_rows(runs, listed)):
            listed.add(run)
    for run in _biggest(run for run in runs if not run.group):
        rows = _closer(_rows(runs, listed))
        if len(rows) <= ROWS:
            return rows
        if len(_closer(_rows(runs, listed | {run}))) < len(rows):
            listed.add(run)
    rows = _closer(_rows(runs, listed))
    return rows if len(rows) <= ROWS else _crowded(runs)


def _biggest(runs: Iterable[_Run]) -> list[_Run]:
    return sorted(runs, key=lambda run: -len(run.buttons))


def _runs(keyboard: Keyboard) -> list[_Run]:
    """The last row is a run of its own if it belongs to no choice: it leads back, and is to stay
    in sight."""
    buttons = [(at, button) for at, row in enumerate(keyboard) for button in row if button.token]
    last = buttons[-1][0] if buttons else 0

    def belonging(placed: tuple[int, RenderedButton]) -> tuple[str, bool]:
        at, button = placed
        return button.group, at == last and not button.group

    return [_Run(group, tuple(run)) for (group, _), run in groupby(buttons, belonging)]


def _rows(runs: Iterable[_Run], listed: set[_Run]) -> tuple[Row, ...]:
    """The runs as they stand, those in *listed* as lists."""
    rows: list[Row] = []
    for is_list, some in groupby(runs, listed.__contains__):
        if is_list:
            rows.extend(
                chain.from_iterable(
                    _lists(run.group or UNNAMED, [button for _, button in run.buttons])
                    for run in some
                )
            )
        else:
            stretch = chain.from_iterable(run.buttons for run in some)
            for _, row in groupby(stretch, lambda each: each[0]):
                rows.extend(_beside([button for _, button in row]))
    return tuple(rows)


def _beside(buttons: Sequence[RenderedButton]) -> Iterator[Row]:
    for start in range(0, len(buttons), BUTTONS):
        yield Row(tuple(buttons[start : start + BUTTONS]))


def _lists(name: str, buttons: Sequence[RenderedButton]) -> Iterator[Row]:
    """One list, or several that say which part they are."""
    first: dict[str, RenderedButton] = {}
    for button in buttons:
        first.setdefault(button.token, button)
    options = tuple(first.values())
    for start in range(0, len(options), OPTIONS):
        part = options[start : start + OPTIONS]
        whole = len(options) <= OPTIONS
        yield Row(part, name if whole else f"{name} {start + 1}–{start + len(part)}")


def _closer(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rows of buttons share one until there is room; if that does not help, they lose their
    shape."""
    closer = _together(rows, lambda row: not row.name)
    return closer if len(closer) <= ROWS else _reflowed(rows)


def _chooses_nothing(row: Row) -> bool:
    return not any(button.group for button in row.buttons)


def _together(rows: Sequence[Row], may: Callable[[Row], bool]) -> tuple[Row, ...]:
    """Neighbouring rows that *may* share one, the shortest first, until there is room or they
    cannot."""
    left = list(rows)
    while len(left) > ROWS:
        pairs = [
            (len(one.buttons) + len(other.buttons), at)
            for at, (one, other) in enumerate(pairwise(left))
            if may(one) and may(other)
        ]
        size, at = min(pairs, default=(BUTTONS + 1, 0))
        if size > BUTTONS:
            break
        left[at : at + 2] = [Row(left[at].buttons + left[at + 1].buttons)]
    return tuple(left)


def _reflowed(rows: Iterable[Row]) -> tuple[Row, ...]:
    flowed: list[Row] = []
    for is_list, some in groupby(rows, lambda row: bool(row.name)):
        if is_list:
            flowed.extend(some)
        else:
            flowed.extend(_beside(list(chain.from_iterable(row.buttons for row in some))))
    return tuple(flowed)


def _crowded(runs: Sequence[_Run]) -> tuple[Row, ...]:
    """Everything in lists, if possible but for the last row."""
    buttons = [button for run in runs for _, button in run.buttons]
    last = runs[-1]
    for kept in (0 if last.group else len(last.buttons), 0):
        listed = buttons[: len(buttons) - kept]
        rows = (*_lists(UNNAMED, listed), *_beside(buttons[len(listed) :]))
        if len(rows) <= ROWS:
            return rows
    raise Refused(f"{len(buttons)} buttons in one message")
