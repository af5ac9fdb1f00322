"""The words of the cards on the table, explained by this table's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.narrate.gouji import faces
from bot.narrate.gouji.glossary.values import OFF, downgrades, least, score, value
from bot.narrate.gouji.situation import FEW
from bot.text import Text
from engine.gouji import options as o
from engine.gouji.rules import GoujiRules

Parts = Callable[[GoujiRules], Iterator[Text]]


def _gouji(table: GoujiRules) -> Iterator[Text]:
    end = ("" if table.hung_is_gouji else "-plain") + ("-opens" if table.open_points else "")
    yield Text(f"explain-gouji{end}", {"least": least(table)})


def _bluff(table: GoujiRules) -> str:
    return "" if table.burn_bluff_allowed else "-no-bluff"


def _burn(table: GoujiRules) -> Iterator[Text]:
    every = table.burn_exempt is o.BurnExempt.FIRST
    key = f"{'every' if every else 'last'}{'-threes' if table.hold_three else ''}"
    lacking = Text(f"burn-lacking{_bluff(table)}")
    yield Text(f"explain-burn{_bluff(table)}", {"jokers": Text(f"burn-jokers-{key}")})
    yield Text(f"example-burn-{key}", {"lacking": lacking})
    yield Text("burn-broken")
    if table.burn_needs_open:
        yield Text("value-burn-needs-open")
    if table.tribute_enabled and table.burn_tribute:
        yield Text("value-burn-tribute", {"count": table.burn_tribute})


def _counter(table: GoujiRules) -> Iterator[Text]:
    yield Text(f"explain-counter{_bluff(table)}")
    if table.counter_burn_doubling and table.tribute_enabled and table.burn_tribute:
        yield Text("value-counter-doubles")


def _unburn(table: GoujiRules) -> Iterator[Text]:
    yield Text("explain-unburn" if table.unburn_is_final else "explain-unburn-press")


def _false(table: GoujiRules) -> Iterator[Text]:
    left = Text("false-left-threes" if table.hold_three else "false-left")
    yield Text(f"explain-false{_bluff(table)}", {"left": left})
    if not table.burn_bluff_allowed:
        return
    if o.BurnFailure.POINT in table.burn_failure and table.open_points:
        yield Text("value-false-point")
    if o.BurnFailure.FRAUD_TRIBUTE in table.burn_failure and table.tribute_enabled:
        yield Text("value-false-tribute")


def _opening(table: GoujiRules) -> Iterator[Text]:
    if not table.open_points:
        yield Text("explain-opening-off")
        return
    yield Text(f"explain-opening-{value(table.open_exclude)}")
    if table.open_deadline is o.OpenDeadline.FIRST_OUT_PAIR:
        yield Text("value-opening-pair")
    if table.open_passive_only:
        yield Text("value-opening-passive")


def _headless(table: GoujiRules) -> Iterator[Text]:
    opens = table.open_points and table.headless_can_open
    yield Text("explain-headless-opens" if opens else "explain-headless")
    if table.open_points and not table.headless_can_open:
        yield Text("value-headless-closed")


def _freekill(table: GoujiRules) -> Iterator[Text]:
    yield Text(
        "explain-freekill-any" if table.free_kill_last is o.FreeKill.ANY else "explain-freekill"
    )
    if table.free_kill_last is o.FreeKill.NONE:
        kills = table.revolution_free_kills and table.revolution is not o.Revolution.NONE
        yield Text("value-freekill-revolution") if kills else OFF


def _compare(table: GoujiRules) -> Iterator[Text]:
    yield Text("explain-compare" if table.attach_twos else "explain-compare-no-twos")
    if downgrades(table):
        yield Text("value-compare-downgrade")
    for kill in sorted(table.joker_kills):
        yield Text(f"value-kill-{_KILLS[kill]}")
    if not table.joker_kills:
        yield Text("value-kill-none")


_KILLS: Final = {
    o.JokerKill.TWO_BIG_KILL_BIG: "two-big",
    o.JokerKill.TWO_SMALL_KILL_SMALL: "two-small",
    o.JokerKill.THREE_SMALL_KILL_BIG: "three-small",
}


def _report(table: GoujiRules) -> Iterator[Text]:
    args = {"count": table.report_threshold or 0}
    yield Text(f"explain-report-{value(table.report_mode)}", args)


def _lead(table: GoujiRules) -> Iterator[Text]:
    yield Text("explain-lead")
    if table.first_lead is o.FirstLead.SHOW or table.later_lead is o.LaterLead.SHOW:
        args = {"rank": faces.rank(table.show_rank), "least": table.show_min}
        yield Text(f"value-lead-{value(table.show_match)}", args)
        yield Text(f"value-lead-{value(table.show_fallback)}")
        if table.must_lead_shown:
            yield Text("value-lead-shown", args)
    if table.first_lead is o.FirstLead.MARKED_CARD:
        yield Text("value-lead-marked")
    if table.later_lead is o.LaterLead.LAST_PLACE:
        yield Text("value-lead-last")


def _places(table: GoujiRules) -> Iterator[Text]:
    yield Text("explain-places", {"score": score(table)})


def _important(table: GoujiRules) -> Iterator[Text]:
    yield Text("explain-important", {"few": FEW})


def _plain(key: str) -> Parts:
    return lambda table: iter((Text(key),))


PARTS: Final[Mapping[str, Parts]] = {
    "gouji": _gouji,
    "burn": _burn,
    "counter": _counter,
    "unburn": _unburn,
    "false": _false,
    "yield": _plain("explain-yield"),
    "pass": lambda table: iter((Text(f"explain-pass-{value(table.pass_rule)}"),)),
    "opening": _opening,
    "wind": lambda table: iter((Text(f"explain-wind-{value(table.wind)}"),)),
    "freekill": _freekill,
    "headless": _headless,
    "melee": _plain("explain-melee"),
    "compare": _compare,
    "report": _report,
    "places": _places,
    "lead": _lead,
    "important": _important,
}
"""Definition, this table's values, example."""
