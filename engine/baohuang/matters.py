"""What a question of a hand can be about."""

from __future__ import annotations

from enum import StrEnum


class Matter(StrEnum):
    GRAB = "grab"
    """Who claims the emperor's card to play alone (抢独, B-054)."""
    THRONE = "throne"
    """Whether the emperor reigns or declines (让位, B-050)."""
    CALL = "call"
    """Which card makes the guard (叫保, B-053)."""
    DECLARE = "declare"
    """Who shows himself before the first lead (B-010 to B-013)."""
    KICK = "kick"
    """Whether the other side doubles again (踢, B-055)."""
    LEAD = "lead"
    RESPOND = "respond"
