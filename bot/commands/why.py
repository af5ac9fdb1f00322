"""Why the last thing was refused (为什么): a command for whoever has just been refused."""

from __future__ import annotations

from datetime import datetime

from bot.commands.whose import mine
from bot.desk import Desk
from bot.inbound import Command
from bot.lately import Refusal
from bot.links import payload
from bot.messages import Message
from bot.sitting import Sitting, Who
from bot.table import Phase
from bot.text import Text
from bot.told import NOTHING, Told
from engine.errors import Rejected
from storage import hands, tables


async def why(desk: Desk, command: Command) -> Told:
    """The rule behind the last refusal, and what could be played now, unless another question has
    come since. It names cards, so it is said to the person alone. Raises Rejected."""
    sender = command.sender
    table = await mine(desk, command)
    refusal = desk.lately.of(sender.platform, sender.user, table)
    if refusal is None:
        forgotten = await _dealt_before(desk, table, desk.lately.since)
        return Told(Text("why-forgotten" if forgotten else "why-nothing"), alone=True)
    known = refusal

    def work(sitting: Sitting, who: Who) -> Told:
        if sitting.table.phase is not Phase.PLAYING or sitting.table.hand_id != known.hand:
            return Told(Text("why-nothing"), alone=True)
        _explain(sitting, who, known)
        return NOTHING

    return await desk.step(table, command, work)


async def _dealt_before(desk: Desk, table: int, start: datetime) -> bool:
    """Whether the last hand of *table* began before *start*."""
    async with desk.store.read() as tx:
        found = await tables.load(tx, table)
        hand = None if found is None else await hands.by_id(tx, found[0].hand_id)
    return hand is not None and hand.opened_at < start


def _explain(sitting: Sitting, who: Who, refusal: Refusal) -> None:
    seat = sitting.table.seated(who.id)
    if sitting.here is None and sitting.inside is None and not who.reachable:
        raise Rejected("private-closed", start=payload(sitting.table))
    question, narrator = sitting.question, sitting.narrator
    earlier = question is None or question.id != refusal.question
    view = sitting.view(seat)
    lines = narrator.why(view, refusal.error, refusal.text, refusal.words, earlier=earlier)
    slot = f"why{sitting.table.id}"
    sitting.tell(Message(to=who.address, lines=tuple(lines), slot=slot, repost=True))
