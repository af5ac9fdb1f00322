"""The world of the tests: what Discord refuses must fail here too, and nothing is overlooked."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from tests.support.discord import Impossible, Person, World


class Echo(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"echo:(\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"press {number}", custom_id=f"echo:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match, /):  # type: ignore[no-untyped-def]
        return cls(int(match[1]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.number == 2:
            raise ValueError("a fault of the client")
        if self.number == 3:
            return
        words = f"{interaction.user.display_name} {interaction.locale} {self.number}"
        await interaction.response.send_message(words, ephemeral=True)


class Client(discord.Client):
    """Answers commands the way each test asks for."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.late: discord.Interaction | None = None

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Echo)

        @self.tree.command(description="x")
        async def open(interaction: discord.Interaction) -> None:
            view = discord.ui.View(timeout=None)
            for number in (1, 2, 3):
                view.add_item(Echo(number))
            view.add_item(
                discord.ui.Select(
                    custom_id="list",
                    placeholder="pick",
                    options=[discord.SelectOption(label="one", value="v1")],
                )
            )
            view.stop()
            await interaction.response.send_message("**open** <t:5:T>", view=view)

        @self.tree.command(description="x")
        async def secret(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("the secret", ephemeral=True)
            await interaction.edit_original_response(content="the other secret")

        @self.tree.command(description="x")
        async def think(interaction: discord.Interaction) -> None:
            self.late = interaction
            await interaction.response.defer(thinking=True)

        @self.tree.command(description="x")
        async def word(interaction: discord.Interaction, word: str) -> None:
            await interaction.response.send_message(word)

        @word.autocomplete("word")
        async def words(
            interaction: discord.Interaction, typed: str
        ) -> list[app_commands.Choice[str]]:
            name, _, many = typed.partition(" ")
            return [app_commands.Choice(name=name, value=name + "!")] * int(many or 1)

        await self.tree.sync()


async def test_people_act_in_their_language_and_see_what_is_theirs() -> None:
    async with World(Client()) as world:
        room = world.channel()
        anna = world.person("Anna", locale="zh-TW")
        tom = world.person("Tom", locale="en-US")
        opened = (await anna.slash(room, "open")).shown
        assert opened is not None
        assert (opened.text, opened.marks) == ("open 00:00:05", ("bold", "time 5 T"))
        assert opened.labels == [["press 1", "press 2", "press 3"], ["one"]]
        answer = await tom.press(opened, "press 1")
        assert (answer.text, answer.private) == ("Tom en-US 1", True)
        assert [shown.text for shown in tom.sees(room)] == [opened.text, "Tom en-US 1"]
        assert anna.sees(room) == [opened]
        async with world.at_once():
            answers = [await each.press(opened, "press 1") for each in (anna, tom, anna)]
            assert not any(answer.acknowledged for answer in answers)
        assert [answer.text for answer in answers] == [
            "Anna zh-TW 1",
            "Tom en-US 1",
            "Anna zh-TW 1",
        ]


async def test_every_version_of_a_message_is_kept_and_told_apart_from_private_ones() -> None:
    async with World(Client()) as world:
        room, anna = world.channel(), world.person("Anna")
        opened = (await anna.slash(room, "open")).shown
        assert opened is not None
        await anna.slash(room, "secret")
        message = world.message(opened)
        await message.edit(content="changed", view=None)
        await anna.delete(opened)
        assert [shown.text for shown in world.public(room)] == ["open 00:00:05", "changed"]
        words = [shown.words for shown in world.public(room)]
        assert all(label in words[0] for label in ("press 1", "one", "v1", "pick", "list"))
        assert [shown.text for shown in world.whispered(room)] == [
            "the secret",
            "the other secret",
        ]
        with pytest.raises(Impossible):
            await anna.press(opened, "one")


async def test_an_action_that_is_not_acknowledged_fails() -> None:
    async with World(Client()) as world:
        room, anna = world.channel(), world.person("Anna")
        opened = (await anna.slash(room, "open")).shown
        assert opened is not None
        with pytest.raises(AssertionError, match="This interaction failed"):
            await anna.press(opened, "press 3")
        with pytest.raises(AssertionError, match="This interaction failed"):
            await anna.press(opened, "one")

        async def two_at_once() -> None:
            async with world.at_once():
                await anna.press(opened, "press 1")
                await anna.press(opened, "press 3")

        with pytest.raises(AssertionError, match="This interaction failed"):
            await two_at_once()
        await anna.press(opened, "press 3", answered=False)
        with pytest.raises(AssertionError):
            await anna.press(opened, "press 1", answered=False)


async def test_what_the_client_only_logs_is_a_failure() -> None:
    async def evening() -> None:
        async with World(Client()) as world:
            room, anna = world.channel(), world.person("Anna")
            opened = (await anna.slash(room, "open")).shown
            assert opened is not None
            await anna.press(opened, "press 2", answered=False)

    with pytest.raises(AssertionError, match="a fault of the client"):
        await evening()


async def test_an_answer_that_never_comes_is_a_failure() -> None:
    async def evening() -> None:
        async with World(Client()) as world:
            await world.person("Anna").slash(world.channel(), "think")

    with pytest.raises(AssertionError, match="still being thought about"):
        await evening()


@pytest.mark.parametrize("typed", ["a 26", "a" * 101, "a" * 100])
async def test_suggestions_that_discord_refuses_fail(typed: str) -> None:
    async with World(Client()) as world:
        room, anna = world.channel(), world.person("Anna")
        assert await anna.complete(room, "word", "word", "a 25") == ["a!"] * 25
        with pytest.raises(AssertionError):
            await anna.complete(room, "word", "word", typed)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
async def test_an_interaction_is_over_after_a_quarter_of_an_hour(status: int, code: int) -> None:
    client = Client()
    async with World(client) as world:
        world.expired = status
        answer = await world.person("Anna").slash(world.channel(), "think")
        assert client.late is not None
        await world.travel(14 * 60)
        await client.late.edit_original_response(content="done")
        assert answer.text == "done"
        await world.travel(2 * 60)
        with pytest.raises(discord.HTTPException) as caught:
            await client.late.edit_original_response(content="more")
        assert (caught.value.status, caught.value.code) == (status, code)


async def test_private_messages_reach_only_those_who_take_them() -> None:
    client = Client()
    async with World(client) as world:
        anna, tom = world.person("Anna"), world.person("Tom")

        async def write(person: Person, words: str) -> None:
            await (await client.create_dm(discord.Object(person.id))).send(words)

        anna.close_dms()
        with pytest.raises(discord.Forbidden) as caught:
            await write(anna, "a")
        assert caught.value.code == 50007
        anna.open_dms()
        await write(anna, "b")
        tom.leave()
        with pytest.raises(discord.Forbidden) as caught:
            await write(tom, "c")
        assert caught.value.code == 50278
        assert [[shown.text for shown in each.dms] for each in (anna, tom)] == [["b"], []]


async def test_a_new_client_finds_the_old_world() -> None:
    async with World(Client()) as world:
        room, anna = world.channel(), world.person("Anna")
        opened = (await anna.slash(room, "open")).shown
        assert opened is not None
        for close in (True, False):
            await world.restart(Client(), close=close)
            assert (await anna.press(opened, "press 1")).text == "Anna zh-CN 1"


async def test_what_the_bot_may_not_do_is_refused() -> None:
    client = Client()
    async with World(client) as world:
        room = world.channel(deny=("send_messages",))
        with pytest.raises(discord.Forbidden):
            await client.get_partial_messageable(room.id).send("x")
        world.deny(room, "view_channel")
        with pytest.raises(discord.Forbidden):
            await client.get_partial_messageable(room.id).send("x")
        world.deny(room)
        await client.get_partial_messageable(room.id).send("x")
        world.lose(world.guild)
        with pytest.raises(discord.NotFound):
            await client.get_partial_messageable(room.id).send("x")
