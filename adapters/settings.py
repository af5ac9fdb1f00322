"""Settings from the environment and ``.env``. A token is never printed."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_DISCORD: Final = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)


class Settings(BaseSettings):
    """What a host can set. Raises :exc:`WrongSetting` through :func:`load`."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    telegram_token: SecretStr | None = None
    """From @BotFather. Without it Telegram is not served."""
    telegram_api: str = "https://api.telegram.org"
    """Base address of the Bot API."""
    discord_token: SecretStr | None = None
    """From the developer portal. Without it Discord is not served."""
    gouji_data: Path = Path("data")
    """Directory of the database."""
    gouji_language: Literal["zh-Hans", "zh-Hant", "en"] | None = None
    """Language of rooms and people that have not chosen one; the terminal's own by default."""
    gouji_log: str = Field(default="INFO")
    """Level of the log."""

    @field_validator("telegram_token")
    @classmethod
    def _token(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None:
            number, _, key = value.get_secret_value().partition(":")
            if not number.isdecimal() or len(key) < 24:
                raise ValueError("is not a token; @BotFather gives one like 123456:ABC…")
        return value

    @field_validator("discord_token")
    @classmethod
    def _discord(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not _DISCORD.fullmatch(value.get_secret_value()):
            raise ValueError("is not a token; the developer portal gives one of three parts, a.b.c")
        return value

    @field_validator("telegram_api")
    @classmethod
    def _api(cls, value: str) -> str:
        if not value.startswith(("https://", "http://")):
            raise ValueError("must begin with https:// or http://")
        return value.rstrip("/")

    @field_validator("gouji_log")
    @classmethod
    def _level(cls, value: str) -> str:
        level = value.upper()
        if level not in logging.getLevelNamesMapping():
            raise ValueError("must be DEBUG, INFO, WARNING or ERROR")
        return level


_TOKENS: Final = ("telegram_token", "discord_token")
log = logging.getLogger(__name__)


class WrongSetting(Exception):
    """One line that names the setting and what is wrong with it."""


def load() -> Settings:
    """Raises WrongSetting; its words never contain the value.

    A token that cannot be one only keeps its own platform from being served, where another has a
    good one.
    """
    try:
        return Settings()
    except ValidationError as error:
        problems = {str(e["loc"][0]): _reason(e["msg"]) for e in error.errors()}
    words = "; ".join(f"{name.upper()}: {reason}" for name, reason in problems.items())
    if set(problems) <= set(_TOKENS):
        without: dict[str, Any] = dict.fromkeys(problems)
        rest = Settings(**without)
        if any(getattr(rest, name) is not None for name in _TOKENS):
            log.error("not everything is served: %s", words)
            return rest
    raise WrongSetting(words)


def _reason(message: str) -> str:
    return message.removeprefix("Value error, ")
