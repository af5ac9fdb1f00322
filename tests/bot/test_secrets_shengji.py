"""What the bot says at a table of Shengji follows from no hidden card: who could declare, what the
declarer laid away, what lies in the bottom, who could have played otherwise."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.narrate.shengji import codes
from bot.tokens import Op
from engine.cards import Card
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.deal import hands as dealt
from engine.shengji.holding import Cards
from engine.shengji.state import State
from engine.shengji.trumps import Trumps
from storage.store import MEMORY
from tests.bot.conftest import Club, Person, opened
from tests.bot.worlds import Said, Script, answer, same, script, seen_by
from tests.engine.shengji.table import ALL, P0, P1, P2, P3, Scene, table

NO = NoDeclaration()


def code(state: State, seat: Seat, action: Action) -> tuple[Op, str]:
    hand = state.hands[seat]
    if isinstance(action, Play):
        return Op.PLAY, codes.mask(action.cards, hand)
    return Op.SAY, codes.said(action, hand)


def told(*answers: Said, until: float = 90) -> Script:
    return script(code, *answers, until=until)


def others(*seats: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in ALL if seat not in seats)


def lays(words: str) -> Declare:
    return Declare(tuple(map(Card, words.split())))


def plays(words: str) -> Play:
    return Play(tuple(map(Card, words.split())))


HANDS = dict(P0="H2 H3 H4 H6", P1="C3 C4 C6 C7", P2="D3 D4 D6 D7", P3="S3 S4 S6 S7")
"""老王 can declare hearts; the others hold the same but for what a case gives them."""
MADE: tuple[Said, ...] = ((1.0, P0, lays("H2")), (3.0, P2, NO), (4.0, P3, NO))
OVER: tuple[Said, ...] = ((11.0, P2, NO), (12.0, P3, NO))


def world(**hands: str) -> Scene:
    return table("seed", **(HANDS | hands)).dealt()  # type: ignore[arg-type]


async def test_who_could_declare_and_does_not_looks_like_one_who_could_not() -> None:
    """At once, late, or never: everybody is asked, and all take as long (S-011, SG-03)."""
    for said in ((20.0, P1, NO),), ():
        able, unable = world(P1="C2 C4 C6 C7"), world()
        await same(
            (able, told(*sorted(MADE + said))), (unable, told(*sorted(MADE + said))), others(P1)
        )


async def test_a_declaration_that_was_taken_back_was_never_there() -> None:
    scene = world(P1="C2 C4 C6 C7")
    fickle = told(MADE[0], (1.5, P1, lays("C2")), (2.0, P1, NO), *MADE[1:])
    steady = told(MADE[0], (2.0, P1, NO), *MADE[1:])
    await same((scene, fickle), (scene, steady), others(P1))


async def test_a_declaration_that_does_not_count_is_never_shown() -> None:
    """老王 has drawn his card first, so that of 小李 is not laid any more (SG-03)."""
    scene = world(P1="C3 C4 C6 C2")
    lays_too = told(MADE[0], (2.0, P1, lays("C2")), *MADE[1:])
    lays_none = told(MADE[0], (2.0, P1, NO), *MADE[1:])
    await same((scene, lays_too), (scene, lays_none), others(P1))


async def test_who_could_overturn_and_does_not_looks_like_one_who_could_not() -> None:
    """After the first round the other three are asked, whatever they hold (S-012)."""
    first = (*MADE[:1], (2.0, P1, NO), *MADE[1:])
    for said in ((10.0, P1, NO),), ():
        course = told(*sorted((*first, *said, *OVER)))
        await same((world(P1="C2 C2 C6 C7"), course), (world(), course), others(P1))


async def test_nobody_but_its_owner_learns_of_a_sealed_declaration_before_all_are_there() -> None:
    """Also not that there is one."""
    scene = world(P1="C2 C4 C6 C7")
    lays_two = told((1.0, P1, lays("C2")), (2.0, P0, lays("H2")), until=30)
    lays_one = told((1.0, P1, NO), (2.0, P0, lays("H2")), until=30)
    lays_none = told((1.0, P1, NO), (2.0, P0, NO), until=30)
    await same((scene, lays_two), (scene, lays_one), others(P1))
    await same((scene, lays_two), (scene, lays_none), (P2, P3))


BURIED = dict(P0="HA HA H3 H4", P1="H6 H7 C3 C4", P2="H8 H9 D3 D4", P3="HJ HQ C6 C7")


def at_bottom(bottom: str, **hands: str) -> Scene:
    chosen: Any = BURIED | hands
    return table("seed", bottom=bottom, **chosen).buries(P0)


async def test_what_the_declarer_lays_away_nobody_sees() -> None:
    """Points and trumps as little as anything else (S-014)."""

    def course(words: str) -> Script:
        bury = Bury(tuple(map(Card, words.split())))
        return told(
            (1.0, P0, bury),
            (3.0, P0, plays("HA HA")),
            (5.0, P1, plays("H6 H7")),
            (7.0, P2, plays("H8 H9")),
        )

    poor, rich = at_bottom("C8 C9"), at_bottom("HK SK")
    await same((poor, course("C8 C9")), (rich, course("HK SK")), others(P0))
    both = at_bottom("C8 HK")
    await same((both, course("C8 H3")), (both, course("HK H4")), others(P0))


async def test_what_lies_in_the_bottom_nobody_sees_before_it_is_taken() -> None:
    course = told(*MADE, (2.0, P1, NO), until=2)
    one = table("seed", bottom="C8 C9", **HANDS).dealt()  # type: ignore[arg-type]
    two = table("seed", bottom="XR SK", **HANDS).dealt()  # type: ignore[arg-type]
    course = told(MADE[0], (2.0, P1, NO), *MADE[1:], *OVER, (13.0, P1, NO), until=60)
    await same((one, course), (two, course), others(P0))


async def test_who_could_have_ruffed_looks_like_one_who_could_not() -> None:
    """What one follows with is all that one shows (S-042)."""
    course = told((1.0, P0, plays("H3")), (3.0, P1, plays("C3")), (5.0, P2, plays("D3")))
    able = table("seed", P0="H3 H4", P1="C3 S4", P2="D3 D4", P3="H6 H7").led_by(P0)
    unable = table("seed", P0="H3 H4", P1="C3 C4", P2="D3 D4", P3="H6 H7").led_by(P0)
    await same((able, course), (unable, course), others(P1))


# Random hands


class Course:
    """A hand played by chance in one world and again, with the same public answers, in another."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.said: dict[tuple[int, Seat], Action] = {}

    async def run(self, club: Club, at: int, people: list[Person], count: int) -> list[Any]:
        """Everybody answers one second after another; the log when *count* cards were laid."""
        while True:
            sitting = await club.sitting(at)
            question = sitting.question
            laid = sum(isinstance(event, ev.CardsPlayed) for event in sitting.log)
            if question is None or laid >= count:
                return list(sitting.log)
            await club.advance(1)
            seat = question.asks[0].seat
            await answer(club, at, people[seat], seat, self._choice(sitting, seat), code)

    def _choice(self, sitting: Any, seat: Seat) -> Action:
        key = (sitting.decision, seat)
        if key not in self.said:
            menu = tuple(sitting.hand.game.menu(sitting.hand.state, seat))
            # Throws are judged by what the others hold, so that they are led by nobody here.
            plain = [a for a in menu if not isinstance(a, Play) or len(set(a.cards)) == 1]
            self.said[key] = self.rng.choice(plain or menu)
        return self.said[key]


def scene_of(hands: tuple[Cards, ...], bottom: Cards) -> Scene:
    game = GAMES["shengji"]
    start, seed, drawer, *_ = game.opening(game.profiles["seed"], 7)
    opening = (
        start,
        seed,
        drawer,
        *(ev.HandDealt(seat=seat, cards=cards) for seat, cards in zip(ALL, hands, strict=True)),
        ev.BottomDealt(cards=bottom),
    )
    return _begun(opening)


def _begun(opening: tuple[Any, ...]) -> Scene:
    hand, log = Hand.start(GAMES["shengji"], opening)
    return Scene(hand, tuple(log))


def held_back(hands: tuple[Cards, ...], log: list[Any], seat: Seat) -> list[Card]:
    """What *seat* has neither played nor wanted to lay for trump."""
    kept = list(hands[seat])
    used: list[Cards] = []
    for event in log:
        match event:
            case ev.CardsPlayed(seat=who, cards=cards) if who == seat:
                used.append(cards)
            case ev.Answered(seat=who, action=Declare(cards=cards)) if who == seat:
                used.append(cards)
    for card in (card for cards in used for card in cards if card in kept):
        kept.remove(card)
    return kept


def swapped(hands: tuple[Cards, ...], log: list[Any], one: Seat, two: Seat) -> tuple[Cards, ...]:
    """*hands* with the cards exchanged that two seats hold back, one for one within a series, so
    that both must follow as before."""
    (made,) = (event for event in log if isinstance(event, ev.TrumpMade))
    trumps = Trumps(made.level, made.suit)
    mine, theirs = held_back(hands, log, one), held_back(hands, log, two)
    result = {seat: list(hands[seat]) for seat in (one, two)}
    for series in dict.fromkeys(map(trumps.series, mine)):
        pairs = zip(trumps.of(series, mine), trumps.of(series, theirs), strict=False)
        for own, other in pairs:
            result[one][result[one].index(own)] = other
            result[two][result[two].index(other)] = own
    return tuple(tuple(result.get(seat, hands[seat])) for seat in ALL)


@pytest.mark.parametrize("luck", range(2))
async def test_swapped_hands_are_told_alike_to_everybody_else(luck: int) -> None:
    rng = Random(f"shengji/{luck}")
    hands, bottom = dealt(rng.getrandbits(64), P0)
    course = Course(rng)
    async with opened(Path(MEMORY)) as club:
        people = club.six[:4]
        at = await club.laid(scene_of(hands, bottom), *people)
        log = await course.run(club, at, people, count=20)
        (declarer,) = (event.declarer for event in log if isinstance(event, ev.TrumpMade))
        one, two = sorted(rng.sample([seat for seat in ALL if seat != declarer], 2))
        first = seen_by(club, (people[seat] for seat in others(one, two)))
    again = swapped(hands, log, one, two)
    assert again != hands
    async with opened(Path(MEMORY)) as club:
        people = club.six[:4]
        at = await club.laid(scene_of(again, bottom), *people)
        repeated = await course.run(club, at, people, count=20)
        assert [e for e in repeated if _open(e)] == [e for e in log if _open(e)]
        assert seen_by(club, (people[seat] for seat in others(one, two))) == first


def _open(event: Any) -> bool:
    return event.kind not in ("hand-dealt", "answered")
