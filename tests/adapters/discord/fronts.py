"""A core that says what a test wants, to see what becomes of it at Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.inbound import Click, Command, Inbound, Reply
from bot.intake import Answering
from bot.port import ChatError, Rendered, RenderedButton

HAND = Rendered(
    ("你的牌 36张",),
    ((RenderedButton("过", "x1.1."), RenderedButton("4个10", "p1.1.T4000")),),
)
LIVING = Reply(screen=HAND, living=True)


@dataclass(slots=True)
class Front:
    """Implements :class:`bot.intake.Front`."""

    replies: Callable[[Inbound], Reply] = lambda _: Reply(("好",))
    slow: bool = False
    """Every answer is promised first."""
    gate: asyncio.Event | None = None
    """What must happen before an answer is given."""
    offers: Sequence[str] = ()
    heard: list[Inbound] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    """Answers that Discord did not take."""

    async def answer(self, inbound: Inbound, answering: Answering) -> None:
        self.heard.append(inbound)
        try:
            if self.slow:
                await answering.promise()
            if self.gate is not None:
                await self.gate.wait()
            await answering.give(self.replies(inbound))
        except ChatError as error:
            self.lost.append(type(error).__name__)

    async def suggest(self, command: Command) -> Sequence[str]:
        self.heard.append(command)
        return self.offers

    @property
    def last(self) -> Inbound:
        return self.heard[-1]


def by_kind(click: Reply, command: Reply = LIVING) -> Callable[[Inbound], Reply]:
    return lambda inbound: click if isinstance(inbound, Click) else command
