"""Shengji (升级, 拖拉机): four players, two packs, two pairs of partners.

Start reading in ``game.py``: it is the table of contents.
"""

from collections.abc import Mapping

from engine.game import Upcast
from engine.shengji.actions import ASIDES as asides
from engine.shengji.actions import Action as action_type
from engine.shengji.booking import evolve
from engine.shengji.carried import Carried as carried_type
from engine.shengji.deal import opening
from engine.shengji.events import EVENT_TYPES as event_types
from engine.shengji.game import aside, carried, decide, menu, outcome, release, upkeep
from engine.shengji.landmarks import LANDMARKS as landmarks
from engine.shengji.profiles import COMPANIONS as companions
from engine.shengji.profiles import PROFILES as profiles
from engine.shengji.proving import dealt, proof, redeal
from engine.shengji.questions import pending
from engine.shengji.rules import ShengjiRules as rules_type
from engine.shengji.score import add, match_length, starts_over
from engine.shengji.seating import SEATS as seat_count
from engine.shengji.seating import SIDES as sides
from engine.shengji.tally import tally
from engine.shengji.view import view

key = "shengji"

upcasts: Mapping[tuple[str, int], Upcast] = {}
"""No event has changed its shape yet."""

__all__ = [
    "action_type",
    "add",
    "aside",
    "asides",
    "carried",
    "carried_type",
    "companions",
    "dealt",
    "decide",
    "event_types",
    "evolve",
    "key",
    "landmarks",
    "match_length",
    "menu",
    "opening",
    "outcome",
    "pending",
    "profiles",
    "proof",
    "redeal",
    "release",
    "rules_type",
    "seat_count",
    "sides",
    "starts_over",
    "tally",
    "upcasts",
    "upkeep",
    "view",
]
