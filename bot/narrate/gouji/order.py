"""Who is heard, in which order, until when (screens, section 5.1, order phrases).

The order is as it was when the play was laid: it does not move while sealed answers come in.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.narrate.gouji import asking, situation
from bot.narrate.people import People, chained
from bot.text import Text
from engine.gouji.state import SEATS
from engine.gouji.view import View
from engine.seats import Seat, opposite


def phrases(people: People, view: View) -> tuple[Text, ...]:
    if view.ended:
        return ()
    until = None if people.scene.solo else people.scene.until
    if view.survey is not None:
        return tuple(asking.phrases(people, view, until))
    if view.top is not None:
        return (*_last(people, view), *_answering(people, view))
    if view.leader is None:
        return ()
    return (_timed("order-lead", {"name": people.name(view.leader)}, until),)


def _timed(key: str, args: dict[str, object], until: datetime | None) -> Text:
    return Text(key, args) if until is None else Text(f"{key}-until", {**args, "until": until})


def _last(people: People, view: View) -> Iterator[Text]:
    """What is special about a last play (底牌)."""
    top = view.top
    if top is None or not situation.last_play(view):
        return
    args: dict[str, object] = {"name": people.name(top.seat)}
    killer, asker = situation.killer(view), view.may_apply
    if killer is not None:
        yield Text("order-last-kill", {**args, "opposite": people.whom(killer)})
    if asker is not None:
        yield Text("order-last-wind", {**args, "next": people.whom(asker)})
    if killer is None and asker is None:
        yield Text("order-last", args)


def _answering(people: People, view: View) -> tuple[Text, ...]:
    top = view.top
    assert top is not None
    seats = _seats(people, view)
    if view.melee:
        return () if seats is None else (Text("order-melee", {"seats": seats}),)
    if situation.burner_on_top(view) or situation.strong(top.combo, view):
        return (_window(people, view, seats),)
    if top.yielder is not None:
        name = people.name(top.yielder)
        following = _row(people, view, without=top.yielder)
        if following is None:
            return (Text("order-yielded-alone", {"name": name}),)
        return (Text("order-yielded", {"name": name, "seats": following}),)
    return () if seats is None else (Text("order-plain", {"seats": seats}),)


def _window(people: People, view: View, seats: object | None) -> Text:
    """A gouji play or a burn: who answers, and until when one may burn."""
    top = view.top
    assert top is not None
    burning = situation.burner_on_top(view)
    args: dict[str, object] = {"name": people.name(top.seat)} if burning else {}
    key = "order-burning" if burning else "order-gouji"
    if seats is None:
        key, args = f"{key}-alone", args
    else:
        args = {**args, "seats": seats}
    if not situation.window_open(view):
        return Text(f"{key}-closed", args)
    end = None if people.scene.solo else people.scene.hold_until
    return _timed(key, args, end)


def _seats(people: People, view: View) -> object | None:
    return _row(people, view)


def _row(people: People, view: View, without: Seat | None = None) -> object | None:
    heard = (seat for seat in situation.answerers(view) if seat != without)
    return chained("order-then", (_named(people, view, seat) for seat in heard))


def _named(people: People, view: View, seat: Seat) -> object:
    """A name with why it is heard, where that is not plain."""
    top, name = view.top, people.whom(seat)
    assert top is not None
    if view.may_yield == seat:
        return Text("order-may-yield", {"name": name})
    if view.melee or not situation.strong(top.combo, view):
        return name
    if seat == opposite(top.seat, SEATS):
        return Text("order-opposite", {"name": name})
    return Text("order-headless", {"name": name}) if seat in view.headless else name
