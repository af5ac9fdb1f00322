"""What is said is so: why somebody is out of the hand, what a passer may still do, which rules
hold, what was paid."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.narrate import gouji as narrator
from bot.narrate.gouji import spoken
from bot.narrate.gouji.telling import tell
from bot.narrate.gouji.why import why
from bot.narrate.people import People
from bot.policies.gouji.facts import Facts
from bot.policies.gouji.tribute_choice import last
from engine.cards import Rank
from engine.counts import EMPTY
from engine.decision import Hold
from engine.errors import Rejected
from engine.gouji import setup_events as sv
from engine.gouji.actions import Terms
from engine.gouji.asked import Asked, Matter
from engine.gouji.carried import Carried, Debt
from engine.gouji.events import HandEnded, HandStarted
from engine.gouji.options import AllyTribute, PassRule, Tribute
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.hand import Hand
from engine.seats import Seat
from tests.bot.narrate.reading import GAME, Position, at, rendered, scene, words
from tests.support.hands import P0, P1, P2, P3, P4, P5, after, table
from tests.transcripts import stories

SD = PROFILES["shandong"]


def private(now: Any, seat: Seat) -> str:
    return rendered(at(now).private(seat))


def told(*events: Any, reader: Seat | None = None, profile: str = "shandong") -> list[str]:
    view = at(table(PROFILES[profile]).begun()).view(reader)
    return [words(item.line) for item in tell(People(scene(), reader), view, events)]


def test_who_is_stuffed_is_told_so_and_by_whom() -> None:
    """G-235: no false burn, in private or in the result."""
    now = table(SD, carried=after(), P0="2xK 3", P3="2xA 9 3").leads(P0, "2xK").then(P3="2xA")
    now = now.then()
    said = private(now, P0)
    assert "你被 Anna 闷了，剩下的3走不了，大落。等这局打完" in said
    assert "诈烧" not in said


def test_who_burned_falsely_is_told_so() -> None:
    """G-163."""
    now = table(P0="5x10 3 4", P1="5xJ 3x7 4x9").leads(P0, "5x10").then(P1="burn 5xJ").then()
    assert "你诈烧了，大落。等这局打完" in private(now, P1)


def test_whose_shots_were_all_beaten_is_told_so() -> None:
    """G-265."""
    said = private(stories.three_shots_that_fail(), P0)
    assert "你的3手都让压住了，革命没成" in said
    assert "诈烧" not in said


def test_nobody_waits_for_the_end_of_a_hand_that_is_over() -> None:
    now = stories.three_shots_and_a_sweep()
    said = private(now, P1)
    assert "你被 丽姐 闷了，剩下的3走不了" in said
    assert "等这局打完" not in said
    ended = next(event for event in now.log if isinstance(event, HandEnded))
    shown = rendered(narrator.result(scene(), now.view(None), ended))
    assert "被闷 小李（丽姐 闷的）" in shown
    assert "诈烧" not in shown


@pytest.mark.parametrize(
    ("rule", "again"), [(PassRule.EXCEPT_OPPOSITE, True), (PassRule.STRICT, False)]
)
def test_an_overplayed_yielder_may_answer_only_where_the_house_lets_him(
    rule: PassRule, again: bool
) -> None:
    """G-131, G-132, G-135."""
    rules = replace(PROFILES["finalstone"], pass_rule=rule)
    now = table(rules, P0="3x5 3", P3="3x9 4", P4="3x7 4").leads(P0, "3x5")
    now = now.then(P3="yield").then(P4="3x7")
    said = private(now, P3)
    assert "你让了又有人管上，你算过" in said
    assert ("对头再出，你还能答" in said) is again
    assert ("对头再出，你还能管" in said) is again


def hand_started(rules: Any, carried: Any = None) -> HandStarted:
    return HandStarted(rules=rules, seal="0" * 64, carried=carried)


def test_a_peace_hand_is_explained_as_it_begins() -> None:
    """G-041, G-176, GAP-10: in public, and no other hand."""
    lines = told(hand_started(SD))
    assert lines[1:] == ["头一局是平和局：没有贡，3、4先匀一匀，头一手纯够级一出来就开点"]
    assert len(told(hand_started(SD, after()))) == 1
    assert len(told(hand_started(PROFILES["aixin"]))) == 1


def sold(**facts: Any) -> tuple[Any, ...]:
    moved = sv.CardsMoved(why=sv.Why.SOLD, seat=P1, to=P2, cards=((Rank.FOUR, 1),))
    return (moved, sv.CardBought(seat=P2, seller=P1, rank=Rank.FOUR, **facts), sv.SetupEnded())


def test_a_gift_is_said_to_be_one_and_said_once() -> None:
    """G-063."""
    assert told(*sold(payer=None), reader=P1) == ["给出：4→丽姐（白送的）"]
    assert told(*sold(payer=None), reader=P2) == ["收到：4（小李 白送的）"]
    assert told(*sold(payer=P2), reader=P1) == ["给出：4→丽姐（买走的）"]
    assert told(*sold(payer=None)[1:]) == ["买牌 小李→丽姐 1个4（送）"]


def test_ones_own_tribute_is_told_once() -> None:
    """G-093: what was short, and everybody else's, stands in the summary all the same."""
    mine = sv.TributePaid(debt=0, tribute=Tribute.POINT, payer=P3, receiver=P0, owed=1, paid=1)
    other = sv.TributePaid(debt=1, tribute=Tribute.POINT, payer=P4, receiver=P1, owed=2, paid=2)
    moved = sv.CardsMoved(why=sv.Why.TRIBUTE, seat=P3, to=P0, cards=((Rank.TWO, 1),))
    lines = told(mine, moved, other, sv.SetupEnded(), reader=P0)
    assert lines == ["收到：2（Anna 进贡）", "第2局 贡清了", "点贡 大刚→小李 2张"]
    short = replace(mine, owed=2)
    assert told(short, moved, sv.SetupEnded(), reader=P0)[-1].endswith("缺1张，免")
    assert told(mine, moved, sv.SetupEnded(), reader=P0) == ["收到：2（Anna 进贡）"]


@pytest.mark.parametrize(
    ("winner", "said"),
    [(0, "蓝方挨够6个点贡，这场到此"), (1, "红方挨够6个点贡"), (None, "两方都挨够6个点贡")],
)
def test_the_result_says_which_side_had_the_point_tributes(winner: int | None, said: str) -> None:
    """G-302, G-303."""
    now = stories.six_points_lose_the_game()
    ended = next(event for event in now.log if isinstance(event, HandEnded))
    shown = narrator.result(scene(), now.view(None), replace(ended, winner=winner))
    assert said in rendered(shown)


def test_the_rules_of_a_hand_are_named_by_what_they_are() -> None:
    """The house has chosen others for the next one."""
    shown = scene(profile="shandong", replaced=True)
    said = rendered(narrator.rules(shown, PROFILES["finalstone"]))
    assert said.startswith("这局的规矩：打点版\n")
    assert "下局起换别的规矩" in said
    same = rendered(narrator.rules(scene(), PROFILES["finalstone"]))
    assert same.startswith("这桌的规矩：打点版\n")
    assert "下局起" not in same


@pytest.mark.parametrize("profile", PROFILES)
def test_a_burn_ends_with_threes_where_they_are_held(profile: str) -> None:
    """GAP-25."""
    rules = PROFILES[profile]
    text = narrator.explain(rules, "烧")
    assert text is not None
    made = next(line for line in words(text).splitlines() if line.endswith("走了，烧成。"))
    assert ("末手 2个3，" in made or "末手 4个3，" in made) is rules.hold_three


@pytest.mark.parametrize(
    ("ally", "pay", "waive"),
    [
        (AllyTribute.NONE_OR_ALL, "都给", "都免"),
        (AllyTribute.BY_AGREEMENT, "照给", "免了"),
        (AllyTribute.NORMAL, "收", "不收"),
    ],
)
def test_terms_are_told_in_the_words_of_their_buttons(
    ally: AllyTribute, pay: str, waive: str
) -> None:
    """G-087, G-088."""
    asked = Asked(
        matter=Matter.TERMS,
        rules=replace(PROFILES["aixin"], ally_tribute=ally),
        hand=EMPTY,
        debts=(0, 2),
        allied=frozenset({0, 2}),
    )
    assert words(spoken.said(Terms(), asked)) == pay
    assert words(spoken.said(Terms(waived=(0, 2)), asked)) == waive


def test_choices_of_several_plays_are_told_apart() -> None:
    """A revolution has three plays in it: the choices stand between other marks than the plays."""
    now = table(SD, P0="5x10 3xQ 2xA 2xK 3 4 9", carried=after()).dealt().then()
    view = at(now).view(P0)
    assert view.asked is not None
    assert view.asked.matter is Matter.REVOLUTION
    said = "\n".join(words(line) for line in why(view, Rejected("not-now"), words_of(), ""))
    assert "、革命：" not in said
    assert "；革命：" in said


def words_of() -> Any:
    return narrator.refusal(Rejected("not-now"))


@pytest.mark.parametrize(("extra", "reason"), [(0, "hint-last-same"), (2, "hint-last")])
def test_who_is_last_is_advised_by_the_cost_only_where_it_differs(extra: int, reason: str) -> None:
    """G-097."""
    debts = (Debt(Tribute.BURN, P5, P0, extra),) if extra else ()
    view = at(table(SD).begun()).view(P3)
    asked = Asked(matter=Matter.LAST, rules=SD, hand=EMPTY, seats=(P3, P5))
    seen = replace(view, asked=asked, carried=after(*debts))
    assert last(Facts(seen)).reason.key == reason


def test_a_pre_call_is_said_in_its_own_words() -> None:
    """G-050: and what a call does not change is not listed."""
    rules = PROFILES["finalstone"]
    position = opened(rules, None, Matter.PRE_CALL)
    said = rendered(position.private(P0))
    assert "[不预] [预点]" in said
    assert "不宣" not in said
    bright = rendered(opened(SD, after(), Matter.BRIGHT_CALL).private(P0))
    assert "他没开、你开了：下局 Anna 给你2张（不宣是1张）" in bright
    assert "他开了、你没开" not in bright
    assert "别的跟没宣一样" in bright


def opened(rules: GoujiRules, carried: Carried | None, matter: Matter) -> Position:
    """A hand where *matter* is asked; what comes before is answered as silence would."""
    hand, events = Hand.open(GAME, rules, 1, carried)
    log = tuple(events)
    while hand.pending is not None and hand.pending.kind is not matter:
        question = hand.pending
        for ask in question.asks:
            hand, events = hand.answer(question.id, ask.seat, ask.default)
            log = (*log, *events)
        if question.hold is not Hold.NONE and hand.pending == question:
            hand, events = hand.release(question.id)
            log = (*log, *events)
    assert hand.pending is not None
    return Position(hand, log, scene(hand.pending.id))
