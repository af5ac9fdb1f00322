"""What a step makes the bot say: the table message, private messages, the result.

The room is told from public events and the group's view alone; a person from what his seat may
see. Which messages there are follows from public facts, and from what the person himself did.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot import lobby
from bot.clocks import fronts
from bot.messages import Address, Message
from bot.sitting import Sitting
from bot.table import Phase
from engine.decision import Decision, Pace
from engine.seats import Seat

BOARD_LINES: Final = 10
"""A table message with so many lines is posted anew when the next trick begins."""


def board_slot(table: int) -> str:
    return f"board{table}"


def hand_slot(table: int) -> str:
    return f"hand{table}"


def announce(sitting: Sitting, before: Decision[object] | None) -> None:
    """Add the messages of this step to the sitting."""
    if sitting.hand is None or sitting.table.phase is Phase.CLOSED:
        if sitting.board or sitting.board_anew:
            sitting.messages.append(lobby.message(sitting))
        return
    public = [event for event in sitting.public(sitting.new) if event.kind != "hold-ended"]
    if (public or sitting.board or sitting.board_anew) and not sitting.table.room.private:
        sitting.messages.append(_board(sitting, before))
    for seat in sorted(_concerned(sitting, before)):
        sitting.messages.append(_private(sitting, seat))
    if any(event.kind == "hand-ended" for event in sitting.new):
        sitting.messages.append(_result(sitting))


def _private(sitting: Sitting, seat: Seat) -> Message:
    """The private message of one seat."""
    panel = sitting.panels.get(seat, "")
    before, news = sitting.news(seat)
    screen = sitting.narrator.private(
        sitting.scene(), sitting.view(seat), news, panel, sitting.deadline(seat), before
    )
    dealt = any(event.kind == "hand-started" for event in sitting.new)
    return Message(
        to=address(sitting, seat),
        lines=screen.lines,
        buttons=screen.buttons,
        slot=hand_slot(sitting.table.id),
        repost=dealt or seat in sitting.pushed,
    )


def address(sitting: Sitting, seat: Seat) -> Address:
    """A person's private chat; a table in a private chat has no other place."""
    if sitting.table.room.private:
        return sitting.table.room
    return sitting.people[sitting.table.people[seat]].address


def _board(sitting: Sitting, before: Decision[object] | None) -> Message:
    table = sitting.table
    repost = _reposts(sitting)
    if repost:
        start = table.board_from if sitting.board_anew else sitting.stored
        table = replace(table, board_from=start, board_at=sitting.now)
        sitting.table = table
    told = sitting.public(sitting.log[: table.board_from])
    events = sitting.public(sitting.log[table.board_from :])
    screen = sitting.narrator.board(sitting.scene(), sitting.view(None), events, told)
    question = sitting.question
    opened = question is not None and (before is None or before.id != question.id)
    return Message(
        to=table.room,
        lines=screen.lines,
        buttons=screen.buttons,
        slot=board_slot(table.id),
        repost=repost,
        starts=(table.hand_id, question.id) if question is not None and opened else None,
    )


def _reposts(sitting: Sitting) -> bool:
    """A new hand, or a new trick under a long or an old message."""
    table, public = sitting.table, sitting.public(sitting.new)
    if sitting.board_anew:
        return True
    if any(event.kind == "hand-started" for event in public) or table.board_at is None:
        return True
    if not any(event.kind == "trick-taken" for event in public):
        return False
    told = sitting.public(sitting.log[table.board_from : sitting.stored])
    scene = sitting.scene()
    lines = sum(1 for event in told if sitting.narrator.line(scene, event) is not None)
    age = timedelta(seconds=sitting.tempo.board_age)
    return lines >= BOARD_LINES or sitting.now - table.board_at > age


def _concerned(sitting: Sitting, before: Decision[object] | None) -> set[Seat]:
    """People whose private message is renewed: who did something, whom the table waits for, and
    the next after him. Everybody else pulls his question by the buttons of the table message."""
    question = sitting.question
    kinds = {event.kind for event in sitting.new}
    seats = sitting.touched | sitting.pushed | set(sitting.panels)
    if "hand-started" in kinds or "hand-ended" in kinds:
        seats |= set(sitting.table.people)
    if question is not None and _turned(question, before):
        seats |= set(_near(question))
    for event in sitting.new:
        if event.kind in ("hand-shown", "play-suggested", "seat-finished"):
            seats |= {seat for seat in sitting.table.people if _told(event, seat)}
    return {seat for seat in seats if seat in sitting.table.people}


def _turned(question: Decision[object], before: Decision[object] | None) -> bool:
    """Whether the table waits for somebody else now."""
    return before is None or question.id != before.id or fronts(question) != fronts(before)


def _told(event: object, seat: Seat) -> bool:
    return seat in (getattr(event, "seat", None), getattr(event, "to", None))


def _near(question: Decision[object]) -> tuple[Seat, ...]:
    waiting = tuple(ask.seat for ask in question.asks if ask.waits)
    return waiting if question.pace is Pace.SETUP else waiting[:2]


def _result(sitting: Sitting) -> Message:
    ended = next(event for event in sitting.new if event.kind == "hand-ended")
    screen = sitting.narrator.result(sitting.scene(), sitting.view(None), ended)
    return Message(to=sitting.table.room, lines=screen.lines, buttons=screen.buttons)
