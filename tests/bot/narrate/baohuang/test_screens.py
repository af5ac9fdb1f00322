"""Every screen can be said in every language, and fits."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from bot.narrate import baohuang as narrator
from bot.narrate.baohuang.reading import Reading
from bot.text import LANGUAGES, locale
from engine.baohuang import options as o
from engine.baohuang.profiles import PROFILES, SEED
from engine.baohuang.seating import ALL
from tests.bot.narrate.baohuang.positions import P1, Position, deal, opened, walk
from tests.bot.narrate.reading import LONG, clocked
from tests.bot.narrate.test_screens import fits, fits_alert

RULES: Final = {
    **PROFILES,
    "all": replace(
        SEED,
        grab_solo=True,
        throne=o.Throne.NEXT,
        throne_gift=True,
        revolt_exposes=2,
        open_guard_factor=2,
        kick_factor=2,
        hold_six=True,
    ),
}
EACH = pytest.mark.parametrize("rules", RULES)


def everything(position: Position) -> None:
    fits(position.board())
    fits_alert(narrator.counts(position.scene, position.view(None)))
    fits_alert(narrator.alert(position.scene, position.view(None)))
    for seat in ALL:
        fits(position.private(seat))
        fits_alert(narrator.alert(position.scene, position.view(seat)))
        fits_alert(narrator.hint(position.view(seat)))


@EACH
@pytest.mark.parametrize("names", [LONG[:5], ("Anna",) * 5], ids=["long names", "one name"])
def test_every_screen_of_a_random_hand_fits_in_every_language(
    rules: str, names: tuple[str, ...]
) -> None:
    start = opened(RULES[rules], len(names[0])).at(names=names)
    for number, position in enumerate(walk(start, len(names[0]), chance=0.3)):
        if number < 6 or number % 12 == 0 or position.hand.pending is None:
            everything(position)
    for over in (False, True):
        fits(position.at(match_over=over).result())


@EACH
def test_a_table_without_waiting_shows_no_times(rules: str) -> None:
    start = opened(RULES[rules], 11).at(solo=True, title="")
    for number, position in enumerate(walk(start, 11, chance=0.3)):
        if number > 5 and number % 17:
            continue
        screens = [position.board(), *(position.private(seat) for seat in ALL)]
        for language in LANGUAGES:
            tongue = locale(language)
            said = "\n".join(tongue.words(line) for screen in screens for line in screen.lines)
            assert clocked(said) == said


def test_a_private_screen_has_a_reader_who_may_be_asked_nothing() -> None:
    now = deal(P0="XE 9").then()
    with pytest.raises(ValueError, match="reader"):
        narrator.private(now.scene, now.view(None), (), "", None)
    with pytest.raises(ValueError, match="nothing is asked"):
        Reading(now.scene, now.view(P1)).plays()


def test_a_room_that_is_answered_in_its_midst_is_not_led_to_a_private_chat() -> None:
    now = deal(P0="XE 9").at(discreet=True)
    assert [len(row) for row in now.board().buttons] == [1, 2]
    assert [len(row) for row in deal(P0="XE 9").board().buttons] == [2, 2]
