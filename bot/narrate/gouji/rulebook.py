"""The table's rules in short, and its words explained (screens, section 9).

What is said follows the house rules of the table: its own minimum of a gouji play, what a burn
costs, how the wind is caught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.narrate import Scene, Screen
from bot.narrate.gouji import faces
from bot.narrate.gouji.glossary import match as around
from bot.narrate.gouji.glossary import play
from bot.narrate.gouji.glossary.names import TERMS, term
from bot.narrate.gouji.glossary.values import downgrades, kinds, least, named, score, value
from bot.narrate.rulebook import below, short
from bot.text import Text
from engine.gouji import options as o
from engine.gouji.buying import wanted_ranks
from engine.gouji.rules import GoujiRules

__all__ = ["TERMS", "explain", "rules"]

_BUTTONS: Final = ("gouji", "burn", "yield", "opening", "freekill", "wind", "melee", "headless")
_MORE: Final = ("tribute", "call", "holdthree", "revolution")


def rules(scene: Scene, table: GoujiRules) -> Screen:
    """The house rules, a line for each that is played, with a button for each word that needs
    one."""
    lines = (
        Text("rules-play" if table.attach_twos else "rules-play-plain-twos"),
        Text("rules-gouji", {"least": least(table)}),
        *_turns(table),
        *_between(table),
        score(table),
    )
    shown = (name for name in _BUTTONS + _MORE if _ONLY.get(name, _always)(table))
    names = {name: Text(f"term-{name}") for name in shown}
    return short(scene, table, lines, names)


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


def _turns(table: GoujiRules) -> Iterator[Text]:
    yield Text("rules-compare-downgrade" if downgrades(table) else "rules-compare")
    yield Text(
        "rules-pass" if table.pass_rule is o.PassRule.EXCEPT_OPPOSITE else "rules-pass-strict"
    )
    if o.JokerKill.TWO_BIG_KILL_BIG in table.joker_kills:
        yield Text("rules-kill-two-big")
    yield from _burns(table)
    if table.open_points:
        excluded = Text(f"rules-not-{value(table.open_exclude)}")
        yield Text("rules-opening", {"not": excluded})
    if table.natural_open:
        yield Text("rules-natural")
    if table.hold_three:
        yield Text(f"rules-threes-{value(table.stuffed_model)}")
    if table.four_policy is not o.FourPolicy.FREE:
        yield Text(f"rules-fours-{value(table.four_policy)}")
    yield Text("rules-wind-apply" if table.wind is o.Wind.APPLY else "rules-wind-automatic")
    yield from _counts(table)


def _burns(table: GoujiRules) -> Iterator[Text]:
    """In hold-three the last 3s never need a joker (GAP-25)."""
    every = ""
    if table.burn_exempt is o.BurnExempt.FIRST:
        every = "-every-threes" if table.hold_three else "-every"
    bluff = "-bluff" if table.burn_bluff_allowed else ""
    yield Text(f"rules-burn{every}{bluff}")
    if table.burn_needs_open:
        yield Text("rules-burn-needs-open")
    if table.counter_burn_doubling and table.tribute_enabled and table.burn_tribute:
        yield Text("rules-counter-doubles")


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
    if table.first_hand is o.FirstHand.PEACE:
        yield Text("rules-peace")
    found = named(kinds(table))
    if found:
        yield Text("rules-tribute", {"kinds": found})
    if table.resist_tribute and table.tribute_enabled:
        yield Text("rules-resist")
    bought = tuple(map(faces.rank, wanted_ranks(table)))
    if bought:
        yield Text("rules-buy", {"ranks": bought})
    if table.pooled_fives:
        yield Text("rules-fives")
    if table.revolution is not o.Revolution.NONE:
        yield Text(f"rules-revolution-{value(table.revolution)}")


def explain(table: GoujiRules, word: str) -> Text | None:
    """One word of the game in a few lines, with this table's values; nothing for other words."""
    name = term(word)
    if name is None:
        return None
    found = play.PARTS[name](table) if name in play.PARTS else around.parts(name, table)
    return below(found)
