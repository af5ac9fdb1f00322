"""What the bot says at a table of Baohuang gives nobody away: least of all the guard, before his
own card lies on the table (B-004, BG-14)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.narrate.baohuang import codes
from bot.scenario import cases, played, profiles
from bot.scenario.baohuang.words import combo
from bot.scenario.moment import Moment
from bot.tokens import Op
from engine.baohuang.actions import Action, Call, Declaration, Declare, Pass, Play, Reign, Silent
from engine.baohuang.deal import hands as dealt
from engine.baohuang.profiles import SEED
from engine.baohuang.seating import ALL
from engine.baohuang.state import State
from engine.cards import Card
from engine.games import GAMES
from engine.seats import Seat
from storage.store import MEMORY
from tests.bot.conftest import Club, Person, opened
from tests.bot.worlds import Said, Script, answer, same, script, seen_by

P0, P1, P2, P3, P4 = ALL


def code(state: State, seat: Seat, action: Action) -> tuple[Op, str]:
    match action:
        case Pass():
            return Op.PASS, ""
        case Play(combo=laid):
            return Op.PLAY, codes.written(laid)
        case _:
            return Op.SAY, codes.said(action)


def told(*answers: Said, until: float = 60) -> Script:
    return script(code, *answers, until=until)


def others(*seats: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in ALL if seat not in seats)


def world(**hands: str) -> Moment:
    """Before anything is said. P2 is the emperor; the cards are as a scenario writes them."""
    held = HANDS | hands
    text = "game baohuang\n" + "".join(f"hand {seat}: {held[seat]}\n" for seat in held)
    (case,) = cases(text, "worlds")
    return played(case, profiles(case)[0])


def plays(words: str) -> Play:
    return Play(combo(words))


HANDS = dict(
    P0="2xK, 7, 8, J", P1="2x9, 10, J, Q", P2="E, 2x7, 8, Q", P3="S, 2xA, 9", P4="G, 2x10, 6"
)
OTHER_GUARD = dict(P3="G, 2xA, 9", P4="S, 2x10, 6")
"""The same, but Anna is the guard and not 大刚."""
SILENT: tuple[Said, ...] = tuple((1.0 + seat, seat, Silent()) for seat in ALL)
PLAYED: tuple[Said, ...] = (
    (20.0, P2, plays("2x7")),
    (21.0, P3, Pass()),
    (22.0, P4, plays("2x10")),
    (23.0, P0, Pass()),
    (24.0, P1, Pass()),
    (30.0, P0, plays("2xK")),
)


async def test_a_hidden_guard_looks_like_any_commoner() -> None:
    """He is asked the same at the same time, and no message to the others names him."""
    course = told(*SILENT, *PLAYED)
    await same((world(), course), (world(**OTHER_GUARD), course), others(P3, P4))


async def test_who_says_nothing_at_all_is_no_more_the_guard_than_another() -> None:
    """Also when his time runs out."""
    for quiet in (P3, P4):
        course = told(*(said for said in SILENT if said[1] != quiet), until=200)
        await same((world(), course), (world(**OTHER_GUARD), course), others(P3, P4))


async def test_a_declaration_that_was_taken_back_was_never_there() -> None:
    for seat, what in ((P4, Declaration.OPEN_GUARD), (P3, Declaration.REVOLT)):
        rest = tuple(said for said in SILENT if said[1] != seat)
        fickle = told((0.5, seat, Declare(what)), (0.8, seat, Silent()), *rest, until=30)
        steady = told((0.8, seat, Silent()), *rest, until=30)
        await same((world(), fickle), (world(), steady), others(seat))


async def test_nobody_learns_what_was_declared_before_all_have_answered() -> None:
    open_guard = told((1.0, P4, Declare(Declaration.OPEN_GUARD)), (2.0, P0, Silent()), until=15)
    nothing = told((1.0, P4, Silent()), (2.0, P0, Silent()), until=15)
    await same((world(), open_guard), (world(), nothing), others(P4))


async def test_an_emperor_who_plays_alone_looks_like_one_with_a_guard() -> None:
    alone = world(P2="E, G, 2x7, 8", P4="S, 2x10, 6", P3="Q, 2xA, 9")
    guarded = world(P2="E, S, 2x7, 8", P4="G, 2x10, 6", P3="Q, 2xA, 9")
    course = told(*SILENT, *PLAYED)
    await same((alone, course), (guarded, course), others(P2, P4))
    waited_for = told(*(said for said in SILENT if said[1] != P2), until=200)
    await same((alone, waited_for), (guarded, waited_for), others(P2, P4))


async def test_a_guard_who_could_beat_his_emperor_looks_like_one_who_could_not() -> None:
    """While the mask runs, neither does it show how long he thought (B-032)."""

    def course(moment: float) -> Script:
        passes = tuple((20.2 + seat / 10, seat, Pass()) for seat in (P0, P1, P3))
        return told(*SILENT, (20.0, P2, plays("8")), *passes, (moment, P4, Pass()))

    able, unable = world(P4="G, 2x10, 6"), world(P4="G, 6, 6, 7")
    await same((able, course(20.8)), (unable, course(20.8)), others(P4))
    await same((able, course(20.8)), (able, course(21.4)), others(P4))


async def test_nobody_knows_who_holds_the_called_card() -> None:
    """But its holder himself; suits are shown to nobody else."""
    course = told(
        (1.0, P0, Reign()),
        (2.0, P0, Call(Card.H9)),
        *((4.0 + seat, seat, Silent()) for seat in ALL),
        (20.0, P0, plays("Q")),
        (20.5, P1, Pass()),
        (21.0, P3, plays("A")),
        (25.0, P0, Pass()),
        (25.5, P1, Pass()),
    )
    one, other = called(P1="H9, 6, 2", P3="C9, 8, A"), called(P1="C9, 6, 2", P3="H9, 8, A")
    await same((one, course), (other, course), others(P1, P3))


async def test_nobody_is_spared_where_the_called_card_alone_could_beat_a_play() -> None:
    """One big joker alone: who had to think would be the guard, so all answer, or all are waited
    for alike."""
    begun = (
        (1.0, P0, Reign()),
        (2.0, P0, Call(Card.H9)),
        *((4.0 + seat, seat, Silent()) for seat in ALL),
        (20.0, P0, plays("E")),
    )
    one, other = called(P1="H9, 6, 7", P3="C9, 8, 10"), called(P1="C9, 6, 7", P3="H9, 8, 10")
    passes = tuple((22.0 + seat, seat, Pass()) for seat in (P1, P2, P3, P4))
    for said in (passes, ()):
        course = told(*begun, *said, until=120)
        await same((one, course), (other, course), others(P1, P3))


def called(**hands: str) -> Moment:
    """老王 reigns and can call the nine of hearts."""
    held = dict(P0="E, 3xH9, K, Q", P1="5, 6, J", P2="7, 8, J", P3="7, 8, A", P4="5, 6, 10")
    lines = "".join(f"hand {seat}: {cards}\n" for seat, cards in (held | hands).items())
    (case,) = cases(f"game baohuang\nprofile qingdao\n{lines}", "worlds")
    return played(case, "qingdao")


# Random hands


class Course:
    """A hand played by chance in one world and again, with the same answers, in another. Nobody
    plays small jokers, of which one makes the guard."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.said: dict[tuple[int, Seat], Action] = {}

    async def run(self, club: Club, at: int, people: list[Person], count: int) -> list[Any]:
        """Each question is answered in the order of the seats; the log after *count* plays."""
        while True:
            sitting = await club.sitting(at)
            question = sitting.question
            laid = sum(event.kind == "cards-played" for event in sitting.log)
            if question is None or laid >= count:
                return list(sitting.log)
            for seat in ALL:
                await club.advance(0.2)
                now = await club.sitting(at)
                still = now.question if now.decision == sitting.decision else None
                if still is not None and any(ask.seat == seat for ask in still.asks):
                    said = self._choice(now, seat)
                    await answer(club, at, people[seat], seat, said, code)
            await club.advance(6)

    def _choice(self, sitting: Any, seat: Seat) -> Action:
        key = (sitting.decision, seat)
        if key not in self.said:
            menu = tuple(sitting.hand.game.menu(sitting.hand.state, seat))
            plain = [a for a in menu if a in (Silent(), Pass()) or isinstance(a, Play)]
            lawful = [a for a in plain if not isinstance(a, Play) or not a.combo.small]
            self.said[key] = self.rng.choice(lawful[:6])
        return self.said[key]


def scene_of(hands: tuple[tuple[Card, ...], ...]) -> Moment:
    game = GAMES["baohuang"]
    text = "".join(
        f"hand P{seat}: {' '.join(map(_word, cards))}\n" for seat, cards in enumerate(hands)
    )
    (case,) = cases(f"game {game.key}\n{text}", "worlds")
    return played(case, "seed")


def _word(card: Card) -> str:
    special = {Card.XB: "S", Card.XR: "B", Card.XG: "G", Card.XE: "E"}
    return special.get(card) or card.value.replace("T", "10")


def swapped(hands: tuple[tuple[Card, ...], ...], one: Seat, two: Seat) -> Any:
    """*hands* with the guard's joker in the place of a plain small one of another seat."""
    exchanged = {Card.XG: Card.XB, Card.XB: Card.XG}
    result = [list(cards) for cards in hands]
    for seat, card in ((one, Card.XG), (two, Card.XB)):
        result[seat][result[seat].index(card)] = exchanged[card]
    return tuple(map(tuple, result))


@pytest.mark.parametrize("luck", range(2))
async def test_another_guard_is_told_alike_to_everybody_else(luck: int) -> None:
    rng = Random(f"baohuang/{luck}")
    hands = dealt(SEED, rng.getrandbits(64))
    (guard,) = (seat for seat in ALL if Card.XG in hands[seat])
    other = next(seat for seat in ALL if Card.XB in hands[seat] and seat != guard)
    course, first = Course(rng), list[Any]()
    for world in (hands, swapped(hands, guard, other)):
        async with opened(Path(MEMORY)) as club:
            people = club.six[:5]
            at = await club.laid(scene_of(world), *people)
            log = await course.run(club, at, people, count=8)
            public = [event for event in log if event.kind not in ("hand-dealt", "answered")]
            said = seen_by(club, (people[seat] for seat in others(guard, other)))
        first.append((public, said))
    assert first[0] == first[1]
