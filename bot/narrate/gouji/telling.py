"""Events as lines, in their order: for the room, and for one reader with what concerns him."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from bot.narrate.gouji import exchange, faces, lines, own_moves
from bot.narrate.gouji.story import Facts, Moment, beginning, follow
from bot.narrate.log import Told
from bot.narrate.people import People
from bot.text import Text
from engine.gouji import events as ev
from engine.gouji.actions import Burn, Play
from engine.gouji.options import PassRule
from engine.gouji.setup_events import CardsMoved, HandProved, SetupEnded
from engine.gouji.state import SEATS
from engine.gouji.view import View
from engine.seats import opposite


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
    moved: tuple[CardsMoved, ...] = ()
    trick = 0
    for event, then in zip_longest(events, events[1:]):
        play = isinstance(event, ev.CardsPlayed)
        trick += bool(play and moment.leading)
        for line in _settled(moment, event, facts, moved):
            told.append(Told(line, 0, play=False))
        own: tuple[Text, ...] = ()
        if isinstance(event, CardsMoved):
            own = own_moves.told(event, people, gift=own_moves.given(event, then))
            moved = (*moved, event) if own else moved
        for number, line in enumerate(own or _lines(moment, event, facts)):
            told.append(Told(line, trick, play and not number))
        moment = follow(moment, event, people)
    return tuple(told)


def _lines(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> tuple[Text, ...]:
    own = () if facts.people.reader is None else _own(moment, event, facts)
    if own:
        return own
    line = lines.say(moment, event, facts)
    if line is None:
        return ()
    return (line, *lines.peace(event), *_unused(moment, event, facts))


def _settled(
    moment: Moment, event: ev.GoujiEvent, facts: Facts, moved: tuple[CardsMoved, ...]
) -> tuple[Text, ...]:
    """Before the first lead: what tribute and purchases came to, without what the reader has just
    been told as his own, *moved*."""
    if not isinstance(event, SetupEnded | ev.CardsPlayed | ev.HandEnded):
        return ()
    return tuple(
        exchange.summary(exchange.without(moment.ledger, moved), facts.people, facts.rules)
    )


def _own(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> tuple[Text, ...]:
    """What happened to the reader himself, said to him."""
    if isinstance(event, ev.HandShown | ev.PlaySuggested):
        return (_prompting(event, facts.people),)
    if isinstance(event, HandProved):
        own = event.seat == facts.people.reader
        name = facts.people.name(event.to if own else event.seat)
        return (Text("own-hand-proved" if own else "hand-proved", {"name": name}),)
    if isinstance(event, ev.TrickTaken):
        return (Text("own-lead"),) if event.leader == facts.people.reader else ()
    return _done(event) if getattr(event, "seat", None) == facts.people.reader else ()


def _done(event: ev.GoujiEvent) -> tuple[Text, ...]:
    """What the reader did, or what became of him."""
    match event:
        case ev.CardsPlayed(combo=combo):
            return (Text("own-play", {"play": faces.combo(combo)}),)
        case ev.PointOpened(natural=True):
            return (Text("own-point-opened-natural"),)
        case ev.PointOpened() | ev.HeadLost():
            return (Text(f"own-{event.kind}"),)
        case _:
            return ()


def _prompting(event: ev.HandShown | ev.PlaySuggested, people: People) -> Text:
    own = event.seat == people.reader
    args: dict[str, object] = {"name": people.name(event.to if own else event.seat)}
    if isinstance(event, ev.PlaySuggested):
        args["play"] = faces.combo(event.combo)
    return Text(f"own-{event.kind}" if own else event.kind, args)


def _unused(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> tuple[Text, ...]:
    """The reader's sealed play was not used, or his yield was overtaken."""
    reader = facts.people.reader
    if not isinstance(event, ev.CardsPlayed) or reader is None:
        return ()
    if isinstance(moment.answer, Play | Burn):
        return (Text("own-unused"),)
    if event.overplayed != reader:
        return ()
    across = opposite(reader, SEATS)
    again = facts.rules.pass_rule is PassRule.EXCEPT_OPPOSITE
    again = again and across not in (*facts.places, *facts.dead)
    return (Text("own-overplayed-again" if again else "own-overplayed"),)
