"""Every refusal of Shengji has a sentence that says what is wrong and what to do."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engine.shengji
from bot.narrate import shengji as narrator
from bot.narrate.shengji.refusals import OWN
from bot.narrate.shengji.why import TERMS
from bot.text import LANGUAGES, locale
from engine.cards import Rank, Suit
from engine.errors import Ambiguous, Illegal, NotAsked, Rejected, Unreadable
from tests.bot.narrate.shengji.reading import at
from tests.bot.test_texts import codes_of
from tests.engine.shengji.table import P0, P1, action, table

FACTS: dict[str, dict[str, object]] = {
    "bury-count": {"cards": 8},
    "bury-first": {"cards": 8},
    "declare-one-card": {"rank": Rank.FIVE},
    "must-follow": {"series": Suit.CLUBS},
    "must-follow-form": {"series": None},
    "no-declaration": {"rank": Rank.FIVE},
    "overturn-higher": {"rank": Rank.FIVE},
    "unreadable": {"words": "x" * 500},
    "wrong-count": {"cards": 4},
    "ambiguous": {"choices": (action("HK HK"), action("CK CK"))},
}


def raised() -> set[str]:
    folder = Path(engine.shengji.__file__ or "").parent
    found = {"stale", "not-asked"}
    for path in folder.rglob("*.py"):
        found |= set(codes_of(ast.parse(path.read_text(encoding="utf-8"))))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_with_its_facts(language: str) -> None:
    for code in raised():
        text = narrator.refusal(Rejected(code, **FACTS.get(code, {})))
        assert 0 < len(locale(language).words(text)) <= 200


def test_every_sentence_of_its_own_is_needed() -> None:
    assert OWN - {"unreadable"} <= raised()


def test_every_explained_refusal_is_one_of_the_game_and_has_a_term() -> None:
    assert set(TERMS) <= raised()
    assert set(TERMS.values()) <= set(narrator.TERMS)


def said(error: Rejected, language: str = "zh-Hans") -> str:
    return locale(language).words(narrator.refusal(error))


def test_a_refusal_names_the_suit_that_must_be_followed() -> None:
    """S-040."""
    assert said(Illegal("must-follow", series=Suit.CLUBS)).startswith("有梅花得出梅花")
    assert said(Illegal("must-follow", series=None)).startswith("有主牌得出主牌")


def test_refusals_of_all_games_are_worded_here_too() -> None:
    assert said(NotAsked()).startswith("现在没问你")
    assert "红桃A" in said(Unreadable("unreadable", words="？？"))
    several = Ambiguous("ambiguous", choices=(action("HK HK"), action("CK CK")))
    assert said(several) == "有几种意思：红桃 K K、梅花 K K。写全一点"


def test_what_could_be_played_is_not_said_to_somebody_who_is_not_asked() -> None:
    """Nor is a term named where none explains the refusal."""
    view = at(table(P0="SA SK", P1="H3").led_by(P0)).view(P1)
    error = NotAsked()
    lines = narrator.why(view, error, narrator.refusal(error), "")
    assert [line.key for line in lines] == ["why-reason"]


def test_beside_a_refusal_of_an_earlier_question_no_play_of_this_one_is_named() -> None:
    view = at(table(P0="SA SK", P1="H3").led_by(P0)).view(P0)
    assert view.asked is not None
    error = NotAsked()
    lines = narrator.why(view, error, narrator.refusal(error), "", earlier=True)
    assert [line.key for line in lines] == ["why-reason", "why-earlier"]
