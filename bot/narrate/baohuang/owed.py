"""What is owed in the next hand by who was stuffed, for the score of a match."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Scene
from bot.narrate.people import People
from bot.text import Text
from engine.baohuang.carried import Carried


def carried(scene: Scene, carried: Carried) -> Sequence[Text]:
    """The debts that the next hand begins with, if there are any."""
    people = People(scene)
    debts = tuple(
        Text(
            "baohuang-debt",
            {
                "payer": people.name(debt.payer),
                "receiver": people.name(debt.receiver),
                "cards": debt.cards,
            },
        )
        for debt in carried.debts
    )
    return (Text("baohuang-debts", {"debts": debts}),) if debts else ()
