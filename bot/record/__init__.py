"""The record of a hand (谱): the deal, the answers that counted, the result, the proof.

``steps.py`` finds the answers in the journal, ``taken.py`` makes the record, ``form.py`` is its
JSON, ``packing.py`` its text, ``playing.py`` plays it again, ``showing.py`` tells it in words.
``games.py`` says what each game must know of its own, and has a package for each.
"""

from __future__ import annotations

from bot.record.form import Malformed, read, written
from bot.record.packing import code, is_record, text, unpacked
from bot.record.playing import DoesNotHold, Played, check, plays
from bot.record.step import Step
from bot.record.steps import steps
from bot.record.taken import Record, Result, taken

__all__ = [
    "DoesNotHold",
    "Malformed",
    "Played",
    "Record",
    "Result",
    "Step",
    "check",
    "code",
    "is_record",
    "plays",
    "read",
    "steps",
    "taken",
    "text",
    "unpacked",
    "written",
]
