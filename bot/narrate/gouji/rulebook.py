"""The table's rules in short, and its words explained (screens, section 9).

What is said follows the house rules of the table: its own minimum of a gouji play, what a burn
costs, how the wind is caught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.house.house import of_rules
from bot.house.screens import summary
from bot.messages import Button
from bot.narrate import Scene, Screen
from bot.narrate.gouji.glossary import match as around
from bot.narrate.gouji.glossary import play
from bot.narrate.gouji.glossary.names import TERMS, term
from bot.narrate.gouji.glossary.values import downgrades, kinds, least, named, score, value
from bot.narrate.gouji.keys import rows
from bot.narrate.gouji.people import chained
from bot.text import Text
from bot.tokens import Op, Token
from engine.gouji import options as o
from engine.gouji.rules import GoujiRules

__all__ = ["TERMS", "explain", "rules"]

_BUTTONS: Final = ("gouji", "burn", "yield", "opening", "freekill", "wind", "melee", "headless")
_MORE: Final = ("tribute", "call", "holdthree", "revolution")


def rules(scene: Scene, table: GoujiRules) -> Screen:
    """The house rules in about ten lines, with a button for each word that needs one."""
    lines = (
        Text("rules-title", {"profile": summary(of_rules(scene.profile, table))}),
        Text("rules-play" if table.attach_twos else "rules-play-plain-twos"),
        Text("rules-gouji", {"least": least(table)}),
        *_turns(table),
        *_between(table),
        score(table),
    )
    shown = tuple(name for name in _BUTTONS + _MORE if _ONLY.get(name, _always)(table))
    return Screen(lines, rows((_term(scene, name) for name in shown), 4))


def _always(table: GoujiRules) -> bool:
    return True


_ONLY: Final[Mapping[str, Callable[[GoujiRules], bool]]] = {
    "opening": lambda t: t.open_points,
    "freekill": lambda t: t.free_kill_last is not o.FreeKill.NONE,
    "tribute": lambda t: t.tribute_enabled,
    "call": lambda t: t.open_points and (t.bright_call or t.pre_call),
    "holdthree": lambda t: t.hold_three,
    "revolution": lambda t: t.revolution is not o.Revolution.NONE,
}
"""Terms that have a button only where the table plays them."""


def _term(scene: Scene, name: str) -> Button:
    return Button(Text(f"term-{name}"), str(Token(Op.RULES, scene.table, arg=name)))


def _turns(table: GoujiRules) -> Iterator[Text]:
    yield Text("rules-compare-downgrade" if downgrades(table) else "rules-compare")
    yield Text(
        "rules-pass" if table.pass_rule is o.PassRule.EXCEPT_OPPOSITE else "rules-pass-strict"
    )
    every = "-every" if table.burn_exempt is o.BurnExempt.FIRST else ""
    bluff = "-bluff" if table.burn_bluff_allowed else ""
    yield Text(f"rules-burn{every}{bluff}")
    if table.open_points:
        excluded = Text(f"rules-not-{value(table.open_exclude)}")
        yield Text("rules-opening", {"not": excluded})
    if table.hold_three:
        yield Text(f"rules-threes-{value(table.stuffed_model)}")
    yield Text("rules-wind-apply" if table.wind is o.Wind.APPLY else "rules-wind-automatic")
    yield from _counts(table)


def _counts(table: GoujiRules) -> Iterator[Text]:
    count = {"count": table.report_threshold or 0}
    match table.report_mode:
        case o.ReportMode.ON_REQUEST:
            yield Text("rules-report-request", count)
        case o.ReportMode.ALWAYS:
            yield Text("rules-report-always", count)
        case o.ReportMode.NONE:
            pass
    if table.prompting:
        yield Text("rules-prompting", count)


def _between(table: GoujiRules) -> Iterator[Text]:
    found = named(kinds(table))
    if found:
        yield Text("rules-tribute", {"kinds": found})
    if table.revolution is not o.Revolution.NONE:
        yield Text(f"rules-revolution-{value(table.revolution)}")


def explain(table: GoujiRules, word: str) -> Text | None:
    """One word of the game in a few lines, with this table's values; nothing for other words."""
    name = term(word)
    if name is None:
        return None
    found = play.PARTS[name](table) if name in play.PARTS else around.parts(name, table)
    whole = chained("below", found)
    assert isinstance(whole, Text)
    return whole
