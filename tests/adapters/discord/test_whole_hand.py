"""Six people play a whole hand in one channel, by buttons, lists, panels and commands, with
strangers, double clicks and restarts in the middle. Nobody takes private messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot import intake
from bot.tokens import Op
from engine.games import GAMES
from engine.hand import Hand
from tests.adapters.discord.house import (
    LANGUAGES,
    NAMES,
    STEPS,
    House,
    hand_in,
    having,
    served,
    token_of,
    words,
)
from tests.adapters.discord.peeking import assert_nothing_leaked
from tests.adapters.discord.players import (
    ANSWERS,
    Player,
    by_buttons,
    by_panels,
    by_typing,
)
from tests.support.discord import Person, Shown

OVER = {"zh-Hans": "这局打完了", "zh-Hant": "這局打完了", "en": "The hand is over"}
Thing = Callable[[], Coroutine[Any, Any, None]]


@dataclass(slots=True)
class Trouble:
    """What goes on around a hand while it is played."""

    house: House
    players: Sequence[Player]
    stranger: Person
    monkeypatch: pytest.MonkeyPatch
    kept: Shown | None = None
    """A private hand from long ago."""

    async def stranger_presses(self) -> None:
        """Everything that can be pressed; he is told something, and no cards."""
        house, told = self.house, self.house.world.whispered
        for control in house.board.controls:
            before = len(told(house.room))
            await self.stranger.press(house.board, control)
            said = [shown for shown in told(house.room)[before:] if not shown.thinking]
            assert said or token_of(control).op is Op.TABLE, control.label
            assert {shown.reader for shown in said} <= {self.stranger.id}
            assert all(having(shown, *ANSWERS) == [] for shown in said)

    async def two_at_once(self) -> None:
        """Two look, and one of them twice."""
        one, two = self.house.people[:2]
        board = self.house.board
        look = having(board, Op.HAND)[0]
        async with self.house.world.at_once():
            answers = [await each.press(board, look) for each in (one, two, one)]
        readers = [hand_in(answer).reader for answer in answers]
        assert readers == [one.id, two.id, one.id]
        assert hand_in(answers[0]).text == hand_in(answers[2]).text

    async def double_click(self) -> None:
        """Whoever is asked answers twice at once: it counts once, and both presses are answered."""
        player = await self._asked()
        hand = await player.fresh()
        choice = player.choice(hand)
        if choice is None:
            return
        seat = self.house.people.index(player.person)
        before = await self._said(seat)
        async with self.house.world.at_once():
            for _ in range(2):
                await player.person.press(hand, choice)
        after = await self._said(seat)
        assert len(after) <= len(before) + 1 or after[-1] == after[-2]

    async def answers_at_once(self) -> None:
        """All who are waited for look together, and answer together; others let time run out."""
        asked = await self.house.asked(waiting=True)
        if not asked:
            await self.house.release()
        board = self.house.board
        async with self.house.world.at_once():
            looks = [await p.press(board, having(board, Op.HAND)[0]) for p in asked]
        by_person = {player.person: player for player in self.players}
        hands = [(by_person[p], hand_in(look)) for p, look in zip(asked, looks, strict=True)]
        async with self.house.world.at_once():
            for player, hand in hands:
                choice = player.choice(hand)
                if choice is not None:
                    await player.person.press(hand, choice)

    async def keep(self) -> None:
        self.kept = await self.house.hand((await self._asked()).person)
        assert having(self.kept, *ANSWERS)

    async def press_kept(self) -> None:
        """A hand of long ago: it says so, and shows itself as it is now."""
        assert self.kept is not None
        person = next(p for p in self.house.people if p.id == self.kept.reader)
        before = len(await self.house.events())
        answer = await person.press(self.kept, having(self.kept, *ANSWERS)[-1])
        now = hand_in(answer)
        assert now.id == self.kept.id
        assert now.text.startswith(words("error-stale", LANGUAGES[person.locale]))
        assert len(await self.house.events()) == before
        self.kept = None

    async def restart(self) -> None:
        """Cleanly; then what stood there before is used."""
        board, player = self.house.board, await self._asked()
        hand = await player.fresh()
        await self.house.restart()
        again = await player.person.press(board, having(board, Op.HAND)[0])
        assert hand_in(again).text == hand.text
        choice = player.choice(hand)
        assert choice is not None
        before = len(await self.house.events())
        await player.person.press(hand, choice)
        assert len(await self.house.events()) > before

    async def killed(self) -> None:
        """A step is stored, and nothing of it has gone out: it does after the restart."""
        house, player = self.house, await self._asked()
        hand, other = await player.fresh(), await player.fresh()
        choice = player.choice(hand)
        assert choice is not None
        edits = f"/channels/{house.room.id}/messages"
        for method, path in (("PATCH", f"{edits}/*"), ("POST", edits), ("DELETE", f"{edits}/*")):
            house.world.fail(method, path, times=None)
        before = len(await house.events())
        await player.person.press(hand, choice)
        stored = len(await house.events())
        assert stored > before
        left = await house.rows("select count(*) from outbox")
        await house.stop()
        for path in (f"{edits}/*", edits):
            house.world.mend(path)
        await house.start_again(close=False)
        await house.clock.advance(1)
        await house.world.settle()
        assert len(await house.events()) >= stored
        assert await house.rows("select count(*) from outbox") == [(0,)], left
        assert having(house.board, Op.HAND)
        again = await player.person.press(other, having(other, *ANSWERS)[-1])
        assert hand_in(again).reader == player.person.id
        assert (await player.person.press(house.board, having(house.board, Op.HAND)[0])).private

    async def twenty_minutes(self) -> None:
        """Whoever is asked takes his time: a press is a new interaction, whatever it stands on."""
        player = await self._asked()
        hand = await player.fresh()
        await self.house.world.travel(20 * 60)
        choice = player.choice(hand)
        assert choice is not None
        before = len(await self.house.events())
        answer = await player.person.press(hand, choice)
        assert hand_in(answer).id == hand.id
        assert len(await self.house.events()) > before

    async def slow(self) -> None:
        """From now on everybody is promised an answer first."""
        self.monkeypatch.setattr(intake, "PROMISE", 0.0)

    async def quick(self) -> None:
        self.monkeypatch.undo()

    async def _asked(self) -> Player:
        asked = await self.house.asked()
        while not asked:
            await self.house.release()
            asked = await self.house.asked()
        return next(player for player in self.players if player.person is asked[0])

    async def _said(self, seat: int) -> list[Any]:
        return [
            e.action if e.kind == "answered" else e.combo
            for e in await self.house.events()
            if e.kind in ("answered", "cards-played") and e.seat == seat
        ]

    def at(self) -> dict[int, Thing]:
        """By round."""
        return {
            3: self.stranger_presses,
            5: self.two_at_once,
            8: self.double_click,
            10: self.keep,
            11: self.answers_at_once,
            14: self.restart,
            20: self.press_kept,
            24: self.twenty_minutes,
            30: self.killed,
            36: self.slow,
            40: self.stranger_presses,
            41: self.two_at_once,
            43: self.keep,
            46: self.double_click,
            48: self.answers_at_once,
            52: self.press_kept,
            54: self.restart,
            58: self.quick,
            90: self.stranger_presses,
            95: self.killed,
        }


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("profile", "seed", "alone"), [("finalstone", 1, 2), ("wanjiaxiang", 2, 4)]
)
async def test_a_whole_hand_ends_and_nobody_learned_what_was_not_his(
    profile: str, seed: int, alone: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answers by himself every *alone* rounds; otherwise all press together."""
    async with served(tmp_path / "gouji.db", seed=seed) as house:
        await house.deal(profile)
        ways = (by_buttons, by_panels, by_typing, by_panels, by_typing, by_buttons)
        players = [Player(house, p, way) for p, way in zip(house.people, ways, strict=True)]
        trouble = Trouble(house, players, house.world.person("过路的"), monkeypatch)
        disturb = trouble.at()
        together = (number for number in range(STEPS) if number % alone)
        disturb = {**dict.fromkeys(together, trouble.answers_at_once), **disturb}
        await house.play(players, house.result, disturb)

        events = await house.events()
        result = house.result()
        assert result is not None
        ended = events[-1]
        assert ended.kind == "hand-ended"
        titles = ("头科", "二科", "三科", "四科", "二落", "大落")
        placed = [line.split(" ") for line in result.text.splitlines() if line[:2] in titles]
        assert [line[:2] for line in placed] == [
            [title, NAMES[seat]] for title, seat in zip(titles, ended.places, strict=True)
        ]
        assert result.labels == [["下一局"], ["坐下", "起身", "散了"]]
        assert [shown for shown in house.public if shown.labels] == [result]
        assert_replayed(events, profile)
        for person in house.people:
            own = hand_in(await person.slash(house.room, "hand"))
            assert OVER[LANGUAGES[person.locale]] in own.text
            assert own.controls == ()
        assert_nothing_leaked(house, events)
        done = sum((player.done for player in players), Counter[str]())
        for what in ("list", "panel", "typed", "look board", "look command", "look old"):
            assert done[what] > 2, done


def assert_replayed(events: Sequence[Any], profile: str) -> None:
    """The journal is a hand: the deal follows from the seed, and the state from the events."""
    game = GAMES["gouji"]
    seed = next(int(event.seed, 16) for event in events if event.kind == "seed-drawn")
    opening = list(game.opening(game.profiles[profile], seed))
    assert list(events[: len(opening)]) == opening
    again = Hand.replay(game, events)
    outcome = game.outcome(again.state)
    assert outcome is not None
    assert tuple(outcome.places) == tuple(events[-1].places)
    assert again.pending is None
