"""A record step by step in words: who answered what, what came of it, and how the table stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.narrate import Narrator, Scene
from bot.narrate.people import seat_name
from bot.narrators import NARRATORS
from bot.record.games import RECORDED, Recorded
from bot.record.playing import Played, plays
from bot.record.step import ASIDE
from bot.record.taken import Record
from bot.text import Text
from engine.events import EVERYONE
from engine.games import GAMES, first_preset

Page = tuple[Text, ...]

_ENDS: Final = ("hand-ended", "hand-voided")
"""Kinds of events that end a hand."""


def pages(record: Record) -> Iterator[Page]:
    """One a step, the opening first. Raises as :func:`~bot.record.playing.plays` does, once the
    steps that hold have been told."""
    known, narrator = RECORDED[record.game], NARRATORS[record.game]
    scene, before, state = _scene(record), list[Any](), None
    for played in plays(record):
        news = [event for event in played.events if event.audience is EVERYONE]
        yield (
            *_heading(record, played),
            *_answers(known, played, state),
            *_unseen(known, played),
            Text("blank"),
            *_standing(narrator, scene, played, news, before),
        )
        before += news
        state = played.hand.state
    yield (Text("record-ok", {"steps": len(record.steps)}),)


def _scene(record: Record) -> Scene:
    """A table of seats without people."""
    game = GAMES[record.game]
    profile = next((name for name, rules in game.profiles.items() if rules == record.rules), "")
    return Scene(
        table=0,
        number=1,
        title="",
        names=("",) * game.seat_count,
        computers=frozenset(),
        game=record.game,
        profile=profile or first_preset(record.game),
        hand_number=1 if record.carried is None else record.carried.hand + 1,
        points=(),
        decision=0,
        solo=True,
    )


def _heading(record: Record, played: Played) -> Page:
    steps = len(record.steps)
    if played.step is None:
        return (Text("record-opening", {"steps": steps}),)
    kind = played.step.kind
    of_game = "" if kind == ASIDE else f"{record.game}-"
    matter = Text(f"record-matter-{of_game}{kind}")
    return (Text("record-step", {"number": played.number, "steps": steps, "matter": matter}),)


def _answers(known: Recorded, played: Played, state: Any) -> Iterator[Text]:
    """Each answer by itself, where no public line tells it; *state*: as it was asked for."""
    if played.step is None or state is None:
        return
    for seat, action in played.step.answers:
        words = known.answer(state, played.step.kind, seat, action)
        if words is not None:
            yield Text("record-answer", {"name": seat_name(seat), "action": words})


def _unseen(known: Recorded, played: Played) -> Iterator[Text]:
    """What was not for all to see at the table."""
    for event in played.events:
        told = known.private(played.hand.state, event)
        if told is not None:
            yield told


def _standing(
    narrator: Narrator, scene: Scene, played: Played, news: Sequence[Any], before: Sequence[Any]
) -> Page:
    """The board with the public lines of this step; at the end, the result."""
    seen = played.hand.game.view(played.hand.state, None)
    board = narrator.board(scene, seen, news, before).lines
    for event in news:
        if event.kind in _ENDS:
            return (*board, Text("blank"), *narrator.result(scene, seen, event).lines)
    return board
