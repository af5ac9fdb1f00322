"""What anybody could have learned that was not meant for him, from everything that was ever sent.

Two records are looked at: every version of every message that stood anywhere, and every call of
the client. What was sent must be nobody's secret at the moment of sending, not only in the end.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise
from typing import Any, Final

from bot.narrate.gouji import codes, faces
from bot.text import LANGUAGES, Text, locale
from bot.tokens import Op, Token
from engine.cards import Card, Rank
from engine.events import EVERYONE
from engine.games import GAMES
from engine.gouji.combos import Combo
from engine.gouji.report import reported
from engine.hand import Hand
from engine.seats import Seat
from tests.adapters.discord.house import House, token_of
from tests.adapters.telegram.peeking import CARDS, GROUP, halves, rows
from tests.support.discord import Shown, World, read

EPHEMERAL: Final = 1 << 6
_PLAIN: Final = (
    *(Op.JOIN, Op.LEAVE, Op.COMPUTER, Op.START, Op.SEAT, Op.CLOSE, Op.KEEP),
    *(Op.HAND, Op.OPEN, Op.TABLE, Op.RULES, Op.COUNT),
)
PUBLIC: Final[dict[Op, str]] = {
    **dict.fromkeys(_PLAIN, "b?"),
    Op.GAME: "[a-z]+",
    Op.PROFILE: r"\d",
    Op.NEXT: "|shift|draw",
    Op.VOTE: "[01]",
    Op.HOUSE: "|c[0-9]+|o[0-9a-z]+|v[0-9a-z]+|b|p[0-9]|[dgxyn]",
}
"""What buttons for everybody may do, and with what argument. None of them knows any cards: a panel
that anybody may name, the number of a preset or of a rule."""
TELLING: Final = ("上次之后", "上次之後", "台面", "檯面", "Since your last answer", "On top")
"""How the lines of a private message begin that tell what others did."""
COUNT: Final = re.compile(r"(\d+)\s*(?:张|張|cards?\b)")


# What was written for everybody


@dataclass(frozen=True, slots=True)
class Written:
    """One message as a call to Discord carried it."""

    number: int
    """Calls before it."""
    method: str
    body: dict[str, Any]

    @property
    def text(self) -> str:
        parts = (self.body.get("content"), *(e["description"] for e in self.body.get("embeds", ())))
        return read("\n".join(filter(None, parts))).text


def body_of(call: Any) -> dict[str, Any]:
    found = call.json
    return (json.loads(found) if isinstance(found, str) else found) or {}


def written(house: House) -> list[Written]:
    """All that was ever sent to the room, whether it was taken or not."""
    path = f"/channels/{house.room.id}/messages"
    return [
        Written(number, call.method, body_of(call))
        for number, call in enumerate(house.world.calls())
        if call.path.startswith(path) and call.method in ("POST", "PATCH")
    ]


@cache
def wordings(what: Combo | tuple[Card, ...]) -> tuple[str, ...]:
    """How a play, or what is shown for the lead, can be worded."""
    text = faces.combo(what) if isinstance(what, Combo) else faces.shown(what)
    return _said(text)


@cache
def counted(rank: Rank, count: int) -> tuple[str, ...]:
    """How so many cards of a rank can be worded."""
    return _said(faces.ranked(rank, count))


def _said(text: Text) -> tuple[str, ...]:
    return tuple(locale(language).words(text) for language in LANGUAGES)


def opened_cards(events: Iterable[Any]) -> list[str]:
    """How all that lies open can be worded, the longest first."""
    found = chain.from_iterable(_opened_by(event) for event in events)
    return sorted(set(found), key=len, reverse=True)


def _opened_by(event: Any) -> Iterator[str]:
    """How the cards that *event* shows to everybody can be worded."""
    if event.audience is not EVERYONE:
        return
    match event.kind:
        case "cards-played":
            yield from wordings(event.combo)
        case "leader-chosen":
            yield from chain.from_iterable(wordings(cards) for _, cards in event.shows)
        case "cards-moved":
            yield from chain.from_iterable(counted(*each) for each in event.cards)
        case "drawer-chosen" | "dot-done" if event.card is not None:
            yield from (*wordings((event.card,)), *counted(event.card.rank, 1))


def unopened(texts: Iterable[str], events: Iterable[Any], also: Iterable[str] = ()) -> list[str]:
    """The texts that tell of cards that do not lie open after *events*, and of which the reader
    does not know *also*."""
    telling = [text for text in texts if CARDS.search(text)]
    known = [*opened_cards(events), *also] if telling else []
    return [text for text in telling if CARDS.search(_without(text, known))]


def _without(text: str, known: Iterable[str]) -> str:
    for words in known:
        text = text.replace(words, "")
    return text


def without_rules(text: str) -> str:
    """The words of a message but for the line that names the house rules, and the seal."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("规矩 "))


def told_too_early(house: House, *hands: Sequence[Any]) -> list[str]:
    """What was sent to the room and told of cards that did not lie open yet, or of a number of
    cards that the rules do not tell. *hands*: the journals, from the first hand to the last."""
    sent = [(each.number, without_rules(each.text)) for each in written(house)]
    told = [list(counts_told(events)) for events in hands]
    found: list[str] = []
    steps = ((0, 1, 0), *house.marks, (len(house.world.calls()), len(hands), len(hands[-1])))
    for (calls, hand, stored), (calls_then, hand_then, stored_then) in pairwise(steps):
        texts = [text for number, text in sent if calls <= number < calls_then]
        before = chain.from_iterable(hands[: hand_then - 1])
        now = hands[hand_then - 1][:stored_then]
        found += unopened(texts, chain(before, now))
        begun = told[hand - 1][stored:] if hand < hand_then else []
        since = told[hand_then - 1][stored if hand == hand_then else 0 : stored_then + 1]
        counts = set().union(*begun, *since)
        found += [text for text in texts if not {*map(int, COUNT.findall(text))} <= counts]
    return found


def counts_told(events: Sequence[Any]) -> Iterator[set[int]]:
    """The numbers of cards that the rules tell everybody, after no event, after one, and so on."""
    yield set()
    moved: set[int] = set()
    for event, hand in zip(events, _states(events), strict=True):
        moved |= _moved_by(event)
        if event.kind == "hand-ended":
            left = hand.game.carried(hand.state)
            moved |= set() if left is None else {debt.cards for debt in left.debts}
        view = hand.game.view(hand.state, None)
        yield moved | {count for count in reported(view.left, view.rules) if count is not None}


def _moved_by(event: Any) -> set[int]:
    """How many cards changed hands, as everybody learns it (G-093)."""
    match event.kind:
        case "tribute-paid":
            return {event.owed, event.paid, event.owed - event.paid}
        case "cards-returned":
            return {event.count}
        case "returns-taken":
            return {count for *_, count in event.refused}
        case "fives-pooled":
            return {sum(count for _, count in event.counts)}
        case "deck-cut":
            return {event.at}
    return set()


def _states(events: Sequence[Any]) -> Iterator[Hand]:
    """The hand after each of its *events*."""
    hand = Hand.replay(GAMES["gouji"], events[:1])
    for event in events:
        hand = hand if event is events[0] else hand.follow([event])
        yield hand


def controls_that_know(shown: Iterable[Shown]) -> list[str]:
    """Buttons for everybody that carry more than anybody may know."""
    return [
        f"{control}"
        for each in shown
        for control in each.controls
        if not anybodys(token_of(control)) or CARDS.search(control.label)
    ]


def anybodys(token: Token) -> bool:
    return token.op in PUBLIC and re.fullmatch(PUBLIC[token.op], token.arg) is not None


# What was written for one person


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody may see in private: every state of his own cards, and of those that the rules
    show to him alone."""

    hands: Sequence[Counter[Rank]]
    moved: Sequence[str] = ()
    """How the cards that he gave and got before the first lead can be worded."""

    @classmethod
    def of(cls, seat: int | None, *hands: Sequence[Any]) -> Seen:
        """Of whoever sat at *seat* in these hands; None: of a stranger."""
        if seat is None:
            return cls([])
        moves = [e for one in hands for e in one if e.kind == "cards-moved"]
        his = [each for e in moves if seat in (e.seat, e.to) for each in e.cards]
        words = set(chain.from_iterable(counted(*each) for each in his))
        held = [cards for one in hands for cards in _held(one, seat)]
        return cls(held, sorted(words, key=len, reverse=True))

    def holds(self, cards: Counter[Rank]) -> bool:
        return not cards or any(not cards - held for held in self.hands)


def _held(events: Sequence[Any], seat: int) -> Iterator[Counter[Rank]]:
    last: Any = None
    for event, hand in zip(events, _states(events), strict=True):
        dealt = len(hand.state.hands) > seat
        now = hand.game.view(hand.state, Seat(seat)).hand if dealt else None
        if now is not None and now != last:
            last = now
            yield +Counter(dict(zip(Rank, now, strict=True)))
        if event.kind == "hand-proved" and seat in (event.seat, event.to):
            yield +Counter(dict(zip(Rank, event.cards, strict=True)))


def of_others(shown: Shown, seen: Seen, events: Iterable[Any]) -> list[str]:
    """What a private message shows of hands that are not its reader's."""
    parts = [half for held in seen.hands for half in halves(held)]
    text = shown.text
    found = [str(row) for row in rows(text) if row not in parts]
    found += [
        control.label for control in shown.controls if not seen.holds(meant(token_of(control)))
    ]
    telling = [line for line in text.splitlines() if line.startswith(TELLING)]
    return [*found, *unopened(telling, events, seen.moved)]


def meant(token: Token) -> Counter[Rank]:
    """The cards that pressing would lay, give or send back."""
    if token.op in (Op.PLAY, Op.BURN):
        return Counter(dict(codes.play(token.arg).counts))
    if token.op is Op.SAY and token.arg[0] in "rf":
        return Counter(codes.heaped(token.arg[1:]))
    return Counter()


# How it was written


def public_answers(world: World) -> list[str]:
    """Calls that said something for everybody in answer to an interaction, or could have.

    Whether an answer is private is decided by the first thing that is said: a message or a promise
    of one must say so itself, and what is changed in place must be private already.
    """
    private = private_messages(world)
    by_token = {record.token: record for record in world.env.backend.interactions.values()}
    first: dict[str, int] = {}
    found = []
    for call in world.calls():
        parts = call.path.strip("/").split("/")
        if parts[0] not in ("interactions", "webhooks"):
            continue
        token, body = parts[2], body_of(call)
        record = by_token[token]
        if record.guild_id is None:
            continue
        in_place = record.source_message_id in private
        if parts[0] == "interactions":
            first[token] = body["type"]
            fine = _begins_in_private(body, in_place)
        elif call.method == "POST":
            fine = bool(body.get("flags", 0) & EPHEMERAL)
        else:
            mine = parts[-1] == "@original" or int(parts[-1]) in private
            fine = mine and (first.get(token) in (4, 5) or in_place)
        if not fine:
            found.append(f"{call.method} {call.path} {body}")
    return found


def _begins_in_private(body: dict[str, Any], in_place: bool) -> bool:
    """Whether the first thing that is said decides for one reader, or says nothing."""
    match body["type"]:
        case 4 | 5:
            return bool((body.get("data") or {}).get("flags", 0) & EPHEMERAL)
        case 7:
            return in_place
        case 6 | 8:
            return True
        case _:
            return False


def private_messages(world: World) -> set[int]:
    """Ids of all messages that were ever shown to one person only."""
    backend = world.env.backend
    found = (s for channel in backend.channels for s in world.history.of(channel))
    return {shown.id for shown in found if shown.reader is not None}


def wrong_rings(house: House) -> list[str]:
    """Writes to the room that could ring for anybody they do not call, and calls by an edit."""
    found = []
    for each in written(house):
        allowed = each.body.get("allowed_mentions") or {}
        called = re.findall(r"<@!?(\d+)>", each.body.get("content") or "")
        rings = [str(user) for user in allowed.get("users", ())]
        silent = each.method == "PATCH" and set(each.body) <= {"components", "tts"}
        wanted = called if each.method == "POST" else []
        if not silent and (allowed.get("parse") != [] or rings != wanted or len(called) > 1):
            found.append(str(each))
    return found


def assert_nothing_leaked(house: House, *hands: Sequence[Any]) -> None:
    """*hands*: the journals of all the hands they played."""
    world, room = house.world, house.room
    public, whispered = world.public(room), world.whispered(room)
    assert len(public) > 20
    assert len(whispered) > 50
    events = [event for journal in hands for event in journal]
    words = [without_rules(shown.words) for shown in public]
    assert [text for text in words if GROUP.search(text)] == []
    assert unopened(words, events) == []
    early = told_too_early(house, *hands)
    assert early == [], early
    assert controls_that_know(public) == []
    seats = house.seats
    assert set(seats) == {person.id for person in house.people}
    seen = {reader: Seen.of(seat, *hands) for reader, seat in seats.items()}
    stranger = Seen.of(None)
    for shown in whispered:
        found = of_others(shown, seen.get(shown.reader or 0, stranger), events)
        assert found == [], shown.text
    assert {shown.reader for shown in whispered} >= set(seats)
    for journal in hands:
        assert_seed_told_once(journal, (*public, *whispered))
    assert public_answers(world) == []
    assert wrong_rings(house) == []
    assert [person.name for person in house.people if person.dms] == []
    assert world.calls("POST", "/users/@me/channels") == []


def assert_seed_told_once(events: Sequence[Any], shown: Iterable[Shown]) -> None:
    """In the message of the result, and in none before it."""
    seed = next(event.seed for event in events if event.kind == "seed-drawn")
    told = [each for each in shown if seed in str(each)]
    assert len({each.id for each in told}) == 1
    assert all("对得上" in str(each.embeds) for each in told)
