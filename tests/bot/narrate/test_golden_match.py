"""Screens of what happens around a hand, as the room sees them. ``ACCEPT=1`` writes them anew;
then read them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.narrate import Screen
from bot.narrate import gouji as narrator
from engine import shuffle
from engine.decision import Hold
from engine.gouji import events as ev
from engine.gouji.actions import Action, AskCut, Dot, Play, Shots, Terms, Yes
from engine.gouji.carried import Carried, Debt
from engine.gouji.matters import Matter
from engine.gouji.options import Tribute
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.hand import Hand
from engine.seats import Seat
from tests.bot.narrate.reading import GAME, Position, rendered, scene
from tests.support import hands
from tests.support.hands import P0, P1, P2, P3, P4, P5, cards, combo

FOLDER: Final = Path(__file__).parent / "screens_match"
SEED: Final = 7
PLACES: Final = (P2, P0, P5, P4, P1, P3)
OWED: Final = (
    Debt(Tribute.BURN, P1, P2, 1),
    Debt(Tribute.POINT, P3, P0, 2),
    Debt(Tribute.POINT, P4, P1, 2),
    Debt(Tribute.FALL, P3, P2, 2),
    Debt(Tribute.FALL, P1, P0, 1),
)
BEFORE: Final = Carried(places=PLACES, debts=OWED, hand=1)
REST: Final = "3 3 4 4 5 5 6 6 7 7 8 8"
Given = Mapping[Matter, Mapping[Seat, Action]]


def dealt(rules: str, before: Carried | None, **held: str) -> Position:
    """A hand that follows *before*, with these cards."""
    drawn = [cards(held.get(f"P{seat}", REST)) for seat in ALL]
    return begun(
        rules,
        before,
        *(ev.HandDealt(seat=s, cards=c) for s, c in zip(ALL, drawn, strict=True)),
    )


def begun(rules: str | GoujiRules, before: Carried | None, *events: Any) -> Position:
    profile = rules if isinstance(rules, str) else "shandong"
    table = PROFILES[rules] if isinstance(rules, str) else rules
    hand, log = Hand.start(
        GAME,
        (
            ev.HandStarted(rules=table, seal=shuffle.seal(SEED), carried=before),
            ev.SeedDrawn(seed=shuffle.written(SEED)),
            *events,
        ),
    )
    return at(hand, tuple(log), profile, 2 if before else 1)


def at(hand: Any, log: tuple[Any, ...], profile: str, number: int) -> Position:
    question = hand.pending
    decision = 0 if question is None else question.id
    points = () if hand.state.rules.score is None else (5, -5)
    facts = {"profile": profile, "hand_number": number, "points": points}
    return Position(hand, log, scene(decision, **facts))


def until(position: Position, matter: Matter, given: Given | None = None) -> Position:
    """Everybody answers as *given*, or as silence would, until *matter* is asked."""
    hand, log = position.hand, position.log
    for _ in range(99):
        question = hand.pending
        assert question is not None
        if question.kind == matter:
            return at(hand, log, position.scene.profile, position.scene.hand_number)
        answers = (given or {}).get(question.kind, {})
        for ask in question.asks:
            said = answers.get(ask.seat, ask.default)
            hand, events = hand.answer(question.id, ask.seat, said)
            log = (*log, *events)
        if question.hold is not Hold.NONE:
            hand, events = hand.release(question.id)
            log = (*log, *events)
    raise AssertionError(f"{matter} is never asked")


def passed(position: Position, given: Given) -> Position:
    """The open question is answered."""
    hand, log, question = position.hand, position.log, position.hand.pending
    assert question is not None
    for ask in question.asks:
        said = given.get(question.kind, {}).get(ask.seat, ask.default)
        hand, events = hand.answer(question.id, ask.seat, said)
        log = (*log, *events)
    if question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        log = (*log, *events)
    return at(hand, log, position.scene.profile, position.scene.hand_number)


def finalstone() -> Position:
    """All may pay what they owe, but for P1."""
    return dealt(
        "finalstone",
        BEFORE,
        P1=REST,
        P3="2xB S 2x2 2xA 3 3 4 5",
        P4="B 2 A A K 3 3 4 5",
        P0="3 3 4 5 6 7 8 9 10",
        P2="3 3 3 4 5 6 7 8 9",
    )


def settled() -> Position:
    return until(finalstone(), Matter.LEAD, {Matter.BRIGHT_CALL: {P1: Yes(), P5: Yes()}})


def refused() -> Position:
    """Some tribute is not taken (G-087)."""
    return until(finalstone(), Matter.LEAD, {Matter.TERMS: {P0: Terms(waived=(1,))}})


def aixin(before: Carried = BEFORE) -> Position:
    return dealt(
        "aixin",
        before,
        P3="2xB S 2x2 2xA 3 3 4 5",
        P4="B 2 A A K 3 3 4 5",
        P1="B S 2 3 3 4",
        P0="3 3 4 5 6 7 8 9 10",
        P2="3 3 3 4 5 6 7 8 9",
    )


def shandong(before: Carried = BEFORE, **others: str) -> Position:
    held = {
        "P3": "2xB 2 2 A A 3 3 4 4 5",
        "P4": "2xB 2 A A K 3 3 4 4 5",
        "P1": "B S 2 3 3 4 4 9",
        "P0": "3 3 4 4 5 6 7 8 9 10",
        "P2": "3 3 3 4 4 5 6 7 8 9",
    }
    return dealt("shandong", before, **{**held, **others})


SHOTS: Final = Shots((combo("2xA"), combo("3xQ"), combo("4xJ")))


def shooting() -> Position:
    """P2 revolts with three shots; P5 faces him."""
    now = shandong(P2="2xA 3xQ 4xJ 3 3 4 4", P5="2xK 2x2 S 3 3 4 4 5 5 3xK")
    return until(now, Matter.SHOT, {Matter.REVOLUTION: {P2: SHOTS}})


def shot() -> Position:
    beaten = {Matter.SHOT: {P5: Play(combo("2x2"))}}
    return passed(shooting(), beaten)


def revolted() -> Position:
    return until(
        dealt("finalstone", None, P2="4xA 4xK 3 4 5"), Matter.HEAD, {Matter.REVOLUTION: {P2: Yes()}}
    )


def two_revolts() -> Position:
    now = until(dealt("finalstone", BEFORE, P2="4xA 3 4 5"), Matter.REVOLUTION)
    return passed(now, {Matter.REVOLUTION: {P2: Yes(), P5: Yes()}})


def fives() -> Position:
    return until(shandong(replace(BEFORE, swept=1, sweeps=1)), Matter.FIVES)


def fresh(rules: str, matter: Matter, before: Carried | None = None) -> Position:
    return until(begun(rules, before), matter)


def voided() -> Screen:
    over = two_revolts()
    return narrator.result(over.scene, over.view(None), over.log[-1])


def melee(rules: GoujiRules) -> hands.Scene:
    return hands.table(rules, out=(P2, P0), opened=(P2, P0, P5), P4="K", P1="3 4", P5="5 6").led_by(
        P4
    )


def fours() -> Screen:
    """The unopened may throw their 4s as melee begins."""
    now = melee(PROFILES["shandong"])
    return at(now.hand, now.log, "shandong", 2).board(99)


def ended(profile: str, **facts: Any) -> Screen:
    """Red sweeps, P1 was stuffed, P3 lost it all by a false burn."""
    rules = PROFILES[profile]
    now = melee(rules)
    if now.question.kind == Matter.FOURS:
        now = now.then()
    now = now.says(P4, "K")
    last = now.log[-1]
    assert isinstance(last, ev.HandEnded)
    found = scene(0, profile=profile, points=(5, -5) if rules.score else (), **facts)
    return narrator.result(found, now.view(None), last)


def explained(profile: str) -> Screen:
    found = [narrator.explain(PROFILES[profile], term) for term in narrator.TERMS]
    return Screen(tuple(text for text in found if text is not None))


def rules(profile: str) -> Screen:
    return narrator.rules(scene(profile=profile), PROFILES[profile])


SCREENS: Final[dict[str, Callable[[], Screen]]] = {
    "board_pre_call": lambda: fresh("finalstone", Matter.PRE_CALL).board(99),
    "board_choose_last": lambda: fresh(
        "aixin", Matter.LAST, replace(BEFORE, places=(P0, P2, P1, P4, P3, P5), choosable=True)
    ).board(99),
    "board_cut": lambda: fresh("shandong", Matter.CUT, BEFORE).board(99),
    "board_cutting": lambda: passed(
        fresh("shandong", Matter.CUT, BEFORE), {Matter.CUT: {P3: AskCut(2)}}
    ).board(99),
    "board_swap": lambda: fresh(
        "shandong", Matter.SWAP, replace(BEFORE, debts=(*OWED, Debt(Tribute.POINT, P0, P3, 1)))
    ).board(99),
    "board_dot": lambda: until(shandong(), Matter.DOT).board(99),
    "board_dotted": lambda: until(
        passed(until(shandong(), Matter.DOT), {Matter.DOT: {P3: Dot(2), P4: Dot(9)}}),
        Matter.BRIGHT_CALL,
    ).board(99),
    "board_terms": lambda: until(finalstone(), Matter.TERMS).board(99),
    "board_return": lambda: until(aixin(), Matter.RETURN).board(99),
    "board_take": lambda: until(aixin(), Matter.TAKE).board(99),
    "board_bright_call": lambda: until(finalstone(), Matter.BRIGHT_CALL).board(99),
    "board_revolution": lambda: until(finalstone(), Matter.REVOLUTION).board(99),
    "board_settled": lambda: settled().board(99),
    "board_settled_refused": lambda: refused().board(99),
    "board_settled_aixin": lambda: until(aixin(), Matter.LEAD).board(99),
    "board_settled_public": lambda: until(shandong(), Matter.LEAD).board(99),
    "board_resisted": lambda: until(shandong(P5="4xB 3 3 4 4 5"), Matter.LEAD).board(99),
    "board_head": lambda: revolted().board(99),
    "board_head_kept": lambda: passed(revolted(), {Matter.HEAD: {P5: Yes()}}).board(99),
    "board_shot": lambda: shooting().board(99),
    "board_shot_beaten": lambda: shot().board(99),
    "board_shots_over": lambda: until(shot(), Matter.RESPOND).board(99),
    "board_fives": lambda: fives().board(99),
    "board_fives_stood": lambda: until(fives(), Matter.LEAD).board(99),
    "board_fours": fours,
    "result_void": voided,
    "result_sweep_aixin": lambda: ended("aixin", match_over=True),
    "result_sweep_shandong": lambda: ended("shandong"),
    "result_sweep_platform": lambda: ended("platform"),
    **{f"rules_{p}": lambda p=p: rules(p) for p in ("aixin", "shandong", "platform")},
    **{f"explained_{p}": lambda p=p: explained(p) for p in ("aixin", "shandong", "platform")},
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
