"""Gouji (够级): six players, four packs, two federations of three.

Start reading in ``game.py``: it is the table of contents.
"""

from engine.gouji.actions import ASIDES as asides
from engine.gouji.actions import Action as action_type
from engine.gouji.booking import evolve
from engine.gouji.carried import Carried as carried_type
from engine.gouji.deal import opening
from engine.gouji.events import EVENT_TYPES as event_types
from engine.gouji.game import aside, carried, decide, menu, outcome, release, upkeep
from engine.gouji.landmarks import LANDMARKS as landmarks
from engine.gouji.match import starts_over
from engine.gouji.profiles import COMPANIONS as companions
from engine.gouji.profiles import PROFILES as profiles
from engine.gouji.proving import dealt, proof, redeal
from engine.gouji.questions import pending
from engine.gouji.rules import GoujiRules as rules_type
from engine.gouji.score import add, match_length
from engine.gouji.seating import SIDES as sides
from engine.gouji.state import SEATS as seat_count
from engine.gouji.tally import tally
from engine.gouji.upcasts import UPCASTS as upcasts
from engine.gouji.view import view

key = "gouji"

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
