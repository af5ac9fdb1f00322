"""Every screen can be said in every language, and fits."""

from __future__ import annotations

import pytest

from bot.narrate import Screen
from bot.narrate import gouji as narrator
from bot.text import LANGUAGES, Text, locale
from bot.tokens import Token
from engine.gouji.state import ALL
from tests.bot.narrate.reading import LONG, Position, buttons, clocked, units, walk

MESSAGE, ALERT, TOKEN = 4096, 200, 64
PROFILES = ("finalstone", "wanjiaxiang")


def fits(screen: Screen) -> None:
    assert len(buttons(screen)) <= 100
    assert all(0 < len(row) <= 8 for row in screen.buttons)
    for button in buttons(screen):
        assert len(button.token.encode("ascii")) <= TOKEN
        assert str(Token.parse(button.token)) == button.token
    for language in LANGUAGES:
        tongue = locale(language)
        said = "\n".join(clocked(tongue.words(line)) for line in screen.lines)
        assert 0 < units(said) <= MESSAGE
        for button in buttons(screen):
            label = tongue.words(button.label)
            assert 0 < units(label) <= 64
            assert "\n" not in label


def fits_alert(text: Text) -> None:
    for language in LANGUAGES:
        said = clocked(locale(language).words(text))
        assert 0 < units(said) <= ALERT, said


def everything(position: Position) -> None:
    fits(position.board())
    fits_alert(narrator.counts(position.scene, position.view(None)))
    fits_alert(narrator.alert(position.scene, position.view(None)))
    for seat in ALL:
        fits(position.private(seat))
        fits_alert(narrator.alert(position.scene, position.view(seat)))
        fits_alert(narrator.hint(position.view(seat)))


@pytest.mark.untraced
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("names", [LONG, ("Anna",) * 6], ids=["long names", "one name"])
def test_every_screen_of_a_random_hand_fits_in_every_language(
    profile: str, names: tuple[str, ...]
) -> None:
    seed = len(names[0])
    for number, position in enumerate(walk(profile, seed, names=names)):
        if number % 4 == 0 or position.hand.pending is None:
            everything(position)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_end_of_a_random_hand_fits_in_every_language(profile: str) -> None:
    *_, last = walk(profile, 5, names=LONG)
    for over in (False, True):
        scene = (
            last.scene
            if not over
            else type(last.scene)(
                **{name: getattr(last.scene, name) for name in last.scene.__slots__}
                | {"match_over": True}
            )
        )
        fits(narrator.result(scene, last.view(None), last.log[-1]))


@pytest.mark.parametrize("profile", PROFILES)
def test_a_table_without_waiting_shows_no_times(profile: str) -> None:
    for number, position in enumerate(walk(profile, 11, solo=True, title="")):
        if number % 9:
            continue
        screens = [position.board(), *(position.private(seat) for seat in ALL)]
        for language in LANGUAGES:
            tongue = locale(language)
            said = "\n".join(tongue.words(line) for screen in screens for line in screen.lines)
            assert clocked(said) == said
