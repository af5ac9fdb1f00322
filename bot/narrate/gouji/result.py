"""The end of a hand, and of a match (screens, section 7.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.messages import Button, Keyboard
from bot.narrate import Scene, Screen
from bot.narrate.gouji.board import signed
from bot.narrate.gouji.people import People, side
from bot.text import Text
from bot.tokens import Op, Token
from engine import shuffle
from engine.gouji.events import HandEnded
from engine.gouji.view import View
from engine.seats import Seat


def result(scene: Scene, view: View, ended: HandEnded) -> Screen:
    """Places, points, what was opened and burned, and the proof of the shuffle.

    The points of *scene* include this hand.
    """
    people = People(scene)
    lines = (
        *_title(scene, view, ended),
        *_places(people, ended),
        _points(scene, view, ended),
        *_feats(people, view),
        _proof(view, ended),
        *_match(scene),
    )
    return Screen(tuple(lines), _buttons(scene))


def _title(scene: Scene, view: View, ended: HandEnded) -> Iterator[Text]:
    args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
    red, blue = ended.points
    if red == blue:
        yield Text("result-draw", args)
    else:
        yield Text("result-won", {**args, "side": side(Seat(int(red < blue)))})
    if ended.sweep:
        factor = view.rules.score_sweep_factor
        key = "result-sweep-ends" if view.rules.sweep_ends_game else "result-sweep"
        yield Text(key, {"side": side(ended.places[0]), "factor": factor})


def _places(people: People, ended: HandEnded) -> Iterator[Text]:
    for index, seat in enumerate(ended.places):
        yield Text(
            "result-place",
            {
                "place": Text(f"place-title-{index + 1}"),
                "name": people.name(seat),
                "side": side(seat),
            },
        )


def _points(scene: Scene, view: View, ended: HandEnded) -> Text:
    hand, match = ended.points, scene.points or ended.points
    args: dict[str, object] = {
        "red": signed(hand[0], "+"),
        "blue": signed(hand[1], "+"),
        "allred": signed(match[0]),
        "allblue": signed(match[1]),
        "hand": scene.hand_number,
    }
    hands = view.rules.hands_per_game
    if hands is None:
        return Text("result-points", args)
    return Text("result-points-of", {**args, "hands": hands})


def _feats(people: People, view: View) -> Iterator[Text]:
    """Who opened, who burned, who burned in vain."""
    if view.rules.open_points:
        opened = sorted(view.opened)
        if opened:
            yield Text("result-opened", {"names": people.list(opened)})
        else:
            yield Text("result-opened-nobody")
    made = Counter(debt.receiver for debt in view.debts)
    if made:
        burns = tuple(
            Text("result-burn", {"name": people.name(seat), "count": count})
            for seat, count in sorted(made.items())
        )
        yield Text("result-burns", {"burns": burns})
    if view.dead:
        yield Text("result-false-burns", {"names": people.list(view.dead)})


def _proof(view: View, ended: HandEnded) -> Text:
    """Whether the seed is the one that was sealed before the deal."""
    holds = shuffle.seal(int(ended.seed, 16)) == view.seal
    args = {"seal": view.seal[:8], "seed": ended.seed}
    return Text("result-seal-holds" if holds else "result-seal-broken", args)


def _match(scene: Scene) -> Iterator[Text]:
    if not scene.match_over:
        return
    red, blue = scene.points or (0, 0)
    args: dict[str, object] = {
        "table": scene.number,
        "red": signed(red),
        "blue": signed(blue),
    }
    yield Text("blank")
    if red == blue:
        yield Text("match-over-draw", args)
    else:
        yield Text("match-over", {**args, "side": side(Seat(int(red < blue)))})


def _buttons(scene: Scene) -> Keyboard:
    def press(key: str, op: Op) -> Button:
        return Button(Text(key), str(Token(op, scene.table)))

    going_on = press("button-again" if scene.match_over else "button-next", Op.NEXT)
    return ((going_on, press("button-close", Op.CLOSE)),)
