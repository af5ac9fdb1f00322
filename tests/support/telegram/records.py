"""Small records: the bot's account, its calls, its misdeeds, what it says of itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Violation:
    """Something Telegram would let pass, or the emulator itself got wrong."""

    kind: str
    where: str
    what: str


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the bot. getUpdates is listed only when it was refused."""

    method: str
    parameters: Json
    status: int
    description: str
    at: float

    @property
    def chat_id(self) -> int | None:
        raw = str(self.parameters.get("chat_id", ""))
        return int(raw) if raw.lstrip("-").isdigit() else None


@dataclass(frozen=True, slots=True)
class BotAccount:
    """The account of the bot under test."""

    id: int
    username: str
    first_name: str

    def json(self) -> Json:
        """The User object."""
        names = {"first_name": self.first_name, "username": self.username}
        return {"id": self.id, "is_bot": True, **names}


@dataclass(slots=True)
class Profile:
    """What the bot has set about itself, by scope and language."""

    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)
    texts: dict[tuple[str, str], str] = field(default_factory=dict)
