"""The words of what happens around a hand, explained by this table's rules.

Each is a definition, this table's values, and an example, one under the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.narrate.gouji.glossary.values import OFF, kinds, named, points, score, value
from bot.text import Text
from engine.gouji import options as o
from engine.gouji.rules import GoujiRules

Values = Callable[[GoujiRules], Iterator[Text]]


def parts(term: str, table: GoujiRules) -> Iterator[Text]:
    """Definition, values, example."""
    shots = term == "revolution" and table.revolution is o.Revolution.THREE_SHOTS
    name = "revolution-shots" if shots else term
    yield Text(f"explain-{name}")
    yield from VALUES[term](table)
    yield Text(f"example-{name}")


def _tribute(table: GoujiRules) -> Iterator[Text]:
    found = named(kinds(table))
    if not found:
        yield OFF
        return
    yield Text("value-tribute", {"kinds": found})
    yield Text("value-tribute-public" if table.tribute_public else "value-tribute-hidden")
    if table.tribute_natural_only:
        yield Text("value-tribute-natural")


def _return(table: GoujiRules) -> Iterator[Text]:
    found = named(kind for kind in kinds(table) if kind in table.return_kinds)
    if not found:
        yield OFF if not table.tribute_enabled else Text("value-return-none")
        return
    yield Text("value-return", {"kinds": found})
    if table.return_refusable:
        yield Text("value-return-refusable")


def _excused(table: GoujiRules) -> Iterator[Text]:
    if not table.tribute_enabled:
        yield OFF
        return
    yield Text("value-excused-refuse" if table.receiver_may_refuse else "value-excused-taken")
    yield Text(f"value-ally-{value(table.ally_tribute)}")


def _point(table: GoujiRules) -> Iterator[Text]:
    if not points(table):
        yield OFF
        return
    yield Text("value-point", {"count": table.point_base[0]})
    if table.point_formula is o.PointFormula.ADDITIVE and table.point_fail[0]:
        yield Text("value-point-fail", {"count": table.point_fail[0]})


def _bet(table: GoujiRules, allowed: bool, kind: int) -> Iterator[Text]:
    """A call, by its place in the tables of points: 1 bright, 2 before the deal."""
    if not allowed or not points(table):
        yield OFF
        return
    args: dict[str, object] = {"right": table.point_base[kind]}
    if table.point_formula is o.PointFormula.ADDITIVE:
        args["wrong"] = table.point_fail[kind]
    yield Text(f"value-call-{value(table.point_formula)}", args)
    if table.call_fail_when_both_open and table.point_fail[kind]:
        yield Text("value-call-both-open", {"count": table.point_fail[kind]})


def _call(table: GoujiRules) -> Iterator[Text]:
    return _bet(table, table.bright_call, 1)


def _precall(table: GoujiRules) -> Iterator[Text]:
    return _bet(table, table.pre_call, 2)


def _swap(table: GoujiRules) -> Iterator[Text]:
    yield Text(f"value-swap-{value(table.point_swap)}") if points(table) else OFF


def _counted(kind: o.Tribute, key: str, count: Callable[[GoujiRules], int]) -> Values:
    def values(table: GoujiRules) -> Iterator[Text]:
        if kind in set(kinds(table)):
            yield Text(key, {"count": count(table)})
        else:
            yield OFF

    return values


def _stuffed_tribute(table: GoujiRules) -> Iterator[Text]:
    if o.Tribute.STUFFED not in set(kinds(table)):
        yield OFF
        return
    key = f"value-stuffedtribute-{value(table.stuffed_pay)}"
    yield Text(key, {"count": table.stuffed_tribute})


def _fall(table: GoujiRules) -> Iterator[Text]:
    if o.Tribute.FALL not in set(kinds(table)):
        yield OFF
        return
    last, second = table.fall_tribute
    yield Text("value-falltribute", {"last": last, "second": second})


def _sweep_tribute(table: GoujiRules) -> Iterator[Text]:
    if o.Tribute.SWEEP not in set(kinds(table)):
        yield OFF
        return
    replaces = table.sweep_replaces_other
    yield Text("value-sweeptribute-alone" if replaces else "value-sweeptribute")


def _when(holds: Callable[[GoujiRules], bool], key: str) -> Values:
    """One value, where the table plays it."""
    return lambda table: iter((Text(key) if holds(table) else OFF,))


def _buy(table: GoujiRules) -> Iterator[Text]:
    three, four = table.hold_three and table.buy_three, table.buy_four
    if not three and not four:
        yield OFF
        return
    ranks = "both" if three and four else "three" if three else "four"
    yield Text(f"value-buy-{ranks}")
    yield Text(f"value-pay-{value(table.buy_pay)}")
    sellers = tuple(Text(f"seller-{value(seller)}") for seller in table.buy_order)
    yield Text("value-buy-order", {"sellers": sellers})
    yield Text(f"value-broke-{value(table.buy_broke)}")


def _hold_three(table: GoujiRules) -> Iterator[Text]:
    if not table.hold_three:
        yield OFF
        return
    whole = table.threes_whole_plain
    yield Text("value-holdthree-whole" if whole else "value-holdthree")


def _stuffed(table: GoujiRules) -> Iterator[Text]:
    if not table.hold_three:
        yield OFF
        return
    if table.stuffed_model is o.StuffedModel.PASSIVE:
        yield Text("value-stuffed-passive")
        yield Text("value-stuffed-hidden" if table.stuffed_hidden else "value-stuffed-shown")
    else:
        yield Text(f"value-stuffed-{value(table.stuffed_places)}")
    if not table.stuffed_wind:
        yield Text("value-stuffed-no-wind")


def _fours(table: GoujiRules) -> Iterator[Text]:
    free = table.four_policy is o.FourPolicy.FREE
    yield OFF if free else Text(f"value-fours-{value(table.four_policy)}")


def _revolution(table: GoujiRules) -> Iterator[Text]:
    if table.revolution is o.Revolution.NONE:
        yield OFF
        return
    yield Text(f"value-revolution-{value(table.revolution)}")
    if table.revolution is o.Revolution.LAY_DOWN:
        yield Text(f"value-place-{value(table.revolution_place)}")
    yield Text(f"value-check-{value(table.revolution_check)}")
    yield Text(f"value-double-{value(table.double_revolution)}")
    buys = table.hold_three and table.buy_three
    if buys and table.auto_revolution and table.buy_broke is o.BuyBroke.AUTO_REVOLUTION:
        yield Text("value-revolution-automatic")


def _head(table: GoujiRules) -> Iterator[Text]:
    if table.revolution is not o.Revolution.LAY_DOWN:
        yield OFF
        return
    args = {"kills": table.revolution_free_kills}
    if table.revolution_choice:
        yield Text("value-head-choice", args)
    else:
        yield Text("value-head-given", args) if args["kills"] else Text("value-head-lost")


def _sweep(table: GoujiRules) -> Iterator[Text]:
    yield score(table)
    if table.pooled_fives:
        yield Text("value-sweep-fives")
    if table.sweeps_to_restart is not None:
        yield Text("value-sweep-restart", {"count": table.sweeps_to_restart})
    if table.revolution_blocks_sweep and table.revolution is not o.Revolution.NONE:
        yield Text("value-sweep-blocked")


def _six(table: GoujiRules) -> Iterator[Text]:
    limit = table.six_point_limit
    yield OFF if limit is None else Text("value-sixpoints", {"limit": limit})


def _match(table: GoujiRules) -> Iterator[Text]:
    hands = table.hands_per_game
    yield Text("value-match-open") if hands is None else Text("value-match", {"hands": hands})
    if table.sweep_ends_game:
        yield Text("value-match-sweep")
    if table.six_point_limit is not None:
        yield Text("value-sixpoints", {"limit": table.six_point_limit})
    if table.sweeps_to_restart is not None:
        yield Text("value-sweep-restart", {"count": table.sweeps_to_restart})
    if table.dissolve_by_consent:
        yield Text("value-match-dissolve")


VALUES: Final[Mapping[str, Values]] = {
    "tribute": _tribute,
    "return": _return,
    "excused": _excused,
    "pointtribute": _point,
    "burntribute": _counted(o.Tribute.BURN, "value-burn-tribute", lambda t: t.burn_tribute),
    "stuffedtribute": _stuffed_tribute,
    "falltribute": _fall,
    "sweeptribute": _sweep_tribute,
    "resist": _when(lambda t: t.resist_tribute and t.tribute_enabled, "value-resist"),
    "countertribute": _when(
        lambda t: t.tribute_enabled and t.ally_tribute is o.AllyTribute.AGREEMENT_OR_COUNTER,
        "value-countertribute",
    ),
    "dot": _when(lambda t: t.dot_hand and points(t), "value-dot"),
    "call": _call,
    "precall": _precall,
    "swap": _swap,
    "buy": _buy,
    "holdthree": _hold_three,
    "stuffed": _stuffed,
    "fours": _fours,
    "natural": _when(lambda t: t.natural_open, "value-natural"),
    "revolution": _revolution,
    "shots": _when(lambda t: t.revolution is o.Revolution.THREE_SHOTS, "value-shots"),
    "head": _head,
    "fives": _when(lambda t: t.pooled_fives, "value-fives"),
    "sweep": _sweep,
    "sixpoints": _six,
    "chooselast": _when(lambda t: t.allies_choose_last, "value-chooselast"),
    "cut": _when(lambda t: t.cut is not o.Cut.NONE, "value-cut"),
    "peace": _when(lambda t: t.first_hand is o.FirstHand.PEACE, "value-peace"),
    "match": _match,
}
"""What each is at this table."""
