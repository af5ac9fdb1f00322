"""Pictures of what each player sees at Discord, in Chinese and in English, to be looked at.

    python -m tests.adapters.discord.pictures [DIR [SCENE ...]]

Real discord.py and the whole bot on the simulator; ``scripts/pictures`` installs what it takes.
A picture is named by language, scene, viewer and what he did. A bystander sees nobody's answers.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot import table as tables
from bot.inbound import Command, Sender
from bot.messages import Address
from bot.sitting import Sitting, Who
from bot.tokens import Op
from engine.gouji.matters import Matter
from engine.gouji.options import Tribute
from tests.adapters.discord.house import (
    LANGUAGES,
    House,
    hand_in,
    having,
    served,
    token_of,
    words,
)
from tests.support.discord import Control, Person, Shown
from tests.support.discord.camera import PHONE, TALL, Camera, camera
from tests.support.hands import P0, P1, P2, P3, P5, Debt, Scene, after, table

FOLDER: Final = Path("build/pictures")
LOCALES: Final = ("zh-CN", "en-US")
MINE: Final = "B S 3x2 2xA 2xK 3xQ 3xJ 4x10 4x9 4x8 2x7 3x6 2x5 4 3"
"""A whole hand."""


@dataclass(slots=True)
class Film:
    """One scene in one language: everybody there speaks it."""

    name: str
    locale: str
    house: House
    camera: Camera
    bystander: Person

    def says(self, key: str, **args: object) -> str:
        return words(key, LANGUAGES[self.locale], **args)

    async def shoot(self, person: Person, what: str = "", **how: Any) -> None:
        """A picture of what *person* sees now."""
        number = self.house.people.index(person) + 1 if person in self.house.people else 0
        viewer = f"seat{number}" if number else "bystander"
        parts = (self.locale, self.name, viewer, what)
        path = await self.camera.take(
            "-".join(filter(None, parts)),
            self.house.world,
            self.house.room,
            person,
            now=self.house.clock.now(),
            **how,
        )
        print(path, flush=True)

    async def opens(self, person: Person, *panels: str) -> Shown:
        """Look at his hand, and go on to the panels of these names."""
        hand = await self.house.hand(person)
        for panel in panels:
            answer = await person.press(hand, self.control(hand, Op.PANEL, panel))
            assert answer.shown is not None
            hand = answer.shown
        return hand

    async def presses(self, person: Person, op: Op) -> None:
        """The newest such button that stands there for everybody."""
        shown = next(shown for shown in reversed(self.house.public) if having(shown, op))
        await person.press(shown, having(shown, op)[0])

    def control(self, shown: Shown, op: Op, arg: str) -> Control:
        return next(each for each in having(shown, op) if token_of(each).arg == arg)

    async def lays(self, scene: Scene) -> None:
        """All six play the hand of *scene*."""
        house = self.house
        await house.open()
        for person in house.people[1:]:
            await self.presses(person, Op.JOIN)

        def work(sitting: Sitting, who: Who) -> None:
            started = tables.started(sitting.table, who.id, "greedy")
            sitting.table = tables.dealt(started, "laid", sitting.tempo.reserve)
            sitting.record((scene.hand, scene.log))

        host = Sender("discord", str(house.host.id), house.host.name, self.locale)
        at = Address.room("discord", str(house.room.id))
        number = (await house.sitting()).table.id
        await house.app.desk.step(number, Command(id="lay", sender=host, at=at, name="lay"), work)
        await house.clock.settle()
        await house.world.settle()


async def lobby(film: Film) -> None:
    """Sitting down, from outside and for the one who sits down; what is refused."""
    house = film.house
    await house.open()
    for person in house.people[1:3]:
        await film.presses(person, Op.JOIN)
    await film.shoot(house.people[2])
    await film.shoot(film.bystander)
    await film.presses(film.bystander, Op.START)
    await film.shoot(film.bystander, "refused")
    await film.presses(house.people[2], Op.JOIN)
    await film.shoot(house.people[2], "again")


async def advice(film: Film) -> None:
    """Help, the rules, and one of their words."""
    room, asking = film.house.room, film.bystander
    await asking.slash(room, "help")
    await film.shoot(asking, "without-table")
    await film.house.open()
    await asking.slash(room, "rules")
    await film.shoot(asking, "rules")
    await asking.slash(room, "rules", word=film.says("term-burn"))
    await film.shoot(asking, "rules-burn")


async def dealt(film: Film) -> None:
    """Who leads: everybody is asked."""
    await film.lays(table(P0="H3 H3 S3 " + MINE).dealt())
    await film.opens(film.house.host)
    await film.shoot(film.house.host)
    await film.opens(film.house.host, "s")
    await film.shoot(film.house.host, "which")


async def lead(film: Film) -> None:
    """Leading: the call, the hand, and the way through its lists."""
    host = film.house.host
    await film.lays(table(P0=MINE).led_by(P0))
    await film.shoot(host, "called")
    await film.opens(host)
    await film.shoot(host)
    await film.shoot(host, "phone", size=PHONE)
    await film.shoot(host, "list", opened=0, size=TALL)
    await film.opens(host, "r8")
    await film.shoot(host, "count")
    await film.opens(host, "r8", "a83")
    await film.shoot(host, "with")
    await film.shoot(host, "with-list", opened=-1, size=TALL)
    await film.opens(host, "J")
    await film.shoot(host, "jokers")


async def answer(film: Film) -> None:
    """Answering the opposite, what can be refused, and what has been noted."""
    host = film.house.host
    await film.lays(table(P0=MINE, P2="4x6 3 4", P3="4x9 4xK 3").leads(P2, "4x6").then(P3="4x9"))
    await film.shoot(film.bystander)
    hand = await film.opens(host)
    await film.shoot(host)
    await film.shoot(host, "phone", size=PHONE)
    await host.slash(film.house.room, "play", cards="5x10")
    await film.shoot(host, "refused")
    await film.opens(host, "rA")
    await film.shoot(host, "ways")
    await host.press(hand, having(hand, Op.PLAY)[0])
    await film.shoot(host, "noted")
    await film.shoot(film.bystander, "after")
    await film.presses(film.bystander, Op.HAND)
    await film.shoot(film.bystander, "my-hand")


async def burn(film: Film) -> None:
    """The window of a burn, the question of everybody, and what to burn with."""
    host, asked, poor = film.house.people[0], film.house.people[1], film.house.people[5]
    hands: dict[str, Any] = {"P1": "4xA 2xB 5 6", "P3": "2x2 2xK 3 4"}
    await film.lays(table(P0=MINE, **hands, opened=(P1, P5)).leads(P3, "2x2+2xK"))
    await film.shoot(film.bystander)
    await film.opens(asked)
    await film.shoot(asked)
    await film.opens(asked, "b")
    await film.shoot(asked, "cover")
    await film.opens(poor, "b")
    await film.shoot(poor, "cannot")
    await film.opens(host)
    await film.shoot(host, "opposite")
    await film.shoot(film.bystander, "after")
    for seconds in (8, 20):
        await film.house.clock.advance(seconds)
    await film.house.world.settle()
    await film.shoot(film.bystander, "waited")
    await film.shoot(host, "called")


async def burning(film: Film) -> None:
    """Somebody burns: who may stop him, and who may burn over him."""
    hands: dict[str, Any] = {"P0": "4xK 3", "P5": "4xA S 2x9 4 5"}
    hands |= {"P1": "4x2 B 4 5", "P2": "4x2 3 4"}
    await film.lays(table(**hands).leads(P0, "4xK").then(P5="burn 4xA"))
    await film.shoot(film.bystander)
    for person in (film.house.people[1], film.house.people[2], film.house.people[5]):
        await film.opens(person)
        await film.shoot(person)


async def result(film: Film) -> None:
    """The last play of a hand, and what comes of it."""
    house, last = film.house, film.house.people[5]
    hands: dict[str, Any] = {"P5": "K", "P0": "3 4", "P4": "3 4 5"}
    await film.lays(table(out=(P2, P3), dead=(P1,), opened=(P2, P3), **hands).led_by(P5))
    hand = await film.opens(last)
    await film.shoot(last)
    await last.press(hand, having(hand, Op.PLAY)[0])
    await house.clock.advance(10)
    await house.world.settle()
    await film.shoot(last, "after")
    await film.shoot(film.bystander)
    await house.host.slash(house.room, "verify")
    await film.shoot(house.host, "verify")


async def house_rules(film: Film) -> None:
    """The house rules: their categories, the options of one, and one option."""
    house = film.house
    await house.open()
    page = hand_in(await house.host.slash(house.room, "house"))
    await film.shoot(house.host)
    for arg, what in (("c7", "category"), ("o", "option")):
        control = next(c for c in having(page, Op.HOUSE) if token_of(c).arg.startswith(arg))
        page = hand_in(await house.host.press(page, control))
        await film.shoot(house.host, what)


async def returning(film: Film) -> None:
    """Which small cards go back, and the one summary of all tribute (G-084)."""
    host = film.house.host
    left = after(Debt(kind=Tribute.FALL, payer=P3, receiver=P0, cards=2))
    await film.lays(table("aixin", P0=MINE, P3="2xB 4 3 3", carried=left).begun())
    for _ in range(20):
        sitting = await film.house.sitting()
        assert sitting.question is not None
        if sitting.question.kind == Matter.RETURN:
            break
        for person in await film.house.asked():
            await film.house.decline(person)
        await film.house.release()
    hand = await film.opens(host)
    await film.shoot(host)
    await film.shoot(host, "phone", size=PHONE)
    hand = hand_in(await host.press(hand, having(hand, Op.PANEL)[1]))
    await film.shoot(host, "one")
    hand = hand_in(await host.press(hand, having(hand, Op.PANEL)[0]))
    await film.shoot(host, "both")
    await host.press(hand, having(hand, Op.SAY)[0])
    await film.shoot(host, "after")
    await film.shoot(film.bystander)


SCENES: Final[tuple[Callable[[Film], Awaitable[None]], ...]] = (
    lobby, advice, house_rules, dealt, returning, lead, answer, burn, burning, result
)  # fmt: skip


async def play(scene: Callable[[Film], Awaitable[None]], locale: str, taking: Camera) -> None:
    async with served() as house:
        world = house.world
        world.guild_locale = locale
        await world.travel((house.clock.now() - world.env.now()).total_seconds())
        for person in house.people:
            person.locale = world.locales[person.id] = locale
        bystander = world.person("路过的" if locale == "zh-CN" else "Passer-by", locale=locale)
        await scene(Film(scene.__name__, locale, house, taking, bystander))


async def take(browser: str, folder: Path, names: Collection[str]) -> None:
    """The scenes of these names, or all, in every language."""
    async with camera(folder, browser) as taking:
        for locale in LOCALES:
            for scene in SCENES:
                if not names or scene.__name__ in names:
                    await play(scene, locale, taking)


def main() -> None:
    known = [scene.__name__ for scene in SCENES]
    parser = argparse.ArgumentParser(description="Pictures of what players see at Discord.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(known))
    parser.add_argument("--browser", default="chromium", help="the Chromium to use")
    asked = parser.parse_args()
    if unknown := set(asked.scenes) - set(known):
        parser.error(f"no such scene: {', '.join(sorted(unknown))}. There are {', '.join(known)}")
    browser = shutil.which(asked.browser)
    if browser is None:
        parser.error(f"{asked.browser} is not installed here")
    asked.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(browser, asked.folder, asked.scenes))


if __name__ == "__main__":
    main()
