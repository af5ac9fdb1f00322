"""What a question of a hand can be about."""

from __future__ import annotations

from enum import StrEnum


class Matter(StrEnum):
    """In the order in which a hand can come to them."""

    LAST = "last"
    """Which of two allies is last place (G-097)."""
    SWAP = "swap"
    """Whether a pair sets its two point tributes off (G-082)."""
    PRE_CALL = "pre-call"
    """G-050."""
    CUT = "cut"
    """Whether and how to cut (G-023)."""
    CUTTING = "cutting"
    """Where the opposite cuts."""
    SHOW = "show"
    """Who leads (G-030)."""
    DOT = "dot"
    """G-096."""
    TERMS = "terms"
    """Which tribute is waived, refused or countered (G-087 to G-089)."""
    RETURN = "return"
    """Which small cards go back (G-084)."""
    TAKE = "take"
    """Whether the returned cards are taken (G-086)."""
    HELP = "help"
    """Whether an ally pays for who cannot (G-065)."""
    BRIGHT_CALL = "bright-call"
    """G-051."""
    REVOLUTION = "revolution"
    """G-250."""
    HEAD = "head"
    """What the revolutionary's opposite chooses (G-256)."""
    SHOT = "shot"
    """Whether a shot of the revolutionary is beaten (G-262)."""
    FIVES = "fives"
    """Whether the pooled 5s are beaten (G-282)."""
    LEAD = "lead"
    RESPOND = "respond"
    FOURS = "fours"
    """Whether the unopened throw their 4s away as melee begins (GAP-59)."""


UNSPARED = frozenset(
    {
        Matter.PRE_CALL,
        Matter.BRIGHT_CALL,
        Matter.REVOLUTION,
        Matter.TAKE,
        Matter.HELP,
        Matter.FIVES,
    }
)
"""Nobody is spared these: how many answers one has follows from his cards, and what comes of them
is the same word whoever could have said more. Waiting for somebody would tell that he can."""
