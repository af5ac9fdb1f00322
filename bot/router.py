"""From what a platform hands in to the function that does it, and back to one person."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.clicks import ANSWERS, IN_HAND, LOOKS, OPENINGS, STEPS, my_hand
from bot.commands.suggesting import suggestions
from bot.commands.whose import addressed
from bot.commands.words import COMMANDS, command_named, spoken
from bot.desk import Desk
from bot.house.code import is_code
from bot.inbound import ChatMoved, Click, Command, Inbound, Reply, Typed, as_command
from bot.lately import Refusal
from bot.records import NoTable, Repeated
from bot.refusal import PASSING, TOASTS, Worded, sentence, short
from bot.rendering import rendered
from bot.text import Text, locale, pieces
from bot.tokens import Token
from bot.told import NOTHING, Told
from engine.errors import Rejected

INNER: Final = Told(Text("error-inner"), alert=True, alone=True)
"""A fault of ours."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Router:
    desk: Desk

    async def handle(self, inbound: Inbound) -> Reply | None:
        """Do what *inbound* asks for. A click and what can be answered alone get their reply;
        everything else is said later.

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
        return Reply() if _answered(inbound) else None

    async def suggest(self, command: Command) -> Sequence[str]:
        """Words that could complete *command*; nothing where there are none."""
        try:
            return await suggestions(self.desk, command)
        except (Rejected, NoTable):
            return ()
        except Exception:
            log.exception("no suggestions for %s", command.name)
            return ()

    async def _told(self, inbound: Inbound) -> Told:
        """What came of it, refusals included."""
        try:
            told = await self._dispatch(inbound)
        except Repeated:
            return NOTHING
        except NoTable:
            return refusal(Rejected("no-table"))
        except Rejected as error:
            self._remember(inbound, error)
            return await self._with_hand(inbound, refusal(error))
        if _played(inbound) is not None:
            self.desk.lately.forget(inbound.sender.platform, inbound.sender.user)
        return told

    def _remember(self, inbound: Inbound, error: Rejected) -> None:
        """What somebody wanted to play, and was not allowed to, so that he can ask why."""
        words = _played(inbound)
        if words is None or not isinstance(error, Worded) or error.code in PASSING:
            return
        known = Refusal(
            table=error.table,
            hand=error.hand,
            question=error.question,
            error=Rejected(error.code, **error.facts),
            text=error.text,
            words=short(words),
        )
        self.desk.lately.remember(inbound.sender.platform, inbound.sender.user, known)

    async def _dispatch(self, inbound: Inbound) -> Told:
        match inbound:
            case Click():
                return await self._click(inbound)
            case Command(name=name):
                known = command_named(name)
                if known is None and (inbound.at.private or inbound.alone):
                    raise Rejected("no-such-command", words=name)
                return NOTHING if known is None else await self._command(known, inbound)
            case Typed():
                return await self._typed(inbound)
            case ChatMoved(to=to):
                await self.desk.move(inbound.at, to)
        return NOTHING

    async def _command(self, name: str, command: Command) -> Told:
        return await COMMANDS[name](self.desk, addressed(name, command))

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
                token.table, click, lambda sitting, who: look(sitting, who, token)
            )
            return told
        step, chance = STEPS[token.op], self.desk.chance
        return await self.desk.step(
            token.table, click, lambda sitting, who: step(sitting, who, token, chance)
        )

    async def _with_hand(self, inbound: Inbound, told: Told) -> Told:
        """Somebody whose press on his hand was refused sees what it looks like now."""
        if not isinstance(inbound, Click) or not inbound.alone:
            return told
        try:
            token = Token.parse(inbound.token)
            if token.op not in IN_HAND:
                return told
            hand: Told = await self.desk.look(
                token.table, inbound, lambda sitting, who: my_hand(sitting, who, token)
            )
        except (Rejected, NoTable, ValueError):
            return told
        return replace(told, screen=hand.screen, living=hand.living)

    async def _typed(self, typed: Typed) -> Told:
        """Plain text: a command without its slash, or a play."""
        if is_code(typed.text):
            return await COMMANDS["house"](self.desk, as_command(typed, "house", typed.text))
        if not typed.at.private:
            return NOTHING
        name, words = spoken(typed.text) or ("play", typed.text)
        return await self._command(name, as_command(typed, name, words))

    async def _answer(self, inbound: Inbound, told: Told) -> Reply | None:
        """The reply, or else a message."""
        if _answered(inbound):
            return await self._reply(inbound, told)
        if told.text is not None:
            with suppress(Repeated):
                await self.desk.say(inbound, lambda who: [told.message(inbound, who)])
        return None

    async def _reply(self, inbound: Inbound, told: Told) -> Reply:
        if told.text is None and told.screen is None:
            return Reply(start=told.start)
        language = told.language or await self.desk.language_of(inbound.sender)
        here = inbound.sender.platform in self.desk.records.discreet
        texts = locale(language, here)
        screen = None
        if told.screen is not None:
            screen = rendered(told.screen.lines, told.screen.buttons, texts)
        elif inbound.alone and told.buttons and told.text is not None:
            return Reply(screen=rendered((told.text,), told.buttons, texts))
        return Reply(
            () if told.text is None else pieces(texts.words(told.text)),
            told.alert,
            told.echo,
            told.start,
            screen,
            told.living,
        )


def _answered(inbound: Inbound) -> bool:
    """Whether somebody waits for a reply."""
    return inbound.alone or isinstance(inbound, Click)


def _played(inbound: Inbound) -> str | None:
    """The typed words of something that is to be played or answered; none for a button, None for
    anything else."""
    match inbound:
        case Click(token=token) if token[:1] in ANSWERS:
            return ""
        case Typed(text=text) if inbound.at.private:
            name, words = spoken(text) or ("play", text)
            return words if name == "play" else None
        case Command(name=name, words=words) if command_named(name) == "play":
            return words
    return None


def refusal(error: Rejected) -> Told:
    """For the person alone: what is wrong and what to do next."""
    return Told(
        sentence(error),
        alert=error.code not in TOASTS,
        start=str(error.facts.get("start", "")),
        alone=True,
    )
