"""The games whose hands can be told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.scenario import baohuang, gouji, shengji
from bot.scenario.case import Case
from bot.scenario.language import Language
from bot.scenario.options import option
from engine.games import first_preset

LANGUAGES: Final[dict[str, Language]] = {
    "gouji": gouji,
    "shengji": shengji,
    "baohuang": baohuang,
}


def language(case: Case) -> Language:
    return LANGUAGES[case.game]


def profiles(case: Case) -> tuple[str, ...]:
    """Under which profiles *case* must hold; the first one of its game where it names none."""
    return case.profiles or (first_preset(case.game),)


def value(case: Case, name: str, words: str) -> object:
    """What an option of the game is set to. Raises ValueError."""
    spoken = language(case)
    return option(spoken.game.rules_type, spoken.options, name, words)


def rules(case: Case, profile: str) -> Any:
    """Raises ValueError for options that cannot be played together."""
    changes: dict[str, Any] = {
        name: value(case, name, words) for name, words in case.options.items()
    }
    return replace(language(case).game.profiles[profile], **changes)
