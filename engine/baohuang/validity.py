"""Which house rules can be played together: the reason of every refusal.

An option is refused when it would contradict another, or come to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.baohuang import options as o

if TYPE_CHECKING:
    from engine.baohuang.rules import BaohuangRules

Check = tuple[str, str, Callable[["BaohuangRules"], bool]]
_THREE: Final = 3
_FOUR: Final = 4


def all_may_decline(rules: BaohuangRules) -> bool:
    """Whether it can come to nobody reigning of himself: where the throne passes once, the second
    reigns unless he lacks what it takes to call a guard."""
    if rules.throne is o.Throne.NEXT_BUT_ONE:
        return rules.guard is o.Guard.CALLED
    return rules.throne is not o.Throne.KEPT


def _falls(values: tuple[int, ...]) -> bool:
    return list(values) == sorted(values, reverse=True)


CHECKS: Final[tuple[Check, ...]] = (
    ("hands_per_game", "", lambda r: r.hands_per_game is None or r.hands_per_game >= 1),
    ("removed_ranks", "", lambda r: r.removed_ranks in (o.LOW, ())),
    ("removed_sixes", "", lambda r: r.removed_sixes in (0, _THREE)),
    ("removed_sixes", "removed_ranks", lambda r: not r.removed_sixes or bool(r.removed_ranks)),
    (
        "guard",
        "throne",
        lambda r: r.guard is not o.Guard.CALLED or r.throne is not o.Throne.KEPT,
    ),
    ("throne_gift", "throne", lambda r: not r.throne_gift or r.throne is not o.Throne.KEPT),
    (
        "throne_gift",
        "throne",
        lambda r: not r.throne_gift or r.throne is not o.Throne.NEXT_BUT_ONE,
    ),
    (
        "solo_must_reign",
        "throne",
        lambda r: r.solo_must_reign or r.throne is not o.Throne.KEPT,
    ),
    (
        "solo_must_reign",
        "guard",
        lambda r: r.solo_must_reign or r.guard is o.Guard.MARKED_JOKER,
    ),
    (
        "no_emperor",
        "throne",
        lambda r: r.no_emperor is o.NoEmperor.FORCED or all_may_decline(r),
    ),
    ("revolt_exposes", "", lambda r: r.revolt_exposes in (None, 1, 2, 3)),
    ("open_guard_factor", "", lambda r: r.open_guard_factor >= 1),
    ("open_solo_factor", "", lambda r: r.open_solo_factor >= 1),
    (
        "solo_always_doubled",
        "open_solo_factor",
        lambda r: not r.solo_always_doubled or r.open_solo_factor > 1,
    ),
    ("kick_factor", "", lambda r: r.kick_factor >= 1),
    ("kick_factor", "open_guard_factor", lambda r: r.kick_factor == 1 or r.open_guard_factor > 1),
    ("stuffed_tribute", "", lambda r: r.stuffed_tribute in (0, 1)),
    ("stuffed_tribute", "hold_six", lambda r: not r.stuffed_tribute or r.hold_six),
    ("place_values", "", lambda r: _falls(r.place_values) and sum(r.place_values) == 0),
    (
        "shares",
        "place_values",
        lambda r: r.shares is o.Shares.WHOLE or all(n % _THREE == 0 for n in r.place_values),
    ),
    ("solo_values", "", lambda r: _falls(r.solo_values or ())),
    ("solo_values", "", lambda r: all(n % _FOUR == 0 for n in r.solo_values or ())),
)
"""Option, the other option it depends on, and what must hold."""
