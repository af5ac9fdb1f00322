"""Letting an ally look at one's cards, and suggesting plays to him (挑牌, G-245; screens, section
6.6)."""

from __future__ import annotations

from bot.messages import Keyboard
from bot.narrate import Screen
from bot.narrate import keys as keyboards
from bot.narrate.gouji import codes, faces, own_cards
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.ready import following, leading
from bot.text import Text
from bot.tokens import Op
from engine.counts import Counts
from engine.gouji import plays
from engine.gouji.combos import Combo
from engine.gouji.state import ALL
from engine.gouji.view import View
from engine.seats import Seat


def may_show(view: View, to: Seat) -> bool:
    """Whether the reader may let *to* look at his cards, by public facts and what he did."""
    seat, rules = view.viewer, view.rules
    if not rules.prompting or view.ended or view.preparing or seat not in view.in_play:
        return False
    if seat is None or to == seat or (to - seat) % 2 or to in view.prompters or to in view.dead:
        return False
    few = rules.report_threshold is not None and view.left[seat] <= rules.report_threshold
    return few or to in view.places


def rows(reading: Reading) -> Keyboard:
    """Under the first keyboard: whom to let look, and whose cards there are to look at."""
    view, keys, people = reading.view, reading.keys, reading.people
    if view.ended:
        return ()
    invite = tuple(
        keys.press(Text("button-show-hand", {"name": people.name(seat)}), Op.SHOW_HAND, str(seat))
        for seat in ALL
        if may_show(view, seat)
    )
    look = tuple(
        keys.panel(Text("button-look", {"name": people.name(seat)}), f"u{seat}")
        for seat, _ in view.shown_hands
        if seat in view.in_play
    )
    return tuple(row for row in (look, invite) if row)


def panel(reading: Reading, number: int) -> Screen | None:
    """The cards of the ally in seat *number*, if the reader may see them, and what to suggest."""
    view, keys = reading.view, reading.keys
    seat = Seat(number)
    hand = dict(view.shown_hands).get(seat)
    if hand is None or seat not in view.in_play:
        return None
    args: dict[str, object] = {"name": reading.people.name(seat), "count": sum(hand)}
    lines = (
        Text("panel-ally", args),
        *own_cards.rows(hand, view.rules, mark=not view.melee),
        Text("blank"),
        Text("panel-suggest", {"name": reading.people.name(seat)}),
    )
    buttons = (
        keys.press(
            Text("button-suggest", {"play": faces.button(play)}),
            Op.SUGGEST,
            f"{seat}{codes.written(play)}",
        )
        for play in _ready(view, seat, hand)
    )
    return Screen(lines, (*keyboards.rows(buttons, 2, "ways"), keys.back("")))


def _ready(view: View, seat: Seat, hand: Counts) -> tuple[Combo, ...]:
    top = view.top
    if top is None or top.seat == seat:
        return leading(tuple(plays.leads(hand, view.rules)), view.rules)
    return following(plays.beating(hand, top.combo, view.rules))


def told(reading: Reading) -> tuple[Text, ...]:
    """Who may look at the reader's cards."""
    if not reading.view.prompters or reading.view.ended:
        return ()
    return (Text("own-prompters", {"names": reading.people.list(reading.view.prompters)}),)
