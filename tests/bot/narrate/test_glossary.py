"""Every term of the game and the rules in short, under any house rules that can be played."""

from __future__ import annotations

from dataclasses import MISSING, fields
from enum import Enum
from functools import cache
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import gouji as narrator
from bot.narrate.gouji.glossary.names import MATCH, PLAY, TERMS
from bot.text import LANGUAGES, Text, locale
from bot.tokens import Op, Token
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.options import Unplayable
from tests.bot.narrate.reading import buttons, keys, rendered, scene, units, words
from tests.bot.test_texts import entries

IDS = {message.id.name for _, message, _ in entries("en")}


@cache
def choices() -> dict[str, tuple[Any, ...]]:
    """The values that each option can be given: those listed, or all of its type."""
    hints = get_type_hints(GoujiRules)
    found: dict[str, tuple[Any, ...]] = {}
    for option in fields(GoujiRules):
        assert option.default is not MISSING
        kind = hints[option.name]
        listed = option.metadata["choices"]
        if listed:
            found[option.name] = listed
        elif kind is bool:
            found[option.name] = (False, True)
        elif isinstance(kind, type) and issubclass(kind, Enum):
            found[option.name] = tuple(kind)
        else:
            subset = next(iter(kind.__args__))
            found[option.name] = (option.default, frozenset(subset), frozenset(list(subset)[:1]))
    return found


@st.composite
def house_rules(draw: st.DrawFn) -> GoujiRules:
    """A preset with up to twelve other options; what cannot be played with the rest is left."""
    rules = draw(st.sampled_from(sorted(PROFILES)).map(PROFILES.__getitem__))
    values = {option.name: getattr(rules, option.name) for option in fields(GoujiRules)}
    for name in draw(st.lists(st.sampled_from(sorted(choices())), max_size=12, unique=True)):
        changed = {**values, name: draw(st.sampled_from(choices()[name]))}
        try:
            rules, values = GoujiRules(**changed), changed
        except Unplayable:
            continue
    return rules


def fits(text: Text) -> None:
    for language in LANGUAGES:
        assert 0 < units(locale(language).words(text)) <= 2000


@settings(max_examples=60, deadline=None)
@given(house_rules())
def test_all_terms_and_the_short_rules_can_be_said_under_any_house_rules(rules: GoujiRules) -> None:
    screen = narrator.rules(scene(), rules)
    assert 8 <= len(screen.lines) <= 24
    for language in LANGUAGES:
        assert units(rendered(screen, language)) <= 4096
    for term in TERMS:
        text = narrator.explain(rules, term)
        assert text is not None
        fits(text)


@pytest.mark.parametrize("name", sorted(choices()))
@pytest.mark.parametrize("profile", PROFILES)
def test_no_value_of_an_option_is_without_words(name: str, profile: str) -> None:
    values = {option.name: getattr(PROFILES[profile], option.name) for option in fields(GoujiRules)}
    for choice in choices()[name]:
        try:
            rules = GoujiRules(**{**values, name: choice})
        except Unplayable:
            continue
        texts = [narrator.explain(rules, term) for term in TERMS]
        assert keys((*texts, *narrator.rules(scene(), rules).lines)) <= IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_is_found_by_its_own_label(language: str) -> None:
    for label in narrator.terms():
        said = locale(language).words(label)
        text = narrator.explain(PROFILES["shandong"], said)
        assert text is not None, said
        term = label.key.removeprefix("term-")
        assert text == narrator.explain(PROFILES["shandong"], term), said


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("term", TERMS)
def test_every_term_has_an_example_of_at_most_three_lines(term: str, profile: str) -> None:
    text = narrator.explain(PROFILES[profile], term)
    assert text is not None
    lines = words(text, "en").split("\n")
    if term in MATCH:
        assert lines[-1].startswith("Example: ")
        return
    assert term in PLAY
    if term != "lead":
        assert any(line.startswith("Example: ") for line in lines)


@pytest.mark.parametrize(
    ("word", "term"),
    [
        ("进贡", "tribute"),
        ("還貢", "return"),
        ("Point Tribute", "pointtribute"),
        ("點手", "dot"),
        ("宣点", "call"),
        ("Natural  Open", "natural"),
        ("三槍", "shots"),
        ("匯五", "fives"),
        ("圈三户", "sweep"),
        ("choose last", "chooselast"),
        ("憋三", "holdthree"),
    ],
)
def test_a_term_is_found_in_any_script(word: str, term: str) -> None:
    rules = PROFILES["shandong"]
    found = narrator.explain(rules, word)
    assert found == narrator.explain(rules, term)
    assert found is not None


def said(profile: str, term: str, **changes: Any) -> str:
    values = {option.name: getattr(PROFILES[profile], option.name) for option in fields(GoujiRules)}
    text = narrator.explain(GoujiRules(**{**values, **changes}), term)
    assert text is not None
    return words(text)


def test_values_follow_the_options_of_the_table() -> None:
    """G-080, G-083, G-302: the numbers of the sentences are those of the rules."""
    assert "对头没开，他给2张；对头开了你没开，你多给4张" in said("finalstone", "call")
    assert "对头没开，他给4张；对头开了你没开，你多给8张" in said("finalstone", "precall")
    assert "没开的给2张" in said("aixin", "call")
    assert "这桌不用这条" in said("aixin", "precall")
    assert "攒到6个点贡收场" in said("aixin", "sixpoints")
    assert "攒到8个点贡收场" in said("aixin", "sixpoints", six_point_limit=8)
    assert "大落4张，二落2张" in said("finalstone", "fall", fall_tribute=(4, 2))
    assert "先拿2给" in said("aixin", "闷贡")
    assert "没3的买3，没4的买4" in said("shandong", "买三买四")
    assert "自家人（白送）" in said("shandong", "买三买四")
    assert "这桌不用这条" in said("wanjiaxiang", "tribute")
    assert "落贡" in said("platform", "tribute")
    assert "2个大王能管1个大王" in said("platform", "比大小")
    assert "看摸的牌" in said("wanjiaxiang", "revolution")


def test_the_short_rules_name_only_what_the_table_plays() -> None:
    def lines(profile: str) -> str:
        return rendered(narrator.rules(scene(profile=profile), PROFILES[profile]))

    assert "憋三" not in lines("finalstone")
    assert "进贡：烧贡、点贡、落贡" in lines("finalstone")
    assert "进贡" not in lines("wanjiaxiang")
    assert "憋三" in lines("aixin")
    assert "三枪" in lines("shandong")
    assert "末手的3不用" in lines("shandong")
    assert "末手也带" not in lines("shandong")
    assert "不记分" in lines("aixin")
    assert "进贡：圈贡、落贡" in lines("platform")


def test_each_button_under_the_rules_explains_its_word() -> None:
    for profile, rules in PROFILES.items():
        for button in buttons(narrator.rules(scene(profile=profile), rules)):
            token = Token.parse(button.token)
            assert token.op is Op.RULES
            assert narrator.explain(rules, token.arg) is not None
