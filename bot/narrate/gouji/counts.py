"""What the seats report when asked (报牌, G-240 to G-244)."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.people import People
from bot.text import Text
from engine.gouji.options import ReportMode
from engine.gouji.report import reported
from engine.gouji.state import ALL
from engine.gouji.view import View


def counts(scene: Scene, view: View) -> Text:
    """Everybody is asked at once, so that asking points at nobody."""
    if view.rules.report_mode is ReportMode.NONE:
        return Text("counts-off")
    if not view.left:
        return Text("counts-undealt")
    people = People(scene)
    found = reported(view.left, view.rules)
    reports = tuple(
        Text("counts-seat", {"name": people.name(seat), "count": found[seat]})
        for seat in ALL
        if seat in view.in_play and found[seat] is not None
    )
    limit = view.rules.report_threshold
    if not reports:
        return Text("counts-none", {"limit": limit})
    every = len(reports) == len(view.in_play)
    return Text("counts-all" if every else "counts", {"reports": reports, "limit": limit})
