"""Hands in which everything happens that can happen."""

from __future__ import annotations

from dataclasses import replace

from engine.baohuang.carried import Carried, Debt
from engine.baohuang.events import BaohuangEvent
from engine.baohuang.options import NoEmperor
from engine.games import GAMES
from engine.hand import Hand
from tests.engine.baohuang.table import P0, P1, P2, P3, P4, QINGDAO, SEED, table

HOLDS = replace(SEED, hold_six=True, stuffed_tribute=1, grab_solo=True)
OWED = Carried(places=(P2, P1, P0, P4, P3), emperor=P4, debts=(Debt(P3, P2, 1),), hand=2)


def whole_story() -> list[tuple[BaohuangEvent, ...]]:
    """The events of each, from its beginning."""
    opened = tuple(Hand.open(GAMES["baohuang"], SEED, 3)[1])
    hands = {"P0": "XE 3xH9 2x6", "P1": "XB A", "P3": "H9 10"}
    passed = table(QINGDAO, **hands).answer(P0, "abdicate").answer(P4, "abdicate")
    reigns = table(QINGDAO, **hands).answer(P0, "reign").answer(P0, "call H9")
    kicked = reigns.then(P1="revolt", P2="revolt").then(P0="kick")
    stuffed = table(HOLDS, OWED, P0="XE 2x6 9", P1="XG A", P3="2 10 K").then()
    stuffed = stuffed.led("XE").all_pass().led("9").then(P1="A")
    void = table(replace(QINGDAO, no_emperor=NoEmperor.REDEAL))
    for _ in range(5):
        void = void.answer(void.question.order[0], "abdicate")
    ended = table(P0="XE 9", P1="10 XG").led("XE+9").then(P1="wind").all_pass().led("XG+10")
    scenes = (passed, kicked, stuffed, void, ended)
    return [opened, *(scene.log for scene in scenes)]
