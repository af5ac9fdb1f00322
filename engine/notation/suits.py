"""What people call the suits, in plain spelling."""

from __future__ import annotations

import re
from typing import Final

from engine.cards import Suit

SUITS: Final[dict[str, Suit]] = {
    **dict.fromkeys(("s", "♠", "黑桃", "黑", "spade", "spades"), Suit.SPADES),
    **dict.fromkeys(("h", "♥", "红桃", "红心", "红", "heart", "hearts"), Suit.HEARTS),
    **dict.fromkeys(("c", "♣", "梅花", "草花", "club", "clubs"), Suit.CLUBS),
    **dict.fromkeys(("d", "♦", "方块", "方片", "方", "diamond", "diamonds"), Suit.DIAMONDS),
}
PATTERN: Final = "|".join(sorted(map(re.escape, SUITS), key=len, reverse=True))
"""Any of them, as part of a regular expression."""
