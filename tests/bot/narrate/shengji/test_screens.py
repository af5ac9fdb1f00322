"""Every screen can be said in every language, and fits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from adapters.discord.layout import laid_out
from bot.narrate import shengji as narrator
from bot.narrate.shengji.reading import Reading
from bot.rendering import rendered
from bot.text import LANGUAGES, Text, locale
from bot.tokens import Op, Token
from engine.shengji.actions import Play
from engine.shengji.holding import ordered
from engine.shengji.state import Laid, Trick
from tests.bot.narrate.reading import LONG, buttons, clocked
from tests.bot.narrate.shengji.reading import Position, at, scene, walk
from tests.bot.narrate.test_screens import fits, fits_alert
from tests.engine.shengji.table import ALL, P0, P1, cards, table

PROFILES = ("seed", "standard")


def everything(position: Position) -> None:
    fits(position.board())
    fits_alert(narrator.counts(position.scene, position.view(None)))
    fits_alert(narrator.alert(position.scene, position.view(None)))
    for seat in ALL:
        screen = position.private(seat)
        fits(screen)
        for button in buttons(screen):
            token = Token.parse(button.token)
            if token.op is Op.PANEL:
                fits(position.private(seat, token.arg))
        fits_alert(narrator.alert(position.scene, position.view(seat)))
        fits_alert(narrator.hint(position.view(seat)))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("names", [LONG[:4], ("Anna",) * 4], ids=["long names", "one name"])
def test_every_screen_of_a_random_hand_fits_in_every_language(
    profile: str, names: tuple[str, ...]
) -> None:
    for number, position in enumerate(walk(profile, len(names[0]), names=names)):
        if number % 9 == 0 or number < 5 or position.hand.pending is None:
            everything(position)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_end_of_a_random_hand_fits_in_every_language(profile: str) -> None:
    *_, last = walk(profile, 5, names=LONG[:4])
    for over in (False, True):
        shown = replace(last.scene, match_over=over)
        fits(narrator.result(shown, last.view(None), last.log[-1]))


def test_the_widest_hand_fits_into_an_alert() -> None:
    """33 cards before the bottom is laid away, all jokers and cards of the level among them."""
    hand = "XR XR XB XB S2 S2 H2 H2 C2 C2 D2 D2 SA SA SK SK SQ ST ST S9 S8 HA HT H9 CT CT C9 C7"
    position = at(table(P0=hand, bottom="DT DT D9 D7 D6").buries(P0))
    view = position.view(P0)
    assert view.hand is not None
    assert len(view.hand) == 33
    fits_alert(narrator.alert(position.scene, view))
    fits(position.private(P0))


def test_a_throw_of_many_cards_fits() -> None:
    hand = cards("SA SA SK SK SQ SQ SJ SJ ST ST S9 S9 S8 S8 S7 S7 S6 S6 S5 S5 S4")
    position = at(table(P0=" ".join(hand)).led_by(P0))
    view = position.view(P0)
    fits_alert(Text("noted", {"action": narrator.said(Play(hand), view.asked)}))
    lying = Trick((Laid(P0, ordered(hand)),))
    fits_alert(narrator.alert(position.scene, replace(position.view(P1), trick=lying)))


def test_a_table_without_waiting_shows_no_times() -> None:
    for number, position in enumerate(walk("standard", 11, solo=True, title="")):
        if number % 9 > 1:
            continue
        screens = [position.board(), *(position.private(seat) for seat in ALL)]
        for language in LANGUAGES:
            tongue = locale(language)
            said = "\n".join(tongue.words(line) for screen in screens for line in screen.lines)
            assert clocked(said) == said


@pytest.mark.parametrize("panel", ["z", "x", "xS", "dX", "xS-1", "xS12345678", "xSÄ"])
def test_a_panel_that_nobody_names_is_refused(panel: str) -> None:
    position = at(table(P0="SA SK").led_by(P0))
    with pytest.raises(ValueError, match="no such panel"):
        position.private(P0, panel)


@pytest.mark.parametrize("panel", ["xA0", "xSzzzzzzz", "xH1", "dH", "c"])
def test_a_panel_that_leads_nowhere_gives_the_first_one(panel: str) -> None:
    position = at(table(P0="SA SK").led_by(P0))
    assert position.private(P0, panel) == position.private(P0)


@pytest.mark.parametrize("panel", ["dS", "dH", "xTz", "xH0", "xH1", "xA1"])
def test_a_panel_that_a_pair_does_not_lead_to_gives_the_first_one(panel: str) -> None:
    """Hearts were led, and both of the reader's hearts must be given (SG-11)."""
    position = at(table(P0="HA HA", P1="H3 H4 S3 C5 C6").leads(P0, "HA HA"))
    assert position.private(P1, panel) == position.private(P1)


@pytest.mark.parametrize("panel", ["dS", "xS1"])
def test_a_panel_for_plays_leads_nowhere_before_the_play(panel: str) -> None:
    """Declaring and laying the bottom away have no such keyboards."""
    for now in (table(P0="S2 SK").dealt(), table(P0="S2 SK").buries(P0)):
        assert at(now).private(P0, panel) == at(now).private(P0)


@pytest.mark.parametrize("panel", ["dS", "xS1", "xA1"])
def test_nothing_is_chosen_where_nothing_is_asked(panel: str) -> None:
    position = at(table(P0="SA SK", P1="S3 S4").led_by(P0))
    assert position.private(P1, panel) == position.private(P1)


def test_somebody_who_is_not_seated_sees_no_cards() -> None:
    now = at(table(P0="SA SK").led_by(P0))
    view = now.view(None)
    assert narrator.alert(now.scene, view).key == "alert-spectator"
    with pytest.raises(ValueError, match="has a reader"):
        narrator.private(scene(), view, (), "", None)
    with pytest.raises(ValueError, match="nothing is asked"):
        Reading(scene(), view).menu()


@pytest.mark.parametrize("suit", ["S", ""])
@pytest.mark.parametrize("panel", ["", "xA7"])
def test_all_cards_of_the_bottom_fit_into_five_rows(suit: str, panel: str) -> None:
    """Each series is a list of its own where there are only five rows; without a trump suit the
    last two share one."""
    mine = "XR XB S2 S2 SA SK SQ S9 S8 HA HK HT H9 H7 CA CK CJ CT C8 C7 DA DK DQ D8 D3"
    position = at(
        table("standard", suit=suit, P0=mine, bottom="S3 H3 C3 D4 D6 D7 S6 C4").buries(P0)
    )
    shown = position.private(P0, panel)
    rows = laid_out(rendered(shown.lines, shown.buttons, locale("zh-Hans")).buttons)
    assert len(rows) == 5
    assert all(row.name for row in rows[1:])
    assert not rows[0].name


def test_chosen_cards_are_named_and_not_only_marked() -> None:
    """No meaning by a sign alone (screens, 0.4)."""
    position = at(table(P0="SA SA SK H3").led_by(P0))
    screen = position.private(P0, "xT3")
    assert "panel-chosen" in [line.key for line in screen.lines]
