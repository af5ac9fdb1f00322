"""Asked to beat a play or to pass (screens, sections 6.1, 6.2, 6.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.climbing.letters import LETTERS, RANKS
from bot.narrate.climbing.ranks import by_rank
from bot.narrate.gouji import codes, faces, situation
from bot.narrate.gouji.advice import advised
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.ready import first, following, spent
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op
from engine.cards import Rank
from engine.gouji.actions import Action, ApplyForWind, Burn, Pass, Play, Yield
from engine.gouji.combos import Combo
from engine.gouji.state import SEATS
from engine.seats import opposite


def on_top(reading: Reading, key: str = "on-top") -> tuple[Text, ...]:
    """The play on the table, with who laid it."""
    view = reading.view
    top = view.top
    if top is None:
        return ()
    play = faces.combo(top.combo)
    if situation.strong(top.combo, view):
        play = Text("gouji-play", {"play": play})
    return (Text(key, {"who": _who(reading), "play": play}),)


def _who(reading: Reading) -> object:
    view, people = reading.view, reading.people
    assert view.top is not None
    seat = view.top.seat
    name = people.whom(seat)
    if seat == opposite(reading.seat, SEATS):
        return Text("who-opposite", {"name": name})
    ally = seat != reading.seat and (seat - reading.seat) % 2 == 0
    return Text("who-ally", {"name": name}) if ally else name


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    menu = reading.menu()
    plays = tuple(action.combo for action in menu if isinstance(action, Play))
    hint = advised(reading.view)
    return tuple(_lines(reading)), (
        *_plays(reading, plays, hint),
        *_declining(reading, hint),
        *reading.tools(),
    )


def _lines(reading: Reading) -> Iterator[Text]:
    view, scene = reading.view, reading.scene
    top = view.top
    assert top is not None
    args = {"name": reading.people.name(top.seat), "play": faces.combo(top.combo)}
    if top.yielder == reading.seat:
        yield Text("ask-last-call")
    if situation.burner_on_top(view):
        yield Text("ask-unburn", args)
    elif situation.killer(view) == reading.seat:
        yield Text("ask-free-kill", args)
    elif reading.asked.may_apply:
        yield Text("ask-wind", args)
    else:
        weight = "on-top-important" if situation.important(view) else "on-top-light"
        yield from on_top(reading, weight)
    if situation.window_open(view) and not reading.asked.may_burn:
        yield Text("ask-unless-burned")
    if reading.asked.may_yield:
        yield Text("ask-may-yield")
    if reading.asked.may_apply and situation.killer(view) == reading.seat:
        yield Text("ask-may-apply")
    if reading.deadline is not None and not scene.solo:
        yield Text("deadline-answer", {"until": reading.deadline})


def _plays(reading: Reading, plays: tuple[Combo, ...], hint: Action | None) -> Keyboard:
    """Ready plays, then the ranks from 10 up and from 9 down that have any."""
    advised_play = hint.combo if isinstance(hint, Play) else None
    ready = first(advised_play, following(plays), plays)
    buttons = (offered(reading, play, play == advised_play) for play in ready)
    return (*rows(buttons, 2, "ready"), *ranks(reading, plays))


def offered(reading: Reading, play: Combo, hinted: bool) -> Button:
    """A ready play: pressing it answers."""
    label = faces.with_worth(faces.button(play), play, reading.view.rules)
    if situation.strong(play, reading.view):
        label = Text("button-gouji", {"play": label})
    if hinted:
        label = Text("button-hint", {"play": label})
    return reading.keys.press(label, Op.PLAY, codes.written(play))


def ranks(reading: Reading, plays: tuple[Combo, ...], prefix: str = "r") -> Keyboard:
    """One button for each rank that can be played here: jokers down to 10, 9 down to 3."""
    return by_rank({play.rank for play in plays}, lambda rank: _rank(reading, rank, prefix))


def _rank(reading: Reading, rank: Rank | None, prefix: str) -> Button:
    if rank is None:
        return reading.keys.panel(Text("button-jokers"), "J" if prefix == "r" else f"{prefix}0")
    letter = LETTERS[rank]
    plain = prefix == "r" and rank is Rank.TWO
    return reading.keys.panel(faces.rank(rank), letter if plain else f"{prefix}{letter}")


def _declining(reading: Reading, hint: Action | None) -> Keyboard:
    """Pass, yield, ask for the wind; and burn, for who may do either."""
    view, asked, keys = reading.view, reading.asked, reading.keys
    label = "button-pass"
    if situation.burner_on_top(view):
        label = "button-no-unburn"
    elif situation.killer(view) == reading.seat:
        label = "button-let-stand"
    row = [keys.press(_marked(label, isinstance(hint, Pass)), Op.PASS)]
    if asked.may_yield:
        row.append(keys.press(_marked("button-yield", isinstance(hint, Yield)), Op.YIELD))
    if asked.may_apply:
        row.append(keys.press(_marked("button-apply", isinstance(hint, ApplyForWind)), Op.APPLY))
    if asked.may_burn:
        row.append(keys.panel(_marked("button-burn", isinstance(hint, Burn)), "b"))
    return (tuple(row),)


def _marked(key: str, hinted: bool) -> Text:
    return Text("button-hint", {"play": Text(key)}) if hinted else Text(key)


def panel(reading: Reading, name: str) -> Screen | None:
    """The ways to beat the top play with cards of one rank, those that spend least first."""
    rank = rank_of(name)
    plays = [a.combo for a in reading.menu() if isinstance(a, Play) and a.combo.rank is rank]
    if not plays:
        return None
    top = reading.view.top
    assert top is not None
    rules = reading.view.rules
    kind = Text("kind-jokers") if rank is None else faces.kind(rank)
    title = Text("panel-ways", {"count": top.combo.size, "kind": kind})
    back = "" if reading.view.answer is None else "c"
    parent = name.partition("t")[0] if "t" in name else back
    ways = reading.keys.ways(
        Op.PLAY, sorted(plays, key=spent), lambda play: faces.composition(play, rules), name, 2
    )
    lines = (*reading.cards(), Text("blank"), *on_top(reading), title)
    return Screen(lines, (*ways, reading.keys.back(parent)))


def rank_of(name: str) -> Rank | None:
    """The rank that a panel of plays is about; None: bare jokers."""
    letters = name.partition("t")[0]
    if letters in ("J", "B0"):
        return None
    return RANKS[letters[-1]]
