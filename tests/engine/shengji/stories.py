"""Hands in which everything happens that can happen."""

from __future__ import annotations

from engine.shengji.events import ShengjiEvent
from tests.engine.shengji.table import P0, P1, STANDARD, table


def whole_story() -> list[tuple[ShengjiEvent, ...]]:
    """The events of each, from its beginning."""
    one = {"P0": "H2", "P1": "H4", "P2": "H6", "P3": "H7"}
    declared = table(**one).dealt().opened(P0="declare H2").opened()
    declared = declared.says(P0, "bury D9 D9").then("P0 H2", "P1 H4", "P2 H6", "P3 H7")
    turned = table(STANDARD).dealt().opened()
    thrown = table(P0="HA HJ C9", P1="HQ H4 C3").leads(P0, "HA HJ")
    void = table(levels="7878", declarer=P1).dealt().opened()
    return [scene.log for scene in (declared, turned, thrown, void)]
