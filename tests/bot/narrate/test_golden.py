"""Screens as their readers see them. ``ACCEPT=1`` writes them anew; then read them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from bot.narrate import Screen
from bot.narrate import gouji as narrator
from bot.text import Text
from engine.gouji.actions import ShowHand, Suggest
from engine.gouji.profiles import PROFILES
from tests.bot.narrate.reading import at, rendered, scene
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, combo, table

FOLDER: Final = Path(__file__).parent / "screens"

MINE = "B S 3x2 2xA 2xK 3xQ 3xJ 4x10 4x9 4x8 2x7 3x6 2x5 4 3"
"""A whole hand."""


def answered() -> Scene:
    """The opposite's plain play, after two passes."""
    return table(P0=MINE, P2="4x6 3 4", P3="4x9 4xK 3").leads(P2, "4x6").then(P3="4x9")


def gouji() -> Scene:
    return table(P0=MINE, P1="4xA 2xB 5 6", P3="2x2 2xK 3 4", opened=(P1, P5)).leads(P3, "2x2+2xK")


def burning() -> Scene:
    hands: dict[str, Any] = {"P0": "4xK 3", "P5": "4xA S 2x9 4 5"}
    hands |= {"P1": "4x2 B 4 5", "P2": "4x2 3 4"}
    return table(**hands).leads(P0, "4xK").then(P5="burn 4xA")


def last_play() -> Scene:
    return table(P0="2xA", P3="2x2 3 4", P1="3 4 5", opened=(P0,)).leads(P0, "2xA")


def windy() -> Scene:
    return table(P0="3x7", P1="3x9 3 4", P2="3xJ 4").leads(P0, "3x7")


def melee() -> Scene:
    return table(out=(P2, P3), P0="K Q 3", P1="A 4", opened=(P2,)).leads(P0, "Q")


def prompted() -> Scene:
    now = table("wanjiaxiang", out=(P2,), P0="2xK 3 4 5", P1="3x9 K").led_by(P0)
    return now.aside(P0, ShowHand(P2)).aside(P2, Suggest(P0, combo("2xK")))


def finished(now: Scene, **facts: Any) -> Screen:
    position = at(now, **facts)
    return narrator.result(position.scene, position.view(None), position.log[-1])


def ended() -> Screen:
    hands: dict[str, Any] = {"P5": "K", "P0": "3 4", "P4": "3 4 5"}
    return finished(table(out=(P2, P3), dead=(P1,), opened=(P2, P3), **hands).leads(P5, "K"))


def swept() -> Screen:
    """One side goes out first, second and third, the last by a burn; that ends the match."""
    now = table(out=(P2,), P1="4xK 3", P0="4xA", P4="4xA S 3 3").leads(P1, "4xK")
    now = now.then(P0="burn 4xA").then().says(P1, "3").then(P4="S")
    return finished(
        now.then().says(P4, "4xA").then().says(P4, "2x3"),
        points=(6, -6),
        match_over=True,
    )


def told(*texts: Text) -> Screen:
    return Screen(texts)


def explained(profile: str, *terms: str) -> Screen:
    rules = PROFILES[profile]
    found = [narrator.explain(rules, term) for term in terms]
    return Screen(tuple(text for text in found if text is not None))


SCREENS: Final[dict[str, Callable[[], Screen]]] = {
    "board_plain": lambda: at(answered()).board(),
    "board_gouji": lambda: at(gouji()).board(),
    "board_waited": lambda: at(gouji().released(), waited=(P0,), hold_until=None).board(),
    "board_burning": lambda: at(burning()).board(),
    "board_last_play": lambda: at(last_play()).board(),
    "board_wind": lambda: at(windy()).board(),
    "board_yielded": lambda: at(answered().then(P0="yield")).board(),
    "board_melee": lambda: at(melee(), counted=True).board(),
    "board_lead": lambda: at(gouji().then()).board(),
    "board_solo": lambda: at(answered(), solo=True).board(),
    "private_show": lambda: at(table(P0="H3 H3 S3 K 5").dealt()).private(P0),
    "private_show_which": lambda: at(table(P0="H3 H3 S3 K 5").dealt()).private(P0, "s"),
    "private_answer": lambda: at(answered()).private(P0),
    "private_answer_aces": lambda: at(answered()).private(P0, "rA"),
    "private_answered": lambda: at(answered().says(P0, "4x10")).private(P0),
    "private_lead": lambda: at(table(P0=MINE).led_by(P0)).private(P0),
    "private_lead_eights": lambda: at(table(P0=MINE).led_by(P0)).private(P0, "r8"),
    "private_lead_three_eights": lambda: at(table(P0=MINE).led_by(P0)).private(P0, "a83"),
    "private_lead_burning": lambda: at(burning().then()).private(P5),
    "private_opposite": lambda: at(gouji()).private(P0),
    "private_burn": lambda: at(gouji()).private(P1),
    "private_burn_cover": lambda: at(gouji()).private(P1, "b"),
    "private_burn_cannot": lambda: at(gouji()).private(P5, "b"),
    "private_counter_burn": lambda: at(burning()).private(P1),
    "private_unburn": lambda: at(burning()).private(P2),
    "private_no_burn_here": lambda: at(gouji()).private(P0, "b"),
    "private_waiting": lambda: at(answered().then(P0="yield")).private(P3),
    "private_last_call": lambda: at(answered().then(P0="yield")).private(P0),
    "private_free_kill": lambda: at(last_play()).private(P3),
    "private_wind": lambda: at(windy()).private(P1),
    "private_out": lambda: at(windy()).private(P0),
    "private_prompted": lambda: at(prompted(), profile="wanjiaxiang").private(P0),
    "private_prompter": lambda: at(prompted(), profile="wanjiaxiang").private(P2),
    "private_prompter_panel": lambda: at(prompted(), profile="wanjiaxiang").private(P2, "u0"),
    "private_alone": lambda: at(answered(), solo=True, title="").private(P0),
    "alert": lambda: told(narrator.alert(at(answered()).scene, at(answered()).view(P0))),
    "counts": lambda: told(narrator.counts(at(melee()).scene, at(melee()).view(None))),
    "hint": lambda: told(narrator.hint(at(answered()).view(P0))),
    "result": ended,
    "result_sweep": swept,
    "rules_finalstone": lambda: narrator.rules(scene(), PROFILES["finalstone"]),
    "rules_wanjiaxiang": lambda: narrator.rules(
        scene(profile="wanjiaxiang"), PROFILES["wanjiaxiang"]
    ),
    "explained_finalstone": lambda: explained("finalstone", *narrator.TERMS),
    "explained_wanjiaxiang": lambda: explained("wanjiaxiang", *narrator.TERMS),
}


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_reads_as_it_was_accepted(name: str) -> None:
    screen = SCREENS[name]()
    shown = "\n--- en\n".join((rendered(screen), rendered(screen, "en"))) + "\n"
    path = FOLDER / f"{name}.txt"
    if os.environ.get("ACCEPT"):
        path.write_text(shown, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == shown


def test_no_accepted_screen_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCREENS)
