"""The score of the match so far (/score): sides, players, and what is owed in the next hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.scenery import scene
from bot.sitting import Sitting
from bot.table import Phase, rules
from bot.text import Text


def lines(sitting: Sitting) -> tuple[Text, ...]:
    """Public facts only: results of finished hands, and the debts that they left."""
    return (_title(sitting), *_sides(sitting), *_players(sitting), *_owed(sitting))


def after_dissolving(sitting: Sitting) -> tuple[Text, ...]:
    """All agreed to stop in the middle of a hand, which counts for nothing. The score stands
    where the rules say so (G-304)."""
    number = {"number": sitting.table.number}
    stands = getattr(_played(sitting), "dissolve_by_consent", False)
    if not stands or not sitting.table.record:
        return (Text("dissolved", number),)
    return (Text("dissolved-stands", number), *_sides(sitting), *_winner(sitting))


def _winner(sitting: Sitting) -> Iterator[Text]:
    """By points, where there are any."""
    points = sitting.table.points
    if len(set(points)) > 1:
        side = Text("side-red" if points[0] > points[1] else "side-blue")
        yield Text("dissolved-won", {"side": side})


def _title(sitting: Sitting) -> Text:
    table = sitting.table
    hands = len(table.record)
    args: dict[str, object] = {"number": table.number, "hands": hands}
    if not hands:
        return Text("score-none", args)
    most = _agreed(sitting)
    return Text("score-title", args) if most is None else Text("score-of", {**args, "most": most})


def _agreed(sitting: Sitting) -> int | None:
    """Hands of a match, by the rules that are played."""
    found: int | None = getattr(_played(sitting), "hands_per_game", None)
    return found


def _played(sitting: Sitting) -> Any:
    """The rules of the last hand, or of the first one while there is none."""
    return rules(sitting.table) if sitting.hand is None else sitting.view(None).rules


def _sides(sitting: Sitting) -> Iterator[Text]:
    names, points = scene(sitting).names, sitting.table.points
    for side, key in enumerate(("side-red", "side-blue")):
        args: dict[str, object] = {"side": Text(key), "names": names[side::2]}
        if points:
            yield Text("score-side", {**args, "points": _signed(points[side])})
        else:
            yield Text("score-side-plain", args)


def _players(sitting: Sitting) -> Iterator[Text]:
    """People who sit here now: what their sides made in the hands that they played, and their
    places there."""
    for seat, person in sitting.table.people.items():
        places, points, kept = [], 0, False
        for hand in sitting.table.record:
            if person not in hand.people:
                continue
            then = hand.people.index(person)
            places.append(Text(f"place-title-{hand.places.index(then) + 1}"))
            if hand.points:
                points, kept = points + hand.points[then % len(hand.points)], True
        if places:
            args = {"name": scene(sitting).names[seat], "places": tuple(places)}
            key = "score-player" if kept else "score-player-plain"
            yield Text(key, {**args, "points": _signed(points)} if kept else args)


def _owed(sitting: Sitting) -> Iterator[Text]:
    """The debts that the next hand begins with."""
    hand = sitting.hand
    if hand is None or sitting.table.phase is not Phase.BETWEEN:
        return
    carried: Any = hand.game.carried(hand.state)
    names = scene(sitting).names
    debts = tuple(
        Text(
            "score-debt",
            {
                "kind": Text(f"tribute-{debt.kind.value}"),
                "payer": names[debt.payer],
                "receiver": names[debt.receiver],
                "cards": debt.cards,
            },
        )
        for debt in getattr(carried, "debts", ())
    )
    if debts:
        yield Text("score-debts", {"debts": debts})


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
