"""What house rules are called: the ids of their texts in ``house-<game>.ftl``.

Games name options and presets as they like, so every id has the game in it.
"""

from __future__ import annotations

from enum import StrEnum

from bot.house.options import key, options
from bot.table import Table
from bot.text import Text


def game_name(game: str) -> Text:
    return Text(f"game-{game}")


def table_name(table: Table) -> Text:
    """For whoever sits at several: its number and its game."""
    return Text("table-of-game", {"number": table.number, "game": game_name(table.game)})


def preset_name(game: str, preset: str) -> Text:
    return Text(f"profile-{game}-{preset}")


def preset_about(game: str, preset: str) -> Text:
    """Its name with what it is known by."""
    return Text(f"profile-{game}-{preset}-about")


def category_name(game: str, category: StrEnum) -> Text:
    return Text(f"category-{game}-{_dashed(category.value)}")


def name_of(game: str, option: str) -> Text:
    return Text(f"option-{game}-{_dashed(option)}")


def about_of(game: str, option: str) -> Text:
    """What the option means."""
    return Text(f"option-{game}-{_dashed(option)}-about")


def value_of(game: str, option: str, value: str) -> Text:
    """The words of a value by its name. Of a set they are those of its members."""
    members = {key(each): each for each in options(game)[option].members}
    held = [name for name in value.split("-and-") if name in members]
    names = held or [value]
    texts = tuple(Text(f"option-{game}-{_dashed(option)}-is-{name}") for name in names)
    return texts[0] if len(texts) == 1 else Text("house-several", {"values": texts})


def _dashed(option: str) -> str:
    return option.replace("_", "-")
