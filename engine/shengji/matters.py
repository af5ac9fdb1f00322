"""What a seat can be asked."""

from __future__ import annotations

from enum import StrEnum


class Matter(StrEnum):
    """The kind of an open question, which is stored in messages and buttons."""

    DECLARE = "declare"
    """Which trump one would make, all at once (亮主, S-011)."""
    OVERTURN = "overturn"
    """Whether one overturns it (反主, S-012)."""
    BURY = "bury"
    """Which cards the declarer lays away (埋底, S-014)."""
    LEAD = "lead"
    FOLLOW = "follow"
