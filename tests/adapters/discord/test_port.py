"""What only Discord has: embeds, calls, lists, threads, items that outlive a restart."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from adapters.discord.items import Choose, Press
from adapters.discord.port import PACE, DiscordPort, shown
from bot.messages import Address
from bot.port import Refused, Rendered, RenderedButton
from bot.text import Mention
from tests.support.discord import Channel, Impossible, World

MOMENT = datetime(2026, 3, 1, 20, 0, 45, tzinfo=UTC)
HELLO = Rendered(("你好",))
LISTED = tuple(
    tuple(RenderedButton(f"{row}{column}", f"p1.{row}.{column}", group="牌") for column in "abc")
    for row in range(10)
)
BACK = (RenderedButton("返回", "k1.1."),)
TWICE = (RenderedButton("一", "x1.1."), RenderedButton("二", "x1.1."))


class Client(discord.Client):
    """Notes down what is pressed."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tokens: list[str] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Choose)

    async def pressed(self, interaction: discord.Interaction[Any], token: str) -> None:
        self.tokens.append(token)
        await interaction.response.defer()


def at(room: Channel) -> Address:
    return Address.room("discord", str(room.id))


async def test_words_are_in_an_embed_and_calls_outside() -> None:
    client = Client()
    async with World(client) as world:
        room, anna = world.channel(), world.person("Anna")
        port = DiscordPort(client)
        calling = Rendered(("轮到 ", Mention(str(anna.id), "Anna")))
        sent = await port.send(at(room), HELLO)
        for message, parts in ((HELLO, ("", 1)), (calling, (f"轮到 <@{anna.id}>", 0))) * 2:
            await port.edit(sent, message)
            (stands,) = world.standing(room.id)
            assert (stands.content, len(stands.embeds)) == parts
            assert stands.text == ("你好" if message is HELLO else "轮到 Anna")


async def test_only_the_first_who_is_mentioned_rings_and_nobody_for_an_edit() -> None:
    client = Client()
    async with World(client) as world:
        room, anna, tom = world.channel(), world.person("Anna"), world.person("Tom")
        port = DiscordPort(client)
        anna_and_tom = (Mention(str(anna.id), "Anna"), "、", Mention(str(tom.id), "Tom"))
        sent = await port.send(at(room), Rendered((*anna_and_tom, f" <@{tom.id}> @everyone")))
        await port.edit(sent, Rendered((*anna_and_tom, "!")))
        await port.edit(sent, HELLO)
        assert [version.rings for version in world.public(room)] == [(anna.id,), (), ()]
        assert world.public(room)[0].text == f"Anna、Tom <@{tom.id}> @everyone"
        await port.send(at(room), Rendered((f"<@{tom.id}> @here",)))
        assert world.public(room)[-1].rings == ()


async def test_tables_are_quiet_and_calls_and_private_messages_are_not() -> None:
    client = Client()
    async with World(client) as world:
        room, anna = world.channel(), world.person("Anna")
        port = DiscordPort(client)
        await port.send(at(room), HELLO)
        await port.send(at(room), Rendered((Mention(str(anna.id), "Anna"),)))
        await port.send(Address.person("discord", str(anna.id)), HELLO)
        flags = [call.json.get("flags") or 0 for call in world.calls("POST", "/messages")]
        assert flags == [discord.MessageFlags(suppress_notifications=True).value, 0, 0]


async def test_a_call_has_less_room_and_is_never_cut() -> None:
    client = Client()
    async with World(client) as world:
        room, anna = world.channel(), world.person("Anna")
        port = DiscordPort(client)
        called = Mention(str(anna.id), "Anna")
        room_left = 2000 - len(f"<@{anna.id}>")
        sent = await port.send(at(room), Rendered((called, "长" * room_left)))
        with pytest.raises(Refused):
            await port.send(at(room), Rendered((called, "长" * (room_left + 1))))
        with pytest.raises(Refused):
            await port.edit(sent, Rendered((called, "长" * (room_left + 1))))
        (stands,) = world.standing(room.id)
        assert stands.text == "Anna" + "长" * room_left


async def test_an_empty_text_is_refused() -> None:
    client = Client()
    async with World(client) as world:
        with pytest.raises(Refused):
            await DiscordPort(client).send(at(world.channel()), Rendered(()))


async def test_moments_are_times_that_the_client_of_each_reader_tells() -> None:
    client = Client()
    async with World(client) as world:
        room = world.channel()
        await DiscordPort(client).send(at(room), Rendered(("到 ", MOMENT)))
        (stands,) = world.standing(room.id)
        assert stands.marks == ("time 1772395245 T", "time 1772395245 R")


async def test_every_button_and_option_hands_in_its_token_also_after_a_restart() -> None:
    client = Client()
    async with World(client) as world:
        room, anna = world.channel(), world.person("Anna")
        port = DiscordPort(client)
        keyboard = (*LISTED, BACK, TWICE)
        await port.send(at(room), Rendered(("选",), keyboard))
        await port.send(Address.person("discord", str(anna.id)), Rendered(("选",), keyboard))
        for _ in range(2):
            for stands in (*anna.sees(room), *anna.dms):
                for control in stands.controls:
                    await anna.press(stands, control)
            tokens = [button.token for row in keyboard for button in row]
            assert client.tokens == tokens * 2
            assert client.persistent_views == [], "the library was to keep nothing"
            client = Client()
            await world.restart(client)


async def test_a_press_under_a_long_choice_is_one_of_its_lists() -> None:
    client = Client()
    async with World(client) as world:
        room, anna = world.channel(), world.person("Anna")
        await DiscordPort(client).send(at(room), Rendered(("选",), (*LISTED, BACK)))
        (stands,) = anna.sees(room)
        assert {control.of for control in stands.controls} == {"牌 1–25", "牌 26–30", ""}
        await anna.press(stands, "9c")
        assert client.tokens == ["p1.9.c"]


async def test_two_at_once_and_one_twice_are_all_heard() -> None:
    client = Client()
    async with World(client) as world:
        room, anna, tom = world.channel(), world.person("Anna"), world.person("Tom")
        await DiscordPort(client).send(at(room), Rendered(("选",), (BACK,)))
        (stands,) = anna.sees(room)
        async with world.at_once():
            for person in (anna, tom, anna):
                await person.press(stands, "返回")
        assert client.tokens == ["k1.1."] * 3


async def test_stripped_buttons_cannot_be_pressed() -> None:
    client = Client()
    async with World(client) as world:
        room, anna = world.channel(), world.person("Anna")
        port = DiscordPort(client)
        sent = await port.send(at(room), Rendered(("选",), (BACK,)))
        (stands,) = anna.sees(room)
        await port.strip(sent)
        with pytest.raises(Impossible):
            await anna.press(stands, "返回")
        assert anna.sees(room)[0].text == "选"


async def test_a_thread_is_a_room() -> None:
    client = Client()
    async with World(client) as world:
        room, anna = world.channel(), world.person("Anna")
        thread = world.thread(room, "够级", anna)
        port = DiscordPort(client)
        sent = await port.send(at(thread), Rendered(("一",), (BACK,)))
        await port.edit(sent, Rendered(("二",), (BACK,)))
        (stands,) = anna.sees(thread)
        assert stands.text == "二"
        await anna.press(stands, "返回")
        assert client.tokens == ["k1.1."]
        assert world.public(room) == []


async def test_links_to_a_private_chat_are_left_out() -> None:
    client = Client()
    async with World(client) as world:
        room = world.channel()
        link = RenderedButton("打开私聊", start="s7_1f09ab3c")
        await DiscordPort(client).send(at(room), Rendered(("坐下",), ((link,), BACK)))
        (stands,) = world.standing(room.id)
        assert stands.labels == [["返回"]]


async def test_the_same_words_can_answer_an_interaction() -> None:
    looks = shown(Rendered((Mention("5", "Anna"),), (BACK,)))
    assert set(looks.for_send()) == {"content", "view", "allowed_mentions"}
    assert set(shown(HELLO).for_send()) == {"embed", "allowed_mentions"}
    edited = shown(HELLO).for_edit()
    assert (edited["content"], edited["view"], len(edited["embeds"])) == (None, None, 1)


def test_the_pace_is_what_a_channel_takes() -> None:
    assert (PACE.room_writes, PACE.window, PACE.room_burst, PACE.room_gap) == (5, 5.0, 5, 0)
    assert PACE.all_writes < 50
