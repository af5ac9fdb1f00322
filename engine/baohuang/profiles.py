"""The named presets (底子)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.baohuang import options as o
from engine.baohuang.rules import BaohuangRules

SEED: Final = BaohuangRules()
"""168 cards, the guard by the marked small joker, and nothing doubled but an announced solo."""

QINGDAO: Final = BaohuangRules(
    removed_ranks=(),
    later_drawer=o.LaterDrawer.FIRST_OUT,
    guard=o.Guard.CALLED,
    throne=o.Throne.PREVIOUS,
    revolt_exposes=2,
    open_guard_factor=2,
    kick_factor=2,
    wind=o.Wind.AUTOMATIC,
    hold_six=True,
    stuffed_tribute=1,
    place_values=(6, 3, 0, -3, -6),
    shares=o.Shares.THIRD,
    solo_values=(16, 4, 0, -4, -16),
)
"""As in Qingdao and on its servers: all 216 cards, a called guard, a throne that goes to the upper
house when it is declined, 3s that come last (憋3), place values of 6 and 3, and doublings."""

PROFILES: Final[Mapping[str, BaohuangRules]] = {"seed": SEED, "qingdao": QINGDAO}
"""The named presets."""

COMPANIONS: Final[Mapping[str, Mapping[str, Mapping[str, object]]]] = {
    "seed": {
        "open_guard_factor": {"revolt_exposes": 2},
    },
}
"""What changes along with an option of a preset."""
