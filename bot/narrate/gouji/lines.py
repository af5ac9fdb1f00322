"""The public line of each public event (screens, section 5.2).

One word for not playing, whatever the reason; nothing here knows anybody's cards.
"""

from __future__ import annotations

from bot.narrate.gouji import burn_lines, faces, setup_lines, situation
from bot.narrate.gouji.places import place, place_from_below
from bot.narrate.gouji.story import Facts, Moment
from bot.narrate.people import extended
from bot.text import Text
from engine.gouji import events as ev
from engine.gouji.buying import wanted_ranks
from engine.gouji.carried import Carried
from engine.gouji.gouji_play import is_gouji
from engine.gouji.options import (
    FirstHand,
    FreeKill,
    FreeKillDeclined,
    ShowFallback,
    StuffedModel,
    StuffedPlaces,
    Wind,
)
from engine.gouji.setup_events import SetupEvent
from engine.gouji.state import SEATS
from engine.seats import Seat, opposite


def say(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> Text | None:
    """The line of *event*; nothing for what goes without saying and for what is not public."""
    match event:
        case ev.CardsPlayed() | ev.Yielded() | ev.WindAsked() | ev.TrickTaken():
            return _trick(moment, event, facts)
        case ev.HandStarted() | ev.LeaderChosen() | ev.HandEnded() | ev.HandVoided():
            return _stage(event, facts)
        case ev.BurnSucceeded() | ev.BurnStopped() | ev.BurnFailed():
            return burn_lines.over(moment, event, facts)
        case ev.SeatStuffed() | ev.StuffingShown():
            return _stuffing(event, facts)
        case _ if isinstance(event, SetupEvent):
            return setup_lines.say(moment, event, facts)
        case _:
            return _standing(moment, event, facts)


def _trick(
    moment: Moment, event: ev.CardsPlayed | ev.Yielded | ev.WindAsked | ev.TrickTaken, facts: Facts
) -> Text:
    """A play or another answer, and the end of a trick."""
    match event:
        case ev.CardsPlayed():
            return _after_passes(event.passed, _play(moment, event, facts), facts)
        case ev.TrickTaken():
            return _taken(moment, event, facts)
        case _:
            return _after_passes(event.passed, _named(event.kind, event.seat, facts), facts)


def _stage(
    event: ev.HandStarted | ev.LeaderChosen | ev.HandEnded | ev.HandVoided, facts: Facts
) -> Text:
    """The hand begins, has a leader, is over."""
    match event:
        case ev.HandStarted(seal=seal):
            number = facts.people.scene.hand_number
            return Text("hand-started", {"number": number, "seal": seal})
        case ev.LeaderChosen():
            return _leader(event, facts)
        case ev.HandEnded():
            return Text("hand-ended")
        case ev.HandVoided(after=after):
            return voided(after)


def peace(event: ev.GoujiEvent) -> tuple[Text, ...]:
    """What is different in a peace hand, said as it begins (平和局, G-041, G-176, G-305)."""
    if not isinstance(event, ev.HandStarted) or event.carried is not None:
        return ()
    if event.rules.first_hand is not FirstHand.PEACE:
        return ()
    ranks = tuple(map(faces.rank, wanted_ranks(event.rules)))
    levels = (Text("peace-levels", {"ranks": ranks}),) if ranks else ()
    opens = (Text("peace-opens"),) if event.rules.open_points else ()
    return (extended(Text("peace-hand"), "exchange-also", (*levels, *opens)),)


def voided(after: Carried | None) -> Text:
    """Two revolutions, and what becomes of the debts (G-253, GAP-43)."""
    if after is None:
        return Text("hand-voided-anew")
    return Text("hand-voided-owed" if after.debts else "hand-voided")


def _standing(moment: Moment, event: ev.GoujiEvent, facts: Facts) -> Text | None:
    """Somebody stands differently from here on."""
    match event:
        case ev.SeatFinished(seat=seat):
            return _finished(seat, facts)
        case ev.PointOpened(seat=seat, natural=True):
            return _named("point-opened-natural", seat, facts)
        case ev.PointOpened() | ev.HeadLost() | ev.PointLost() | ev.OpeningGivenUp():
            return _named(event.kind, event.seat, facts)
        case ev.FoursThrown(seats=thrown):
            return _thrown(moment, thrown, facts)
        case ev.MeleeBegan():
            return Text("melee-began")
        case _:
            return None


def _stuffing(event: ev.SeatStuffed | ev.StuffingShown, facts: Facts) -> Text | None:
    """While it is hidden nothing is said, and nothing of it is public (G-237)."""
    people, rules, seat = facts.people, facts.rules, event.seat
    args: dict[str, object] = {"name": people.name(seat), "by": people.whom(event.by)}
    if isinstance(event, ev.StuffingShown):
        if not rules.stuffed_tribute or not rules.tribute_enabled:
            return Text("stuffing-shown", args)
        return Text("stuffing-shown-owed", {**args, "count": rules.stuffed_tribute})
    if event.hidden:
        return None
    if rules.stuffed_model is StuffedModel.PASSIVE:
        return Text("seat-stuffed", args)
    if rules.stuffed_places is StuffedPlaces.LAST_IS_LAST or seat not in facts.dead:
        return Text("seat-stuffed-dead", args)
    return Text("seat-stuffed-placed", {**args, "place": place_from_below(facts.dead.index(seat))})


def _thrown(moment: Moment, thrown: tuple[tuple[Seat, int], ...], facts: Facts) -> Text | None:
    """4s thrown away: as melee begins, after a test, or with the hope to open (G-178)."""
    if not thrown:
        return None
    names = tuple(
        Text("throws-fours", {"name": facts.people.name(seat), "count": count})
        for seat, count in thrown
    )
    given_up = not moment.melee and not moment.shots
    return Text("fours-thrown-given-up" if given_up else "fours-thrown", {"names": names})


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
    if event.how not in (ev.Lead.SHOW, ev.Lead.LOT):
        return Text(f"leader-chosen-{event.how.value}", {"name": name})
    drawn = facts.rules.show_fallback is ShowFallback.RANDOM
    return Text("leader-chosen-drawn" if drawn else "leader-chosen-seat", {"name": name})


def _play(moment: Moment, event: ev.CardsPlayed, facts: Facts) -> Text:
    people, top = facts.people, moment.top
    args: dict[str, object] = {"name": people.name(event.seat), "play": faces.combo(event.combo)}
    if event.burn:
        return burn_lines.laid(moment, args, facts)
    if moment.fives is not None:
        return Text("cards-played-over-fives", args)
    if event.free_kill:
        return _killing(moment, event, facts, args)
    burner = moment.burns[-1].seat if moment.burns else None
    if burner is not None and top is not None and (burner in (event.seat, top.seat)):
        pressed = burn_lines.pressing(event, top, burner, facts, args)
        if pressed is not None:
            return pressed
    return Text(_plain(moment, event, facts), {**args, **_wind(moment, event, facts)})


def _killing(moment: Moment, event: ev.CardsPlayed, facts: Facts, args: dict[str, object]) -> Text:
    """Over a last play, or one of the free kills that a revolution left its opposite (G-257)."""
    top = moment.top
    facing = moment.revolutionary is not None and event.seat == opposite(
        moment.revolutionary, SEATS
    )
    if top is None or top.seat not in facts.places[:2] or facing:
        return Text("cards-played-revolution-kill", args)
    return Text("cards-played-free-kill", {**args, "owner": facts.people.whom(top.seat)})


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
    if facts.rules.free_kill_last is FreeKill.NONE:
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
