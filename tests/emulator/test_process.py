"""The bot as a process of its own, killed in the middle and started again."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import Process

from tests.support.telegram import Person, Server, World

BOT = """
import asyncio, os, sys
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.ext import Application, CallbackQueryHandler, CommandHandler

async def start(update, context):
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Call", callback_data="c")]])
    await update.message.reply_text("hello", reply_markup=keyboard)

async def press(update, context):
    await update.callback_query.answer("called")
    await update.callback_query.edit_message_text("called")

token, base_url = sys.argv[1:]
app = Application.builder().token(token).base_url(base_url).build()
app.add_handler(CommandHandler("start", start))
app.add_handler(CallbackQueryHandler(press))
app.run_polling(timeout=10)
"""


async def spawn(world: World, server: Server) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, world.token, server.base_url
    )


async def kill(process: Process) -> None:
    process.send_signal(signal.SIGKILL)
    await process.wait()


async def test_nothing_is_lost_over_a_kill(world: World, server: Server, ann: Person) -> None:
    process = await spawn(world, server)
    try:
        ann.start()
        message = await world.wait_for(lambda: ann.dm.from_bot, timeout=20)
        await world.wait_for(lambda: not world.updates.pending and world.updates.polling)
        await kill(process)
        await world.wait_for(lambda: not world.updates.polling)
        query = ann.press(message[0], "Call")
        assert world.owed_answers() == []
        process = await spawn(world, server)
        assert (await query.answered(timeout=20)).text == "called"
        await world.wait_for(lambda: message[0].text == "called")
    finally:
        await kill(process)
    assert [call.method for call in world.calls].count("getMe") == 2
    await world.answers_settled()
    world.assert_clean()
