"""The proof of the shuffle below a result (screens, section 7.6)."""

from __future__ import annotations

from bot.text import Text
from engine import shuffle


def proof(seal: str, seed: str) -> Text:
    """Whether *seed* is the one that was sealed before the deal."""
    holds = shuffle.seal(int(seed, 16)) == seal
    args = {"seal": seal[:8], "seed": seed}
    return Text("result-seal-holds" if holds else "result-seal-broken", args)
