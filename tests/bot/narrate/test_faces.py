"""How plays look in words."""

from __future__ import annotations

import pytest

from bot.narrate.gouji import faces
from engine.cards import Card
from engine.gouji.profiles import FINALSTONE, WANJIAXIANG
from tests.bot.narrate.reading import words
from tests.support.hands import combo


@pytest.mark.parametrize(
    ("play", "chinese", "english"),
    [
        ("5x10", "5个10", "5 tens"),
        ("K", "1个K", "1 king"),
        ("4x6", "4个6", "4 sixes"),
        ("2x2", "2个2", "2 twos"),
        ("2+3xJ", "4个J（带1个2）", "4 jacks (with one 2)"),
        ("2x2+2xA", "4个A（带2个2）", "4 aces (with two 2s)"),
        ("S+3x9", "小王带3个9", "small joker + 3 nines"),
        ("2xS+3x9", "2个小王带3个9", "2 small jokers + 3 nines"),
        ("B+S+2x8", "1大王1小王带2个8", "big joker + small joker + 2 eights"),
        ("S+2+3x9", "小王带4个9（带1个2）", "small joker + 4 nines (with one 2)"),
        ("B", "大王", "big joker"),
        ("3xB", "3个大王", "3 big jokers"),
        ("2xB+S", "2大王1小王", "2 big jokers + small joker"),
        ("S+3x2", "小王带3个2", "small joker + 3 twos"),
    ],
)
def test_a_play_in_a_sentence(play: str, chinese: str, english: str) -> None:
    assert words(faces.combo(combo(play))) == chinese
    assert words(faces.combo(combo(play)), "en") == english


@pytest.mark.parametrize(
    ("play", "chinese", "english"),
    [
        ("5x10", "5个10", "5 tens"),
        ("2+3xJ", "4个J（1个2）", "4 jacks (one 2)"),
        ("S+3x9", "小王+3个9", "small + 3 nines"),
        ("B+S+2xA", "大小王+2个A", "both + 2 aces"),
        ("2xB+S+2xA", "2大1小王+2个A", "2 big + 1 small + 2 aces"),
        ("B+2xS+2xA", "1大2小王+2个A", "big + 2 small + 2 aces"),
    ],
)
def test_a_play_on_a_button(play: str, chinese: str, english: str) -> None:
    assert words(faces.button(combo(play))) == chinese
    assert words(faces.button(combo(play)), "en") == english


def test_a_list_of_ways_names_every_card_and_what_mixed_jokers_are_worth() -> None:
    mixed = combo("B+S+2+2xA")
    assert words(faces.composition(mixed, FINALSTONE)) == "大小王+2个A+1个2（当2小王）"
    assert words(faces.composition(mixed, WANJIAXIANG)) == "大小王+2个A+1个2"
    assert words(faces.composition(mixed, FINALSTONE), "en") == (
        "both + 2 aces + one 2 (= 2 small)"
    )
    assert words(faces.extras(combo("S+2x2+3x8"), FINALSTONE)) == "小王+2个2"
    assert words(faces.extras(combo("S+2x2+3x8"), FINALSTONE), "en") == "small + two 2s"


def test_shown_cards_have_suits() -> None:
    assert words(faces.shown((Card.H3, Card.H3, Card.H3))) == "3个红桃3"
    assert words(faces.shown((Card.H3, Card.S3))) == "1个红桃3、1个黑桃3"
    assert words(faces.shown((Card.H3, Card.H3)), "en") == "2 heart 3s"
    assert words(faces.shown((Card.XB,))) == "1个小王"


def test_ranks_have_names_in_every_script() -> None:
    assert words(faces.rank(Card.XR.rank), "en") == "big joker"
    assert words(faces.kind(Card.ST.rank), "en") == "tens"
