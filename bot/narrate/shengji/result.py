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
from engine.shengji.events import HandEnded, HandVoided
from engine.shengji.holding import points
from engine.shengji.levels import steps
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
    for index, seats in enumerate(SIDES):
        moves = [(view.levels[seat], after[seat]) for seat in seats]
        groups = [seats] if len(set(moves)) == 1 else [(seat,) for seat in seats]
        for group in groups:
            was, now = view.levels[group[0]], after[group[0]]
            args: dict[str, object] = {
                "names": people.list(group),
                "steps": abs(LEVELS.index(now) - LEVELS.index(was)),
                "was": faces.rank(was),
                "now": faces.rank(now),
            }
            key = "past-ace" if ended.winner == index else _move(view, ended, index, was, now)
            yield Text(f"result-{key}", args)


def _move(view: View, ended: HandEnded, index: int, was: Rank, now: Rank) -> str:
    """Which way a side moved, and whether a level held it back (SG-20, SG-21)."""
    rules = view.rules
    assert view.declarer is not None
    won = ended.units if index != side(view.declarer) else -ended.units
    due = steps(max(won, 0), rules.level_up)
    made = LEVELS.index(now) - LEVELS.index(was)
    if made < 0:
        return "down"
    if made == due:
        return "up" if made else "stays"
    return "up-stopped" if made else "stays-held"


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
