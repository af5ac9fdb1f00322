"""Private messages are for those who asked for them, and nobody needs them."""

from __future__ import annotations

from bot.tempo import LIVE
from bot.tokens import Op
from tests.adapters.discord.house import LANGUAGES, House, hand_in, having, served, words
from tests.adapters.discord.peeking import public_answers
from tests.support.discord import Person, Shown


async def reminded(house: House, lobby: Shown, person: Person) -> None:
    """Sit down and ask for private messages."""
    seat = (await person.press(lobby, words("button-sit"))).shown
    assert seat is not None
    (on,) = having(seat, Op.PINGS)
    wish = await person.press(seat, on)
    assert wish.text == words("pings-on", LANGUAGES[person.locale])
    assert wish.private


async def dealt(house: House, person: Person) -> Shown:
    """A table with all the people, of whom *person* wants private messages."""
    lobby = await house.open()
    for other in house.people[1:]:
        if other is person:
            await reminded(house, lobby, person)
        else:
            await other.press(lobby, words("button-sit"))
    await house.begin(lobby)
    return house.board


async def test_the_hand_comes_in_private_to_who_wants_it_and_is_played_there() -> None:
    async with served() as house:
        *others, tom = house.people
        tom.open_dms()
        await dealt(house, tom)
        hello, hand = tom.dms
        assert hello.text == words("pings-hello", "en")
        assert words("ask-pre-call", "en", name="丽姐") in hand.text
        assert hand_in(await tom.slash(house.room, "hand")).text == hand.text
        declines, _ = having(hand, Op.SAY)
        answer = await tom.press(hand, declines)
        assert answer.shown is None or answer.shown.id == hand.id
        now = house.world.find(hand.channel, hand.id)
        assert now is not None
        assert now.text != hand.text
        assert having(now, Op.SAY) == []
        await house.lead()
        assert "Your cards: 36" in tom.dms[-1].text
        while await house.plays() < 6:
            await turn(house, tom)
        mine = [event for event in await house.events() if getattr(event, "seat", None) == 5]
        assert [event.kind for event in mine].count("answered") >= 2
        assert [other.dms for other in others] == [[]] * 5
        assert public_answers(house.world) == []


async def turn(house: House, in_private: Person) -> None:
    """Whoever is asked first answers with his first button; *in_private* in his private chat."""
    asked = await house.asked()
    if not asked:
        await house.release()
        return
    person = asked[0]
    in_dms = [shown for shown in person.dms if having(shown, *ANSWERS)]
    hand = in_dms[-1] if person is in_private and in_dms else await house.hand(person)
    controls = having(hand, *ANSWERS)
    assert controls, hand.text
    await person.press(hand, controls[0])


ANSWERS = (Op.PLAY, Op.PASS, Op.NO_BURN, Op.YIELD, Op.APPLY, Op.NO_SHOW, Op.SAY)


async def test_whoever_is_written_to_is_not_called_in_the_room() -> None:
    async with served() as house:
        tom = house.people[1]
        tom.open_dms()
        await dealt(house, tom)
        leader = await house.lead()
        assert leader is tom, "the seed of this test makes him lead"
        assert [shown for shown in house.public if shown.rings] == []
        hand = next(shown for shown in reversed(tom.dms) if having(shown, Op.PLAY))
        await tom.press(hand, having(hand, Op.PLAY)[0])
        assert await house.plays() == 1


async def test_a_private_chat_that_closes_is_told_to_the_room_once_and_stops_nothing() -> None:
    async with served() as house:
        tom = house.people[1]
        tom.open_dms()
        await dealt(house, tom)
        tom.close_dms()
        before = len(tom.dms)
        leader = await house.lead()
        assert leader is tom, "the seed of this test makes him lead"
        await house.advance(LIVE.ping + 1)
        while await house.plays() < 4:
            await turn(house, house.host)
        note = words("private-closed-room", name=tom.name)
        notes = [shown for shown in house.world.public(house.room) if shown.text == note]
        assert len({shown.id for shown in notes}) == 1
        assert notes[-1].rings == ()
        assert len(tom.dms) == before
        standing = house.world.find(notes[-1].channel, notes[-1].id)
        assert standing is not None
        look = await tom.press(standing, words("button-hand"))
        assert "你的牌" in hand_in(look).text
        assert house.world.trouble() == ""


async def test_who_wants_no_more_of_them_gets_no_more() -> None:
    async with served() as house:
        tom = house.people[1]
        tom.open_dms()
        lobby = await house.open()
        await reminded(house, lobby, tom)
        assert [shown.text for shown in tom.dms] == [words("pings-hello")]
        await tom.press(lobby, words("button-leave"))
        await house.seat(lobby, *house.people[2:], tom)
        off = await tom.press(told(house, tom), words("button-pings-off"))
        assert off.text == words("pings-off")
        await house.begin(lobby)
        await house.lead()
        await house.advance(LIVE.ping + 1)
        assert len(tom.dms) == 1


async def test_a_wish_that_cannot_be_met_costs_nothing() -> None:
    """He asks for private messages, and takes none."""
    async with served() as house:
        lobby = await house.open()
        await reminded(house, lobby, house.people[1])
        await house.seat(lobby, *house.people[2:])
        await house.begin(lobby)
        leader = await house.lead()
        assert leader is house.people[1], "the seed of this test makes him lead"
        assert leader.dms == []
        (call,) = [shown for shown in house.public if shown.rings]
        assert call.rings == (leader.id,)
        assert "你的牌" in (await house.hand(leader)).text


def told(house: House, person: Person) -> Shown:
    """What he alone was told last."""
    return next(s for s in reversed(person.sees(house.room)) if s.reader == person.id)
