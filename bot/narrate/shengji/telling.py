"""Events as lines, in their order: for the room, and for one reader with what concerns him."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate.log import Told
from bot.narrate.people import People
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import lines
from bot.narrate.shengji.story import Facts, Moment, follow
from bot.text import Text
from engine.shengji import events as ev
from engine.shengji.holding import points
from engine.shengji.trumps import Trumps
from engine.shengji.view import View


def tell(
    people: People,
    view: View,
    events: Sequence[ev.ShengjiEvent],
    before: Sequence[ev.ShengjiEvent] = (),
) -> tuple[Told, ...]:
    """The lines of *events*; *before* is what came earlier and has been told."""
    facts = Facts(people, view.rules)
    moment = Moment()
    for event in before:
        moment = follow(moment, event)
    told: list[Told] = []
    trick = int(bool(moment.trick))
    for event in events:
        play = isinstance(event, ev.CardsPlayed)
        trick += play and not moment.trick
        line = _line(moment, event, facts)
        if line is not None:
            told.append(Told(line, trick, play))
        moment = follow(moment, event)
    return tuple(told)


def _line(moment: Moment, event: ev.ShengjiEvent, facts: Facts) -> Text | None:
    own = None if facts.people.reader is None else _own(moment, event, facts)
    line = lines.say(moment, event, facts) if own is None else own
    if isinstance(event, ev.ClaimOpened) and _unused(moment, event, facts):
        line = Text("and-then", {"first": line, "then": Text("own-claim-unused")})
    return line


def _unused(moment: Moment, event: ev.ClaimOpened, facts: Facts) -> bool:
    """What the reader laid stays closed: another declaration counts."""
    return bool(moment.sealed) and event.seat != facts.people.reader


def _own(moment: Moment, event: ev.ShengjiEvent, facts: Facts) -> Text | None:
    """What the reader himself did, or got."""
    if getattr(event, "seat", None) != facts.people.reader or moment.trumps is None:
        return None
    told: Text | None = None
    match event:
        case ev.BottomTaken(cards=cards):
            told = Text("own-bottom", {"cards": faces.play(cards, moment.trumps)})
        case ev.BottomBuried(cards=cards):
            args = {"cards": faces.play(cards, moment.trumps), "points": points(cards)}
            told = Text("own-buried", args)
        case ev.PlayBegan():
            told = Text("own-lead-first")
        case ev.CardsPlayed():
            told = _played(moment.trumps, event)
        case ev.TrickTaken():
            told = _taken(moment, event)
    return told


def _played(trumps: Trumps, event: ev.CardsPlayed) -> Text:
    args: dict[str, object] = {"play": faces.play(event.cards, trumps)}
    if not event.attempted:
        return Text("own-play", args)
    args |= {"attempted": faces.play(event.attempted, trumps), "points": event.penalty}
    return Text("own-throw-failed-penalty" if event.penalty else "own-throw-failed", args)


def _taken(moment: Moment, event: ev.TrickTaken) -> Text:
    if not event.points:
        return Text("own-trick")
    key = "own-trick-kept" if moment.declares(event.seat) else "own-trick-points"
    return Text(key, {"points": event.points})
