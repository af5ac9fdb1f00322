"""Hands worth telling: each is played through the rules, and told in ``*.txt`` beside this file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine import gouji
from engine.gouji.actions import GiveUpOpening, ShowHand, Suggest, ThrowFours
from engine.gouji.carried import Carried, Debt
from engine.gouji.options import AllyTribute, Cut, Revolution, Tribute
from engine.gouji.profiles import AIXIN, FINALSTONE, PLATFORM, SHANDONG, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from engine.hand import Hand
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, combo, table

BURN, FALL, POINT, STUFFED = Tribute.BURN, Tribute.FALL, Tribute.POINT, Tribute.STUFFED
QUIET: Final = replace(FINALSTONE, pre_call=False, bright_call=False, revolution=Revolution.NONE)
"""Points, without what is asked before the first lead."""
HELD: Final = replace(QUIET, hold_three=True, revolution=Revolution.LAY_DOWN)
SD: Final = replace(SHANDONG, bright_call=False, natural_open=False)
AX: Final = replace(AIXIN, bright_call=False, revolution=Revolution.NONE)


def whole(rules: GoujiRules, carried: Carried | None = None, seed: int = 11) -> Scene:
    """A full deal, from its very beginning."""
    hand, log = Hand.open(gouji, rules, seed, carried)
    return Scene(hand, tuple(log), tuple(log))


def burn_made() -> Scene:
    scene = table(QUIET, P0="5x10 3 4", P1="5xJ S 3x7 4x9").leads(P0, "5x10")
    return scene.then(P1="burn 5xJ").then().leads(P1, "S+3x7").then().leads(P1, "4x9").then()


def burn_counter_burn_and_un_burn() -> Scene:
    hands = {"P0": "5x10 3 4", "P1": "5xJ B 3x7 3", "P2": "5xQ S 2x8 9", "P5": "5xK 6 7"}
    scene = table(QUIET, **hands).leads(P0, "5x10").then(P1="burn 5xJ").then(P2="burn 5xQ")
    return scene.then(P5="5xK").then().leads(P5, "6").then()


def false_burn() -> Scene:
    scene = table(QUIET, P0="5x10 3 4", P1="5xJ 3x7 4x9").leads(P0, "5x10")
    return scene.then(P1="burn 5xJ").then().leads(P0, "4").then()


def counter_burn_made_twice_over() -> Scene:
    hands = {"P0": "5x10 3 4", "P1": "5xJ S 4xA 3", "P2": "5xQ 9 3"}
    scene = table(SD, opened=(P1, P2), carried=after(), **hands).leads(P0, "5x10")
    scene = scene.then(P1="burn 5xJ").then(P2="burn 5xQ").then(P1="burn S+4xA")
    return scene.then().leads(P1, "3").then()


def stuffing_while_burning() -> Scene:
    hands = {"P1": "5xJ 2x3", "P4": "5xQ 9 3", "P0": "5x10 3 4"}
    scene = table(SD, opened=(P1,), carried=after(), **hands).leads(P0, "5x10")
    return scene.then(P1="burn 5xJ").then(P4="5xQ").then().leads(P4, "9").then()


def fraud_burn_of_a_last_gouji_play() -> Scene:
    hands = {"P0": "5x10 3", "P1": "5xJ 3x7 4x9 2x3", "P3": "9 4 3"}
    scene = table(SD, opened=(P1,), carried=after(), **hands).leads(P0, "5x10")
    return scene.then(P1="burn 5xJ").then()


def un_burn_beaten_back() -> Scene:
    hands = {"P1": "5xJ S 4xK 2x3", "P4": "5xQ 9 3", "P0": "5x10 3 4"}
    scene = table(SD, opened=(P1,), carried=after(), **hands).leads(P0, "5x10")
    scene = scene.then(P1="burn 5xJ").then(P4="5xQ").then(P1="S+4xK").then()
    return scene.leads(P1, "2x3").then()


def revolution_with_head_and_three_free_kills() -> Scene:
    rules = replace(FINALSTONE, bright_call=False)
    scene = table(rules, P0="3xA 4xK 9 8", P3="2xA 2xK 3xQ 4xJ 3 9", P4="4x2 9").begun(P3)
    scene = scene.then(P0="yes").then(P3="yes")
    for words in ("2xK", "2xA", "3xQ"):
        scene = scene.leads(P3, words).then()
    return scene.leads(P3, "4xJ").then(P4="4x2")


def revolution_and_sweep() -> Scene:
    rules = replace(FINALSTONE, bright_call=False)
    hands = {"P0": "3xA 4xK 9 8", "P2": "9", "P4": "8"}
    scene = table(rules, **hands).begun(P2).then(P0="yes").then(P3="no")
    return scene.leads(P2, "9").then().leads(P3, "3").then(P4="8")


def three_shots_that_succeed() -> Scene:
    scene = table(SD, P0="5x10 3xQ 2xA 3 4 9 2", P3="3xK 2x4 3 9", carried=after()).dealt()
    return scene.then(P0="shots 5x10 3xQ 2xA").then().then(P3="3xK").then()


def three_shots_that_fail() -> Scene:
    scene = table(SD, P0="5x10 3xQ 2xA 3 4 9", P3="5xJ 2xK S 2xB 4 3", carried=after()).dealt()
    scene = scene.then(P0="shots 5x10 3xQ 2xA").then(P3="5xJ").then(P3="S+2xK")
    return scene.then(P3="2xB").then()


def three_shots_and_a_sweep() -> Scene:
    hands = {"P0": "5x10 3xQ 2xA 3 4 9", "P2": "K 3", "P4": "A 3", "P3": "4 6 3", "P1": "6 3"}
    carried = after(places=(0, 2, 1, 3, 4, 5))
    scene = table(SD, others="6 7 3 4", carried=carried, **hands).dealt()
    scene = on(scene.then(P0="shots 5x10 3xQ 2xA").then().then())
    scene = on(scene.leads(P1, "6").then(P2="K"))
    scene = on(scene.leads(P2, "3"))
    scene = on(scene.leads(P3, "6").then(P4="A"))
    return scene.leads(P4, "3")


def on(scene: Scene) -> Scene:
    """Nobody does anything until somebody must lead."""
    while scene.question.kind != "lead":
        scene = scene.then()
    return scene


def twelve_cards_of_point_tribute() -> Scene:
    scene = table(
        QUIET, P3="2xB 3xS 8x2 9", others="3 4 9", carried=after(Debt(POINT, P3, P0, 12))
    ).begun()
    return scene.then()


def pooled_fives_beaten() -> Scene:
    carried = after(places=(1, 3, 5, 4, 0, 2), swept=0, sweeps=1)
    hands = {"P0": "3x5 3 4", "P2": "2x5 3 4 9", "P4": "4x5 3 4", "P3": "9x8 3 4"}
    scene = table(SD, others="3 4 6 7", carried=carried, **hands).dealt()
    return scene.then().then(P3="9x8").then()


def pooled_fives_that_stand() -> Scene:
    carried = after(places=(1, 3, 5, 4, 0, 2), swept=0, sweeps=1)
    scene = table(SD, others="3 4 6 7", P0="3x5 3 4", P2="9 3 4", carried=carried).dealt()
    return scene.then().then().leads(P2, "9").then()


def six_points_lose_the_game() -> Scene:
    hands = {"P4": "9 3", "P3": "4x5 3", "P5": "7x5 3"}
    carried = after(places=(0, 2, 1, 3, 4, 5), hits=(0, 5))
    scene = table(AX, out=(P0, P1, P2), carried=carried, **hands).led_by(P4)
    return scene.leads(P4, "9").then().leads(P4, "3")


def melee_after_a_free_kill() -> Scene:
    hands = {"P0": "2xA", "P3": "2x2 9 8", "P1": "10 6", "P2": "J 6", "P4": "6 7"}
    scene = table(QUIET, out=(P5,), **hands).leads(P0, "2xA").then(P3="2x2").then()
    return scene.leads(P3, "9").then(P1="10").then(P2="J").then()


def free_kill_declined() -> Scene:
    scene = table(QUIET, P0="2xA", P3="2x2 9", P1="7 8").leads(P0, "2xA").then()
    return scene.leads(P1, "7").then()


def the_wind_is_asked_for() -> Scene:
    scene = table(QUIET, P0="3x9", P1="4x8 7").leads(P0, "3x9").then(P1="wind").then()
    return scene.leads(P1, "4x8").then()


def yield_and_the_last_word() -> Scene:
    scene = table(QUIET, P0="3x5 3", P3="3x9 4").leads(P0, "3x5").then(P3="yield")
    return scene.then(P3="3x9").then()


def a_passer_answers_his_opposite() -> Scene:
    hands = {"P0": "4x5 4xJ 3", "P1": "4x6 3", "P3": "4xQ 3"}
    scene = table(QUIET, **hands).leads(P0, "4x5").then(P1="4x6")
    return scene.then(P0="4xJ").then(P3="4xQ").then()


def a_headless_player_answers_anybody() -> Scene:
    scene = table(QUIET, out=(P0,), P1="5x10 3", P3="5xK 3 4").led_by(P1)
    return scene.leads(P1, "5x10").then(P3="5xK").then()


def two_big_jokers_kill_one() -> Scene:
    scene = table(PLATFORM, P0="B 2x7 3", P3="2xB 2x8 3").leads(P0, "B+2x7")
    return scene.then(P3="2xB+2x8").then()


def a_peace_hand_is_levelled_and_opens_directly() -> Scene:
    hands = {"P0": "3xQ 4 9", "P2": "3x3 4", "P3": "3xK 3 4"}
    scene = table(replace(SD, revolution_place=SD.revolution_place), others="3 4 9", **hands)
    begun = scene.dealt().then()
    return begun.leads(P0, "3xQ").then(P3="3xK").then()


def open_by_nature() -> Scene:
    rules = replace(SD, natural_open=True)
    return table(rules, P0="4x10 3xJ 4x4 3x3", others="5x10 3 4", carried=after()).dealt()


def a_dot_hand() -> Scene:
    rules = replace(SD, buy_three=False, buy_four=False)
    owed = after(Debt(POINT, P0, P3, 1), places=(1, 2, 3, 4, 5, 0))
    hands = {"P0": "3 4 B 6 7 8 10", "P3": "3 4 5 6 7 9 Q"}
    return table(rules, carried=owed, **hands).dealt().then(P0="dot 3").then()


def tribute_resisted() -> Scene:
    debts = (Debt(POINT, P0, P3, 1), Debt(BURN, P1, P2, 1), Debt(FALL, P2, P1, 2))
    hands = {"P0": "4xB 3 4 9", "P2": "2x2 3 4", "P1": "2 3 4"}
    scene = table(replace(SD, dot_hand=False), carried=after(*debts), **hands).dealt()
    return scene.then()


def points_set_off() -> Scene:
    rules = replace(SD, cut=Cut.NONE, dot_hand=False)
    pair = (Debt(POINT, P1, P4, 1), Debt(POINT, P4, P1, 1), Debt(POINT, P2, P5, 1))
    return on(whole(rules, after(*pair)).then(P1="yes", P4="yes"))


def allies_choose_who_was_last() -> Scene:
    debts = (Debt(FALL, P5, P0, 2), Debt(FALL, P3, P2, 1))
    rules = replace(WANJIAXIANG, tribute_enabled=True)
    carried = after(*debts, places=(0, 2, 1, 4, 3, 5), choosable=True)
    return whole(rules, carried).then(P3="last P3", P5="last P3").then()


def the_opposite_cuts_three_times() -> Scene:
    scene = whole(replace(SD, natural_open=True), after(places=(0, 2, 1, 3, 5, 4)))
    scene = scene.then(P4="ask-cut 3").then(P1="cut 40")
    return scene.then(P1="cut 7").then(P1="cut 100").then()


def an_ally_pays_for_a_three() -> Scene:
    hands = {"P0": "4 9", "P1": "2 3 4", "P2": "2 3 4", "P3": "3x3 4"}
    scene = table(SD, others="3 4 9", carried=after(Debt(BURN, P1, P0, 1)), **hands).dealt()
    return scene.then(P2="yes").then()


def who_cannot_buy_revolts() -> Scene:
    hands = {"P0": "9 K", "P3": "4x3 9"}
    scene = table(HELD, others="3 4 9", **hands).begun().then(P3="no")
    return scene.then()


def two_revolutions_void_a_hand() -> Scene:
    scene = table("wanjiaxiang", P0="3xA 9", P2="3xA 9").begun(P1)
    return scene.then(P0="yes", P2="yes")


def a_returned_card_is_refused() -> Scene:
    rules = replace(AX, hold_three=False, ally_tribute=AllyTribute.NORMAL)
    hands = {"P5": "2 5 9", "P0": "2x7 9 K", "P4": "2 9"}
    debts = (Debt(FALL, P5, P0, 1), Debt(FALL, P4, P1, 1))
    scene = table(rules, carried=after(*debts), **hands).dealt()
    return scene.then(P0="return 7").then(P5="refuse 7")


def a_counter_tribute() -> Scene:
    rules = replace(QUIET, ally_tribute=AllyTribute.AGREEMENT_OR_COUNTER)
    scene = table(rules, P4="B 9", P2="2xA 9", carried=after(Debt(FALL, P4, P2, 1))).begun()
    return on(scene.then(P2="terms c0", P4="terms"))


def tribute_refused_by_an_ally() -> Scene:
    debts = (Debt(FALL, P5, P0, 2), Debt(FALL, P4, P2, 1))
    rules = replace(FINALSTONE, bright_call=False, revolution=Revolution.NONE)
    scene = table(rules, P5="B 2 9", P4="2 9", P0="5 6 K", carried=after(*debts)).begun(P5)
    return scene.then().then(P0="return 5 6")


def calls_on_the_point() -> Scene:
    return on(whole(FINALSTONE).then(P1="yes", P4="yes").then().then(P0="yes"))


def fours_are_thrown_and_led() -> Scene:
    hands = {"P0": "2x4 5x10 9 3", "P1": "2x4 K 3"}
    scene = table(SD, opened=(P0,), carried=after(), **hands).leads(P0, "2x4").then()
    scene = scene.leads(P0, "9").aside(P1, GiveUpOpening()).aside(P1, ThrowFours())
    return scene.then(P1="K").then()


def stuffed_and_gone_on_the_wind() -> Scene:
    hands = {"P5": "2xK 3", "P2": "2xA 9 3", "P4": "K 3"}
    scene = table(HELD, **hands).leads(P5, "2xK").then(P2="2xA").then().leads(P2, "9")
    scene = scene.then(P4="K").then().leads(P4, "3").then()
    return scene.leads(P5, "3").then()


def a_stuffed_hand_is_dead() -> Scene:
    hands = {"P0": "2xK 3", "P3": "2xA 9 3"}
    scene = table(SD, carried=after(), **hands).leads(P0, "2xK").then(P3="2xA").then()
    return scene.leads(P3, "9").then()


def a_wrong_follow_loses_the_turn() -> Scene:
    scene = table(AX, P0="3x9 4 3", P1="3x8 K 3", P2="3xK 4 3").leads(P0, "3x9")
    return scene.then(P1="3x8", P2="3xK").then()


def a_prompter_looks_on() -> Scene:
    scene = table("wanjiaxiang", P0="3x4 6").led_by(P0).aside(P0, ShowHand(P2))
    return scene.aside(P2, Suggest(P0, combo("6"))).leads(P0, "6").then()


STORIES: Final[dict[str, Callable[[], Scene]]] = {
    story.__name__: story
    for story in (
        burn_made,
        burn_counter_burn_and_un_burn,
        false_burn,
        counter_burn_made_twice_over,
        stuffing_while_burning,
        fraud_burn_of_a_last_gouji_play,
        un_burn_beaten_back,
        revolution_with_head_and_three_free_kills,
        revolution_and_sweep,
        three_shots_that_succeed,
        three_shots_that_fail,
        three_shots_and_a_sweep,
        twelve_cards_of_point_tribute,
        pooled_fives_beaten,
        pooled_fives_that_stand,
        six_points_lose_the_game,
        melee_after_a_free_kill,
        free_kill_declined,
        the_wind_is_asked_for,
        yield_and_the_last_word,
        a_passer_answers_his_opposite,
        a_headless_player_answers_anybody,
        two_big_jokers_kill_one,
        a_peace_hand_is_levelled_and_opens_directly,
        open_by_nature,
        a_dot_hand,
        tribute_resisted,
        points_set_off,
        allies_choose_who_was_last,
        the_opposite_cuts_three_times,
        an_ally_pays_for_a_three,
        who_cannot_buy_revolts,
        two_revolutions_void_a_hand,
        a_returned_card_is_refused,
        a_counter_tribute,
        tribute_refused_by_an_ally,
        calls_on_the_point,
        fours_are_thrown_and_led,
        stuffed_and_gone_on_the_wind,
        a_stuffed_hand_is_dead,
        a_wrong_follow_loses_the_turn,
        a_prompter_looks_on,
    )
}
