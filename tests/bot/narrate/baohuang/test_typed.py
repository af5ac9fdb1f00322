"""What people type in Baohuang: every spelling, and the ways of not understanding."""

from __future__ import annotations

import pytest

from bot.narrate import baohuang as narrator
from bot.text import locale
from engine.baohuang.actions import (
    Abdicate,
    Action,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Play,
    Reign,
    Silent,
)
from engine.baohuang.combos import Combo
from engine.cards import Card, Rank
from engine.errors import Ambiguous, Illegal, Rejected, Unreadable
from engine.seats import Seat
from tests.bot.narrate.baohuang.positions import P0, P3, Position, deal

KINGS = Combo(Rank.KING, 2)
HUNG = Combo(Rank.NINE, 3, 1)
SHOWN = Combo(Rank.NINE, 3, 1, marks=(Card.XG,))


def led() -> Position:
    return deal(P0="XE B 2xK 9 9 3 2", P3="XG S 2xK 3x9 2x2").then()


def read(position: Position, seat: Seat, words: str) -> Action:
    answer: Action = narrator.read(position.view(seat), words)
    return answer


def rejection(position: Position, seat: Seat, words: str) -> Rejected:
    with pytest.raises(Rejected) as caught:
        read(position, seat, words)
    return caught.value


@pytest.mark.parametrize(
    ("words", "combo"),
    [
        ("2个K", KINGS),
        ("KK", KINGS),
        ("2xK", KINGS),
        ("出俩K", KINGS),
        ("我出 2 kings", KINGS),
        ("小王带3个9", HUNG),
        ("3个9带小王", HUNG),
        ("S+3x9", HUNG),
        ("small + 3 nines", HUNG),
        ("小王（保子牌）带3个9", SHOWN),
        ("小王带3个9（保子牌）", SHOWN),
        ("小王带3个9（保子）", SHOWN),
        ("保子带3个9", SHOWN),
        ("S+3x9 (guard's card)", SHOWN),
        ("保子", Combo(None, 0, 1, marks=(Card.XG,))),
        ("2个小王", Combo(None, 0, 2, marks=(Card.XG,))),
        ("黑桃9", Combo(Rank.NINE, 1)),
        ("2个2", Combo(Rank.TWO, 2)),
    ],
)
def test_a_play_is_read_in_every_usual_spelling(words: str, combo: Combo) -> None:
    """A marked joker among others goes only by its name; where all go, it is among them."""
    now = led().leads(P0, "9")
    assert read(now, P3, words) == Play(combo)


def test_the_emperor_s_own_joker_is_named_too() -> None:
    both = Combo(None, 0, 0, 2, (Card.XE,))
    assert read(led(), P0, "大王") == Play(Combo(None, 0, 0, 1))
    assert read(led(), P0, "大王（皇上牌）") == Play(Combo(None, 0, 0, 1, (Card.XE,)))
    assert read(led(), P0, "皇上牌") == Play(Combo(None, 0, 0, 1, (Card.XE,)))
    assert read(led(), P0, "2 big jokers") == Play(both)


@pytest.mark.parametrize("words", ["2个K（保子牌）", "2个9带保子"])
def test_a_mark_that_is_not_there_is_refused(words: str) -> None:
    if "带" in words:
        now = led()
        answer = read(now, P0, words)
        with pytest.raises(Illegal) as caught:
            now.gives(P0, answer)
        assert caught.value.code in ("do-not-have", "mark-not-yours")
    else:
        assert rejection(led(), P3, words).code == "mark-not-yours"


def called() -> Position:
    now = deal("qingdao", P0="XE 3xS9 3xH9 2xK", P3="S9 2xC9 K 5").then()
    return now.says(P0, "叫黑桃9").then()


def test_the_called_card_is_known_by_its_suit() -> None:
    """Of other cards the suit does not matter (B-020)."""
    now = called().leads(P0, "K")
    shown = Combo(Rank.NINE, 1, marks=(Card.S9,))
    for words in ("黑桃9", "♠9", "9（保子牌）", "保子", "1个9（侍卫）"):
        assert read(now, P3, words) == Play(shown)
    for words in ("9", "梅花9", "红桃9"):
        assert read(now, P3, words) == Play(Combo(Rank.NINE, 1))
    assert read(now, P3, "3个9") == Play(Combo(Rank.NINE, 3, marks=(Card.S9,)))


@pytest.mark.parametrize(
    "words", ["叫黑桃9", "黑桃9", "叫保子 ♠9", "s9", "call the spade 9", "9 of spades"]
)
def test_a_card_is_called_by_suit_and_rank(words: str) -> None:
    now = deal("qingdao", P0="XE 3xS9 3xH8").then()
    assert read(now, P0, words) == Call(Card.S9)


def test_the_suit_goes_without_saying_where_one_can_be_called() -> None:
    now = deal("qingdao", P0="XE 3xS9 3xH9 3xH8").then()
    assert read(now, P0, "叫8") == Call(Card.H8)
    assert rejection(now, P0, "叫9").facts["choices"] == (Call(Card.S9), Call(Card.H9))
    assert isinstance(rejection(now, P0, "叫9"), Ambiguous)
    with pytest.raises(Illegal, match="cannot-call"):
        now.says(P0, "叫7")
    for words in ("过", "行", "随便"):
        assert rejection(now, P0, words).code == "call-first"


def test_the_throne_is_answered_in_plain_words() -> None:
    now = deal("qingdao", P0="XE 3xS9")
    for words in ("登基", "坐", "行", "reign"):
        assert read(now, P0, words) == Reign()
    for words in ("让位", "讓位", "不坐", "过", "no", "decline"):
        assert read(now, P0, words) == Abdicate()


def test_declaring_is_answered_in_plain_words() -> None:
    now = deal(P0="XE 9", P3="XG 9")
    for words, what in (
        ("明保", Declaration.OPEN_GUARD),
        ("造反", Declaration.REVOLT),
        ("明獨", Declaration.OPEN_SOLO),
        ("踢", Declaration.KICK),
        ("搶獨", Declaration.GRAB),
        ("open guard", Declaration.OPEN_GUARD),
        ("grab the solo", Declaration.GRAB),
    ):
        assert read(now, P3, words) == Declare(what)
    for words in ("不亮", "不", "过", "no", "nothing to declare"):
        assert read(now, P3, words) == Silent()
    assert rejection(now, P3, "行").code == "declare-what"
    for words, code in (("造反", "cannot-revolt"), ("登基", "declare-first")):
        with pytest.raises(Illegal, match=code):
            now.says(P3, words)


def test_a_yes_answers_what_can_be_answered_so() -> None:
    from tests.bot.narrate.baohuang.test_golden import DOUBLING, GRABBING

    kicking = deal(DOUBLING, P0="XE 9", P3="XG 9").then(P3="明保")
    assert read(kicking, Seat(1), "行") == Declare(Declaration.KICK)
    assert read(deal(GRABBING, P0="XE 9"), P3, "要") == Declare(Declaration.GRAB)
    assert isinstance(rejection(led(), P0, "好"), Unreadable)


def test_declining_is_a_pass_where_cards_lie() -> None:
    now = led().leads(P0, "9")
    for words in ("过", "過", "不要", "要不起", "pass", "p"):
        assert read(now, P3, words) == Pass()
    assert read(now, P3, "申请接风") == ApplyForWind()
    with pytest.raises(Illegal, match="cannot-pass-lead"):
        led().says(P0, "过")


@pytest.mark.parametrize("words", ["", "？？", "随便吧", "xyz"])
def test_words_that_are_no_answer_are_unreadable(words: str) -> None:
    found = rejection(led(), P0, words)
    assert isinstance(found, Unreadable)
    said = locale("zh-Hans").words(narrator.refusal(found))
    assert said.startswith("没看懂")


def test_2s_stand_for_no_other_rank() -> None:
    """B-022."""
    found = rejection(led(), P3, "2个K带1个2")
    assert isinstance(found, Illegal)
    said = locale("zh-Hans").words(narrator.refusal(found))
    assert said == "不是一手：除了王，得是同一个点。2不能当别的点"


def test_two_lawful_meanings_are_never_guessed_at() -> None:
    """王 without its kind is either joker."""
    now = deal(P0="XE B S 9", P3="XG").then()
    found = rejection(now, P0, "王")
    assert isinstance(found, Ambiguous)
    said = locale("zh-Hans").words(narrator.refusal(found))
    assert said == "有几种意思：小王、大王。写全一点"


def test_words_are_read_without_a_question_too() -> None:
    view = led().view(P3)
    assert view.asked is None
    assert narrator.read(view, "2个K") == Play(KINGS)
    assert narrator.read(view, "过") == Pass()
    assert narrator.suggested(view, "2个K") == ()
