"""What could complete a command that somebody is still typing. For his eyes alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.commands.whose import addressed, here_or_mine, mine
from bot.desk import Desk
from bot.inbound import Command
from bot.sitting import Sitting, Who
from bot.text import Text, locale
from engine.errors import Rejected

MOST: Final = 25
LONGEST: Final = 100
"""Letters of one suggestion."""


async def suggestions(desk: Desk, command: Command) -> Sequence[str]:
    """Legal plays for ``play``, likely ones first; words that can be explained for ``rules``.

    Raises Rejected or NoTable where there is no such table.
    """
    match command.name:
        case "play":
            command = addressed("play", command)
            typed, table = command.words, await mine(desk, command)
            texts = await desk.look(table, command, lambda s, who: _plays(s, who, typed))
        case "rules":
            typed, table = command.words, await here_or_mine(desk, command)
            texts = await desk.look(table, command, lambda s, _: s.narrator.terms())
        case _:
            return ()
    words = locale(await desk.language_of(command.sender)).words
    return _fitting([words(text) for text in texts], typed)


def _plays(sitting: Sitting, who: Who | None, typed: str) -> Sequence[Text]:
    """What the seat may answer. Where the typed words mean something by themselves, only that."""
    if who is None:
        raise Rejected("not-seated")
    view = sitting.view(sitting.table.seated(who.id))
    texts: Sequence[Text] = sitting.narrator.suggested(view, typed)
    return texts


def _fitting(words: Sequence[str], typed: str) -> list[str]:
    """Those that have all of the typed parts in them; all of them, where none has."""
    parts = typed.casefold().split()
    found = [word for word in words if all(part in word.casefold() for part in parts)]
    return [word for word in dict.fromkeys(found or words) if len(word) <= LONGEST][:MOST]
