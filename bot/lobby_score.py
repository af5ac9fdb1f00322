"""The score of the match so far (/score): sides, players, and what is carried on; and at its end
the list of its hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.narrate.people import chained
from bot.scenery import scene
from bot.sitting import Sitting
from bot.table import Finished, Phase, rules
from bot.text import Text
from engine.games import GAMES
from engine.seats import Seat

MOST: Final = 12
"""Hands that the list at the end of a match shows: the last ones."""


def lines(sitting: Sitting) -> tuple[Text, ...]:
    """Public facts only: results of finished hands, and what they left."""
    return (_title(sitting), *_sides(sitting), *_players(sitting), *_carried(sitting))


def after_dissolving(sitting: Sitting) -> tuple[Text, ...]:
    """All agreed to stop in the middle of a hand, which counts for nothing. The score stands
    where the rules say so (G-304)."""
    number = {"number": sitting.table.number}
    stands = getattr(_played(sitting), "dissolve_by_consent", False)
    if not stands or not sitting.table.record:
        return (Text("dissolved", number),)
    title = Text("dissolved-stands", number)
    return (title, *_sides(sitting), *_winner(sitting), *hands(sitting))


def hands(sitting: Sitting) -> tuple[Text, ...]:
    """The hands of a match that is over, one a line. Nothing for a single one, whose result is
    all there is to say."""
    record = sitting.table.record
    if len(record) < 2:
        return ()
    left_out = max(0, len(record) - MOST)
    earlier = (Text("match-hands-earlier", {"count": left_out}),) if left_out else ()
    shown = enumerate(record[left_out:], left_out + 1)
    return (*earlier, *(_hand(sitting, number, hand) for number, hand in shown))


def _hand(sitting: Sitting, number: int, hand: Finished) -> Text:
    """What each side made, and who finished in which order."""
    names = tuple(_name(sitting, seat, person) for seat, person in enumerate(hand.people))
    points = tuple(
        Text("match-hand-side", {"side": _called(sitting, side, names), "points": _signed(made)})
        for side, made in enumerate(hand.points)
    )
    order = tuple(names[seat] for seat in hand.places)
    args: dict[str, object] = {"number": number, "points": points, "order": order}
    if points and order:
        return Text("match-hand", args)
    return Text("match-hand-points" if points else "match-hand-order", args)


def _called(sitting: Sitting, side: int, names: Sequence[object]) -> object:
    """A side by its name, or else by who plays on it."""
    found = sitting.narrator.side(side)
    return chained("side-together", _on(sitting, side, names)) if found is None else found


def _on(sitting: Sitting, side: int, names: Sequence[object]) -> tuple[object, ...]:
    return tuple(names[seat] for seat in _seats(sitting)[side])


def _seats(sitting: Sitting) -> tuple[tuple[Seat, ...], ...]:
    """Who scores together."""
    return GAMES[sitting.table.game].sides


def _name(sitting: Sitting, seat: int, person: int) -> str | Text:
    """Of whoever played there then; 0 is a computer."""
    if not person:
        return Text("computer-name", {"number": seat + 1})
    known = sitting.people.get(person)
    return Text("lobby-nobody") if known is None else known.name


def _winner(sitting: Sitting) -> Iterator[Text]:
    """By points, where they tell."""
    points = sitting.table.points
    if not points or points.count(max(points)) > 1:
        return
    side, names = points.index(max(points)), scene(sitting).names
    called = sitting.narrator.side(side)
    if called is None:
        yield Text("dissolved-won-names", {"names": _on(sitting, side, names)})
    else:
        yield Text("dissolved-won", {"side": called})


def _title(sitting: Sitting) -> Text:
    table = sitting.table
    hands = len(table.record)
    args: dict[str, object] = {"number": table.number, "hands": hands}
    if not hands:
        return Text("score-none", args)
    most = _agreed(sitting)
    return Text("score-title", args) if most is None else Text("score-of", {**args, "most": most})


def _agreed(sitting: Sitting) -> int | None:
    """Hands of a match, by the rules that are played."""
    found: int | None = getattr(_played(sitting), "hands_per_game", None)
    return found


def _played(sitting: Sitting) -> Any:
    """The rules of the last hand, or of the first one while there is none."""
    return rules(sitting.table) if sitting.hand is None else sitting.view(None).rules


def _sides(sitting: Sitting) -> Iterator[Text]:
    names, points = scene(sitting).names, sitting.table.points
    for side in range(len(_seats(sitting))):
        called = sitting.narrator.side(side)
        key = "score-names" if called is None else "score-side"
        args: dict[str, object] = {"names": _on(sitting, side, names)}
        if called is not None:
            args["side"] = called
        if points:
            yield Text(key, {**args, "points": _signed(points[side])})
        else:
            yield Text(f"{key}-plain", args)


def _players(sitting: Sitting) -> Iterator[Text]:
    """People who sit here now: what their sides made in the hands that they played, and their
    places there."""
    sides = _seats(sitting)
    for seat, person in sitting.table.people.items():
        places, points, kept = [], 0, False
        for hand in sitting.table.record:
            if person not in hand.people:
                continue
            then = hand.people.index(person)
            if hand.places:
                places.append(sitting.narrator.place(hand.places.index(then) + 1))
            if hand.points:
                side = next(n for n, on in enumerate(sides) if then in on)
                points, kept = points + hand.points[side], True
        args: dict[str, object] = {"name": scene(sitting).names[seat], "places": tuple(places)}
        if kept:
            args["points"] = _signed(points)
        if places or kept:
            yield Text(_PLAYERS[bool(places), kept], args)


_PLAYERS: Final = {
    (True, True): "score-player",
    (True, False): "score-player-plain",
    (False, True): "score-player-points",
}
"""By whether there are places and points."""


def _carried(sitting: Sitting) -> Sequence[Text]:
    """What the hand that is played began with, or what the next one will, in the words of the
    game."""
    hand = sitting.hand
    if hand is not None and sitting.table.phase is Phase.PLAYING:
        return sitting.narrator.standing(scene(sitting), sitting.view(None))
    if hand is None or sitting.table.phase is not Phase.BETWEEN:
        return ()
    carried = hand.game.carried(hand.state)
    return () if carried is None else sitting.narrator.carried(scene(sitting), carried)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
