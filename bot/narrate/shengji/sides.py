"""Who plays with whom, as far as it is known: the declarer is of one side, the defenders are the
other."""

from __future__ import annotations

from engine.seats import Seat
from engine.shengji.seating import partner, side
from engine.shengji.view import View


def declares(view: View, seat: Seat) -> bool:
    """Whether *seat* is of the declaring side; nobody is before there is a declarer."""
    return view.declarer is not None and side(seat) == side(view.declarer)


def facing(view: View) -> Seat | None:
    """The declarer's partner."""
    return None if view.declarer is None else partner(view.declarer)
