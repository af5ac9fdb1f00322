"""From what a platform hands in to the function that does it, and back to one person."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.clicks import LOOKS, OPENINGS, STEPS
from bot.commands.told import NOTHING, Told
from bot.commands.words import COMMANDS, command_named, spoken
from bot.desk import Desk
from bot.inbound import ChatMoved, Click, Command, Inbound, Reply, Typed
from bot.records import NoTable, Repeated
from bot.refusal import TOASTS, sentence
from bot.sitting import Sitting, Who
from bot.text import Text, language_for, locale, pieces
from bot.tokens import Token
from engine.errors import Rejected

INNER: Final = Told(Text("error-inner"), alert=True, alone=True)
"""A fault of ours."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Router:
    desk: Desk

    async def handle(self, inbound: Inbound) -> Reply | None:
        """Do what *inbound* asks for. A click gets its reply; everything else is said later.

        Nothing raises out of here: what people do wrong is told to them, and a fault of ours is
        logged and owned up to.
        """
        try:
            return await self._answer(inbound, await self._told(inbound))
        except Exception:
            log.exception("update %s of %s failed", inbound.id, inbound.sender.platform)
        try:
            return await self._answer(inbound, INNER)
        except Exception:
            log.exception("nor could that be said")
        return Reply() if isinstance(inbound, Click) else None

    async def _told(self, inbound: Inbound) -> Told:
        """What came of it, refusals included."""
        try:
            return await self._dispatch(inbound)
        except Repeated:
            return NOTHING
        except NoTable:
            return refusal(Rejected("no-table"))
        except Rejected as error:
            return refusal(error)

    async def _dispatch(self, inbound: Inbound) -> Told:
        match inbound:
            case Click():
                return await self._click(inbound)
            case Command(name=name):
                known = command_named(name)
                if known is None and inbound.at.private:
                    raise Rejected("no-such-command", words=name)
                return NOTHING if known is None else await COMMANDS[known](self.desk, inbound)
            case Typed():
                return await self._typed(inbound)
            case ChatMoved(to=to):
                await self.desk.move(inbound.at, to)
        return NOTHING

    async def _click(self, click: Click) -> Told:
        try:
            token = Token.parse(click.token)
        except ValueError as error:
            raise Rejected("bad-button") from error
        if token.op in OPENINGS:
            return await OPENINGS[token.op](self.desk, click)
        told: Told
        if token.op in LOOKS:
            look = LOOKS[token.op]
            told = await self.desk.look(
                token.table, click.sender, lambda sitting, who: look(sitting, who, token)
            )
            return told
        step, chance = STEPS[token.op], self.desk.chance

        def work(sitting: Sitting, who: Who) -> Told:
            return replace(step(sitting, who, token, chance), language=language_for(who.language))

        told = await self.desk.step(token.table, click, work)
        return told

    async def _typed(self, typed: Typed) -> Told:
        """Plain text: a command without its slash, or a play."""
        if not typed.at.private:
            return NOTHING
        name, words = spoken(typed.text) or ("play", typed.text)
        command = Command(
            id=typed.id, sender=typed.sender, at=typed.at, title=typed.title, name=name, words=words
        )
        return await COMMANDS[name](self.desk, command)

    async def _answer(self, inbound: Inbound, told: Told) -> Reply | None:
        """The reply to a click; to anything else, a message."""
        if isinstance(inbound, Click):
            return await self._reply(inbound, told)
        if told.text is not None:
            with suppress(Repeated):
                await self.desk.say(inbound, lambda who: [told.message(inbound, who)])
        return None

    async def _reply(self, click: Click, told: Told) -> Reply:
        if told.text is None:
            return Reply(start=told.start)
        language = told.language or await self.desk.language_of(click.sender)
        words = locale(language).words(told.text)
        return Reply(pieces(words), told.alert, start=told.start)


def refusal(error: Rejected) -> Told:
    """For the person alone: what is wrong and what to do next."""
    return Told(
        sentence(error),
        alert=error.code not in TOASTS,
        start=str(error.facts.get("start", "")),
        alone=True,
    )
