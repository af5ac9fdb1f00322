"""Whole hands with the bot as a process of its own that is killed again and again.

Six people answer by what they see alone. The same hand, or the same match of several, is played
undisturbed and with SIGKILL at random moments; everybody must have seen the same in both.

``python -m tests.adapters.telegram.kills [KILLS] [SEED]`` prints one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from bot.codec import codecs
from bot.narrate.gouji import codes
from bot.sitting import QUESTIONS
from bot.tokens import Op
from engine.events import EVERYONE
from tests.adapters.telegram.house import NAMES, TOWN, world_of
from tests.adapters.telegram.killing import LONGEST, Moment, made, running, seated, through
from tests.adapters.telegram.matches import results
from tests.adapters.telegram.peeking import assert_match_kept
from tests.support.players import (
    Onward,
    Player,
    Shown,
    by_buttons,
    by_panels,
    cautious,
    moody,
)
from tests.support.telegram import Chat, Person

WAYS: Final = (by_buttons, by_panels) * 3
KINDS: Final = {Op.PASS: "pass", Op.NO_BURN: "no-burn", Op.NO_SHOW: "no-show", Op.YIELD: "yield"}
PARTS: Final = (
    ("playing", 1, 3.0),
    ("preparing", 2, 0.5),
    ("results", 2, 0.05),
    ("preparing", 3, 0.1),
    ("playing", 3, 3.0),
)
"""When a match of three hands is killed: in which part of which hand, and how much later."""
CHOICE: Final = moody(cautious)
HANDS: Final = 36**5
"""The mark of a hand in the number of a question is less than this."""


@dataclass(slots=True)
class Played:
    """What has come to its end."""

    journals: dict[str, list[Any]]
    """The events of each hand by its id."""
    calls: int
    players: Sequence[Player]
    """By seat."""
    group: Chat
    kills: Counter[str] = field(default_factory=Counter)

    @property
    def events(self) -> list[Any]:
        """Those of all hands."""
        return [event for journal in self.journals.values() for event in journal]


def moments(rng: random.Random, count: int, undisturbed: Played) -> list[Moment]:
    """*count* moments, spread over the hand, most of them within a few milliseconds of a commit
    or a call."""
    found = []
    for place in sorted(rng.uniform(0, 0.97) for _ in range(count)):
        kind = rng.choice(("events", "events", "calls", "calls", "start"))
        whole = {"events": len(undisturbed.events), "calls": undisturbed.calls, "start": 0}[kind]
        at = place * whole if whole else rng.uniform(0, 1.5)
        found.append(Moment(kind, at, rng.choice((0.0, rng.uniform(0, 0.05)))))
    return found


async def play(
    data: Path, seed: int, plan: Sequence[Moment] = (), hands: int = 1, rules: str = ""
) -> Played:
    """*hands* hands of six people by the house rules of the code *rules*, killed at the moments of
    *plan*. Raises AssertionError when they do not end, or when anybody was told what is not for
    him."""
    world = world_of(query_seconds=10 * LONGEST)
    people = [world.add_person(name, language_code="zh-hans") for name in NAMES]
    group = world.add_group(TOWN, people[1:], admins=people[:1])
    async with running(world, data, seed) as bot:
        lobby = await seated(group, people, rules=rules)
        players = [
            Player(person, CHOICE, way, patience=LONGEST)
            for person, way in zip(people, WAYS, strict=True)
        ]
        onward = [Onward(person, group) for person in people]

        def over() -> bool:
            return len(results(group)) >= hands

        here = [*players, *(onward if hands > 1 else ())]
        started = people[0].press(lobby, "开打")
        kills = await through(bot, here, plan, over, hands * LONGEST + 10 * len(plan))
        await started.answered(LONGEST)
        await world.wait_for(lambda: all(_over(person) for person in people), LONGEST)
    world.assert_clean()
    seats, journals = bot.seats(), bot.journals()
    players.sort(key=lambda player: seats[str(player.person.id)])
    sitting = [player.person for player in players]
    assert len(journals) == hands, "a hand was dealt more than once"
    assert_match_kept([(sitting, journal) for journal in journals.values()], group, len(plan))
    return Played(journals, made(world), players, group, kills)


def public(events: Sequence[Any]) -> list[tuple[str, str]]:
    """What everybody saw, in order. When a hold ended is nobody's business."""
    codec = codecs()["gouji"]
    shown = (e for e in events if e.audience is EVERYONE and e.kind != "hold-ended")
    return [(entry.kind, entry.body) for entry in map(codec.dump, shown)]


def dealt(events: Sequence[Any]) -> list[tuple[int, Any]]:
    """Seats and what they drew, one hand after another."""
    return [(event.seat, event.cards) for event in events if event.kind == "hand-dealt"]


def unheard(played: Played) -> list[tuple[str, str]]:
    """Answers of which somebody was told that they were taken down, and which are not stored."""
    return [
        (player.person.first_name, button.data)
        for seat, player in enumerate(played.players)
        for button in player.heard
        if not any(_stored(*hand, seat, button) for hand in played.journals.items())
    ]


def _stored(hand: str, events: Sequence[Any], seat: int, button: Shown) -> bool:
    """A question is called by its hand, and by the number of public events before it; the end of
    a hold is one."""
    mark, number = divmod(button.token.decision, QUESTIONS)
    if mark != crc32(hand.encode()) % HANDS:
        return False
    before = 0
    for event in events:
        action = getattr(event, "action", event)
        mine = getattr(event, "seat", None) == seat and event.kind in ("answered", "cards-played")
        if mine and before - number in (0, 1) and _means(button, action):
            return True
        before += event.audience is EVERYONE
    return False


def _means(button: Shown, action: Any) -> bool:
    op, arg = button.token.op, button.token.arg
    if op is Op.PLAY:
        return bool(getattr(action, "combo", None) == codes.play(arg))
    if op is Op.SAY:
        terms = arg.startswith("t")
        return bool(action.kind == "terms" if terms else action == codes.saying(arg))
    return op is Op.SHOW or action.kind == KINDS[op]


def _over(person: Person) -> bool:
    return "这局打完了" in person.dm.from_bot[-1].text


async def compare(data: Path, kills: int, seed: int) -> tuple[Played, Played]:
    """The hand undisturbed, and the same hand with so many kills. *data* is an empty folder."""
    undisturbed = await play(_folder(data, "undisturbed"), seed)
    plan = moments(random.Random(seed), kills, undisturbed)
    return undisturbed, await play(_folder(data, "killed"), seed, plan)


async def compare_matches(data: Path, seed: int, hands: int, rules: str) -> tuple[Played, Played]:
    """A match undisturbed and, beside it, the same one killed at the moments of :data:`PARTS`.
    *data* is an empty folder."""
    rng = random.Random(seed)
    plan = [Moment(kind, hand, rng.uniform(0, latest)) for kind, hand, latest in PARTS]
    undisturbed, killed = await asyncio.gather(
        play(_folder(data, "undisturbed"), seed, (), hands, rules),
        play(_folder(data, "killed"), seed, plan, hands, rules),
    )
    return undisturbed, killed


def _folder(data: Path, name: str) -> Path:
    folder = data / name
    folder.mkdir()
    return folder


def main(kills: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as data:
        began = time.monotonic()
        undisturbed, killed = asyncio.run(compare(Path(data), kills, seed))
    found: dict[str, Any] = {
        "kills": dict(killed.kills),
        "seconds": round(time.monotonic() - began),
        "public_events": len(public(killed.events)),
        "same_deal": dealt(killed.events) == dealt(undisturbed.events),
        "same_events": public(killed.events) == public(undisturbed.events),
        "answers_heard": sum(len(player.heard) for player in killed.players),
        "answers_lost": unheard(killed),
    }
    print(json.dumps(found, ensure_ascii=False))
    return 0 if found["same_deal"] and found["same_events"] and not found["answers_lost"] else 1


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(main(*(given + [50, 1][len(given) :])))
