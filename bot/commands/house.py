"""Reading and changing the house rules in the chat (screens, section 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.chance import Chance
from bot.commands import hands
from bot.commands.whose import here_or_mine
from bot.desk import Desk
from bot.house import voting
from bot.house.at_table import before_first_hand, of
from bot.house.code import Miscopied, decoded, game_of, is_code
from bot.house.house import House
from bot.house.registry import REGISTRIES
from bot.house.saved import begun_with
from bot.house.screens import Screens, summary
from bot.house.wording import game_name, name_of, value_of
from bot.inbound import Click, Command
from bot.messages import Address, Message
from bot.narrate import Screen
from bot.sitting import Sitting, Who
from bot.table import Table
from bot.text import Text
from bot.tokens import Token, require_game
from bot.told import NOTHING, Told
from engine.errors import Rejected
from engine.games import GAMES
from engine.options import Unplayable
from storage import rooms


async def house(desk: Desk, command: Command) -> Told:
    """``/house``: the rules of the table; ``/house GJ-fs-…``: those of a code; with any other word
    it means ``/rules``. Raises Rejected."""
    words = command.words.strip()
    if words and not is_code(words):
        try:
            return await hands.rules(desk, command)
        except Rejected as error:
            raise Rejected("bad-code") if error.code == "no-such-term" else error from error

    def work(sitting: Sitting, who: Who) -> Told:
        if words:
            return paste(sitting, who, words)
        show(sitting, who, screens(sitting).categories(), repost=True)
        return NOTHING

    try:
        table = await here_or_mine(desk, command)
    except Rejected as error:
        if words or command.at.private or error.code != "no-table":
            raise
        return Told(await _of_room(desk, command.at))
    return await desk.step(table, command, work)


async def _of_room(desk: Desk, room: Address) -> Text:
    """With what the next table of *room* is opened, whichever game it is of."""
    async with desk.store.read() as tx:
        saved = await rooms.saved_house(tx, room.key)
    found = [begun_with(game, saved) for game in GAMES]
    if len(found) == 1:
        return Text("house-room", {"rules": summary(found[0])})
    each = (Text("house-of-game", {"game": game_name(h.game), "rules": summary(h)}) for h in found)
    return Text("house-room-games", {"rules": tuple(each)})


def paste(sitting: Sitting, who: Who, words: str) -> Told:
    """Somebody has sent a code: ask who decides alone, or move it. Raises Rejected."""
    try:
        new = decoded(words)
    except Miscopied as error:
        raise Rejected("bad-code") from error
    except Unplayable as error:
        option = name_of(game_of(words), error.option)
        raise Rejected("house-unplayable", option=option) from error
    if new.game != sitting.table.game:
        played = game_name(sitting.table.game)
        raise Rejected("code-of-other-game", game=game_name(new.game), played=played)
    if new == of(sitting.table):
        raise Rejected("house-same")
    if not before_first_hand(sitting.table):
        return Told(voting.choose(sitting, who, new))
    motion = voting.keep_pasted(sitting, who, new)
    title = Text("house-pasted", {"rules": summary(new)})
    asked = Screens(sitting.table.id, new).motion(
        motion.mark, (title,), "button-house-use", "button-house-leave"
    )
    show(sitting, who, asked, repost=True)
    return NOTHING


def screens(sitting: Sitting) -> Screens:
    """Those of the rules with which the next hand is dealt."""
    table = sitting.table
    return Screens(table.id, of(table), saves=not table.room.private)


def show(sitting: Sitting, who: Who, screen: Screen, *, repost: bool = False) -> None:
    """Where it was asked for: in the answer, in the private chat, or in the room."""
    to = who.address if sitting.inside is not None else sitting.table.room
    sitting.tell(
        Message(
            to=to,
            lines=screen.lines,
            buttons=screen.buttons,
            slot=voting.panel(sitting.table.id),
            repost=repost,
        )
    )


def press(sitting: Sitting, who: Who, token: Token, _: Chance) -> Told:
    """A button of these screens. Raises Rejected."""
    kind, rest = token.arg[:1], token.arg[1:]
    game = sitting.table.game
    known = REGISTRIES[game]
    if rest:  # a number, which each game has for something else
        require_game(token, game)
    try:
        if kind in _PAGES:
            show(sitting, who, _PAGES[kind](screens(sitting), rest))
            return NOTHING
        match kind:
            case "v":
                return _take(sitting, who, *known.pairs[int(rest, 36)])
            case "p":
                return _begin_from(sitting, who, known.presets[int(rest)][1])
            case "y" | "n":
                return _answer(sitting, who, token)
    except (LookupError, ValueError) as error:
        raise Rejected("bad-button") from error
    raise Rejected("bad-button")


_PAGES: Final[Mapping[str, Callable[[Screens, str], Screen]]] = {
    "": lambda shown, _: shown.categories(),
    "c": lambda shown, place: shown.category(int(place)),
    "o": lambda shown, place: shown.option(_placed(shown, int(place, 36))),
    "b": lambda shown, _: shown.presets(),
    "d": lambda shown, _: shown.changes(),
    "g": lambda shown, _: shown.pasting(),
    "x": lambda shown, _: shown.closed(),
}
"""What buttons turn to. Each raises LookupError or ValueError for a page that there is not."""


def _placed(shown: Screens, place: int) -> str:
    """The option of that number. Raises LookupError."""
    return list(REGISTRIES[shown.house.game].places)[place]


def _take(sitting: Sitting, who: Who, name: str, value: str) -> Told:
    """One value of one option."""
    before = voting.wanted(sitting, who)
    voting.require_say(sitting, who)
    try:
        after = before.with_({name: value})
    except Unplayable as error:
        raise _unplayable(error, before) from error
    said = voting.choose(sitting, who, after)
    shown = screens(sitting)
    show(sitting, who, shown.category(shown.place_of(name)))
    return Told(said, echo=before_first_hand(sitting.table))


def _begin_from(sitting: Sitting, who: Who, preset: str) -> Told:
    new = House(sitting.table.game, preset)
    new.rules  # noqa: B018  raises LookupError
    said = voting.choose(sitting, who, new)
    show(sitting, who, screens(sitting).categories())
    return Told(said, echo=before_first_hand(sitting.table))


def _answer(sitting: Sitting, who: Who, token: Token) -> Told:
    """Yes or no to what was moved or pasted."""
    alone = before_first_hand(sitting.table)
    if token.arg == "y":
        voting.agree(sitting, who, token.decision)
    else:
        voting.refuse(sitting, who, token.decision)
    if alone:
        show(sitting, who, screens(sitting).categories())
    return Told(Text("house-agreed"), echo=True)


async def keep(desk: Desk, click: Click) -> Told:
    """New tables of the room begin with the rules of this one. Its host decides. Raises
    Rejected, Repeated or NoTable."""

    def look(sitting: Sitting, who: Who | None) -> Table:
        if who is None or who.id != sitting.table.host:
            raise Rejected("not-host")
        if sitting.table.room.private:
            raise Rejected("house-no-room")
        require_game(token, sitting.table.game)
        return sitting.table

    token = Token.parse(click.token)
    table: Table = await desk.look(token.table, click, look)
    await desk.keep_house(click, table)
    return Told(Text("house-saved"))


def _unplayable(error: Unplayable, before: House) -> Rejected:
    """What does not go together, and what to change first."""
    game = before.game
    option = name_of(game, error.option)
    if not error.other:
        return Rejected("house-unplayable", option=option)
    other, now = error.other, value_of(game, error.other, before.value(error.other))
    return Rejected("house-unplayable-with", option=option, other=name_of(game, other), now=now)
