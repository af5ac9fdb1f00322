"""Calling the one person for whom a room waits: a message of its own that rings, and goes away when
it has done its work.

Only who has no private chat with us is called in the room. A leader, who alone can act, is called
at once. Of those who owe an answer the first in the public order is called when the missing ones
are named; if the table still waits when as much time has gone by again, the one whose turn it is
then. So it rings at public times, whatever anybody holds and whenever he answers.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot import clocks
from bot.messages import Button, Message
from bot.sitting import Sitting, Timer
from bot.table import Phase
from bot.text import Mention, Text
from bot.tokens import Op, Token
from engine.decision import Decision, Pace
from engine.seats import Seat


def call(sitting: Sitting, before: Decision[object] | None) -> None:
    """Post the call that is due after this step, and take away the one that is over. *before* is
    the question that was open before the step."""
    table, question = sitting.table, sitting.question
    fresh = question is not None and (before is None or before.id != question.id)
    seat = _seat(sitting, fresh)
    if seat is None and not (fresh or question is None):
        return
    slot = "" if seat is None or question is None else f"call{table.id}-{question.id}-{seat}"
    if slot == table.called:
        return
    if table.called:
        sitting.messages.append(Message(to=table.room, lines=(), slot=table.called))
    if slot and seat is not None:
        sitting.messages.append(_message(sitting, seat, slot))
    sitting.table = replace(table, called=slot)


def again(sitting: Sitting, question: Decision[object]) -> None:
    """The next public time at which somebody may be called."""
    if any(not who.reachable for who in sitting.people.values()):
        due = sitting.now + timedelta(seconds=sitting.tempo.naming)
        hand = sitting.table.hand_id
        sitting.add.append(Timer("calling", due, hand=hand, decision=question.id))


def _seat(sitting: Sitting, fresh: bool) -> Seat | None:
    """Who is called in this step."""
    table, question = sitting.table, sitting.question
    if question is None or table.room.private or table.solo or table.phase is not Phase.PLAYING:
        return None
    leads = fresh and question.pace is Pace.LEAD
    if not leads and not sitting.naming:
        return None
    return next((seat for seat in clocks.fronts(question) if _must_be_called(sitting, seat)), None)


def _must_be_called(sitting: Sitting, seat: Seat) -> bool:
    person = sitting.table.people.get(seat)
    return person is not None and not sitting.people[person].reachable


def _message(sitting: Sitting, seat: Seat, slot: str) -> Message:
    who = sitting.people[sitting.table.people[seat]]
    key = "call-lead" if sitting.question and sitting.question.pace is Pace.LEAD else "call-answer"
    args = {"name": Mention(who.address.chat, who.name), "number": sitting.table.number}
    hand = Button(Text("button-hand"), str(Token(Op.HAND, sitting.table.id)))
    return Message(to=sitting.table.room, lines=(Text(key, args),), buttons=((hand,),), slot=slot)
