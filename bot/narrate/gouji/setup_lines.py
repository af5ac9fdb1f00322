"""The public line of each event before the first lead (screens, sections 5.2 and 7).

Tribute and purchases have none of their own: they are told together, see ``exchange.py``.
"""

from __future__ import annotations

from bot.narrate.gouji import faces
from bot.narrate.gouji.sides import side
from bot.narrate.gouji.story import Facts, Moment
from bot.text import Text
from engine.cards import Rank
from engine.gouji import setup_events as sv
from engine.gouji.options import RevolutionPlace
from engine.gouji.state import SEATS
from engine.seats import Seat, opposite


def say(moment: Moment, event: sv.SetupEvent, facts: Facts) -> Text | None:
    """The line of *event*; nothing for what is told elsewhere or is not public."""
    match event:
        case sv.LastChosen() | sv.SwapsAgreed() | sv.CallsOpened():
            return _agreed(event, facts)
        case sv.CutAsked() | sv.DeckCut() | sv.DrawerChosen():
            return _drawing(event, facts)
        case sv.TributeResisted() | sv.DotDone():
            return _debts(event, facts)
        case sv.FivesPooled() | sv.FivesStood():
            return _fives(moment, event, facts)
        case sv.CardsMoved(why=sv.Why.HANDED_OVER):
            return _handed_over(event, facts)
        case _:
            return _revolution(moment, event, facts)


def _agreed(event: sv.LastChosen | sv.SwapsAgreed | sv.CallsOpened, facts: Facts) -> Text:
    people = facts.people
    match event:
        case sv.LastChosen(seat=seat, agreed=agreed):
            key = "last-chosen" if agreed else "last-chosen-stays"
            return Text(key, {"name": people.name(seat)})
        case sv.SwapsAgreed(pairs=()):
            return Text("swaps-agreed-none")
        case sv.SwapsAgreed(pairs=pairs):
            found = tuple(
                Text(
                    "seats-facing",
                    {"one": people.whom(s), "other": people.whom(opposite(s, SEATS))},
                )
                for s in pairs
            )
            return Text("swaps-agreed", {"pairs": found})
        case sv.CallsOpened(bright=bright, seats=seats):
            key = "calls-opened" if bright else "calls-opened-pre"
            if not seats:
                return Text(f"{key}-none")
            every = len(seats) == SEATS
            return Text(f"{key}-all" if every else key, {"names": people.list(seats)})


def _drawing(event: sv.CutAsked | sv.DeckCut | sv.DrawerChosen, facts: Facts) -> Text:
    people = facts.people
    args: dict[str, object] = {"name": people.name(event.seat)}
    match event:
        case sv.CutAsked(seat=seat, times=times):
            args |= {"opposite": people.whom(opposite(seat, SEATS)), "times": times}
            return Text("cut-asked", args)
        case sv.DeckCut(at=0):
            return Text("deck-cut-not", args)
        case sv.DeckCut(at=at):
            return Text("deck-cut", {**args, "at": at})
        case sv.DrawerChosen(origin=origin, card=card, marked=marked):
            if origin is None or card is None:
                return Text("drawer-chosen", args)
            args |= {"origin": people.name(origin), "card": faces.shown((card,))}
            return Text("drawer-chosen-counted" if marked is None else "drawer-chosen-marked", args)


def _debts(event: sv.TributeResisted | sv.DotDone, facts: Facts) -> Text:
    """Big jokers free a side, small ones their owner (GAP-67); a dot-hand settles a card."""
    people = facts.people
    args: dict[str, object] = {"name": people.name(event.seat)}
    if isinstance(event, sv.TributeResisted):
        big = event.rank is Rank.BIG_JOKER
        return Text(
            "tribute-resisted-side" if big else "tribute-resisted",
            {**args, "side": side(event.seat)},
        )
    args |= {"to": people.whom(event.to), "number": event.number}
    if event.card is None:
        return Text("dot-done-nothing", args)
    return Text("dot-done", {**args, "card": faces.ranked(event.card.rank, 1)})


def _fives(moment: Moment, event: sv.FivesPooled | sv.FivesStood, facts: Facts) -> Text:
    if isinstance(event, sv.FivesPooled):
        count = sum(n for _, n in event.counts)
        return Text("fives-pooled", {"side": side(event.seat), "count": count})
    if moment.fives is None:
        return Text("fives-stood-unsaid")
    return Text("fives-stood", {"name": facts.people.name(moment.fives)})


def _handed_over(event: sv.CardsMoved, facts: Facts) -> Text:
    """What a revolutionary may not keep (G-250). It is laid open."""
    people = facts.people
    cards = tuple(faces.ranked(rank, count) for rank, count in event.cards)
    args = {"name": people.name(event.seat), "to": people.whom(event.to), "cards": cards}
    return Text("cards-handed-over", args)


def _revolution(moment: Moment, event: sv.SetupEvent, facts: Facts) -> Text | None:
    match event:
        case sv.RevolutionsOpened():
            return _revolts(event, facts)
        case sv.HeadChosen(seat=seat, kills=kills):
            return _head(seat, kills, facts)
        case sv.ShotAnswered():
            return _shot(moment, event, facts)
        case sv.RevolutionTested(seat=seat, success=success):
            key = "revolution-tested" if success else "revolution-tested-failed"
            return Text(key, {"name": facts.people.name(seat)})
        case _:
            return None


_LAID = {
    RevolutionPlace.FOURTH_OR_SWEPT_THIRD: "revolutions-opened-fourth",
    RevolutionPlace.THIRD: "revolutions-opened-third",
    RevolutionPlace.BY_FIRST_OUT: "revolutions-opened-by-first",
}


def _revolts(event: sv.RevolutionsOpened, facts: Facts) -> Text:
    people, rules = facts.people, facts.rules
    if not event.seats:
        return Text("revolutions-opened-none")
    args: dict[str, object] = {"name": people.name(event.seats[0])}
    if event.automatic:
        return Text("revolutions-opened-automatic", args)
    if len(event.seats) > 1:
        return Text("revolutions-opened-several", {"names": people.list(event.seats)})
    if event.shots:
        shots = tuple(faces.combo(shot) for shot in event.shots)
        return Text("revolutions-opened-shots", {**args, "shots": shots})
    return Text(_LAID[rules.revolution_place], args)


def _head(seat: Seat, kills: int, facts: Facts) -> Text | None:
    """Losing the head has a line of its own."""
    args: dict[str, object] = {"name": facts.people.name(seat), "kills": kills}
    if not facts.rules.revolution_choice:
        return Text("head-given", args) if kills else None
    return Text("head-chosen" if kills else "head-chosen-not", args)


def _shot(moment: Moment, event: sv.ShotAnswered, facts: Facts) -> Text:
    """When the first has stood, one answer settles the other two (G-263)."""
    args: dict[str, object] = {"name": facts.people.name(event.seat), "number": event.shot + 1}
    both = event.shot - moment.fired > 0
    shots = moment.shots[moment.fired : event.shot + 1]
    key = "shot-answered"
    if both:
        key = f"{key}-rest"
    if event.combo is not None:
        return Text(f"{key}-beaten", {**args, "play": faces.combo(event.combo)})
    if not shots:
        return Text(f"{key}-stood-unsaid", args)
    fired = tuple(faces.combo(shot) for shot in shots)
    return Text(f"{key}-stood", {**args, "shot": fired})
