"""The numbers of Shengji's options and values: lines are only ever added at the end."""

from __future__ import annotations

from typing import Final

PRESETS: Final[tuple[tuple[str, str], ...]] = (
    ("se", "seed"),
    ("st", "standard"),
)

NUMBERED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("first_declarer", ("trump-maker", "seat")),
    ("declaring", ("rounds", "draw-order")),
    ("declare_with", ("single", "any")),
    ("no_trump", ("none", "joker-pairs")),
    ("overturn_again", ("yes", "no")),
    ("protect", ("yes", "no")),
    ("overturn_self", ("yes", "no")),
    ("undeclared", ("redeal", "bottom", "no-trump")),
    ("follow_form", ("none", "pairs", "full")),
    ("break_tractors", ("yes", "no")),
    ("throw_checks", ("all-others", "opponents")),
    ("throw_penalty", ("none", "flat", "per-card")),
    ("throw_beaten_by", ("longest", "all", "highest")),
    ("bottom_factor", ("pair-or-tractor", "unit", "power")),
    ("depose_at", ("80", "100", "120")),
    ("bands", ("from-one", "from-zero")),
    ("most_units", ("3", "4", "none")),
    ("base_by_level", ("none", "ten-2-jack-2-queen-2-king-3", "ten-2-jack-2-queen-2-king-3-ace-4")),
    ("level_up", ("units", "one", "none")),
    ("level_down", ("units", "one", "none")),
    ("stop_levels", ("none", "ten-and-king")),
    ("held_levels", ("none", "ace", "jack-and-ace", "five-and-ten-and-king-and-ace")),
    ("match_end", ("past-ace", "none")),
    ("hands_per_game", ("4", "8", "12", "20", "none")),
)
