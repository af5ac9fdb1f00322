"""Which question is open to several, as the room sees it: what about, whom, until when.

It follows from the question alone (screens, 0.1): nothing here depends on who has answered, or
on what anybody could answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from bot.narrate.gouji import faces
from bot.narrate.people import People
from bot.text import Text
from engine.gouji.matters import Matter
from engine.gouji.state import ALL, SEATS
from engine.gouji.view import SurveyView, View
from engine.seats import opposite

_EACH: Final = frozenset({Matter.RETURN, Matter.TAKE})
"""Here everybody chooses for himself, and nothing is opened."""


def phrases(people: People, view: View, until: datetime | None) -> Iterator[Text]:
    """The question, and how it is answered."""
    survey = view.survey
    assert survey is not None
    if survey.matter is Matter.SHOW:
        yield _timed("order-showing", {"rank": faces.rank(view.rules.show_rank)}, until)
        return
    if survey.matter is Matter.SHOT:
        yield _shot(people, view, survey)
    else:
        yield Text(f"asking-{survey.matter.value}", _args(people, view, survey))
    if len(survey.seats) > 1:
        yield _timed("asking-each" if survey.matter in _EACH else "asking-together", {}, until)
    elif until is not None:
        yield Text("board-until", {"until": until})


def _timed(key: str, args: dict[str, object], until: datetime | None) -> Text:
    return Text(key, args) if until is None else Text(f"{key}-until", {**args, "until": until})


def _args(people: People, view: View, survey: SurveyView) -> dict[str, object]:
    whom: object = Text("asked-all")
    if survey.seats != ALL:
        whom = Text("asked-some", {"names": people.list(survey.seats)})
    args: dict[str, object] = {"whom": whom}
    if survey.about is not None:
        args["name"] = people.name(survey.about)
    if survey.rank is not None:
        args["rank"] = faces.rank(survey.rank)
    if survey.matter is Matter.CUT:
        args["opposite"] = people.whom(opposite(survey.seats[0], SEATS))
    if survey.matter is Matter.FIVES:
        args["count"] = sum(count for _, count in view.fives)
    return args


def _shot(people: People, view: View, survey: SurveyView) -> Text:
    """Which shots may be beaten now: the next one, or one of the last two (G-263)."""
    revolt = view.revolt
    assert revolt is not None
    fired = len(revolt.beaten)
    last = fired == 1 and revolt.beaten[0] is None
    shots = revolt.shots[1:] if last else revolt.shots[fired : fired + 1]
    shown = tuple(faces.combo(shot) for shot in shots)
    key = "asking-shot-rest" if last else "asking-shot"
    args = {"number": fired + 1, "shot": shown, "name": people.name(revolt.seat)}
    return Text(key, {**_args(people, view, survey), **args})
