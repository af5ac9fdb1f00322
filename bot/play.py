"""What can happen to a running hand: an answer, the end of a hold, a clock that runs out.

Each function is one step's work on a :class:`~bot.sitting.Sitting`. Raises Rejected.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot import calls, clocks
from bot.chance import Chance
from bot.computers import stand_in
from bot.sitting import Sitting, Timer
from bot.table import Phase, dealt, rules, scored
from bot.table_match import replaced, voided
from engine.decision import Hold
from engine.errors import Rejected
from engine.game import Match
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat


def deal(sitting: Sitting, chance: Chance) -> None:
    """Shuffle and deal the next hand by the rules of the table, carried on from the last one."""
    table, carried = sitting.table, _carried(sitting)
    hand_id = f"{table.id}-{chance.mark()}"
    sitting.table = dealt(table, hand_id, sitting.tempo.reserve)
    sitting.log.clear()
    sitting.stored = 0
    game = GAMES[table.game]
    sitting.record(Hand.open(game, rules(table), chance.seed(), carried))


def _carried(sitting: Sitting) -> Any:
    """What the last hand left: nothing in a new match, and nothing when so many seats have been
    replaced since then that the game begins anew."""
    hand, table = sitting.hand, sitting.table
    if hand is None or table.phase is not Phase.BETWEEN:
        return None
    if hand.game.starts_over(rules(table), replaced(table)):
        return None
    return hand.game.carried(hand.state)


def running(sitting: Sitting) -> None:
    """Raises Rejected unless a hand is being played."""
    if sitting.table.phase is not Phase.PLAYING:
        raise Rejected("not-running")


def taken(sitting: Sitting, seat: Seat, decision: int, action: Any) -> None:
    """*seat* says *action*: an answer to the question *decision*, or something besides it."""
    if action.kind in GAMES[sitting.table.game].asides:
        aside(sitting, seat, action)
    else:
        answer(sitting, seat, decision, action)


def answer(sitting: Sitting, seat: Seat, decision: int, action: Any) -> None:
    """*seat* answers the question *decision*. The answer that is sealed already is not booked
    again, however often it is given."""
    running(sitting)
    assert sitting.hand is not None
    question, known = sitting.question, sitting.stored
    same = question is not None and question.id == decision and sitting.view(seat).answer == action
    if not same:
        step = sitting.hand.answer(decision, seat, action)
        clocks.spend(sitting, seat)
        sitting.record(step)
        known += 1
    sitting.touched.add(seat)
    told = sitting.table.told
    told = (*told[:seat], known, *told[seat + 1 :])
    sitting.table = replace(sitting.table, told=told)


def aside(sitting: Sitting, seat: Seat, action: Any) -> None:
    """*seat* does something that answers no question."""
    running(sitting)
    assert sitting.hand is not None
    sitting.record(sitting.hand.aside(seat, action))
    sitting.touched.add(seat)


def fire(sitting: Sitting, timer: Timer) -> None:
    """A timer of the hand is due. What it was set for may be over: then nothing happens."""
    question = sitting.question
    sitting.drop.append(timer)
    if timer.hand != sitting.table.hand_id or question is None or question.id != timer.decision:
        return
    assert sitting.hand is not None
    seat = Seat(timer.seat)
    match timer.kind:
        case "hold" if question.hold is not Hold.NONE:
            sitting.record(sitting.hand.release(question.id))
        case "turn":
            _play_for(sitting, seat)
        case "naming":
            waited = tuple(int(ask.seat) for ask in question.asks if ask.waits)
            sitting.table = replace(sitting.table, named=question.id, waited=waited)
            sitting.board = sitting.naming = True
            calls.again(sitting, question)
        case "calling":
            sitting.naming = True
            calls.again(sitting, question)
        case "ping":
            sitting.pushed.add(seat)


def _play_for(sitting: Sitting, seat: Seat) -> None:
    """The clock of *seat* has run out: the computer plays this one decision (live clock)."""
    question, hand = sitting.question, sitting.hand
    assert question is not None
    assert hand is not None
    if not any(ask.seat == seat for ask in question.asks):
        return
    clocks.set_reserve(sitting, seat, 0.0)
    action = stand_in(sitting.table.game, sitting.view(seat))
    sitting.record(hand.answer(question.id, seat, action))
    sitting.touched.add(seat)


def settle(sitting: Sitting) -> None:
    """Book what the new events mean for the table: reserves, and the result."""
    marks = GAMES[sitting.table.game].landmarks
    for event in sitting.new:
        if event.kind in marks.played:
            clocks.earn(sitting, event.seat)  # type: ignore[attr-defined]
        elif event.kind in marks.cleared:
            sitting.table = replace(sitting.table, counted=0)
    hand, table = sitting.hand, sitting.table
    if hand is None or table.phase is not Phase.PLAYING:
        return
    outcome = sitting.outcome
    if outcome is None:
        return
    if outcome.void:
        sitting.table = voided(table)
        return
    dealt_with = sitting.view(None).rules
    match = Match(table.hands - 1, table.points)
    sitting.table = scored(table, hand.game.add(match, outcome, dealt_with), outcome)
