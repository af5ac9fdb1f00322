"""The computer players of Baohuang: lawful, of equal mind on equal views, and worth playing."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.policies import STAND_INS, policy
from bot.policies.baohuang import makers, yardsticks
from bot.self_play import Match, Play, seed_of, stream
from engine.baohuang.actions import (
    Abdicate,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Reign,
    Silent,
)
from engine.baohuang.actions import Play as Lay
from engine.baohuang.asked import check
from engine.baohuang.options import NoEmperor, Throne
from engine.baohuang.profiles import PROFILES
from engine.baohuang.view import View
from engine.cards import Rank
from engine.seats import seats
from tests.engine.baohuang.known import worlds
from tests.engine.baohuang.table import P0, P1, P2, P3, SEED, table

NAMES = (*makers, *yardsticks, "stand-in")
WILD = replace(
    SEED,
    hold_six=True,
    stuffed_tribute=1,
    throne=Throne.PREVIOUS,
    throne_gift=True,
    grab_solo=True,
    no_emperor=NoEmperor.REDEAL,
    open_guard_factor=2,
    revolt_exposes=2,
    kick_factor=2,
    pass_is_final=True,
)
RULES = {**PROFILES, "wild": WILD}


def player(name: str, luck: int) -> Any:
    return STAND_INS["baohuang"] if name == "stand-in" else policy("baohuang", name, Random(luck))


class Watched:
    """Asks a policy, and notes what it was asked and answered."""

    def __init__(self, inner: Any) -> None:
        self.inner, self.name, self.version = inner, "watched", "1"
        self.said: list[tuple[View, Any]] = []

    def choose(self, view: View) -> Any:
        action = self.inner.choose(view)
        self.said.append((view, action))
        return action


@cache
def said(name: str, rules: str) -> list[tuple[View, Any]]:
    """What players of this kind say in some hands, one after another."""
    found: list[tuple[View, Any]] = []
    for number in range(1 if name in ("greedy", "stand-in") else 3):
        table = tuple(Watched(player(name, number * 5 + seat)) for seat in range(5))
        for _ in Match("baohuang", "seed", 4, number, table, RULES[rules]).outcomes(2):
            pass
        found += [each for watched in table for each in watched.said]
    return found


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_lawful(name: str, rules: str) -> None:
    answers = said(name, rules)
    assert len(answers) > 150
    for view, action in answers:
        check(view.asked, action)  # type: ignore[arg-type]


def test_a_random_player_says_everything_that_can_be_said() -> None:
    kinds = {type(action) for rules in RULES for _, action in said("random", rules)}
    assert kinds == {Lay, Pass, ApplyForWind, Declare, Silent, Reign, Abdicate, Call}
    declared = {a.what for _, a in said("random", "wild") if isinstance(a, Declare)}
    assert declared >= {Declaration.GRAB, Declaration.REVOLT}


@pytest.mark.parametrize("name", makers)
def test_equal_views_get_equal_answers(name: str) -> None:
    for view, _ in said(name, "seed")[:60]:
        assert policy("baohuang", name).choose(view) == policy("baohuang", name).choose(view)


@pytest.mark.untraced
def test_a_greedy_player_knows_nothing_that_his_view_does_not_show() -> None:
    """Two worlds that look the same to him, with the guard and all cards elsewhere."""
    greedy, compared = policy("baohuang", "greedy"), 0
    table = tuple(policy("baohuang", "greedy") for _ in range(5))
    play = Play("baohuang", "seed", seed_of(3, 1), table)
    while play.hand.pending is not None:
        for ask in play.hand.pending.asks:
            view = play.hand.game.view(play.hand.state, ask.seat)
            for world in list(worlds(play.hand.state, ask.seat, []))[:2]:
                other = play.hand.game.view(world, ask.seat)
                assert other == view
                assert greedy.choose(other) == greedy.choose(view)
                compared += 1
        play.settle()
    assert compared > 50


@pytest.mark.parametrize("name", NAMES)
def test_who_is_not_asked_has_nothing_to_say(name: str) -> None:
    with pytest.raises(LookupError, match="not asked"):
        player(name, 1).choose(table(P0="XE 9 K").led("9").view(P0))


def test_the_stand_in_spends_nothing_dear() -> None:
    for rules in RULES:
        for view, action in said("stand-in", rules):
            assert view.asked is not None
            if isinstance(action, Lay) and action != view.asked.decline:
                assert not action.combo.jokers
                assert not action.combo.marks
                assert action.combo.rank is not Rank.TWO


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("profile", "second"), [("seed", "random"), ("seed", "lowest"), ("qingdao", "random")]
)
def test_greedy_players_beat_others_on_the_same_deals(profile: str, second: str) -> None:
    """Each deal once from every seat; a small share of what ``scripts/duel`` plays."""
    gained = 0.0
    for deal in range(2):
        for own in seats(5):
            sitting = tuple(
                policy("baohuang", "greedy" if seat == own else second, stream(6, deal, seat))
                for seat in seats(5)
            )
            gained += Play("baohuang", profile, seed_of(6, deal), sitting).finish().points[own]
    assert gained > 0


def greedy(view: View) -> Any:
    return policy("baohuang", "greedy").choose(view)


def test_who_can_go_out_does() -> None:
    scene = table(P0="XE 9 K 8", P1="XG 2x7", P2="J 6 6", P3="10").led("9")
    assert greedy(scene.view(P3)) == Lay(scene.menu(P3)[1].combo)


def test_the_hidden_guard_plays_as_a_commoner_would_as_long_as_all_have_many_cards() -> None:
    """The same hand answers the same, whether one of its jokers is the marked one or not."""
    many = "3x7 2x8 9 10 J Q K 2x6 A 2x9 2x10 2xJ 3x8 2xK"
    for lead in ("6", "2x7", "9", "Q"):
        answers = []
        for mine, other in (("XG S", "2xS"), ("2xS", "XG S")):
            scene = table(P0=f"XE {many}", P1=f"{mine} {many}", P2=f"{other} {many}").led(lead)
            answers.append(greedy(scene.view(P1)))
        assert answers[0] == answers[1]


def test_the_guard_leaves_the_emperor_the_lead_when_the_end_is_near() -> None:
    scene = table(P0="XE A 9", P1="XG 2 2 7 7 8", P2="2 2 6 7").led("A")
    assert greedy(scene.view(P1)) == Pass()
    assert isinstance(greedy(scene.view(P2)), Lay)


def test_a_guard_who_can_choose_does_not_lay_the_card_that_shows_him() -> None:
    scene = table(P0="XE 9 K", P1="XG S", P2="10 Q 8").led("9").then(P2="10").all_pass().led("Q")
    answer = greedy(scene.view(P1))
    assert isinstance(answer, Lay)
    assert answer.combo.marks == ()


def test_strong_hands_declare_and_weak_ones_do_not() -> None:
    doubles = replace(SEED, open_guard_factor=2, revolt_exposes=2, kick_factor=2)
    strong, weak = "3xB 3xS 6x2 4xA 4xK", "7 8 9 10 J Q K 6"
    guard = table(doubles, P1=f"XG {strong}")
    assert greedy(guard.view(P1)) == Declare(Declaration.OPEN_GUARD)
    assert greedy(guard.view(P2)) == Silent()
    assert greedy(table(doubles, P2=strong).view(P2)) == Declare(Declaration.REVOLT)
    assert greedy(table(doubles, P1=f"XG {weak}").view(P1)) == Silent()
    kicking = guard.then(P1="open-guard")
    assert greedy(kicking.view(P2)) == Silent()
    kicking = table(doubles, P2=strong).then(P1="open-guard")
    assert greedy(kicking.view(P2)) == Declare(Declaration.KICK)
    solo = table(P0=f"XE XG {strong}")
    assert greedy(solo.view(P0)) == Declare(Declaration.OPEN_SOLO)


def test_a_weak_hand_declines_the_throne_and_a_strong_one_grabs_it() -> None:
    lets = replace(SEED, throne=Throne.NEXT)
    assert greedy(table(lets, P0="XE 7 8 9 10 J Q K").view(P0)) == Abdicate()
    assert greedy(table(lets, P0="XE 2xB 3xS 6x2 4xA").view(P0)) == Reign()
    grabs = replace(SEED, grab_solo=True)
    scene = table(grabs, P2="3xB 3xS 8x2 4xA 4xK")
    assert greedy(scene.view(P2)) == Declare(Declaration.GRAB)
    assert greedy(scene.view(P3)) == Silent()
