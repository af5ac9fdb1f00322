"""The public line of each public event (screens, section 5.2).

One word for not playing, whatever the reason; nothing here knows anybody's cards.
"""

from __future__ import annotations

from bot import faces
from bot.narrate.gouji import situation
from bot.narrate.gouji.story import Facts, Moment
from bot.text import Text
from engine.gouji import events as ev
from engine.gouji.gouji_play import is_gouji
from engine.gouji.options import FreeKill, FreeKillDeclined, ShowFallback, Wind
from engine.gouji.state import SEATS
from engine.seats import Seat, opposite


def say(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> Text | None:
    """The line of *event*; nothing for what goes without saying and for what is not public."""
    match event:
        case ev.CardsPlayed():
            return _after_passes(event.passed, _play(moment, event, facts), facts)
        case ev.Yielded(seat=seat, passed=passed) | ev.WindAsked(seat=seat, passed=passed):
            return _after_passes(passed, _named(event.kind, seat, facts), facts)
        case ev.TrickTaken():
            return _taken(moment, event, facts)
        case ev.HandStarted() | ev.LeaderChosen() | ev.HandEnded():
            return _stage(event, facts)
        case ev.BurnSucceeded() | ev.BurnStopped() | ev.BurnFailed():
            return _burn_over(moment, event, facts)
        case _:
            return _standing(event, facts)


def _stage(event: ev.HandStarted | ev.LeaderChosen | ev.HandEnded, facts: Facts) -> Text:
    """The hand begins, has a leader, is over."""
    match event:
        case ev.HandStarted(seal=seal):
            number = facts.people.scene.hand_number
            return Text("hand-started", {"number": number, "seal": seal})
        case ev.LeaderChosen():
            return _leader(event, facts)
        case ev.HandEnded():
            return Text("hand-ended")


def _standing(event: ev.GoujiEvent, facts: Facts) -> Text | None:
    """Somebody stands differently from here on."""
    match event:
        case ev.SeatFinished(seat=seat):
            return _finished(seat, facts)
        case ev.PointOpened(seat=seat) | ev.HeadLost(seat=seat):
            return _named(event.kind, seat, facts)
        case ev.MeleeBegan():
            return Text("melee-began")
        case _:
            return None


def _burn_over(
    moment: Moment, event: ev.BurnSucceeded | ev.BurnStopped | ev.BurnFailed, facts: Facts
) -> Text | None:
    match event:
        case ev.BurnSucceeded(seat=seat):
            return _named("burn-succeeded", seat, facts)
        case ev.BurnStopped(seat=seat, by=by):
            return _stopped(moment, seat, by, facts)
        case ev.BurnFailed(seat=seat, leader=leader):
            last = place_from_below(facts.dead.index(seat) if seat in facts.dead else 0)
            people = facts.people
            args = {"name": people.name(seat), "place": last, "leader": people.name(leader)}
            return Text("burn-failed", args)


def place(index: int) -> Text:
    """The name of a place, first out to last: 头科 … 大落."""
    return Text(f"place-{index + 1}")


def place_from_below(index: int) -> Text:
    return place(SEATS - 1 - index)


def _named(key: str, seat: Seat, facts: Facts) -> Text:
    return Text(key, {"name": facts.people.name(seat)})


def _after_passes(passed: tuple[Seat, ...], then: Text, facts: Facts) -> Text:
    """The passes before something, folded into its line."""
    if not passed:
        return then
    return Text("passes-then", {"names": facts.people.list(passed), "then": then})


def _leader(event: ev.LeaderChosen, facts: Facts) -> Text:
    people = facts.people
    name = people.name(event.seat)
    if event.shows:
        shows = tuple(
            Text("leader-show", {"name": people.name(seat), "cards": faces.shown(cards)})
            for seat, cards in event.shows
        )
        return Text("leader-chosen", {"shows": shows, "name": name})
    drawn = facts.rules.show_fallback is ShowFallback.RANDOM
    return Text("leader-chosen-drawn" if drawn else "leader-chosen-seat", {"name": name})


def _play(moment: Moment, event: ev.CardsPlayed, facts: Facts) -> Text:
    people, top = facts.people, moment.top
    args: dict[str, object] = {"name": people.name(event.seat), "play": faces.combo(event.combo)}
    if event.burn:
        return _burn(moment, args, facts)
    if event.free_kill and top is not None:
        return Text("cards-played-free-kill", {**args, "owner": people.whom(top.seat)})
    burner = moment.burns[-1].seat if moment.burns else None
    if burner not in (None, event.seat) and top is not None and top.seat == burner:
        return Text("cards-played-unburn", {**args, "burner": people.whom(top.seat)})
    return Text(_plain(moment, event, facts), {**args, **_wind(moment, event, facts)})


def _plain(moment: Moment, event: ev.CardsPlayed, facts: Facts) -> str:
    rules, top = facts.rules, moment.top
    key = "cards-played-lead" if moment.leading else "cards-played"
    if moment.melee or not is_gouji(event.combo, rules):
        over_wind = moment.wind is not None and not moment.leading and not moment.melee
        return "cards-played-over-wind" if over_wind else key
    if top is not None and not moment.leading and is_gouji(top.combo, rules):
        key = "cards-played-answer"
        return f"{key}-dead" if situation.dead(event.combo, rules) else key
    return f"{key}-dead" if situation.dead(event.combo, rules) else f"{key}-gouji"


def _wind(moment: Moment, event: ev.CardsPlayed, facts: Facts) -> dict[str, object]:
    return {} if moment.wind is None else {"asker": facts.people.whom(moment.wind)}


def _burn(moment: Moment, args: dict[str, object], facts: Facts) -> Text:
    if moment.top is None:
        return Text("cards-played-burn-unsaid", args)
    args = {**args, "burned": facts.people.whom(moment.top.seat)}
    if not moment.burns:
        return Text("cards-played-burn", args)
    again = len(moment.burns) > 1
    return Text("cards-played-counter-burn-again" if again else "cards-played-counter-burn", args)


def _taken(moment: Moment, event: ev.TrickTaken, facts: Facts) -> Text:
    people = facts.people
    args: dict[str, object] = {"leader": people.name(event.leader)}
    if event.leader != event.seat:
        return _taken_over(moment, event, facts, args)
    if not event.passed:
        return Text("trick-taken-stands", args)
    top = moment.top
    covered = top is not None and not moment.melee and is_gouji(top.combo, facts.rules)
    if covered and event.passed == (opposite(event.seat, SEATS),):
        return Text("trick-taken-covered", {**args, "name": people.whom(event.passed[0])})
    return Text("trick-taken", args)


def _taken_over(
    moment: Moment, event: ev.TrickTaken, facts: Facts, args: dict[str, object]
) -> Text:
    """Somebody else leads, because the owner of the trick is out."""
    rules, across = facts.rules, opposite(event.seat, SEATS)
    by_wind = moment.wind == event.leader or rules.wind is Wind.AUTOMATIC
    if _killable(moment, event, facts) and across in event.passed:
        if by_wind or rules.free_kill_declined is FreeKillDeclined.WIND:
            return Text("trick-taken-wind", args)
        return Text("trick-taken-let-stand", {**args, "name": facts.people.name(across)})
    return Text("trick-taken-wind" if by_wind else "trick-taken-next", args)


def _killable(moment: Moment, event: ev.TrickTaken, facts: Facts) -> bool:
    if moment.melee or moment.top is None or event.seat not in facts.places[:2]:
        return False
    if facts.rules.free_kill_last is FreeKill.ANY:
        return True
    return is_gouji(moment.top.combo, facts.rules)


def _finished(seat: Seat, facts: Facts) -> Text:
    name = facts.people.name(seat)
    if seat not in facts.places:
        return Text("seat-finished-unsaid", {"name": name})
    index = facts.places.index(seat)
    if not index:
        return Text("seat-finished-first", {"name": name})
    return Text("seat-finished", {"name": name, "place": place(index)})


def _stopped(moment: Moment, seat: Seat, by: Seat, facts: Facts) -> Text | None:
    """The play that stopped the burn has said so, unless it took a whole chain with it."""
    name = facts.people.name(seat)
    if len(moment.burns) > 1:
        return Text("burn-stopped-chain", {"name": name})
    if moment.burns:
        return None
    return Text("burn-stopped", {"name": name, "by": facts.people.name(by)})
