"""The table's rules in short, and its words explained (screens, section 9).

What is said follows the house rules of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.narrate import Scene, Screen
from bot.narrate.baohuang import faces
from bot.narrate.baohuang.glossary import cards, roles
from bot.narrate.baohuang.glossary.names import TERMS, named, term
from bot.narrate.baohuang.glossary.values import listed, value
from bot.narrate.rulebook import below, short
from bot.text import Text
from engine.baohuang import options as o
from engine.baohuang.calling import SHOWN
from engine.baohuang.deal import lowest, packs
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.score import solo_values

__all__ = ["TERMS", "explain", "rules"]

_PARTS: Final = {**roles.PARTS, **cards.PARTS}


def rules(scene: Scene, table: BaohuangRules) -> Screen:
    """The house rules, a line for each that is played, with a button for each word that needs
    one."""
    lines = (
        Text("baohuang-rules-play", {"count": len(packs(table))}),
        *_sides(table),
        *_declaring(table),
        *_turns(table),
        *_score(table),
    )
    shown = (name for name in TERMS if _ONLY.get(name, _always)(table))
    names = {name: named(name, lowest(table)) for name in shown}
    return short(scene, table, lines, names)


def _always(table: BaohuangRules) -> bool:
    return True


_ONLY: Final[Mapping[str, Callable[[BaohuangRules], bool]]] = {
    "commoner": lambda t: False,
    "opensolo": lambda t: False,
    "lead": lambda t: False,
    "places": lambda t: False,
    "report": lambda t: False,
    "double": lambda t: False,
    "important": lambda t: False,
    "match": lambda t: False,
    "kick": lambda t: t.kick_factor > 1,
    "grab": lambda t: t.grab_solo,
    "throne": lambda t: t.throne is not o.Throne.KEPT,
    "call": lambda t: t.guard is o.Guard.CALLED,
    "holdsix": lambda t: t.hold_six,
    "stuffed": lambda t: t.hold_six,
}
"""Terms that have a button only where the table plays them, or never: there are too many."""


def _sides(table: BaohuangRules) -> Iterator[Text]:
    yield Text(f"baohuang-rules-guard-{value(table.guard)}", {"count": SHOWN})
    if table.throne is not o.Throne.KEPT:
        yield Text(f"baohuang-rules-throne-{value(table.throne)}")
    if table.grab_solo:
        yield Text("baohuang-rules-grab")


def _declaring(table: BaohuangRules) -> Iterator[Text]:
    factor = table.open_guard_factor
    key = "baohuang-rules-declare" if factor == 1 else "baohuang-rules-declare-doubled"
    yield Text(key, {"factor": factor})
    if table.revolt_exposes is not None:
        yield Text("baohuang-rules-exposes", {"count": table.revolt_exposes})
    if table.kick_factor > 1:
        yield Text("baohuang-rules-kick", {"factor": table.kick_factor})


def _turns(table: BaohuangRules) -> Iterator[Text]:
    downgrade = table.mixed_jokers is o.MixedJokers.DOWNGRADE
    yield Text("baohuang-rules-compare-downgrade" if downgrade else "baohuang-rules-compare")
    yield Text("baohuang-rules-pass-final" if table.pass_is_final else "baohuang-rules-pass")
    if table.hold_six:
        yield Text("baohuang-rules-sixes", {"rank": faces.rank(lowest(table))})
    yield Text(f"baohuang-rules-wind-{value(table.wind)}")


def _score(table: BaohuangRules) -> Iterator[Text]:
    values = {"values": listed(table.place_values)}
    yield Text(f"baohuang-rules-score-{value(table.shares)}", values)
    factor = table.open_solo_factor
    key = "baohuang-rules-solo" if factor == 1 else "baohuang-rules-solo-doubled"
    yield Text(key, {"values": listed(solo_values(table)), "factor": factor})
    if table.hands_per_game is not None:
        yield Text("baohuang-rules-hands", {"hands": table.hands_per_game})


def explain(table: BaohuangRules, word: str) -> Text | None:
    """One word of the game in a few lines, with this table's values; nothing for other words."""
    name = term(word)
    if name is None:
        return None
    return below(_PARTS[name](table))
