"""One table in the database: read whole, changed by a step, written back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from bot import stored
from bot.codec import Codec, dump_message
from bot.house.saved import begun_with, game_of
from bot.inbound import Inbound, Sender
from bot.messages import Address, Message
from bot.narrate import Narrators
from bot.recent import Folded, RecentHands
from bot.sitting import Sitting, Who
from bot.table import Phase, Table, opened
from bot.tempo import Tempo
from bot.text import language_for
from engine.games import GAMES
from engine.hand import Hand
from storage import deadlines, hands, journal, outbox, people, results, rooms, tables, updates
from storage.models import PersonRow
from storage.store import Tx


class Repeated(Exception):
    """This update has been applied before."""


class NoTable(Exception):
    """There is no such table."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is opened with."""

    game: str
    """Nothing: the one that was played last in the room, see :meth:`Records.game_in`."""
    profile: str
    """Nothing: what the room has saved, or else the first preset."""
    secret: str


@dataclass(slots=True)
class Records:
    """*language* is for rooms and people that have not chosen one."""

    codecs: Mapping[str, Codec]
    narrators: Narrators
    tempo: Tempo
    language: str
    recent: RecentHands
    discreet: Collection[str] = ()
    """Platforms on which people are answered alone in a room."""

    def who(self, row: PersonRow) -> Who:
        return stored.who(row, row.platform in self.discreet)

    async def arrive(self, tx: Tx, inbound: Inbound, now: datetime) -> Who:
        """Mark the update as applied and make its sender known. Raises Repeated.

        Only what comes from a private chat proves that we may write there; and that is no wish to
        be written to, where nobody needs a private chat.
        """
        sender = inbound.sender
        if not await updates.first_time(tx, sender.platform, inbound.id, now):
            raise Repeated
        language = language_for(sender.language) if sender.language else self.language
        row = await people.seen(tx, sender.platform, sender.user, sender.name, language)
        who = self.who(row)
        if inbound.at.private and not who.playable:
            await people.set_reachable(tx, sender.platform, sender.user, True)
            return replace(who, reachable=True)
        return who

    async def known(self, tx: Tx, sender: Sender) -> Who | None:
        row = await people.by_user(tx, sender.platform, sender.user)
        return None if row is None else self.who(row)

    async def open(self, tx: Tx, inbound: Inbound, new: NewTable, who: Who, now: datetime) -> int:
        """A new table in the room of *inbound*; returns its id."""
        room = inbound.at.key
        spoken = inbound.sender.language
        language = language_for(spoken) if spoken else self.language
        await rooms.seen(tx, room, inbound.title, language)
        game, profile, house = await self._rules(tx, room, new)
        table = opened(
            id=0,
            room=inbound.at,
            number=await rooms.next_number(tx, room),
            game=game,
            profile=profile,
            house=house,
            host=who.id,
            secret=new.secret,
            at=now,
        )
        row = await tables.open_table(tx, stored.table_row(table), stored.seat_rows(table))
        assert row.id is not None
        return row.id

    async def _rules(self, tx: Tx, room: str, new: NewTable) -> tuple[str, str, str]:
        """Game, preset and changes that a new table starts with."""
        saved = await rooms.saved_house(tx, room)
        game = new.game or await self.game_in(tx, room)
        if new.profile:
            return game, new.profile, ""
        house = begun_with(game, saved)
        return game, house.preset, house.text

    async def game_in(self, tx: Tx, room: str) -> str:
        """The game that was played last in a room; without one, that of the rules that it has
        saved, or else the first one."""
        played = await tables.last_game(tx, room, GAMES)
        return played or game_of(await rooms.saved_house(tx, room))

    async def load(self, tx: Tx, table_id: int, now: datetime) -> Sitting:
        """Everything about one table. Raises NoTable."""
        found = await tables.load(tx, table_id)
        if found is None:
            raise NoTable
        table = stored.table(*found)
        folded = await self._hand(tx, table)
        rows = await deadlines.of_table(tx, table_id)
        return Sitting(
            was=table,
            table=table,
            hand=None if folded is None else folded.hand,
            log=[] if folded is None else list(folded.log),
            stored=0 if folded is None else len(folded.log),
            people=await self._people(tx, table),
            title=await self._title(tx, table),
            now=now,
            tempo=self.tempo,
            narrators=self.narrators,
            timers=[stored.timer(row) for row in rows],
            discreet=table.room.platform in self.discreet,
        )

    async def save(self, tx: Tx, sitting: Sitting) -> None:
        """Write what the step added."""
        sitting.table = replace(sitting.table, events=len(sitting.log))
        was, table, new = sitting.was, sitting.table, sitting.new
        if table.hand_id != was.hand_id:
            await hands.opened(tx, stored.hand_row(sitting))
        if new:
            codec = self.codecs[table.game]
            entries = [codec.dump(event) for event in new]
            await journal.append(tx, table.hand_id, sitting.stored, entries, sitting.now)
        await self._save_timers(tx, sitting)
        await self.put(tx, sitting.messages)
        if table != was:
            await tables.save(tx, stored.table_row(table))
        if table.players != was.players:
            await tables.reseat(tx, table.id, stored.seat_rows(table))
        if new and table.phase in (Phase.BETWEEN, Phase.OVER) and stored.has_result(sitting):
            await results.put(tx, stored.result_row(sitting))

    def keep(self, sitting: Sitting) -> None:
        """What *sitting* holds has been committed."""
        if sitting.hand is not None:
            folded = Folded(sitting.hand, tuple(sitting.log))
            self.recent.keep(sitting.table.hand_id, folded)

    async def put(self, tx: Tx, messages: Iterable[Message]) -> None:
        """Queue messages for the sender."""
        await outbox.put(tx, *map(dump_message, messages))

    async def tables_in(self, tx: Tx, room: Address, phases: Collection[Phase]) -> list[int]:
        """Ids of the tables of a room, oldest first."""
        return [row.id for row in await tables.in_room(tx, room.key, phases) if row.id]

    async def tables_of(self, tx: Tx, who: Who, phases: Collection[Phase]) -> list[Table]:
        """Tables at which a person has a seat, oldest first."""
        found = []
        for row in await tables.of_person(tx, who.id, phases):
            loaded = await tables.load(tx, row.id or 0)
            assert loaded is not None
            found.append(stored.table(*loaded))
        return found

    async def speak(self, tx: Tx, inbound: Inbound, who: Who, language: str) -> None:
        """Set the language of the room or the person where *inbound* happened."""
        if inbound.at.private:
            await people.set_language(tx, who.id, language)
        else:
            await rooms.seen(tx, inbound.at.key, inbound.title)
            await rooms.set_language(tx, inbound.at.key, language)

    async def _save_timers(self, tx: Tx, sitting: Sitting) -> None:
        table = sitting.table
        if sitting.clear and sitting.timers:
            kept = [stored.deadline_row(table, timer) for timer in sitting.kept]
            await deadlines.replace(tx, table.id, kept)
        elif sitting.drop:
            await deadlines.drop(tx, [stored.deadline_row(table, t) for t in sitting.drop])
        await deadlines.add(tx, [stored.deadline_row(table, t) for t in sitting.add])

    async def _hand(self, tx: Tx, table: Table) -> Folded | None:
        """The hand of the table, folded no further than it must be."""
        if not table.hand_id:
            return None
        known = self.recent.find(table.hand_id, table.events)
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
        played = {person for hand in table.record for person in hand.people}
        ids = {table.host, *table.people.values(), *table.sat, *played} - {0}
        return {id: self.who(row) for id, row in (await people.by_ids(tx, ids)).items()}
