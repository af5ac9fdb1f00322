"""Between rows and what the core works with: tables, people, timers, hands."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.codec import Codec, dump_message
from bot.inbound import Inbound, Sender
from bot.links import payload
from bot.messages import Address, Button, Message
from bot.narrate import Narrators
from bot.sitting import AnyHand, Sitting, Timer, Who
from bot.table import Phase, Player, Table, opened
from bot.tempo import Tempo
from bot.text import Text, language_for
from bot.tokens import Op, Token
from engine.events import Event
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat
from storage import deadlines, hands, journal, outbox, people, results, rooms, tables, updates
from storage.models import DeadlineRow, HandRow, PersonRow, ResultRow, SeatRow, TableRow
from storage.store import Tx


class Repeated(Exception):
    """This update has been applied before."""


class NoTable(Exception):
    """There is no such table."""


@dataclass(frozen=True, slots=True)
class Folded:
    """A hand with all its events."""

    hand: AnyHand
    log: tuple[Event, ...]


@dataclass(slots=True)
class Records:
    """Reads and writes one table. *language* is for rooms and people that have not chosen."""

    codecs: Mapping[str, Codec]
    language: str

    async def arrive(self, tx: Tx, inbound: Inbound, now: datetime) -> Who:
        """Mark the update as applied and make its sender known. Raises Repeated."""
        sender = inbound.sender
        if not await updates.first_time(tx, sender.platform, inbound.id, now):
            raise Repeated
        language = language_for(sender.language) if sender.language else self.language
        row = await people.seen(tx, sender.platform, sender.user, sender.name, language)
        if inbound.at.private and not row.reachable:
            await people.set_reachable(tx, sender.platform, sender.user, True)
            row.reachable = True
        return _who(row)

    async def known(self, tx: Tx, sender: Sender) -> Who | None:
        row = await people.by_user(tx, sender.platform, sender.user)
        return None if row is None else _who(row)

    async def open(
        self,
        tx: Tx,
        inbound: Inbound,
        game: str,
        profile: str,
        who: Who,
        secret: str,
        now: datetime,
    ) -> int:
        """A new table in the room of *inbound*; returns its id."""
        language = language_for(inbound.sender.language) if inbound.sender.language else ""
        room = inbound.at.key
        await rooms.seen(tx, room, inbound.title, language or self.language)
        table = opened(
            id=0,
            room=inbound.at,
            number=await rooms.next_number(tx, room),
            game=game,
            profile=profile,
            host=who.id,
            secret=secret,
            at=now,
        )
        row = await tables.open_table(tx, _table_row(table), _seat_rows(table))
        assert row.id is not None
        return row.id

    async def load(
        self,
        tx: Tx,
        table_id: int,
        cache: Mapping[str, Folded],
        now: datetime,
        tempo: Tempo,
        narrators: Narrators,
    ) -> Sitting:
        """Everything about one table. Raises NoTable."""
        found = await tables.load(tx, table_id)
        if found is None:
            raise NoTable
        row, seats = found
        table = _table(row, seats)
        folded = await self._hand(tx, table, cache)
        rows = await deadlines.of_table(tx, table_id)
        return Sitting(
            was=table,
            table=table,
            hand=None if folded is None else folded.hand,
            log=[] if folded is None else list(folded.log),
            stored=table.events,
            people=await self._people(tx, table),
            title=await self._title(tx, table),
            now=now,
            tempo=tempo,
            narrator=narrators[table.game],
            timers=[timer(row) for row in rows],
        )

    async def save(self, tx: Tx, sitting: Sitting) -> None:
        """Write what the step added."""
        was, table, new = sitting.was, sitting.table, sitting.new
        if table.hand_id != was.hand_id:
            await hands.opened(
                tx,
                HandRow(
                    id=table.hand_id,
                    table_id=table.id,
                    number=table.hands,
                    game=table.game,
                    opened_at=sitting.now,
                ),
            )
        if new:
            codec = self.codecs[table.game]
            entries = [codec.dump(event) for event in new]
            await journal.append(tx, table.hand_id, sitting.stored, entries, sitting.now)
        if sitting.clear:
            await deadlines.clear(tx, table.id)
        else:
            dropped = [timer for timer in sitting.drop if timer.row is not None]
            await deadlines.drop(tx, [_deadline(table, timer) for timer in dropped])
        await deadlines.add(tx, [_deadline(table, timer) for timer in sitting.add])
        await self.put(tx, sitting.messages)
        if table != was or new:
            await tables.save(tx, _table_row(table, events=len(sitting.log)))
        if table.players != was.players:
            await tables.reseat(tx, table.id, _seat_rows(table))
        if table.phase in (Phase.BETWEEN, Phase.OVER) and was.phase is Phase.PLAYING:
            await results.put(tx, _result(sitting))

    async def put(self, tx: Tx, messages: list[Message]) -> None:
        """Queue messages for the sender."""
        for message in messages:
            await outbox.put(tx, dump_message(message))

    async def tables_in(self, tx: Tx, room: Address, phases: Collection[Phase]) -> list[int]:
        """Ids of the tables of a room, oldest first."""
        return [row.id for row in await tables.in_room(tx, room.key, phases) if row.id]

    async def tables_of(self, tx: Tx, sender: Sender) -> list[tuple[int, int]]:
        """(id, number) of the tables at which a person plays, oldest first."""
        row = await people.by_user(tx, sender.platform, sender.user)
        if row is None or row.id is None:
            return []
        found = await tables.of_person(tx, row.id, (Phase.PLAYING, Phase.BETWEEN, Phase.OVER))
        playing = [table for table in found if table.phase == Phase.PLAYING]
        return [(table.id, table.number) for table in playing or found[-1:] if table.id]

    async def speak(self, tx: Tx, inbound: Inbound, language: str) -> None:
        """Set the language of the room or the person where *inbound* happened."""
        if inbound.at.private:
            row = await people.by_user(tx, inbound.sender.platform, inbound.sender.user)
            assert row is not None
            assert row.id is not None
            await people.set_language(tx, row.id, language)
        else:
            await rooms.seen(tx, inbound.at.key, inbound.title)
            await rooms.set_language(tx, inbound.at.key, language)

    async def closed_private(self, tx: Tx, address: Address) -> None:
        """Say once, in each room where this person plays, that his private chat is closed."""
        row = await people.by_user(tx, address.platform, address.chat)
        if row is None or row.id is None:
            return
        for found in await tables.of_person(tx, row.id, (Phase.PLAYING,)):
            loaded = await tables.load(tx, found.id or 0)
            assert loaded is not None
            table = _table(*loaded)
            if table.room.private:
                continue
            line = Text("private-closed-room", {"name": row.name})
            hand = Button(Text("button-hand"), str(Token(Op.HAND, table.id)))
            opening = Button(Text("button-open-private"), start=payload(table))
            message = Message(to=table.room, lines=(line,), buttons=((hand, opening),))
            await self.put(tx, [message])

    async def _hand(self, tx: Tx, table: Table, cache: Mapping[str, Folded]) -> Folded | None:
        """The hand of the table, folded no further than it must be."""
        if not table.hand_id:
            return None
        known = cache.get(table.hand_id)
        length = 0 if known is None else len(known.log)
        if known is not None and length == table.events:
            return known
        codec = self.codecs[table.game]
        events = [codec.load(entry) for entry in await journal.read(tx, table.hand_id, length)]
        if known is not None:
            return Folded(known.hand.follow(events), (*known.log, *events))
        return Folded(Hand.replay(GAMES[table.game], events), tuple(events))

    async def _title(self, tx: Tx, table: Table) -> str:
        room = None if table.room.private else await rooms.by_address(tx, table.room.key)
        return "" if room is None else room.title

    async def _people(self, tx: Tx, table: Table) -> dict[int, Who]:
        ids = {table.host, *table.people.values()}
        return {id: _who(row) for id, row in (await people.by_ids(tx, ids)).items()}


def _who(row: PersonRow) -> Who:
    assert row.id is not None
    address = Address.person(row.platform, row.user)
    return Who(row.id, address, row.name, row.reachable, row.language)


def _table(row: TableRow, seats: list[SeatRow]) -> Table:
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
        board_from=row.board_from,
        board_at=row.board_at,
        named=row.named,
        counted=row.counted,
    )


def _table_row(table: Table, events: int = 0) -> TableRow:
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
        events=events,
        hands=table.hands,
        points=json.dumps(table.points),
        banks=json.dumps(table.banks),
        board_from=table.board_from,
        board_at=table.board_at,
        named=table.named,
        counted=table.counted,
    )


def _seat_rows(table: Table) -> list[SeatRow]:
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


def _deadline(table: Table, timer: Timer) -> DeadlineRow:
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


def _result(sitting: Sitting) -> ResultRow:
    table, hand = sitting.table, sitting.hand
    assert hand is not None
    outcome = hand.game.outcome(hand.state)
    assert outcome is not None
    people_by_seat = [table.people.get(Seat(seat)) for seat in range(len(table.players))]
    return ResultRow(
        hand_id=table.hand_id,
        table_id=table.id,
        people=json.dumps(people_by_seat),
        places=json.dumps(outcome.places),
        points=json.dumps(outcome.points),
        sweep=outcome.sweep,
        at=sitting.now,
    )
