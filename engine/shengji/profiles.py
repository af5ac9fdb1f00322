"""The named presets (底子)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.shengji import options as o
from engine.shengji.rules import NO_RANKS, ShengjiRules

SEED: Final = ShengjiRules()
"""As its text says, and as the digest decides where that is silent."""

STANDARD: Final = ShengjiRules(
    declare_with=o.DeclareWith.ANY,
    no_trump=o.NoTrump.JOKER_PAIRS,
    overturn_again=True,
    protect=True,
    undeclared=o.Undeclared.BOTTOM,
    follow_form=o.FollowForm.FULL,
    bottom_factor=o.BottomFactor.UNIT,
    bands=o.Bands.FROM_ZERO,
    most_units=None,
    level_down=o.Steps.NONE,
    stop_levels=NO_RANKS,
)
"""As most groups play: form is followed, and levels only go up."""

PROFILES: Final[Mapping[str, ShengjiRules]] = {"seed": SEED, "standard": STANDARD}
"""The named presets."""

COMPANIONS: Final[Mapping[str, Mapping[str, Mapping[str, object]]]] = {}
"""No preset changes anything along with an option."""
