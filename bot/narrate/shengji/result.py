"""The end of a hand, and of a match (screens, section 13.3)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate import Scene, Screen
from bot.narrate.people import People, chained
from bot.narrate.points import signed
from bot.narrate.proof import proof
from bot.narrate.shengji import cards as faces
from bot.narrate.table_buttons import result_buttons
from bot.text import Text
from engine.cards import Rank
from engine.seats import Seat
from engine.shengji.events import HandEnded, HandVoided
from engine.shengji.holding import points
from engine.shengji.score import deposes
from engine.shengji.seating import SIDES, side
from engine.shengji.trumps import LEVELS
from engine.shengji.view import View


def result(scene: Scene, view: View, ended: HandEnded | HandVoided) -> Screen:
    """What the defenders made, the bottom, who moves to which level, the points, and the proof of
    the shuffle. A void hand has none of it but the proof.

    The points of *scene* include this hand.
    """
    if isinstance(ended, HandVoided):
        title = Text("result-void", {"table": scene.number, "hand": scene.hand_number})
        lines = (title, Text("result-undeclared"), proof(view.seal, ended.seed))
        return Screen(lines, result_buttons(scene))
    people = People(scene)
    return Screen(
        (
            _title(scene, view, ended),
            *_bottom(people, view, ended),
            *_levels(people, view, ended),
            *_points(people, view, ended),
            *_next(people, ended),
            proof(view.seal, ended.seed),
            *_match(people, ended),
        ),
        result_buttons(scene),
    )


def _title(scene: Scene, view: View, ended: HandEnded) -> Text:
    args: dict[str, object] = {
        "table": scene.number,
        "hand": scene.hand_number,
        "points": ended.total,
        "limit": view.rules.depose_at,
    }
    if not ended.total:
        return Text("result-nothing", args)
    return Text("result-deposed" if deposes(ended.total, view.rules) else "result-held", args)


def _bottom(people: People, view: View, ended: HandEnded) -> Iterator[Text]:
    """Who took the last trick, what was in the bottom, and what came of it (S-015)."""
    last, trumps = view.last, view.trumps
    assert trumps is not None
    assert last is not None
    assert last.taken is not None
    worth = points(ended.bottom)
    args: dict[str, object] = {
        "name": people.name(last.taken),
        "cards": faces.play(ended.bottom, trumps),
        "points": worth,
        "factor": ended.factor,
        "sum": worth * ended.factor,
    }
    key = "result-bottom-kept"
    if ended.factor:
        key = "result-bottom-dug" if worth else "result-bottom-dug-empty"
    yield Text(key, args)


def _levels(people: People, view: View, ended: HandEnded) -> Iterator[Text]:
    """Partners who moved alike stand together (SG-22)."""
    after = ended.after.levels
    for seats in SIDES:
        moves = [(view.levels[seat], after[seat]) for seat in seats]
        won = ended.winner is not None and side(seats[0]) == ended.winner
        groups = [seats] if len(set(moves)) == 1 else [(seat,) for seat in seats]
        for group in groups:
            yield _moved(people, group, view.levels[group[0]], after[group[0]], won=won)


def _moved(people: People, seats: tuple[Seat, ...], was: Rank, now: Rank, *, won: bool) -> Text:
    steps = LEVELS.index(now) - LEVELS.index(was)
    args: dict[str, object] = {
        "names": people.list(seats),
        "steps": abs(steps),
        "was": faces.rank(was),
        "now": faces.rank(now),
    }
    if won:
        return Text("result-past-ace", args)
    if not steps:
        return Text("result-stays", args)
    return Text("result-up" if steps > 0 else "result-down", args)


def _points(people: People, view: View, ended: HandEnded) -> Iterator[Text]:
    scene = people.scene
    match = scene.points or ended.points
    sums = chained(
        "and-then",
        (
            Text(
                "result-side-points",
                {
                    "names": people.list(seats),
                    "points": signed(ended.points[index], "+"),
                    "all": signed(match[index]),
                },
            )
            for index, seats in enumerate(SIDES)
        ),
    )
    args: dict[str, object] = {"sides": sums, "base": ended.base}
    yield Text("result-score" if ended.base == 1 else "result-score-base", args)


def _next(people: People, ended: HandEnded) -> Iterator[Text]:
    """Who declares the next hand, if there is one."""
    if people.scene.match_over:
        return
    seat = ended.after.declarer
    args = {"name": people.name(seat), "level": faces.rank(ended.after.levels[seat])}
    yield Text("result-next", args)


def _match(people: People, ended: HandEnded) -> Iterator[Text]:
    """A side that the hand gave the match to has won it; else the points decide."""
    scene = people.scene
    if not scene.match_over:
        return
    yield Text("blank")
    sums = scene.points or ended.points
    winner = ended.winner
    if winner is None and sums[0] != sums[1]:
        winner = int(sums[0] < sums[1])
    args: dict[str, object] = {"table": scene.number}
    if winner is None:
        yield Text("match-even", args)
    else:
        yield Text("match-won-names", {**args, "names": people.list(SIDES[winner])})
