"""Discord in memory, and people who use it: the only place that knows the library behind it.

    async with World(client) as world:
        room = world.channel("gouji")
        anna = world.person("Anna", locale="zh-CN")
        answer = await anna.slash(room, "newgame")
        answer = await anna.press(anna.sees(room)[-1], "坐下")

The client is logged in and ready inside. Every action waits until the client has nothing left to
do, and fails unless it was acknowledged. What the library behind it takes but Discord does not is
refused here.
"""

from tests.support.discord.arranging import Channel, Guild, Impossible
from tests.support.discord.messages import Control, Shown
from tests.support.discord.people import Answer, Person
from tests.support.discord.reading import Reading, read
from tests.support.discord.world import World

__all__ = [
    "Answer",
    "Channel",
    "Control",
    "Guild",
    "Impossible",
    "Person",
    "Reading",
    "Shown",
    "World",
    "read",
]
