"""Asked what two or three must agree on: who of two allies is last place (G-097), setting two
point tributes off (对消, G-082), paying for an ally (G-065)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate.gouji import faces
from bot.narrate.gouji.before.layout import Part, no_yes, say
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.sides import side
from bot.text import Text
from engine.cards import Rank
from engine.gouji.actions import ChooseLast
from engine.gouji.options import BuyPay, LaterLead, Tribute
from engine.gouji.state import SEATS
from engine.seats import Seat, opposite


def last(reading: Reading) -> Part:
    asked, people = reading.asked, reading.people
    lines = (
        Text("ask-last", {"names": people.list(asked.seats), "side": side(asked.seats[0])}),
        *_cost_of_last(reading),
    )
    if isinstance(asked.usual, ChooseLast):
        lines = (*lines, Text("last-usual", {"name": people.whom(asked.usual.seat)}))
    buttons = (say(reading, _label(reading, seat), ChooseLast(seat)) for seat in asked.seats)
    return lines, (tuple(buttons),)


def _label(reading: Reading, seat: Seat) -> Text:
    if seat == reading.seat:
        return Text("button-last-self")
    return Text("button-last", {"name": reading.people.name(seat)})


def _cost_of_last(reading: Reading) -> Iterator[Text]:
    rules, owed = reading.view.rules, reading.view.owed
    if any(debt.kind is Tribute.FALL for debt in owed):
        most, second = rules.fall_tribute
        yield Text("last-tribute", {"last": most, "second": second})
    if rules.later_lead is LaterLead.LAST_PLACE:
        yield Text("last-leads")


def swap(reading: Reading) -> Part:
    across = opposite(reading.seat, SEATS)
    owed = {(d.payer, d.receiver): d.cards for d in reading.view.owed if d.kind is Tribute.POINT}
    args: dict[str, object] = {
        "name": reading.people.name(across),
        "mine": owed.get((reading.seat, across), 0),
        "theirs": owed.get((across, reading.seat), 0),
    }
    return (Text("ask-swap", args),), no_yes(reading, "button-exchange", "button-set-off")


def help_ally(reading: Reading) -> Part:
    rules, survey = reading.view.rules, reading.view.survey
    assert survey is not None
    assert survey.about is not None
    assert survey.rank is not None
    key = "ask-help" if rules.buy_pay is BuyPay.NATURAL_TWO else "ask-help-joker"
    args = {
        "name": reading.people.name(survey.about),
        "rank": faces.rank(survey.rank),
        "price": faces.ranked(Rank.TWO, 1),
    }
    return (Text(key, args),), no_yes(reading, "button-no-help", "button-help")
