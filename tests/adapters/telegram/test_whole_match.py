"""Six people play whole matches in one group, with everything that is asked between the hands."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from engine.gouji.matters import Matter
from tests.adapters.telegram.house import served, words, world_of
from tests.adapters.telegram.matches import (
    asked,
    code,
    journals,
    placed,
    play_on,
    players,
    results,
)
from tests.adapters.telegram.peeking import assert_match_kept

LONGEST = 240.0


@pytest.mark.untraced
async def test_a_match_of_three_hands_goes_from_hand_to_hand_to_its_end(tmp_path: Path) -> None:
    """G-300: the match has as many hands as agreed on; between two of them everything that
    tribute, purchases and declarations ask is answered in private."""
    world = world_of()
    async with served(world, seed=1, database=tmp_path / "gouji.db") as house:
        lobby = await house.open()
        await house.agree(lobby, code("shandong", {"hands_per_game": "3"}))
        await house.seat(lobby, *house.people[1:])
        await house.start(lobby)
        here = players(house.people)
        await play_on(house, here, 3, LONGEST)

        played = await journals(house)
        assert len(played) == 3
        assert [journal[-1].kind for journal in played] == ["hand-ended"] * 3
        for number, (journal, result) in enumerate(zip(played, results(house.group), strict=True)):
            names = [person.first_name for person in await house.seated()]
            assert f"第{number + 1}局" in result.text
            assert placed(result) == [names[seat] for seat in journal[-1].places]
        *between, last = results(house.group)
        for message in between:
            first = {button["text"] for button in message.versions[0].buttons}
            assert first == {words("button-next"), "坐下", "起身", "散了"}
            assert message.labels == []
        assert words("match-closed", table=1) in last.text
        assert last.labels[0] == [
            words("button-again"),
            words("button-again-shift"),
            words("button-again-draw"),
        ]
        matters = sum(map(asked, played), Counter[str]())
        assert matters[Matter.BRIGHT_CALL] == 3
        assert matters[Matter.REVOLUTION] == 3
        assert matters[Matter.CUT] == 2
        for before, after in pairwise(played):
            happened = {event.kind for event in after}
            assert {"tribute-paid", "drawer-chosen", "revolutions-opened"} <= happened
            assert ("fives-pooled" in happened) is before[-1].sweep
        assert any(event.kind == "card-bought" for journal in played for event in journal)
        seated = await house.seated()
        assert_match_kept([(seated, journal) for journal in played], house.group)


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("aixin", {"hands_per_game": "1"}),
        ("platform", {"hands_per_game": "1"}),
        ("finalstone", {"hands_per_game": "1", "hold_three": "yes"}),
    ],
    ids=["aixin", "platform", "finalstone-holding-threes"],
)
async def test_a_hand_of_every_house_ends_with_a_result(
    preset: str, changes: dict[str, str]
) -> None:
    world = world_of()
    async with served(world, seed=5) as house:
        lobby = await house.open()
        await house.agree(lobby, code(preset, changes))
        await house.seat(lobby, *house.people[1:])
        await house.start(lobby)
        await play_on(house, players(house.people), 1, LONGEST)
        (journal,) = await journals(house)
        assert journal[-1].kind == "hand-ended"
        assert sorted(journal[-1].places) == list(range(6))
        assert words("button-again") in results(house.group)[-1].labels[0]
        assert_match_kept([(await house.seated(), journal)], house.group)
