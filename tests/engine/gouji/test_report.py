"""Reporting counts: ``engine/gouji/report.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.gouji.options import ReportMode
from engine.gouji.profiles import FINALSTONE, WANJIAXIANG
from engine.gouji.report import displayed, reported

LEFT = (36, 11, 10, 1, 0, 9)


def test_a_hand_of_at_most_ten_cards_tells_its_true_count_when_asked() -> None:
    """G-240, G-241, G-246, GAP-65, CN-001, CN-002: more is not enough to report; nobody is out."""
    expected = (None, None, 10, 1, None, 9)
    assert reported(LEFT, FINALSTONE) == expected
    assert reported(LEFT, WANJIAXIANG) == expected


def test_nobody_volunteers_it_in_finalstone() -> None:
    """G-242."""
    assert displayed(LEFT, FINALSTONE) == (None,) * 6


def test_wanjiaxiang_shows_it_to_all() -> None:
    """G-242, G-241."""
    assert displayed(LEFT, WANJIAXIANG) == (None, None, 10, 1, None, 9)


def test_where_there_is_no_reporting_nothing_is_told() -> None:
    """G-240, G-243: switched off as a whole."""
    rules = replace(FINALSTONE, report_threshold=None, report_mode=ReportMode.NONE)
    assert reported(LEFT, rules) == (None,) * 6
    assert displayed(LEFT, rules) == (None,) * 6
