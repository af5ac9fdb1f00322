"""Stories that are written as scenarios, one file a game: what they claim holds, and each is told
in a folder of its game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from bot.narrate import Scene
from bot.narrate.baohuang import telling as baohuang
from bot.narrate.people import People
from bot.narrate.shengji import telling as shengji
from bot.narrators import NARRATORS
from bot.record.games import RECORDED
from bot.scenario import Case, cases, played, profiles
from bot.scenario.languages import language as spoken
from bot.scenario.moment import Moment
from bot.text import LANGUAGES, Text, locale
from engine.events import EVERYONE
from tests.bot.narrate.reading import NAMES, scene

FOLDER: Final = Path(__file__).parent
TELLING: Final[dict[str, ModuleType]] = {"shengji": shengji, "baohuang": baohuang}
STORIES: Final[dict[tuple[str, str], Case]] = {
    (game, case.name): case
    for game in TELLING
    for case in cases((FOLDER / f"stories.{game}").read_text(encoding="utf-8"), game)
}
"""By game and name."""


def page(case: Case) -> str:
    """The file of one story."""
    parts = [f"# {case.title}"]
    parts += [f"[{language}]\n{_told(case, language)}" for language in LANGUAGES]
    return "\n\n".join(parts) + "\n"


def _told(case: Case, language: str) -> str:
    return "\n".join(locale(language).words(line) for line in _lines(case))


def _lines(case: Case) -> Iterator[Text]:
    """The hands it begins with, every line in its order, and what it leads to."""
    (profile,) = profiles(case)
    moment = played(case, profile)
    table, before = _scene(case, profile, moment), list[Any]()
    people = People(table)
    for event in moment.log:
        hidden = RECORDED[case.game].private(moment.state, event)
        if hidden is not None:
            yield _named(hidden, people, event)
        # What was taken before a position began is told by its points alone.
        unplayed = event.kind == "trick-taken" and before[-1].kind not in _PLAYED
        unplayed = unplayed and not getattr(event, "points", 0)
        if event.audience is EVERYONE and not unplayed:
            told = TELLING[case.game].tell(people, moment.public, [event], before)
            yield from (each.line for each in told)
            before.append(event)
            if event.kind in ("hand-ended", "hand-voided"):
                yield from NARRATORS[case.game].result(table, moment.public, event).lines


def _scene(case: Case, profile: str, moment: Moment) -> Scene:
    (ended,) = [e for e in moment.log if e.kind == "hand-ended"] or [None]
    carried = moment.public.carried
    return scene(
        names=NAMES[: spoken(case).game.seat_count],
        profile=profile,
        hand_number=1 if carried is None else carried.hand + 1,
        points=() if ended is None else ended.points,
        match_over=ended is not None and getattr(ended, "over", False),
    )


def _named(line: Text, people: People, event: Any) -> Text:
    """With the names of those who play instead of their seats."""
    names = {name: people.name(getattr(event, at)) for name, at in _SEATS if hasattr(event, at)}
    return replace(line, args={k: names.get(k, value) for k, value in line.args.items()})


_PLAYED: Final = ("cards-played", "hold-ended")
_SEATS: Final = (("name", "seat"), ("to", "to"))
