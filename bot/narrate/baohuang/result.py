"""The end of a hand, and of a match (screens, sections 7.6 and 14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.narrate import Scene, Screen
from bot.narrate.baohuang import owed, situation
from bot.narrate.people import People
from bot.narrate.places import title
from bot.narrate.points import signed
from bot.narrate.proof import proof
from bot.narrate.table_buttons import result_buttons
from bot.text import Text
from engine.baohuang.events import HandEnded, HandVoided
from engine.baohuang.score import unit
from engine.baohuang.seating import ALL, SEATS
from engine.baohuang.view import View
from engine.seats import Seat


def result(scene: Scene, view: View, ended: HandEnded | HandVoided) -> Screen:
    """Places with roles and points, how they came about, the match so far, and the proof of the
    shuffle. A void hand has only the last.

    The points of *scene* include this hand.
    """
    people = People(scene)
    if isinstance(ended, HandVoided):
        args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
        lines = (
            Text("result-void", args),
            Text("baohuang-voided"),
            proof(view.seal, ended.seed),
        )
        return Screen(lines, result_buttons(scene))
    return Screen(
        (
            _title(scene, ended),
            *_places(people, ended),
            *_reckoning(view, ended),
            *_match(people, view),
            *_owed(scene, ended),
            proof(view.seal, ended.seed),
            *_over(people),
        ),
        result_buttons(scene),
    )


def _title(scene: Scene, ended: HandEnded) -> Text:
    args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
    own = ended.points[ended.emperor]
    if not own:
        return Text("baohuang-result-draw", args)
    solo = ended.emperor == ended.guard
    who = ("solo" if solo else "royals") if own > 0 else "commoners"
    return Text(f"baohuang-result-{who}", args)


def _places(people: People, ended: HandEnded) -> Iterator[Text]:
    for index, seat in enumerate(ended.places):
        yield Text(
            "baohuang-place",
            {
                "place": title(index, SEATS),
                "name": people.name(seat),
                "role": Text(f"role-{_role(seat, ended)}"),
                "points": signed(ended.points[seat], "+"),
            },
        )


def _role(seat: Seat, ended: HandEnded) -> str:
    if seat == ended.emperor:
        return "solo" if ended.emperor == ended.guard else "emperor"
    return "guard" if seat == ended.guard else "commoner"


def _reckoning(view: View, ended: HandEnded) -> Iterator[Text]:
    """What the places of the emperor's side came to, and what it was multiplied by."""
    if ended.emperor != ended.guard:
        values = view.rules.place_values
        each = [values[ended.places.index(seat)] for seat in (ended.emperor, ended.guard)]
        yield Text(
            "baohuang-sum",
            {
                "emperor": signed(each[0], "+"),
                "guard": signed(each[1], "+"),
                "sum": signed(sum(each), "+"),
                "unit": signed(unit(view.rules, ended.places, ended.emperor, ended.guard), "+"),
            },
        )
    elif view.open:
        said = situation.announced(view)
        yield Text("baohuang-announced" if said else "baohuang-exposed")
    if ended.factor > 1:
        key = "baohuang-factor-kicked" if view.kicked else "baohuang-factor"
        yield Text(key, {"factor": ended.factor})


def _match(people: People, view: View) -> Iterator[Text]:
    """The match so far, whoever has most first."""
    scene = people.scene
    if not any(scene.points):
        return
    args: dict[str, object] = {"points": _standing(people, scene.points), "hand": scene.hand_number}
    hands = view.rules.hands_per_game
    if hands is None:
        yield Text("baohuang-total", args)
    else:
        yield Text("baohuang-total-of", {**args, "hands": hands})


def _standing(people: People, points: Sequence[int]) -> tuple[Text, ...]:
    order = sorted(ALL, key=lambda seat: -points[seat])
    return tuple(
        Text("baohuang-points-of", {"name": people.name(s), "points": signed(points[s], "+")})
        for s in order
    )


def _owed(scene: Scene, ended: HandEnded) -> Sequence[Text]:
    after = ended.after
    return () if after is None or scene.match_over else owed.carried(scene, after)


def _over(people: People) -> Iterator[Text]:
    """Whoever has most points has won the match."""
    scene = people.scene
    if not scene.match_over:
        return
    yield Text("blank")
    most = max(scene.points, default=0)
    first = [seat for seat in ALL if scene.points and scene.points[seat] == most]
    args: dict[str, object] = {"table": scene.number}
    if len(first) in (0, SEATS):
        yield Text("baohuang-match-draw", args)
    else:
        yield Text("baohuang-match-over", {**args, "names": people.list(first)})
