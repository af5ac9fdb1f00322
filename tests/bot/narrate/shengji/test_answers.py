"""Buttons and typed words come back as the answers that they stand for."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import shengji as narrator
from bot.narrate.shengji import codes
from bot.text import LANGUAGES, locale
from bot.tokens import Op
from engine.errors import Ambiguous, Illegal, Rejected, Unreadable
from engine.shengji.actions import Declare, NoDeclaration
from tests.bot.narrate.shengji.reading import at, walk
from tests.engine.shengji.table import ALL, P0, P1, P2, action, table


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(("seed", "standard")), st.integers(0, 10**6), st.data())
def test_an_answer_in_words_reads_back_in_every_language(
    profile: str, seed: int, data: st.DataObject
) -> None:
    positions = list(walk(profile, seed))[:-1]
    position = positions[data.draw(st.integers(0, len(positions) - 1))]
    for seat in ALL:
        view = position.view(seat)
        if view.asked is None:
            continue
        menu = tuple(position.hand.game.menu(position.hand.state, seat))
        for answer in data.draw(st.lists(st.sampled_from(menu), min_size=1, max_size=5)):
            for language in LANGUAGES:
                words = locale(language).words(narrator.said(answer, view.asked))
                assert narrator.read(view, words) == answer, words


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.data())
def test_a_mask_is_read_back(seed: int, data: st.DataObject) -> None:
    position = next(iter(walk("seed", seed)))
    hand = position.view(P0).hand or ()
    some = data.draw(st.lists(st.sampled_from(range(len(hand))), unique=True))
    chosen = tuple(hand[place] for place in sorted(some))
    assert codes.chosen(codes.mask(chosen, hand), hand) == chosen


@pytest.mark.parametrize(
    ("op", "arg"),
    [(Op.BURN, "1"), (Op.PLAY, ""), (Op.PLAY, "zzzzzzz"), (Op.SAY, ""), (Op.SAY, "q1")],
)
def test_a_token_that_we_never_make_is_refused(op: Op, arg: str) -> None:
    view = at(table(P0="SA SK").led_by(P0)).view(P0)
    with pytest.raises(ValueError, match=r"not a|more cards"):
        narrator.action(view, op, arg)


def test_only_declarations_and_the_bottom_are_said_with_a_letter() -> None:
    with pytest.raises(ValueError, match="a play"):
        codes.said(action("SA"), action("SA").cards)  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="not held"):
        codes.mask(action("SA").cards, ())  # type: ignore[union-attr]


def test_suggestions_begin_with_what_is_meant() -> None:
    position = at(table(P0="SA SK HK HK").led_by(P0))
    view = position.view(P0)
    found = narrator.suggested(view, "红桃KK")
    assert locale("zh-Hans").words(found[0]) == "红桃 K K"
    assert len(narrator.suggested(view, "红桃3")) == len({*map(str, found)})
    assert not narrator.suggested(position.view(P1), "红桃KK")


def test_a_refused_answer_is_not_suggested() -> None:
    position = at(table(P0="SA SK HK HK").led_by(P0))
    found = narrator.suggested(position.view(P0), "黑桃A 红桃K")
    assert locale("zh-Hans").words(found[0]) != "黑桃 A、红桃 K"


def test_nobody_is_advised_who_is_not_asked() -> None:
    position = at(table(P0="SA SK").led_by(P0))
    assert narrator.hint(position.view(P1)).key == "hint-not-asked"


TYPED = [
    ("红桃KK", "HK HK"),
    ("紅桃KK", "HK HK"),
    ("♥K♥K", "HK HK"),
    ("hK hK", "HK HK"),
    ("heart K K", "HK HK"),
    ("hearts k k", "HK HK"),
    ("一对红桃K", "HK HK"),
    ("pair of heart kings", "HK HK"),
    ("红心K×2", "HK HK"),
    ("kk", "HK HK"),
    ("甩 黑桃AQ10", "SA SQ ST"),
    ("拖拉机 8899", "C8 C8 C9 C9"),
    ("拖拉機 梅花8899", "C8 C8 C9 C9"),
    ("tractor c8899", "C8 C8 C9 C9"),
    ("大王", "XR"),
    ("小王小王", "XB XB"),
    ("small joker x2", "XB XB"),
    ("方片3", "D3"),
    ("草花8", "C8"),
    ("梅花8、9", "C8 C9"),
]


@pytest.mark.parametrize(("words", "cards"), TYPED)
def test_plays_are_typed_in_many_ways(words: str, cards: str) -> None:
    hand = "HK HK SA SQ ST C8 C8 C9 C9 XR XB XB D3"
    view = at(table(P0=hand, level="2", suit="D").led_by(P0)).view(P0)
    assert narrator.read(view, words) == action(cards)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("不亮", "nothing"),
        ("no", "nothing"),
        ("红桃", "declare H2"),
        ("亮红桃", "declare H2"),
        ("红桃2", "declare H2"),
        ("declare hearts", "declare H2"),
    ],
)
def test_a_declaration_is_typed_by_its_suit(words: str, answer: str) -> None:
    view = at(table(P0="H2 S2 S2 C4", P1="C5").dealt()).view(P0)
    assert narrator.read(view, words) == action(answer)


def test_no_trump_is_declared_by_its_name() -> None:
    view = at(table("standard", P0="XR XR S2 C4").dealt()).view(P0)
    assert narrator.read(view, "无主") == action("declare XR XR")
    with pytest.raises(Illegal):
        narrator.read(at(table("standard", P0="XR S2 C4").dealt()).view(P0), "无主")


def test_a_suit_that_could_be_declared_in_two_ways_is_not_guessed() -> None:
    view = at(table("standard", P0="H2 H2 C4").dealt()).view(P0)
    with pytest.raises(Ambiguous) as refused:
        narrator.read(view, "红桃")
    assert set(refused.value.facts["choices"]) == {  # type: ignore[call-overload]
        action("declare H2"),
        action("declare H2 H2"),
    }


def test_ranks_without_a_suit_are_of_the_one_that_may_be_played() -> None:
    """S-040: clubs were led, so the pair of clubs is meant."""
    view = at(table(P0="CA CA", P1="C3 C3 H3 H3 C5").leads(P0, "CA CA")).view(P1)
    assert narrator.read(view, "33") == action("C3 C3")


def test_ranks_without_a_suit_that_could_be_two_plays_are_not_guessed() -> None:
    view = at(table(P0="HK HK CK CK").led_by(P0)).view(P0)
    with pytest.raises(Ambiguous):
        narrator.read(view, "KK")


@pytest.mark.parametrize("words", ["7", "QQ"])
def test_ranks_that_are_not_held_are_refused(words: str) -> None:
    view = at(table(P0="HK HK CK CK").led_by(P0)).view(P0)
    with pytest.raises(Illegal) as refused:
        narrator.read(view, words)
    assert refused.value.code == "not-held"


@pytest.mark.parametrize("words", ["", "什么", "红桃", "无主", "×2", "5个10", "x" * 200])
def test_words_that_are_no_play_are_not_read(words: str) -> None:
    view = at(table(P0="HK HK CK CK").led_by(P0)).view(P0)
    with pytest.raises(Unreadable):
        narrator.read(view, words)


def test_to_declare_without_saying_what_is_read_where_one_declaration_is_possible() -> None:
    view = at(table(P0="H2 C4").dealt()).view(P0)
    assert narrator.read(view, "亮") == action("declare H2")
    with pytest.raises(Unreadable):
        narrator.read(view, "亮什么")


def test_to_declare_without_saying_what_is_asked_back_where_several_are_possible() -> None:
    view = at(table(P0="H2 C2").dealt()).view(P0)
    with pytest.raises(Ambiguous) as several:
        narrator.read(view, "亮")
    said = locale("zh-Hans").words(narrator.refusal(several.value))
    assert said == "有几种意思：亮 红桃（一张2）、亮 梅花（一张2）。写全一点"
    for way in ("亮 梅花（一张2）", "亮 红桃（一张2）"):
        assert isinstance(narrator.read(view, way), Declare)


def test_to_declare_what_one_does_not_hold_is_refused_in_words() -> None:
    view = at(table(P0="C4").dealt()).view(P0)
    with pytest.raises(Illegal) as refused:
        narrator.read(view, "declare")
    said = locale("zh-Hans").words(narrator.refusal(refused.value))
    assert said == "你手里没有能亮主的牌。答「不亮」"


def test_what_is_typed_before_one_is_asked_needs_its_suits() -> None:
    view = at(table(P0="HK HK", P2="H3 H3").led_by(P0)).view(P2)
    assert narrator.read(view, "红桃33") == action("H3 H3")
    assert narrator.read(view, "不亮") == NoDeclaration()
    for words in ("33", "红桃"):
        with pytest.raises(Rejected):
            narrator.read(view, words)


def test_none_of_several_unlawful_plays_is_preferred() -> None:
    view = at(table(P0="CA", P1="C3 H4 D4").leads(P0, "CA")).view(P1)
    assert narrator.read(view, "4") in (action("H4"), action("D4"))
