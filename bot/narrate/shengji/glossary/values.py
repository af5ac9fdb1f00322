"""What the house rules of a table make of each term."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Final

from bot.narrate.shengji import cards as faces
from bot.text import Text
from engine.shengji import options as o
from engine.shengji.rules import Bases, Ranks, ShengjiRules
from engine.shengji.trumps import LEVELS

LEAST: Final = 5
"""The smallest step between two sums of points."""

Values = Callable[[ShengjiRules], Iterator[Text]]


def parts(term: str, table: ShengjiRules) -> Iterator[Text]:
    """Definition, values, position."""
    open_end = term == "match" and table.match_end is o.MatchEnd.NONE
    yield Text(f"explain-shengji-{'match-open' if open_end else term}")
    yield from parts_of(table, term)
    yield _example("match-open" if open_end else term, table)


def _example(term: str, table: ShengjiRules) -> Text:
    """A position, as this table would play it."""
    key = f"example-shengji-{term}"
    match term:
        case "follow" if table.follow_form is not o.FollowForm.NONE:
            return Text(f"{key}-form")
        case "levels" if table.level_up is o.Steps.NONE:
            return Text(f"{key}-stay")
        case "levels":
            args = {"from": table.depose_at // 2, "to": table.depose_at - LEAST}
            return Text(key, args)
        case "deposed":
            return Text(key, {"points": table.depose_at + LEAST})
        case _:
            return Text(key)


def parts_of(table: ShengjiRules, term: str) -> Iterator[Text]:
    """The values alone."""
    if term in VALUES:
        yield from VALUES[term](table)


def _value(option: StrEnum) -> str:
    return option.value.replace("_", "-")


def ranks(found: Ranks) -> tuple[str, ...]:
    return tuple(faces.rank(rank) for rank in LEVELS if rank in found)


def bases(found: Bases) -> tuple[Text, ...]:
    return tuple(
        Text("value-shengji-base-of", {"level": faces.rank(rank), "base": base})
        for rank, base in found
    )


def _declare(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-declare-with-{_value(table.declare_with)}")
    if table.no_trump is o.NoTrump.JOKER_PAIRS:
        yield Text("value-shengji-no-trump")
    yield Text(f"value-shengji-declaring-{_value(table.declaring)}")
    yield Text(f"value-shengji-undeclared-{_value(table.undeclared)}")


def _overturn(table: ShengjiRules) -> Iterator[Text]:
    if table.no_trump is o.NoTrump.JOKER_PAIRS:
        yield Text("value-shengji-overturn-again")
        if not table.overturn_again:
            yield Text("value-shengji-overturn-once")
    else:
        yield Text("value-shengji-overturn-pair")
    yield Text("value-shengji-protect" if table.protect else "value-shengji-protect-not")
    if table.overturn_self:
        yield Text("value-shengji-overturn-self")


def _no_trump(table: ShengjiRules) -> Iterator[Text]:
    declared = table.no_trump is o.NoTrump.JOKER_PAIRS
    undeclared = table.undeclared is o.Undeclared.NO_TRUMP
    if declared:
        yield Text("value-shengji-no-trump")
    if undeclared:
        yield Text("value-shengji-undeclared-no-trump")
    if not declared and not undeclared:
        yield Text("value-off")


def _declarer(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-first-{_value(table.first_declarer)}")


def _defenders(table: ShengjiRules) -> Iterator[Text]:
    yield Text("value-shengji-depose-at", {"points": table.depose_at})


def _dig(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-factor-{_value(table.bottom_factor)}")


def _follow(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-follow-{_value(table.follow_form)}")
    if not table.break_tractors:
        yield Text("value-shengji-whole")


def _throw(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-checks-{_value(table.throw_checks)}")
    yield Text(f"value-shengji-penalty-{_value(table.throw_penalty)}")


def _ruff(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-beaten-{_value(table.throw_beaten_by)}")


def _levels(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-up-{_value(table.level_up)}")
    yield Text(f"value-shengji-down-{_value(table.level_down)}")
    if table.stop_levels:
        yield Text("value-shengji-stop", {"levels": ranks(table.stop_levels)})
    if table.held_levels:
        yield Text("value-shengji-held", {"levels": ranks(table.held_levels)})


def _deposed(table: ShengjiRules) -> Iterator[Text]:
    args = {"points": table.depose_at, "next": table.depose_at * 3 // 2}
    yield Text(f"value-shengji-bands-{_value(table.bands)}", args)


def _score(table: ShengjiRules) -> Iterator[Text]:
    yield Text("value-shengji-shutout", {"half": table.depose_at // 2})
    yield from _deposed(table)
    if table.most_units is not None:
        yield Text("value-shengji-most", {"most": table.most_units})
    if table.base_by_level:
        yield Text("value-shengji-bases", {"bases": bases(table.base_by_level)})


def _match(table: ShengjiRules) -> Iterator[Text]:
    yield Text(f"value-shengji-end-{_value(table.match_end)}")
    if table.hands_per_game is not None:
        yield Text("value-shengji-hands", {"hands": table.hands_per_game})


VALUES: Final[Mapping[str, Values]] = {
    "declare": _declare,
    "overturn": _overturn,
    "notrump": _no_trump,
    "declarer": _declarer,
    "defenders": _defenders,
    "dig": _dig,
    "follow": _follow,
    "throw": _throw,
    "ruff": _ruff,
    "levels": _levels,
    "deposed": _deposed,
    "score": _score,
    "match": _match,
}
"""Terms that house rules change."""
