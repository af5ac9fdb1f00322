"""Whole matches on the emulator: which house rules, who plays how, what has come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any, Final

from bot.house.code import encoded
from bot.house.house import House as Rules
from tests.adapters.telegram.house import House
from tests.support.players import (
    Choice,
    Onward,
    Player,
    Way,
    by_buttons,
    by_panels,
    moody,
    recommended,
    until,
)
from tests.support.telegram import Chat, Message, Person

WAYS: Final = (by_buttons, by_panels)
MOODY: Final = moody(recommended)


def code(preset: str, changes: Mapping[str, str]) -> str:
    """What the host pastes to agree on these house rules."""
    return encoded(Rules("gouji", preset).with_(changes))


def results(room: Chat) -> list[Message]:
    """The message with the result of each hand, oldest first. What a killed process had sent and
    not noted comes again: the seed tells that it is the same hand, the newest copy counts."""
    found = {
        line.partition("种子 ")[2]: message
        for message in room.from_bot
        for line in message.text.splitlines()
        if "封条" in line and "种子 " in line
    }
    return list(found.values())


def placed(result: Message) -> list[str]:
    """Who is named in a result, first out to last place."""
    titles = tuple(f"{title} " for title in ("头科", "二科", "三科", "四科", "二落", "大落"))
    return [line.split(" ")[1] for line in result.text.splitlines() if line.startswith(titles)]


def players(
    people: Sequence[Person],
    ways: Sequence[Way] = WAYS,
    choose: Choice = MOODY,
    patience: float = 30,
) -> list[Player]:
    """One of each, with the *ways* in turn."""
    return [
        Player(person, choose, way, patience=patience)
        for person, way in zip(people, cycle(ways), strict=False)
    ]


async def play_on(house: House, here: Sequence[Player], hands: int, patience: float) -> None:
    """*here* play, and all want every next hand, until so many results stand in the room."""
    onward = [Onward(player.person, house.group) for player in here]
    await until(house.world, [*here, *onward], lambda: len(results(house.group)) >= hands, patience)
    await house.quiet()


async def journals(house: House) -> list[list[Any]]:
    """The events of all hands."""
    return [await house.events(hand) for hand in await house.hands()]


def asked(journal: Sequence[Any]) -> Counter[str]:
    """What was asked in a hand around the play, and how often."""
    return Counter(e.matter for e in journal if e.kind == "question-opened")
