"""A strict emulator of the Telegram Bot API, for tests.

It is stricter than Telegram: what Telegram would silently pass (unknown parameters, rows too
wide for a phone, a press without an answer) is noted and fails ``assert_clean``. Texts are
parsed by TDLib, shapes are judged by aiogram's models, time is a clock the test may own.

People act at once, without ``await``; what the bot does is awaited with ``wait_for``. The world
outlives the bot, which may run in the test's own loop or as another process that is given
``server.base_url`` and ``world.token``, and that may be killed and started again::

    from tests.support.telegram import Server, World

    async def test_a_table_is_opened():
        world = World(username="cards_bot")
        ann = world.add_person("Ann", username="ann")
        bob = world.add_person("Bob", language_code="zh-hans")
        table = world.add_group("Table", [bob], admins=[ann])
        async with Server(world) as server:
            app = Application.builder().token(world.token).base_url(server.base_url).build()
            ...                                         # start polling
            ann.start()                                 # in her private chat, ann.dm
            bob.say(table, "/new@cards_bot")
            lobby = await world.wait_for(lambda: table.from_bot and table.from_bot[-1])
            query = bob.press(lobby, "Join")            # by label, or by callback data
            assert (await query.answered()).text == "You are in"
            await world.wait_for(lambda: "Bob" in lobby.text)
            world.faults.cut_after("sendMessage", chat_id=bob.id)
            bob.open_link(lobby.url("Open chat"))       # t.me/cards_bot?start=...
            await world.wait_for(lambda: bob.dm.from_bot)
            assert "secret" not in ann.has_read()       # all texts, labels, answers she ever saw
            assert not world.flood.hits
        world.assert_clean()
"""

from tests.support.telegram.chats import Chat, Member
from tests.support.telegram.clock import Clock, ManualClock, RealClock
from tests.support.telegram.errors import ApiError
from tests.support.telegram.faults import Fault, Faults
from tests.support.telegram.flood import Flood, FloodHit
from tests.support.telegram.messages import Message, Version
from tests.support.telegram.people import Person
from tests.support.telegram.queries import Answer, Query
from tests.support.telegram.records import Call, Violation
from tests.support.telegram.server import Server
from tests.support.telegram.world import World

__all__ = [
    "Answer",
    "ApiError",
    "Call",
    "Chat",
    "Clock",
    "Fault",
    "Faults",
    "Flood",
    "FloodHit",
    "ManualClock",
    "Member",
    "Message",
    "Person",
    "Query",
    "RealClock",
    "Server",
    "Version",
    "Violation",
    "World",
]
