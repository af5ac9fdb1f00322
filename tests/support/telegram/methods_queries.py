"""Answering pressed buttons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.support.telegram.errors import QUERY_TOO_OLD, bad
from tests.support.telegram.methods import method
from tests.support.telegram.queries import Answer
from tests.support.telegram.tdlib import utf16

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]
ANSWER_LIMIT = 200


@method("answerCallbackQuery")
def answer_callback_query(world: World, parameters: Json) -> bool:
    """Answer a press: once, soon, shortly, and with no link but one back to the bot."""
    text = str(parameters.get("text") or "")
    if len(text) > ANSWER_LIMIT:
        raise bad("MESSAGE_TOO_LONG")
    if utf16(text) > ANSWER_LIMIT:
        world.violate("text", "answerCallbackQuery", f"{utf16(text)} UTF-16 units")
    url = str(parameters.get("url") or "")
    if url and not _leads_to_bot(url, world.bot.username):
        raise bad("URL_INVALID")
    query = world.queries.get(str(parameters.get("callback_query_id") or ""))
    if query is None or query.answer is not None:
        raise bad(QUERY_TOO_OLD)
    if world.clock.now() - query.at > world.query_seconds:
        raise bad(QUERY_TOO_OLD)
    query.answer = Answer(text, bool(parameters.get("show_alert")), url)
    world.changes.notify()
    return True


def _leads_to_bot(url: str, username: str) -> bool:
    pattern = rf"(https?://)?(t|telegram)\.me/{re.escape(username)}\?start=[A-Za-z0-9_-]{{1,64}}"
    return re.fullmatch(pattern, url, re.IGNORECASE) is not None
