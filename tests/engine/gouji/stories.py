"""Hands in which everything happens that can happen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine import gouji
from engine.gouji.actions import GiveUpOpening, ShowHand, Suggest, ThrowFours
from engine.gouji.carried import Carried, Debt
from engine.gouji.events import GoujiEvent
from engine.gouji.options import Cut, Tribute
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.hand import Hand
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, combo, table


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
    return [scene.log for scene in (*scenes, *before_the_lead(), *held_back())]


def before_the_lead() -> list[Scene]:
    """Calls, cuts, tribute, purchases, revolution."""
    last = after(places=(0, 2, 1, 3, 5, 4))
    cut = whole(PROFILES["shandong"], last).then(P4="ask-cut 2").then(P1="cut 9")
    called = whole(PROFILES["finalstone"]).then(P1="yes")
    chosen = whole(PROFILES["wanjiaxiang"], replace(ALLIES_LAST, choosable=True)).then()
    pair = (Debt(Tribute.POINT, P1, P4, 1), Debt(Tribute.POINT, P4, P1, 1))
    swapped = whole(replace(SD, cut=Cut.NONE), after(*pair)).then(P1="yes", P4="yes")
    debts = (Debt(Tribute.FALL, P5, P0, 1), Debt(Tribute.FALL, P4, P2, 1))
    paid = table(RETURNED, P5="2 5 9", P0="2x7 9 K", P4="2 9", carried=after(*debts)).begun()
    paid = paid.then() if paid.question.kind == "terms" else paid
    paid = paid.then(P0="return 7").then(P5="refuse 7")
    resisted = table(SD, P4="4xB 3 4 9", P2="3 4 9", carried=after(*debts)).dealt()
    dot = after(Debt(Tribute.POINT, P0, P3, 1), places=(1, 2, 3, 4, 5, 0))
    dotted = table(SD, P0="3 4 B 6 7 8 10", P3="3 4 5 6 7 9 Q", carried=dot).dealt()
    dotted = dotted.then(P0="dot 3")
    quiet = table(SD, P0="3 4 B 6 7 8 10", P3="3 4 5 6 7 9 Q", carried=dot).dealt().then()
    helped = table(SD, others="3 4 9", P0="4 9", P2="2 3 4", P3="3x3 4", carried=after()).dealt()
    helped = helped.then(P2="yes")
    fives = table(
        SD, others="3 4 6 7", P0="3x5 3 4", carried=after(places=(1, 3, 5, 4, 0, 2), swept=0)
    ).dealt()
    fives = fives.then().then() if fives.question.kind != "fives" else fives.then()
    shooter = table(SD, P0="5x10 3xQ 2xA 3 4 9", P3="3xK 2x4 3 9", carried=after()).dealt()
    shot = shooter.then(P0="shots 5x10 3xQ 2xA").then().then(P3="3xK")
    poor = table("wanjiaxiang", P0="3xA 9", P2="3xA 9").begun(P1)
    refused = table(PROFILES["finalstone"], P5="2 5 9", carried=after(*debts)).begun()
    return [
        refused.then(),
        *(cut, called, chosen, swapped, paid, resisted, dotted, quiet, helped, fives, shot),
        poor.then(P0="yes").then(P3="no"),
        poor.then(P0="yes", P2="yes"),
    ]


def held_back() -> list[Scene]:
    """3s and 4s that a house keeps back, and points that are lost again."""
    stuffed = table("aixin", P0="2xK 3", P3="2xA 9 3").leads(P0, "2xK").then(P3="2xA")
    hidden = table(HELD, out=(P1, P2, P3), P4="2xK 3", P5="2xA 3").led_by(P4)
    hidden = hidden.leads(P4, "2xK").then(P5="2xA").then().leads(P5, "3")
    given = table("shandong", P0="2x4 9 3").led_by(P0).aside(P0, GiveUpOpening())
    thrown = given.aside(P0, ThrowFours())
    natural = table(SD_OPEN, P0="4x10 3xJ 4x4 3x3", others="5x10 3 4", carried=after()).dealt()
    lost = table("shandong", opened=(P0,), P0="5x10 9 3").led_by(P0)
    lost = replace(
        lost, hand=replace(lost.hand, state=replace(lost.state, natural=frozenset({P0})))
    ).leads(P0, "5x10")
    return [stuffed, hidden, thrown, natural, lost]


def whole(rules: GoujiRules, carried: Carried | None = None) -> Scene:
    hand, log = Hand.open(gouji, rules, 11, carried)
    return Scene(hand, tuple(log), tuple(log))


SD: Final = replace(PROFILES["shandong"], bright_call=False, natural_open=False)
SD_OPEN: Final = replace(SD, natural_open=True)
HELD: Final = replace(PROFILES["finalstone"], hold_three=True)
RETURNED: Final = replace(
    PROFILES["finalstone"], receiver_may_refuse=False, return_refusable=True, bright_call=False
)
ALLIES_LAST: Final = after(places=(0, 2, 1, 4, 3, 5))
