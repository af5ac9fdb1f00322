"""Who plays with whom, as far as it is known: the declarer is of one side, the defenders are the
other."""

from __future__ import annotations

from engine.seats import Seat
from engine.shengji.seating import partner
from engine.shengji.view import View


def facing(view: View) -> Seat | None:
    """The declarer's partner."""
    return None if view.declarer is None else partner(view.declarer)
