"""From the keyboards every legal answer can be given, and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import Screen
from bot.narrate import shengji as narrator
from bot.narrate.shengji import codes
from bot.tokens import Op, Token
from engine.seats import Seat
from engine.shengji.actions import Action, Bury, Play
from engine.shengji.asked import check
from tests.bot.narrate.reading import buttons
from tests.bot.narrate.shengji.reading import Position, at, walk
from tests.engine.shengji.table import ALL, P0, P1, action, table

ANSWERS = (Op.PLAY, Op.SAY)


def tokens(screen: Screen) -> list[Token]:
    return [Token.parse(button.token) for button in buttons(screen)]


def answers(position: Position, seat: Seat, panel: str = "") -> Iterator[Action]:
    """Those of one keyboard: lawful, and to the open question."""
    view = position.view(seat)
    assert view.asked is not None
    for token in tokens(position.private(seat, panel)):
        assert token.decision == position.scene.decision
        if token.op in ANSWERS:
            found = narrator.action(view, token.op, token.arg)
            check(view.asked, found)
            yield found


def panels(position: Position, seat: Seat, panel: str = "") -> list[str]:
    return [t.arg for t in tokens(position.private(seat, panel)) if t.op is Op.PANEL and t.arg]


def taps(position: Position, seat: Seat, wanted: Action) -> int:
    """How often one presses for *wanted*. Fails where it cannot be given."""
    if wanted in answers(position, seat):
        return 1
    for panel in panels(position, seat):
        if panel[0] == "d" and wanted in answers(position, seat, panel):
            return 2
    assert isinstance(wanted, (Play, Bury))
    return 1 + _chosen(position, seat, wanted)


def _chosen(position: Position, seat: Seat, wanted: Play | Bury) -> int:
    """By choosing cards: goes towards *wanted* with each press."""
    hand = position.view(seat).hand or ()
    open_ = [p for p in panels(position, seat) if p[0] == "x"] or _behind(position, seat)
    best = max(open_, key=lambda panel: _near(panel, hand, wanted))
    pressed = 1
    while wanted not in answers(position, seat, best):
        pressed += 1
        then = [p for p in panels(position, seat, best) if p[0] == "x"]
        best = max(then, key=lambda panel: _near(panel, hand, wanted))
        assert pressed < 70, f"out of reach: {wanted}"
    return pressed


def _behind(position: Position, seat: Seat) -> list[str]:
    """Choosing several cards stands one keyboard further."""
    first = [p for p in panels(position, seat) if p[0] == "d"]
    return [p for each in first for p in panels(position, seat, each) if p[0] == "x"]


def _near(panel: str, hand: tuple[object, ...], wanted: Play | Bury) -> tuple[int, int]:
    """How much of *wanted* is chosen there and shown, and how little else."""
    have = Counter(codes.chosen(panel[2:], hand))  # type: ignore[arg-type]
    aim = Counter(wanted.cards)
    left = aim - have
    letters = {"A"} | {"T" if card.suit is None else card.suit.value for card in left}
    shown = panel[1] in letters
    return (sum((have & aim).values()) - sum((have - aim).values()), int(shown))


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(("seed", "standard")), st.integers(0, 10**6), st.data())
def test_every_answer_of_the_menu_can_be_pressed(
    profile: str, seed: int, data: st.DataObject
) -> None:
    positions = list(walk(profile, seed))[:-1]
    position = positions[data.draw(st.integers(0, len(positions) - 1))]
    for seat in ALL:
        if position.view(seat).asked is not None:
            menu = tuple(position.hand.game.menu(position.hand.state, seat))
            wanted = data.draw(st.sampled_from(menu))
            assert taps(position, seat, wanted) < 70


@pytest.mark.parametrize(
    ("words", "most"),
    [("SA", 2), ("H5 H5", 2), ("H4 H4 H5 H5", 2), ("HK HQ", 5), ("H4 H4 H5 H5 HQ", 6)],
)
def test_a_lead_is_a_few_taps(words: str, most: int) -> None:
    """One unit: two; a throw: one for each unit, and three around them."""
    position = at(table(P0="SA S3 HK HQ H5 H5 H4 H4 CA C9 D3 D3").led_by(P0))
    assert taps(position, P0, action(words)) <= most


def test_the_only_legal_play_is_one_tap() -> None:
    position = at(table("standard", P0="HA HA", P1="H3 H3 H4 C5").leads(P0, "HA HA"))
    (only,) = answers(position, P1)
    assert only == action("H3 H3")
    assert [t.op for t in tokens(position.private(P1))] == [Op.PLAY, Op.HINT]


def test_a_card_alone_is_followed_with_one_tap_or_two() -> None:
    mine = "H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK"
    position = at(table(P0="HA C3", P1=mine).leads(P0, "HA"))
    menu = position.hand.game.menu(position.hand.state, P1)
    assert all(taps(position, P1, each) <= 2 for each in menu)


def test_the_recommended_bottom_is_one_tap_and_may_be_changed() -> None:
    position = at(table(P0="SA S3 HK HQ H5 C3 C4 C5 D6").buries(P0))
    (offered,) = answers(position, P0)
    assert isinstance(offered, Bury)
    hand = position.view(P0).hand or ()
    chosen = [codes.chosen(p[2:], hand) for p in panels(position, P0) if p[0] == "x"]
    assert offered.cards in chosen
    kept = next(card for card in hand if card not in offered.cards)
    assert taps(position, P0, Bury((*offered.cards[1:], kept))) == 3


def test_cards_that_must_be_given_are_chosen_already() -> None:
    """SG-11: with too few cards of the series all of them are given."""
    position = at(table(P0="HA HK HQ C3", P1="H3 C4 C5 C6 D4 D5").leads(P0, "HA HK HQ"))
    start = next(p for p in panels(position, P1) if p[0] == "x")
    hand = position.view(P1).hand or ()
    assert [card.value for card in codes.chosen(start[2:], hand)] == ["H3"]


def test_a_discard_is_chosen_from_any_suit() -> None:
    """S-042: without the led suit, and without trumps."""
    position = at(table(P0="HA HA", P1="C3 C4 C5 C6 D4 D5 D6").leads(P0, "HA HA"))
    lines = [line.key for line in position.private(P1).lines]
    assert "ask-follow-discard" in lines
    assert taps(position, P1, action("C6 D6")) <= 6


def test_another_series_begins_a_lead_anew() -> None:
    """S-030: what is led is of one series."""
    position = at(table(P0="SA S3 HK HQ").led_by(P0))
    hand = position.view(P0).hand or ()
    chosen = f"xH{codes.mask(action('HK').cards, hand)}"  # type: ignore[union-attr]
    assert "xT0" in panels(position, P0, chosen)
