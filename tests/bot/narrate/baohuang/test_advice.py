"""The recommended answer and the reason that is given for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from bot.narrate import baohuang as narrator
from bot.narrate.baohuang.advice import reason
from bot.text import LANGUAGES, Text, locale
from engine.baohuang import options as o
from engine.baohuang.actions import (
    Abdicate,
    Action,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Play,
    Reign,
    Silent,
)
from engine.baohuang.asked import menu
from engine.baohuang.combos import Combo
from engine.baohuang.profiles import SEED
from engine.baohuang.seating import ALL
from engine.cards import Card, Rank
from engine.seats import Seat
from tests.bot.narrate.baohuang.positions import P0, P1, P2, P3, P4, Position, deal, opened, walk

EVERYTHING: Final = replace(
    SEED,
    grab_solo=True,
    throne=o.Throne.NEXT,
    open_guard_factor=2,
    kick_factor=2,
)


def why(position: Position, seat: Seat, action: Action) -> str:
    found: str = reason(position.view(seat), action)
    return found


def playing() -> Position:
    """The emperor's two 7s on the table; everybody could beat them."""
    hands = {f"P{seat}": "2x8 2x10 K" for seat in (1, 2, 4)}
    return deal(P0="XE 2x7 2xA 9", P3="XG 2x8 2x10 K", **hands).then().leads(P0, "2个7")


EIGHTS = Play(Combo(Rank.EIGHT, 2))
TENS = Play(Combo(Rank.TEN, 2))


def test_a_play_is_the_cheapest_or_a_high_one_or_the_last() -> None:
    now = playing()
    assert why(now, P1, EIGHTS) == "cheapest"
    assert why(now, P1, TENS) == "baohuang-high"
    last = deal(P0="XE 2x7 9", P1="2x8", P3="XG K").then().leads(P0, "2个7")
    assert why(last, P1, EIGHTS) == "out"
    led = deal(P0="XE 2x7 9", P3="XG K").then()
    assert why(led, P0, Play(Combo(Rank.NINE, 1))) == "lowest"


def test_a_pass_is_for_an_ally_or_to_save_cards_or_all_there_is() -> None:
    """Nobody is taken for an ally before the reader can know it."""
    now = playing()
    assert why(now, P3, Pass()) == "pass-ally", "the guard knows his emperor"
    assert why(now, P1, Pass()) == "pass-cost"
    other = now.then(P1="2个8")
    assert why(other, P2, Pass()) == "pass-cost", "one's fellow commoners are not known"
    assert why(other, P0, Pass()) == "pass-cost"
    bare = now.then(P1="2个10")
    assert why(bare, P2, Pass()) == "pass-cannot"


def test_after_the_guard_is_known_everybody_knows_his_allies() -> None:
    hands = {f"P{seat}": "2x8 2x10 K" for seat in (1, 2, 4)}
    now = deal(P0="XE 2x7 2xA 9", P3="XG 2x8 2x10 K", **hands).then(P3="明保").leads(P0, "2个7")
    assert why(now.then(P1="2个8"), P2, Pass()) == "pass-ally"
    assert why(now.then(P1="2个8"), P0, Pass()) == "pass-cost"
    assert why(now.then(P3="2个8"), P0, Pass()) == "pass-ally"
    assert why(now.then(P3="2个8"), P4, Pass()) == "pass-cost"


def test_who_plays_alone_has_no_ally() -> None:
    now = deal(P0="XE XG 2x7 2xA 9", P1="2x8 K").then(P0="明独").leads(P0, "2个7")
    assert why(now.then(P1="2个8"), P0, Pass()) == "pass-cost"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_before_the_first_lead_has_a_reason(language: str) -> None:
    grabbing = deal(EVERYTHING, P0="XE 9", P3="XG 9")
    throne = grabbing.then()
    declaring = throne.gives(P0, Reign())
    kicking = declaring.then(P3="明保")
    solo = deal(SEED, P0="XE XG 9")
    calling = deal("qingdao", P0="XE 3xS9 3xH8").gives(P0, Reign())
    wind = deal(P0="XE 7", P1="8", P3="XG 9").then().leads(P0, "大王").then().leads(P0, "7")
    for position, seat, actions in (
        (grabbing, P1, (Silent(), Declare(Declaration.GRAB))),
        (throne, P0, (Reign(), Abdicate())),
        (declaring, P3, (Silent(), Declare(Declaration.OPEN_GUARD))),
        (declaring, P1, (Silent(), Declare(Declaration.REVOLT))),
        (solo, P0, (Silent(), Declare(Declaration.OPEN_SOLO))),
        (kicking, P1, (Silent(), Declare(Declaration.KICK))),
        (calling, P0, (Call(Card.S9),)),
        (wind, P1, (ApplyForWind(),)),
    ):
        for action in actions:
            asked = position.view(seat).asked
            assert asked is not None
            assert action in tuple(menu(asked))
            assert locale(language).words(Text(f"hint-{why(position, seat, action)}"))


def test_the_only_answer_needs_no_more_reason() -> None:
    assert why(deal(P0="XE 9"), P0, Silent()) == "only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_gets_a_hint_that_fits_an_alert(language: str) -> None:
    for number, position in enumerate(walk(opened(EVERYTHING, 3), 3, chance=0.2)):
        if number > 8 and number % 9:
            continue
        for seat in ALL:
            said = locale(language).words(narrator.hint(position.view(seat)))
            assert 0 < len(said) <= 200


def test_who_is_not_asked_gets_none() -> None:
    now = deal(P0="XE 9", P3="XG 9").then()
    assert narrator.hint(now.view(P1)) == Text("hint-not-asked")
