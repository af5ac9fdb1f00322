"""Who is who and how it comes out, explained by this table's rules: a definition, what this table
makes of it, an example."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.narrate.baohuang import faces
from bot.narrate.baohuang.glossary.values import OFF, listed, value
from bot.text import Text
from engine.baohuang import options as o
from engine.baohuang.calling import SHOWN
from engine.baohuang.deal import lowest
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.score import solo_values
from engine.baohuang.validity import all_may_decline

Parts = Callable[[BaohuangRules], Iterator[Text]]


def _emperor(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-emperor")
    yield Text(f"value-baohuang-throne-{value(table.throne)}")
    yield Text("example-baohuang-emperor")


def _guard(table: BaohuangRules) -> Iterator[Text]:
    called = table.guard is o.Guard.CALLED
    yield Text("explain-baohuang-guard")
    yield Text(
        "value-baohuang-guard-called" if called else "value-baohuang-guard-marked", {"count": SHOWN}
    )
    yield Text("example-baohuang-guard-called" if called else "example-baohuang-guard-marked")


def _commoner(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-commoner")
    yield Text("example-baohuang-commoner")


def _open_guard(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-openguard")
    factor = table.open_guard_factor
    yield Text(
        "value-baohuang-openguard" if factor > 1 else "value-baohuang-openguard-plain",
        {"factor": factor},
    )
    yield Text("example-baohuang-openguard")


def _solo(table: BaohuangRules) -> Iterator[Text]:
    called = table.guard is o.Guard.CALLED
    yield Text("explain-baohuang-solo-called" if called else "explain-baohuang-solo")
    yield Text("value-baohuang-solo", {"values": listed(solo_values(table))})
    if table.solo_always_doubled and table.open_solo_factor > 1:
        yield Text("value-baohuang-solo-doubled", {"factor": table.open_solo_factor})


def _open_solo(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-opensolo")
    factor = table.open_solo_factor
    yield Text(
        "value-baohuang-opensolo" if factor > 1 else "value-baohuang-opensolo-plain",
        {"factor": factor},
    )
    if table.open_solo_first:
        yield Text("value-baohuang-opensolo-first")


def _revolt(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-revolt")
    needed = table.revolt_exposes
    if needed is None:
        yield Text("value-baohuang-revolt-none")
    else:
        yield Text("value-baohuang-revolt", {"count": needed})
    yield Text("example-baohuang-revolt")


def _kick(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-kick")
    if table.kick_factor == 1:
        yield OFF
        return
    yield Text("value-baohuang-kick", {"factor": table.kick_factor})
    yield Text("example-baohuang-kick", {"factor": table.kick_factor * table.open_guard_factor})


def _grab(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-grab")
    if not table.grab_solo:
        yield OFF


def _throne(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-throne")
    yield Text(f"value-baohuang-throne-{value(table.throne)}")
    if all_may_decline(table):
        called = table.guard is o.Guard.CALLED and table.no_emperor is o.NoEmperor.FORCED
        key = f"value-baohuang-nobody-{value(table.no_emperor)}"
        yield Text(f"{key}-called" if called else key, {"count": SHOWN})
    if table.throne_gift:
        yield Text("value-baohuang-throne-gift")
    if table.throne is not o.Throne.KEPT and table.solo_must_reign:
        marked = table.guard is o.Guard.MARKED_JOKER
        yield from (Text("value-baohuang-throne-both"),) if marked else ()


def _call(table: BaohuangRules) -> Iterator[Text]:
    yield Text("explain-baohuang-call", {"count": SHOWN})
    if table.guard is not o.Guard.CALLED:
        yield OFF
        return
    yield Text("value-baohuang-call-top")
    if table.hold_six:
        yield Text("value-baohuang-call-held", {"rank": faces.rank(lowest(table))})
    yield Text("example-baohuang-call")


PARTS: Final[Mapping[str, Parts]] = {
    "emperor": _emperor,
    "guard": _guard,
    "commoner": _commoner,
    "openguard": _open_guard,
    "solo": _solo,
    "opensolo": _open_solo,
    "revolt": _revolt,
    "kick": _kick,
    "grab": _grab,
    "throne": _throne,
    "call": _call,
}
