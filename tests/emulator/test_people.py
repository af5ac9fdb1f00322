"""What people do, and what of it the bot hears."""

from __future__ import annotations

from typing import Any

import pytest

from tests.emulator.conftest import Client, Wire
from tests.support.telegram import Chat, Member, Person, World

Json = dict[str, Any]


def heard(world: World) -> list[str]:
    return [
        update["message"]["text"]
        for update in world.updates.log
        if "text" in update.get("message", {})
    ]


async def test_start_and_payload(client: Client, world: World, bob: Person) -> None:
    bob.start()
    bob.start("g1")
    updates = await client.get_updates()
    assert [update.message.text for update in updates] == ["/start", "/start g1"]
    entity = updates[0].message.entities[0]
    assert (entity.type, entity.offset, entity.length) == ("bot_command", 0, 6)
    assert bob.started
    world.assert_clean()


@pytest.mark.parametrize(
    ("url", "text"),
    [
        ("https://t.me/cards_bot?start=g1_a-B", "/start g1_a-B"),
        ("t.me/Cards_Bot?start=x", "/start x"),
        ("tg://resolve?domain=cards_bot&start=x", "/start x"),
        ("https://t.me/cards_bot?start=" + "x" * 64, "/start " + "x" * 64),
    ],
)
def test_links_to_the_bot(bob: Person, url: str, text: str) -> None:
    message = bob.open_link(url)
    assert message is not None
    assert message.text == text


def test_a_link_without_payload_only_opens_the_chat(world: World, bob: Person) -> None:
    assert bob.open_link("https://t.me/cards_bot") is None
    assert heard(world) == []


@pytest.mark.parametrize(
    "url",
    [
        "https://t.me/cards_bot?start=a.b",
        "https://t.me/cards_bot?start=" + "x" * 65,
        "https://t.me/cards_bot?start=",
        "https://t.me/other_bot?start=x",
        "https://a.example/cards_bot?start=x",
    ],
)
def test_links_telegram_would_not_follow(bob: Person, url: str) -> None:
    with pytest.raises(AssertionError):
        bob.open_link(url)


def test_a_startgroup_link_brings_the_bot_into_the_group(world: World, ann: Person) -> None:
    club = world.add_group("Club", admins=[ann], bot=None)
    ann.open_link("https://t.me/cards_bot?startgroup=g7", club)
    assert club.member(world.bot.id).inside
    assert heard(world) == ["/start@cards_bot g7"]


def test_privacy_mode(world: World, bob: Person, table: Chat) -> None:
    said = world.post(table, world.bot.json(), {"text": "a board"})
    for text in (
        "chat",
        "/join",
        "/join@cards_bot",
        "/join@CARDS_BOT now",
        "/join@other_bot",
        "go /join",
        "/加入",
        "@cards_bot hello",
    ):
        bob.say(table, text)
    bob.say(table, "an answer", reply_to=said)
    assert heard(world) == ["/join", "/join@cards_bot", "/join@CARDS_BOT now", "an answer"]


def test_plain_commands_are_for_the_bot_that_spoke_last(
    world: World, bob: Person, table: Chat
) -> None:
    world.other_bot_says(table, "beep")
    bob.say(table, "/join")
    bob.say(table, "/join@cards_bot")
    assert heard(world) == ["/join@cards_bot"]


def test_administrators_and_open_bots_hear_all(world: World, bob: Person, table: Chat) -> None:
    table.members[world.bot.id] = Member("administrator")
    bob.say(table, "one")
    table.members[world.bot.id] = Member("member")
    bob.say(table, "two")
    world.privacy = False
    bob.say(table, "three")
    assert heard(world) == ["one", "three"]


def test_a_bot_outside_hears_nothing(world: World, ann: Person) -> None:
    club = world.add_group("Club", admins=[ann], bot=None)
    ann.say(club, "/join@cards_bot")
    assert world.updates.log == []


async def test_nasty_names(client: Client, world: World) -> None:
    names = ["<b>&amp;", "\u202eevil", "{player}", "*_`[", "王" * 64, "A\u200bB", "🂡"]
    for name in names:
        world.add_person(name, language_code=None).start()
    updates = await client.get_updates()
    assert [update.message.from_user.first_name for update in updates] == names
    assert updates[0].message.from_user.language_code is None
    assert [update.message.chat.first_name for update in updates] == names


async def test_a_new_name_shows_everywhere(wire: Wire, ann: Person) -> None:
    ann.first_name = "Anna"
    _, body = await wire("sendMessage", chat_id=ann.id, text="x")
    assert body["result"]["chat"]["first_name"] == "Anna"


async def test_block_and_unblock(client: Client, ann: Person) -> None:
    ann.block()
    with pytest.raises(AssertionError, match="unblock the bot first"):
        ann.say(ann.dm, "x")
    ann.start()
    blocked, unblocked, start = await client.get_updates()
    assert blocked.my_chat_member.new_chat_member.status == "kicked"
    assert blocked.my_chat_member.chat.id == ann.id
    assert unblocked.my_chat_member.new_chat_member.status == "member"
    assert start.message.text == "/start"


async def test_edited_messages(client: Client, ann: Person, table: Chat) -> None:
    message = ann.say(ann.dm, "/jion")
    unheard = ann.say(table, "chat")
    ann.edit(message, "/join")
    ann.edit(unheard, "talk")
    _, update = await client.get_updates()
    assert update.edited_message.text == "/join"
    assert message.texts == ["/jion", "/join"]


def test_answering_the_newest_message_in_private(world: World, ann: Person) -> None:
    """Telegram leaves out what is answered when it is the newest message of the bot."""
    older = world.post(ann.dm, world.bot.json(), {"text": "one"})
    newest = world.post(ann.dm, world.bot.json(), {"text": "two"})
    assert ann.say(ann.dm, "x", reply_to=newest).reply_to is None
    assert ann.say(ann.dm, "y", reply_to=older).reply_to is older


async def test_anonymous_admins(client: Client, ann: Person, bob: Person, table: Chat) -> None:
    ann.say(table, "/settings@cards_bot", anonymous=True)
    [update] = await client.get_updates()
    assert update.message.from_user.username == "GroupAnonymousBot"
    assert update.message.sender_chat.id == table.id
    with pytest.raises(AssertionError, match="only admins"):
        bob.say(table, "x", anonymous=True)


def test_people_cannot_do_the_impossible(
    world: World, ann: Person, bob: Person, table: Chat
) -> None:
    eve = world.add_person("Eve")
    with pytest.raises(AssertionError, match="Eve is not in Table"):
        eve.say(table, "x")
    with pytest.raises(AssertionError, match="somebody else's"):
        eve.say(ann.dm, "x")
    with pytest.raises(AssertionError, match="empty"):
        ann.say(ann.dm, " ")
    with pytest.raises(AssertionError, match="splits"):
        ann.say(ann.dm, "x" * 4097)
    ann.restrict(table, bob)
    with pytest.raises(AssertionError, match="muted"):
        bob.say(table, "x")
    with pytest.raises(AssertionError, match="not one's own"):
        bob.edit(ann.say(table, "x"), "y")
