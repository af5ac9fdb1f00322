"""Baohuang (保皇): five players, four packs, an emperor with a hidden guard against three.

Start reading in ``game.py``: it is the table of contents.
"""

from engine.baohuang.actions import ASIDES as asides
from engine.baohuang.actions import Action as action_type
from engine.baohuang.booking import evolve
from engine.baohuang.carried import Carried as carried_type
from engine.baohuang.deal import opening
from engine.baohuang.events import EVENT_TYPES as event_types
from engine.baohuang.game import aside, carried, decide, menu, outcome, release, upkeep
from engine.baohuang.landmarks import LANDMARKS as landmarks
from engine.baohuang.match import add, match_length, starts_over
from engine.baohuang.profiles import COMPANIONS as companions
from engine.baohuang.profiles import PROFILES as profiles
from engine.baohuang.proving import dealt, proof, redeal
from engine.baohuang.questions import pending
from engine.baohuang.rules import BaohuangRules as rules_type
from engine.baohuang.seating import SEATS as seat_count
from engine.baohuang.seating import SIDES as sides
from engine.baohuang.tally import tally
from engine.baohuang.upcasts import UPCASTS as upcasts
from engine.baohuang.view import view

key = "baohuang"

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
