"""What a button carries: an operation, a table, the question it belongs to, and one argument.

``p7.2c.T3210`` plays small joker and three tens with two 2s at table 7, in answer to question 84.
Who pressed is never in it. At most 64 bytes of ASCII.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.errors import Stale
from engine.games import GAMES

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_TOKEN: Final = re.compile(r"([a-zA-Z])([0-9a-z]{1,7})\.([0-9a-z]{1,8})\.([0-9A-Za-z?]{0,12})")


class Op(StrEnum):
    """What pressing does."""

    PLAY = "p"
    BURN = "b"
    PASS = "x"
    NO_BURN = "n"
    YIELD = "y"
    APPLY = "w"
    SHOW = "s"
    """Argument: suit and count, as ``H3``."""
    NO_SHOW = "o"
    PANEL = "k"
    """Open another keyboard of the private message; the argument names it."""
    HINT = "i"
    """Explain the recommended play."""
    SHOW_HAND = "q"
    """Let an ally look at one's cards; argument: his seat."""
    SUGGEST = "u"
    """Suggest a play to an ally: his seat, then the play."""

    SAY = "d"
    """Answer what is asked before the first lead and around it; see a narrator's ``codes.py``."""
    FOURS = "f"
    """Argument ``t``: throw one's 4s away; ``g``: give up opening."""

    HAND = "h"
    """My hand, as a private alert."""
    OPEN = "g"
    """Send me my question in the private chat; the argument names the panel to open."""
    TABLE = "t"
    """Post the table message again."""
    RULES = "e"
    """Argument: the word to explain; none: the rules in short."""
    COUNT = "c"
    """Ask for counts where the rules give them."""

    JOIN = "j"
    LEAVE = "l"
    COMPUTER = "a"
    """Put a computer on a free seat."""
    START = "S"
    NEXT = "N"
    """I want the next hand; after a match, another one: argument ``shift`` or ``draw`` for other
    seats. The decision is the mark of the hand that is over, see ``lobby_between.py``."""
    CLOSE = "C"
    """Close the table, or ask the others to; with the same mark."""
    VOTE = "v"
    """Answer a motion, which the decision names; argument 1: yes, 0: no."""
    SEAT = "r"
    """Take the next place that is not a person's, before the first hand."""
    GAME = "G"
    """Choose another game before the first hand; argument: its key."""
    PROFILE = "P"
    """Choose the house rules; argument: the number of the preset. The decision is the mark of the
    game."""
    HOUSE = "H"
    """Read and change the house rules; see ``house/screens.py``. The decision is the mark of the
    game, or a motion."""
    KEEP = "K"
    """Let new tables of this room begin with the house rules of this one; with the same mark."""
    NEWGAME = "O"
    """Open a table in this room."""
    SOLO = "V"
    """Play with computers, in the private chat."""
    PINGS = "m"
    """Argument 1: write to me in private when it is my turn; 0: do not."""


@dataclass(frozen=True, slots=True)
class Token:
    op: Op
    table: int
    decision: int = 0
    arg: str = ""

    def __str__(self) -> str:
        return f"{self.op}{base36(self.table)}.{base36(self.decision)}.{self.arg}"

    @classmethod
    def parse(cls, text: str) -> Token:
        """Raises ValueError for anything that :meth:`__str__` did not write."""
        match = _TOKEN.fullmatch(text)
        if match is None:
            raise ValueError(f"not a token: {text!r}")
        op, table, decision, arg = match.groups()
        return cls(Op(op), int(table, 36), int(decision, 36), arg)


def mark(game: str) -> int:
    """What is in the buttons that mean something for *game* alone. A table can change its game,
    and older messages keep their buttons: each game keeps its mark."""
    return tuple(GAMES).index(game)


def require_game(token: Token, game: str) -> None:
    """Raises Stale for a button of another game than *game*."""
    if token.decision != mark(game):
        raise Stale


def base36(number: int) -> str:
    if number < 0:
        raise ValueError("tokens carry no negative numbers")
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits
