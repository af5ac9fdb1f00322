"""Hands in which everything happens that can happen."""

from __future__ import annotations

from engine.gouji.actions import ShowHand, Suggest
from engine.gouji.events import GoujiEvent
from tests.support.hands import P0, P1, P2, P4, combo, table


def whole_story() -> list[tuple[GoujiEvent, ...]]:
    """The events of each, from its beginning."""
    shown = table("wanjiaxiang", P0="3x4 6").led_by(P0).aside(P0, ShowHand(P2))
    burned = table(P0="5x10 3", P1="5xJ").leads(P0, "5x10").then(P1="burn 5xJ")
    false = table(P0="5x10 3", P1="5xJ 3x7 4x9").leads(P0, "5x10").then(P1="burn 5xJ").then()
    stopped = table(P0="5x10 3", P1="5xJ 3 4", P4="5xQ 3").leads(P0, "5x10")
    stopped = stopped.then(P1="burn 5xJ").then(P4="5xQ")
    yielded = table(P0="3x5 3").leads(P0, "3x5").then(P3="yield").then()
    wind = table(P0="3x9", P1="4x8").leads(P0, "3x9").then(P1="wind").then().leads(P1, "4x8")
    swept = table(out=(P0, P2), P4="3x9").leads(P4, "3x9")
    shown = shown.aside(P2, Suggest(P0, combo("6")))
    scenes = (table().dealt().then(), shown, burned, false, stopped, yielded, wind.then(), swept)
    return [scene.log for scene in scenes]
