"""Six people play a whole hand in one group, by buttons, by panels and by typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.adapters.telegram.house import NAMES, House, opened, served, words, world_of
from tests.adapters.telegram.peeking import assert_nothing_leaked
from tests.support.players import (
    Player,
    by_buttons,
    by_panels,
    by_typing,
    recommended,
    until,
)
from tests.support.telegram import Message

PATIENCE = 120.0
STALE = {words("error-stale"), "The table moved on. Use the newest message"}
MISREAD = ("没看懂", "有几种意思", "I cannot read", "That can mean")


def over(house: House) -> Message | None:
    """The message with the result. Whatever was typed has been understood."""
    said = [message.text for person in house.people for message in person.dm.from_bot[2:]]
    assert not [text for text in said if text.startswith(MISREAD)]
    return next((m for m in house.group.from_bot if "封条" in m.text and "对得上" in m.text), None)


@pytest.mark.untraced
@pytest.mark.parametrize(("profile", "seed"), [("打点版", 1), ("记分版", 2)])
async def test_a_whole_hand_ends_with_places_and_points(
    profile: str, seed: int, tmp_path: Path
) -> None:
    world = world_of()
    people = [
        world.add_person(name, language_code=language, started=True)
        for name, language in zip(NAMES, ["zh-hans"] * 4 + ["en"] * 2, strict=True)
    ]
    async with served(world, people=people, seed=seed, database=tmp_path / "gouji.db") as house:
        lobby = await house.open()
        if profile not in lobby.text:
            await house.press(house.host, lobby, f"换成{profile}")
        await house.seat(lobby, *people[1:])
        await house.start(lobby)
        ways = (by_buttons, by_panels, by_typing, by_panels, by_typing, by_buttons)
        players = [
            Player(person, recommended, way, patience=30)
            for person, way in zip(people, ways, strict=True)
        ]
        await until(world, players, lambda: over(house), PATIENCE)
        result = over(house)
        assert result is not None
        await house.quiet()

        events = await house.events()
        ended = events[-1]
        assert ended.kind == "hand-ended"
        assert sorted(ended.places) == list(range(6))
        assert [line.split(" ")[1] for line in places(result.text)] == [
            NAMES[seat] for seat in ended.places
        ]
        assert f"红 {signed(ended.points[0])}" in result.text
        assert f"蓝 {signed(ended.points[1])}" in result.text
        assert result.labels == [["下一局"], ["坐下", "起身", "散了"]]

        for seat, person in enumerate(people):
            ends = "这局打完了" if seat < 4 else "The hand is over. Your place:"
            assert ends in person.dm.from_bot[1].text
            assert person.dm.from_bot[1].labels == []
        for player in players:
            assert {re.split("[:：]", toast)[0] for toast in player.toasts} <= {
                "",
                "记下了",
                "Noted",
            } | STALE
        pressing = [p.person for p in players if p.play is not by_typing]
        assert all(len(person.dm.from_bot) == 2 for person in pressing), "a greeting and one hand"
        assert_boards(house)
        assert_nothing_leaked(people, house.group, events)
        assert len([event for event in opened(events) if event.kind == "cards-played"]) > 40


def places(text: str) -> list[str]:
    titles = ("头科", "二科", "三科", "四科", "二落", "大落")
    return [line for line in text.splitlines() if line.startswith(titles)]


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def assert_boards(house: House) -> None:
    """One lobby, then table messages each of which is edited, then the result; only the newest
    table message and the result may still be pressed."""
    lobby, *boards, result = house.group.from_bot
    assert lobby.text.startswith("够级 · 桌1")
    assert all(board.text.startswith("够级 桌1 · 第1局") for board in boards)
    assert all(len(board.versions) > 2 for board in boards[:-1])
    assert [message for message in house.group.from_bot if message.labels] == [result]
