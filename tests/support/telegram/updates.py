"""The queue of updates: long polling, acknowledgement by offset, redelivery until then."""

from __future__ import annotations

import asyncio
import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.support.telegram import judges
from tests.support.telegram.errors import OTHER_POLLER, ApiError

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]
DAY = 24 * 3600.0
# Kinds that come only to bots that ask for them by name.
ON_REQUEST = frozenset({"chat_member", "message_reaction", "message_reaction_count"})


@dataclass(slots=True)
class Pending:
    """An update not yet acknowledged. ``again``: acknowledgements that will be overlooked."""

    update: Json
    kind: str
    at: float
    again: int = 0
    handed_out: int = 0

    @property
    def update_id(self) -> int:
        return int(self.update["update_id"])


class Updates:
    """Everything the bot is told. ``log`` keeps all updates ever made."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._next_id = 1000
        self._allowed: frozenset[str] | None = None
        self._poller: asyncio.Future[None] | None = None
        self.pending: list[Pending] = []
        self.log: list[Json] = []
        self.polls = 0

    def allows(self, kind: str) -> bool:
        """Whether the bot asked for this kind of update."""
        return kind not in ON_REQUEST if self._allowed is None else kind in self._allowed

    @property
    def polling(self) -> bool:
        """Whether somebody waits for updates right now."""
        return self._poller is not None

    def push(self, kind: str, body: Json) -> Json | None:
        """Queue an update; kinds the bot did not ask for are never made."""
        if not self.allows(kind):
            self._world.changes.notify()
            return None
        self._next_id += 1
        update = {"update_id": self._next_id, kind: copy.deepcopy(body)}
        for fault in judges.update_faults(update):
            self._world.violate("update", kind, fault)
        again = self._world.faults.extra_deliveries(kind)
        self.pending.append(Pending(update, kind, self._world.clock.now(), again))
        self.log.append(update)
        self._world.changes.notify()
        return update

    def is_pending(self, update: Json | None) -> bool:
        """Whether this update still waits to be acknowledged."""
        return any(item.update is update for item in self.pending)

    def drop(self) -> None:
        """Forget everything that waits."""
        self.pending.clear()

    async def poll(self, parameters: Json) -> list[Json]:
        """getUpdates: the batch that waits, or the first one that comes within the timeout."""
        me: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._poller is not None and not self._poller.done():
            self._poller.set_result(None)
            self._world.changes.notify()
        self._poller = me
        self.polls += 1
        try:
            self._apply(parameters)
            self._world.changes.notify()
            await self._world.changes.wait_for(
                lambda: me.done() or bool(self.pending),
                min(50, max(0, int(parameters.get("timeout") or 0))),
            )
            if me.done():
                raise ApiError(409, OTHER_POLLER)
            return self._batch(int(parameters.get("limit") or 100))
        finally:
            if self._poller is me:
                self._poller = None
                self._world.changes.notify()

    def _apply(self, parameters: Json) -> None:
        """Remember the wanted kinds and forget what the offset acknowledges."""
        if "allowed_updates" in parameters:
            self._allowed = frozenset(parameters["allowed_updates"] or ()) or None
        now = self._world.clock.now()
        self.pending = [item for item in self.pending if now - item.at < DAY]
        offset = int(parameters.get("offset") or 0)
        if offset < 0:
            self.pending = self.pending[offset:]
            return
        kept = []
        for item in self.pending:
            if item.update_id >= offset:
                kept.append(item)
            elif item.handed_out and item.again:
                item.again -= 1
                kept.append(item)
        self.pending = kept

    def _batch(self, limit: int) -> list[Json]:
        batch = self.pending[: min(100, max(1, limit))]
        for item in batch:
            item.handed_out += 1
        return [item.update for item in batch]
