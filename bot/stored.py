"""Rows of a table to the values that the core works with, and back."""

from __future__ import annotations

import json

from bot.messages import Address
from bot.sitting import Sitting, Timer, Who
from bot.table import Finished, Phase, Player, Table
from bot.text import shortened
from engine.games import GAMES
from engine.seats import Seat
from storage.models import DeadlineRow, HandRow, PersonRow, ResultRow, SeatRow, TableRow


def who(row: PersonRow, discreet: bool) -> Who:
    assert row.id is not None
    address = Address.person(row.platform, row.user)
    return Who(row.id, address, shortened(row.name), row.reachable, row.language, discreet)


def table(row: TableRow, seats: list[SeatRow]) -> Table:
    assert row.id is not None
    by_seat = {seat.seat: Player(seat.person_id, seat.computer, seat.kept_until) for seat in seats}
    return Table(
        id=row.id,
        room=Address.parse(row.room),
        number=row.number,
        game=row.game,
        profile=row.profile,
        speed=row.speed,
        phase=Phase(row.phase),
        host=row.host,
        secret=row.secret,
        players=tuple(by_seat.get(seat) for seat in range(GAMES[row.game].seat_count)),
        opened_at=row.opened_at,
        hand_id=row.hand_id,
        events=row.events,
        hands=row.hands,
        points=tuple(json.loads(row.points or "[]")),
        banks=tuple(json.loads(row.banks or "[]")),
        told=tuple(json.loads(row.told or "[]")),
        board_from=row.board_from,
        board_at=row.board_at,
        named=row.named,
        waited=tuple(json.loads(row.waited or "[]")),
        called=row.called,
        counted=row.counted,
        house=row.house,
        ballot=row.ballot,
        motions=row.motions,
        ready=tuple(json.loads(row.ready or "[]")),
        again=row.again,
        sat=tuple(json.loads(row.sat or "[]")),
        record=tuple(_finished(each) for each in json.loads(row.record or "[]")),
    )


def _finished(stored: list[list[int]]) -> Finished:
    people, places, points = stored
    return Finished(tuple(people), tuple(places), tuple(points))


def table_row(table: Table) -> TableRow:
    return TableRow(
        id=table.id or None,
        room=table.room.key,
        number=table.number,
        game=table.game,
        profile=table.profile,
        speed=table.speed,
        phase=table.phase.value,
        host=table.host,
        secret=table.secret,
        opened_at=table.opened_at,
        hand_id=table.hand_id,
        events=table.events,
        hands=table.hands,
        points=json.dumps(table.points),
        banks=json.dumps(table.banks),
        told=json.dumps(table.told),
        board_from=table.board_from,
        board_at=table.board_at,
        named=table.named,
        waited=json.dumps(table.waited),
        called=table.called,
        counted=table.counted,
        house=table.house,
        ballot=table.ballot,
        motions=table.motions,
        ready=json.dumps(table.ready),
        again=table.again,
        sat=json.dumps(table.sat),
        record=json.dumps([(each.people, each.places, each.points) for each in table.record]),
    )


def seat_rows(table: Table) -> list[SeatRow]:
    return [
        SeatRow(
            table_id=table.id,
            seat=seat,
            person_id=player.person,
            computer=player.computer,
            kept_until=player.kept_until,
        )
        for seat, player in enumerate(table.players)
        if player is not None
    ]


def timer(row: DeadlineRow) -> Timer:
    return Timer(
        kind=row.kind,
        due=row.due_at,
        runs=None if row.runs < 0 else row.runs / 1000,
        hand=row.hand_id,
        decision=row.decision,
        seat=row.seat,
        row=row.id,
    )


def deadline_row(table: Table, timer: Timer) -> DeadlineRow:
    return DeadlineRow(
        id=timer.row,
        table_id=table.id,
        kind=timer.kind,
        hand_id=timer.hand,
        decision=timer.decision,
        seat=timer.seat,
        due_at=timer.due,
        runs=-1 if timer.runs is None else round(timer.runs * 1000),
    )


def hand_row(sitting: Sitting) -> HandRow:
    table = sitting.table
    return HandRow(
        id=table.hand_id,
        table_id=table.id,
        number=table.hands,
        game=table.game,
        opened_at=sitting.now,
    )


def has_result(sitting: Sitting) -> bool:
    """Whether the hand was played to its end, and counts."""
    outcome = sitting.outcome
    return outcome is not None and not outcome.void


def result_row(sitting: Sitting) -> ResultRow:
    table, outcome = sitting.table, sitting.outcome
    assert outcome is not None
    people = [table.people.get(Seat(seat)) for seat in range(len(table.players))]
    return ResultRow(
        hand_id=table.hand_id,
        table_id=table.id,
        people=json.dumps(people),
        places=json.dumps(outcome.places),
        points=json.dumps(outcome.points),
        sweep=outcome.sweep,
        at=sitting.now,
    )
