"""Who sits where: places that people choose, those of another game, and other sides for another
match (G-005)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from bot.house.wording import game_name
from bot.table import Player, Table, require_host, require_lobby
from engine.errors import Rejected
from engine.games import GAMES
from engine.seats import Seat, seats


def moved(table: Table, person: int, seat: Seat | None = None) -> Table:
    """*person* takes another place before the first hand, to sit opposite to or beside whom he
    wants (G-005): *seat*, or the next one that is not a person's. A computer takes his."""
    require_lobby(table)
    old, count = table.seated(person), len(table.players)
    if seat is None:
        nearest = (Seat((old + step) % count) for step in range(1, count))
        seat = next((each for each in nearest if each not in table.people), None)
    if seat is None or not 0 <= seat < count or (seat in table.people and seat != old):
        raise Rejected("seat-taken")
    return _swapped(table, old, seat)


def arranged(table: Table, person: int, first: int, second: int) -> Table:
    """The host lets two seats change places before the first hand."""
    require_lobby(table)
    require_host(table, person)
    if not all(0 <= seat < len(table.players) for seat in (first, second)):
        raise Rejected("seat-taken")
    return _swapped(table, Seat(first), Seat(second))


def with_game(table: Table, person: int, game: str, profile: str, house: str) -> Table:
    """The host chooses another game before the first hand. People keep their seats as far as it
    has them, and those behind take free ones; computers make room. Raises Rejected for more people
    than seats."""
    require_lobby(table)
    require_host(table, person)
    count = GAMES[game].seat_count
    people = len(table.people)
    if people > count:
        raise Rejected("game-seats", game=game_name(game), seats=count, people=people)
    players = [*table.players[:count], *(None,) * (count - len(table.players))]
    for player in table.players[count:]:
        if player is not None and player.person is not None:
            players[_room_for_one(players)] = player
    return replace(table, game=game, profile=profile, house=house, players=tuple(players))


def _room_for_one(players: Sequence[Player | None]) -> int:
    """The first free seat, or else the first one of a computer."""
    free = (seat for seat, player in enumerate(players) if player is None)
    computers = (n for n, player in enumerate(players) if player is not None and player.computer)
    return next(chain(free, computers))


def reordered(table: Table, order: tuple[Seat, ...]) -> Table:
    """Seat *n* goes to whoever sits at ``order[n]``."""
    return replace(table, players=tuple(table.players[seat] for seat in order))


def shifted(table: Table) -> Table:
    """Other sides with the same people: the host stays, everybody else moves on by one of the
    remaining places. So each has two new allies, and after five matches all have played with all.
    """
    fixed = table.seat_of(table.host) or Seat(0)
    ring = [Seat((fixed + step) % len(table.players)) for step in range(1, len(table.players))]
    order = list(seats(len(table.players)))
    for before, after in zip(ring, (*ring[1:], ring[0]), strict=True):
        order[after] = before
    return reordered(table, tuple(order))


def _swapped(table: Table, one: Seat, other: Seat) -> Table:
    order = list(seats(len(table.players)))
    order[one], order[other] = other, one
    return reordered(table, tuple(order))
