"""The end of a hand, and of a match (screens, section 7.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.narrate import Scene, Screen
from bot.narrate.gouji import situation
from bot.narrate.gouji.exchange import tribute
from bot.narrate.gouji.lines import voided
from bot.narrate.gouji.sides import side
from bot.narrate.people import People, chained
from bot.narrate.places import title
from bot.narrate.points import signed
from bot.narrate.proof import proof
from bot.narrate.table_buttons import result_buttons
from bot.text import Text
from engine.gouji.carried import Carried
from engine.gouji.events import HandEnded, HandVoided
from engine.gouji.options import Tribute
from engine.gouji.state import SEATS
from engine.gouji.view import View
from engine.seats import Seat


def result(scene: Scene, view: View, ended: HandEnded | HandVoided) -> Screen:
    """Places, points, what is owed for them, what was opened and burned, and the proof of the
    shuffle. A void hand has none of it but the proof.

    The points of *scene* include this hand.
    """
    people = People(scene)
    if isinstance(ended, HandVoided):
        title = Text("result-void", {"table": scene.number, "hand": scene.hand_number})
        lines = (title, voided(ended.after), proof(view.seal, ended.seed))
        return Screen(lines, result_buttons(scene))
    return Screen(
        (
            *_title(scene, view, ended),
            *_places(people, ended),
            *_points(scene, view, ended),
            *_owed(people, view, ended),
            *_feats(people, view),
            proof(view.seal, ended.seed),
            *_match(scene, view, ended),
        ),
        result_buttons(scene),
    )


def _title(scene: Scene, view: View, ended: HandEnded) -> Iterator[Text]:
    args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
    if not ended.points:
        yield Text("result-over", args)
    elif ended.points[0] == ended.points[1]:
        yield Text("result-draw", args)
    else:
        yield Text("result-won", {**args, "side": _winner(ended.points)})
    if ended.sweep:
        yield from _sweep(view, ended)
    yield from _limit(view, ended)


def _limit(view: View, ended: HandEnded) -> Iterator[Text]:
    """Which side had as many point tributes against it as end a game (G-302, G-303)."""
    rules, winner = view.rules, ended.winner
    if not ended.over or rules.six_point_limit is None:
        return
    args: dict[str, object] = {"limit": rules.six_point_limit}
    if not ended.sweep or not rules.sweep_ends_game:
        if winner is None:
            yield Text("result-limit-both", args)
        else:
            yield Text("result-limit", {**args, "side": side(Seat(1 - winner))})
    elif winner is None and rules.score is None:
        # A sweep that does not win: its own side had them against it.
        yield Text("result-limit", {**args, "side": side(ended.places[0])})


def _winner(points: tuple[int, ...]) -> Text:
    return side(Seat(int(points[0] < points[1])))


def _sweep(view: View, ended: HandEnded) -> Iterator[Text]:
    """Who swept, and what the house makes of it (G-281 to G-283, G-292)."""
    rules = view.rules
    args: dict[str, object] = {"side": side(ended.places[0])}
    key = "result-sweep" if ended.points else "result-swept"
    if ended.points:
        args["factor"] = rules.score_sweep_factor
    yield Text(f"{key}-ends" if rules.sweep_ends_game else key, args)
    after = ended.after
    if after is None and not ended.over:
        yield Text("result-reopens", {"count": rules.sweeps_to_restart or 0})
    if after is not None and rules.pooled_fives and after.swept is not None:
        yield Text("result-fives", {"side": side(Seat(after.swept))})


def _places(people: People, ended: HandEnded) -> Iterator[Text]:
    for index, seat in enumerate(ended.places):
        yield Text(
            "result-place",
            {
                "place": title(index, SEATS),
                "name": people.name(seat),
                "side": side(seat),
            },
        )


def _points(scene: Scene, view: View, ended: HandEnded) -> Iterator[Text]:
    """Nothing where no points are kept (G-294)."""
    if not ended.points:
        return
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
        yield Text("result-points", args)
    else:
        yield Text("result-points-of", {**args, "hands": hands})


def _owed(people: People, view: View, ended: HandEnded) -> Iterator[Text]:
    """Tribute of the next hand, if there is one."""
    after = ended.after
    if after is None or people.scene.match_over or not view.rules.tribute_enabled:
        return
    limit = view.rules.six_point_limit
    if limit is not None:
        red, blue = after.hits
        yield Text("result-hits", {"red": red, "blue": blue, "limit": limit})
    kinds = [_kind(people, after, kind) for kind in view.rules.tribute_order]
    owed = chained("exchange-beside", (kind for kind in kinds if kind is not None))
    yield Text("result-owes-nothing") if owed is None else Text("result-owed", {"owed": owed})


def _kind(people: People, after: Carried, kind: Tribute) -> Text | None:
    items = tuple(
        Text(
            "result-owed-cards",
            {
                "payer": people.name(debt.payer),
                "receiver": people.name(debt.receiver),
                "count": debt.cards,
            },
        )
        for debt in after.debts
        if debt.kind is kind
    )
    return Text("result-owed-kind", {"kind": tribute(kind), "items": items}) if items else None


def _feats(people: People, view: View) -> Iterator[Text]:
    """Who revolted, opened, burned, burned in vain, was stuffed."""
    if view.revolt is not None:
        success = view.revolt.seat in view.agents
        key = "result-revolt" if success else "result-revolt-failed"
        yield Text(key, {"name": people.name(view.revolt.seat)})
    if view.rules.open_points:
        opened = sorted(view.opened)
        if opened:
            yield Text("result-opened", {"names": people.list(opened)})
        else:
            yield Text("result-opened-nobody")
    yield from _burns(people, view)
    if view.stuffed:
        stuffed = tuple(
            Text("result-stuffing", {"name": people.name(seat), "by": people.name(by)})
            for seat, by in view.stuffed
        )
        yield Text("result-stuffed", {"stuffed": stuffed})


def _burns(people: People, view: View) -> Iterator[Text]:
    """Who was owed for a burn went out by it; a false burner owes for it, and is dead (G-163)."""
    stuffed = situation.held_down(view)
    false = tuple(
        seat for seat in view.dead if seat not in stuffed and not situation.beaten_back(view, seat)
    )
    made = Counter(
        debt.receiver
        for debt in view.debts
        if debt.receiver in view.places and debt.payer not in false
    )
    if made:
        burns = tuple(
            Text("result-burn", {"name": people.name(seat), "count": count})
            for seat, count in sorted(made.items())
        )
        yield Text("result-burns", {"burns": burns})
    if false:
        yield Text("result-false-burns", {"names": people.list(false)})


def _match(scene: Scene, view: View, ended: HandEnded) -> Iterator[Text]:
    """A side that the hand gave the match to has won it; else the points decide (G-301, G-302)."""
    if not scene.match_over:
        return
    yield Text("blank")
    if view.rules.score is None:
        args: dict[str, object] = {"table": scene.number}
        if ended.winner is not None:
            yield Text("match-won", {**args, "side": side(Seat(ended.winner))})
        else:
            yield Text("match-drawn" if ended.over else "match-closed", args)
        return
    points = scene.points or (0, 0)
    args = {"table": scene.number, "red": signed(points[0]), "blue": signed(points[1])}
    if ended.winner is not None:
        yield Text("match-over", {**args, "side": side(Seat(ended.winner))})
    elif points[0] == points[1] or _lost_by_both(view, ended):
        yield Text("match-over-draw", args)
    else:
        yield Text("match-over", {**args, "side": _winner(points)})


def _lost_by_both(view: View, ended: HandEnded) -> bool:
    """Point tributes ended it without a winner: the match is drawn whatever the points (G-303)."""
    return ended.over and not ended.sweep and view.rules.six_point_limit is not None
