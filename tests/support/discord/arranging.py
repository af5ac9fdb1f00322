"""What a test puts into the world: servers, channels, people and faults."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

import discord
import simcord
from simcord.backend.models import Overwrite

from tests.support.discord.messages import Shown
from tests.support.discord.people import Person

Channel = simcord.ChannelHandle
Guild = simcord.GuildHandle
Impossible = simcord.SetupError
"""Somebody is to do what nobody could do there."""


class Arranging:
    """Nothing here waits; the next action settles what it has set off."""

    env: simcord.Env
    guild: Guild
    """The server where everything is unless said otherwise."""

    def __init__(self) -> None:
        self.locales: dict[int, str] = {}
        self._numbers = count(1)

    def channel(
        self, name: str = "gouji", *, deny: Iterable[str] = (), guild: Guild | None = None
    ) -> Channel:
        """A text channel, in which nobody but moderators may do what *deny* names, as
        ``send_messages``."""
        guild = guild or self.guild
        overwrites: dict[Any, discord.PermissionOverwrite] = {
            guild.default_role: discord.PermissionOverwrite(**dict.fromkeys(deny, False))
        }
        return guild.create_text_channel(name, overwrites=overwrites)

    def deny(self, channel: Channel, *names: str) -> None:
        """From now on nobody there may do what *names* say; what was denied before is allowed."""
        _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
        role = channel.guild.default_role.id if channel.guild else 0
        kind: Any = 0
        self.env.backend.set_overwrite(channel.id, Overwrite(role, kind, 0, deny.value))

    def thread(self, parent: Channel, name: str, owner: Person) -> Channel:
        made = self.env.backend.create_thread(parent.id, name, owner.id)
        return Channel(self.env, parent.guild, made)

    def new_guild(self, name: str) -> Guild:
        return self.env.create_guild(name)

    def lose(self, guild: Guild) -> None:
        """The bot is thrown out."""
        self.env.backend.remove_guild(guild.id)

    def person(
        self, name: str, *, locale: str = "zh-CN", guild: Guild | None = None, nick: str = ""
    ) -> Person:
        """A member of the server, or of another one."""
        person = self.stranger(name, locale=locale)
        self.join(person, guild or self.guild, nick)
        return person

    def stranger(self, name: str, *, locale: str = "zh-CN") -> Person:
        """Somebody in no server with the bot."""
        user = self.env.create_user(f"user{next(self._numbers)}", global_name=name)
        self.locales[user.id] = locale
        return Person(self, user, name, locale)  # type: ignore[arg-type]  # every one is a World

    def join(self, person: Person, guild: Guild, nick: str = "") -> None:
        person.actors[guild.id] = guild.add_member(person.user, nick=nick or None)

    def remove(self, shown: Shown) -> None:
        """A message is gone."""
        self.env.backend.delete_message(shown.channel, shown.id)

    def fail(
        self,
        method: str,
        path: str,
        status: int = 500,
        code: int = 0,
        words: str = "injected",
        *,
        times: int | None = 1,
    ) -> None:
        """The next *times* calls fail, always with None; *path* as ``/channels/*/messages``."""
        self.env.inject_error(method, path, status=status, code=code, message=words, times=times)

    def mend(self, path: str) -> None:
        """What was to fail there works again."""
        faults = self.env.backend.faults
        faults[:] = [fault for fault in faults if fault["path"] != path]
