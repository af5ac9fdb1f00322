"""The public line of each public event (screens, section 13.3).

What a play does is read off the cards that lie open: nothing here knows anybody's hand.
"""

from __future__ import annotations

from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.declared import claim_opened
from bot.narrate.shengji.story import Facts, Moment, best
from bot.text import Text
from engine.shengji import events as ev
from engine.shengji.forms import units
from engine.shengji.holding import Cards
from engine.shengji.state import Laid
from engine.shengji.trumps import Trumps


def say(moment: Moment, event: ev.ShengjiEvent, facts: Facts) -> Text | None:
    """The line of *event*; nothing for what goes without saying and for what is not public."""
    match event:
        case ev.CardsPlayed():
            return _played(moment, event, facts)
        case ev.TrickTaken():
            return _taken(moment, event, facts)
        case ev.HandStarted(seal=seal):
            number = facts.people.scene.hand_number
            return Text("hand-started", {"number": number, "seal": seal})
        case ev.HandEnded():
            return Text("hand-ended")
        case _:
            return _before(moment, event, facts)


def _before(moment: Moment, event: ev.ShengjiEvent, facts: Facts) -> Text | None:
    """Before the first lead."""
    told: Text | None = None
    match event:
        case ev.DrawerChosen(seat=seat) if moment.first:
            told = Text("drawer-chosen", {"name": facts.people.name(seat)})
        case ev.ClaimOpened():
            told = claim_opened(moment, event, facts)
        case ev.BottomTurned(cards=cards):
            told = Text("bottom-turned", {"cards": tuple(map(faces.single, cards))})
        case ev.TrumpMade():
            told = _made(event, facts)
        case ev.PlayBegan(seat=seat):
            told = Text("play-began", {"name": facts.people.name(seat)})
        case ev.HandVoided():
            told = Text("hand-voided-nobody")
    return told


def _made(event: ev.TrumpMade, facts: Facts) -> Text:
    """What is trump, and who takes the bottom."""
    args: dict[str, object] = {
        "name": facts.people.name(event.declarer),
        "level": faces.rank(event.level),
        "trump": faces.trump_suit(Trumps(event.level, event.suit)),
    }
    return Text("trump-made", args)


def _played(moment: Moment, event: ev.CardsPlayed, facts: Facts) -> Text:
    name, trumps = facts.people.name(event.seat), moment.trumps
    if trumps is None:
        # One event by itself, without what lay before it.
        play = faces.play(event.cards, faces.unknown(event.cards))
        return Text("cards-played", {"name": name, "play": play})
    args: dict[str, object] = {"name": name, "play": faces.play(event.cards, trumps)}
    if not moment.trick:
        return _led(event, args, trumps)
    return _followed(moment, event, args, trumps, facts)


def _led(event: ev.CardsPlayed, args: dict[str, object], trumps: Trumps) -> Text:
    if event.attempted:
        args["attempted"] = faces.play(event.attempted, trumps)
        if event.penalty:
            return Text("throw-failed-penalty", {**args, "points": event.penalty})
        return Text("throw-failed", args)
    return Text(f"cards-{form(event.cards, trumps)}", args)


def form(cards: Cards, trumps: Trumps) -> str:
    """What leading *cards* is called."""
    found = units(cards, trumps)
    if len(found) > 1:
        return "thrown"
    return "led-tractor" if found[0].length > 1 else "led"


def _followed(
    moment: Moment, event: ev.CardsPlayed, args: dict[str, object], trumps: Trumps, facts: Facts
) -> Text:
    """Followed, ruffed (将吃) or discarded (垫牌), and whether it is above all before."""
    cards = event.cards
    led = trumps.series(moment.trick[0].cards[0])
    own = trumps.of(led, cards)
    if own and len(own) < len(cards):
        rest = tuple(card for card in cards if trumps.series(card) is not led)
        args |= {"followed": faces.play(own, trumps), "rest": faces.play(rest, trumps)}
        return Text("cards-followed-short", args)
    laid = Laid(event.seat, cards)
    takes = best((*moment.trick, laid), trumps, facts.rules) is laid
    if own:
        return Text("cards-above" if takes else "cards-followed", args)
    if not takes:
        return Text("cards-discarded", args)
    before = best(moment.trick, trumps, facts.rules).cards
    again = trumps.series(before[0]) is None
    return Text("cards-ruffed-again" if again else "cards-ruffed", args)


def _taken(moment: Moment, event: ev.TrickTaken, facts: Facts) -> Text:
    """Who takes the trick, and to whom its points go."""
    args: dict[str, object] = {"name": facts.people.name(event.seat), "points": event.points}
    if not event.points or moment.declarer is None:
        return Text("trick-won", args)
    return Text("trick-won-kept" if moment.declares(event.seat) else "trick-won-points", args)
