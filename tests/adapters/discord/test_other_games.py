"""Four people play Shengji and five play Baohuang in a channel; the bot is killed in the middle."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from bot.house.wording import game_name
from bot.text import locale
from bot.tokens import Op
from engine.games import GAMES
from engine.hand import Hand
from tests.adapters.discord.house import House, hand_in, served, token_of, words
from tests.adapters.discord.peeking import (
    anybodys,
    assert_seed_told_once,
    public_answers,
    written,
    wrong_rings,
)
from tests.adapters.discord.players import Player, Way, by_buttons, by_typing
from tests.support.discord import Control, Shown
from tests.support.peeking import SECRETS, leaked, too_early, without_rules


async def plays_typed(player: Player, hand: Shown, choice: Control) -> Shown:
    """Types what goes on the table, and presses everything else."""
    way: Way = by_typing if token_of(choice).op is Op.PLAY else by_buttons
    return await way(player, hand, choice)


@pytest.mark.untraced
@pytest.mark.parametrize("game", ["shengji", "baohuang"])
async def test_a_hand_of_another_game_survives_kills_and_nobody_learns_what_is_not_his(
    game: str, tmp_path: Path
) -> None:
    count = GAMES[game].seat_count
    async with served(tmp_path / "gouji.db", people=count) as house:
        name = locale("zh-Hans").words(game_name(game))
        if game == "shengji":  # chosen from the menu of the command
            await house.host.slash(house.room, "newgame", game=game)
        else:
            await house.host.press(await house.open(), words("button-game", name=name))
        lobby = house.public[-1]
        assert lobby.text.startswith(f"{name} · 桌1")
        await house.seat(lobby, *house.people[1:])
        await house.begin(lobby)
        ways = cycle((by_buttons, plays_typed))
        players = [
            Player(house, person, way) for person, way in zip(house.people, ways, strict=False)
        ]

        async def killed() -> None:
            await house.restart(close=False)

        await house.play(players, house.result, {2: killed, 25: killed})
        events = await house.events()
        assert events[-1].kind == "hand-ended"
        assert Hand.replay(GAMES[game], events).pending is None
        assert_nothing_leaked(house, game)
        assert sum(player.done["typed"] for player in players) > 5
        for person in house.people:
            assert hand_in(await person.slash(house.room, "hand")).controls == ()


async def test_who_plays_two_games_in_one_channel_says_at_which_table() -> None:
    async with served(people=1) as house:
        for game in ("gouji", "shengji"):
            await house.host.slash(house.room, "newgame", game=game)
            await house.begin(house.public[-1])
        before = [len((await house.sitting(table)).log) for table in (1, 2)]
        refused = await house.host.slash(house.room, "play", cards="不亮")
        assert "你在好几桌：桌1（够级）、桌2（升级）" in refused.text
        assert [len((await house.sitting(table)).log) for table in (1, 2)] == before
        hand = hand_in(await house.host.slash(house.room, "hand", table=2))
        assert hand.text.startswith("桌2 升级 · ")
        played = hand_in(await house.host.slash(house.room, "play", cards="不亮", table=2))
        assert played.text.startswith("桌2 升级 · ")
        first, second = [len((await house.sitting(table)).log) for table in (1, 2)]
        assert first == before[0]
        assert second > before[1]
        other = hand_in(await house.host.slash(house.room, "hand", table=1))
        assert other.text.startswith("桌1 够级 · ")


def assert_nothing_leaked(house: House, game: str) -> None:
    world, (events,) = house.world, house.journals.values()
    public, whispered = world.public(house.room), world.whispered(house.room)
    texts = [without_rules(shown.words) for shown in public]
    assert leaked(game, events, None, texts) == []
    sent = [(each.number, without_rules(each.text)) for each in written(house)]
    steps = [*house.marks, (len(world.calls()), 1, len(events))]
    by_then = [
        (next(stored for calls, _, stored in steps if number < calls), text)
        for number, text in sent
    ]
    assert too_early(game, events, by_then) == []
    for shown in public:
        for control in shown.controls:
            assert anybodys(token_of(control)), control
            assert not SECRETS[game].CARDS.search(control.label), control
    assert set(house.seats) == {person.id for person in house.people}
    for reader, seat in house.seats.items():
        read = [shown.text for shown in whispered if shown.reader == reader]
        assert len(read) > 10
        assert leaked(game, events, seat, read) == []
        others = [other for other in house.seats.values() if other != seat]
        assert all(leaked(game, events, other, read) for other in others)
    assert {shown.reader for shown in whispered} == set(house.seats)
    assert_seed_told_once(events, (*public, *whispered))
    assert public_answers(world) == []
    assert wrong_rings(house) == []
