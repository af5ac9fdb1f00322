"""The line of each event, told from the first event of the hand on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.narrate import gouji as narrator
from engine import shuffle
from engine.cards import Card
from engine.gouji import events as ev
from engine.gouji.actions import ShowHand, Suggest
from engine.seats import Seat
from tests.bot.narrate.reading import Position, at, scene, words
from tests.support.hands import P0, P1, P2, P3, Scene, combo, table


def log(position: Position, language: str = "zh-Hans") -> list[str]:
    """The lines of plays on the board, without seats, headings and what follows."""
    screen = narrator.board(position.scene, position.view(None), position.events(None))
    said = [words(line, language) for line in screen.lines]
    start = said.index("", 7) + 1
    end = said.index("", start) if "" in said[start:] else len(said)
    return said[start:end]


def last(now: Scene, language: str = "zh-Hans", **facts: Any) -> str:
    return log(at(now, **facts), language)[-1]


def news(now: Scene, number: int) -> str:
    """The private line about what happened, since the beginning."""
    said = [words(line) for line in at(now).private(Seat(number)).lines]
    return next(line for line in said if line.startswith("上次之后"))


def test_a_lead_and_an_answer_with_the_passes_before_it() -> None:
    now = table(P2="3x8 3", P5="3xJ 3").leads(P2, "3x8")
    assert last(now) == "丽姐 先出 3个8"
    assert last(now, "en") == "丽姐 leads 3 eights"
    now = now.then(P5="3xJ")
    assert last(now) == "Anna、大刚 过，Tom 3个J"
    assert last(now, "en") == "Anna, 大刚 pass, Tom 3 jacks"


def test_gouji_plays_say_so_and_the_opposite_answers() -> None:
    now = table(P3="2x2 2xK 3", P0="2 2 2xA 3").leads(P3, "2x2+2xK")
    assert last(now) == "Anna 先出 4个K（带2个2），够级"
    now = now.then(P0="2x2+2xA")
    assert last(now) == "老王 答 4个A（带2个2）"
    assert last(now, "en") == "老王 answers with 4 aces (with two 2s)"


def test_nothing_beats_a_big_joker() -> None:
    now = table(P3="B 3x8 3").leads(P3, "B+3x8")
    assert last(now) == "Anna 先出 大王带3个8，够级，没有能压的"


def test_a_trick_closes_and_a_gouji_play_opens() -> None:
    now = table(P2="3x8 3").leads(P2, "3x8").then()
    assert last(now) == "都过了，丽姐 接着出"
    now = table(P3="4xK 3").leads(P3, "4xK").then()
    assert log(at(now))[-2:] == ["老王 扣牌，Anna 接着出", "Anna 开点"]
    assert log(at(now), "en")[-2:] == ["老王 lets it stand; Anna leads", "Anna has opened"]


def test_a_yield_is_told_with_the_passes() -> None:
    now = table(P3="4x9 3", P0="4x10 3").leads(P3, "4x9").then(P0="yield")
    assert last(now) == "大刚、Tom 过，老王 让"
    now = now.then(P0="4x10")
    assert last(now) == "小李、丽姐 过，老王 4个10"


def burning() -> Scene:
    hands: dict[str, Any] = {"P0": "4xK 3", "P5": "4xA S 2x9 4 5"}
    hands |= {"P1": "4x2 B 4 5", "P2": "4x2 3 4"}
    return table(**hands).leads(P0, "4xK").then(P5="burn 4xA")


def test_a_burn_names_the_burned_and_what_it_demands() -> None:
    assert last(burning()) == "Tom 烧！4个A 压 老王。往后每手带王，末手不用"
    assert last(burning(), "en") == (
        "Tom burns 老王 with 4 aces! From now each play needs a joker, the last one not"
    )


def test_a_counter_burn_and_its_fall() -> None:
    now = burning().then(P1="burn 4x2")
    assert last(now) == "小李 反烧！4个2 压住 Tom"
    now = (
        table(P0="4xK 3", P5="4xA S 9 4", P1="4x2 2xB 4 5", P4="4xS 3")
        .leads(P0, "4xK")
        .then(P5="burn 4xA")
        .then(P1="burn 4x2")
        .then(P4="4xS")
    )
    assert log(at(now))[-2:] == [
        "大刚 解烧：4个小王。小李 的烧不算了",
        "小李 的烧没成，前头的烧也不算了",
    ]


def test_the_opposite_stops_a_burn_in_one_line() -> None:
    now = burning().then(P2="4x2")
    assert last(now) == "丽姐 解烧：4个2。Tom 的烧不算了"
    assert last(now, "en") == "丽姐 stops the burn with 4 twos. The burn of Tom is off"


def test_a_false_burn_is_last_and_says_who_leads() -> None:
    now = table(P0="4xK 3", P5="4xA 4 5", P3="3 4").leads(P0, "4xK").then(P5="burn 4xA").then()
    assert last(now) == "Tom 诈烧，没王可带了：大落。老王 出牌"
    assert last(now, "en") == "Tom has no joker to go on: false burn, last. 老王 leads"


def test_a_burn_that_goes_out_succeeds() -> None:
    now = table(P0="4xK 3", P5="4xA").leads(P0, "4xK").then(P5="burn 4xA")
    assert log(at(now))[-3:] == [
        "Tom 烧！4个A 压 老王。往后每手带王，末手不用",
        "Tom 走了，头科！",
        "Tom 烧成，下局的烧贡：老王 1张",
    ]


def test_places_are_named_as_they_fall() -> None:
    now = table(out=(P1,), P0="K").leads(P0, "K")
    assert last(now) == "老王 走了，二科"
    assert last(now, "en") == "老王 is out, second"


def test_the_wind_is_asked_for_and_caught() -> None:
    now = table(P0="3x7", P1="3 4").leads(P0, "3x7").then(P1="wind")
    assert last(now) == "小李 申请接风"
    now = now.then()
    assert log(at(now))[-2:] == ["没人管，小李 接风", "Anna 无头了"]


def test_the_wind_fails_when_somebody_plays() -> None:
    now = table(P0="3x7", P1="3 4", P2="3x9 3").leads(P0, "3x7").then(P1="wind").then(P2="3x9")
    assert last(now) == "丽姐 3个9，管上了，接风不成，小李 还能说话"


def test_a_free_kill_and_one_that_was_declined() -> None:
    now = table(P0="2xA", P3="2x2 3").leads(P0, "2xA")
    killed = now.then(P3="2x2")
    assert last(killed) == "Anna 够死级：2个2 盖住 老王 的底牌，除了烧没有能答的"
    declined = now.then()
    assert "Anna 没管，小李 出牌" in log(at(declined))


def test_melee_has_no_gouji_words() -> None:
    now = table(out=(P0, P3), P1="4xK 3", P2="4xA 3").led_by(P1)
    assert last(now) == "走了俩，四户乱缠：够级、烧、让都不算了，谁都能管"
    now = now.says(P1, "4xK")
    assert last(now) == "小李 先出 4个K"
    now = now.then(P2="4xA")
    assert last(now) == "丽姐 4个A"


def test_the_leader_shows_or_is_drawn() -> None:
    shown = table(P2="H3 H3 H3 4", P4="S3 S3 5").dealt().then(P2="show H3 H3 H3", P4="show S3 S3")
    assert last(shown) == "丽姐 亮3个红桃3、大刚 亮2个黑桃3。丽姐 上班，先出"
    assert last(shown, "en") == "丽姐 shows 3 heart 3s, 大刚 shows 2 spade 3s. 丽姐 leads"
    drawn = table().dealt().then()
    assert last(drawn).startswith("没人亮，抽到 ")


def test_the_seal_is_public_before_the_deal_and_the_seed_after_the_hand() -> None:
    started = table(seed=7).dealt()
    assert shuffle.seal(7) in last(started)
    assert shuffle.written(7) not in "".join(log(at(started)))


def test_told_from_the_middle_the_first_line_is_plainer_and_not_wrong() -> None:
    position = at(burning())
    screen = narrator.board(position.scene, position.view(None), position.events(None)[-1:])
    assert "Tom 烧！4个A。往后每手带王，末手不用" in [words(line) for line in screen.lines]
    play = ev.CardsPlayed(seat=P0, combo=combo("4xK"), passed=(P1,))
    line = narrator.line(scene(), play)
    assert line is not None
    assert words(line) == "小李 过，老王 4个K，够级"


@pytest.mark.parametrize(
    "event",
    [
        ev.HandDealt(seat=P0, cards=(Card.H3,)),
        ev.Answered(seat=P0, action=ShowHand(P2)),
        ev.HoldEnded(),
        ev.SeedDrawn(seed="0" * 32),
        ev.HandShown(seat=P0, to=P2, cards=(0,) * 15),
        ev.PlaySuggested(seat=P0, to=P2, combo=combo("K")),
    ],
)
def test_what_is_not_public_has_no_public_line(event: ev.GoujiEvent) -> None:
    assert narrator.line(scene(), event) is None


def test_the_log_counts_the_plays_that_it_leaves_out() -> None:
    now = table(P0="3 5 7 9 J K 4 4", P3="4 6 8 10 Q A 4 4").leads(P0, "3")
    for seat, play in enumerate(("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"), 1):
        now = now.then(**{f"P{3 if seat % 2 else 0}": play})
    lines = log(at(now))
    assert lines[0] == "（前面 1 手）"
    assert lines[1] == "这圈"
    assert len(lines) == 12
    assert lines[-1].endswith("老王 1个K")


def test_a_reader_is_told_about_himself_as_you() -> None:
    now = table(P3="4x9 3", P0="4x10 3").leads(P3, "4x9").then(P0="4x10")
    assert news(now, 4).endswith("Anna 先出 4个9；你、Tom 过，老王 4个10")
    assert news(now, 0).endswith("Anna 先出 4个9；你出 4个10")


def test_a_sealed_play_that_was_not_used_is_told_to_its_owner_alone() -> None:
    now = table(P3="4x9 3", P4="4x10 3", P0="4xJ 3").leads(P3, "4x9").then(P4="4x10", P0="4xJ")
    assert news(now, 0).endswith("大刚 4个10；你那手没用上，没人看见")
    assert "没用上" not in news(now, 1)


def test_a_prompter_sees_the_cards_and_his_words_arrive() -> None:
    now = table("wanjiaxiang", out=(P2,), P0="2xK 3 4", P1="3x9").led_by(P0)
    now = now.aside(P0, ShowHand(P2)).aside(P2, Suggest(P0, combo("2xK")))
    assert "你让 丽姐 看牌；丽姐 说：2个K" in news(now, 0)
    assert "老王 让你看牌；你跟 老王 说：2个K" in news(now, 2)


def test_a_reader_who_goes_headless_or_opens_is_told_so() -> None:
    now = table(P3="4xK 3").leads(P3, "4xK").then()
    assert news(now, 3).endswith("你出 4个K；都过了，你出牌；你开点了")
    now = table(P0="3x7", P1="3 4").leads(P0, "3x7").then()
    assert "你无头了" in news(now, 3)
