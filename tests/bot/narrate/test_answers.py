"""From buttons and typed words to answers, and words that can be explained."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.narrate import Narrator
from bot.narrate import gouji as narrator
from bot.narrate.gouji import codes
from bot.text import LANGUAGES, Text, locale
from bot.tokens import Op, Token
from engine.cards import Card, Rank
from engine.errors import Ambiguous, Illegal, Stale, Unreadable
from engine.gouji.actions import Burn, NoBurn, NoShow, Pass, Play, Show, ShowHand, Suggest
from engine.gouji.combos import CARRIED, Combo
from engine.gouji.profiles import PROFILES
from tests.bot.narrate.reading import LONG, NOON, at, buttons, scene, units, words
from tests.support.hands import P0, P1, P2, P3, P4, combo, table


def test_the_package_is_a_narrator() -> None:
    told: Narrator = narrator
    assert told.said(Pass()) == Text("action-pass")


plays = st.one_of(
    st.builds(
        Combo,
        st.sampled_from(CARRIED),
        st.integers(1, 16),
        st.integers(0, 16),
        st.integers(0, 4),
        st.integers(0, 4),
    ),
    st.builds(
        Combo,
        st.just(Rank.TWO),
        st.integers(1, 16),
        st.just(0),
        st.integers(0, 4),
        st.integers(0, 4),
    ),
    st.builds(Combo, st.none(), st.just(0), st.just(0), st.integers(1, 4), st.integers(0, 4)),
)


@given(plays)
def test_every_play_comes_back_from_its_button(play: Combo) -> None:
    code = codes.written(play)
    assert len(code) == 5
    assert codes.play(code) == play
    token = Token(Op.SUGGEST, 36**7 - 1, 36**8 - 1, f"5{code}")
    assert Token.parse(str(token)) == token
    assert len(str(token)) <= 64


def test_the_written_form_is_rank_count_twos_and_jokers() -> None:
    assert codes.written(combo("S+2x2+3x10")) == "T3210"
    assert codes.written(combo("2xS+B")) == "00021"
    assert codes.written(combo("16x3")) == "3g000"


@pytest.mark.parametrize(
    ("op", "arg"),
    [
        (Op.PLAY, ""),
        (Op.PLAY, "T"),
        (Op.PLAY, "X1000"),
        (Op.PLAY, "T0000"),
        (Op.PLAY, "01000"),
        (Op.PLAY, "21100"),
        (Op.BURN, "T32100"),
        (Op.PASS, "x"),
        (Op.SUGGEST, ""),
        (Op.SUGGEST, "9T1000"),
        (Op.SHOW_HAND, "6"),
        (Op.SHOW_HAND, ""),
        (Op.JOIN, ""),
    ],
)
def test_a_token_that_we_never_make_is_refused(op: Op, arg: str) -> None:
    view = at(table(P0="4x10 3").led_by(P0)).view(P0)
    with pytest.raises(ValueError, match=r"\w"):
        narrator.action(view, op, arg)


def test_shows_are_the_cards_of_one_suit() -> None:
    view = at(table(P0="H3 S3 H3 4").dealt()).view(P0)
    assert narrator.action(view, Op.SHOW, "H2") == Show((Card.H3, Card.H3))
    assert narrator.action(view, Op.NO_SHOW, "") == NoShow()
    for arg in ("H3", "C1", "H0", "X2", "H"):
        with pytest.raises(ValueError, match=r"\w"):
            narrator.action(view, Op.SHOW, arg)
    later = at(table(P0="H3 H3 4").led_by(P0)).view(P0)
    with pytest.raises(Stale):
        narrator.action(later, Op.SHOW, "H2")


def test_other_buttons_are_what_they_say() -> None:
    view = at(table(P0="4xK 3", P1="4xA 3").leads(P0, "4xK")).view(P1)
    assert narrator.action(view, Op.BURN, "A4000") == Burn(combo("4xA"))
    assert narrator.action(view, Op.NO_BURN, "") == NoBurn()
    assert narrator.action(view, Op.SHOW_HAND, "3") == ShowHand(P3)
    assert narrator.action(view, Op.SUGGEST, "3A4000") == Suggest(P3, combo("4xA"))


def test_typed_words_answer_the_question() -> None:
    view = at(table(P2="4x9 3", P3="4x10 3").leads(P2, "4x9")).view(P3)
    assert narrator.read(view, "4个10") == Play(combo("4x10"))
    assert narrator.read(view, "过") == Pass()
    with pytest.raises(Unreadable):
        narrator.read(view, "你好")
    ambiguous = at(table(P0="3xJ 2x2 S 3").led_by(P0)).view(P0)
    with pytest.raises(Ambiguous) as caught:
        narrator.read(ambiguous, "3个J带2")
    said = narrator.refusal(caught.value)
    assert "3个J" in words(said) or "J" in words(said)


def test_a_typed_pass_declines_a_burn() -> None:
    view = at(table(P0="4xK 3", P1="4xA 3").leads(P0, "4xK")).view(P1)
    for said in ("过", "不烧", "pass"):
        assert narrator.read(view, said) == NoBurn()


def test_a_typed_play_of_who_is_out_is_a_suggestion() -> None:
    now = table("wanjiaxiang", out=(P2,), P0="2xK 3").led_by(P0)
    alone = at(now)
    assert narrator.read(alone.view(P2), "2个K") == Play(combo("2xK"))
    shown = at(now.aside(P0, ShowHand(P2)))
    assert narrator.read(shown.view(P2), "2个K") == Suggest(P0, combo("2xK"))
    both = at(
        table("wanjiaxiang", out=(P2,), P0="2xK 3")
        .led_by(P0)
        .aside(P0, ShowHand(P2))
        .aside(P4, ShowHand(P2))
    )
    with pytest.raises(Illegal, match="suggest-whom"):
        narrator.read(both.view(P2), "2个K")


def test_my_hand_fits_an_alert_at_its_very_longest() -> None:
    """All ranks, a long name, a long play and a time."""
    mine = "2xB 2xS 3x2 2xA 2xK 3xQ 4xJ 5x10 2x9 3x8 2x7 2x6 2x5 4 3"
    now = table(P0="2xB 2xS 12x2 12xQ 3", P3=mine).leads(P0, "2xB+2xS+2x2+10xQ")
    position = at(now, names=LONG, until=NOON)
    for language in LANGUAGES:
        said = locale(language).words(narrator.alert(position.scene, position.view(P3)))
        assert units(said.replace(said[said.index("\ue000") :], "13:31:00 UTC")) <= 200


def test_a_spectator_sees_no_cards() -> None:
    position = at(table(P0="4xK 3").led_by(P0))
    assert narrator.alert(position.scene, position.view(None)) == Text("alert-spectator")


@pytest.mark.parametrize("profile", PROFILES)
def test_the_words_on_the_rules_buttons_can_be_explained(profile: str) -> None:
    rules = PROFILES[profile]
    screen = narrator.rules(scene(profile=profile), rules)
    assert 8 <= len(screen.lines) <= 22
    for button in buttons(screen):
        token = Token.parse(button.token)
        assert token.op is Op.RULES
        assert narrator.explain(rules, token.arg) is not None


@pytest.mark.parametrize("word", ["烧", "燒", "捎牌", "burn", " BURN "])
def test_a_word_is_known_by_all_its_names(word: str) -> None:
    rules = PROFILES["finalstone"]
    text = narrator.explain(rules, word)
    assert text is not None
    assert words(text).startswith("烧 = 别人出了够级")


def test_no_name_means_two_words() -> None:
    names = [name for names in narrator.TERMS.values() for name in names]
    assert len(names) == len(set(names))


def test_an_unknown_word_is_not_explained() -> None:
    assert narrator.explain(PROFILES["finalstone"], "麻将") is None


def test_two_people_of_one_name_are_told_apart() -> None:
    position = at(table(P0="4x9 3").leads(P0, "4x9"), names=("Anna", "Anna", "", "Tom", "B", "C"))
    said = [words(line) for line in position.board().lines]
    assert said[1:4] == ["1 Anna（1号） 红 · 台面", "2 Anna（2号） 蓝", "3 3号位 红"]
