"""Asked whether a shot of the revolutionary is beaten (G-262 to G-265), or the pooled 5s (汇五,
G-282)."""

from __future__ import annotations

from bot.messages import Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import faces
from bot.narrate.gouji.answering import offered, rank_of, ranks
from bot.narrate.gouji.before.layout import Part, first, screen
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.ready import following, spent
from bot.narrate.gouji.sides import side
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op
from engine.cards import Rank
from engine.gouji.actions import Play
from engine.gouji.combos import Combo
from engine.gouji.three_shots import SHOTS


def shot(reading: Reading) -> Part:
    revolt = reading.view.revolt
    assert revolt is not None
    name = reading.people.name(revolt.seat)
    plays = tuple(map(faces.combo, reading.asked.targets))
    args: dict[str, object] = {"name": name, "plays": plays, "number": len(revolt.beaten) + 1}
    if reading.asked.pure:
        return (Text("ask-shot-rest", args),), _keyboard(reading)
    stood = None in revolt.beaten
    stake = Text("shot-stood", {"name": name}) if stood else _stake(reading, len(revolt.beaten))
    return (Text("ask-shot", args), stake), _keyboard(reading)


def _stake(reading: Reading, fired: int) -> Text:
    revolt = reading.view.revolt
    assert revolt is not None
    args: dict[str, object] = {"name": reading.people.name(revolt.seat)}
    if fired == SHOTS - 1:
        return Text("shot-last", args)
    return Text("shot-stake", {**args, "count": SHOTS})


def fives(reading: Reading) -> Part:
    view = reading.view
    laid = tuple(
        Text("fives-of", {"name": reading.people.name(seat), "count": count})
        for seat, count in view.fives
        if count
    )
    (pool,) = reading.asked.targets
    last = None if view.carried is None else view.carried.places[-1]
    assert last is not None
    args: dict[str, object] = {
        "side": side(last),
        "play": faces.combo(pool),
        "laid": laid,
        "name": reading.people.name(last),
    }
    return (Text("ask-fives", args), Text("fives-first")), _keyboard(reading)


def _plays(reading: Reading) -> tuple[Combo, ...]:
    return tuple(action.combo for action in reading.menu() if isinstance(action, Play))


def _keyboard(reading: Reading) -> Keyboard:
    """Ready plays, all ranks that beat it, and letting it pass."""
    plays = _plays(reading)
    ready = rows((offered(reading, play, False) for play in following(plays)), 2, "ready")
    passing = (reading.keys.press(Text("button-let-pass"), Op.PASS),)
    return (*ready, *ranks(reading, plays), passing)


def panel(reading: Reading, name: str) -> Screen | None:
    """The ways to beat it with cards of one rank, those that spend least first."""
    if name[0] not in "rJ2":
        return None
    rank = rank_of(name)
    plays = sorted((play for play in _plays(reading) if play.rank is rank), key=spent)
    if not plays:
        return None
    rules, back = reading.view.rules, first(reading)
    title = Text("panel-beating", {"kind": _kind(rank)})
    ways = reading.keys.ways(Op.PLAY, plays, lambda play: faces.composition(play, rules), name, 2)
    parent = name.partition("t")[0] if "t" in name else back
    return screen(reading, (title,), (*ways, reading.keys.back(parent)))


def _kind(rank: Rank | None) -> Text:
    return Text("kind-jokers") if rank is None else faces.kind(rank)
