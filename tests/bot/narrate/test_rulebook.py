"""The rules in short and the words of every game: each is found, explained and shown alike."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.house.house import House
from bot.house.options import key, options
from bot.narrate import Scene
from bot.narrate.baohuang.glossary.names import TERMS as BAOHUANG
from bot.narrate.gouji.glossary.names import TERMS as GOUJI
from bot.narrate.shengji.glossary.names import TERMS as SHENGJI
from bot.narrators import NARRATORS
from bot.text import LANGUAGES, locale
from bot.tokens import Op, Token
from engine.games import GAMES
from engine.options import Unplayable

WORDS = {"gouji": GOUJI, "shengji": SHENGJI, "baohuang": BAOHUANG}
TOLD = [game for game in GAMES if game in NARRATORS]
EVERY = pytest.mark.parametrize("game", TOLD)
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)


def scene(game: str, profile: str) -> Scene:
    count = GAMES[game].seat_count
    return Scene(
        game=game,
        table=7,
        number=7,
        title="",
        names=("老王", "小李", "丽姐", "Anna", "大刚", "Tom")[:count],
        computers=frozenset(),
        profile=profile,
        hand_number=1,
        points=(),
        decision=0,
        solo=False,
    )


@EVERY
def test_no_word_means_two_terms(game: str) -> None:
    counted = Counter(word for name, words in WORDS[game].items() for word in {name, *words})
    assert [word for word, count in counted.items() if count > 1] == []


@IN_EACH
@EVERY
def test_every_word_for_a_term_explains_it_in_every_language(game: str, language: str) -> None:
    words = locale(language).words
    narrator = NARRATORS[game]
    for rules in GAMES[game].profiles.values():
        for name, called in WORDS[game].items():
            told = [narrator.explain(rules, w) for w in (name, *called)]
            assert told[0] is not None
            assert all(text == told[0] for text in told), name
            assert 10 < len(words(told[0])) < 900, (name, words(told[0]))


@IN_EACH
@EVERY
def test_a_term_is_offered_in_words_that_are_understood(game: str, language: str) -> None:
    narrator, words = NARRATORS[game], locale(language).words
    rules = next(iter(GAMES[game].profiles.values()))
    offered = [words(text) for text in narrator.terms()]
    assert len(set(offered)) == len(offered) > 15
    for word in offered:
        assert narrator.explain(rules, word.upper()) is not None, word
        assert narrator.explain(rules, f" {word} ") is not None, word


@EVERY
def test_what_is_no_term_is_not_explained(game: str) -> None:
    rules = next(iter(GAMES[game].profiles.values()))
    for word in ("", "x", "天气", "weather", "烧 饼"):
        assert NARRATORS[game].explain(rules, word) is None


@IN_EACH
@EVERY
def test_the_rules_in_short_fit_a_message_and_their_buttons_lead_to_terms(
    game: str, language: str
) -> None:
    narrator, words = NARRATORS[game], locale(language).words
    for profile, rules in GAMES[game].profiles.items():
        shown = narrator.rules(scene(game, profile), rules)
        assert len("\n".join(map(words, shown.lines))) < 2_000
        tokens = [Token.parse(button.token) for row in shown.buttons for button in row]
        assert len(tokens) >= 8
        for token in tokens:
            assert (token.op, token.table) == (Op.RULES, 7)
            assert narrator.explain(rules, token.arg) is not None


@EVERY
def test_rules_of_a_running_hand_are_told_as_what_they_are_nearest_to(game: str) -> None:
    """A change was agreed meanwhile, which begins with the next hand."""
    words = locale("zh-Hans").words
    first, second = list(GAMES[game].profiles)[:2]
    running = GAMES[game].profiles[second]
    before = replace(scene(game, first), replaced=True)
    title, *_, last = map(words, NARRATORS[game].rules(before, running).lines)
    now = words(NARRATORS[game].rules(scene(game, second), running).lines[0])
    assert title != now
    assert last not in map(words, NARRATORS[game].rules(scene(game, second), running).lines)


def changed(game: str) -> list[tuple[str, str, str]]:
    """Every single change of every preset that can be played."""
    found = []
    for profile in GAMES[game].profiles:
        for option in options(game).values():
            for value in map(key, option.values):
                try:
                    house = House(game, profile).with_({option.name: value})
                except Unplayable:
                    continue
                if house.changes:
                    found.append((profile, option.name, value))
    return found


@pytest.mark.parametrize("game", [game for game in TOLD if game != "gouji"])
def test_every_house_rule_can_be_told_in_short_and_explained(game: str) -> None:
    """Whatever a table changes, no text is missing for it (Gouji: ``test_glossary.py``)."""
    words, narrator = locale("en").words, NARRATORS[game]
    for profile, name, value in changed(game):
        rules = House(game, profile).with_({name: value}).rules
        at = scene(game, profile)
        for text in narrator.rules(at, rules).lines:
            assert words(text), (profile, name, value)
        for term in WORDS[game]:
            text_ = narrator.explain(rules, term)
            assert text_ is not None
            assert words(text_)
