"""Each event in its own words, and what lay before it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

import pytest

from bot.narrate import baohuang as narrator
from bot.narrate.baohuang.board import known_factor
from bot.text import LANGUAGES, locale
from engine.baohuang import events as ev
from engine.baohuang import options as o
from engine.baohuang.actions import Abdicate, Declaration, Pass, Reign
from engine.baohuang.carried import Carried, Debt
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.profiles import PROFILES, SEED
from engine.baohuang.score import factor
from engine.baohuang.seating import ALL
from engine.cards import Card, Rank
from engine.errors import Illegal, Rejected
from tests.bot.narrate.baohuang.positions import (
    P0,
    P1,
    P2,
    P3,
    P4,
    Position,
    buttons,
    deal,
    opened,
    scene,
)
from tests.bot.narrate.reading import words

SILENT: Final = {
    *("seed-drawn", "hand-dealt", "answered", "hold-ended", "question-opened", "cards-moved")
}
"""Kinds of events that are told to nobody, by the table message, or to whom they concern."""


def heard(position: Position, last: int = 40) -> list[str]:
    return [words(line) for line in position.board(last).lines]


def told(position: Position, seat: int) -> str:
    lines = position.at(title="").private(ALL[seat], last=40).lines
    return "\n".join(words(line) for line in lines)


def samples() -> list[ev.BaohuangEvent]:
    """One event of each public kind."""
    kings = Combo(Rank.KING, 2)
    return [
        ev.HandStarted(rules=SEED, seal="4f9c"),
        ev.DrawerChosen(seat=P1),
        ev.TributePaid(payer=P1, receiver=P2, cards=1),
        ev.EmperorFound(seat=P0, reigns=True),
        ev.SoloGrabbed(seat=P2),
        ev.ThronePassed(seat=P0, to=P1),
        ev.ThroneTaken(seat=P0),
        ev.GuardCalled(seat=P0, card=Card.S9),
        ev.DeclarationsOpened(declared=((P1, Declaration.REVOLT),)),
        ev.GuardExposed(seat=P3),
        ev.KicksOpened(seats=(P1, P2)),
        ev.LeaderChosen(seat=P0),
        ev.CardsPlayed(seat=P0, combo=kings, passed=(P1,)),
        ev.WindAsked(seat=P1),
        ev.TrickTaken(seat=P0, leader=P0, passed=(P1, P2)),
        ev.SeatFinished(seat=P0),
        ev.SeatStuffed(seat=P1, by=P0),
        ev.HandEnded(places=ALL, points=(0,) * 5, emperor=P0, guard=P1, factor=1, seed="0" * 32),
        ev.HandVoided(seed="0" * 32, after=None),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_public_event_has_a_line(language: str) -> None:
    found = {event.kind: narrator.line(scene(), event) for event in samples()}
    assert set(found) | SILENT == set(ev.EVENT_TYPES)
    for line in found.values():
        assert line is not None
        assert locale(language).words(line)


def test_what_is_not_public_has_no_line() -> None:
    for event in (
        ev.Answered(seat=P0, action=Pass()),
        ev.HandDealt(seat=P0, cards=(Card.XG,)),
        ev.QuestionOpened(matter=Matter.DECLARE, seats=ALL),
        ev.CardsMoved(seat=P0, to=P1, cards=(Card.XR,)),
    ):
        assert narrator.line(scene(), event) is None


def test_the_throne_passes_until_somebody_has_to_reign() -> None:
    now = deal("qingdao", P0="XE 3xS9", P1="3xH8", P2="4xD7", P3="2x5", P4="2x6")
    for seat in (P0, P4, P3, P2, P1):
        now = now.gives(seat, Abdicate())
    assert heard(now)[8:14] == [
        "皇上牌在 老王 手里",
        "老王 让位，皇上牌给 大刚",
        "大刚 让位，皇上牌给 Anna",
        "Anna 让位，皇上牌给 丽姐",
        "丽姐 让位，皇上牌给 小李",
        "都让了，逼位：老王 当皇上",
    ]


def test_a_void_hand_says_so() -> None:
    """黄庄: nobody holds three of a card."""
    now = deal("qingdao", **{f"P{seat}": "8 9 10" for seat in (1, 2, 3, 4)}, P0="XE 9")
    for seat in (P0, P4, P3, P2, P1):
        now = now.gives(seat, Abdicate())
    assert "谁也不当皇上：黄庄，重发" in heard(now)
    lines = [words(line) for line in now.result().lines]
    assert lines[:2] == ["桌11 第2局 作废", "谁也不当皇上：黄庄，重发"]
    assert told(now, 0).endswith("这局打完了")


def test_all_gifts_go_along_from_the_second_on() -> None:
    """B-051: 添2让; how many, everybody hears."""
    rules = replace(SEED, throne=o.Throne.NEXT, throne_gift=True)
    hands = {"P0": "XE 9", "P1": "2 9", "P2": "2 8", "P3": "9", "P4": "9 2"}
    now = deal(rules, **hands).gives(P0, Abdicate()).gives(P1, Abdicate())
    assert "小李 让位，皇上牌给 丽姐，带着1个2" in heard(now)
    assert "小李 让位，皇上牌到你手里了，还有1个2" in told(now, 2)
    assert "让的话2个2跟着皇上牌走" in told(now, 2)
    now = now.gives(P2, Abdicate()).gives(P3, Abdicate())
    assert "Anna 让位，皇上牌给 大刚，带着2个2" in heard(now)
    assert "都让了，逼位：老王 当皇上，让的3个2归他" in heard(now.gives(P4, Abdicate()))
    void = deal(replace(rules, no_emperor=o.NoEmperor.REDEAL), **hands)
    for seat in ALL[:4]:
        void = void.gives(seat, Abdicate())
    assert "个2跟着" not in told(void, 4)


def test_a_throne_that_passes_once_ends_there() -> None:
    rules = replace(SEED, throne=o.Throne.NEXT_BUT_ONE)
    now = deal(rules, P0="XE 9", P2="2x9").gives(P0, Abdicate())
    assert "丽姐 登基，当皇上" in heard(now)


def test_a_grabbed_solo_is_told_and_its_guard_card_makes_nobody_anything() -> None:
    rules = replace(SEED, grab_solo=True)
    now = deal(rules, P0="XE K 9", P3="XG 9").then(P2="抢独")
    assert "丽姐 抢独，顶了 老王 当皇上：一打四，算明独，没有保子" in heard(now)
    assert words(now.board().lines[3]) == "3 丽姐 −2分 · 皇上 · 明独"
    played = now.leads(P2, "6").then(P3="保子")
    assert "Anna 小王" in heard(played)
    assert "保子" not in "".join(heard(played)[-1:])
    assert "没人抢独" in heard(deal(rules, P0="XE K 9", P3="XG 9").then())


def test_who_loses_the_throne_to_a_grabbed_solo_is_told_so() -> None:
    """B-054: the others hear who took it from whom."""
    rules = replace(SEED, grab_solo=True)
    dealt = deal(rules, P0="XE K 9", P3="XG S 9")
    now = dealt.then(P2="抢独")
    assert "丽姐 抢独，顶了你当皇上：你成了百姓，跟另外三家一边，一块儿打 丽姐" in told(now, 0)
    assert "你抢独，顶了 老王 当皇上：一打四，算明独，没有保子" in told(now, 2)
    assert "丽姐 抢独，顶了 老王 当皇上：一打四，算明独，没有保子" in told(now, 3)
    open_throne = deal(replace(rules, throne=o.Throne.NEXT), P0="XE K 9").then(P2="抢独")
    assert "丽姐 抢独，顶了你当皇上：你成了百姓" in told(open_throne, 0)
    himself = dealt.then(P0="抢独", P2="抢独")
    assert "老王 抢独：一打四，算明独，没有保子" in heard(himself)
    assert "你抢独：一打四，算明独，没有保子" in told(himself, 0)
    assert "百姓" not in told(himself, 0)


def test_no_card_is_the_guards_once_the_solo_is_grabbed() -> None:
    """B-054: neither in the hand nor on a button."""
    rules = replace(SEED, grab_solo=True)
    dealt = deal(rules, P0="XE K 9", P2="8 9", P3="XG S 9")
    assert "小王2（含保子牌）" in told(dealt, 3)
    now = dealt.then(P2="抢独").leads(P2, "9")
    assert "小王2" in told(now, 3)
    assert "保子牌" not in told(now, 3)
    labels = [words(button.label) for button in buttons(now.private(P3))]
    assert "荐 小王" in labels
    assert not any("保子" in label for label in labels)
    holder = dealt.then(P3="抢独")
    assert "保子牌" not in told(holder, 3)
    assert "皇上牌" in told(holder, 3)


def test_a_revolt_of_all_four_means_a_solo() -> None:
    """B-013."""
    now = deal(P0="XE XG K 9").then(P1="造反", P2="造反", P3="造反", P4="造反")
    assert "四家都反了：没有保子，皇上独保" in heard(now)
    assert words(now.board().lines[1]) == "1 老王 +4分 · 皇上 · 独保 · 剩4张"
    assert "你独保，一打四" in told(now, 0)
    assert "就你自己知道" not in told(now, 0)
    three = deal(P0="XE XG K 9").then(P1="造反", P2="造反", P3="造反")
    assert words(three.board().lines[1]) == "1 老王 +4分 · 皇上 · 剩4张"
    assert "独保，一打四。就你自己知道" in told(three, 0)


def test_a_solo_known_by_revolts_alone_shows_its_factor_where_every_solo_counts_double() -> None:
    """B-012, B-013."""
    rules = replace(SEED, solo_always_doubled=True)
    now = deal(rules, P0="XE XG K 9").then(P1="造反", P2="造反", P3="造反", P4="造反")
    assert known_factor(now.view(None)) == factor(now.hand.state) == 2
    assert known_factor(deal(rules, P0="XE XG K 9").then().view(None)) == 1


def test_who_took_the_throne_is_the_emperor_before_he_calls_his_guard() -> None:
    """B-053."""
    dealt = deal("qingdao", P0="XE 3xH9 K", P1="H9 4x6")
    assert "皇上牌在你手里" in told(dealt, 0)
    calling = dealt.gives(P0, Reign())
    assert "你是皇上" in told(calling, 0)
    assert "皇上牌在你手里" not in told(calling, 0)


def test_who_declined_and_has_to_reign_is_not_shown_to_have_declined() -> None:
    now = deal(replace(SEED, throne=o.Throne.NEXT), P0="XE 9", P3="XG 9")
    for seat in (P0, P1, P2, P3, P4):
        now = now.gives(seat, Abdicate())
    assert words(now.board().lines[1]) == "1 老王 +4分 · 皇上 · 剩2张"
    assert words(now.board().lines[2]) == "2 小李 −2分 · 让了"


def test_enough_in_revolt_expose_a_solo_too() -> None:
    rules = replace(SEED, revolt_exposes=2)
    now = deal(rules, P0="XE XG K 9").then(P1="造反", P2="造反")
    assert "造反的够数了，没有保子：皇上 老王 独保" in heard(now)
    assert "1 老王 +4分 · 皇上 · 独保 · 剩4张" in heard(now)
    assert "你独保，一打四" in told(now, 0)
    assert "没反的就剩" not in "".join(heard(now))


def test_a_hidden_solo_comes_out_by_its_card() -> None:
    now = deal(P0="XE XG K 9").then().leads(P0, "保子")
    assert "老王 先出 小王（保子牌）：没有保子，老王 独保！" in heard(now)
    assert "你出 小王（保子牌）：没有保子，你 独保！" in told(now, 0)


@pytest.mark.parametrize("always", [True, False])
def test_a_solo_that_has_come_out_shows_its_factor_where_every_solo_counts_double(
    always: bool,
) -> None:
    """B-012: not before everybody knows of it, and then what the score makes of it."""
    rules = replace(SEED, solo_always_doubled=always)
    hidden = deal(rules, P0="XE XG K 9", others="6 6 7").then()
    known = hidden.leads(P0, "保子")
    for seat in (None, P1):
        assert known_factor(hidden.view(seat)) == 1
        assert known_factor(known.view(seat)) == factor(known.hand.state)
    assert heard(hidden)[0] == "保皇 桌11 · 第2局/5"
    assert ("翻2倍" in heard(known)[0]) is always
    assert ("翻2倍" in told(known, 1).splitlines()[0]) is always


def test_the_factor_on_the_board_is_that_of_the_score() -> None:
    """B-012, B-055, BG-08."""
    rules = replace(SEED, open_guard_factor=3, kick_factor=2, revolt_exposes=2)
    guarded = deal(rules, P0="XE K 9", P3="XG 9")
    solo = deal(rules, P0="XE XG K 9")
    for position, times in (
        (guarded.then(P3="明保"), 3),
        (guarded.then(P3="明保").then(P1="踢"), 6),
        (guarded.then(P1="造反", P2="造反"), 3),
        (solo.then(P0="明独"), 2),
        (solo.then(P1="造反", P2="造反"), 2),
    ):
        seen = known_factor(position.view(None))
        assert seen == factor(position.hand.state) == times


def test_the_guard_hears_of_himself() -> None:
    now = deal(P0="XE 2x7", P3="XG 9").then().leads(P0, "7").then(P3="保子")
    assert "你出 小王（保子牌）：你 是保子！" in told(now, 3)
    assert "你是保子，大家都知道了" in told(now, 3)


def test_who_is_known_is_not_told_again() -> None:
    now = deal(P0="XE 2x7", P3="XG 9").then(P3="明保").leads(P0, "7").then(P3="保子")
    assert "小李、丽姐 过，Anna 小王（保子牌）" in heard(now)


def test_followed_from_the_middle_lines_come_out_plainer() -> None:
    now = deal(P0="XE 2x7", P3="XG 9").then().leads(P0, "7").then(P3="保子")
    last = now.events(None)[-1:]
    lines = [words(line) for line in narrator.board(now.scene, now.view(None), last).lines]
    assert "小李、丽姐 过，Anna 小王（保子牌）：Anna 是保子！" in lines


def test_a_kick_is_told_with_its_factor() -> None:
    rules = replace(SEED, open_guard_factor=2, kick_factor=2)
    now = deal(rules, P0="XE 9", P3="XG 9").then(P3="明保")
    assert "没人踢" in heard(now.then())
    assert "小李、大刚 踢了，再翻2倍" in heard(now.then(P1="踢", P4="踢"))


def test_the_wind_is_asked_for_and_caught_or_fails() -> None:
    """B-034."""
    now = deal(P0="XE 2x7 K", P1="2x9", P3="2xJ 6").then().leads(P0, "2个7").then(P1="2个9")
    asked = now.then(P2="接风")
    assert "丽姐 申请接风" in heard(asked)
    assert "没人管，丽姐 接风" in heard(asked.then())
    assert "都过了，你出牌" in told(asked.then(), 2)
    assert "Anna 2个J，管上了，接风不成，丽姐 还能说话" in heard(asked.then(P3="2个J"))


def test_who_passed_is_not_heard_again_where_a_pass_is_final() -> None:
    """BG-06."""
    rules = replace(SEED, pass_is_final=True)
    now = deal(rules, P0="XE 2x7 2xA", P1="9 J", P3="XG K").then().leads(P0, "7").then(P1="9")
    now = now.then(P0="A")
    assert "这圈你过了" in told(now, 2)
    assert "轮次 小李" in heard(now)


def test_a_play_to_which_nobody_can_answer_stands() -> None:
    """The leader is out, and all others have passed for good."""
    rules = replace(SEED, pass_is_final=True)
    now = deal(rules, P0="XE 7", P3="XG K", P4="9 J").then().leads(P0, "大王").then()
    now = now.leads(P0, "7").then(P4="9")
    assert "没人动，大刚 接着出" in heard(now)


def test_an_answer_that_was_not_used_is_told_to_its_giver() -> None:
    now = deal(P0="XE 2x7", P1="9 J", P3="XG 10").then().leads(P0, "7")
    now = now.then(P1="9", P3="10")
    assert "你那手没用上，没人看见" in told(now, 3)
    assert "你那手没用上" not in told(now, 2)


def test_tribute_is_told_to_all_and_shown_to_two() -> None:
    rules = replace(SEED, hold_six=True, stuffed_tribute=1)
    before = Carried(places=ALL, emperor=P0, debts=(Debt(P4, P1, 1), Debt(P2, P0, 1)), hand=1)
    now = deal(rules, before, P0="XE 9", P4="2xA 9", P2="", P3="XG 9")
    assert "进贡：大刚→小李 1张" in heard(now)
    assert "进贡：丽姐 没有能进的，免了" in heard(now)
    assert "给出：A→小李（进贡）" in told(now, 4)
    assert "收到：A（大刚 进贡）" in told(now, 1)
    assert "进贡：大刚→小李 1张" not in told(now, 1)
    assert "进贡：大刚→小李 1张" in told(now, 3)


def test_what_is_owed_stands_in_the_score() -> None:
    after = Carried(places=ALL, emperor=P0, debts=(Debt(P4, P0, 1),), hand=1)
    assert [words(t) for t in narrator.carried(scene(), after)] == ["下局进贡 大刚→老王 1张"]
    assert narrator.carried(scene(), replace(after, debts=())) == ()


def test_a_match_counts_everybody_for_himself() -> None:
    assert narrator.side(0) is None
    assert [words(narrator.place(n)) for n in range(1, 6)] == [
        "头科",
        "二科",
        "三科",
        "二落",
        "大落",
    ]


def finished(**facts: object) -> list[str]:
    now = (
        deal(P0="XE XG", P1="9 J", others="6 6 7").then().leads(P0, "保子").then().leads(P0, "大王")
    )
    return [words(line) for line in now.at(**facts).result().lines]


def test_a_reader_is_told_once_that_the_hand_is_over() -> None:
    """With his place; and nothing is left open where his cards stood."""
    now = deal(P0="XE XG", P1="9 J", others="6 6 7").then().leads(P0, "保子").then()
    now = now.leads(P0, "大王")
    for title in ("", "青岛老乡群"):
        lines = [words(line) for line in now.at(title=title).private(P0).lines]
        assert [line for line in lines if "打完" in line] == ["这局打完了，你是 头科"]
        assert ("", "") not in pairwise(lines)


def test_a_solo_is_settled_as_one() -> None:
    """B-011, BG-12."""
    lines = finished()
    assert lines[:2] == ["桌11 第2局 打完 · 皇上独保，赢", "头科 老王（皇上独保） +8"]
    assert "明独" not in lines


def test_an_open_solo_is_doubled() -> None:
    """B-012."""
    now = deal(P0="XE XG", others="6 6 7").then(P0="明独").leads(P0, "保子").then()
    lines = [words(line) for line in now.leads(P0, "大王").result().lines]
    assert "头科 老王（皇上独保） +16" in lines
    assert lines[6:8] == ["明独", "翻2倍，已算在内"]


def test_a_solo_that_revolts_exposed_was_not_announced() -> None:
    """BG-08, B-013: doubled all the same."""
    rules = replace(SEED, revolt_exposes=2)
    now = deal(rules, P0="XE XG", others="6 6 7").then(P1="造反", P2="造反").leads(P0, "保子")
    lines = [words(line) for line in now.then().leads(P0, "大王").result().lines]
    assert lines[6:8] == ["独保叫造反揭出来了", "翻2倍，已算在内"]


def test_the_end_of_a_match_names_who_has_most() -> None:
    lines = finished(points=(8, -2, -2, -2, -2), match_over=True)
    assert lines[-1] == "桌11 打完了，老王 分最高，辛苦大家"
    assert finished(points=(0,) * 5, match_over=True)[-1] == "桌11 打完了，打平，辛苦大家"
    tied = finished(points=(2, 2, -4, 0, 0), match_over=True)
    assert tied[-1] == "桌11 打完了，老王、小李 分最高，辛苦大家"


def test_without_a_number_of_hands_none_is_shown() -> None:
    rules = replace(SEED, hands_per_game=None)
    now = deal(rules, P0="XE XG", others="6 6 7").then()
    assert heard(now)[0] == "保皇 桌11 · 第2局"
    lines = [words(t) for t in now.leads(P0, "保子").then().leads(P0, "大王").result().lines]
    assert any(line.startswith("一共") and line.endswith("（第2局）") for line in lines)


def test_my_hand_in_an_alert() -> None:
    dealt = deal(P0="XE K", P1="9", P3="XG 6 7", others="6 6 7")
    for position, seat, start in (
        (dealt, None, "你没在这桌"),
        (dealt, P0, "桌11 2张 等你答"),
        (dealt.then().leads(P0, "K").at(solo=True), P2, "桌11 3张 等你答"),
        (dealt.then().leads(P0, "K").then().leads(P0, "大王"), P0, "桌11：你手里没牌了"),
    ):
        view = position.view(seat)
        assert words(narrator.alert(position.scene, view)).startswith(start)
    undealt = replace(dealt.view(P0), hand=None, left=())
    assert words(narrator.alert(scene(), undealt)) == "桌11：牌还没发"
    assert words(narrator.counts(scene(), undealt)) == "牌还没发"
    over = replace(dealt.view(P0), ended=True)
    assert words(narrator.alert(scene(), over)) == "桌11：这局打完了"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", PROFILES)
def test_an_alert_never_has_more_than_200_letters(language: str, profile: str) -> None:
    now = opened(PROFILES[profile], 4)
    for seat in ALL:
        said = words(narrator.alert(now.scene, now.view(seat)), language)
        assert len(said) <= 200


def why(position: Position, seat: int, typed: str) -> list[str]:
    view = position.view(ALL[seat])
    with pytest.raises(Rejected) as caught:
        position.says(ALL[seat], typed)
    reason = narrator.refusal(caught.value)
    return [words(t) for t in narrator.why(view, caught.value, reason, typed)]


def test_why_says_what_was_tried_why_not_and_what_could_be() -> None:
    now = deal(P0="XE 2x9 7", P3="XG 2x8 2xJ 2xQ").then().leads(P0, "2个9")
    assert why(now, 3, "2个8") == [
        "刚才：2个8 管 2个9",
        "不行：2个8 管不了 2个9，要大过才行",
        "你能出的：2个J；2个Q",
        "规矩在 /rules 比大小",
    ]
    assert why(now, 3, "5个10")[1] == "不行：你手里没有5个10。看看 /hand"
    assert why(now, 3, "3个J")[1] == "不行：你没有3个J，手里是2个J。换一手"


def test_why_of_an_earlier_question_names_no_play_of_this_one() -> None:
    now = deal(P0="XE 2x9 7", P3="XG 2x8 2xJ 2xQ").then().leads(P0, "2个9")
    error = Illegal("wrong-count")
    lines = narrator.why(now.view(P3), error, narrator.refusal(error), "", earlier=True)
    assert [line.key for line in lines] == ["why-reason", "why-earlier", "why-term"]


def test_why_before_the_first_lead() -> None:
    now = deal(P0="XE 2x9 7", P3="XG 2x8")
    lines = why(now, 1, "明保")
    assert lines[0] == "刚才：明保"
    assert lines[-1] == "规矩在 /rules 明保"
    assert why(now, 1, "3个6")[1] == "不行：现在问的不是这个。点按钮里有的"


def test_the_called_card_on_top_is_refused_in_its_own_words() -> None:
    now = deal("qingdao", P0="XE 3xS9 K", P2="S9 2x5").then().says(P0, "叫9").then()
    now = now.leads(P0, "K").then(P2="黑桃9")
    assert why(now, 0, "大王")[1] == "不行：1个9（保子牌） 单出最大，谁也管不了，过吧"


def test_a_6_that_is_kept_is_refused_in_its_own_words() -> None:
    now = deal(replace(SEED, hold_six=True), P0="XE 2x6 7 8", P3="XG 8").then()
    assert why(now, 0, "6")[1] == "不行：憋6：6得留到最后一手。先出别的"
