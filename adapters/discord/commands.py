"""The slash commands: names and options in three languages, and their registration."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.http import Route

from adapters.discord.errors import own_errors
from bot.commands.games import choices
from bot.commands.words import LISTED
from bot.port import ChatError
from bot.text import LANGUAGES, Text, locale

CHOICES: Final = 25
LONGEST: Final = 100
"""Letters of a suggestion."""
_SPOKEN: Final = {discord.Locale.chinese: "zh-Hans", discord.Locale.taiwan_chinese: "zh-Hant"}
"""Other clients read the English default."""

Interaction = discord.Interaction[Any]
Callback = Callable[..., Coroutine[Any, Any, None]]
Json = dict[str, Any]
Number = app_commands.Range[int, 1, 9_999_999]
Hands = app_commands.Range[int, 1, 999_999]
log = logging.getLogger(__name__)


class Commands(Protocol):
    """The client, as far as commands need it."""

    async def commanded(self, interaction: Interaction, name: str, words: str = "") -> None: ...

    async def suggested(self, interaction: Interaction, name: str, words: str) -> Sequence[str]: ...


class InItsLanguage(app_commands.Translator):
    """Fluent texts for the clients that have their own."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = _SPOKEN.get(locale)
        text = string.extras.get("text")
        return None if language is None or text is None else _words(text, language)


class Tree(app_commands.CommandTree[Any]):
    """Somebody whose client knows other commands than we do is answered all the same."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        if not isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        ):
            await super().on_error(interaction, error)
            return
        with suppress(ChatError), own_errors():
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                name, words = _as_typed(interaction)
                await _client(interaction).commanded(interaction, name, words)


def _as_typed(interaction: Interaction) -> tuple[str, str]:
    """The name of a command and whatever was filled in, as if it had been typed."""
    data: Any = interaction.data
    options = data.get("options", ())
    return data["name"], " ".join(str(each["value"]) for each in options if "value" in each)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """All commands that a menu lists."""
    for name in LISTED:
        tree.add_command(
            app_commands.Command(
                name=_said(f"slash-{name}", name),
                description=_said(f"command-{name}"),
                callback=_CALLBACKS.get(name) or _plain(name),
                allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
                allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            )
        )


async def register(tree: app_commands.CommandTree[Any]) -> dict[str, str]:
    """Tell Discord what commands there are, if it knows others; their ids by name.

    Raises ChatError.
    """
    client = tree.client
    translator = tree.translator
    assert translator is not None
    wanted = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    with own_errors():
        route = Route(
            "GET",
            "/applications/{application_id}/commands",
            application_id=client.application_id,
        )
        known: list[Json] = await client.http.request(route, params={"with_localizations": "true"})
        if _by_name(known) == _by_name(wanted):
            return {command["name"]: str(command["id"]) for command in known}
        log.info("the commands have changed and are registered")
        return {command.name: str(command.id) for command in await tree.sync()}


def _by_name(commands: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {command["name"]: _plainly(command) for command in commands}


_COMPARED: Final = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "type",
    "required",
    "autocomplete",
    "value",
    "min_value",
    "max_value",
)


def _plainly(command: Mapping[str, Any]) -> Json:
    """What of a command, an option or a choice its user can tell; defaults are left out."""
    plain = {name: command[name] for name in _COMPARED if command.get(name)}
    for name in ("options", "choices"):
        if command.get(name):
            plain[name] = [_plainly(each) for each in command[name]]
    for name in ("contexts", "integration_types"):
        if command.get(name) is not None:
            plain[name] = sorted(command[name])
    return plain


def _words(text: Text, language: str = "en") -> str:
    return locale(language, here=True).words(text)


def _said(key: str, default: str = "") -> locale_str:
    return locale_str(default or _words(Text(key)), text=Text(key))


def _client(interaction: Interaction) -> Commands:
    return cast(Commands, interaction.client)


def _plain(name: str) -> Callback:
    async def command(interaction: Interaction) -> None:
        await _client(interaction).commanded(interaction, name)

    return command


def _named(**options: str) -> dict[str, locale_str]:
    return {name: _said(f"slash-option-{key}", name) for name, key in options.items()}


def _about(**options: str) -> dict[str, locale_str]:
    return {name: _said(f"slash-about-{key}") for name, key in options.items()}


_GAMES: Final = [
    Choice(name=locale_str(_words(each.name), text=each.name), value=each.words)
    for each in choices()[:CHOICES]
]
_TONGUES: Final = [Choice(name=_words(Text("slash-tongue"), t), value=t) for t in LANGUAGES]


@app_commands.rename(**_named(game="game"))
@app_commands.describe(**_about(game="game"))
@app_commands.choices(game=_GAMES)
async def _newgame(interaction: Interaction, game: str = "") -> None:
    await _client(interaction).commanded(interaction, "newgame", game)


@app_commands.rename(**_named(table="table"))
@app_commands.describe(**_about(table="table"))
async def _hand(interaction: Interaction, table: Number | None = None) -> None:
    await _client(interaction).commanded(interaction, "hand", str(table or ""))


@app_commands.rename(**_named(cards="cards", table="table"))
@app_commands.describe(**_about(cards="cards", table="table"))
async def _play(interaction: Interaction, cards: str, table: Number | None = None) -> None:
    await _client(interaction).commanded(interaction, "play", _at_table(cards, table))


@app_commands.rename(**_named(word="word"))
@app_commands.describe(**_about(word="word"))
async def _rules(interaction: Interaction, word: str = "") -> None:
    await _client(interaction).commanded(interaction, "rules", word)


@app_commands.rename(**_named(code="code"))
@app_commands.describe(**_about(code="code"))
async def _house(interaction: Interaction, code: str = "") -> None:
    await _client(interaction).commanded(interaction, "house", code)


@app_commands.rename(**_named(hand="hand"))
@app_commands.describe(**_about(hand="hand"))
async def _export(interaction: Interaction, hand: Hands | None = None) -> None:
    await _client(interaction).commanded(interaction, "export", str(hand or ""))


@app_commands.rename(**_named(language="language"))
@app_commands.describe(**_about(language="language"))
@app_commands.choices(language=_TONGUES)
async def _language(interaction: Interaction, language: str) -> None:
    await _client(interaction).commanded(interaction, "language", language)


async def _plays(interaction: Interaction, typed: str) -> list[Choice[str]]:
    words = _at_table(typed, interaction.namespace.table)
    return await _offered(interaction, "play", words)


async def _terms(interaction: Interaction, typed: str) -> list[Choice[str]]:
    return await _offered(interaction, "rules", typed)


async def _offered(interaction: Interaction, name: str, words: str) -> list[Choice[str]]:
    found = await _client(interaction).suggested(interaction, name, words)
    fitting = [each for each in found if 0 < len(each) <= LONGEST]
    return [Choice(name=each, value=each) for each in fitting[:CHOICES]]


app_commands.autocomplete(cards=_plays)(_play)
app_commands.autocomplete(word=_terms)(_rules)


def _at_table(words: str, table: int | None) -> str:
    """What is typed for one of several tables."""
    return f"#{table} {words}" if table else words


_CALLBACKS: Final[Mapping[str, Callback]] = {
    "newgame": _newgame,
    "hand": _hand,
    "play": _play,
    "rules": _rules,
    "house": _house,
    "export": _export,
    "language": _language,
}


async def try_to_register(tree: app_commands.CommandTree[Any]) -> dict[str, str]:
    """The same; old commands, or none, are no reason not to serve."""
    try:
        return await register(tree)
    except ChatError as error:
        log.warning("the commands could not be registered: %s", error)
    except Exception as error:
        log.warning("the commands could not be registered: %r", error)
    return {}
