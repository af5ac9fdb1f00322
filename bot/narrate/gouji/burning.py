"""Asked whether to burn, and with what (screens, section 6.4).

The question is the same for everybody who is asked, whatever he holds; only the second keyboard
looks at his cards, and says honestly how far they would carry.
"""

from __future__ import annotations

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import codes, faces, situation
from bot.narrate.gouji.answering import on_top, rank_of, ranks
from bot.narrate.gouji.order import phrases
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.ready import spent
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op
from engine.counts import without
from engine.gouji import burn, plays
from engine.gouji.actions import Burn
from engine.gouji.combos import Combo

COVERS = 10
"""Covering plays with a button of their own."""


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    view = reading.view
    counter = situation.burner_on_top(view)
    key = "ask-counter-burn" if counter else "ask-burn"
    if reading.scene.solo:
        key = f"{key}-solo"
    lines = (*on_top(reading, "on-top-important"), *phrases(reading.people, view), Text(key))
    keys = reading.keys
    row = (
        keys.press(Text("button-no-burn"), Op.NO_BURN),
        keys.panel(Text("button-counter-burn" if counter else "button-burn"), "b"),
    )
    return lines, (row, *reading.tools())


def panel(reading: Reading, name: str) -> Screen:
    covers = [action.combo for action in reading.menu() if isinstance(action, Burn)]
    if not covers:
        return Screen((*reading.cards(), Text("blank"), _cannot(reading)), _leaving(reading, ""))
    if name == "b":
        return _covers(reading, covers)
    if name == "B":
        return _screen(
            reading,
            Text("panel-burn-ranks"),
            (*ranks(reading, tuple(covers), "B"), *_leaving(reading, "b")),
        )
    chosen = [play for play in covers if play.rank is rank_of(name)]
    if not chosen:
        return _covers(reading, covers)
    rules = reading.view.rules
    ways = reading.keys.ways(
        Op.BURN, sorted(chosen, key=spent), lambda play: faces.composition(play, rules), name, 2
    )
    parent = name.partition("t")[0] if "t" in name else "B"
    return _screen(reading, Text("panel-burn-cover"), (*ways, *_leaving(reading, parent)))


def _covers(reading: Reading, covers: list[Combo]) -> Screen:
    """The best cover of each rank, and the reckoning for the best of all."""
    best: dict[object, Combo] = {}
    for play in sorted(covers, key=lambda play: (-_spare(reading, play), spent(play))):
        best.setdefault(play.rank, play)
    ready = tuple(best.values())[:COVERS]
    buttons = rows((_cover(reading, play) for play in ready), 2, "ways")
    if len(covers) > len(ready):
        buttons = (*buttons, (reading.keys.panel(Text("button-choose"), "B"),))
    lines = (Text("panel-burn-cover"), _reckoning(reading, ready[0]))
    return Screen(
        (*reading.cards(), Text("blank"), *on_top(reading), *lines),
        (*buttons, *_leaving(reading, "")),
    )


def _cover(reading: Reading, play: Combo) -> Button:
    label = faces.with_worth(faces.button(play), play, reading.view.rules)
    if _spare(reading, play) >= 0:
        label = Text("button-burn-enough", {"play": label})
    return reading.keys.press(label, Op.BURN, codes.written(play))


def _spare(reading: Reading, play: Combo) -> int:
    """Jokers left over after *play*, if every play but the last takes one (G-155)."""
    rest = without(reading.asked.hand, play.counts)
    return burn.jokers(rest) - burn.plays_needed(rest, reading.view.rules) + 1


def _reckoning(reading: Reading, play: Combo) -> Text:
    rest = without(reading.asked.hand, play.counts)
    if not any(rest):
        return Text("burn-reckoning-out", {"play": faces.combo(play)})
    args: dict[str, object] = {
        "play": faces.combo(play),
        "cards": sum(rest),
        "jokers": burn.jokers(rest),
        "plays": burn.plays_needed(rest, reading.view.rules),
    }
    enough = burn.feasible(rest, reading.view.rules)
    return Text("burn-reckoning-enough" if enough else "burn-reckoning-short", args)


def _cannot(reading: Reading) -> Text:
    """Nothing beats the play, or nothing that this profile lets the hand burn with (GAP-24)."""
    asked = reading.asked
    assert asked.top is not None
    if next(plays.beating(asked.hand, asked.top, asked.rules), None) is None:
        return Text("burn-cannot", {"play": faces.combo(asked.top)})
    return Text("burn-cannot-finish")


def _leaving(reading: Reading, back: str) -> Keyboard:
    keys = reading.keys
    if back == "" and reading.view.answer is not None:
        back = "c"
    if reading.asked.may_answer:
        return (keys.back(back),)
    return ((keys.press(Text("button-no-burn-after-all"), Op.NO_BURN), *keys.back(back)),)


def _screen(reading: Reading, title: Text, buttons: Keyboard) -> Screen:
    return Screen((*reading.cards(), Text("blank"), *on_top(reading), title), buttons)
