"""The looks that found nothing in a whole hand find what is planted."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from adapters.discord.answering import Answer
from adapters.discord.port import DiscordPort
from bot import intake
from bot.messages import Address
from bot.port import Rendered, RenderedButton
from bot.tokens import Op, Token
from tests.adapters.discord import peeking
from tests.adapters.discord.house import House, having, served
from tests.adapters.discord.peeking import Seen


async def public_defer(self: Any) -> None:
    await self._interaction.response.defer(thinking=True)
    self._promised = True


async def public_message(self: Any, message: Rendered) -> None:
    await self._interaction.response.send_message("".join(map(str, message.pieces)))


async def public_followup(self: Any, message: Rendered) -> None:
    await self._interaction.response.defer()
    await self._interaction.followup.send("".join(map(str, message.pieces)))


async def changed_board(self: Any, message: Rendered) -> None:
    await self._interaction.response.edit_message(content="".join(map(str, message.pieces)))


async def changed_board_later(self: Any, message: Rendered) -> None:
    await self._interaction.response.defer()
    await self._interaction.edit_original_response(content="".join(map(str, message.pieces)))


@pytest.mark.parametrize("slow", [False, True])
async def test_answers_are_private_from_the_first_word(
    slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if slow:
        monkeypatch.setattr(intake, "PROMISE", 0.0)
    async with served() as house:
        await look_and_lead(house)
        assert peeking.public_answers(house.world) == []
        kinds = {peeking.body_of(call).get("type") for call in house.world.calls("POST", "/inter")}
        assert kinds >= ({5, 6} if slow else {4, 7})


async def look_and_lead(house: House) -> None:
    """Somebody opens his hand, a panel in it, and plays; a stranger asks for it, too."""
    await house.deal()
    leader = await house.lead()
    hand = await house.hand(leader)
    panel = (await leader.press(hand, having(hand, Op.PANEL)[0])).shown
    assert panel is not None
    await leader.press(panel, having(panel, Op.PLAY, Op.PANEL)[0])
    await leader.slash(house.room, "hand")
    stranger = house.world.person("过路的")
    await stranger.press(house.board, having(house.board, Op.HAND)[0])


@pytest.mark.parametrize(
    ("what", "fault", "slow"),
    [
        ("promise", public_defer, True),
        ("_say", public_message, False),
        ("_say", public_followup, False),
        ("_say", changed_board, False),
        ("_say", changed_board_later, False),
    ],
)
async def test_an_answer_that_everybody_could_see_is_found(
    what: str, fault: Any, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A private word after a public beginning is public at Discord: so it is the beginning that is
    looked at."""
    async with served(people=2) as house:
        lobby = await house.open()
        assert peeking.public_answers(house.world) == []
        monkeypatch.setattr(Answer, what, fault)
        if slow:
            monkeypatch.setattr(intake, "PROMISE", 0.0)
        await house.people[1].press(lobby, "坐下")
        assert len(peeking.public_answers(house.world)) >= 1


@pytest.mark.parametrize(
    ("words", "buttons"),
    [
        ("小王1 2×4够 A×1 K×3够", ()),
        ("老王 先出 5个J", ()),
        ("小李 记下了：烧 大王带4个2", ()),
        ("丽姐 还有36张", ()),
        ("轮到小李", (("过", Op.PASS, ""),)),
        ("轮到小李", (("出", Op.HAND, "T4000"),)),
        ("轮到小李", (("5个J", Op.HAND, ""),)),
    ],
)
async def test_cards_that_never_lay_open_are_found_in_a_public_message(
    words: str, buttons: tuple[tuple[str, Op, str], ...]
) -> None:
    async with served() as house:
        await house.deal()
        events = await house.events()
        assert peeking.told_too_early(house, events) == []
        assert peeking.controls_that_know(house.world.public(house.room)) == []
        row = tuple(RenderedButton(b, str(Token(op, 1, 4, arg))) for b, op, arg in buttons)
        port = DiscordPort(house.world.env.bot)
        room = Address.room("discord", str(house.room.id))
        await port.send(room, Rendered((words,), (row,) if row else ()))
        public = house.world.public(house.room)
        found = (peeking.told_too_early(house, events), peeking.controls_that_know(public))
        assert any(found)


async def test_a_play_that_is_told_before_it_lies_open_is_found() -> None:
    """It opens later, so that nothing in the end tells of it but the moment."""
    async with served() as house:
        await house.deal()
        leader = await house.lead()
        hand = await house.hand(leader)
        play = having(hand, Op.PLAY)[0]
        port = DiscordPort(house.world.env.bot)
        room = Address.room("discord", str(house.room.id))
        await house.mark()
        sent = await port.send(room, Rendered((play.label,)))
        await house.mark()
        await leader.press(hand, play)
        events = await house.events()
        assert peeking.unopened([play.label], events) == []
        assert peeking.told_too_early(house, events) == [play.label]
        await port.delete(sent)


async def test_the_hand_of_another_is_found_in_a_private_message() -> None:
    async with served() as house:
        await house.deal()
        await house.lead()
        events = await house.events()
        hands = [await house.hand(person) for person in house.people]
        for seat, hand in enumerate(hands):
            other = (seat + 1) % len(hands)
            assert peeking.of_others(hand, Seen.of(seat, events), events) == []
            assert peeking.of_others(hand, Seen.of(other, events), events)
            assert peeking.of_others(hand, Seen.of(None), events)


async def test_a_wrong_ring_is_found() -> None:
    async with served() as house:
        await house.deal()
        leader = await house.lead()
        assert peeking.wrong_rings(house) == []
        (call,) = [shown for shown in house.public if shown.rings]
        assert call.rings == (leader.id,)
        other = next(person for person in house.people if person is not leader)
        client: discord.Client = house.world.env.bot
        channel = client.get_partial_messageable(house.room.id)
        everybody = discord.AllowedMentions.all()
        users = discord.AllowedMentions(everyone=False, roles=False, users=[
            discord.Object(other.id), discord.Object(leader.id)
        ])  # fmt: skip
        await channel.send(f"<@{other.id}> <@{leader.id}>", allowed_mentions=users)
        assert len(peeking.wrong_rings(house)) == 1
        sent = await channel.send(f"<@{other.id}>", allowed_mentions=everybody)
        assert len(peeking.wrong_rings(house)) == 2
        rings = discord.AllowedMentions(users=[discord.Object(leader.id)])
        await sent.edit(content=f"<@{leader.id}>", allowed_mentions=rings)
        assert len(peeking.wrong_rings(house)) == 3
