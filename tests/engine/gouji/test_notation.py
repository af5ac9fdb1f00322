"""What people type: every spelling, the three ways of not understanding, and the written form."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate.gouji import faces
from bot.text import LANGUAGES, Text, locale, pieces
from engine.cards import DECK, Card, Rank
from engine.counts import counted
from engine.errors import Ambiguous, Illegal, Rejected, Unreadable
from engine.gouji import asked as ask
from engine.gouji import deal, plays
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    Burn,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Show,
    ShowHand,
    Suggest,
    Yield,
)
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo
from engine.gouji.notation import combo, read, write, write_combo
from engine.gouji.profiles import FINALSTONE, PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from tests.support.hands import cards


def leading(hand: str, rules: GoujiRules = FINALSTONE) -> Asked:
    return Asked(matter=Matter.LEAD, rules=rules, hand=counted(cards(hand)))


def answering(hand: str, top: str, may_answer: bool = True, may_burn: bool = False) -> Asked:
    return Asked(
        matter=Matter.RESPOND,
        rules=FINALSTONE,
        hand=counted(cards(hand)),
        top=combo(top),
        may_answer=may_answer,
        may_burn=may_burn,
    )


def showing(drawn: str) -> Asked:
    held = cards(drawn)
    return Asked(matter=Matter.SHOW, rules=FINALSTONE, hand=counted(held), drawn=held)


def rejection(words: str, asked: Asked | None = None) -> Rejected:
    with pytest.raises(Rejected) as caught:
        read(words, asked)
    return caught.value


def choices(words: str, asked: Asked | None = None) -> set[str]:
    rejected = rejection(words, asked)
    assert isinstance(rejected, Ambiguous)
    assert rejected.code == "ambiguous"
    offered = rejected.facts["choices"]
    assert isinstance(offered, tuple)
    return {write(action) for action in offered}


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (spelling, written)
        for written, spellings in {
            "5x10": "10 10 10 10 10|5x10|5X10|5*10|5×10|5 x 10|5个10|5個10|5张10|五个十|五個十|5 10"
            "|五10|10,10,10,10,10|10、10、10、10、10|５×１０|５个１０|TTTTT|1010101010|five tens"
            "|5 tens|5 10s|5个10!|出5个10|我出 5个10吧|play 5x10|十十十十十",
            "4xJ": "JJJJ|jjjj|J J J J|4J|4j|4个J|四个钩|4勾|4 jacks|four jacks|J×4|4张老J",
            "2x2": "22|2 2|俩2|倆2|两个2|兩個二|两个两|2个钱|2錢|钱钱|2x2|一对2|two 2s|2 twos|对2",
            "2": "2|钱|两|小两|1个2|一个2|单2|one 2",
            "3x2": "222|3个2|仨2|三个钱|3 2s",
            "2x3": "33|3 3|2x3|2个3|俩3|两个三|对三",
            "3xK": "KKK|仨K|3老K|三个老K|3个凯|3 kings|K×3|KK K",
            "2xA": "AA|俩尖|两个帽子|帽子帽子|2A|2 aces|对A",
            "3xQ": "QQQ|3个圈|三个Q|Q*3|3queens",
            "2xK": "2K|KK|2 kings|對K",
            "2+K": "K2|K+2|2+K|K 2|K带个2|K和2",
            "2+3xJ": "2JJJ|JJJ2|3J+2|2+3x J|3个J,1个2|4个J(带1个2)|4个J(1个2)|4 jacks (with one 2)"
            "|4個J（帶1個2）",
            "2x2+8x3": "2个2,8个3|2个2 8个3|8个3+俩2|俩钱 8个3|22 33333333|2 2s, 8 3s",
            "2x2+2xK": "22KK|KK22|2K+22|2 2 K K",
            "2xS+3x8": "2小王3个8|2小王带3个8|SS888|ss 888|S S 8 8 8|俩小王仨8|2个小花带三个8"
            "|2S+888|小王小王888|2小王 3 8|２小王，３个８|3个8 2小王|2 small + 3 eights"
            "|2 small jokers + 3 eights|2副司令带3个八",
            "S+3x8": "小花带三个8|小王带3个8|小王3个8|小虎仨8|小鬼888|S888|888S|S+888|S+3x8"
            "|3个8带小王|small joker + 3 eights|小王挂3个8|小花帶三個8",
            "B+3xK": "大王+3个K|大花带3个K|大虎KKK|大鬼仨K|B+3xK|BKKK|大王配3个K|big + 3 kings",
            "B+S+2x8": "1大王1小王带2个8|大小王+2个8|大小王+2个8(当2小王)|BS88|大王小王88"
            "|both + 2 eights|both + 2 eights (counts as 2 small)"
            "|big joker + small joker + 2 eights",
            "B+2xS": "1大2小王|大王+2小王|BSS|big + 2 small",
            "2xB": "BB|2大王|俩大花|大王大王|2B|2 big jokers",
            "S": "小王|小花|小虎|小鬼|副司令|s|small joker",
            "B": "大王|大花|大虎|大鬼|正司令|B|big joker",
            "S+9": "小王带9|小王带个9|S9|S+9",
            "S+2x2": "小王带2个2|小王带俩2|S22|S+2个钱",
            "S+2+3xJ": "小王带4个J(带1个2)|小王+3个J+1个2",
            "12x5": "12个5|十二个5|12x5",
            "3x8": "888|八八八|三个八|仨八|3×8",
        }.items()
        for spelling in spellings.split("|")
    ],
)
def test_a_play_is_read_in_every_usual_spelling(words: str, written: str) -> None:
    assert write(read(words)) == written


@pytest.mark.parametrize(
    ("words", "action"),
    [
        (spelling, action)
        for action, spellings in (
            (Pass(), "过|過|过牌|不要|要不起|管不起|不管|pass|PASS|p|Ｐ|过。|不要了|过吧"),
            (Yield(), "让|讓|让牌|让了|yield"),
            (NoBurn(), "不烧|不燒|不捎|no burn|no-burn|不烧了"),
            (ApplyForWind(), "接风|接風|申请接风|申請接風|wind"),
            (NoShow(), "不亮|不亮3|no show"),
            (Burn(Combo(Rank.KING, 3, big=1)), "烧 大王+3个K|燒大王帶3個K|捎 BKKK|burn B+3xK"),
            (Burn(Combo(Rank.JACK, 5)), "烧5个J|burn 5xJ|反烧 JJJJJ|烧牌:5J"),
            (Show((Card.H3,) * 3), "亮 3个红桃3|亮3个紅桃3|亮红桃3红桃3红桃3|show 3xH3|亮3张♥3"),
            (Show((Card.S3, Card.H3)), "show S3+H3|亮黑桃3红桃3|show s3 h3"),
            (Show((Card.D4,) * 2), "亮俩方块4|亮2个方片4|show 2 diamond 4s"),
            (ShowHand(ALL[2]), "show-hand P2"),
            (Suggest(ALL[4], Combo(Rank.TEN, 5)), "suggest P4 5x10|suggest p4 五个十"),
        )
        for spelling in spellings.split("|")
    ],
)
def test_every_other_answer_is_read_too(words: str, action: Action) -> None:
    assert read(words) == action


NO_ANSWER = (
    "|五十|5x|x10|0x10|37x10|999999x10|burnt|烧|烧 什么|你好|hello|5-10|+|带|(((|带俩|🃏|*|×|5x1010"
    "|三八|二十|1|11|0|亮什么|show me|suggest P9 5x10|4个J(9个2)|burn|让我想想|5x10 pass|\ud800"
)


@pytest.mark.parametrize(
    "words",
    [*NO_ANSWER.split("|"), "10 " * 200, "10" * 3000, "王" * 5000, "x" * 100, "5x\ue00010"],
)
def test_words_that_are_no_answer_are_unreadable(words: str) -> None:
    rejected = rejection(words)
    assert isinstance(rejected, Unreadable)
    assert rejected.code == "unreadable"
    assert len(str(rejected.facts["words"])) <= 40


@pytest.mark.parametrize("words", ["5+2x10", "J 10", "5个10带个J", "S39", "4JJ", "45678", "as k"])
def test_cards_that_are_never_one_play_are_illegal(words: str) -> None:
    """G-100: one rank, apart from 2s and jokers."""
    rejected = rejection(words)
    assert isinstance(rejected, Illegal)
    assert rejected.code == "not-one-rank"


def test_words_with_two_meanings_are_never_guessed_at() -> None:
    assert choices("2 K") == {"2xK", "2+K"}
    assert choices("4个J带1个2") == {"2+4xJ", "2+3xJ"}
    assert choices("3个J带2") == {"2+3xJ", "2+2xJ", "2x2+3xJ", "2x2+J"}
    assert choices("王") == choices("X") == {"S", "B"}
    assert choices("俩王带3个9") == {"2xS+3x9", "B+S+3x9", "2xB+3x9"}


def test_the_question_decides_where_one_meaning_is_lawful() -> None:
    assert read("2 K", leading("2xK 3")) == Play(Combo(Rank.KING, 2))
    assert read("2 K", leading("K 2 3")) == Play(Combo(Rank.KING, 1, 1))
    assert choices("2 K", leading("2xK 2")) == {"2xK", "2+K"}
    assert read("王", leading("S 3")) == Play(Combo(None, small=1))
    assert read("KKK+X", leading("3xK B")) == Play(Combo(Rank.KING, 3, big=1))


def test_how_many_cards_lie_on_the_table_tells_how_2s_were_counted() -> None:
    hand = "4xJ 2 3"
    assert read("4个J带1个2", answering(hand, "4x10")) == Play(Combo(Rank.JACK, 3, 1))
    assert read("4个J带1个2", answering(hand, "5x10")) == Play(Combo(Rank.JACK, 4, 1))
    assert choices("4个J带1个2", leading(hand)) == {"2+4xJ", "2+3xJ"}


def test_where_no_meaning_is_lawful_the_rules_say_why() -> None:
    question = answering("2xK 2 3", "3x10")
    action = read("2 K", question)
    with pytest.raises(Illegal, match="wrong-count"):
        ask.check(question, action)


def test_a_bare_play_is_an_answer_where_a_seat_may_also_burn() -> None:
    """A headless seat has both hearings (G-191)."""
    question = answering("5xJ 3", "5x10", may_burn=True)
    assert read("5xJ", question) == Play(Combo(Rank.JACK, 5))
    assert read("烧5个J", question) == Burn(Combo(Rank.JACK, 5))


def test_nobody_burns_by_accident() -> None:
    """G-125: where a seat may only burn, a bare play is refused, not taken for a burn."""
    question = answering("5xJ 3", "5x10", may_answer=False, may_burn=True)
    action = read("5xJ", question)
    assert action == Play(Combo(Rank.JACK, 5))
    with pytest.raises(Illegal, match="only-opposite"):
        ask.check(question, action)


def test_declining_is_called_by_its_name_in_every_question() -> None:
    """GAP-17: declining to burn is not a pass, whatever people call it."""
    assert read("过", answering("5xJ", "5x10")) == Pass()
    assert read("过", answering("5xJ", "5x10", may_answer=False, may_burn=True)) == NoBurn()
    assert read("不要", showing("H3 H3")) == NoShow()
    with pytest.raises(Illegal, match="cannot-pass-lead"):
        ask.check(leading("5xJ"), read("过", leading("5xJ")))


def test_an_unnamed_show_is_the_largest_there_is() -> None:
    """G-030, GAP-13."""
    assert read("亮3", showing("H3 H3 D3 S3 S3 S3 5x10")) == Show((Card.S3,) * 3)
    assert read("亮三", showing("H3 H3 5x10")) == Show((Card.H3,) * 2)
    assert read("亮两个3", showing("H3 H3 D3")) == Show((Card.H3,) * 2)
    assert read("亮3个", showing("H3 H3 H3 D3")) == Show((Card.H3,) * 3)
    assert read("亮33", showing("H3 H3 H3 D3")) == Show((Card.H3,) * 2)
    assert choices("亮3", showing("H3 H3 D3 D3")) == {"show 2xH3", "show 2xD3"}
    assert choices("亮俩3", showing("H3 H3 D3 D3 D3")) == {"show 2xH3", "show 2xD3"}


def test_a_show_that_cannot_be_is_illegal() -> None:
    assert rejection("亮3", showing("H3 D3 5x10")).code == "show-invalid"
    assert rejection("亮3个3", showing("H3 H3 D3")).code == "show-invalid"
    assert rejection("亮3", leading("5x10")).code == "not-now"
    assert rejection("亮3").code == "unreadable"


CARDS = st.lists(st.sampled_from(DECK), min_size=1, max_size=20)


@settings(deadline=None)
@given(CARDS, st.sampled_from(sorted(PROFILES)))
def test_the_written_form_of_every_lead_reads_back(held: list[Card], profile: str) -> None:
    question = Asked(matter=Matter.LEAD, rules=PROFILES[profile], hand=counted(held))
    for action in ask.menu(question):
        assert read(write(action), question) == read(write(action)) == action


@settings(deadline=None)
@given(CARDS, CARDS, st.sampled_from(sorted(PROFILES)), st.data())
def test_the_written_form_of_every_answer_reads_back(
    held: list[Card], others: list[Card], profile: str, data: st.DataObject
) -> None:
    rules = PROFILES[profile]
    top = data.draw(st.sampled_from(tuple(plays.leads(counted(others), rules))))
    question = Asked(
        matter=Matter.RESPOND,
        rules=rules,
        hand=counted(held),
        top=top,
        may_answer=data.draw(st.booleans()),
        may_burn=True,
        may_yield=True,
        may_apply=True,
    )
    for action in ask.menu(question):
        assert read(write(action), question) == action


@settings(deadline=None)
@given(st.integers(0, 2**64))
def test_the_written_form_of_every_show_reads_back(seed: int) -> None:
    for drawn in deal.hands(FINALSTONE, seed):
        for rules in PROFILES.values():
            question = Asked(matter=Matter.SHOW, rules=rules, hand=counted(drawn), drawn=drawn)
            for action in ask.menu(question):
                assert read(write(action), question) == action


COMBOS = st.builds(
    lambda rank, count, twos, small, big: Combo(
        rank, count, twos if rank is not Rank.TWO else 0, small, big
    ),
    st.sampled_from(tuple(Rank)[:13]),
    st.integers(1, 16),
    st.integers(0, 8),
    st.integers(0, 4),
    st.integers(0, 4),
) | st.builds(lambda small, big: Combo(None, small=small, big=big), st.integers(1, 4), st.just(0))


@settings(deadline=None)
@given(COMBOS)
def test_a_full_hand_reads_back_unasked(play: Combo) -> None:
    assert combo(write_combo(play)) == play
    assert read(write(Suggest(ALL[3], play))) == Suggest(ALL[3], play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", [faces.combo, faces.button])
@settings(deadline=None)
@given(play=COMBOS)
def test_plays_read_back_as_the_table_shows_them(language: str, shape: object, play: Combo) -> None:
    assert callable(shape)
    assert combo(said(language, shape(play))) == play


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None)
@given(play=COMBOS)
def test_compositions_read_back_as_the_buttons_show_them(language: str, play: Combo) -> None:
    assert combo(said(language, faces.composition(play, FINALSTONE))) == play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_shows_read_back_as_the_table_shows_them(language: str, number: int) -> None:
    show = Show((Card.H3,) * number)
    assert read(f"show {said(language, faces.shown(show.cards))}") == show


def said(language: str, text: Text) -> str:
    (words,) = pieces(locale(language).words(text))
    assert isinstance(words, str)
    return words


TYPED = st.text() | st.text(
    "0123456789xX*×个带小大王花SBsb2KkAa十五两俩仨 +,()烧亮过让3红桃H P", max_size=60
)


@settings(deadline=None)
@given(TYPED, st.sampled_from((None, leading("2xK 2 S"), answering("4xJ 2", "4x9"), showing("H3"))))
def test_no_words_do_anything_but_answer_or_be_refused(words: str, asked: Asked | None) -> None:
    try:
        action = read(words, asked)
    except Rejected:
        return
    assert read(write(action), None) == action
