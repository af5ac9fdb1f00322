"""Screens as their readers see them. ``ACCEPT=1`` writes them anew; then read them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from bot.narrate import Screen
from bot.narrate import shengji as narrator
from bot.narrate.shengji import codes
from bot.text import LANGUAGES, Text
from engine.errors import Illegal, Rejected
from engine.shengji.asked import check
from engine.shengji.profiles import PROFILES
from engine.shengji.rules import ShengjiRules
from tests.bot.narrate.reading import rendered
from tests.bot.narrate.shengji.reading import Position, at, scene
from tests.engine.shengji.table import P0, P1, P2, P3, Scene, Table, action, held, house, table

FOLDER: Final = Path(__file__).parent / "screens"

MINE = "XR XB XB H5 S5 S5 HA HK HK HT H7 H7 H6 SA SA SQ S9 CK CJ CJ CT C8 DA D4 D3"
"""Hearts are trump, and 5 is played: thirteen trumps."""
LEFT = "HQ HJ SK SJ S8 S7 CA C9 C7 C6 DK DQ DJ"
ACROSS = "H9 H8 S6 S4 CQ CQ C4 C3 D9 D9 D8 D8 D2"
RIGHT = "H4 H3 H2 SK SJ S3 CA C2 DK DT DT D7 D6"
BOTTOM = "DT D6 C4 C3 S2 S3 HT H9"


def fives(rules: str | ShengjiRules = "seed", **hands: str) -> Table:
    """5 is played, hearts are trump, 老王 declares."""
    dealt = {"P0": MINE, "P1": LEFT, "P2": ACROSS, "P3": RIGHT, "bottom": BOTTOM}
    return table(rules, level="5", suit="H", declarer=P0, **(dealt | hands))


def led() -> Scene:
    """Anna leads a pair of clubs, which nobody can take."""
    mine = {"P3": f"{RIGHT} CQ CQ", "P2": "H9 H8 S6 S4 C4 C3 D9 D9 D8 D8 D2"}
    now = fives(**mine).leads(P0, "SQ").then("P1 SK", "P2 S4", "P3 SJ")
    return (
        now.says(P1, "CA")
        .then("P2 C4", "P3 C2", "P0 CT")
        .says(P1, "DJ")
        .then("P2 D2", "P3 DK", "P0 D3")
        .says(P3, "CQ CQ")
    )


def declaring() -> Scene:
    return fives(P1=f"{LEFT} H5", P2=f"{ACROSS} D5 D5").dealt()


def declared() -> Scene:
    return declaring().opened(P0="declare H5")


def protecting() -> Scene:
    """老王 declared one card, and holds the other one."""
    return fives("standard", P2=f"{ACROSS} D5 D5").dealt().opened(P0="declare S5")


def burying() -> Scene:
    return fives().buries(P0)


def chosen(words: str) -> str:
    """The panel of somebody who has chosen these for the bottom."""
    return f"xA{codes.mask(held(words), burying().view(P0).hand or ())}"


def choice(now: Scene, seat: Any, letter: str, words: str) -> str:
    return f"x{letter}{codes.mask(held(words), now.view(seat).hand or ())}"


def thrown(rules: str | ShengjiRules = "seed") -> Scene:
    """A throw that fails at the king of spades."""
    return fives(rules).leads(P0, "SA SA SQ")


def ruffed() -> Scene:
    return fives(P1=LEFT.replace("DK DQ DJ", "HT HT")).leads(P0, "DA").then("P1 HT")


def discarding() -> Scene:
    return fives(P2="H9 H8 H8 S6 S4 CQ CQ").leads(P0, "DA").then("P1 DK")


def last_trick(**facts: Any) -> Scene:
    """The defenders take the last trick with a pair."""
    hands = {"P0": "HK HK", "P1": "XB XB", "P2": "H4 H3", "P3": "SK S5", **facts}
    return fives(**hands).leads(P0, "HK HK").then("P1 XB XB", "P2 H4 H3", "P3 SK S5")


def kept() -> Scene:
    hands = {"P0": "HA", "P1": "HQ", "P2": "H4", "P3": "S4"}
    return fives(**hands).leads(P0, "HA").then("P1 HQ", "P2 H4", "P3 S4")


def past_ace() -> Scene:
    hands = {"P0": "SA", "P1": "DQ", "P2": "D4", "P3": "C4"}
    now = table(level="A", suit="S", declarer=P0, bottom="D9 D9", **hands)
    return now.leads(P0, "SA").then("P1 DQ", "P2 D4", "P3 C4")


def undeclared(rules: str | ShengjiRules) -> Scene:
    return fives(rules).dealt().opened()


def told(*texts: Text) -> Screen:
    return Screen(texts)


def explained(profile: str, *terms: str) -> Screen:
    rules = PROFILES[profile]
    found = [narrator.explain(rules, term) for term in terms]
    return Screen(tuple(text for text in found if text is not None))


def refused(now: Scene, seat: Any, words: str) -> Screen:
    """Why these cards may not be played."""
    view = now.view(seat)
    assert view.asked is not None
    found: Rejected | None = None
    try:
        check(view.asked, action(words))
    except Illegal as error:
        found = error
    assert found is not None
    reason = narrator.refusal(found)
    return told(*narrator.why(view, found, reason, words))


def alert(position: Position, seat: Any) -> Screen:
    return told(narrator.alert(position.scene, position.view(seat)))


def hint(position: Position, seat: Any) -> Screen:
    return told(narrator.hint(position.view(seat)))


def offered(position: Position, seat: Any, typed: str) -> Screen:
    found = narrator.suggested(position.view(seat), typed)
    return told(*found[:6])


SCREENS: Final[dict[str, Callable[[], Screen]]] = {
    "board_declare": lambda: at(declaring()).board(),
    "board_overturn": lambda: at(declared()).board(),
    "board_several_declared": lambda: at(
        declaring().opened(P0="declare S5", P1="declare H5")
    ).board(),
    "board_overturned": lambda: at(
        declared().opened(P2="declare D5 D5").says(P0, "bury H7 H7 SA SA SQ S9 CK CJ")
    ).board(),
    "board_bury": lambda: at(burying()).board(),
    "board_lead": lambda: at(fives().led_by(P0)).board(),
    "board_follow": lambda: at(led()).board(),
    "board_throw_failed": lambda: at(thrown()).board(),
    "board_throw_penalty": lambda: at(thrown(house(throw_penalty="flat"))).board(),
    "board_ruffed": lambda: at(ruffed().then("P2 D9", "P3 DT")).board(),
    "board_waited": lambda: at(led(), waited=(P0,)).board(),
    "board_turned": lambda: at(undeclared("standard")).board(),
    "board_void": lambda: at(undeclared("seed")).board(),
    "private_declare": lambda: at(declaring()).private(P0),
    "private_declare_nothing": lambda: at(declaring()).private(P3),
    "private_declared": lambda: at(declaring().says(P0, "declare S5")).private(P0),
    "private_change": lambda: at(declaring().says(P0, "declare S5")).private(P0, "c"),
    "private_not_counted": lambda: at(declaring().opened(P0="declare S5", P1="declare H5")).private(
        P1
    ),
    "private_overturn": lambda: at(declared()).private(P2),
    "private_bury": lambda: at(burying()).private(P0),
    "private_bury_some": lambda: at(burying()).private(P0, chosen("D4 D3 C8 S9 SQ")),
    "private_bury_points": lambda: at(burying()).private(P0, chosen("D4 D3 D6 DT C8 C4 C3 CT")),
    "private_bury_many": lambda: at(burying()).private(P0, chosen("D4 D3 D6 C8 C4 C3 CT S9 S2")),
    "private_lead": lambda: at(fives().led_by(P0)).private(P0),
    "private_lead_trumps": lambda: at(fives().led_by(P0)).private(P0, "dT"),
    "private_lead_throw": lambda: at(fives().led_by(P0)).private(
        P0, choice(fives().led_by(P0), P0, "S", "SA SA SQ")
    ),
    "private_throw_failed": lambda: at(thrown().then("P1 SK", "P2 S4", "P3 S3")).private(P0),
    "private_follow": lambda: at(led()).private(P0),
    "private_follow_choose": lambda: at(led()).private(P0, choice(led(), P0, "C", "CJ")),
    "private_follow_chosen": lambda: at(led()).private(P0, choice(led(), P0, "C", "CJ C8")),
    "private_follow_form": lambda: at(strict()).private(P0, choice(strict(), P0, "C", "CK CJ")),
    "private_follow_short": lambda: at(short()).private(P0),
    "private_follow_void": lambda: at(discarding()).private(P2),
    "private_follow_single": lambda: at(ruffed().then("P2 D9", "P3 DT").says(P1, "CA")).private(P2),
    "private_only": lambda: at(strict()).private(P0),
    "private_protect": lambda: at(protecting()).private(P0),
    "board_protected": lambda: at(protecting().opened(P0="declare S5 S5")).board(),
    "private_waiting": lambda: at(led()).private(P2),
    "private_alone": lambda: at(led(), solo=True, title="").private(P0),
    "private_over": lambda: at(kept()).private(P0),
    "alert": lambda: alert(at(burying()), P0),
    "alert_follow": lambda: alert(at(led()), P0),
    "counts": lambda: told(narrator.counts(scene(), led().view(None))),
    "hint": lambda: hint(at(led()), P0),
    "hint_bury": lambda: hint(at(burying()), P0),
    "why_follow": lambda: refused(led(), P0, "DA D4"),
    "why_form": lambda: refused(strict(), P0, "CK CJ"),
    "why_throw": lambda: refused(fives().led_by(P0), P0, "SA CK"),
    "suggested": lambda: offered(at(led()), P0, "梅花JJ"),
    "result_deposed": lambda: at(last_trick()).result(),
    "result_held": lambda: at(kept()).result(),
    "result_past_ace": lambda: at(past_ace(), match_over=True, points=(9, -9)).result(),
    "result_void": lambda: at(undeclared("seed")).result(),
    "score": lambda: told(*narrator.carried(scene(), last_trick().log[-1].after)),
    "rules_seed": lambda: narrator.rules(scene(), PROFILES["seed"]),
    "rules_standard": lambda: narrator.rules(scene(profile="standard"), PROFILES["standard"]),
    "explained_seed": lambda: explained("seed", *narrator.TERMS),
    "explained_standard": lambda: explained("standard", *narrator.TERMS),
}


def strict() -> Scene:
    """Pairs must be given to pairs."""
    mine = {"P3": f"{RIGHT} CQ CQ", "P2": "H9 H8 S6 S4 C4 C3 D9 D9 D8 D8 D2"}
    now = fives("standard", **mine).leads(P0, "SQ").then("P1 SK", "P2 S4", "P3 SJ")
    return now.says(P1, "DJ").then("P2 D2", "P3 DK", "P0 D3").says(P3, "CQ CQ")


def short() -> Scene:
    """老王 has one club."""
    mine = {"P0": "XR HA HK H7 H7 SA SQ CJ DA D4", "P1": "CA CA S8 H9 DQ"}
    return (
        fives(**mine)
        .leads(P0, "D4")
        .then("P1 DQ", "P2 D2", "P3 D6")
        .says(P1, "CA CA")
        .then("P2 CQ CQ", "P3 C2 CA")
    )


def languages(name: str) -> tuple[str, ...]:
    return LANGUAGES if name.startswith(("board", "result", "rules")) else ("zh-Hans", "en")


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_reads_as_it_was_accepted(name: str) -> None:
    screen = SCREENS[name]()
    shown = "\n---\n".join(rendered(screen, language) for language in languages(name)) + "\n"
    path = FOLDER / f"{name}.txt"
    if os.environ.get("ACCEPT"):
        path.write_text(shown, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == shown


def test_no_accepted_screen_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCREENS)
