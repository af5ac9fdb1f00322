"""What a step makes the bot say: the table message, private messages, the result.

The room is told from public events and the group's view alone; a person from what his seat may
see. Which messages there are follows from public facts, and from what the person himself did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot import calls, clocks, lobby_between, lobby_message, lobby_score
from bot.links import payload
from bot.messages import Address, Button, Keyboard, Message
from bot.narrate import Scene
from bot.scenery import last_scene, scene
from bot.sitting import Sitting, Who
from bot.table import Phase, Table
from bot.text import Text
from bot.tokens import Op, Token
from engine.decision import Decision
from engine.errors import Rejected
from engine.events import Event
from engine.game import Landmarks
from engine.games import GAMES
from engine.seats import Seat

BOARD_LINES: Final = 10
"""A table message with so many lines is posted anew when the next trick begins."""
FRESH: Final = timedelta(seconds=5)
"""A table message that was posted so lately is not posted anew, whoever asks for it."""


def board_slot(table: int) -> str:
    return f"board{table}"


def hand_slot(table: int) -> str:
    return f"hand{table}"


def ask_anew(sitting: Sitting) -> None:
    """Somebody wants the table message at the end of the room."""
    at = sitting.table.board_at
    sitting.board_anew = at is None or sitting.now - at >= FRESH


def announce(sitting: Sitting, before: Decision[object] | None) -> None:
    """Add the messages of this step to the sitting. *before* is the question that was open.

    Raises Rejected for a panel that no button of ours names.
    """
    renewed = sitting.board or sitting.board_anew
    if sitting.hand is None or sitting.table.phase is Phase.CLOSED:
        if sitting.board_anew:
            _posted(sitting)
        if renewed:
            sitting.messages.append(lobby_message.message(sitting, board_slot(sitting.table.id)))
        return
    unsaid = _marks(sitting).unsaid
    public = [event for event in sitting.public(sitting.new) if event.kind not in unsaid]
    over, shown = sitting.table.phase is not Phase.PLAYING, scene(sitting)
    if over and before is not None and sitting.question is None and sitting.outcome is None:
        sitting.messages += _given_up(sitting)
    if (public or (renewed and not over)) and not sitting.table.room.private:
        sitting.messages.append(_board(sitting, shown, before))
    for seat in sorted(_concerned(sitting, before)):
        sitting.messages.append(_private(sitting, shown, seat))
    here = _seat_here(sitting)
    if here is not None and here in sitting.touched | sitting.pushed | set(sitting.panels):
        sitting.answer = _private(sitting, shown, here)
    calls.call(sitting, before)
    if over and (public or renewed):
        sitting.messages += _result(sitting, anew=bool(public) or sitting.board_anew)


def private_message(sitting: Sitting, seat: Seat) -> Message:
    """The private message of one seat. Raises Rejected for a panel that no button of ours names."""
    return _private(sitting, scene(sitting), seat)


def _private(sitting: Sitting, shown: Scene, seat: Seat) -> Message:
    panel = sitting.panels.get(seat, "")
    before, news = sitting.news(seat)
    view, deadline = sitting.view(seat), sitting.deadline(seat)
    try:
        screen = sitting.narrator.private(shown, view, news, panel, deadline, before)
    except ValueError as error:
        raise Rejected("bad-button") from error
    dealt = any(event.kind == _marks(sitting).begun for event in sitting.new)
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


def _board(sitting: Sitting, shown: Scene, before: Decision[object] | None) -> Message:
    repost = _reposts(sitting, shown)
    if repost:
        start = sitting.table.board_from if sitting.board_anew else sitting.stored
        _posted(sitting)
        sitting.table = replace(sitting.table, board_from=start)
    table = sitting.table
    told = sitting.public(sitting.log[: table.board_from])
    events = sitting.public(sitting.log[table.board_from :])
    screen = sitting.narrator.board(shown, sitting.view(None), events, told)
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


def _posted(sitting: Sitting) -> None:
    sitting.table = replace(sitting.table, board_at=sitting.now)


def _reposts(sitting: Sitting, shown: Scene) -> bool:
    """A new hand, a new trick under a long or an old message, or a message that is too old."""
    table, marks, kinds = sitting.table, _marks(sitting), _kinds(sitting.public(sitting.new))
    if sitting.board_anew or table.board_at is None:
        return True
    age = sitting.now - table.board_at
    if age > timedelta(seconds=sitting.tempo.board_oldest):
        return True
    if marks.begun in kinds:
        return True
    if not kinds & marks.cleared:
        return False
    told = sitting.public(sitting.log[table.board_from : sitting.stored])
    lines = sum(1 for event in told if sitting.narrator.line(shown, event) is not None)
    return lines >= BOARD_LINES or age > timedelta(seconds=sitting.tempo.board_age)


def _concerned(sitting: Sitting, before: Decision[object] | None) -> set[Seat]:
    """People whose private message is renewed: who did something, and whom the table waits for
    now. Everybody else pulls his question by the buttons of the table message: most questions are
    settled before they come to him."""
    marks, kinds = _marks(sitting), _kinds(sitting.new)
    asked = (sitting.pushed | set(sitting.panels)) - {_seat_here(sitting)}
    seats = _doers(sitting, before) | asked
    if kinds and (sitting.table.solo or kinds & {marks.begun, marks.ended}):
        seats |= set(sitting.table.people)
    seats |= _newly_waited_for(sitting.question, before)
    for event in sitting.new:
        if event.kind in marks.regrouped and getattr(event, "seat", None) is not None:
            seats |= set(sitting.table.people)
        if event.kind in marks.personal:
            seats |= {seat for seat in sitting.table.people if _told(event, seat)}
    return {seat for seat in seats if _reachable(sitting, seat)}


def _marks(sitting: Sitting) -> Landmarks:
    return GAMES[sitting.table.game].landmarks


def _kinds(events: Sequence[Event]) -> set[str]:
    return {event.kind for event in events}


def _seat_here(sitting: Sitting) -> Seat | None:
    """The seat of whoever asked for the step, where he is answered alone."""
    return None if sitting.here is None else sitting.table.seat_of(sitting.here.id)


def _doers(sitting: Sitting, before: Decision[object] | None) -> set[Seat]:
    """Who answered. One who knows already that he was heard need not see it again, unless he may
    still change it, or nothing else shows him the table, or that he was heard."""
    question = sitting.question
    moved = before is None or question is None or question.id != before.id
    seen = sitting.inside is not None and sitting.discreet  # there no word fades away: none is said
    if moved and not seen and not sitting.table.room.private:
        return sitting.touched - sitting.assured
    return sitting.touched


def _newly_waited_for(
    question: Decision[object] | None, before: Decision[object] | None
) -> set[Seat]:
    """Who has not been brought this question yet."""
    known = question is not None and before is not None and question.id == before.id
    return set(clocks.fronts(question)) - (set(clocks.fronts(before)) if known else set())


def _told(event: Event, seat: Seat) -> bool:
    return seat in (getattr(event, "seat", None), getattr(event, "to", None))


def _reachable(sitting: Sitting, seat: Seat) -> bool:
    person = sitting.table.people.get(seat)
    if person is None:
        return False
    inside = sitting.inside is not None and sitting.inside.id == person
    return inside or sitting.table.room.private or sitting.people[person].reachable


def _result(sitting: Sitting, anew: bool) -> list[Message]:
    """How the hand ended, who wants the next one, and the buttons for it. Why a hand is void, the
    table message says; if it is dealt again at once, nobody is asked."""
    over = sitting.table.phase is Phase.OVER
    kind = _marks(sitting).ended
    ended = next((event for event in reversed(sitting.log) if event.kind == kind), None)
    lines, more = lobby_between.lines(sitting), lobby_between.buttons(sitting)
    if ended is not None:
        screen = sitting.narrator.result(last_scene(sitting), sitting.view(None), ended)
        match = lobby_score.hands(sitting) if over else ()
        lines = (*screen.lines, *match, *lines)
        more = (*more, *_others(screen.buttons))
    elif over:
        lines = (*lobby_score.after_dissolving(sitting), *lines)
    elif any(timer.kind == "redeal" for timer in sitting.running()):
        return []
    if anew:
        _posted(sitting)
    slot = f"result{sitting.table.id}"
    return [Message(to=sitting.table.room, lines=lines, buttons=more, slot=slot, repost=anew)]


def _others(buttons: Keyboard) -> Keyboard:
    """What a narrator has under its result besides going on and closing, which is the table's."""
    own = (Op.NEXT, Op.CLOSE)
    rows = (
        tuple(b for b in row if not b.token or Token.parse(b.token).op not in own)
        for row in buttons
    )
    return tuple(row for row in rows if row)


def _given_up(sitting: Sitting) -> list[Message]:
    """The private messages lose their buttons: nobody will answer there any more."""
    return [
        Message(
            to=address(sitting, seat),
            lines=(Text("hand-given-up", {"number": sitting.table.number}),),
            slot=hand_slot(sitting.table.id),
        )
        for seat in sorted(sitting.table.people)
        if _reachable(sitting, seat)
    ]


def private_closed(table: Table, who: Who) -> Message:
    """The room learns that *who* cannot be written to, once a table."""
    hand = Button(Text("button-hand"), str(Token(Op.HAND, table.id)))
    opening = Button(Text("button-open-private"), start=payload(table))
    buttons = (hand,) if who.discreet else (hand, opening)
    return Message(
        to=table.room,
        lines=(Text("private-closed-room", {"name": who.name}),),
        buttons=(buttons,),
        slot=f"closed{table.id}-{who.id}",
    )
