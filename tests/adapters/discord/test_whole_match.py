"""Six people play a whole match in one channel: every question between two hands is answered in
private, hands follow each other as everybody taps for the next one, and the last one ends it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.house.registry import REGISTRIES
from bot.narrate.gouji import codes
from bot.table import Phase
from bot.tokens import Op, base36
from engine.cards import Rank
from engine.gouji.actions import Refuse, Return
from engine.gouji.matters import Matter
from engine.gouji.options import Category
from tests.adapters.discord.house import LANGUAGES, House, hand_in, having, served, token_of, words
from tests.adapters.discord.peeking import assert_nothing_leaked
from tests.adapters.discord.players import ANSWERS, Player, by_buttons
from tests.support.discord import Control, Person, Shown

HANDS = 2
KNOWN = REGISTRIES["gouji"]
PLAY = (Matter.LEAD, Matter.RESPOND)


@dataclass(slots=True)
class Match:
    """Six people who look together and answer together, each in his own private message."""

    house: House
    asked: Counter[str] = field(default_factory=Counter)
    """How often somebody was asked about what, around the play."""
    said: list[str] = field(default_factory=list)
    """What was answered to that, as the buttons carry it."""
    kept: dict[int, dict[str, Shown]] = field(default_factory=dict)
    """By hand, one private message for each matter, whose buttons nobody has pressed."""

    async def set_hands(self, lobby: Shown, count: int) -> None:
        """The host turns the pages of the house rules to the number of hands, and takes one."""
        host = self.house.host
        page = hand_in(await host.slash(self.house.room, "house"))
        score = list(Category).index(Category.SCORE)
        turns = (f"c{score}", f"o{base36(KNOWN.places['hands_per_game'])}")
        for arg in (*turns, f"v{base36(KNOWN.numbers['hands_per_game', str(count)])}"):
            control = next(c for c in having(page, Op.HOUSE) if token_of(c).arg == arg)
            page = hand_in(await host.press(page, control))
        preset = words("profile-gouji-aixin")
        assert f"{preset}，改了1处" in self.house.now(lobby).text

    async def play_hand(self, disturb: dict[str, Callable[[], Awaitable[None]]]) -> None:
        """Answer everything until the hand has its result. Before the first answer to a matter,
        or once so many plays lie open, *disturb* by its name."""
        house = self.house
        left = dict(disturb)
        while (sitting := await house.sitting()).table.phase is Phase.PLAYING:
            question = sitting.question
            assert question is not None
            thing = left.pop(question.kind, None) or left.pop(str(await house.plays()), None)
            if thing is not None:
                await thing()
            elif asked := await house.asked():
                await self._answer(question.kind, sitting.table.hands, asked)
            else:
                await house.release()
            await house.mark()
        assert left == {}

    async def _answer(self, matter: str, number: int, asked: Sequence[Person]) -> None:
        await self._keep(matter, number, asked[0])
        hands = await self.look(asked)
        if matter not in PLAY:
            self.asked.update([matter] * len(asked))
            pairs = zip(asked, hands, strict=True)
            hands = [await self._put_together(person, hand) for person, hand in pairs]
        async with self.house.world.at_once():
            for person, hand in zip(asked, hands, strict=True):
                choice = self.choice(person, hand)
                if choice is not None:
                    await person.press(hand, choice)

    async def _keep(self, matter: str, number: int, person: Person) -> None:
        kept = self.kept.setdefault(number, {})
        if matter not in kept and having(found := (await self.look([person]))[0], *ANSWERS):
            kept[matter] = found

    async def look(self, people: Sequence[Person]) -> list[Shown]:
        board = self.house.board
        async with self.house.world.at_once():
            looks = [await p.press(board, having(board, Op.HAND)[0]) for p in people]
        return [hand_in(look) for look in looks]

    async def _put_together(self, person: Person, hand: Shown) -> Shown:
        """Every second person chooses the cards that go back himself, rank by rank."""
        if self.house.people.index(person) % 2:
            return hand
        while ranks := [c for c in having(hand, Op.PANEL) if token_of(c).arg.startswith("m")]:
            hand = hand_in(await person.press(hand, ranks[-1]))
        return hand

    def choice(self, person: Person, hand: Shown) -> Control | None:
        """Cards that came back are refused where they may be; a single one that goes back is a 9,
        of which one of them has none."""
        said = having(hand, Op.SAY)
        wanted = [c for c in said if token_of(c).arg[0] == "f"]
        wanted += [c for c in said if token_of(c).arg == f"r{codes.heap((Rank.NINE,))}"]
        choice = wanted[0] if wanted else Player(self.house, person, by_buttons).choice(hand)
        if choice in said and choice is not None:
            self.said.append(token_of(choice).arg)
        return choice

    async def tap(self, result: Shown) -> None:
        """Everybody wants the next hand; it begins with the last of them."""
        house = self.house
        for number, person in enumerate(house.people, 1):
            assert (await house.sitting()).table.phase is Phase.BETWEEN
            await person.press(result, words("button-next"))
            if number < len(house.people):
                assert f"（{number}/{len(house.people)}）" in house.now(result).text
        assert (await house.sitting()).table.phase is Phase.PLAYING
        await house.mark()

    async def killed(self) -> None:
        """Half of those who are asked have answered, and nothing of it has gone out."""
        house = self.house
        sitting = await house.sitting()
        assert sitting.question is not None
        asked = await house.asked()
        self.asked.update([sitting.question.kind] * len(asked))
        hands = await self.look(asked)
        first = len(asked) // 2 or 1
        for person, hand in zip(asked[:first], hands, strict=False):
            hand = await self._put_together(person, hand)
            choice = self.choice(person, hand)
            assert choice is not None
            await person.press(hand, choice)
        stored = len(await house.events())
        await house.stop()
        await house.start_again(close=False)
        assert len(await house.events()) == stored
        for person, hand in zip(asked[first:], hands[first:], strict=True):
            hand = await self._put_together(person, hand)
            choice = self.choice(person, hand)
            assert choice is not None
            await person.press(hand, choice)
        assert len(await house.events()) > stored or len(asked) == first

    async def press_old(self, olds: dict[str, Shown], refusal: str) -> None:
        """Private messages of long ago: each answer in them is refused in its reader's words."""
        before = await self.house.events()
        assert {Matter.REVOLUTION, Matter.LEAD} <= set(olds)
        for old in olds.values():
            person = next(p for p in self.house.people if p.id == old.reader)
            answer = await person.press(old, having(old, *ANSWERS)[-1])
            stale = words(refusal, LANGUAGES[person.locale])
            assert hand_in(answer).text.startswith(stale), hand_in(answer).text
        assert await self.house.events() == before


@pytest.mark.untraced
async def test_a_match_of_two_hands_is_played_over_kills_and_nobody_learns_what_is_not_his(
    tmp_path: Path,
) -> None:
    """``aixin``: after the first hand much is owed; a 9 comes back to somebody who holds no
    other, he refuses it, and gets another (G-084, G-086)."""
    async with served(tmp_path / "gouji.db") as house:
        match = Match(house)
        lobby = await house.open()
        await house.host.press(lobby, words("button-profile", name=words("profile-gouji-aixin")))
        await match.set_hands(lobby, HANDS)
        await house.seat(lobby, *house.people[1:])
        await house.begin(lobby)

        await match.play_hand({Matter.BRIGHT_CALL: match.killed})
        first = house.public[-1]
        assert first.text.startswith("桌1 第1局 打完")
        assert first.labels == [["下一局"], ["坐下", "起身", "散了"]]
        await match.tap(first)

        async def old_ones() -> None:
            await match.press_old(match.kept[1], "error-stale")
            for person in house.people[:2]:
                again = await person.press(first, having(first, Op.NEXT)[0])
                assert again.text
            assert (await house.sitting()).table.hands == HANDS

        await match.play_hand(
            {Matter.REVOLUTION: old_ones, Matter.RETURN: match.killed, "30": match.killed}
        )
        last = house.public[-1]
        assert (await house.sitting()).table.phase is Phase.OVER
        assert [label for label in last.labels[0] if label == words("button-next")] == []
        assert {token_of(c).arg for c in having(last, Op.NEXT)} == {"", "shift", "draw"}
        assert_answered(match)
        await match.press_old(match.kept[HANDS], "error-not-running")
        assert sorted(house.journals) == [1, 2]
        for journal in house.journals.values():
            assert journal[-1].kind == "hand-ended"
        assert_nothing_leaked(house, *house.journals.values())
        for number in house.journals:
            record = await house.host.slash(house.room, "export", hand=number)
            assert record.private
            assert f"第{number}局" in record.text


def assert_answered(match: Match) -> None:
    """Everybody was asked, some chose themselves what goes back, and a card was refused."""
    people = len(match.house.people)
    assert match.asked[Matter.REVOLUTION] == match.asked[Matter.BRIGHT_CALL] == 2 * people
    assert match.asked[Matter.RETURN] >= 4
    given = [codes.saying(said) for said in match.said if said[0] in "rf"]
    assert Return((Rank.ACE, Rank.ACE)) in given
    assert Refuse((Rank.NINE,)) in given
    taken = [e for e in match.house.journals[HANDS] if e.kind == "returns-taken"]
    assert ((1, 0, 1),) in [event.refused for event in taken]
