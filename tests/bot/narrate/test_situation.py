"""What is read off a view for the sentences is what the rules say."""

from __future__ import annotations

import pytest

from bot.narrate.gouji import prompting, situation
from engine.gouji import prompting as rules_of_prompting
from engine.gouji.actions import Play
from engine.gouji.free_kill import is_free_kill
from engine.gouji.gouji_play import is_gouji
from engine.gouji.state import ALL
from tests.bot.narrate.reading import Position, at, walk
from tests.support.hands import P0, P1, P2, P3, P4, table

PROFILES = ("finalstone", "wanjiaxiang")


def positions(profile: str) -> list[Position]:
    """Two random hands, and positions that they seldom reach."""
    written = [
        at(table(profile, P0="2xA", P3="2x2 3").leads(P0, "2xA")),
        at(table(profile, P0="3x7", P1="3 4", P3="3xQ 3").leads(P0, "3x7")),
        at(table(profile, out=(P1,), P0="3x7", P3="3xQ 3").leads(P0, "3x7")),
        at(table(profile, P3="4x9 3", P0="4x10 3").leads(P3, "4x9")),
        at(table(profile, out=(P2,), dead=(P4,), P0="3 4", P1="4 5").led_by(P1)),
    ]
    return [*written, *walk(profile, 21), *walk(profile, 22)]


@pytest.mark.parametrize("profile", PROFILES)
def test_who_may_yield_and_who_may_ask_for_the_wind(profile: str) -> None:
    """G-133, G-137, G-214, G-216."""
    seen = set()
    for position in positions(profile):
        public = position.view(None)
        for seat in ALL:
            asked = position.view(seat).asked
            yields = asked is not None and asked.may_yield
            applies = asked is not None and asked.may_apply
            assert (public.may_yield == seat) == yields
            assert (public.may_apply == seat) == applies
            seen |= {("yields", yields), ("applies", applies)}
    assert len(seen) == 4


@pytest.mark.parametrize("profile", PROFILES)
def test_whose_gouji_play_is_a_free_kill(profile: str) -> None:
    """G-211, GAP-48, GAP-79."""
    seen = set()
    for position in positions(profile):
        state, public = position.hand.state, position.view(None)
        if state.top is None:
            continue
        for seat in ALL:
            asked = position.view(seat).asked
            if asked is None or not asked.may_answer:
                continue
            plays = [a.combo for a in position.hand.game.menu(state, seat) if isinstance(a, Play)]
            strong = [play for play in plays if is_gouji(play, state.rules)]
            for play in strong[:3]:
                kills = is_free_kill(state, state.top, seat, play)
                assert (situation.killer(public) == seat) == kills
                seen.add(kills)
    assert seen == {True, False}


def test_who_may_be_let_look() -> None:
    """G-245."""
    seen = set()
    for position in positions("wanjiaxiang"):
        if position.view(None).preparing:
            continue
        for seat in ALL:
            for to in ALL:
                may = rules_of_prompting.may_show(position.hand.state, seat, to)
                assert prompting.may_show(position.view(seat), to) == may
                seen.add(may)
    assert seen == {True, False}


def test_nobody_is_let_look_where_the_rules_have_no_prompting() -> None:
    position = at(table(out=(P2,), P0="3 4").led_by(P0))
    assert not any(prompting.may_show(position.view(P0), to) for to in ALL)
    assert position.private(P3).buttons == ()
