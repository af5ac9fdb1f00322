"""A record step by step in words: who answered what, what came of it, and how the table stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot import faces
from bot.narrate import Scene, gouji
from bot.narrate.gouji import spoken
from bot.record.playing import Played, plays
from bot.record.taken import Record
from bot.text import Text
from engine.cards import Rank
from engine.counts import counted
from engine.events import EVERYONE
from engine.gouji.events import GoujiEvent, HandDealt, HandEnded, HandVoided
from engine.gouji.matters import Matter
from engine.gouji.profiles import PROFILES
from engine.gouji.questions import asked
from engine.gouji.seating import SEATS
from engine.gouji.setup_events import CardsMoved
from engine.gouji.state import State
from engine.gouji.view import view
from engine.seats import Seat

Page = tuple[Text, ...]

_TOLD: Final = (Matter.LEAD, Matter.RESPOND)
"""Questions whose answers the public lines tell."""


def pages(record: Record) -> Iterator[Page]:
    """One a step, the opening first. Raises as :func:`~bot.record.playing.plays` does, once the
    steps that hold have been told."""
    scene, before = _scene(record), list[GoujiEvent]()
    state: State | None = None
    for played in plays(record):
        news = [event for event in played.events if event.audience is EVERYONE]
        yield (
            *_heading(played, len(record.steps)),
            *_answers(played, state),
            *_hands(played.events),
            *_moved(played.events),
            Text("blank"),
            *_standing(scene, played, news, before),
        )
        before += news
        state = played.hand.state
    yield (Text("record-ok", {"steps": len(record.steps)}),)


def _scene(record: Record) -> Scene:
    """A table of seats without people."""
    profile = next((name for name, rules in PROFILES.items() if rules == record.rules), "")
    return Scene(
        table=0,
        number=1,
        title="",
        names=("",) * SEATS,
        computers=frozenset(),
        profile=profile or next(iter(PROFILES)),
        hand_number=1 if record.carried is None else record.carried.hand + 1,
        points=(),
        decision=0,
        solo=True,
    )


def _name(seat: Seat) -> Text:
    return Text("seat-name", {"number": seat + 1})


def _heading(played: Played, steps: int) -> Page:
    if played.step is None:
        return (Text("record-opening", {"steps": steps}),)
    matter = Text(f"record-matter-{played.step.kind}")
    return (Text("record-step", {"number": played.number, "steps": steps, "matter": matter}),)


def _answers(played: Played, state: State | None) -> Iterator[Text]:
    """Each answer by itself, where no public line tells it; *state*: as it was asked for."""
    if played.step is None or state is None or played.step.kind in _TOLD:
        return
    for seat, action in played.step.answers:
        words = spoken.action(action, asked(state, seat))
        yield Text("record-answer", {"name": _name(seat), "action": words})


def _hands(events: Sequence[GoujiEvent]) -> Iterator[Text]:
    for event in events:
        if isinstance(event, HandDealt):
            counts = zip(Rank, counted(event.cards), strict=True)
            cards = tuple(faces.ranked(rank, count) for rank, count in counts if count)
            yield Text("record-hand", {"name": _name(event.seat), "cards": cards})


def _moved(events: Sequence[GoujiEvent]) -> Iterator[Text]:
    """Cards that only two saw at the table."""
    for event in events:
        if isinstance(event, CardsMoved):
            args = {"name": _name(event.seat), "to": _name(event.to)}
            cards = tuple(faces.ranked(rank, count) for rank, count in event.cards)
            yield Text("record-moved", {**args, "cards": cards})


def _standing(
    scene: Scene, played: Played, news: Sequence[GoujiEvent], before: Sequence[GoujiEvent]
) -> Page:
    """The board with the public lines of this step; at the end, the result."""
    seen = view(played.hand.state, None)
    board = gouji.board(scene, seen, news, before).lines
    for event in news:
        if isinstance(event, HandEnded | HandVoided):
            return (*board, Text("blank"), *gouji.result(scene, seen, event).lines)
    return board
