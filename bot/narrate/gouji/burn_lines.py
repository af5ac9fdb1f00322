"""The public lines of burns: laid, pressed, beaten back, over (screens, section 5.2)."""

from __future__ import annotations

from bot.narrate.gouji.places import place_from_below
from bot.narrate.gouji.story import Facts, Moment
from bot.text import Text
from engine.gouji import events as ev
from engine.gouji.options import BurnExempt
from engine.seats import Seat


def over(
    moment: Moment, event: ev.BurnSucceeded | ev.BurnStopped | ev.BurnFailed, facts: Facts
) -> Text | None:
    match event:
        case ev.BurnSucceeded():
            return _succeeded(event, facts)
        case ev.BurnStopped(seat=seat, by=by):
            return _stopped(moment, seat, by, facts)
        case ev.BurnFailed():
            return _failed(event, facts)


def _succeeded(event: ev.BurnSucceeded, facts: Facts) -> Text:
    people, args = facts.people, {"name": facts.people.name(event.seat)}
    if not event.owed or not facts.rules.tribute_enabled:
        return Text("burn-succeeded", args)
    owed = tuple(
        Text("owes-cards", {"name": people.whom(seat), "count": count})
        for seat, count in event.owed
    )
    return Text("burn-succeeded-owed", {**args, "owed": owed})


def _failed(event: ev.BurnFailed, facts: Facts) -> Text:
    people, seat = facts.people, event.seat
    last = place_from_below(facts.dead.index(seat) if seat in facts.dead else 0)
    args = {"name": people.name(seat), "place": last, "leader": people.name(event.leader)}
    line = Text("burn-failed", args)
    if event.closes:
        closes = Text("burn-failed-closes", args)
        line = Text("and-then", {"first": line, "then": closes})
    if event.owed and event.burned is not None and facts.rules.tribute_enabled:
        owes = {"name": people.whom(event.burned), "count": event.owed}
        line = Text("and-then", {"first": line, "then": Text("burn-failed-owes", owes)})
    return line


def _stopped(moment: Moment, seat: Seat, by: Seat, facts: Facts) -> Text | None:
    """The play that stopped the burn has said so, unless it took a whole chain with it."""
    name = facts.people.name(seat)
    if len(moment.burns) > 1:
        return Text("burn-stopped-chain", {"name": name})
    if moment.burns and facts.rules.unburn_is_final:
        return None
    return Text("burn-stopped", {"name": name, "by": facts.people.name(by)})


def laid(moment: Moment, args: dict[str, object], facts: Facts) -> Text:
    every = "-every" if facts.rules.burn_exempt is BurnExempt.FIRST else ""
    if moment.top is None:
        return Text(f"cards-played-burn-unsaid{every}", args)
    args = {**args, "burned": facts.people.whom(moment.top.seat)}
    if not moment.burns:
        return Text(f"cards-played-burn{every}", args)
    again = len(moment.burns) > 1
    return Text("cards-played-counter-burn-again" if again else "cards-played-counter-burn", args)


def pressing(
    event: ev.CardsPlayed,
    top: ev.CardsPlayed,
    burner: Seat,
    facts: Facts,
    args: dict[str, object],
) -> Text | None:
    """The burn is pressed, or the burner beats the press back (G-160, G-161)."""
    final, people = facts.rules.unburn_is_final, facts.people
    if top.seat == burner and event.seat != burner:
        key = "cards-played-unburn" if final else "cards-played-press"
        return Text(key, {**args, "burner": people.whom(burner)})
    if top.seat != burner and not final and event.combo.jokers:
        return Text("cards-played-burn-on", {**args, "by": people.whom(top.seat)})
    return None
