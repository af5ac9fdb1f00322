"""Four people play Shengji and five play Baohuang in a group; the bot is killed in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.adapters.telegram.killing import Moment
from tests.adapters.telegram.other_games import played, replayed
from tests.support.peeking import leaked, without_rules

KILLS = (Moment("events", 12, 0.0), Moment("events", 60, 0.01))
"""Before the first lead, and among the plays."""


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("game", "called", "named", "pressed"),
    [("shengji", "升级", "升级", ""), ("baohuang", "保皇", "", "改打保皇")],
)
async def test_a_hand_of_another_game_survives_kills_and_nobody_learns_what_is_not_his(
    game: str, called: str, named: str, pressed: str, tmp_path: Path
) -> None:
    hand = await played(tmp_path, game, named, pressed, KILLS)
    assert hand.kills == len(KILLS)
    lobby, *boards, result = hand.group.from_bot
    assert lobby.text.startswith(f"{called} · 桌1")
    assert boards
    # Old buttons are taken away when there is time, and a kill forgets whose still stand.
    *kept, last = (message for message in hand.group.from_bot if message.labels)
    assert last is result
    assert len(kept) <= hand.kills

    assert replayed(game, hand.events).pending is None
    assert hand.events[-1].kind == "hand-ended"
    assert [line for line in result.text.splitlines() if "种子" in line]

    room = [without_rules(text) for text in hand.group.texts_ever]
    assert leaked(game, hand.events, None, room) == []
    for seat, person in enumerate(hand.people):
        own = [text for m in person.dm.history if m.from_bot for text in m.texts]
        assert leaked(game, hand.events, seat, own) == [], person.first_name
        others = [s for s in range(len(hand.people)) if s != seat]
        assert all(leaked(game, hand.events, other, own) for other in others)
