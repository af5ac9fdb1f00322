"""A motion to dissolve the table (散桌, G-304): everybody who sits there is asked, and who said yes
is public. The hand goes on meanwhile. One no, or a day without the last yes, ends the motion.
Computers are not asked.

It stands among the open motions of the table under :data:`KIND`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Final

from bot.messages import Button, Message
from bot.sitting import Sitting, Timer, Who
from bot.table import Phase, Table, present
from bot.table_match import dissolved
from bot.text import Text
from bot.tokens import Op, Token
from engine.errors import Rejected, Stale

KIND: Final = "stop"
TIMER: Final = "dissolve"
"""Kind of the timer that ends the motion."""


@dataclass(frozen=True, slots=True)
class Motion:
    """*by* and *yes* are ids of persons; *mark* is in the buttons of this motion and no other."""

    by: int
    mark: int
    yes: tuple[int, ...]


def of(table: Table) -> Motion | None:
    """The open motion to dissolve."""
    found = _open(table).get(KIND)
    return None if found is None else Motion(found["by"], found["mark"], tuple(found["yes"]))


def ask(sitting: Sitting, who: Who) -> None:
    """*who* wants the table to be dissolved. With nobody to ask it closes at once.

    Raises Rejected.
    """
    table = sitting.table
    table.seated(who.id)
    if table.phase not in (Phase.PLAYING, Phase.BETWEEN):
        raise Rejected("wrong-phase")
    motion = of(table)
    if motion is not None:
        _agree(sitting, who, motion)
    elif present(table) == {who.id}:
        sitting.table = replace(table, phase=Phase.CLOSED)
        sitting.board = True
    else:
        mark = table.motions + 1
        sitting.table = replace(table, motions=mark)
        due = sitting.now + timedelta(seconds=sitting.tempo.dissolving)
        sitting.add.append(Timer(TIMER, due, decision=mark))
        _agree(sitting, who, Motion(who.id, mark, ()))


def vote(sitting: Sitting, who: Who, mark: int, yes: bool) -> None:
    """*who* answers the motion *mark*. Raises Rejected."""
    sitting.table.seated(who.id)
    motion = of(sitting.table)
    if motion is None or motion.mark != mark:
        raise Stale
    if yes:
        _agree(sitting, who, motion)
    else:
        _end(sitting, motion, Text("motion-refused", {"name": who.name, **_number(sitting)}))


def recount(sitting: Sitting) -> None:
    """Somebody got up, or the match is over by itself."""
    motion = of(sitting.table)
    if motion is None:
        return
    if sitting.table.phase not in (Phase.PLAYING, Phase.BETWEEN) or not present(sitting.table):
        _end(sitting, motion, Text("motion-moot", _number(sitting)))
    elif present(sitting.table) <= set(motion.yes):
        _pass(sitting, motion)
    else:
        sitting.messages.append(_message(sitting, motion))


def fire(sitting: Sitting, timer: Timer) -> None:
    """A day has gone by."""
    sitting.drop.append(timer)
    motion = of(sitting.table)
    if motion is not None and motion.mark == timer.decision:
        _end(sitting, motion, Text("motion-lapsed", _number(sitting)))


def _agree(sitting: Sitting, who: Who, motion: Motion) -> None:
    if who.id not in motion.yes:
        motion = replace(motion, yes=(*motion.yes, who.id))
    sitting.table = _with(sitting.table, motion)
    if present(sitting.table) <= set(motion.yes):
        _pass(sitting, motion)
    else:
        sitting.messages.append(_message(sitting, motion))


def _pass(sitting: Sitting, motion: Motion) -> None:
    """All have agreed."""
    _end(sitting, motion, Text("motion-passed", _number(sitting)))
    sitting.table = dissolved(sitting.table)
    sitting.board_anew = True


def _end(sitting: Sitting, motion: Motion, word: Text) -> None:
    sitting.table = _with(sitting.table, None)
    sitting.drop += [timer for timer in sitting.timers if timer.kind == TIMER]
    sitting.add = [timer for timer in sitting.add if timer.kind != TIMER]
    sitting.messages.append(
        Message(to=sitting.table.room, lines=(word,), slot=_slot(sitting, motion))
    )


def _message(sitting: Sitting, motion: Motion) -> Message:
    table = sitting.table
    people = present(table)
    agreed = [person for person in motion.yes if person in people]
    due = next((t.due for t in sitting.running() if t.kind == TIMER), sitting.now)
    name = sitting.people[motion.by].name if motion.by in sitting.people else Text("lobby-nobody")
    lines = (
        Text("motion-title", {"name": name, "until": due, **_number(sitting)}),
        Text(
            "motion-tally",
            {
                "count": len(agreed),
                "all": len(people),
                "names": tuple(sitting.people[person].name for person in agreed),
            },
        ),
    )
    buttons = tuple(
        Button(Text(key), str(Token(Op.VOTE, table.id, motion.mark, arg)))
        for key, arg in (("button-agree", "1"), ("button-disagree", "0"))
    )
    return Message(to=table.room, lines=lines, buttons=(buttons,), slot=_slot(sitting, motion))


def _slot(sitting: Sitting, motion: Motion) -> str:
    return f"dissolve{sitting.table.id}-{motion.mark}"


def _number(sitting: Sitting) -> dict[str, object]:
    return {"number": sitting.table.number}


def _open(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table.ballot) if table.ballot else {}
    return found


def _with(table: Table, motion: Motion | None) -> Table:
    found = {kind: each for kind, each in _open(table).items() if kind != KIND}
    if motion is not None:
        found[KIND] = {"by": motion.by, "mark": motion.mark, "yes": list(motion.yes)}
    return replace(table, ballot=json.dumps(found) if found else "")
