"""Cards that the reader gave and got before the first lead, each with its reason (7.1, 7.2)."""

from __future__ import annotations

from bot.narrate.gouji import faces
from bot.narrate.people import People
from bot.text import Text
from engine.cards import Rank
from engine.gouji.setup_events import CardBought, CardsMoved, Why


def given(event: CardsMoved, then: object) -> bool:
    """Whether *then*, what followed *event*, says that nothing was paid for it (G-063)."""
    return (
        event.why is Why.SOLD
        and isinstance(then, CardBought)
        and then.payer is None
        and (then.seat, then.seller) == (event.to, event.seat)
    )


def told(event: CardsMoved, people: People, *, gift: bool = False) -> tuple[Text, ...]:
    """The reader's line of *event*; nothing where he is neither giver nor taker."""
    reader = people.reader
    if reader is None or reader not in (event.seat, event.to):
        return ()
    args: dict[str, object] = {"cards": cards(event.cards)}
    if event.seat == event.to:
        return (Text("own-showed", args),)
    gave = event.seat == reader
    args["name"] = people.name(event.to if gave else event.seat)
    why = "gift" if gift else event.why
    return (Text(f"{'own-gave' if gave else 'own-got'}-{why}", args),)


def cards(moved: tuple[tuple[Rank, int], ...]) -> tuple[Text, ...]:
    """Largest first: 大王、2个2."""
    return tuple(
        faces.rank(rank) if count == 1 else faces.ranked(rank, count)
        for rank, count in sorted(moved, reverse=True)
    )
