"""People at Discord who play by what stands in their own private messages, and by nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import cycle
from typing import Final

from bot.tokens import Op
from tests.adapters.discord.house import (
    DECLINES,
    LANGUAGES,
    House,
    hand_in,
    having,
    token_of,
    words,
)
from tests.support.discord import Control, Person, Shown

ANSWERS: Final = (Op.PLAY, Op.BURN, Op.YIELD, Op.APPLY, Op.SHOW, *DECLINES)

Way = Callable[["Player", Shown, Control], Awaitable[Shown]]
"""Hands in an answer; what is seen then."""


@dataclass(slots=True, eq=False)
class Player:
    """Somebody who answers whatever he is asked, as his hand recommends."""

    house: House
    person: Person
    way: Way
    hand: Shown | None = None
    """His private message, as he saw it last."""
    done: Counter[str] = field(default_factory=Counter)
    """How often he has done what."""
    _looks: cycle[str] = field(default_factory=lambda: cycle(("board", "old", "command", "old")))

    @property
    def language(self) -> str:
        return LANGUAGES[self.person.locale]

    async def look(self) -> Shown:
        """Open the hand: by the table message, by the command, or by an old button of his own."""
        how = next(self._looks)
        old = self.hand
        stale = [] if old is None else having(old, *ANSWERS, Op.PANEL)
        if how == "command":
            self.hand = hand_in(await self.person.slash(self.house.room, "hand"))
        elif how == "old" and old is not None and stale:
            self.hand = hand_in(await self.person.press(old, stale[-1]))
        else:
            how = "board"
            self.hand = await self.house.hand(self.person)
        self.done[f"look {how}"] += 1
        return self.hand

    async def fresh(self) -> Shown:
        """A new private message with the hand, which he does not keep."""
        return await self.house.hand(self.person)

    async def turn(self) -> None:
        """Look, and answer if anything is asked."""
        hand = await self.look()
        choice = self.choice(hand)
        if choice is None:
            self.done["nothing asked"] += 1
            return
        self.hand = await self.way(self, hand, choice)
        self.done[token_of(choice).op.name] += 1

    def choice(self, hand: Shown) -> Control | None:
        """What the hint says, else the first way to decline."""
        mark = words("button-hint", self.language, play="@").partition("@")[0]
        answers = having(hand, *ANSWERS)
        hinted = [control for control in answers if control.label.startswith(mark)]
        return next(iter((*hinted, *having(hand, *DECLINES), *answers)), None)

    async def press(self, shown: Shown, control: Control) -> Shown:
        self.done["list" if control.listed else "button"] += 1
        return hand_in(await self.person.press(shown, control))


async def by_buttons(player: Player, hand: Shown, choice: Control) -> Shown:
    """One press."""
    return await player.press(hand, choice)


async def by_panels(player: Player, hand: Shown, choice: Control) -> Shown:
    """The same answer by way of the other keyboards, where they lead there."""
    token = token_of(choice)
    rank, count = token.arg[:1], token.arg[1:2]
    names: tuple[str, ...] = {
        Op.PLAY: (f"a{rank}{count}", "J" if rank == "0" else f"r{rank}", rank),
        Op.SHOW: ("s",),
        Op.NO_SHOW: ("s",),
        Op.NO_BURN: ("b",),
    }.get(token.op, ())
    for _ in range(3):
        panels = {token_of(control).arg: control for control in having(hand, Op.PANEL)}
        opening = next((panels[name] for name in names if name in panels), None)
        if opening is None:
            break
        player.done["panel"] += 1
        hand = await player.press(hand, opening)
        same = [control for control in having(hand, token.op) if token_of(control) == token]
        if same:
            return await player.press(hand, same[0])
        names = tuple(name for name in names if token_of(opening).arg != name)
    player.hand = hand
    same = [control for control in having(hand, token.op) if token_of(control) == token]
    return await player.press(hand, same[0] if same else player.choice(hand) or choice)


async def by_typing(player: Player, hand: Shown, choice: Control) -> Shown:
    """By ``/play``, with one of the values that are suggested for the words on the button."""
    label = choice.label
    for key in ("button-hint", "button-gouji"):
        before, _, behind = words(key, player.language, play="@").partition("@")
        label = label.removeprefix(before).removesuffix(behind)
    offered = await player.person.complete(player.house.room, "play", "cards", label)
    if not offered:
        player.done["nothing offered"] += 1
        return await player.press(hand, choice)
    words_ = label if label in offered else offered[0]
    player.done["typed"] += 1
    answer = await player.person.slash(player.house.room, "play", cards=words_)
    return hand_in(answer)


async def plays(house: House, count: int) -> None:
    """Everybody plays on by buttons until *count* more plays lie open."""
    enough = await house.plays() + count
    players = [Player(house, person, by_buttons) for person in house.people]
    while await house.plays() < enough:
        await house.round(players)
