"""Trouble on demand: refusals, outages, lost answers, answers that never come.

A fault waits for calls of one method (or any) for one chat (or any), lets the first ``nth - 1``
of them pass, then strikes ``times`` times.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.support.telegram.errors import ApiError, forbidden, too_many

Strike = Literal["error", "html", "cut_before", "cut_after", "hang_before", "hang_after"]


@dataclass(slots=True, eq=False)
class Fault:
    """One planned trouble; ``struck`` says how often it has happened."""

    strike: Strike
    method: str | None = None
    chat_id: int | None = None
    nth: int = 1
    times: int | None = 1
    error: ApiError | None = None
    status: int = 502
    seen: int = 0
    struck: int = 0
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def meets(self, method: str, chat_id: object) -> bool:
        """Count a call that fits; true when this one is to be struck."""
        if self.method is not None and self.method.lower() != method.lower():
            return False
        if self.chat_id is not None and str(self.chat_id) != str(chat_id):
            return False
        self.seen += 1
        spent = self.times is not None and self.struck >= self.times
        if self.seen < self.nth or spent:
            return False
        self.struck += 1
        return True

    def release(self) -> None:
        """Let the answers held back by a ``hang`` go."""
        self._released.set()

    async def released(self) -> None:
        """Wait for ``release``."""
        await self._released.wait()


class Faults:
    """All planned troubles. Every maker takes ``method``, ``chat_id``, ``nth`` and ``times``."""

    def __init__(self) -> None:
        self.planned: list[Fault] = []
        self._duplicates: list[tuple[str | None, int]] = []

    def _plan(self, strike: Strike, method: str | None, **more: Any) -> Fault:
        fault = Fault(strike, method, **more)
        self.planned.append(fault)
        return fault

    def refuse(
        self, method: str | None = None, why: str = "bot was blocked by the user", **when: Any
    ) -> Fault:
        """403 with this reason."""
        return self._plan("error", method, error=forbidden(why), **when)

    def slow_down(self, method: str | None = None, retry_after: int = 1, **when: Any) -> Fault:
        """429 with this ``retry_after``."""
        return self._plan("error", method, error=too_many(retry_after), **when)

    def fail(self, method: str | None, error: ApiError, **when: Any) -> Fault:
        """Any other error of the Bot API."""
        return self._plan("error", method, error=error, **when)

    def outage(self, method: str | None = None, status: int = 502, **when: Any) -> Fault:
        """500 or 502 with a page of HTML, as the gateway in front of the API sends it."""
        return self._plan("html", method, status=status, **when)

    def cut_before(self, method: str | None = None, **when: Any) -> Fault:
        """The connection breaks and nothing has happened."""
        return self._plan("cut_before", method, **when)

    def cut_after(self, method: str | None = None, **when: Any) -> Fault:
        """The connection breaks after the effect: the message exists, the answer is lost."""
        return self._plan("cut_after", method, **when)

    def hang_before(self, method: str | None = None, **when: Any) -> Fault:
        """No answer until ``release()``; the effect comes only then."""
        return self._plan("hang_before", method, **when)

    def hang_after(self, method: str | None = None, **when: Any) -> Fault:
        """The effect comes at once, the answer only at ``release()``."""
        return self._plan("hang_after", method, **when)

    def duplicate_update(self, kind: str | None = None, nth: int = 1) -> None:
        """Deliver the ``nth`` coming update of this kind once more after it was acknowledged."""
        self._duplicates.append((kind, nth))

    def strike_for(self, method: str, chat_id: object) -> Fault | None:
        """The fault that strikes this call; all fitting faults count it."""
        struck = [fault for fault in self.planned if fault.meets(method, chat_id)]
        return struck[0] if struck else None

    def extra_deliveries(self, kind: str) -> int:
        """How often an update made now is to be delivered beyond the first time."""
        extra = 0
        kept: list[tuple[str | None, int]] = []
        for wanted, nth in self._duplicates:
            if wanted not in (None, kind):
                kept.append((wanted, nth))
            elif nth > 1:
                kept.append((wanted, nth - 1))
            else:
                extra += 1
        self._duplicates = kept
        return extra
