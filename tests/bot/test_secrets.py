"""What the bot writes to the room and to each person tells nothing about anybody else's cards.

Two worlds differ in hidden cards, or in answers that nobody sees, and in nothing else. Whatever
goes to those who may not know of it must be the same to the letter: texts, buttons and what they
carry, moments, edits, order.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.narrate.gouji import codes
from bot.tempo import LIVE
from bot.tokens import Op, Token
from engine.cards import Card
from engine.decision import Decision, Hold
from engine.games import GAMES
from engine.gouji import deal
from engine.gouji import events as ev
from engine.gouji.actions import Action, Burn, No, NoBurn, NoShow, Pass, Play, Yield
from engine.gouji.profiles import FINALSTONE, PROFILES
from engine.gouji.state import ALL
from engine.hand import Hand
from engine.seats import Seat
from storage.store import MEMORY
from tests.bot.conftest import ROOM, Club, Person, opened
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene
from tests.support.hands import table as position

Script = Callable[[Club, int, list[Person]], Awaitable[None]]
OPS: dict[type[Any], Op] = {
    Play: Op.PLAY,
    Burn: Op.BURN,
    Pass: Op.PASS,
    NoBurn: Op.NO_BURN,
    Yield: Op.YIELD,
    NoShow: Op.NO_SHOW,
    No: Op.SAY,
}


async def answer(club: Club, table: int, person: Person, action: Action) -> None:
    decision = (await club.sitting(table)).decision
    arg = codes.written(action.combo) if isinstance(action, Play | Burn) else ""
    if isinstance(action, No):
        arg = codes.said(action, ())
    at = ROOM if club.discreet else person.dm
    reply = await person.clicks(Token(OPS[type(action)], table, decision, arg), at)
    assert "记下了" in "".join(map(str, reply.pieces)), reply


def seen_by(club: Club, seats: Collection[Seat]) -> list[tuple[Any, ...]]:
    """All that was written to the room and to people in *seats*, in order, tokens and all."""
    addresses = {ROOM, *(club.six[seat].dm for seat in seats)}
    return [entry for entry in club.port.sent if entry[2] in addresses]


async def told(
    scene: Scene, script: Script, seats: Collection[Seat], discreet: bool = False
) -> list[Any]:
    """What *seats* and the room are told when the hand of *scene* goes as *script* says.

    *discreet*: the room alone, where people are answered there, and until the missing are named.
    """
    async with opened(Path(MEMORY), discreet=discreet) as club:
        people = club.six
        table = await club.laid(scene, *people)
        await script(club, table, people)
        if discreet:
            await club.advance(2 * LIVE.naming)
        assert not club.chat.refused
        return seen_by(club, seats)


def others(*seats: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in ALL if seat not in seats)


async def same(
    one: tuple[Scene, Script], other: tuple[Scene, Script], seats: Collection[Seat]
) -> None:
    for discreet in (False, True):
        first = await told(*one, seats, discreet)
        assert await told(*other, seats, discreet) == first
        assert any(entry[2] == ROOM for entry in first)


GOUJI = dict(P0="5x10 9", P1="5x9 4", P2="5x6 4 7", P3="5xQ 4", P4="5x6 3 7", P5="4x9 3 4")
"""老王 leads five tens; 丽姐 and 大刚 hold the same but for what a case gives them."""
BURNER = {"P2": "5xJ S 7"}
OTHER_BURNER = {"P4": "5xK S 7"}


def strong(**hands: str) -> Scene:
    return position(**(GOUJI | hands), opened=(P2, P4)).led_by(P0)  # type: ignore[arg-type]


async def lead_tens(club: Club, table: int, people: list[Person]) -> None:
    await answer(club, table, people[P0], Play(_combo("T5000")))


def _combo(code: str) -> Any:
    return codes.play(code)


def script(*answers: tuple[float, Seat, Action], until: float = 12) -> Script:
    """Tens are led; then *answers* are given at their moments."""

    async def run(club: Club, table: int, people: list[Person]) -> None:
        await lead_tens(club, table, people)
        now = 0.0
        for moment, seat, action in answers:
            await club.advance(moment - now)
            await answer(club, table, people[seat], action)
            now = moment
        await club.advance(until - now)

    return run


async def test_who_could_burn_and_says_no_looks_like_one_who_could_not() -> None:
    say_no = script((1, P2, NoBurn()), (3, P3, Pass()))
    await same((strong(**BURNER), say_no), (strong(), say_no), others(P2))


async def test_who_could_burn_and_is_silent_looks_like_one_who_could_not() -> None:
    silent = script((3, P3, Pass()))
    await same((strong(**BURNER), silent), (strong(), silent), others(P2))


async def test_a_sealed_burn_behind_another_is_never_shown() -> None:
    scene = strong(**BURNER, **OTHER_BURNER)
    both = script((1, P4, Burn(_combo("K5000"))), (2, P2, Burn(_combo("J5000"))))
    one = script((1, P4, NoBurn()), (2, P2, Burn(_combo("J5000"))))
    none = script((2, P2, Burn(_combo("J5000"))))
    await same((scene, both), (scene, one), others(P4))
    await same((scene, both), (scene, none), others(P4))


async def test_a_change_of_mind_is_nobody_elses_business() -> None:
    scene = strong(**BURNER)
    fickle = script((1, P2, Burn(_combo("J5000"))), (2, P2, NoBurn()), (3, P3, Pass()))
    steady = script((2, P2, NoBurn()), (3, P3, Pass()))
    await same((scene, fickle), (scene, steady), others(P2))


async def test_an_answer_that_a_burn_makes_void_is_never_shown() -> None:
    scene, burn = strong(**BURNER), (2.0, P2, Burn(_combo("J5000")))
    plays = script((1, P3, Play(_combo("Q5000"))), burn)
    passes = script((1, P3, Pass()), burn)
    await same((scene, plays), (scene, passes), others(P3))


async def test_an_opposite_who_cannot_answer_looks_like_one_who_declines() -> None:
    able, unable = strong(), strong(P3="5x8 4")
    await same((able, script((2, P3, Pass()))), (unable, script()), others(P3))


PLAIN = dict(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q 2", P3="3x8 4", P4="3x9 4", P5="3x10 4")
WEAK = {P1: "3x4 Q 2", P2: "3x4 Q 2", P4: "3x4 Q"}
"""As many cards, which cannot beat three fives. (The opposite may yield, so he is always asked.)"""


async def test_a_pass_that_was_forced_looks_like_one_that_was_chosen() -> None:
    """Wherever it stands in the order, and whoever comes after."""

    def run(*answers: tuple[float, Seat, Action]) -> Script:
        async def play(club: Club, table: int, people: list[Person]) -> None:
            await answer(club, table, people[P0], Play(_combo("53000")))
            now = 0.0
            for moment, seat, action in answers:
                await club.advance(moment - now)
                await answer(club, table, people[seat], action)
                now = moment
            await club.advance(30)

        return play

    scene = position(**PLAIN).led_by(P0)  # type: ignore[arg-type]
    for seat, cards in WEAK.items():
        weak = position(**(PLAIN | {f"P{seat}": cards})).led_by(P0)  # type: ignore[arg-type]
        rest = tuple((4.0 + s, s, Pass()) for s in (P1, P2, P3, P4) if s != seat)
        chosen, forced = run((1.2, seat, Pass()), *rest), run(*rest)
        await same((scene, chosen), (weak, forced), others(seat))


async def test_how_often_a_mind_was_changed_does_not_even_move_a_mask() -> None:
    def run(times: int) -> Script:
        async def play(club: Club, table: int, people: list[Person]) -> None:
            await answer(club, table, people[P0], Play(_combo("53000")))
            for _ in range(times):
                await answer(club, table, people[P1], Pass())
            await club.advance(4)
            await answer(club, table, people[P2], Play(_combo("73000")))
            for seat in (P3, P4, P5):
                await answer(club, table, people[seat], Pass())
            await club.advance(4)

        return play

    scene = position(**PLAIN).led_by(P0)  # type: ignore[arg-type]
    await same((scene, run(1)), (scene, run(3)), others(P1))


async def test_a_reserve_that_was_used_on_a_sealed_answer_is_not_shown() -> None:
    """Anna thinks long and passes, or quickly: later screens do not tell."""

    def run(moment: float) -> Script:
        async def play(club: Club, table: int, people: list[Person]) -> None:
            await answer(club, table, people[P0], Play(_combo("T5000")))
            await club.advance(moment)
            await answer(club, table, people[P1], NoBurn()) if moment < 7 else None
            await club.advance(60 - moment)
            await answer(club, table, people[P3], Pass())
            await club.advance(30)

        return play

    await same((strong(), run(1)), (strong(), run(6)), others(P1))


# Random hands


@dataclass(slots=True)
class Course:
    """A hand that is played by chance in one world and again, where lawful, in another.

    Each seat has its own moment, so that it does not matter how many answer before it.
    """

    rng: Random
    late: frozenset[Seat] = frozenset()
    """Who takes longer than the hold now and then. All others answer before it is over."""
    said: dict[tuple[int, Seat], Action] = field(default_factory=dict)
    """What each seat answered to each question."""
    again: bool = False

    async def run(self, club: Club, table: int, people: list[Person], plays: int) -> None:
        while True:
            sitting = await club.sitting(table)
            question = sitting.question
            begun = club.clock.now()
            if question is None or self._count(sitting.log) >= plays:
                return
            if not await self._round(club, table, people, question):
                holds = [timer.due for timer in sitting.timers if timer.kind == "hold"]
                await club.clock.advance_to(holds[0] if holds else begun + timedelta(seconds=8))

    async def _round(
        self, club: Club, table: int, people: list[Person], question: Decision[Any]
    ) -> bool:
        """Everybody says something to *question*; whether another was opened by it."""
        begun = club.clock.now()
        for seat in ALL:
            await club.clock.advance_to(begun + timedelta(seconds=0.1 + seat / 10))
            sitting = await club.sitting(table)
            hurried = question.hold is Hold.NONE or not self._waits(sitting.decision, seat)
            if hurried and any(ask.seat == seat for ask in question.asks):
                await answer(club, table, people[seat], self._choice(sitting, seat))
            now = (await club.sitting(table)).question
            if now is None or now.id != question.id:
                return True
        return False

    def _count(self, log: list[Any]) -> int:
        return sum(isinstance(event, ev.CardsPlayed) for event in log)

    def _waits(self, decision: int, seat: Seat) -> bool:
        return seat in self.late and Random(f"{decision}/{seat}").random() < 0.5

    def _choice(self, sitting: Any, seat: Seat) -> Action:
        menu = tuple(sitting.hand.game.menu(sitting.hand.state, seat))
        key = (sitting.decision, seat)
        if key not in self.said and not self.again:
            self.said[key] = self._drawn(menu)
        said = self.said.get(key, menu[0])
        return said if said in menu else menu[0]

    def _drawn(self, menu: tuple[Action, ...]) -> Action:
        plain = Play | Pass | NoBurn | NoShow | No
        return self.rng.choice([action for action in menu if isinstance(action, plain)][:8])


def scene_of(hands: tuple[tuple[Card, ...], ...], profile: str) -> Scene:
    game = GAMES["gouji"]
    opening = game.opening(game.profiles[profile], 7)
    dealt = [ev.HandDealt(seat=seat, cards=cards) for seat, cards in zip(ALL, hands, strict=True)]
    hand, log = Hand.start(game, [*opening, *dealt])
    return Scene(hand, tuple(log))


def swapped(
    rng: Random, hands: tuple[tuple[Card, ...], ...], log: list[Any], one: Seat, two: Seat
) -> tuple[tuple[Card, ...], ...]:
    """The *hands* with as many cards of two seats exchanged as neither of them has played."""
    kept = {seat: list(hands[seat]) for seat in (one, two)}
    for event in log:
        if isinstance(event, ev.CardsPlayed) and event.seat in kept:
            for rank, count in event.combo.counts:
                for _ in range(count):
                    own = kept[event.seat]
                    own.remove(next(card for card in own if card.rank is rank))
    number = min(len(kept[one]), len(kept[two])) * 2 // 3
    gone = {seat: rng.sample(kept[seat], number) for seat in (one, two)}
    result = list(hands)
    for seat, other in ((one, two), (two, one)):
        own = list(hands[seat])
        for card in gone[seat]:
            own.remove(card)
        result[seat] = (*own, *gone[other])
    return tuple(result)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])
async def test_swapped_hands_are_told_alike_to_everybody_else(profile: str, seed: int) -> None:
    rng = Random(f"{profile}/{seed}")
    one, two = sorted(rng.sample(ALL, 2))
    hands = deal.hands(PROFILES[profile], rng.getrandbits(64))
    late = frozenset(others(one, two))
    course = Course(rng, late=late)
    async with opened(Path(MEMORY)) as club:
        table = await club.laid(scene_of(hands, profile), *club.six)
        await course.run(club, table, club.six, plays=9)
        log = (await club.sitting(table)).log
        first = seen_by(club, others(one, two))
    again = swapped(rng, hands, log, one, two)
    assert again != hands
    course.again = True
    async with opened(Path(MEMORY)) as club:
        table = await club.laid(scene_of(again, profile), *club.six)
        await course.run(club, table, club.six, plays=9)
        public = [event for event in (await club.sitting(table)).log if _opened(event)]
        assert public == [event for event in log if _opened(event)]
        assert seen_by(club, others(one, two)) == first


def _opened(event: Any) -> bool:
    return not isinstance(event, ev.HandDealt | ev.Answered)


async def test_no_line_of_anybodys_cards_is_ever_written_to_the_room() -> None:
    async with opened(Path(MEMORY)) as club:
        table = await club.laid(scene_of(deal.hands(FINALSTONE, 5), "finalstone"), *club.six)
        await Course(Random(5)).run(club, table, club.six, plays=25)
        private = {
            line
            for person in club.six
            for write in club.written(person.dm)
            for line in write.text.splitlines()
            if "×" in line
        }
        assert len(private) > 20
        room = {line for write in club.written() for line in write.text.splitlines()}
        assert not private & room
        assert not [line for line in room if "×" in line]
