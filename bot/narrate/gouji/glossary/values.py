"""Values of house rules that more than one explanation needs."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from bot.narrate.gouji import faces
from bot.narrate.gouji.exchange import tribute
from bot.text import Text
from engine.gouji.options import MixedJokers, SweepTribute, Tribute
from engine.gouji.rules import GoujiRules

OFF = Text("value-off")
"""The rule does not apply at this table."""


def value(option: StrEnum) -> str:
    """An option's value as a part of a text's id."""
    return option.value.replace("_", "-")


def least(table: GoujiRules) -> tuple[Text, ...]:
    """The smallest gouji play of each rank, jokers first."""
    return tuple(faces.ranked(rank, count) for rank, count in table.gouji_min)


def downgrades(table: GoujiRules) -> bool:
    return table.mixed_jokers is MixedJokers.DOWNGRADE


def points(table: GoujiRules) -> bool:
    """Whether unopened points are paid for."""
    return table.open_points and table.tribute_enabled


def kinds(table: GoujiRules) -> Iterator[Tribute]:
    """The kinds of tribute that this table can come to, in its order (G-075)."""
    played = {
        Tribute.SWEEP: table.sweep_tribute is not SweepTribute.NONE,
        Tribute.STUFFED: table.hold_three and table.stuffed_tribute > 0,
        Tribute.BURN: table.burn_tribute > 0,
        Tribute.POINT: table.open_points,
        Tribute.FALL: table.fall_tribute[0] > 0,
    }
    return (kind for kind in table.tribute_order if table.tribute_enabled and played[kind])


def named(found: Iterator[Tribute]) -> tuple[Text, ...]:
    return tuple(tribute(kind) for kind in found)


def score(table: GoujiRules) -> Text:
    """What places are worth, what a sweep does, and how long a match is."""
    sweep = "rules-sweep-ends" if table.sweep_ends_game else "rules-sweep"
    if table.score is None:
        key = "rules-unscored-ends" if table.sweep_ends_game else "rules-unscored"
        args: dict[str, object] = {}
    else:
        key = "rules-score-positive" if table.score_positive_only else "rules-score"
        args = {
            "values": Text("rules-values", _values(table.score)),
            "sweep": Text(sweep, {"factor": table.score_sweep_factor}),
        }
    if table.hands_per_game is None:
        return Text(key, args)
    return Text(f"{key}-of", {**args, "hands": table.hands_per_game})


def _values(places: tuple[int, ...]) -> dict[str, object]:
    signs = (f"−{-value}" if value < 0 else str(value) for value in places)
    return dict(zip(("one", "two", "three", "four", "five", "six"), signs, strict=True))
