"""Asked whether to revolt (革命, G-250 to G-266), in both forms, and what the opposite of who did
keeps (要头, G-256)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages import Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import faces
from bot.narrate.gouji.before.layout import Part, first, no_yes, say, screen
from bot.narrate.gouji.reading import Reading
from bot.narrate.keys import rows
from bot.text import Text
from engine.gouji.actions import No, Shots
from engine.gouji.combos import Combo
from engine.gouji.options import Revolution, RevolutionCheck
from engine.gouji.state import SEATS
from engine.gouji.three_shots import SHOTS, series
from engine.seats import opposite

SERIES = 5
"""Ready series of shots; any other is typed."""
_LOOKED = 20_000
"""Series that are looked at for them."""


def question(reading: Reading) -> Part:
    rules = reading.view.rules
    void = Text(f"revolution-{rules.double_revolution.replace('_', '-')}")
    lines: tuple[Text, ...]
    if rules.revolution is Revolution.THREE_SHOTS:
        across = reading.people.name(opposite(reading.seat, SEATS))
        lines = (
            Text("ask-revolution-shots", {"count": SHOTS}),
            Text("revolution-test", {"name": across}),
            void,
        )
        no = say(reading, Text("button-no-revolution"), No())
        return lines, ((no, reading.keys.panel(Text("button-revolution-shots"), "v")),)
    drawn = rules.revolution_check is RevolutionCheck.DRAWN
    lines = (Text("ask-revolution-drawn" if drawn else "ask-revolution"), *_cost(reading), void)
    return lines, no_yes(reading, "button-no-revolution", "button-revolution")


def _cost(reading: Reading) -> Iterator[Text]:
    rules = reading.view.rules
    place = rules.revolution_place.replace("_", "-")
    yield Text(f"revolution-place-{place}")
    across = {"name": reading.people.name(opposite(reading.seat, SEATS))}
    if rules.open_points and rules.revolution_concedes_point:
        yield Text("revolution-concedes", across)
    if rules.revolution_choice:
        yield Text("revolution-head", {**across, "kills": rules.revolution_free_kills})
    elif not rules.revolution_free_kills:
        yield Text("revolution-no-head", across)


def panel(reading: Reading, name: str) -> Screen | None:
    """Ready series of three shots, largest first."""
    if name != "v" or reading.view.rules.revolution is not Revolution.THREE_SHOTS:
        return None
    ready = _ready(reading)
    label = Text("panel-shots" if ready else "panel-shots-none", {"count": SHOTS})
    buttons: Keyboard = rows(
        (
            say(
                reading,
                Text("button-shots", {"shots": tuple(map(faces.button, shots))}),
                Shots(shots),
            )
            for shots in ready
        ),
        1,
        "ways",
    )
    leaving = (
        say(reading, Text("button-no-revolution-after-all"), No()),
        *reading.keys.back(first(reading)),
    )
    return screen(reading, (label,), (*buttons, leaving))


def _ready(reading: Reading) -> list[tuple[Combo, ...]]:
    """Series of different plays: the same plays in another order are typed."""
    found: dict[frozenset[tuple[Combo, int]], tuple[Combo, ...]] = {}
    for looked, shots in enumerate(series(reading.asked.hand, reading.view.rules)):
        found.setdefault(frozenset((shot, shots.count(shot)) for shot in shots), shots)
        if len(found) == SERIES or looked > _LOOKED:
            break
    return list(found.values())


def head(reading: Reading) -> Part:
    about = reading.asked.about
    assert about is not None
    kills = reading.view.rules.revolution_free_kills
    lines = (
        Text("ask-head", {"name": reading.people.name(about)}),
        Text("head-kept", {"kills": kills}),
        Text("head-lost-now"),
    )
    return lines, no_yes(reading, "button-no-head", "button-head")
