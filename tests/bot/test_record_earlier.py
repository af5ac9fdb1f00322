"""Records of an earlier version, and its journals, hold by the rules as they are now."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from bot import record
from bot.record import Record
from engine.baohuang import events as ev
from engine.baohuang.actions import Play
from engine.baohuang.profiles import SEED
from engine.baohuang.seating import ALL
from engine.cards import Card
from engine.seats import Seat
from tests.support.journals import Played, played

GRABS: Final = replace(SEED, grab_solo=True)


def grabbed() -> tuple[Played, Seat, int]:
    """A hand with a grabbed solo; who was dealt the guard's joker; and which step of the record is
    the first in which he plays a small one."""
    for number in range(50):
        found = played("baohuang", GRABS, number)
        holder = next(s for s in ALL if Card.XG in found.hand.state.deal.cards[s])
        for at, step in enumerate(record.taken("baohuang", found.log).steps):
            laid = dict(step.answers).get(holder)
            if isinstance(laid, Play) and laid.combo.small and found.hand.state.grabbed:
                return found, holder, at
    raise AssertionError("no such hand")


def marked(event: Any) -> Any:
    return replace(event, combo=replace(event.combo, marks=(Card.XG, *event.combo.marks)))


def test_the_guards_joker_may_be_marked_after_a_grab_as_it_was_once() -> None:
    """B-054: today it is a joker like any other then."""
    hand, holder, at = grabbed()
    today = record.taken("baohuang", hand.log)
    body = json.loads(record.text(today))
    body["steps"][at]["answers"][str(holder)]["combo"]["marks"].insert(0, "XG")
    then: Record = record.unpacked(json.dumps(body))
    assert record.check(then) == len(today.steps)
    assert then == today


def test_a_journal_with_the_mark_gives_a_record_that_holds() -> None:
    hand, holder, _ = grabbed()
    first = next(
        number
        for number, event in enumerate(hand.log)
        if isinstance(event, ev.CardsPlayed) and event.seat == holder and event.combo.small
    )
    log = (*hand.log[:first], marked(hand.log[first]), *hand.log[first + 1 :])
    found = record.taken("baohuang", log)
    assert record.check(found) == len(found.steps)
    assert found == record.taken("baohuang", hand.log)
