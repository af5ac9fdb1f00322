"""The words of the game are found in every script, and explained by the rules of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.house.options import options
from bot.narrate import shengji as narrator
from bot.narrate.shengji.glossary.names import TERMS, term
from bot.text import LANGUAGES, locale
from engine.options import Unplayable
from engine.shengji.profiles import PROFILES, SEED
from engine.shengji.rules import ShengjiRules
from tests.bot.narrate.reading import buttons, words
from tests.bot.narrate.shengji.reading import scene
from tests.engine.shengji.table import house

MESSAGE = 1200


def explained(name: str, rules: ShengjiRules, language: str = "zh-Hans") -> str:
    found = narrator.explain(scene(), rules, name)
    assert found is not None
    return words(found, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", PROFILES)
def test_every_term_is_found_by_its_own_name_and_explained(profile: str, language: str) -> None:
    for name, text in zip(TERMS, narrator.terms(), strict=True):
        assert term(words(text, language)) == name
        said = explained(name, PROFILES[profile], language)
        assert 0 < len(said) <= MESSAGE


def test_no_word_means_two_terms() -> None:
    every = [word for names in TERMS.values() for word in names]
    assert len(set(every)) == len(every)


def test_a_word_that_is_no_term_is_not_explained() -> None:
    assert narrator.explain(scene(), SEED, "够级") is None


def every_value() -> list[ShengjiRules]:
    """Each value of each option, in the preset where it can be played."""
    found = []
    for name, option in options("shengji").items():
        for value in option.values:
            for base in PROFILES.values():
                try:
                    found.append(replace(base, **{name: value}))
                except Unplayable:
                    continue
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_can_be_told_whatever_the_options_are(language: str) -> None:
    tongue = locale(language)
    for rules in every_value():
        screen = narrator.rules(scene(), rules)
        said = "\n".join(tongue.words(line) for line in screen.lines)
        assert 0 < len(said) <= 4096
        for name in TERMS:
            assert explained(name, rules, language)


def test_rules_of_the_next_hand_are_announced() -> None:
    shown = narrator.rules(scene(replaced=True), house("standard", depose_at=120))
    said = "\n".join(map(words, shown.lines))
    assert said.startswith("这局的规矩：通行版")
    assert "下局起换别的规矩" in said


def test_each_button_of_the_rules_explains_a_term() -> None:
    screen = narrator.rules(scene(), SEED)
    names = [button.token.rpartition(".")[2] for button in buttons(screen)]
    assert set(names) <= set(TERMS)


@pytest.mark.parametrize(
    ("options", "name", "part"),
    [
        ({"depose_at": 120}, "下庄", "闲家捡了125分"),
        ({"depose_at": 120}, "打几", "闲家捡了60到115分"),
        ({"level_up": "none", "match_end": "none"}, "打几", "打 丽姐 的级"),
        ({"match_end": "none"}, "一场", "打到A也不收场"),
        ({"hands_per_game": 8}, "一场", "一场8局"),
        ({"throw_penalty": "per_card"}, "甩牌", "甩几张罚几个10分"),
        ({"overturn_self": True}, "反主", "自己亮的也能反成别的花色"),
        ({"follow_form": "pairs"}, "跟牌", "得跟 J J"),
        ({"base_by_level": ((13, 3),)}, "记分", "打K算3"),
    ],
)
def test_a_term_is_explained_by_the_rules_of_the_table(
    options: dict[str, Any], name: str, part: str
) -> None:
    assert part in explained(name, _made(options))


def _made(options: dict[str, Any]) -> ShengjiRules:
    kinds = {
        name: type(getattr(SEED, name))
        for name in options
        if type(getattr(SEED, name)).__module__ == "engine.shengji.options"
    }
    return house(**{n: kinds[n](v) if n in kinds else v for n, v in options.items()})
