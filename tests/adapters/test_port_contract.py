"""What the core may rely on, whatever the platform. A new port is one line in ``places.py``."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime

import pytest

from bot.port import Gone, Refused, Rendered, RenderedButton, Unreachable
from bot.text import Mention, Piece
from tests.adapters.places import CALLED, PLACES, Place

Open = Callable[[], AbstractAsyncContextManager[Place]]

YES, NO = RenderedButton("是", "x1.1."), RenderedButton("No", "x1.2.")
MOMENT = datetime(2026, 3, 1, 20, 0, 45, tzinfo=UTC)
BIG = tuple(
    tuple(RenderedButton(f"{row}{column}", f"p1.{row}.{column}") for column in "ab")
    for row in range(48)
)


@pytest.fixture(params=list(PLACES.values()), ids=list(PLACES))
def open_place(request: pytest.FixtureRequest) -> Open:
    opening: Open = request.param
    return opening


def saying(*pieces: Piece, buttons: tuple[tuple[RenderedButton, ...], ...] = ()) -> Rendered:
    return Rendered(pieces, buttons)


async def test_a_message_arrives_with_its_buttons_in_rows(open_place: Open) -> None:
    async with open_place() as place:
        for to in (place.room, place.person):
            sent = await place.port.send(to, saying("你好\n", "Anna", buttons=((YES, NO), (YES,))))
            assert sent.to == to
            assert place.text(sent) == "你好\nAnna"
            assert place.labels(sent) == [["是", "No"], ["是"]]


async def test_each_message_has_an_id_of_its_own(open_place: Open) -> None:
    async with open_place() as place:
        ids = {(await place.port.send(place.room, saying("你好"))).id for _ in range(3)}
        assert len(ids) == 3


async def test_an_edit_replaces_text_and_buttons(open_place: Open) -> None:
    async with open_place() as place:
        sent = await place.port.send(place.room, saying("一", buttons=((YES,),)))
        await place.port.edit(sent, saying("二", buttons=((NO,),)))
        assert (place.text(sent), place.labels(sent)) == ("二", [["No"]])
        await place.port.edit(sent, saying("三"))
        assert (place.text(sent), place.labels(sent)) == ("三", [])


async def test_an_edit_that_changes_nothing_is_no_error(open_place: Open) -> None:
    async with open_place() as place:
        message = saying("一", MOMENT, buttons=((YES,),))
        sent = await place.port.send(place.room, message)
        await place.port.edit(sent, message)
        await place.port.edit(sent, message)
        assert place.labels(sent) == [["是"]]


async def test_stripped_buttons_are_gone_and_the_text_stays(open_place: Open) -> None:
    async with open_place() as place:
        sent = await place.port.send(place.room, saying("一", buttons=((YES,),)))
        await place.port.strip(sent)
        await place.port.strip(sent)
        assert place.text(sent) == "一"
        assert place.labels(sent) == ([] if place.erases else [["是"]])


async def test_a_message_can_be_taken_away_once_and_again(open_place: Open) -> None:
    async with open_place() as place:
        sent = await place.port.send(place.room, saying("一"))
        other = await place.port.send(place.room, saying("二"))
        await place.port.delete(sent)
        await place.port.delete(sent)
        assert place.text(other) == "二"
        if place.erases:
            with pytest.raises(Gone):
                await place.port.edit(sent, saying("三"))


async def test_somebody_is_called_by_name(open_place: Open) -> None:
    async with open_place() as place:
        called = Mention(place.person.chat, CALLED)
        sent = await place.port.send(place.room, saying("轮到 ", called, " 了"))
        assert place.text(sent) == f"轮到 {called.name} 了".replace("@", place.at_sign)
        assert place.rings(sent) == ([place.person.chat] if place.erases else [])
        plain = await place.port.send(place.room, saying("等 @all"))
        assert place.rings(plain) == []


async def test_a_message_that_is_gone_is_said_to_be_gone(open_place: Open) -> None:
    async with open_place() as place:
        sent = await place.port.send(place.room, saying("一"))
        if place.delete(sent):
            with pytest.raises(Gone):
                await place.port.edit(sent, saying("二"))


async def test_who_cannot_be_written_to_is_unreachable(open_place: Open) -> None:
    async with open_place() as place:
        if place.stranger is not None:
            with pytest.raises(Unreachable):
                await place.port.send(place.stranger, saying("一"))


async def test_a_text_that_is_too_long_is_refused_and_the_longest_is_not(open_place: Open) -> None:
    async with open_place() as place:
        longest = place.longest or 5000
        sent = await place.port.send(place.room, saying("长" * longest))
        assert place.text(sent) == "长" * longest
        if place.longest is not None:
            with pytest.raises(Refused):
                await place.port.send(place.room, saying("长" * (longest + 1)))
            with pytest.raises(Refused):
                await place.port.edit(sent, saying("长" * (longest + 1)))


async def test_the_biggest_keyboard_and_the_longest_token_are_taken(open_place: Open) -> None:
    async with open_place() as place:
        wide = (RenderedButton("大小王+1个A+1个2（当2小王）" * 2, "p" * 64),)
        keyboard = (*BIG, wide)
        sent = await place.port.send(place.person, saying("选", buttons=keyboard))
        rows = place.labels(sent)
        labels = [[button.label for button in row] for row in keyboard]
        assert [label for row in rows for label in row] == [one for row in labels for one in row]
        assert place.tokens(sent) == [button.token for row in keyboard for button in row]
        if place.shaped:
            assert rows == labels


async def test_a_button_that_copies_is_one_where_there_are_such_and_none_elsewhere(
    open_place: Open,
) -> None:
    copying = RenderedButton("抄", copied="GJ-fs-6")
    async with open_place() as place:
        sent = await place.port.send(place.room, saying("码", buttons=((YES, copying), (NO,))))
        rows = [["是", "抄"], ["No"]] if place.copies else [["是"], ["No"]]
        assert place.labels(sent) == rows
        await place.port.edit(sent, saying("码", buttons=((copying,),)))
        assert place.labels(sent) == ([["抄"]] if place.copies else [])


async def test_moments_are_shown_to_the_second(open_place: Open) -> None:
    async with open_place() as place:
        sent = await place.port.send(place.room, saying("到 ", MOMENT, " 为止"))
        minutes_and_seconds = f"{MOMENT:%M:%S}"
        assert minutes_and_seconds in place.text(sent)
        assert place.text(sent).startswith("到 ")
        assert place.text(sent).endswith(" 为止")


async def test_nothing_in_a_text_is_markup(open_place: Open) -> None:
    words = "<b>老王</b> *Anna* _Tom_ `x` [red]大刚[/red] &amp; \\ {小李}"
    async with open_place() as place:
        sent = await place.port.send(place.room, saying(words, buttons=((YES,),)))
        assert place.text(sent) == words
        label = RenderedButton("<b>[red]是[/red]</b>", "x1.1.")
        await place.port.edit(sent, saying("一", buttons=((label,),)))
        assert place.labels(sent) == [["<b>[red]是[/red]</b>"]]
