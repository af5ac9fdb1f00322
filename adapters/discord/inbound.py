"""From Discord's interactions to what the core knows."""

from __future__ import annotations

from typing import Any

import discord

from adapters.discord.port import PLATFORM
from bot.inbound import Click, Command, Sender, Typed
from bot.messages import Address

Interaction = discord.Interaction[Any]


def click(interaction: Interaction, token: str) -> Click:
    """Somebody pressed a button or chose from a list."""
    return Click(token=token, **_common(interaction))


def command(interaction: Interaction, name: str, words: str = "") -> Command:
    """Somebody used a slash command, or is still typing it."""
    return Command(name=name, words=words, **_common(interaction))


def typed(message: discord.Message) -> Typed | None:
    """What somebody wrote in his private chat with us; in a server nothing is read."""
    if message.guild is not None or message.author.bot or not message.content:
        return None
    sender = _sender(message.author, "")
    return Typed(id=str(message.id), sender=sender, at=sender.address, text=message.content)


def joined(guild: discord.Guild) -> Command | None:
    """We have come to a server: a greeting where such things are said, if we may say it."""
    channel, me = guild.system_channel, guild.me
    if channel is None:
        return None
    may = channel.permissions_for(me)
    if not (may.view_channel and may.send_messages and may.embed_links):
        return None
    since = int(me.joined_at.timestamp()) if me.joined_at is not None else 0
    return Command(
        id=f"joined-{guild.id}-{since}",
        sender=_sender(me, str(guild.preferred_locale)),
        at=_room(channel.id),
        title=_title(guild, channel),
        name="start",
    )


def _common(interaction: Interaction) -> dict[str, Any]:
    sender = _sender(interaction.user, str(interaction.locale))
    common: dict[str, Any] = {"id": str(interaction.id), "sender": sender}
    if interaction.guild_id is None or interaction.channel_id is None:
        return {**common, "at": sender.address}
    return {
        **common,
        "at": _room(interaction.channel_id),
        "title": _title(interaction.guild, interaction.channel),
        "alone": True,
        "lacking": _lacking(interaction),
    }


def _sender(user: discord.abc.User, language: str) -> Sender:
    return Sender(PLATFORM, str(user.id), user.display_name, language)


def _room(channel: int) -> Address:
    """A thread is a room of its own."""
    return Address.room(PLATFORM, str(channel))


def _title(guild: discord.Guild | None, channel: Any) -> str:
    place = getattr(channel, "name", None)
    parts = ("" if guild is None else guild.name, f"#{place}" if place else "")
    return " ".join(filter(None, parts))


def _lacking(interaction: Interaction) -> tuple[str, ...]:
    """What a table needs here and we may not do."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    writing = may.send_messages_in_threads if in_thread else may.send_messages
    needed = {
        "view-channel": may.view_channel,
        "send-in-threads" if in_thread else "send-messages": writing,
        "embed-links": may.embed_links,
    }
    return tuple(name for name, granted in needed.items() if not granted)
