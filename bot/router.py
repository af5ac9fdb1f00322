"""From what a platform hands in to the function that does it, and back to one person."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

from bot.commands.clicks import LOOKS, STEPS, solo
from bot.commands.told import NOTHING, Told
from bot.commands.words import COMMANDS, command_named, spoken
from bot.desk import Desk
from bot.inbound import ChatMoved, Click, Command, Inbound, Reply, Typed
from bot.messages import Address, Message
from bot.records import NoTable, Repeated
from bot.sitting import Who
from bot.text import Text, locale, pieces
from bot.tokens import Op, Token
from engine.errors import Rejected

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Router:
    desk: Desk

    async def handle(self, inbound: Inbound) -> Reply | None:
        """Do what *inbound* asks for. A click gets its reply; everything else is said later.

        Nothing raises out of here: what people do wrong is told to them, and a fault of ours is
        logged and owned up to.
        """
        refused = False
        try:
            told = await self._dispatch(inbound)
        except Repeated:
            return Reply() if isinstance(inbound, Click) else None
        except NoTable:
            told, refused = refusal(Rejected("no-table")), True
        except Rejected as error:
            told, refused = refusal(error), True
        except Exception:
            log.exception("update %s of %s failed", inbound.id, inbound.sender.platform)
            told, refused = refusal(Rejected("inner")), True
        if isinstance(inbound, Click):
            return await self._reply(inbound, told)
        if told.text is not None:
            with suppress(Repeated):
                await self._say(inbound, told, refused)
        return None

    async def _dispatch(self, inbound: Inbound) -> Told:
        match inbound:
            case Click():
                return await self._click(inbound)
            case Command(name=name):
                known = command_named(name)
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
        if token.op is Op.SOLO:
            return await solo(self.desk, click)
        told: Told
        if token.op in LOOKS:
            told = await self.desk.look(token.table, click.sender, LOOKS[token.op])
            return told
        work = STEPS[token.op]
        chance = self.desk.chance
        told = await self.desk.step(
            token.table, click, lambda sitting, who: work(sitting, who, token, chance)
        )
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

    async def _reply(self, click: Click, told: Told) -> Reply:
        if told.text is None:
            return Reply(start=told.start)
        language = await self.desk.language_of(click.sender)
        words = locale(language).words(told.text)
        return Reply(pieces(words), told.alert, told.start)

    async def _say(self, inbound: Inbound, told: Told, refused: bool) -> None:
        """A refusal is for the person alone, where he can be reached."""

        def messages(who: Who) -> list[Message]:
            to: Address = who.address if refused and who.reachable else inbound.at
            return [told.message(to)]

        await self.desk.say(inbound, messages)


def refusal(error: Rejected) -> Told:
    """The sentence for a refusal that no narrator has put into words yet."""
    start = str(error.facts.get("start", ""))
    facts = {key: value for key, value in error.facts.items() if key != "start"}
    return Told(Text(f"error-{error.code}", facts), alert=True, start=start)
