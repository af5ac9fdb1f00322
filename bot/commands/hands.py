"""Looking at one's cards and playing by typing: commands of the private chat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot import play
from bot import verify as verifying
from bot.commands.games import another, games
from bot.commands.tables import push
from bot.commands.whose import game_here, here_or_mine, mine
from bot.desk import Desk
from bot.house.wording import game_name
from bot.inbound import Command
from bot.messages import Address, Message
from bot.narrate import Screen
from bot.narrate.people import seat_name
from bot.scenery import scene
from bot.sitting import Sitting, Who
from bot.table import Phase
from bot.table import rules as table_rules
from bot.text import LANGUAGES, Text
from bot.told import NOTHING, Told
from engine.deals import Dealt, Proof
from engine.errors import Rejected
from engine.games import GAMES, first_preset

TERMS: Final = 3
"""Examples of what can be explained."""
_SHORT: Final = {"zh": "zh-Hans", "简体": "zh-Hans", "繁體": "zh-Hant", "英文": "en"}


async def hand(desk: Desk, command: Command) -> Told:
    """My cards and my question, at the end of my private chat or in the answer."""
    return await desk.step(await mine(desk, command), command, push)


async def typed_play(desk: Desk, command: Command) -> Told:
    """``/play 5x10``, or just ``5x10`` in the private chat. Raises Rejected."""
    if not command.at.private and not command.alone:
        raise Rejected("play-in-room")

    def work(sitting: Sitting, who: Who) -> None:
        seat = sitting.table.seated(who.id)
        play.running(sitting)
        question = sitting.question
        assert question is not None
        action = sitting.narrator.read(sitting.view(seat), command.words)
        play.taken(sitting, seat, question.id, action)

    return await desk.step(await mine(desk, command), command, work)


async def count(desk: Desk, command: Command) -> Told:
    """How many cards the seats report (问牌)."""

    def work(sitting: Sitting, who: Who) -> Told:
        return Told(ask_counts(sitting))

    table = await here_or_mine(desk, command)
    return await desk.step(table, command, work)


def ask_counts(sitting: Sitting) -> Text:
    """All seats are asked at once, so that asking points at nobody. Raises Rejected."""
    play.running(sitting)
    sitting.table = replace(sitting.table, counted=len(sitting.log))
    sitting.board = True
    return sitting.narrator.counts(scene(sitting), sitting.view(None))


async def rules(desk: Desk, command: Command) -> Told:
    """The table's rules in short, or one term of them explained."""

    def work(sitting: Sitting, who: Who) -> None:
        word = command.words.strip()
        sitting.tell(rules_message(sitting, who, command.at, word))

    return await desk.step(await here_or_mine(desk, command), command, work)


def rules_message(sitting: Sitting, who: Who, to: Address, word: str) -> Message:
    """The rules in short, or the term that *word* names. Raises Rejected."""
    played = _played(sitting)
    shown = replace(scene(sitting), replaced=played != table_rules(sitting.table))
    if word:
        text = sitting.narrator.explain(played, word)
        if text is None:
            raise _unknown(sitting, word)
        screen = Screen((text,))
    else:
        screen = sitting.narrator.rules(shown, played)
    return Message(
        to=to, lines=screen.lines, buttons=screen.buttons, slot=f"rules{who.id}", repost=True
    )


def _unknown(sitting: Sitting, word: str) -> Rejected:
    """*word* is no term here; perhaps it is one of another game."""
    terms = tuple(sitting.narrator.terms()[:TERMS])
    for game, narrator in sitting.narrators.items():
        if narrator.explain(GAMES[game].profiles[first_preset(game)], word) is not None:
            return Rejected("term-of-other-game", words=word, game=game_name(game), terms=terms)
    return Rejected("no-such-term", words=word, terms=terms)


def _played(sitting: Sitting) -> Any:
    """The rules of the running hand, which may be older than those of the next one."""
    if sitting.table.phase is Phase.PLAYING:
        return sitting.view(None).rules
    return table_rules(sitting.table)


async def verify(desk: Desk, command: Command) -> Told:
    """The proof of the last shuffle, once the hand is over."""

    def work(sitting: Sitting, who: Who | None) -> Told:
        if sitting.hand is None:
            raise Rejected("not-running")
        if sitting.hand.pending is not None:
            running = sitting.table.phase is Phase.PLAYING
            return Told(Text("verify-later" if running else "verify-never"))
        hand = sitting.hand
        dealt = hand.game.dealt(hand.state)
        if dealt is None:
            raise Rejected("not-running")
        rules = sitting.view(None).rules
        return Told(proof(hand.game.key, rules, hand.game.proof(hand.state), dealt))

    told: Told = await desk.look(await here_or_mine(desk, command), command, work)
    return told


def proof(game: str, rules: Any, sealed: Proof, dealt: Dealt) -> Text:
    """Whether the seed fits the seal, and deals what was dealt: with the deck of the house, after
    the cuts, from the first drawer on (G-012, G-022, G-023)."""
    found = verifying.of_deal(game, rules, sealed, dealt)
    args: dict[str, object] = {"seal": sealed.seal, "seed": sealed.seed}
    if not found.seal_holds:
        return Text("verify-broken", args)
    if found.differing:
        return Text("verify-differs", {**args, "names": tuple(map(seat_name, found.differing))})
    if found.other_rest:
        return Text("verify-rest-differs", args)
    drawn = {"name": seat_name(dealt.drawer), "cuts": tuple(map(str, dealt.cuts))}
    how = Text("verify-drawn-cut" if dealt.cuts else "verify-drawn", drawn)
    return Text("verify-with", {"proof": Text("verify-holds", args), "drawn": how})


async def language(desk: Desk, command: Command) -> Told:
    """The language of this room, or of this person in the private chat."""
    wanted = command.words.strip().lower()
    tag = next((tag for tag in LANGUAGES if tag.lower() == wanted), _SHORT.get(wanted))
    if tag is None:
        raise Rejected("no-such-language", languages=LANGUAGES)
    told = Told(Text("language-set"), language=tag)
    if command.alone:
        await desk.speak(command, tag)
        return told
    await desk.speak(command, tag, lambda who: told.message(command, who))
    return NOTHING


async def help_(desk: Desk, command: Command) -> Told:
    """What can be played, and how; with what helps at the game of this place."""
    game = await game_here(desk, command)
    about = {"typed": Text(f"game-{game}-typed"), "help": Text(f"game-{game}-help")}
    args: dict[str, object] = {"games": games(), "second": another(game), **about}
    return Told(Text("help-private" if command.at.private else "help-room", args))
