"""Cards that somebody wanted to play and has not got."""

from __future__ import annotations

from bot.faces import ranked
from bot.text import Text
from engine.cards import Rank
from engine.errors import Rejected


def lacking(error: Rejected, some: str) -> Text:
    """How many there are of that rank, which may be none; *some* is the id where there are."""
    rank, wanted, have = (error.facts[name] for name in ("rank", "wanted", "have"))
    assert isinstance(rank, Rank)
    assert isinstance(wanted, int)
    assert isinstance(have, int)
    args: dict[str, object] = {"wanted": ranked(rank, wanted)}
    if not have:
        return Text("error-do-not-have-any", args)
    return Text(some, {**args, "have": ranked(rank, have)})
