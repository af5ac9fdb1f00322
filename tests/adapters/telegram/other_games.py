"""A hand of any game with the bot as a process of its own, which is killed in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.tokens import Op
from engine.games import GAMES
from engine.hand import Hand
from tests.adapters.telegram.house import NAMES, TOWN, world_of
from tests.adapters.telegram.killing import LONGEST, Moment, running, seated, through
from tests.adapters.telegram.matches import results
from tests.support.players import (
    Player,
    Question,
    Shown,
    by_buttons,
    by_typing,
    recommended,
)
from tests.support.telegram import Chat, Person


@dataclass(frozen=True, slots=True)
class Played:
    """A hand that has come to its end."""

    people: Sequence[Person]
    """By seat."""
    group: Chat
    events: Sequence[Any]
    kills: int
    players: Sequence[Player]


async def plays_typed(player: Player, question: Question, choice: Shown) -> bool:
    """Types what goes on the table, and presses everything else."""
    way = by_typing if choice.token.op is Op.PLAY else by_buttons
    return await way(player, question, choice)


async def played(data: Path, game: str, named: str, pressed: str, plan: Sequence[Moment]) -> Played:
    """One hand of *game*, which ``/newgame`` *named* opens, or else the button *pressed* of the
    lobby chooses, between people who answer by what they see alone; killed at the moments of
    *plan*."""
    count = GAMES[game].seat_count
    world = world_of(query_seconds=10 * LONGEST)
    people = [
        world.add_person(name, language_code=language)
        for name, language in zip(NAMES[:count], ["zh-hans"] * 3 + ["en"] * 2, strict=False)
    ]
    group = world.add_group(TOWN, people[1:], admins=people[:1])
    async with running(world, data, 1) as bot:
        lobby = await seated(group, people, named, pressed)
        ways = (by_buttons, plays_typed) * 3
        players = [
            Player(person, recommended, way, patience=LONGEST)
            for person, way in zip(people, ways, strict=False)
        ]
        started = people[0].press(lobby, "开打")
        kills = await through(bot, players, plan, lambda: bool(results(group)), LONGEST)
        await started.answered(LONGEST)
        ended = ("打完了", "is over")
        await world.wait_for(lambda: all(_told(person, ended) for person in people), LONGEST)
    world.assert_clean()
    seats = bot.seats()
    (events,) = bot.journals(game).values()
    people.sort(key=lambda person: seats[str(person.id)])
    return Played(people, group, events, kills.total(), players)


def replayed(game: str, events: Sequence[Any]) -> Hand:
    """The hand that *events* are: the deal follows from the seed, and nothing is missing."""
    drawn = next(event for event in events if event.kind == "seed-drawn")
    opening = list(GAMES[game].opening(events[0].rules, int(drawn.seed, 16)))
    assert list(events[: len(opening)]) == opening
    return Hand.replay(GAMES[game], events)


def _told(person: Person, words: Sequence[str]) -> bool:
    """Whether one of the messages in his private chat says one of these."""
    return any(word in message.text for message in person.dm.from_bot for word in words)
