"""What each thing that happens is told as."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.narrate import shengji as narrator
from bot.narrate.shengji.ready import following, leading
from engine.seats import Seat
from engine.shengji.actions import NoDeclaration, Play
from engine.shengji.events import EVENT_TYPES, HandEnded
from tests.bot.narrate.reading import words
from tests.bot.narrate.shengji.reading import at, scene
from tests.engine.shengji.table import ALL, P0, P1, P2, P3, Scene, action, house, table

SILENT = {"seed-drawn", "hand-dealt", "bottom-dealt", "question-opened", "answered"}
OWN = {"bottom-taken", "bottom-buried"}
"""Told to the declarer alone."""


def board(now: Scene) -> str:
    return "\n".join(words(line) for line in at(now).board().lines)


def private(now: Scene, seat: object) -> str:
    return "\n".join(words(line) for line in at(now).private(seat).lines)  # type: ignore[arg-type]


def test_every_event_has_a_line_or_is_known_to_have_none() -> None:
    now = table(P0="HA H3", P1="H4 H5", P2="H6 H7", P3="H8 H9", bottom="D9 D9").leads(P0, "HA")
    now = now.then("P1 H4", "P2 H6", "P3 H8", "P0 H3", "P1 H5", "P2 H7", "P3 H9")
    dealt = table(P0="H2 C4", P1="C5").dealt().opened(P0="declare H2")
    void = table().dealt().opened()
    turned = table("standard").dealt().opened()
    told = {
        event.kind
        for scene_ in (now, dealt, void, turned)
        for event in scene_.log
        if narrator.line(scene(), event) is not None
    }
    assert set(EVENT_TYPES) - told == SILENT | OWN


def test_a_play_by_itself_names_its_cards() -> None:
    now = table(P0="HA HA H2").leads(P0, "HA HA")
    said = narrator.line(scene(), now.last[-1])
    assert said is not None
    assert words(said) == "老王 红桃 A A"


def test_a_ruff_over_a_ruff_and_a_discard_are_told_apart() -> None:
    """S-043, S-044."""
    now = table(P0="HA C3", P1="S3 C4", P2="S5 C5", P3="C6 C7").leads(P0, "HA")
    said = board(now.then("P1 S3", "P2 S5", "P3 C6"))
    assert "小李 毙 黑桃 3" in said
    assert "丽姐 盖毙 黑桃 5" in said
    assert "Anna 垫 梅花 6" in said
    assert "这圈 丽姐 的，0分" not in said


def test_trumps_that_do_not_ruff_are_a_discard() -> None:
    """SG-10: another form cannot win."""
    now = table(P0="HA HA", P1="S3 S4 C4").leads(P0, "HA HA").says(P1, "S3 S4")
    assert "小李 垫 黑桃 4 3" in board(now)


def test_too_few_cards_of_the_suit_are_followed_and_filled() -> None:
    """SG-11."""
    now = table(P0="HA HA", P1="H3 C4 C5").leads(P0, "HA HA").says(P1, "H3 C4")
    assert "小李 跟 红桃 3，垫 梅花 4" in board(now)


def test_a_tractor_and_a_throw_are_called_so() -> None:
    assert "老王 出拖拉机 红桃 5 5 4 4" in board(table(P0="H4 H4 H5 H5").leads(P0, "H4 H4 H5 H5"))
    thrown = table(P0="HA HK", P1="H3 H4").leads(P0, "HA HK")
    assert "老王 甩 红桃 A K" in board(thrown)


def test_the_fine_for_a_throw_is_told_in_private_too() -> None:
    """SG-14."""
    rules = house(throw_penalty="flat")
    now = table(rules, P0="HA HQ C3", P1="HK C4 C5").leads(P0, "HA HQ")
    assert "你甩 红桃 A Q 没成，罚10分，出了 红桃 Q" in private(now, P0)


@pytest.mark.parametrize(("lead", "told"), [("HA HQ", True), ("HA", False)])
def test_who_throws_is_told_when_it_failed_though_he_knows_what_he_said(
    lead: str, told: bool
) -> None:
    """SG-14. What follows his own lead is what he has not seen yet."""
    now = table(P0="HA HQ C3", P1="HK C4 C5").leads(P0, lead)
    now = now.then("P1 HK")
    seen = at(now)
    after = (
        len(seen.events(P0))
        - 1
        - next(place for place, event in enumerate(seen.events(P0)) if event.kind == "cards-played")
    )
    text = "\n".join(words(line) for line in seen.private(P0, last=after).lines)
    assert ("你甩 红桃 A Q 没成，出了 红桃 Q" in text) is told
    assert "小李 跟 红桃 K" in text


def test_points_that_the_declaring_side_keeps_are_told_as_kept() -> None:
    now = table(P0="HA C3", P1="HK C4", P2="H5 C5", P3="H3 C6").leads(P0, "HA")
    now = now.then("P1 HK", "P2 H5", "P3 H3")
    assert "这圈 老王 的，15分没让捡走" in board(now)
    assert "这圈你的，15分没让捡走" in private(now, P0)


def test_points_that_the_defenders_take_are_told_as_taken() -> None:
    now = table(P0="HK C3", P1="HA C4", P2="H5 C5", P3="H3 C6").leads(P0, "HK")
    now = now.then("P1 HA", "P2 H5", "P3 H3")
    assert "这圈你的，捡15分" in private(now, P1)


def test_cards_are_answered_in_words_without_a_question() -> None:
    assert words(narrator.said(Play(action("HK HK").cards))) == "红桃 K K"  # type: ignore[union-attr]
    assert words(narrator.said(NoDeclaration())) == "不亮"


def test_everybody_knows_how_many_cards_each_still_holds() -> None:
    now = at(table(P0="HA HK", P1="H3").led_by(P0))
    assert words(narrator.counts(now.scene, now.view(None))).startswith(
        "手里还有：老王 2张、小李 1张"
    )


def test_a_board_with_nothing_to_tell_has_no_log() -> None:
    now = at(table(P0="HA HK").led_by(P0))
    lines = narrator.board(now.scene, now.view(None), ()).lines
    assert [words(line) for line in lines[5:]] == ["", "老王 先出，到 ‹13:31:45›"]


def test_jokers_make_no_trump() -> None:
    now = table("standard", P0="XR XR C4", P1="XB XB C5").dealt()
    small = now.opened(P1="declare XB XB")
    assert "小李 亮 无主（一对小王）" in board(small)
    assert "老王 反 无主（一对大王）" in board(small.opened(P0="declare XR XR"))
    assert "无主" in board(small.opened(P0="declare XR XR"))


def test_somebody_whose_hand_is_empty_is_told_so() -> None:
    now = at(table(P0="HA", P1="H3", P2="H4", P3="H5").leads(P0, "HA"))
    assert words(narrator.alert(now.scene, now.view(P0))) == "桌9：你手里没牌了，等这局打完"


def test_an_alert_says_what_lies_on_top_and_until_when() -> None:
    """Unless nobody is waited for, at a table with one person."""
    now = at(table(P0="HA HK", P1="H3 H4").leads(P0, "HA"))
    alone = replace(now.scene, solo=True)
    said = [words(narrator.alert(shown, now.view(P1))) for shown in (now.scene, alone)]
    assert [each.splitlines()[-1] for each in said] == [
        "台面 老王 红桃 A，到 ‹13:31:45›",
        "台面 老王 红桃 A",
    ]


def ended(**hands: str) -> Scene:
    now = table(**hands).leads(P0, hands["P0"])
    return now.then(*(f"P{seat} {hands[f'P{seat}']}" for seat in (1, 2, 3)))


def test_the_end_is_told_to_everybody() -> None:
    now = at(ended(P0="HA", P1="H3", P2="H4", P3="H5"))
    assert words(narrator.alert(now.scene, now.view(P0))) == "桌9：这局打完了"
    assert "闲家一共 0分。往后你打" in private(ended(P0="HA", P1="H3", P2="H4", P3="H5"), P1)


def test_a_void_hand_is_over_without_a_result() -> None:
    assert private(table().dealt().opened(), P0).endswith("这局打完了")


def test_an_empty_bottom_is_told_and_partners_who_differ_stand_alone() -> None:
    """SG-22: partners move together by the same number, not to the same level."""
    now = ended(P0="H3", P1="HA", P2="H4", P3="H6")
    said = "\n".join(map(words, at(now).result().lines))
    assert "抠底，可底里没分" in said
    mixed = table(levels="2345", P0="HA", P1="H3", P2="H4", P3="H6", declarer=P0)
    now = mixed.leads(P0, "HA").then("P1 H3", "P2 H4", "P3 H6")
    assert isinstance(now.log[-1], HandEnded)
    said = "\n".join(map(words, at(now).result().lines))
    assert "老王 升3级：2→5" in said
    assert "丽姐 升3级：4→7" in said


@pytest.mark.parametrize(
    ("levels", "declarer", "line"),
    [
        ("98KK", P0, "老王 升1级：9→10，10跳不过去"),
        ("98KK", P0, "丽姐 升1级：K→A"),
        ("298A", P3, "丽姐 降3级：8→5"),
        ("A2A2", P1, "老王、丽姐 还打A：A必打，坐庄打赢了才能走"),
    ],
)
def test_what_holds_a_side_back_is_said(levels: str, declarer: Seat, line: str) -> None:
    """SG-20, SG-21: some levels cannot be skipped, and some must be held."""
    high = {f"P{declarer}": "HA"} if declarer != P1 else {"P2": "HA"}
    hands = {"P0": "H3", "P1": "HK", "P2": "H4", "P3": "H6"} | high
    now = table(levels=levels, declarer=declarer, bottom="DK DK DT DT", **hands).led_by(declarer)
    for place in range(4):
        who = ALL[(declarer + place) % 4]
        now = now.says(who, hands[f"P{who}"])
    assert line in "\n".join(map(words, at(now).result().lines))


def test_points_decide_a_match_that_no_hand_has_won() -> None:
    now = ended(P0="HA", P1="H3", P2="H4", P3="H6")
    for points, line in (
        ((4, -4), "老王、丽姐 赢了"),
        ((-4, 4), "小李、Anna 赢了"),
        ((0, 0), "打平"),
    ):
        said = "\n".join(map(words, at(now, match_over=True, points=points).result().lines))
        assert line in said


def test_a_level_that_counts_more_is_named() -> None:
    rules = house("seed", base_by_level=((10, 2),))
    now = table(rules, level="T", P0="HA", P1="H3", P2="H4", P3="H6", declarer=P0)
    over = now.leads(P0, "HA").then("P1 H3", "P2 H4", "P3 H6")
    assert "一级算2分" in "\n".join(map(words, at(over).result().lines))


def test_a_match_of_so_many_hands_says_which_this_is() -> None:
    now = table(house(hands_per_game=8), P0="HA").led_by(P0)
    assert board(now).startswith("升级 桌9 · 第2局/8")


def test_ready_plays_take_the_trick_cheaply_and_give_points() -> None:
    now = table(P0="H9 C3", P1="H3 H4 H6 H7 H8 HT HJ HQ HK HA").leads(P0, "H9")
    part = now.part(P1)
    plays = tuple(a.cards for a in now.menu(P1) if isinstance(a, Play))
    found = [" ".join(cards) for cards in following(part, plays)]
    assert found[0] == "H3"
    assert "HT" in found
    assert "HA" in found
    assert len(found) == 6


def test_ready_leads_begin_with_tractors() -> None:
    now = table(P0="H4 H4 H5 H5 C3 C4 CA D7 D8 DA").led_by(P0)
    plays = tuple(a.cards for a in now.menu(P0) if isinstance(a, Play))
    assert leading(now.part(P0), plays)[0] == action("H4 H4 H5 H5").cards  # type: ignore[union-attr]


@pytest.mark.parametrize("seat", [P1, P2, P3])
def test_nobody_but_the_declarer_is_told_of_the_bottom(seat: object) -> None:
    now = table(P0="HA HK", bottom="CK C9").led_by(P0)
    assert "梅花" not in private(now, P0).split("你拿起底牌")[0]
    assert "你拿起底牌：梅花 K 9" in private(now, P0)
    assert "底牌" not in private(now, seat).replace("拿底牌", "")
