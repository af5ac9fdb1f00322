"""The record of a hand that is over, for whoever asks for it (存谱).

No platform's port sends documents, so it comes as a code in one message, which the program reads.
"""

from __future__ import annotations

import re
from typing import Final

from bot.commands.whose import here_or_mine
from bot.desk import Desk
from bot.inbound import Command
from bot.record import code
from bot.record.filed import record_of
from bot.record.packing import ROOM
from bot.sitting import Sitting, Who
from bot.text import Text
from bot.told import Told
from engine.errors import Rejected

_NUMBER: Final = re.compile(
    r"(?:(?:第\s*)?(\d{1,6})\s*[场場.]\s*)?(?:第\s*)?(\d{1,6})\s*局?", re.IGNORECASE
)
"""``2``, ``第2局``; ``1.2`` and ``第1场第2局``: of an earlier match."""


async def export(desk: Desk, command: Command) -> Told:
    """``/export``: the hand dealt last; ``/export 2``: hand 2; ``/export 1.2``: that of the first
    match. Raises Rejected, also while that hand is played."""
    match, number = _number(command.words.strip())
    table = await here_or_mine(desk, command)

    def look(sitting: Sitting, who: Who | None) -> int:
        return sitting.table.number

    named: int = await desk.look(table, command, look)
    async with desk.store.read() as tx:
        hand, record = await record_of(tx, desk.records.codecs, table, number, match)
    packed, args = code(record), {"table": named, "hand": hand}
    if len(packed) > ROOM:
        return Told(Text("record-long", {**args, "id": table}), alone=True)
    # A variable of a text holds no more than 2,500 letters.
    halves = {"code": packed[: ROOM // 2], "rest": packed[ROOM // 2 :]}
    text = Text("record-code", {**args, **halves, "steps": len(record.steps)})
    return Told(text, alone=True)


def _number(words: str) -> tuple[int | None, int | None]:
    """The match and the hand that are asked for; None: the last one. Raises Rejected."""
    if not words:
        return None, None
    found = _NUMBER.fullmatch(words)
    if found is None:
        raise Rejected("no-such-hand")
    return None if found[1] is None else int(found[1]), int(found[2])
