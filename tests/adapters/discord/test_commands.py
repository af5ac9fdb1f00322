"""The slash commands as they are registered: in three languages, and only when they change."""

from __future__ import annotations

import re

import pytest

from adapters.discord.client import TableClient
from adapters.discord.port import DiscordPort
from bot.commands.words import LISTED
from bot.inbound import Reply
from bot.messages import Address
from bot.port import Rendered
from bot.text import LANGUAGES
from tests.adapters.discord.fronts import Front
from tests.support.discord import World

NAME = re.compile(r"[-_'\w]{1,32}")


def client() -> TableClient:
    made = TableClient()
    made.front = Front()
    return made


def registered(world: World) -> int:
    return len(world.calls("PUT", "/commands"))


async def test_every_command_has_its_name_in_three_languages() -> None:
    async with World(client()) as world:
        commands = world.commands
        assert set(commands) == set(LISTED)
        for locale in ("zh-CN", "zh-TW"):
            names = [each["name_localizations"][locale] for each in commands.values()]
            assert len(set(names)) == len(names)
            for each in commands.values():
                assert NAME.fullmatch(each["name_localizations"][locale])
                assert 1 <= len(each["description_localizations"][locale]) <= 100
        assert commands["newgame"]["name_localizations"] == {"zh-CN": "开桌", "zh-TW": "開桌"}
        assert commands["hand"]["description"] == "My cards"
        assert commands["hand"]["description_localizations"]["zh-CN"] == "我的牌"
        cards = commands["play"]["options"][0]
        assert cards["autocomplete"]
        assert cards["required"]
        assert cards["name_localizations"]["zh-CN"] == "牌"
        profiles = commands["newgame"]["options"][0]["choices"]
        assert {each["value"] for each in profiles} >= {
            "gouji",
            "gouji finalstone",
            "gouji wanjiaxiang",
        }
        assert "够级 打点版" in str(profiles)
        assert profiles[0]["name"] == "Gouji (6 players)"
        assert profiles[0]["name_localizations"]["zh-CN"] == "够级（6人）"
        tongues = commands["language"]["options"][0]["choices"]
        assert [each["value"] for each in tongues] == list(LANGUAGES)
        (hand,) = commands["export"]["options"]
        assert hand["name_localizations"] == {"zh-CN": "局", "zh-TW": "局"}
        assert (hand.get("required", False), hand["min_value"]) == (False, 1)


async def test_commands_are_for_servers_and_the_private_chat() -> None:
    async with World(client()) as world:
        for each in world.commands.values():
            assert sorted(each["contexts"]) == [0, 1]
            assert each["integration_types"] == [0]


async def test_commands_are_registered_once_and_when_they_have_changed() -> None:
    async with World(client()) as world:
        assert registered(world) == 1
        await world.restart(client())
        assert registered(world) == 1
        changed = client()
        changed.tree.remove_command("stop")
        await world.restart(changed)
        assert registered(world) == 2
        assert "stop" not in world.commands
        await world.restart(client())
        assert registered(world) == 3


@pytest.mark.parametrize("change", ["description", "name_localizations", "options"])
async def test_any_difference_that_a_user_can_tell_is_one(change: str) -> None:
    async with World(client()) as world:
        stored = world.commands["play"]
        stored[change] = {"description": "x", "name_localizations": {}, "options": []}[change]
        await world.restart(client())
        assert registered(world) == 2
        await world.restart(client())
        assert registered(world) == 2


@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_a_registration_that_fails_keeps_nobody_from_playing(
    method: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with World(client()) as world:
        world.commands["play"]["description"] = "x"
        path = f"/applications/{world.env.backend.application_id}/commands"
        world.fail(method, path, 403, 50001, "no", times=None)
        await world.restart(client())
        assert "could not be registered" in caplog.text
        room, anna = world.channel(), world.person("Anna")
        assert (await anna.slash(room, "hand")).text == "好"


async def test_a_command_in_a_text_is_shown_as_one_that_can_be_pressed() -> None:
    made = client()
    async with World(made) as world:
        room, anna = world.channel(), world.person("Anna")
        made.front.replies = lambda _: Reply(
            ("发 /newgame，看 /rules 烧 ，没有 /nothing 和 a/table",)
        )
        answer = await anna.slash(room, "help")
        number = world.commands["newgame"]["id"]
        assert answer.shown is not None
        assert f"command </newgame:{number}>" in answer.shown.marks
        assert len(answer.shown.marks) == 2
        assert "/nothing 和 a/table" in answer.text
        port = DiscordPort(made, made.command_ids)
        await port.send(Address.room("discord", str(room.id)), Rendered(("再开：/newgame",)))
        assert f"</newgame:{number}>" in world.public(room)[-1].words
        await world.restart(client())
        assert made.command_ids == world.env.bot.command_ids  # known without registering
