"""The table's rules in short, and its words explained (screens, section 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.narrate import Scene, Screen
from bot.narrate.rulebook import below, short
from bot.narrate.shengji.glossary import values
from bot.narrate.shengji.glossary.names import TERMS, term
from bot.text import Text
from engine.shengji import options as o
from engine.shengji.rules import ShengjiRules

__all__ = ["TERMS", "explain", "rules"]

BUTTONS: Final = (
    *("trumps", "declare", "overturn", "bottom"),
    *("follow", "tractor", "throw", "ruff"),
    *("points", "dig", "levels", "match"),
)


def rules(scene: Scene, table: ShengjiRules) -> Screen:
    """The house rules, a line for each that is played, with a button for each word that needs
    one."""
    lines = (
        Text("rules-shengji-play"),
        Text("rules-shengji-trumps"),
        *_declaring(table),
        Text("rules-shengji-bottom"),
        *_playing(table),
        *_score(table),
    )
    names = {name: Text(f"term-shengji-{name}") for name in BUTTONS}
    return short(scene, table, lines, names)


def _declaring(table: ShengjiRules) -> Iterator[Text]:
    yield Text("rules-shengji-declare")
    yield from values.parts_of(table, "declare")
    yield from values.parts_of(table, "overturn")


def _playing(table: ShengjiRules) -> Iterator[Text]:
    yield Text("rules-shengji-lead")
    yield from values.parts_of(table, "follow")
    if table.throw_penalty is not o.ThrowPenalty.NONE:
        yield from values.parts_of(table, "throw")


def _score(table: ShengjiRules) -> Iterator[Text]:
    yield from values.parts_of(table, "defenders")
    for name in ("dig", "score", "levels", "match"):
        yield from values.parts_of(table, name)


def explain(table: ShengjiRules, word: str) -> Text | None:
    """One word of the game in a few lines, with this table's values; nothing for other words."""
    name = term(word)
    if name is None:
        return None
    return below(values.parts(name, table))
