"""Tribute and purchases, gathered while they happen and told at once when they are done.

Everybody learns who gave whom how many; which cards, only who may see the cards themselves
(G-093). The summary is made of what its reader saw, so the room's never has a card that was not
laid open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.narrate.gouji import faces
from bot.narrate.people import People, chained
from bot.text import Text
from engine.cards import Rank
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.options import AllyTribute, Tribute
from engine.gouji.rules import GoujiRules
from engine.seats import Seat

Cards = tuple[tuple[Rank, int], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One debt as it was settled."""

    paid: sv.TributePaid
    excuse: str = ""
    """Why nothing was due, where something else settled it."""
    countered: bool = False
    cards: Cards = ()
    """Those that the reader saw."""
    returned: int | None = None
    refused: int = 0
    """Returned cards that were sent back for others (G-086)."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """What has been settled so far."""

    waived: frozenset[int] = frozenset()
    countered: frozenset[int] = frozenset()
    resisted: frozenset[int] = frozenset()
    gone: frozenset[Seat] = frozenset()
    """Who revolted before it: they neither pay nor receive (GAP-45)."""
    entries: tuple[Entry, ...] = ()
    again: tuple[tuple[Seat, Seat], ...] = ()
    """Giver and payer of returns that replace refused ones: they are counted already."""
    levelled: bool = False
    """The purchase that follows is a surplus card in a peace hand (GAP-10)."""
    bought: tuple[tuple[sv.CardBought, bool], ...] = ()


def book(ledger: Ledger, event: ev.GoujiEvent) -> Ledger:
    """*ledger* after *event*."""
    match event:
        case sv.TributePaid():
            return replace(ledger, entries=(*ledger.entries, _entry(ledger, event)))
        case sv.CardsMoved():
            return _moved(ledger, event)
        case sv.CardsReturned():
            return _returned(ledger, event)
        case sv.ReturnsTaken(refused=refused):
            return _refused(ledger, refused)
        case sv.CardBought():
            bought = (*ledger.bought, (event, ledger.levelled))
            return replace(ledger, bought=bought, levelled=False)
        case _:
            return _freed(ledger, event)


def _freed(ledger: Ledger, event: ev.GoujiEvent) -> Ledger:
    """What makes tribute fall away, or come back."""
    match event:
        case sv.TributeResisted(debts=debts):
            return replace(ledger, resisted=ledger.resisted.union(debts))
        case sv.TermsOpened(waived=waived, countered=countered):
            waived = (*ledger.waived, *waived)
            return replace(ledger, waived=frozenset(waived), countered=frozenset(countered))
        case sv.RevolutionsOpened(seats=seats, shots=()):
            return replace(ledger, gone=ledger.gone.union(seats))
        case _:
            return ledger


NOTHING: Final = Ledger()
"""Nothing has been settled yet."""


def _entry(ledger: Ledger, event: sv.TributePaid) -> Entry:
    excuse = ""
    if event.debt in ledger.resisted:
        excuse = "resisted"
    elif event.debt in ledger.waived:
        excuse = "waived"
    elif {event.payer, event.receiver} & ledger.gone:
        excuse = "revolted"
    elif not event.owed:
        excuse = "dotted"
    countered = event.debt in ledger.countered and event.paid > 0
    return Entry(event, excuse, countered)


def _moved(ledger: Ledger, event: sv.CardsMoved) -> Ledger:
    if event.why is sv.Why.LEVELLED:
        return replace(ledger, levelled=True)
    if event.why is not sv.Why.TRIBUTE:
        return ledger

    def fits(entry: Entry) -> bool:
        paid = entry.paid
        to = paid.payer if paid.set_off else paid.receiver
        return bool(paid.paid) and not entry.cards and (paid.payer, to) == (event.seat, event.to)

    entries = list(ledger.entries)
    at = next((n for n, entry in enumerate(entries) if fits(entry)), None)
    if at is None:
        return ledger
    entries[at] = replace(entries[at], cards=event.cards)
    return replace(ledger, entries=tuple(entries))


def _returned(ledger: Ledger, event: sv.CardsReturned) -> Ledger:
    pair = (event.seat, event.to)
    if pair in ledger.again:
        rest = list(ledger.again)
        rest.remove(pair)
        return replace(ledger, again=tuple(rest))
    entries = list(ledger.entries)
    for at, entry in enumerate(entries):
        paid = entry.paid
        if (paid.receiver, paid.payer) == pair and paid.paid and entry.returned is None:
            entries[at] = replace(entry, returned=event.count)
            break
    return replace(ledger, entries=tuple(entries))


def _refused(ledger: Ledger, refused: tuple[tuple[Seat, Seat, int], ...]) -> Ledger:
    entries, again = list(ledger.entries), list(ledger.again)
    for giver, payer, count in refused:
        again.append((giver, payer))
        for at in range(len(entries) - 1, -1, -1):
            paid = entries[at].paid
            if (paid.receiver, paid.payer) == (giver, payer) and entries[at].returned is not None:
                entries[at] = replace(entries[at], refused=entries[at].refused + count)
                break
    return replace(ledger, entries=tuple(entries), again=tuple(again))


def without(ledger: Ledger, moved: Iterable[sv.CardsMoved]) -> Ledger:
    """*ledger* without what *moved* has told already. What was short is told all the same, and
    who paid for an ally."""
    known = {(event.why, event.seat, event.to) for event in moved}

    def told(event: sv.CardBought, levelled: bool) -> bool:
        why = sv.Why.LEVELLED if levelled else sv.Why.SOLD
        own = event.payer in (None, event.seat)
        return own and (why, event.seller, event.seat) in known

    def paid(entry: Entry) -> bool:
        done = entry.paid
        to = done.payer if done.set_off else done.receiver
        whole = done.paid == done.owed
        return bool(entry.cards) and whole and (sv.Why.TRIBUTE, done.payer, to) in known

    return replace(
        ledger,
        entries=tuple(entry for entry in ledger.entries if not paid(entry)),
        bought=tuple(each for each in ledger.bought if not told(*each)),
    )


def summary(ledger: Ledger, people: People, rules: GoujiRules) -> Iterator[Text]:
    """One line a kind of tribute, and one for all purchases; nothing where nothing was settled."""
    if ledger.entries:
        yield Text("exchange-settled", {"hand": people.scene.hand_number})
    for kind in rules.tribute_order:
        items = [_item(e, people, rules) for e in ledger.entries if e.paid.tribute is kind]
        if items:
            args = {"kind": tribute(kind), "items": chained("exchange-beside", items)}
            yield Text("exchange-kind", args)
    for levelled in (False, True):
        items = [_purchase(event, people) for event, level in ledger.bought if level is levelled]
        if items:
            key = "exchange-levelled" if levelled else "exchange-bought"
            yield Text(key, {"items": chained("exchange-beside", items)})


def tribute(kind: Tribute) -> Text:
    """The name of a kind: 点贡."""
    return Text(f"tribute-{kind.value}")


def _item(entry: Entry, people: People, rules: GoujiRules) -> object:
    paid = entry.paid
    pair: dict[str, object] = {
        "payer": people.whom(paid.payer),
        "receiver": people.whom(paid.receiver),
    }
    if entry.excuse == "waived" and not _agreed_away(paid, rules):
        return Text("exchange-refused", pair)
    if entry.excuse:
        return Text(f"exchange-{entry.excuse}", pair)
    if not paid.paid:
        return Text("exchange-nothing", pair)
    first: object
    if entry.cards:
        cards = tuple(faces.ranked(rank, count) for rank, count in entry.cards)
        first = Text("exchange-paid-cards", {**pair, "cards": cards})
    else:
        first = Text("exchange-paid", {**pair, "count": paid.paid})
    return chained("exchange-also", (first, *_notes(entry)))


def _agreed_away(paid: sv.TributePaid, rules: GoujiRules) -> bool:
    """Allies let each other off; else it was the receiver who refused (G-087, G-088)."""
    allied = (paid.payer - paid.receiver) % 2 == 0
    return allied and rules.ally_tribute is not AllyTribute.NORMAL


def _notes(entry: Entry) -> Iterator[Text]:
    paid = entry.paid
    if paid.set_off:
        yield Text("exchange-set-off")
    if paid.paid < paid.owed:
        yield Text("exchange-short", {"count": paid.owed - paid.paid})
    if entry.returned is not None:
        yield Text("exchange-returned", {"count": entry.returned})
    if entry.refused:
        yield Text("exchange-exchanged", {"count": entry.refused})
    if entry.countered:
        yield Text("exchange-countered")


def _purchase(event: sv.CardBought, people: People) -> Text:
    """What was paid for it is known to the two alone."""
    args: dict[str, object] = {
        "buyer": people.whom(event.seat),
        "seller": people.whom(event.seller),
        "rank": faces.rank(event.rank),
    }
    if event.payer is None:
        return Text("exchange-gift", args)
    if event.payer != event.seat:
        return Text("exchange-helped", {**args, "payer": people.whom(event.payer)})
    return Text("exchange-sold", args)
