"""Answers around a hand in buttons and in typed words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.narrate.gouji import codes
from bot.tokens import Op, Token
from engine.cards import Rank
from engine.counts import EMPTY
from engine.errors import Illegal, Unreadable
from engine.gouji import notation
from engine.gouji.actions import (
    Action,
    AskCut,
    ChooseLast,
    Cut,
    Dot,
    GiveUpOpening,
    No,
    NoShow,
    Pass,
    Refuse,
    Return,
    Shots,
    Terms,
    ThrowFours,
    WrongFollow,
    Yes,
)
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import CARRIED, Combo
from engine.gouji.profiles import PROFILES
from engine.gouji.state import ALL
from tests.support.hands import P2, P4, combo

DEBTS = (1, 2, 5)
small = st.lists(st.sampled_from(CARRIED), max_size=16).map(lambda found: tuple(sorted(found)))
pure = st.builds(Combo, st.sampled_from(CARRIED), st.integers(1, 16))
answers = st.one_of(
    st.sampled_from((Yes(), No())),
    st.sampled_from(ALL).map(ChooseLast),
    st.integers(1, 215).map(Cut),
    st.integers(1, 3).map(AskCut),
    st.integers(1, 36).map(Dot),
    small.map(Return),
    small.filter(bool).map(Refuse),
    st.tuples(pure, pure, pure).map(Shots),
    st.lists(st.integers(0, 2), min_size=3, max_size=3).map(
        lambda ways: Terms(
            tuple(d for d, way in zip(DEBTS, ways, strict=True) if way == 1),
            tuple(d for d, way in zip(DEBTS, ways, strict=True) if way == 2),
        )
    ),
)


@given(answers)
def test_every_answer_comes_back_from_its_button(answer: Action) -> None:
    code = codes.said(answer, DEBTS)
    assert codes.saying(code, DEBTS) == answer
    token = Token(Op.SAY, 36**7 - 1, 36**8 - 1, code)
    assert Token.parse(str(token)) == token
    assert len(str(token)) <= 64


@given(answers)
def test_every_answer_comes_back_from_what_is_written(answer: Action) -> None:
    assert notation.read(notation.write(answer)) == answer


@pytest.mark.parametrize(
    "code", ["", "yy", "l6", "l", "c", "cZ", "r-1", "rzzzzzzzzzzz", "t99", "sA2K2", "sA2K2Q", "q"]
)
def test_a_code_that_we_never_write_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        codes.saying(code, DEBTS)


def question(matter: Matter, **facts: object) -> Asked:
    usual = Yes() if matter is Matter.TAKE else No()
    return Asked(
        matter=matter,
        rules=PROFILES["shandong"],
        hand=EMPTY,
        usual=usual,
        **facts,  # type: ignore[arg-type]
    )


THREE, FIVE, SIX = Rank.THREE, Rank.FIVE, Rank.SIX
FIRED = Shots((combo("2xA"), combo("2xK"), combo("3xQ")))


@pytest.mark.parametrize(
    ("matter", "words", "answer"),
    [
        (Matter.PRE_CALL, "宣", Yes()),
        (Matter.PRE_CALL, "不宣", No()),
        (Matter.BRIGHT_CALL, "call", Yes()),
        (Matter.BRIGHT_CALL, "no call", No()),
        (Matter.BRIGHT_CALL, "不要", No()),
        (Matter.REVOLUTION, "革命", Yes()),
        (Matter.REVOLUTION, "不革命", No()),
        (Matter.REVOLUTION, "革命 2个A、2个K、3个Q", FIRED),
        (Matter.REVOLUTION, "revolution 2 aces, 2 kings, 3 queens", FIRED),
        (Matter.HEAD, "要头", Yes()),
        (Matter.HEAD, "不要頭", No()),
        (Matter.HEAD, "no head", No()),
        (Matter.SWAP, "对消", Yes()),
        (Matter.SWAP, "照換", No()),
        (Matter.CUT, "不切", No()),
        (Matter.CUT, "切40", Cut(40)),
        (Matter.CUT, "cut 40", Cut(40)),
        (Matter.CUT, "让对头切3刀", AskCut(3)),
        (Matter.CUT, "opposite cuts 2", AskCut(2)),
        (Matter.CUTTING, "切 12 张", Cut(12)),
        (Matter.DOT, "点手 3", Dot(3)),
        (Matter.DOT, "不点", No()),
        (Matter.RETURN, "还 3 5", Return((THREE, FIVE))),
        (Matter.RETURN, "還 5、3", Return((THREE, FIVE))),
        (Matter.RETURN, "还2个5", Return((FIVE, FIVE))),
        (Matter.RETURN, "return 10, J", Return((Rank.TEN, Rank.JACK))),
        (Matter.TAKE, "收下", Yes()),
        (Matter.TAKE, "不要 6", Refuse((SIX,))),
        (Matter.TAKE, "refuse 6 6", Refuse((SIX, SIX))),
        (Matter.HELP, "替他付", Yes()),
        (Matter.HELP, "no", No()),
        (Matter.FOURS, "扔4", Yes()),
        (Matter.FOURS, "留着", No()),
        (Matter.SHOT, "放过", Pass()),
        (Matter.FIVES, "不要", Pass()),
        (Matter.SHOW, "不要", NoShow()),
        (Matter.LAST, "3号当大落", ChooseLast(P2)),
        (Matter.LAST, "seat 5 is last", ChooseLast(P4)),
        (Matter.LEAD, "扔4", ThrowFours()),
        (Matter.LEAD, "不开了", GiveUpOpening()),
    ],
)
def test_typed_words_answer_their_question(matter: Matter, words: str, answer: Action) -> None:
    assert notation.read(words, question(matter)) == answer


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("照给", Terms()),
        ("免了", Terms(waived=(1, 2, 5))),
        ("不收", Terms(waived=(1, 2, 5))),
        ("反贡", Terms(countered=(5,))),
        ("免 1、2", Terms(waived=(1, 2))),
        ("免 1；反 3", Terms(waived=(1,), countered=(5,))),
        ("waive 1, 3", Terms(waived=(1, 5))),
    ],
)
def test_debts_have_the_numbers_of_the_list(words: str, answer: Terms) -> None:
    asked = question(
        Matter.TERMS, debts=DEBTS, allied=frozenset({1, 5}), received=frozenset({5, 2})
    )
    assert notation.read(words, asked) == answer


def test_a_number_that_is_not_in_the_list_is_refused() -> None:
    with pytest.raises(Illegal, match="not-your-debt"):
        notation.read("免 4", question(Matter.TERMS, debts=DEBTS))


@pytest.mark.parametrize(
    ("matter", "words"),
    [
        (Matter.REVOLUTION, "宣"),
        (Matter.PRE_CALL, "革命"),
        (Matter.HEAD, "对消"),
        (Matter.LEAD, "免了"),
    ],
)
def test_a_word_of_another_question_never_says_yes(matter: Matter, words: str) -> None:
    with pytest.raises(Illegal, match="not-now"):
        notation.read(words, question(matter))


@pytest.mark.parametrize("matter", [Matter.TERMS, Matter.RETURN, Matter.TAKE, Matter.LAST])
def test_a_bare_no_does_not_give_what_silence_gives(matter: Matter) -> None:
    with pytest.raises(Illegal, match="answer-"):
        notation.read("不要", question(matter, debts=DEBTS))


@pytest.mark.parametrize("words", ["还 你好", "革命 你好、2个K、3个Q", "不要 6 好"])
def test_cards_that_are_none_are_not_read(words: str) -> None:
    with pytest.raises(Unreadable):
        notation.read(words, question(Matter.REVOLUTION))


def test_what_became_of_a_wrong_follow_can_be_written() -> None:
    """G-117."""
    assert notation.write(WrongFollow(combo("5x9"))) == "wrong-follow 5x9"
