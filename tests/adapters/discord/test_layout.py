"""Keyboards of any shape in five rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.discord.items import LABEL
from adapters.discord.layout import laid_out, view
from bot.house.house import House
from bot.house.options import options
from bot.house.screens import Screens
from bot.port import Refused, RenderedButton
from bot.rendering import rendered
from bot.text import LANGUAGES, locale
from engine.gouji.options import Category
from engine.gouji.profiles import PROFILES

Keyboard = tuple[tuple[RenderedButton, ...], ...]


def row(*labels: str, group: str = "") -> tuple[RenderedButton, ...]:
    return tuple(RenderedButton(label, f"t{label}", group=group) for label in labels)


def rows(prefix: str, *sizes: int, group: str = "") -> Keyboard:
    """Rows of so many buttons each."""
    labels = (f"{prefix}{number}" for number in range(1, sum(sizes) + 1))
    return tuple(row(*(next(labels) for _ in range(size)), group=group) for size in sizes)


def shape(keyboard: Keyboard) -> list[tuple[str, int]]:
    """Name of the list and number of buttons of each row."""
    return [(row.name, len(row.buttons)) for row in laid_out(keyboard)]


def test_what_fits_stays_as_it_is() -> None:
    lobby = (*rows("a", 3, 3, 3, 1, group="x"), *rows("b", 5))
    assert shape(lobby) == [("", 3), ("", 3), ("", 3), ("", 1), ("", 5)]


def test_long_rows_are_broken_while_there_is_room() -> None:
    assert shape(rows("a", 7, 7, group="牌")) == [("", 5), ("", 2), ("", 5), ("", 2)]


def test_the_biggest_choices_become_lists_under_their_names() -> None:
    answer = (
        *rows("r", 2, 2, 2, group="快选"),
        *rows("f", 7, 7, group="自己挑"),
        *rows("b", 4, 3),
    )
    assert shape(answer) == [("快选", 6), ("自己挑", 14), ("", 4), ("", 3)]
    two = (*rows("a", 3, 3, group="快选"), *rows("f", 5, 5, 5, group="自己挑"), *rows("b", 1))
    assert shape(two) == [("", 3), ("", 3), ("自己挑", 15), ("", 1)]
    short = (*rows("r", 2, group="快选"), *rows("f", 7, 7, group="自己挑"), *rows("b", 4, 3))
    assert shape(short) == [("", 2), ("自己挑", 14), ("", 4), ("", 3)]


def test_what_stands_first_stays_in_sight() -> None:
    """The recommended play is the first of the ready ones."""
    ready, ranks = rows("r", 2, 2, 2, group="快选"), rows("f", 6, group="自己挑")
    answer = (*ready, *ranks, *rows("b", 2), *rows("t", 1))
    assert shape(answer) == [("", 2), ("", 2), ("", 2), ("自己挑", 6), ("", 3)]
    few = (*ready, *rows("f", 4, group="自己挑"), *rows("b", 2), *rows("t", 1))
    assert shape(few) == [("", 2), ("", 2), ("", 2), ("", 4), ("", 3)]


def test_a_long_choice_becomes_several_lists_that_say_which_part_they_are() -> None:
    keyboard = (*rows("f", *[2] * 20, group="配牌"), *rows("b", 1))
    assert shape(keyboard) == [("配牌 1–25", 25), ("配牌 26–40", 15), ("", 1)]


def test_short_rows_share_one_when_lists_are_not_enough() -> None:
    keyboard = (*rows("f", *[2] * 20, group="配牌"), *rows("b", 1, 2, 2, 3))
    assert shape(keyboard) == [("配牌 1–25", 25), ("配牌 26–40", 15), ("", 3), ("", 2), ("", 3)]


def test_buttons_of_no_choice_are_listed_only_when_nothing_else_helps() -> None:
    keyboard = (*rows("b", *[4] * 8), *rows("back", 1))
    assert shape(keyboard) == [("… 1–25", 25), ("… 26–32", 7), ("", 1)]
    reflowed = rows("b", *[3] * 8)
    assert shape(reflowed) == [("", 5), ("", 5), ("", 5), ("", 5), ("", 4)]


def test_the_last_row_stays_in_sight_even_of_the_biggest_keyboard() -> None:
    biggest = (*rows("f", *[2] * 49), *rows("back", 2))
    assert shape(biggest)[-1] == ("", 2)


def test_links_are_left_out_and_a_row_of_them_too() -> None:
    link = RenderedButton("打开私聊", start="s7_1f09ab3c")
    assert shape(((link,), (link, *row("a")))) == [("", 1)]
    assert laid_out(((link,),)) == ()


def test_an_option_that_a_list_already_has_is_dropped() -> None:
    twice = (RenderedButton("一", "t", group="x"), RenderedButton("二", "t", group="x"))
    listed = laid_out((*[twice] * 5, *rows("b", 1)))
    assert [[b.label for b in row.buttons] for row in listed] == [["一"], ["b1"]]


def test_more_than_any_message_can_have_is_refused() -> None:
    with pytest.raises(Refused):
        laid_out(rows("f", *[2] * 80))


async def test_no_buttons_are_no_keyboard() -> None:
    assert view(()) is None


tokens = st.sampled_from(["x1.1.", "p7.2c.T3210", "p" * 64, "a:1", "0"]) | st.integers(
    0, 10**6
).map(str)
labels = st.text(max_size=5) | st.just("长" * 120) | st.just("👨‍👩‍👧" * 60)
groups = st.sampled_from(["", "", "快选", "自己挑", "组" * 160])


@st.composite
def keyboards(draw: st.DrawFn) -> Keyboard:
    """Up to 100 buttons, in runs of one group and in rows that need not agree with these."""
    left, made = draw(st.integers(1, 100)), list[RenderedButton]()
    while len(made) < left:
        group = draw(groups)
        for _ in range(draw(st.integers(1, min(40, left - len(made))))):
            made.append(RenderedButton(draw(labels), draw(tokens), group=group))
    cut, result = 0, list[tuple[RenderedButton, ...]]()
    while cut < len(made):
        size = draw(st.integers(1, 9))
        result.append(tuple(made[cut : cut + size]))
        cut += size
    return tuple(result)


def components(keyboard: Keyboard) -> list[dict[str, Any]]:
    made = view(keyboard)
    assert made is not None
    assert made.is_finished(), "it would wait for ever"
    return made.to_components()


def offered(sent: list[dict[str, Any]]) -> Iterator[str]:
    """The tokens, in order."""
    for each in (each for row in sent for each in row["components"]):
        if each["type"] == 2:
            yield each["custom_id"].removeprefix("gj:").rpartition(":")[0]
        else:
            yield from (option["value"] for option in each["options"])


@pytest.mark.untraced
@given(keyboards())
async def test_every_keyboard_becomes_one_that_discord_takes(keyboard: Keyboard) -> None:
    sent = components(keyboard)
    assert 1 <= len(sent) <= 5
    for row in sent:
        kinds = [each["type"] for each in row["components"]]
        assert kinds == [3] or (set(kinds) == {2} and len(kinds) <= 5)
    parts = [each for row in sent for each in row["components"]]
    ids = [each["custom_id"] for each in parts]
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(id) <= 100 for id in ids)
    assert all(1 <= len(each["label"]) <= 80 for each in parts if each["type"] == 2)
    for each in (each for each in parts if each["type"] == 3):
        options = each["options"]
        assert 1 <= len(options) <= 25
        assert 1 <= len(each["placeholder"]) <= 150
        assert len({option["value"] for option in options}) == len(options)
        assert all(1 <= len(o["label"]) <= 100 and len(o["value"]) <= 100 for o in options)


@given(keyboards())
async def test_every_token_can_be_reached_and_the_order_is_kept(keyboard: Keyboard) -> None:
    asked = [button.token for row in keyboard for button in row]
    got = list(offered(components(keyboard)))
    assert set(got) == set(asked)
    left = iter(asked)
    assert all(token in left for token in got), "another order"


@given(keyboards())
def test_what_fits_in_five_rows_of_buttons_is_not_touched(keyboard: Keyboard) -> None:
    broken = [row[start : start + 5] for row in keyboard for start in range(0, len(row), 5)]
    if len(broken) <= 5:
        assert [row.buttons for row in laid_out(keyboard)] == broken
    else:
        grouped = {button.group for row in keyboard for button in row}
        names = {row.name.rpartition(" ")[0] or row.name for row in laid_out(keyboard)}
        assert names <= {*grouped, "…", ""}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PROFILES)
def test_every_page_of_the_house_rules_fits_with_all_its_buttons(
    preset: str, language: str
) -> None:
    screens = Screens(1, House("gouji", preset))
    pages = [screens.categories(), screens.presets(), screens.changes(), screens.pasting()]
    pages += [screens.category(place) for place in range(len(Category))]
    pages += [screens.option(name) for name in options("gouji")]
    for page in pages:
        keyboard = rendered(page.lines, page.buttons, locale(language)).buttons
        rows_ = laid_out(keyboard)
        assert len(rows_) <= 5
        assert [row_.name for row_ in rows_ if row_.name] == []
        laid = [button for row_ in rows_ for button in row_.buttons]
        assert laid == [button for row_ in keyboard for button in row_ if not button.copied]
        assert max(len(button.label) for button in laid) <= LABEL
