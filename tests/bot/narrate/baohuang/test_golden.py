"""Screens as their readers see them. ``ACCEPT=1`` writes them anew; then read them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.narrate import Screen
from bot.narrate import baohuang as narrator
from bot.text import LANGUAGES, Text
from engine.baohuang import options as o
from engine.baohuang.carried import Carried, Debt
from engine.baohuang.profiles import QINGDAO, SEED
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL
from tests.bot.narrate.baohuang.positions import P0, P1, P2, P3, P4, Position, deal, scene
from tests.bot.narrate.reading import rendered

FOLDER: Final = Path(__file__).parent / "screens"

EMPEROR = "XE 2xB S 2x2 4xA 3xK 5xQ 4xJ 4x10 3x9 4x8 2x7"
GUARD = "XG S 3x2 2xA 4xK 3xQ 3xJ 4x10 4x9 2x8 3x7 4x6"
"""Whole hands."""
HOLDING: Final = replace(SEED, hold_six=True, stuffed_tribute=1)
DOUBLING: Final = replace(SEED, open_guard_factor=2, kick_factor=2, revolt_exposes=2)
GRABBING: Final = replace(SEED, grab_solo=True)
GIVING: Final = replace(SEED, throne=o.Throne.NEXT, throne_gift=True)


def asked(rules: str | BaohuangRules = "seed") -> Position:
    """All five are asked whether they declare themselves."""
    return deal(rules, P0=EMPEROR, P3=GUARD)


def led(**hands: str) -> Position:
    """Nobody declared anything, and the emperor leads."""
    return deal(**({"P0": EMPEROR, "P3": GUARD} | hands)).then()


def giving_up() -> Position:
    now = throne()
    for seat in (P0, P4, P3, P2):
        now = now.says(seat, "让位")
    return now


def throne() -> Position:
    return deal("qingdao", P0="XE 3xS9 3xH8 2xK", P3="3xSK 2x5")


def once() -> Position:
    """The throne may pass one time."""
    return deal(replace(QINGDAO, throne=o.Throne.NEXT_BUT_ONE), P0="XE 4x9", P2="3xH9 2x5")


def calling() -> Position:
    return deal("qingdao", P0="XE 3xS9 4xH8 2xK", P2="S9 H9 2x5").then()


def called() -> Position:
    return calling().says(P0, "叫黑桃9")


def answered() -> Position:
    return led().leads(P0, "2个7").then(P1="2个8")


def shown() -> Position:
    """The guard shows himself by his card."""
    return led(P3="XG 2xK 4x9").leads(P0, "2个7 ").then(P3="小王（保子牌）带1个K")


def last_play() -> Position:
    return led(P0="XE 2xK 3xA").leads(P0, "2个K").then().leads(P0, "3个A").then().leads(P0, "大王")


def windy() -> Position:
    """A commoner went out, and the player after him may ask for the wind."""
    return led(P0="XE 2x7 K", P1="2x9").leads(P0, "2个7").then(P1="2个9")


def ended() -> Position:
    """Emperor first and guard third."""
    now = deal(P0="XE 2xK", P1="2xA 6", P2="2x2", P3="XG", P4="4x7 6").then()
    now = now.leads(P0, "2个K").then(P2="2个2")
    return now.then().leads(P3, "小王").then(P0="大王")


def stuffed() -> Position:
    """Somebody with nothing but 6s left is beaten, not by the one whom he beat."""
    now = deal(HOLDING, P0="XE 9 2xK", P2="10 3x6", P3="XG J 4x7").then()
    return now.leads(P0, "9").then(P2="10").then(P3="J")


def owing() -> Position:
    before = Carried(places=ALL, emperor=P0, debts=(Debt(P4, P0, 1),), hand=1)
    return deal(HOLDING, before, P0=EMPEROR, P3=GUARD, P4="2xB 4x9")


def told(*texts: Text) -> Screen:
    return Screen(texts)


def explained(rules: BaohuangRules) -> Screen:
    found = [narrator.explain(rules, term) for term in narrator.TERMS]
    return Screen(tuple(text for text in found if text is not None))


def finished(position: Position, **facts: Any) -> Screen:
    return position.at(**facts).result()


SCREENS: Final[dict[str, Callable[[], Screen]]] = {
    "board_throne": lambda: throne().board(),
    "board_calling": lambda: calling().board(),
    "board_declaring": lambda: asked().board(),
    "board_declared": lambda: asked().then(P1="造反", P3="明保").board(),
    "board_revolted": lambda: asked().then(P1="造反", P2="造反", P4="造反").board(),
    "board_exposed": lambda: asked(DOUBLING).then(P1="造反", P2="造反").board(),
    "board_kicked": lambda: asked(DOUBLING).then(P3="明保").then(P1="踢").board(),
    "board_plain": lambda: answered().board(),
    "board_waited": lambda: answered().at(waited=(P2, P4)).board(),
    "board_guard_shown": lambda: shown().board(),
    "board_wind": lambda: windy().board(),
    "board_out": lambda: windy().then(P2="接风").board(),
    "board_stuffed": lambda: stuffed().board(),
    "board_first_hand": lambda: led().at(points=(), hand_number=1, solo=True).board(),
    "private_throne": lambda: throne().private(P0),
    "private_throne_unable": lambda: throne().says(P0, "让位").private(P4),
    "private_throne_gift": lambda: (
        deal(GIVING, P0="XE 4x9", P1="4x9 2", P2="2x2").says(P0, "让位").private(P1)
    ),
    "private_throne_got": lambda: throne().says(P0, "让位").says(P4, "让位").private(P3),
    "private_throne_must": lambda: once().says(P0, "让位").private(P2),
    "private_throne_last": lambda: giving_up().private(P1),
    "private_call": lambda: calling().private(P0),
    "private_declare_emperor": lambda: asked().private(P0),
    "private_declare_commoner": lambda: asked().private(P1),
    "private_declare_guard": lambda: asked().private(P3),
    "private_declare_called": lambda: called().private(P2),
    "private_declare_solo": lambda: deal(P0="XE XG 4x9").private(P0),
    "private_panel_emperor": lambda: asked().private(P0, "d"),
    "private_panel_guard": lambda: asked(DOUBLING).private(P3, "d"),
    "private_panel_commoner": lambda: asked(DOUBLING).private(P1, "d"),
    "private_panel_solo": lambda: deal(P0="XE XG 4x9").private(P0, "d"),
    "private_declared": lambda: asked().says(P3, "明保").private(P3),
    "private_kick": lambda: asked(DOUBLING).then(P3="明保").private(P1),
    "private_grab": lambda: deal(GRABBING, P0=EMPEROR, P3=GUARD).private(P1),
    "private_tribute": lambda: owing().private(P0),
    "private_lead": lambda: led().private(P0),
    "private_lead_how_many": lambda: led().private(P0, "r9"),
    "private_lead_with_what": lambda: led().private(P0, "a93"),
    "private_lead_bare": lambda: led().private(P0, "J"),
    "private_answer": lambda: answered().private(P3),
    "private_answer_kings": lambda: answered().private(P3, "rK"),
    "private_answer_called": lambda: called().then().leads(P0, "红桃8").private(P2),
    "private_answered": lambda: answered().says(P3, "2个9").private(P3),
    "private_waiting": lambda: answered().private(P1),
    "private_unbeatable": lambda: led().leads(P0, "大王").says(P1, "过").private(P1),
    "private_wind": lambda: windy().private(P2),
    "private_out": lambda: windy().private(P1),
    "private_shown": lambda: shown().private(P0),
    "private_stuffed": lambda: stuffed().private(P2),
    "private_alone": lambda: answered().at(solo=True, title="").private(P3),
    "alert": lambda: told(narrator.alert(answered().scene, answered().view(P3))),
    "counts": lambda: told(narrator.counts(answered().scene, answered().view(None))),
    "hint": lambda: told(narrator.hint(answered().view(P3))),
    "result": lambda: ended().result(),
    "result_match": lambda: finished(ended(), points=(6, -3, -3, 3, -3), match_over=True),
    "rules_seed": lambda: narrator.rules(scene(), SEED),
    "rules_qingdao": lambda: narrator.rules(scene(profile="qingdao"), QINGDAO),
    "explained_seed": lambda: explained(SEED),
    "explained_qingdao": lambda: explained(QINGDAO),
}


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_reads_as_it_was_accepted(name: str) -> None:
    screen = SCREENS[name]()
    shown = "".join(f"--- {language}\n{rendered(screen, language)}\n" for language in LANGUAGES)
    path = FOLDER / f"{name}.txt"
    if os.environ.get("ACCEPT"):
        path.write_text(shown, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == shown


def test_no_accepted_screen_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCREENS)
