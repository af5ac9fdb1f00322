"""Events as lines, in their order: for the room, and for one reader with what concerns him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot import faces
from bot.narrate.gouji import lines
from bot.narrate.gouji.people import People
from bot.narrate.gouji.story import Facts, Moment, beginning, follow
from bot.text import Text
from engine.gouji import events as ev
from engine.gouji.actions import Burn, Play
from engine.gouji.view import View


@dataclass(frozen=True, slots=True)
class Told:
    """One line, and where it belongs."""

    line: Text
    trick: int
    """Numbers the tricks from the start of the telling."""
    play: bool
    """It tells a play (手)."""


def tell(
    people: People,
    view: View,
    events: Sequence[ev.GoujiEvent],
    before: Sequence[ev.GoujiEvent] = (),
) -> tuple[Told, ...]:
    """The lines of *events*; *before* is what came earlier and has been told."""
    facts = Facts(people, view.rules, view.places, view.dead)
    moment = beginning(view, (*before, *events))
    for event in before:
        moment = follow(moment, event, people)
    told: list[Told] = []
    trick = 0
    for event in events:
        play = isinstance(event, ev.CardsPlayed)
        trick += bool(play and moment.leading)
        for number, line in enumerate(_lines(moment, event, facts)):
            told.append(Told(line, trick, play and not number))
        moment = follow(moment, event, people)
    return tuple(told)


def _lines(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> tuple[Text, ...]:
    own = () if facts.people.reader is None else _own(moment, event, facts)
    if own:
        return own
    line = lines.say(moment, event, facts)
    return () if line is None else (line, *_unused(moment, event, facts))


def _own(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> tuple[Text, ...]:
    """What happened to the reader himself, said to him."""
    people, reader = facts.people, facts.people.reader
    match event:
        case ev.CardsPlayed(seat=seat, combo=combo) if seat == reader:
            return (Text("own-play", {"play": faces.combo(combo)}),)
        case ev.PointOpened(seat=seat) if seat == reader:
            return (Text("own-point-opened"),)
        case ev.HeadLost(seat=seat) if seat == reader:
            return (Text("own-head-lost"),)
        case ev.TrickTaken(leader=leader) if leader == reader:
            return (Text("own-lead"),)
        case ev.HandShown(seat=seat, to=to):
            key = "own-hand-shown" if seat == reader else "hand-shown"
            return (Text(key, {"name": people.name(to if seat == reader else seat)}),)
        case ev.PlaySuggested(seat=seat, to=to, combo=combo):
            key = "own-play-suggested" if seat == reader else "play-suggested"
            name = people.name(to if seat == reader else seat)
            return (Text(key, {"name": name, "play": faces.combo(combo)}),)
        case _:
            return ()


def _unused(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> tuple[Text, ...]:
    """The reader's sealed play was not used, or his yield was overtaken."""
    reader = facts.people.reader
    if not isinstance(event, ev.CardsPlayed) or reader is None:
        return ()
    if isinstance(moment.answer, Play | Burn):
        return (Text("own-unused"),)
    return (Text("own-overplayed"),) if event.overplayed == reader else ()
