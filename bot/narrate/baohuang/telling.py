"""Events as lines, in their order: for the room, and for one reader with what concerns him."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate.baohuang import faces, lines
from bot.narrate.baohuang.story import Facts, Moment, beginning, follow, reveals
from bot.narrate.log import Told
from bot.narrate.people import People
from bot.text import Text
from engine.baohuang import events as ev
from engine.baohuang.actions import Play
from engine.baohuang.seating import ALL
from engine.baohuang.view import View
from engine.cards import Card
from engine.seats import Seat


def tell(
    people: People,
    view: View,
    events: Sequence[ev.BaohuangEvent],
    before: Sequence[ev.BaohuangEvent] = (),
) -> tuple[Told, ...]:
    """The lines of *events*; *before* is what came earlier and has been told."""
    dead = tuple(seat for seat, _ in view.stuffed)
    facts = Facts(people, view.rules, view.places, dead)
    moment = beginning(view, (*before, *events))
    for event in before:
        moment = follow(moment, event, people)
    told: list[Told] = []
    trick = 0
    for event in events:
        play = isinstance(event, ev.CardsPlayed)
        trick += bool(play and moment.leading)
        for number, line in enumerate(_lines(moment, event, facts, view)):
            told.append(Told(line, trick, play and not number))
        moment = follow(moment, event, people)
    return tuple(told)


def _lines(moment: Moment, event: ev.BaohuangEvent, facts: Facts, view: View) -> tuple[Text, ...]:
    if moment.given and isinstance(event, ev.TributePaid):
        return ()
    own = () if facts.people.reader is None else _own(moment, event, facts)
    line = lines.say(moment, event, facts)
    found = own or (() if line is None else (line,))
    return (*found, *_left(event, facts, view), *_unused(moment, event, facts))


def _left(event: ev.BaohuangEvent, facts: Facts, view: View) -> tuple[Text, ...]:
    """Who may still be the guard, where hardly anybody is left who has not revolted (B-013)."""
    if not isinstance(event, ev.DeclarationsOpened) or view.emperor is None or reveals(event):
        return ()
    needed = facts.rules.revolt_exposes
    if needed is not None and len(event.declared) >= needed:
        return ()
    cleared: set[Seat] = {view.emperor, *(seat for seat, _ in event.declared)}
    suspects = [seat for seat in ALL if seat not in cleared]
    if not suspects:
        return (Text("suspects-none"),)
    if len(suspects) > 1:
        return ()
    return (Text("suspects-one", {"name": facts.people.name(suspects[0])}),)


def _own(moment: Moment, event: ev.BaohuangEvent, facts: Facts) -> tuple[Text, ...]:
    """What happened to the reader himself, said to him."""
    people, reader = facts.people, facts.people.reader
    match event:
        case ev.TrickTaken(leader=leader) if leader == reader:
            return (Text("own-lead"),)
        case ev.CardsMoved(seat=seat, to=to, cards=cards):
            gave = seat == reader
            args = {"cards": tuple(map(_card, cards)), "name": people.name(to if gave else seat)}
            return (Text("baohuang-own-gave" if gave else "baohuang-own-got", args),)
        case ev.ThronePassed(seat=seat, to=to) if to == reader:
            key = "own-throne-got-gift" if event.gift else "own-throne-got"
            return (Text(key, {"name": people.name(seat), "count": len(event.gift)}),)
        case ev.SoloGrabbed(seat=seat) if seat is not None and reader in (seat, moment.card):
            return (_own_grab(moment, seat, people),)
        case ev.CardsPlayed(seat=seat, combo=combo) if seat == reader:
            line = Text("own-play", {"play": faces.combo(combo)})
            return (lines.shown(moment, event, line, facts),)
        case _:
            return ()


def _own_grab(moment: Moment, seat: Seat, people: People) -> Text:
    """The reader plays alone, or has lost the throne."""
    if seat != people.reader:
        return Text("own-solo-lost", {"name": people.name(seat)})
    if moment.card in (None, seat):
        return Text("own-solo-grabbed")
    return Text("own-solo-grabbed-from", {"name": people.name(moment.card)})


def _card(card: Card) -> Text:
    return faces.rank(card.rank)


def _unused(moment: Moment, event: ev.BaohuangEvent, facts: Facts) -> tuple[Text, ...]:
    """The reader's sealed play was not used."""
    if not isinstance(event, ev.CardsPlayed) or event.seat == facts.people.reader:
        return ()
    return (Text("own-unused"),) if isinstance(moment.answer, Play) else ()
