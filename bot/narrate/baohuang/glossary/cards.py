"""The cards on the table and what a hand is worth, explained by this table's rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.narrate.baohuang import faces
from bot.narrate.baohuang.glossary.roles import Parts
from bot.narrate.baohuang.glossary.values import OFF, listed, value
from bot.narrate.baohuang.situation import FEW
from bot.text import Text
from engine.baohuang import options as o
from engine.baohuang.deal import lowest
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.score import solo_values


def _compare(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-compare")
    yield from _mixed(table)
    if table.guard is o.Guard.CALLED:
        yield Text("value-baohuang-call-top")
    yield Text("example-baohuang-compare")


def _mixed(table: BaohuangRules) -> Iterator[Text]:
    if table.mixed_jokers is o.MixedJokers.DOWNGRADE:
        yield Text("value-compare-downgrade")


def _hang(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-hang")
    yield from _mixed(table)
    yield Text("example-baohuang-hang")


def _pass(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-pass-final" if table.pass_is_final else "explain-baohuang-pass")


def _wind(table: BaohuangRules) -> Iterator[Text]:
    yield Text(f"explain-baohuang-wind-{value(table.wind)}")


def _lead(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-lead")


def _places(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-places")


def _score(table: BaohuangRules) -> Iterator[Text]:
    values = {"values": listed(table.place_values)}
    yield Text(f"explain-baohuang-score-{value(table.shares)}", values)
    yield Text("example-baohuang-score", _example(table))
    yield Text("value-baohuang-solo", {"values": listed(solo_values(table))})


def _example(table: BaohuangRules) -> dict[str, object]:
    """The emperor first out, the guard third."""
    first, third = table.place_values[0], table.place_values[2]
    unit = first + third
    if table.shares is o.Shares.THIRD:
        unit //= 3
    return {"first": first, "third": third, "sum": first + third, "two": 2 * unit, "one": unit}


def _double(table: BaohuangRules) -> Iterator[Text]:
    """What is multiplied at this table, and by how much."""
    guard, kick, solo = table.open_guard_factor, table.kick_factor, table.open_solo_factor
    yield Text("explain-baohuang-double")
    if guard == solo == 1:
        yield OFF
        return
    if guard > 1:
        yield Text("value-baohuang-openguard", {"factor": guard})
    if kick > 1:
        yield Text("value-baohuang-kick", {"factor": kick})
    if solo > 1:
        yield Text("value-baohuang-opensolo", {"factor": solo})
    if table.solo_always_doubled:
        yield Text("value-baohuang-solo-doubled", {"factor": solo})
    if guard > 1:
        key = "example-baohuang-kick" if kick > 1 else "example-baohuang-double-guard"
        yield Text(key, {"factor": guard * kick})
    else:
        first = solo_values(table)[0]
        yield Text("example-baohuang-double-solo", {"points": first, "times": first * solo})


def _important(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-important", {"few": FEW})
    yield Text("example-baohuang-important")


def _hold_six(table: BaohuangRules) -> Iterator[Text]:
    rank = {"rank": faces.rank(lowest(table))}
    yield Text("explain-baohuang-holdsix", rank)
    yield Text("example-baohuang-holdsix", rank) if table.hold_six else OFF


def _stuffed(table: BaohuangRules) -> Iterator[Text]:
    rank = {"rank": faces.rank(lowest(table))}
    yield Text("explain-baohuang-stuffed", rank)
    if not table.hold_six:
        yield OFF
    elif table.stuffed_tribute:
        yield Text("value-baohuang-tribute", {"count": table.stuffed_tribute})


def _report(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-report")


def _match(table: BaohuangRules) -> Iterator[Text]:
    hands = table.hands_per_game
    yield Text("explain-baohuang-match")
    yield Text("value-match-open") if hands is None else Text("value-match", {"hands": hands})


PARTS: Final[Mapping[str, Parts]] = {
    "compare": _compare,
    "hang": _hang,
    "pass": _pass,
    "wind": _wind,
    "lead": _lead,
    "places": _places,
    "score": _score,
    "double": _double,
    "holdsix": _hold_six,
    "stuffed": _stuffed,
    "report": _report,
    "important": _important,
    "match": _match,
}
