"""The table's rules in short, and its words explained (screens, section 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.house.house import of_rules
from bot.house.screens import summary
from bot.messages import Button
from bot.narrate import Scene, Screen
from bot.narrate.keys import rows
from bot.narrate.people import chained
from bot.narrate.shengji.glossary import values
from bot.narrate.shengji.glossary.names import TERMS, term
from bot.text import Text
from bot.tokens import Op, Token
from engine.shengji import options as o
from engine.shengji.profiles import PROFILES
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
        _title(scene, table),
        Text("rules-shengji-play"),
        Text("rules-shengji-trumps"),
        *_declaring(table),
        Text("rules-shengji-bottom"),
        *_playing(table),
        *_score(table),
        *((Text("rules-next-hand"),) if scene.replaced else ()),
    )
    return Screen(lines, rows((_term(scene, name) for name in BUTTONS), 4))


def _title(scene: Scene, table: ShengjiRules) -> Text:
    """Names what is listed. Where the rules of the next hand are others, those of this one are
    told as changes of the preset that they are nearest to."""
    if not scene.replaced:
        return Text("rules-title", {"profile": summary(of_rules("shengji", scene.profile, table))})
    found = (of_rules("shengji", preset, table) for preset in PROFILES)
    nearest = min(found, key=lambda house: (len(house.changes), house.preset != scene.profile))
    return Text("rules-title-hand", {"profile": summary(nearest)})


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


def _term(scene: Scene, name: str) -> Button:
    return Button(Text(f"term-shengji-{name}"), str(Token(Op.RULES, scene.table, arg=name)))


def explain(table: ShengjiRules, word: str) -> Text | None:
    """One word of the game in a few lines, with this table's values; nothing for other words."""
    name = term(word)
    if name is None:
        return None
    whole = chained("below", values.parts(name, table))
    assert isinstance(whole, Text)
    return whole
