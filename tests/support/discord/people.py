"""People at Discord: what they can do there, and what they see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import simcord

from tests.support.discord.messages import Control, Shown

if TYPE_CHECKING:
    from tests.support.discord.arranging import Channel
    from tests.support.discord.world import World

CHOICES: Final = 25
"""Suggestions that Discord takes."""
CHOICE: Final = 100
"""Letters of a suggestion."""
_AUTOCOMPLETE: Final = 4


@dataclass(eq=False, slots=True)
class Person:
    """*locale* is that of his client: ``zh-CN``, ``zh-TW``, ``en-US``."""

    world: World
    user: simcord.UserHandle
    name: str
    locale: str
    actors: dict[int, simcord.MemberActor] = field(default_factory=dict)
    """By server."""

    @property
    def id(self) -> int:
        return self.user.id

    # What he does

    async def press(self, shown: Shown, what: str | Control, *, answered: bool = True) -> Answer:
        """Press a button or choose an option, by its label or as it stands in *shown*.

        Raises Impossible when it is not there any more, or he does not see it. *answered* is
        False where "This interaction failed" is expected.
        """
        control = shown.control(what) if isinstance(what, str) else what
        actor: Any = self._actor(shown.channel)
        message = self.world.message(shown)
        if control.listed:
            doing = actor.select(message, [control.value], custom_id=control.custom_id)
        else:
            doing = actor.click(message, custom_id=control.custom_id)
        return await self.world.act(doing, answered)

    async def slash(
        self, where: Channel | None, command: str, *, answered: bool = True, **options: Any
    ) -> Answer:
        """Use a command in a channel, or in his private chat with the bot."""
        if where is None:
            return await self.world.act(self.user.slash(command, **options), answered)
        actor = self.actors[where.guild.id] if where.guild else None
        assert actor is not None, f"{self.name} is not there"
        return await self.world.act(actor.slash(where, command, **options), answered)

    async def complete(
        self, where: Channel | None, command: str, option: str, typed: str, **filled: Any
    ) -> list[str]:
        """What is suggested to him while he types an option: the values of the choices."""
        if where is None:
            doing = self.user.autocomplete(command, option, typed, **filled)
        else:
            assert where.guild is not None
            actor = self.actors[where.guild.id]
            doing = actor.autocomplete(where, command, option, typed, **filled)
        answer = await self.world.act(doing)
        return [choice["value"] for choice in answer.choices]

    async def say(self, where: Channel | None, words: str) -> None:
        """Write something himself."""
        if where is None:
            await self.world.do(self.user.send_dm(words))
        else:
            assert where.guild is not None
            await self.world.do(self.actors[where.guild.id].send(where, words))

    async def delete(self, shown: Shown) -> None:
        """Delete a message for everybody: he has been allowed to."""
        await self.world.delete(shown)

    def close_dms(self) -> None:
        """From now on he takes no private messages from the bot."""
        self._refuse_dms(50007, "Cannot send messages to this user")

    def open_dms(self) -> None:
        self.world.mend(f"/channels/{self.user.dm_channel.id}/messages")

    def leave(self) -> None:
        """He leaves all servers, and shares none with the bot any more."""
        for actor in self.actors.values():
            actor.guild.remove_member(actor)
        self.actors.clear()
        self._refuse_dms(50278, "Cannot send messages to this user due to having no mutual guilds")

    def _refuse_dms(self, code: int, words: str) -> None:
        path = f"/channels/{self.user.dm_channel.id}/messages"
        self.world.fail("POST", path, 403, code, words, times=None)

    def _actor(self, channel: int) -> simcord.MemberActor | simcord.UserHandle:
        guild = self.world.env.backend.get_channel(channel).guild_id
        if guild is None:
            return self.user
        assert guild in self.actors, f"{self.name} is not there"
        return self.actors[guild]

    # What he sees

    def sees(self, where: Channel) -> list[Shown]:
        """The messages in a channel, oldest first, with those that only he sees."""
        return [shown for shown in self.world.standing(where.id) if shown.reader in (None, self.id)]

    @property
    def dms(self) -> list[Shown]:
        """His private chat with the bot, oldest first."""
        return self.world.standing(self.user.dm_channel.id)


@dataclass(eq=False, slots=True)
class Answer:
    """What the bot did about a press, a command or a typed letter."""

    world: World
    record: Any
    """The interaction of the emulator."""

    @property
    def acknowledged(self) -> bool:
        return bool(self.record.responded)

    @property
    def shown(self) -> Shown | None:
        """The answer as it stands now: a new message, or the pressed one."""
        return self.world.find(self.record.channel_id, self.record.message_id)

    @property
    def followups(self) -> list[Shown]:
        found = (self.world.find(self.record.channel_id, id) for id in self.record.followup_ids)
        return [shown for shown in found if shown is not None]

    @property
    def messages(self) -> list[Shown]:
        return [*filter(None, (self.shown,)), *self.followups]

    @property
    def private(self) -> bool:
        """Nobody but the one who asked sees any of it."""
        return all(shown.reader is not None for shown in self.messages)

    @property
    def text(self) -> str:
        """All that is said, as it is read."""
        return "\n".join(shown.text for shown in self.messages)

    @property
    def modal(self) -> dict[str, Any] | None:
        """The form that was opened."""
        modal: dict[str, Any] | None = self.record.modal
        return modal

    @property
    def choices(self) -> Sequence[dict[str, Any]]:
        return self.record.autocomplete_choices or ()

    def check(self, answered: bool) -> None:
        """Raises AssertionError unless it was answered, and as Discord wants it."""
        done = "answered" if self.acknowledged else "not answered: This interaction failed"
        assert self.acknowledged is answered, f"{done}{self.world.trouble()}"
        if self.record.type == _AUTOCOMPLETE and answered:
            assert self.record.autocomplete_choices is not None, "not answered with choices"
        assert len(self.choices) <= CHOICES, f"{len(self.choices)} choices, Discord takes {CHOICES}"
        for choice in self.choices:
            for words in (choice["name"], str(choice["value"])):
                assert 1 <= len(words) <= CHOICE, f"a choice of {len(words)} letters: {words!r}"
