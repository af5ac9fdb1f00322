"""Reporting how many cards are left (报牌, G-240 to G-244). The answer is always true (GAP-65,
G-246)."""

from __future__ import annotations

from engine.gouji.options import ReportMode
from engine.gouji.rules import GoujiRules


def reported(left: tuple[int, ...], rules: GoujiRules) -> tuple[int | None, ...]:
    """What each seat says when asked; ``None``: not enough to report (不够报), or no reporting."""
    limit = rules.report_threshold
    return tuple(n if limit is not None and 0 < n <= limit else None for n in left)


def displayed(left: tuple[int, ...], rules: GoujiRules) -> tuple[int | None, ...]:
    """What everybody sees without asking (G-242)."""
    if rules.report_mode is not ReportMode.ALWAYS:
        return (None,) * len(left)
    return reported(left, rules)
