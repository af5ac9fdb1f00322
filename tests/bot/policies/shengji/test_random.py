"""The random player of Shengji, and the plain one that a sound one must beat."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.policies import policy
from bot.self_play import Play, seed_of, stream
from bot.simulate import simulate
from engine.games import GAMES
from engine.seats import seats
from engine.shengji import events as ev
from engine.shengji.asked import check
from tests.engine.shengji.table import P0, P1, STANDARD, action, table

PROFILES = tuple(GAMES["shengji"].profiles)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("name", ["random", "lowest"])
def test_hands_end_with_nothing_against_the_rules(profile: str, name: str) -> None:
    report = simulate("shengji", profile, 12, 5, name)
    assert report.failures == ()
    assert report.hands + report.voids == 12
    assert report.hands > 6
    assert sum(report.points) == 0


def test_everything_happens_sooner_or_later() -> None:
    """Declarations that are overturned, failed throws, ruffs, pairs, tractors."""
    found = Counter[str]()
    for number in range(40):
        table_ = tuple(policy("shengji", "random", stream(3, number, seat)) for seat in seats(4))
        play = Play("shengji", "standard", seed_of(3, number), table_)
        while play.hand.pending is not None:
            found[play.hand.pending.kind] += 1
            before = play.hand.state
            play.settle()
            last = play.hand.state.last
            if last is not before.last and last is not None:
                lead = last.laid[0]
                found["throw that fails"] += bool(lead.attempted)
                found["of several"] += len(lead.cards) > 1
                assert play.hand.state.trumps is not None
                ruffs = play.hand.state.trumps.is_trump
                taken = next(laid for laid in last.laid if laid.seat == last.taken)
                found["ruff"] += ruffs(taken.cards[0]) and not ruffs(lead.cards[0])
    wanted = {"declare", "overturn", "bury", "lead", "follow", "throw that fails", "ruff"}
    assert wanted | {"of several"} <= {kind for kind, count in found.items() if count}


def test_the_same_stream_gives_the_same_answers_and_a_view_has_one_of_its_own() -> None:
    view = table(STANDARD, P0="HA HA HK C3 C4 S3", P1="H3 H4 H5 C6 C7 S4").led_by(P0).view(P0)
    answers = [policy("shengji", "random", Random(4)).choose(view) for _ in range(2)]
    assert answers[0] == answers[1]
    unseeded = policy("shengji", "random")
    assert unseeded.choose(view) == unseeded.choose(view)
    assert view.asked is not None
    many: set[Any] = {policy("shengji", "random", Random(n)).choose(view) for n in range(60)}
    assert len(many) > 5
    for answer in many:
        check(view.asked, answer)


def test_the_plain_player_declares_when_it_can_and_spends_as_little_as_it_may() -> None:
    lowest = policy("shengji", "lowest")
    scene = table(P0="H2 H3 C3", P1="C2 C2 C4").dealt()
    assert lowest.choose(scene.view(P0)) == action("declare H2")
    scene = scene.opened(P0="declare H2")
    assert lowest.choose(scene.view(P1)) == action("nothing")
    scene = table(P0="HA H3 C4", P1="H4 HK C3").led_by(P0)
    assert lowest.choose(scene.view(P0)) == action("H3")
    assert lowest.choose(scene.leads(P0, "HA").view(P1)) == action("H4")
    assert not [event for event in scene.log if isinstance(event, ev.CardsPlayed)]
