"""What commands are called, and which function each is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.commands import hands, house, records, tables, why
from bot.commands.whose import numbered
from bot.desk import Desk
from bot.inbound import Command
from bot.told import Told

Handler = Callable[[Desk, Command], Awaitable[Told]]

COMMANDS: Final[Mapping[str, Handler]] = {
    "newgame": tables.newgame,
    "join": tables.join,
    "leave": tables.leave,
    "deal": tables.deal,
    "hand": hands.hand,
    "play": hands.typed_play,
    "table": tables.table,
    "count": hands.count,
    "rules": hands.rules,
    "why": why.why,
    "house": house.house,
    "verify": hands.verify,
    "export": records.export,
    "next": tables.next_,
    "score": tables.score,
    "seat": tables.seat,
    "stop": tables.stop,
    "language": hands.language,
    "help": hands.help_,
    "start": tables.start,
}
"""In the order in which a platform lists them. Each has a text ``command-<name>``."""

LISTED: Final = tuple(name for name in COMMANDS if name != "start")
"""Those that a platform's menu shows."""

ALIASES: Final[Mapping[str, str]] = {
    "开桌": "newgame",
    "開桌": "newgame",
    "坐下": "join",
    "起身": "leave",
    "开打": "deal",
    "開打": "deal",
    "手牌": "hand",
    "我的牌": "hand",
    "出牌": "play",
    "桌面": "table",
    "规矩": "house",
    "規矩": "house",
    "为什么": "why",
    "為什麼": "why",
    "讲讲": "rules",
    "講講": "rules",
    "问牌": "count",
    "問牌": "count",
    "验牌": "verify",
    "驗牌": "verify",
    "存谱": "export",
    "存譜": "export",
    "下一局": "next",
    "比分": "score",
    "换位": "seat",
    "換位": "seat",
    "散桌": "stop",
    "语言": "language",
    "語言": "language",
    "帮助": "help",
    "幫助": "help",
    "?": "help",
    "\uff1f": "help",
}
"""In the private chat these words work without a slash, with what follows them as arguments."""


def command_named(word: str) -> str | None:
    """The command that *word* means, or None."""
    lowered = word.lower()
    return lowered if lowered in COMMANDS else ALIASES.get(lowered)


def spoken(text: str) -> tuple[str, str] | None:
    """The command and its words in a private text without a slash, or None. A table may be named
    before it; alone, the table itself is meant."""
    number, told = numbered(text.strip())
    if number and not told:
        return "table", number
    first, _, rest = told.strip().partition(" ")
    name = command_named(first)
    if name is None:
        return None
    words = rest.strip()
    return name, f"#{number} {words}" if number else words
