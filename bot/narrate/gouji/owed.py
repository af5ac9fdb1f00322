"""What is owed in the next hand (贡账), for the score of a match."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Scene
from bot.narrate.gouji.exchange import tribute
from bot.text import Text
from engine.gouji.carried import Carried


def carried(scene: Scene, carried: Carried) -> Sequence[Text]:
    """The debts that the next hand begins with, if there are any."""
    debts = tuple(
        Text(
            "score-debt",
            {
                "kind": tribute(debt.kind),
                "payer": scene.names[debt.payer],
                "receiver": scene.names[debt.receiver],
                "cards": debt.cards,
            },
        )
        for debt in carried.debts
    )
    return (Text("score-debts", {"debts": debts}),) if debts else ()
