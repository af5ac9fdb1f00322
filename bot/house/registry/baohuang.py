"""The numbers of Baohuang's options and values: lines are only ever added at the end."""

from __future__ import annotations

from typing import Final

PRESETS: Final[tuple[tuple[str, str], ...]] = (
    ("se", "seed"),
    ("qd", "qingdao"),
)

NUMBERED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("hands_per_game", ("1", "2", "3", "4", "5", "6", "8", "10", "12", "none")),
    ("removed_ranks", ("three-four-five", "none")),
    ("removed_sixes", ("0", "3")),
    ("first_drawer", ("seat", "lot")),
    ("later_drawer", ("as-first", "first-out", "emperor")),
    ("mixed_jokers", ("as-is", "downgrade")),
    ("pass_is_final", ("yes", "no")),
    ("guard", ("marked-joker", "called")),
    ("throne", ("kept", "next", "previous", "next-but-one")),
    ("throne_gift", ("yes", "no")),
    ("solo_must_reign", ("yes", "no")),
    ("no_emperor", ("forced", "redeal")),
    ("grab_solo", ("yes", "no")),
    ("revolt_exposes", ("none", "2", "3")),
    ("open_guard_factor", ("1", "2")),
    ("open_solo_factor", ("1", "2")),
    ("solo_always_doubled", ("yes", "no")),
    ("kick_factor", ("1", "2")),
    ("wind", ("apply", "automatic")),
    ("hold_six", ("yes", "no")),
    ("stuffed_tribute", ("0", "1")),
    ("place_values", ("2-1-0-m1-m2", "6-3-0-m3-m6")),
    ("shares", ("whole", "third")),
    ("solo_values", ("8-4-0-m4-m8", "16-4-0-m4-m16", "12-0-m12-m12-m12")),
    ("open_solo_first", ("yes", "no")),
    ("solo_values", ("none",)),
)
