"""The public line of each public event (screens, sections 5.2 and 14).

One word for not playing, whatever the reason; nothing here knows anybody's cards.
"""

from __future__ import annotations

from bot.narrate.baohuang import faces, situation
from bot.narrate.baohuang.places import place, place_from_below
from bot.narrate.baohuang.story import Facts, Moment, reveals
from bot.text import Text
from engine.baohuang import events as ev
from engine.baohuang.actions import Declaration
from engine.baohuang.deal import lowest
from engine.seats import Seat


def say(moment: Moment, event: ev.BaohuangEvent, facts: Facts) -> Text | None:
    """The line of *event*; nothing for what goes without saying and for what is not public."""
    match event:
        case ev.CardsPlayed() | ev.WindAsked() | ev.TrickTaken():
            return _trick(moment, event, facts)
        case ev.SeatFinished(seat=seat):
            return _finished(seat, facts)
        case ev.SeatStuffed():
            return _stuffed(event, facts)
        case _:
            return _stage(event, facts) or _before(event, facts) or _declared(moment, event, facts)


def _stage(event: ev.BaohuangEvent, facts: Facts) -> Text | None:
    """The hand begins, has a leader, is over."""
    match event:
        case ev.HandStarted(seal=seal):
            number = facts.people.scene.hand_number
            return Text("hand-started", {"number": number, "seal": seal})
        case ev.DrawerChosen(seat=seat):
            return _named("drawer-chosen", seat, facts)
        case ev.LeaderChosen(seat=seat):
            return _named("baohuang-leader", seat, facts)
        case ev.HandEnded():
            return Text("hand-ended")
        case ev.HandVoided():
            return Text("baohuang-voided")
        case _:
            return None


def _before(event: ev.BaohuangEvent, facts: Facts) -> Text | None:
    """Who pays, who reigns, what he calls."""
    people = facts.people
    match event:
        case ev.TributePaid():
            return _tribute(event, facts)
        case ev.EmperorFound(seat=seat, reigns=reigns):
            return _named("emperor-found" if reigns else "emperor-found-open", seat, facts)
        case ev.ThronePassed(seat=seat, to=to, gift=gift):
            args = {"name": people.name(seat), "to": people.whom(to), "count": len(gift)}
            return Text("throne-passed-gift" if gift else "throne-passed", args)
        case ev.ThroneTaken():
            return _taken_throne(event, facts)
        case ev.GuardCalled(seat=seat, card=card):
            called: dict[str, object] = {"name": people.name(seat), "card": faces.card(card)}
            return Text("guard-called", called)
        case _:
            return None


def _taken_throne(event: ev.ThroneTaken, facts: Facts) -> Text:
    args = {"name": facts.people.name(event.seat), "count": len(event.gift)}
    if not event.forced:
        return Text("throne-taken", args)
    return Text("throne-taken-forced-gift" if event.gift else "throne-taken-forced", args)


def _declared(moment: Moment, event: ev.BaohuangEvent, facts: Facts) -> Text | None:
    """What was opened of what several were asked."""
    people = facts.people
    match event:
        case ev.SoloGrabbed():
            return _grabbed(moment, event, facts)
        case ev.DeclarationsOpened(declared=declared):
            return _declarations(declared, facts)
        case ev.GuardExposed(seat=seat):
            solo = seat == moment.emperor
            return _named("guard-exposed-solo" if solo else "guard-exposed", seat, facts)
        case ev.KicksOpened(seats=()):
            return Text("kicks-opened-none")
        case ev.KicksOpened(seats=seats):
            args = {"names": people.list(seats), "factor": facts.rules.kick_factor}
            return Text("kicks-opened", args)
        case _:
            return None


def _grabbed(moment: Moment, event: ev.SoloGrabbed, facts: Facts) -> Text:
    """Who plays alone, and whose card he took for it."""
    seat, before = event.seat, moment.card
    if seat is None:
        return Text("solo-grabbed-none")
    if before in (None, seat):
        return _named("solo-grabbed", seat, facts)
    args = {"name": facts.people.name(seat), "from": facts.people.name(before)}
    return Text("solo-grabbed-from", args)


def _declarations(declared: tuple[tuple[Seat, Declaration], ...], facts: Facts) -> Text:
    if not declared:
        return Text("declarations-opened-none")
    said = tuple(
        Text(f"declared-{what}", {"name": facts.people.name(seat)}) for seat, what in declared
    )
    return Text("declarations-opened", {"declared": said})


def _tribute(event: ev.TributePaid, facts: Facts) -> Text:
    people = facts.people
    args: dict[str, object] = {
        "payer": people.name(event.payer),
        "receiver": people.whom(event.receiver),
        "count": event.cards,
    }
    return Text("baohuang-tribute" if event.cards else "baohuang-tribute-none", args)


def _trick(
    moment: Moment, event: ev.CardsPlayed | ev.WindAsked | ev.TrickTaken, facts: Facts
) -> Text:
    match event:
        case ev.CardsPlayed():
            line = after_passes(event.passed, _play(moment, event, facts), facts)
            return shown(moment, event, line, facts)
        case ev.WindAsked(seat=seat, passed=passed):
            return after_passes(passed, _named("wind-asked", seat, facts), facts)
        case ev.TrickTaken():
            return _taken(moment, event, facts)


def after_passes(passed: tuple[Seat, ...], then: Text, facts: Facts) -> Text:
    """The passes before something, folded into its line."""
    if not passed:
        return then
    return Text("passes-then", {"names": facts.people.list(passed), "then": then})


def _play(moment: Moment, event: ev.CardsPlayed, facts: Facts) -> Text:
    people = facts.people
    play = faces.combo(event.combo)
    if situation.dead(event.combo, facts.rules):
        play = Text("play-unbeatable", {"play": play})
    args: dict[str, object] = {"name": people.name(event.seat), "play": play}
    if moment.leading:
        return Text("cards-played-lead", args)
    if moment.wind is not None:
        return Text("cards-played-over-wind", {**args, "asker": people.whom(moment.wind)})
    return Text("cards-played", args)


def shown(moment: Moment, event: ev.CardsPlayed, line: Text, facts: Facts) -> Text:
    """*line*, and who is the guard, where the play tells it (BG-14)."""
    if moment.known or moment.emperor is None or not reveals(event):
        return line
    key = "play-shows-solo" if event.seat == moment.emperor else "play-shows-guard"
    return Text(key, {"line": line, "name": facts.people.whom(event.seat)})


def _taken(moment: Moment, event: ev.TrickTaken, facts: Facts) -> Text:
    args = {"leader": facts.people.name(event.leader)}
    if event.leader == event.seat:
        return Text("trick-taken" if event.passed else "baohuang-trick-stands", args)
    return Text("trick-taken-wind", args)


def _finished(seat: Seat, facts: Facts) -> Text:
    name = facts.people.name(seat)
    if seat not in facts.places:
        return Text("seat-finished-unsaid", {"name": name})
    index = facts.places.index(seat)
    if not index:
        return Text("seat-finished-first", {"name": name})
    return Text("seat-finished", {"name": name, "place": place(index)})


def _stuffed(event: ev.SeatStuffed, facts: Facts) -> Text:
    people = facts.people
    args: dict[str, object] = {
        "name": people.name(event.seat),
        "by": people.whom(event.by),
        "rank": faces.rank(lowest(facts.rules)),
    }
    if event.seat not in facts.dead:
        return Text("baohuang-stuffed-unsaid", args)
    at = place_from_below(facts.dead.index(event.seat))
    return Text("baohuang-stuffed", {**args, "place": at})


def _named(key: str, seat: Seat, facts: Facts) -> Text:
    return Text(key, {"name": facts.people.name(seat)})
