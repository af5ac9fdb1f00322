"""Which question is open before the first lead, as the room sees it: what about, whom, until when.

It follows from the question alone (screens, 0.1): nothing here depends on who has answered, or
on what anybody could answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.narrate.people import People
from bot.text import Text
from engine.baohuang.seating import ALL
from engine.baohuang.view import View


def phrases(people: People, view: View, until: datetime | None) -> Iterator[Text]:
    """The question, and how it is answered."""
    survey = view.survey
    assert survey is not None
    key = f"asking-baohuang-{survey.matter}"
    if len(survey.seats) == 1:
        yield Text(key, {"name": people.name(survey.seats[0])})
        if until is not None:
            yield Text("board-until", {"until": until})
        return
    whom: object = Text("asked-all")
    if set(survey.seats) != set(ALL):
        whom = Text("asked-some", {"names": people.list(survey.seats)})
    yield Text(key, {"whom": whom})
    if until is None:
        yield Text("asking-together")
    else:
        yield Text("asking-together-until", {"until": until})
