"""What is open, who is heard, until when: as the room sees it.

It follows from the question alone (screens, 0.1): nothing here depends on who has answered a
sealed question, or on what anybody could answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.narrate.people import People, chained
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.declared import claim
from bot.narrate.shengji.story import best
from bot.text import Text
from engine.seats import Seat
from engine.shengji.holding import points
from engine.shengji.matters import Matter
from engine.shengji.seating import SEATS
from engine.shengji.view import View


def phrases(people: People, view: View) -> tuple[Text, ...]:
    """Nothing when the hand is over."""
    if view.ended or view.matter is None:
        return ()
    until = None if people.scene.solo else people.scene.until
    return tuple(_phrases(people, view, until))


def _phrases(people: People, view: View, until: datetime | None) -> Iterator[Text]:
    match view.matter:
        case Matter.DECLARE:
            yield Text("asking-declare", {"level": faces.rank(view.level)})
            yield timed("asking-sealed", {}, until)
        case Matter.OVERTURN:
            assert view.standing is not None
            args = {
                "name": people.name(view.standing.seat),
                "claim": claim(view.standing.cards),
                "names": people.list(view.concerned),
            }
            yield Text("asking-overturn", args)
            yield timed("asking-sealed", {}, until)
        case Matter.BURY:
            (seat,) = view.concerned
            yield timed("order-bury", {"name": people.name(seat)}, until)
        case Matter.LEAD:
            (seat,) = view.concerned
            yield timed("order-lead", {"name": people.name(seat)}, until)
        case _:
            yield from on_table(people, view)
            yield Text(
                "order-plain", {"seats": chained("order-then", _still_to_play(people, view))}
            )


def timed(key: str, args: dict[str, object], until: datetime | None) -> Text:
    return Text(key, args) if until is None else Text(f"{key}-until", {**args, "until": until})


def on_table(people: People, view: View) -> Iterator[Text]:
    """Whose play is the highest of the trick so far, and what lies in it; a lead alone is told."""
    if len(view.trick.laid) < 2 or view.trumps is None:
        return
    top = best(view.trick.laid, view.trumps, view.rules)
    lying = sum(points(laid.cards) for laid in view.trick.laid)
    args: dict[str, object] = {
        "name": people.whom(top.seat),
        "play": faces.play(top.cards, view.trumps),
        "points": lying,
    }
    yield Text("on-table-points" if lying else "on-table", args)


def _still_to_play(people: People, view: View) -> Iterator[object]:
    """In their order."""
    assert view.leader is not None
    for place in range(len(view.trick.laid), SEATS):
        yield people.whom(Seat((view.leader + place) % SEATS))
