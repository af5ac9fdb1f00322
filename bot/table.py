"""A table (桌) and its pure changes: who sits where, which rules, which hand.

Every change returns a new table or raises :exc:`~engine.errors.Rejected`.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from bot.house.house import house as house_of
from bot.messages import Address
from engine.errors import Rejected
from engine.game import Match, Outcome
from engine.games import GAMES
from engine.seats import Seat, seats


class Phase(StrEnum):
    """Where a table is between being opened and being gone."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    """A hand is over; the next may be dealt."""
    OVER = "over"
    """The match is over; another may begin."""
    CLOSED = "closed"


log = logging.getLogger(__name__)

ALIVE: Final = (Phase.LOBBY, Phase.PLAYING, Phase.BETWEEN, Phase.OVER)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody in a seat: a person by id, or a computer by the name of its policy."""

    person: int | None = None
    computer: str = ""
    kept_until: datetime | None = None
    """The seat is kept for a person whose private chat is not open yet."""


SEATING: Final = (Phase.LOBBY, Phase.BETWEEN, Phase.OVER)
"""When people sit down and get up."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A hand of the match, as the score needs it."""

    people: tuple[int, ...]
    """Person id by seat; 0 for a computer."""
    places: tuple[int, ...]
    """Seats, first out to last place."""
    points: tuple[int, ...]
    """By side; empty where none are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    id: int
    room: Address
    number: int
    game: str
    profile: str
    house: str = ""
    """Options that differ from the preset, as :attr:`bot.house.house.House.text` writes them."""
    speed: str
    phase: Phase
    host: int
    """Person id of whoever opened it."""
    secret: str
    players: tuple[Player | None, ...]
    """By seat; None is free."""
    opened_at: datetime
    hand_id: str = ""
    events: int = 0
    """Length of the journal of the hand."""
    hands: int = 0
    """Hands dealt so far."""
    points: tuple[int, ...] = ()
    banks: tuple[int, ...] = ()
    """Reserve time by seat, in milliseconds."""
    told: tuple[int, ...] = ()
    """Length of the journal when each seat last answered by itself: what came later is news."""
    board_from: int = 0
    board_at: datetime | None = None
    named: int = 0
    """The question whose missing answers are named in public; 0: none."""
    waited: tuple[int, ...] = ()
    """The seats that were named then. They stay named until the question is over: who answers
    later is nobody's business."""
    called: str = ""
    """Slot of the message in the room that calls somebody; nothing: none stands."""
    counted: int = 0
    """Length of the journal when somebody asked for counts; 0: nobody did in this trick."""
    ballot: str = ""
    """Open motions by their kind, as JSON."""
    motions: int = 0
    """Motions to dissolve so far: a button belongs to one of them."""
    ready: tuple[int, ...] = ()
    """Ids of the people who want the next hand."""
    again: str = ""
    """How they want to sit in the next match: as now, ``shift`` or ``draw``."""
    sat: tuple[int, ...] = ()
    """Person id by seat when the last hand was dealt, 0 for a computer."""
    record: tuple[Finished, ...] = ()
    """The hands of this match."""

    @property
    def solo(self) -> bool:
        """One person only: nobody there to hide a pause from, so nothing waits."""
        return len(self.people) == 1

    @property
    def people(self) -> dict[Seat, int]:
        return {
            seat: player.person
            for seat, player in zip(seats(len(self.players)), self.players, strict=True)
            if player is not None and player.person is not None
        }

    @property
    def computers(self) -> dict[Seat, str]:
        return {
            seat: player.computer
            for seat, player in zip(seats(len(self.players)), self.players, strict=True)
            if player is not None and player.computer
        }

    @property
    def free(self) -> tuple[Seat, ...]:
        return tuple(s for s in seats(len(self.players)) if self.players[s] is None)

    def seat_of(self, person: int) -> Seat | None:
        return next((seat for seat, who in self.people.items() if who == person), None)

    def seated(self, person: int) -> Seat:
        """The seat of *person*, kept ones excepted. Raises Rejected."""
        seat = self.seat_of(person)
        player = None if seat is None else self.players[seat]
        if seat is None or player is None or player.kept_until is not None:
            raise Rejected("not-seated")
        return seat


def rules(table: Table) -> Any:
    """What the next hand is dealt with: the preset and what was changed in it.

    A stored change that can be played no more, or is unknown, leaves the preset alone.
    """
    return _rules(table.game, table.profile, table.house)


@lru_cache(maxsize=256)
def _rules(game: str, profile: str, house: str) -> Any:
    try:
        return house_of(game, profile, house).rules
    except (LookupError, ValueError) as error:
        log.warning("house rules %s of preset %s cannot be played: %s", house, profile, error)
        return GAMES[game].profiles[profile]


def opened(
    *,
    id: int,
    room: Address,
    number: int,
    game: str,
    profile: str,
    house: str = "",
    host: int,
    secret: str,
    at: datetime,
) -> Table:
    """A new table with the host on the first seat."""
    free = (None,) * (GAMES[game].seat_count - 1)
    return Table(
        id=id,
        room=room,
        number=number,
        game=game,
        profile=profile,
        house=house,
        speed="live",
        phase=Phase.LOBBY,
        host=host,
        secret=secret,
        players=(Player(person=host), *free),
        opened_at=at,
    )


def joined(table: Table, person: int, kept_until: datetime | None = None) -> Table:
    """*person* takes the first free seat, or the seat kept for him. Between two hands a computer
    makes room for him (G-306 counts him as new)."""
    _require_seating(table)
    seat = table.seat_of(person)
    if seat is not None:
        player = table.players[seat]
        assert player is not None
        if player.kept_until is None:
            raise Rejected("already-seated", seat=seat + 1)
    elif table.free:
        seat = table.free[0]
    elif table.computers and table.phase is not Phase.LOBBY:
        seat = next(iter(table.computers))
    else:
        raise Rejected("table-full")
    return _with(table, seat, Player(person=person, kept_until=kept_until))


def kept(table: Table, person: int, until: datetime) -> Table:
    """The seat of *person* is only kept for him from now on."""
    seat = table.seated(person)
    return _with(table, seat, Player(person=person, kept_until=until))


def left(table: Table, person: int) -> Table:
    """*person* gets up before the cards are dealt, or between two hands. What his seat owes stays
    with it. When nobody is left, the table closes."""
    _require_seating(table)
    seat = table.seat_of(person)
    if seat is None:
        raise Rejected("not-seated")
    ready = tuple(who for who in table.ready if who != person)
    return _hosted(_with(replace(table, ready=ready), seat, None))


def with_computer(table: Table, person: int, policy: str) -> Table:
    """The host puts a computer on the first free seat."""
    require_lobby(table)
    require_host(table, person)
    if not table.free:
        raise Rejected("table-full")
    return _with(table, table.free[0], Player(computer=policy))


def with_profile(table: Table, person: int, profile: str) -> Table:
    """The host chooses the house rules."""
    require_lobby(table)
    require_host(table, person)
    if profile not in GAMES[table.game].profiles:
        raise Rejected("bad-button")
    return replace(table, profile=profile, house="")


def swept(table: Table, now: datetime) -> Table:
    """Seats whose time to open the private chat is over become free. When nobody is left, the
    table closes."""
    players = tuple(
        None if p is not None and p.kept_until is not None and p.kept_until <= now else p
        for p in table.players
    )
    return _hosted(replace(table, players=players))


def started(table: Table, person: int, policy: str) -> Table:
    """The host starts; computers take the free and the merely kept seats."""
    require_lobby(table)
    require_host(table, person)
    table.seated(person)
    return replace(filled(table, policy), phase=Phase.PLAYING)


def filled(table: Table, policy: str) -> Table:
    """Computers take the free and the merely kept seats."""
    players = tuple(
        Player(computer=policy) if p is None or p.kept_until is not None else p
        for p in table.players
    )
    return replace(table, players=players)


def dealt(table: Table, hand_id: str, reserve: float) -> Table:
    """The next hand begins, of this match or of a new one. *reserve* in seconds."""
    if table.phase is Phase.OVER:
        table = replace(table, hands=0, points=(), record=())
    return replace(
        table,
        phase=Phase.PLAYING,
        hand_id=hand_id,
        events=0,
        hands=table.hands + 1,
        banks=(round(reserve * 1000),) * len(table.players),
        told=(0,) * len(table.players),
        named=0,
        counted=0,
        ready=(),
        again="",
        sat=occupants(table),
    )


def occupants(table: Table) -> tuple[int, ...]:
    """Person id by seat, 0 for a computer or nobody."""
    return tuple(table.people.get(seat, 0) for seat in seats(len(table.players)))


def present(table: Table) -> set[int]:
    """Ids of the people who sit at the table, without those whose seats are only kept."""
    here = (player for player in table.players if player is not None and player.kept_until is None)
    return {player.person for player in here if player.person is not None}


def require_between(table: Table) -> None:
    """Only between two hands. Raises Rejected."""
    if table.phase is Phase.PLAYING:
        raise Rejected("hand-running")
    if table.phase not in (Phase.BETWEEN, Phase.OVER):
        raise Rejected("no-table" if table.phase is Phase.CLOSED else "wrong-phase")


def scored(table: Table, match: Match, outcome: Outcome | None = None) -> Table:
    """A hand is over; *outcome* goes into the record of the match."""
    record = table.record
    if outcome is not None:
        places = tuple(map(int, outcome.places))
        record = (*record, Finished(occupants(table), places, outcome.points))
    return replace(
        table,
        phase=Phase.OVER if match.over else Phase.BETWEEN,
        points=match.points,
        record=record,
        named=0,
    )


def closed(table: Table, person: int) -> Table:
    """The host ends a table that is not in the middle of a hand."""
    if table.phase is Phase.CLOSED:
        raise Rejected("no-table")
    require_host(table, person)
    if table.phase is Phase.PLAYING:
        raise Rejected("hand-running")
    return replace(table, phase=Phase.CLOSED)


def require_host(table: Table, person: int) -> None:
    if table.host != person:
        raise Rejected("not-host")


def require_lobby(table: Table) -> None:
    if table.phase is not Phase.LOBBY:
        raise Rejected("wrong-phase" if table.phase is not Phase.CLOSED else "no-table")


def _require_seating(table: Table) -> None:
    if table.phase not in SEATING:
        raise Rejected("wrong-phase" if table.phase is not Phase.CLOSED else "no-table")


def _with(table: Table, seat: Seat, player: Player | None) -> Table:
    return replace(table, players=(*table.players[:seat], player, *table.players[seat + 1 :]))


def _hosted(table: Table) -> Table:
    """Somebody else hosts when the host is gone; nobody can, when all are."""
    people = tuple(table.people.values())
    if not people:
        return replace(table, phase=Phase.CLOSED)
    return table if table.host in people else replace(table, host=people[0])
