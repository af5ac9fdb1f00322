"""Gouji (够级): six players, four packs, two federations of three.

Start reading in ``game.py``: it is the table of contents.
"""

from engine.gouji.booking import evolve
from engine.gouji.deal import opening
from engine.gouji.events import EVENT_TYPES as event_types
from engine.gouji.game import aside, carried, decide, menu, outcome, release, upkeep
from engine.gouji.profiles import PROFILES as profiles
from engine.gouji.questions import pending
from engine.gouji.score import add
from engine.gouji.state import SEATS as seat_count
from engine.gouji.upcasts import UPCASTS as upcasts
from engine.gouji.view import view

key = "gouji"

__all__ = [
    "add",
    "aside",
    "carried",
    "decide",
    "event_types",
    "evolve",
    "key",
    "menu",
    "opening",
    "outcome",
    "pending",
    "profiles",
    "release",
    "seat_count",
    "upcasts",
    "upkeep",
    "view",
]
