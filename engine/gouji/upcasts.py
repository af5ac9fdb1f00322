"""Lifting stored events of earlier versions.

``("cards-played", 1)`` maps to the function that turns the stored fields of version 1 into those
of version 2. An entry is never removed: what was stored once must load for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.game import Upcast


def _hand_started(fields: dict[str, Any]) -> dict[str, Any]:
    """Hands of version 1 were first hands of two profiles, and had no preparations but showing."""
    off = {
        "pre_call": False,
        "bright_call": False,
        "revolution": "none",
        "buy_broke": "opposite_gift",
        "tribute_enabled": False,
        "allies_choose_last": False,
    }
    rules = fields["rules"] | off
    if not rules.get("burn_failure"):
        rules["penalties"] = []
    return fields | {"rules": rules, "carried": None}


def _answered(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 2 has more kinds of answers."""
    return fields


def _leader_chosen(fields: dict[str, Any]) -> dict[str, Any]:
    return fields | {"how": "show" if fields["shows"] else "lot"}


def _point_opened(fields: dict[str, Any]) -> dict[str, Any]:
    return fields | {"natural": False}


def _burn_failed(fields: dict[str, Any]) -> dict[str, Any]:
    return fields | {"burned": None, "owed": 0, "closes": False}


def _hand_ended(fields: dict[str, Any]) -> dict[str, Any]:
    """What came after was the points' business; nothing was carried on."""
    return fields | {"after": None, "over": fields["sweep"], "winner": None}


UPCASTS: Final[Mapping[tuple[str, int], Upcast]] = {
    ("hand-started", 1): _hand_started,
    ("answered", 1): _answered,
    ("leader-chosen", 1): _leader_chosen,
    ("point-opened", 1): _point_opened,
    ("burn-failed", 1): _burn_failed,
    ("hand-ended", 1): _hand_ended,
}
