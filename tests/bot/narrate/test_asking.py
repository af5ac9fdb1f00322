"""What one player is asked before the first lead and around it: lines, buttons, answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from bot.narrate import gouji as narrator
from bot.narrate.gouji import before, spoken
from bot.text import LANGUAGES, locale
from engine.decision import Hold
from engine.errors import Illegal
from engine.gouji.actions import (
    GiveUpOpening,
    No,
    Shots,
    ThrowFours,
    Yes,
)
from engine.gouji.asked import check
from engine.gouji.carried import Carried, Debt
from engine.gouji.matters import Matter
from engine.gouji.options import FourPolicy
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.hand import Hand
from engine.seats import Seat
from tests.bot.narrate.asking import (
    BURN,
    FALL,
    LOOKED,
    POINT,
    SWEPT,
    actions,
    asked_of,
    fits,
    panels,
    returning,
    said_by,
    said_no,
    until,
)
from tests.bot.narrate.reading import (
    GAME,
    Position,
    at,
    scene,
    units,
    words,
)
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, combo, table

OWED: Final = Carried(
    places=(P0, P2, P1, P3, P4, P5),
    debts=(
        Debt(POINT, P1, P4, 2),
        Debt(BURN, P0, P2, 1),
        Debt(FALL, P4, P0, 1),
        Debt(FALL, P5, P0, 2),
    ),
)
TABLES: Final[dict[str, tuple[GoujiRules, Carried | None]]] = {
    "aixin": (PROFILES["aixin"], OWED),
    "shandong": (PROFILES["shandong"], SWEPT),
    "hold-three": (replace(PROFILES["finalstone"], hold_three=True), OWED),
    "platform": (PROFILES["platform"], None),
}


def told(carried: Carried | None, rules: GoujiRules, seed: int, hands: int) -> Iterator[Position]:
    """A match up to each question that is asked around a hand, at random where that is short."""
    rng = Random(seed)
    for number in range(hands):
        hand, events = Hand.open(GAME, rules, 100 * seed + number, carried)
        log = tuple(events)
        while (question := hand.pending) is not None:
            if question.kind in before.QUESTIONS:
                yield Position(hand, log, scene(question.id, hand_number=number + 1))
            hand, log = _step(hand, log, question, rng)
        carried = GAME.carried(hand.state)


def _step(hand: Any, log: tuple[Any, ...], question: Any, rng: Random) -> Any:
    eager = 0.05 if question.kind is Matter.REVOLUTION else 0.5
    for ask in question.asks:
        menu = tuple(islice(hand.game.menu(hand.state, ask.seat), 300))
        said = rng.choice(menu) if rng.random() < eager else ask.default
        hand, events = hand.answer(question.id, ask.seat, said)
        log = (*log, *events)
        if hand.pending is None or hand.pending.id != question.id:
            return hand, log
    if question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        log = (*log, *events)
    return hand, log


def answerable(position: Position, seat: Seat, panel: str) -> None:
    """Every button gives an answer, or a refusal that only its presser sees."""
    asked = position.view(seat).asked
    if asked is None:
        return
    for action in actions(position, seat, panel):
        if isinstance(action, GiveUpOpening | ThrowFours):
            continue
        try:
            check(asked, action)
        except Illegal as refused:
            for language in LANGUAGES:
                text = locale(language).words(narrator.refusal(refused))
                assert 0 < units(text) <= 200


@pytest.mark.parametrize("name", TABLES)
def test_every_question_of_a_match_has_its_screens_and_words(name: str) -> None:
    rules, carried = TABLES[name]
    asked = set()
    for position in told(carried, rules, seed=1, hands=3):
        for seat in ALL:
            view = position.view(seat)
            for panel in panels(position, seat):
                fits(position, seat, panel)
                answerable(position, seat, panel)
            for language in LANGUAGES:
                say = locale(language).words
                assert len(say(narrator.alert(position.scene, view))) <= 200
                if view.asked is None:
                    continue
                asked.add(view.asked.matter)
                for action in islice(GAME.menu(position.hand.state, seat), LOOKED):
                    spelled = say(spoken.said(action, view.asked))
                    assert narrator.read(view, spelled) == action, spelled
    assert len(asked) >= (1 if name == "platform" else 4)


def test_a_bright_call_says_what_it_wins_and_costs() -> None:
    """G-080: the numbers come from the options."""
    rules = replace(PROFILES["finalstone"], pre_call=False)
    said = said_by(asked_of(rules, None, Matter.BRIGHT_CALL), P0)
    assert "宣点？赌你对头 Anna 这局开不了点" in said
    assert "他没开、你开了：下局 Anna 给你3张（不宣是2张）" in said
    assert "都没开：Anna 给你2张（不宣是1张），你给 Anna 1张（不宣是1张）" in said
    assert "他开了、你没开：下局你给 Anna 5张（不宣是2张）" in said
    assert "都开了" not in said
    assert "别的跟没宣一样" in said
    fails = replace(rules, call_fail_when_both_open=True)
    assert "都开了：你给 Anna 4张（不宣没事）" in said_by(
        asked_of(fails, None, Matter.BRIGHT_CALL), P0
    )


def test_a_pre_call_is_asked_before_anybody_has_cards() -> None:
    """G-050."""
    position = asked_of(PROFILES["finalstone"], None, Matter.PRE_CALL)
    assert position.view(P0).hand is None
    assert actions(position, P0) == [No(), Yes()]
    assert "他没开、你开了：下局 Anna 给你5张（不预是2张）" in said_by(position, P0)
    assert words(narrator.alert(position.scene, position.view(P0))) == "桌7：牌还没发，等你答"
    assert words(narrator.alert(position.scene, position.view(None))) != ""


def test_an_answer_is_noted_and_may_be_changed() -> None:
    position = asked_of(PROFILES["finalstone"], None, Matter.PRE_CALL)
    hand, events = position.hand.answer(position.scene.decision, P2, Yes())
    noted = Position(hand, (*position.log, *events), position.scene)
    assert "记下了：预点。没亮之前随时能改" in said_by(noted, P2)
    assert actions(noted, P2) == []
    assert actions(noted, P2, "c") == [No(), Yes()]
    assert said_by(noted, P0) == said_by(position, P0)


def test_who_cannot_revolt_is_asked_in_the_same_words() -> None:
    """G-250, screens 7.4: he is told after the tap, for his eyes alone."""
    rules = replace(PROFILES["finalstone"], pre_call=False, bright_call=False)
    able = at(table(rules, P3="4x10 4x6 3").begun())
    now = table(rules, P3="2 B 4x6 3").begun()
    unable = at(now)
    both = (said_by(able, P3).split("\n"), said_by(unable, P3).split("\n"))
    differing = [number for number, pair in enumerate(zip(*both, strict=True)) if len({*pair}) > 1]
    assert differing == [1, 2], "how many cards, and a row of them"
    assert able.private(P3).buttons == unable.private(P3).buttons
    assert actions(unable, P3) == [No(), Yes()]
    with pytest.raises(Illegal) as refused:
        now.hand.answer(now.question.id, P3, Yes())
    said = words(narrator.refusal(refused.value))
    assert said == "你有2，革不了命。只有你看得见这句"


def test_the_opposite_of_a_revolutionary_keeps_his_head_or_not() -> None:
    """G-256, G-257."""
    rules = replace(PROFILES["finalstone"], pre_call=False, bright_call=False)
    now = table(rules, P0="4x5 4x6 3").begun(P1)
    question = now.question.id
    for seat in ALL:
        hand, events = now.hand.answer(question, seat, Yes() if seat == P0 else No())
        now = Scene(hand, (*now.log, *events))
    hand, events = now.hand.release(question)
    position = at(Scene(hand, (*now.log, *events)))
    said = said_by(position, P3)
    assert "老王 革命了，你是对头。要不要头？" in said
    assert "要头：你头3手够级，除了烧没人能答" in said
    assert actions(position, P3) == [No(), Yes()]


def revolting(**hands: Any) -> Scene:
    return table(PROFILES["shandong"], carried=after(), **hands).begun(P5)


FIRED: Final = Shots((combo("3xA"), combo("3xK"), combo("3xQ")))


def test_up_to_five_series_of_three_shots_are_ready() -> None:
    """G-262: largest first; for who has none the way back."""
    now = until(revolting(P0="3xA 3xK 4xQ 3 4", P1="4x9 3 4"), Matter.REVOLUTION)
    position = at(now)
    assert position.private(P0).buttons == position.private(P1).buttons
    series = [a for a in actions(position, P0, "v") if isinstance(a, Shots)]
    assert len(series) == 5
    assert series[0] == Shots((combo("3xA"), combo("3xK"), combo("4xQ")))
    ranks = [max(c.rank or 0 for c in shots.combos) for shots in series]
    assert ranks == sorted(ranks, reverse=True)
    for shots in series:
        assert shots in set(now.menu(P0))
    assert actions(position, P1, "v") == [No()]
    assert "你凑不出3手纯够级" in said_by(position, P1, "v")


def test_a_shot_is_beaten_or_let_pass_with_what_hangs_on_it() -> None:
    """G-262 to G-265."""
    now = until(revolting(P0="3xA 3xK 3xQ 3 4", P3="4x2 4xA 3 4", P1="3 4 4x9"), Matter.REVOLUTION)
    fired = said_no(now, P0=FIRED)
    said = said_by(at(fired), P3)
    assert "第1枪：老王 3个A。压不压？" in said
    assert "3枪都压住：老王 大落，没开点。漏一枪：他革命成了，你无头" in said
    assert "[放过]" in said
    assert {*actions(at(fired), P3)} <= {*fired.menu(P3)}
    assert [a for a in actions(at(fired), P3, "2") if a not in fired.menu(P3)] == []
    stood = said_by(at(said_no(fired)), P3)
    assert "头一枪没压，老王 革命成了。剩下 3个K、3个Q" in stood


def test_pooled_fives_are_beaten_or_let_pass() -> None:
    """G-282."""
    rules = replace(PROFILES["shandong"], bright_call=False)
    swept = after(swept=1, sweeps=1, places=(0, 2, 4, 1, 3, 5))
    now = table(rules, P1="2x5 3 4", P3="5 3 4", P5="5 3 4", P0="4x6 3 4", carried=swept)
    position = at(until(now.begun(P5), Matter.FIVES))
    said = said_by(position, P0)
    assert "蓝方汇五：4个5（小李 2个、Anna 1个、Tom 1个）。压不压？没人压，Tom 先出" in said
    assert "[4个6]" in said
    assert said.endswith("[放过]\n[?]")


def test_the_unopened_may_throw_their_fours_at_their_own_turn() -> None:
    """G-178: asked once more, for it cannot be undone."""
    now = table(PROFILES["shandong"], P0="4x9 2x4 3", P3="4x10 4 3").led_by(P0)
    position = at(now)
    assert "[弃点，扔4…]" in said_by(position, P0)
    assert actions(position, P0, "f") == [ThrowFours(), GiveUpOpening()]
    assert "2个4全扔掉" in said_by(position, P0, "f")
    followed = at(now.leads(P0, "4x9"))
    assert "[弃点，扔4…]" in said_by(followed, P3)
    opened = at(table(PROFILES["shandong"], opened=(P0,), P0="4x9 2x4 3").led_by(P0))
    assert "扔4" not in said_by(opened, P0)
    assert opened.private(P0, "f") == opened.private(P0)


def test_a_house_that_keeps_fours_lets_opening_be_given_up() -> None:
    rules = replace(PROFILES["shandong"], four_policy=FourPolicy.CERTIFICATE_KEEP)
    position = at(table(rules, P0="4x9 2x4 3").led_by(P0))
    assert actions(position, P0, "f") == [GiveUpOpening()]


def test_what_one_gave_and_got_is_told_to_him_alone() -> None:
    """Screens 7.1."""
    position = at(said_no(returning("3 5 5 K 2")))
    assert "收到：2个2（Tom 进贡）；给出：5、3→Tom（还贡）" in said_by(position, P0)
    assert "给出：2个2→老王（进贡）；收到：5、3（老王 还的）" in said_by(position, P5)
    assert "收到" not in said_by(position, P1)
