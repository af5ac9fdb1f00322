"""Who is heard, in which order, until when (screens, section 5.1, order phrases).

The order is as it was when the play was laid: it does not move while sealed answers come in.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate.baohuang import asking, situation
from bot.narrate.people import People, chained
from bot.text import Text
from engine.baohuang.view import View


def phrases(people: People, view: View) -> tuple[Text, ...]:
    if view.ended:
        return ()
    until = None if people.scene.solo else people.scene.until
    if view.survey is not None:
        return tuple(asking.phrases(people, view, until))
    if view.top is not None:
        return tuple(_answering(people, view))
    if view.leader is None:
        return ()
    name = {"name": people.name(view.leader)}
    if until is None:
        return (Text("order-lead", name),)
    return (Text("order-lead-until", {**name, "until": until}),)


def _answering(people: People, view: View) -> Iterator[Text]:
    top = view.top
    assert top is not None
    if situation.last_play(view):
        name = {"name": people.name(top.seat)}
        asker = view.may_apply
        if asker is None:
            yield Text("order-last", name)
        else:
            yield Text("order-last-wind", {**name, "next": people.whom(asker)})
    seats = chained("order-then", map(people.whom, view.order))
    if seats is not None:
        final = view.rules.pass_is_final
        yield Text("order-plain" if final else "order-again", {"seats": seats})
