"""Every version of every message there ever was, in the order in which they were written."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from tests.support.discord.messages import EPHEMERAL, Shown, seen


class History:
    """Notes down what is written to *backend*, however it gets there."""

    def __init__(self, backend: Any) -> None:
        self._backend = backend
        self._versions: list[Any] = []
        for name in ("commit_message", "edit_message"):
            setattr(backend, name, self._noting(getattr(backend, name)))

    def of(self, channel: int) -> list[Shown]:
        """All versions of what the bot wrote, gone messages too."""
        names = self.names(channel)
        bot = self._backend.bot_user.id
        return [
            seen(version, names)
            for version in self._versions
            if version.channel_id == channel and version.author_id == bot
        ]

    def standing(self, channel: int, *, public: bool = False) -> list[Shown]:
        """What stands in a channel now, oldest first, everybody's messages; only what everybody
        sees, if *public*."""
        names = self.names(channel)
        messages = self._backend.messages.get(channel, {})
        return [
            seen(messages[id], names)
            for id in sorted(messages)
            if not (public and messages[id].flags & EPHEMERAL)
        ]

    def find(self, channel: int, id: int) -> Shown | None:
        found = self._backend.messages.get(channel, {}).get(id)
        return None if found is None else seen(found, self.names(channel))

    def names(self, channel: int) -> dict[int, str]:
        """What people are called there."""
        names = {id: user.global_name or user.name for id, user in self._backend.users.items()}
        found = self._backend.channels.get(channel)
        guild = self._backend.guilds.get(found.guild_id) if found is not None else None
        if guild is not None:
            names.update({id: m.nick for id, m in guild.members.items() if m.nick})
        return names

    def _noting(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **kwargs: Any) -> Any:
            message = write(*args, **kwargs)
            self._versions.append(copy.deepcopy(message))
            return message

        return noted
