"""Which timers a question has. Public facts decide, but for one seat's own reserve (slow play
adds other speeds here).

The table waits for one seat after another in the order of the question, so only the first seat
that still owes an answer is on the clock; in a set-up question all are at once. While the hold
runs, an answer moves nothing: nobody may learn from whose turn it is that somebody before him had
nothing to think about.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from datetime import datetime, timedelta

from bot.sitting import Sitting, Timer
from engine.decision import Decision, Hold, Pace
from engine.seats import Seat


def fronts(question: Decision[object] | None) -> tuple[Seat, ...]:
    """The seats that hold the table up: the question is brought to them, and they are on the
    clock."""
    if question is None:
        return ()
    owing = tuple(ask.seat for ask in question.asks if ask.waits)
    if question.pace is Pace.SETUP:
        return owing
    if question.hold is not Hold.NONE:
        return tuple(seat for seat in question.order[:1] if seat in owing)
    return owing[:1]


def mask(secret: str, hand: str, decision: int, bounds: tuple[float, float]) -> float:
    """Seconds drawn for the delay of one question, from a secret of the table and nothing that
    has to do with cards or sealed answers."""
    digest = hmac.new(secret.encode(), f"{hand}/{decision}".encode(), hashlib.sha256).digest()
    low, high = bounds
    return low + (high - low) * int.from_bytes(digest[:8], "big") / 2**64


def renew(sitting: Sitting, before: Decision[object] | None) -> None:
    """Set the timers for the question that is open after the step; *before* was open before."""
    question = sitting.question
    if question is None or sitting.table.solo:
        sitting.clear = True
        return
    if before is None or before.id != question.id:
        sitting.clear = True
        sitting.add += _opening(sitting, question)
        return
    if before.hold is not question.hold:
        sitting.drop += [timer for timer in sitting.timers if timer.kind == "hold"]
    old, new = set(fronts(before)), set(fronts(question))
    sitting.drop += [
        timer
        for timer in sitting.timers
        if timer.kind in ("turn", "ping") and Seat(timer.seat) in old - new
    ]
    # The room has seen the question: whoever comes next has his time from now on.
    for seat in sorted(new - old):
        sitting.add += [
            replace(timer, due=timer.due - _grace(sitting), runs=None)
            for timer in _turn(sitting, question, seat)
        ]


def spend(sitting: Sitting, seat: Seat) -> None:
    """Take what *seat* used beyond the free time from its reserve."""
    timer = sitting.timer("turn", seat)
    if timer is None or timer.runs is not None:
        return
    over = (timer.due - sitting.now).total_seconds()
    bank = sitting.table.banks[seat] / 1000
    set_reserve(sitting, seat, max(0.0, min(bank, over)))


def earn(sitting: Sitting, seat: Seat) -> None:
    """A play of its own adds to a seat's reserve, up to the cap."""
    tempo = sitting.tempo
    bank = sitting.table.banks[seat] / 1000
    set_reserve(sitting, seat, max(bank, min(tempo.reserve_cap, bank + tempo.reserve_gain)))


def set_reserve(sitting: Sitting, seat: Seat, seconds: float) -> None:
    banks = sitting.table.banks
    banks = (*banks[:seat], round(seconds * 1000), *banks[seat + 1 :])
    sitting.table = replace(sitting.table, banks=banks)


def window_until(sitting: Sitting) -> datetime | None:
    """When the window of the open question ends; a mask is nobody's business."""
    question = sitting.question
    if question is None or question.hold is not Hold.WINDOW:
        return None
    return next((timer.due for timer in sitting.running() if timer.kind == "hold"), None)


def free_until(sitting: Sitting) -> datetime | None:
    """When the free time of the open question is over, counted from when it was shown.

    Reserves and who is on the clock stay out of it: they would tell who took how long over
    answers that nobody has seen. None where no timer tells when the question was shown.
    """
    question = sitting.question
    if question is None or sitting.table.solo:
        return None
    free = timedelta(seconds=_free(sitting, question))
    for timer in (*sitting.timers, *sitting.add):
        if (timer.hand, timer.decision) != (sitting.table.hand_id, question.id):
            continue
        took = _shown_before(sitting, question, timer)
        if took is not None:
            due = timer.due if timer.runs is None else sitting.now + timedelta(seconds=timer.runs)
            return due - timedelta(seconds=took) + free
    return None


def _shown_before(sitting: Sitting, question: Decision[object], timer: Timer) -> float | None:
    """How long before its end *timer* began, if that was when the question was shown."""
    if timer.kind == "naming":
        return sitting.tempo.naming
    if timer.kind == "turn" and question.pace is not Pace.RESPOND:
        return _free(sitting, question) + sitting.table.banks[timer.seat] / 1000
    return None


def _grace(sitting: Sitting) -> timedelta:
    return timedelta(seconds=sitting.tempo.latest_start)


def _free(sitting: Sitting, question: Decision[object]) -> float:
    tempo = sitting.tempo
    return tempo.reply + (tempo.lead_extra if question.pace is Pace.LEAD else 0)


def _opening(sitting: Sitting, question: Decision[object]) -> list[Timer]:
    timers = [timer for seat in fronts(question) for timer in _turn(sitting, question, seat)]
    tempo, table = sitting.tempo, sitting.table
    if question.hold is Hold.WINDOW:
        timers.append(_timer(sitting, question, "hold", tempo.window))
    elif question.hold is Hold.MASK:
        seconds = mask(table.secret, table.hand_id, sitting.decision, tempo.mask)
        timers.append(_timer(sitting, question, "hold", seconds))
    if question.pace is Pace.RESPOND:
        timers.append(_timer(sitting, question, "naming", tempo.naming))
    return timers


def _turn(sitting: Sitting, question: Decision[object], seat: Seat) -> list[Timer]:
    """The clock of a person; computers need none."""
    if seat not in sitting.table.people:
        return []
    bank = sitting.table.banks[seat] / 1000
    return [
        _timer(sitting, question, "turn", _free(sitting, question) + bank, seat),
        _timer(sitting, question, "ping", sitting.tempo.ping, seat),
    ]


def _timer(
    sitting: Sitting, question: Decision[object], kind: str, seconds: float, seat: int = -1
) -> Timer:
    return Timer(
        kind=kind,
        due=sitting.now + _grace(sitting) + timedelta(seconds=seconds),
        runs=seconds,
        hand=sitting.table.hand_id,
        decision=question.id,
        seat=seat,
    )
