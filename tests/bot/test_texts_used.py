"""Every text can be said: no id is left over that no code makes."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import adapters
import bot
import engine
from bot.policies.shengji.choice import Reason
from bot.text import DEFAULT
from tests.bot.test_texts import codes_of, entries

Form = tuple[str, ...]
"""The fixed parts of an id, between each two a hole: ``f"rank-{name}"`` is ``("rank-", "")``."""

FAMILIES: Final[tuple[Form, ...]] = (
    *(("action-yes-", ""), ("action-no-", "")),
    *(("own-gave-", ""), ("own-got-", "")),
    *(("burn-jokers-", "-threes"), ("example-burn-", "-threes")),
    *(("hint-baohuang-", ""), ("hint-declare-", ""), ("hint-silent-", "")),
    *(("call-otherwise",), ("call-theirs",), ("jokers-", "")),
    ("explain-gouji-plain", ""),
    ("mark-short-", ""),
    ("record-matter-gouji-", ""),
    ("rules-burn-bluff",),
)
"""Ids whose fixed part is put together of parts, too."""
FIXED: Final = re.compile("[a-z0-9-]*")
REFUSALS: Final = re.compile("error-(?P<own>(baohuang-|shengji-)?(?P<code>.*))")
CANNOT: Final = ("cannot-", "")
"""The only code that is put together."""


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(path.read_text(encoding="utf-8"))
        for package in (adapters, bot, engine)
        for path in sorted(Path(package.__file__ or "").parent.rglob("*.py"))
    )


@cache
def strings() -> frozenset[str]:
    """All strings of our source, written as in ids."""
    return frozenset(
        node.value.replace("_", "-")
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def codes() -> frozenset[str]:
    """All codes with which something is refused."""
    return frozenset(code for tree in trees() for code in codes_of(tree)) | {"stale", "not-asked"}


@cache
def forms() -> frozenset[Form]:
    """How our source puts ids together, as far as there is a word in them that stays."""
    found = (
        form(node) for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
    )
    return frozenset(parts for parts in found if names(parts))


def names(parts: Form) -> bool:
    """Whether something of this form can be an id of which a part is fixed."""
    start = next((part for part in parts if part), "")
    return all(map(FIXED.fullmatch, parts)) and "-" in start and start != "-"


def form(node: ast.JoinedStr) -> Form:
    parts = [""]
    for piece in node.values:
        if isinstance(piece, ast.Constant):
            parts[-1] += str(piece.value)
        else:
            parts.append("")
    return tuple(parts)


def made(key: str, parts: Form) -> bool:
    """Whether *key* has this form; before its first fixed part stands an id, if anything."""
    if parts[0]:
        return filled(key, parts)
    ends = range(1, len(key))
    return any(
        "-" in key[:end] and reachable(key[:end]) and filled(key[end:], parts[1:]) for end in ends
    )


def filled(text: str, parts: Form) -> bool:
    """Whether *text* has this form, with strings of our source or numbers in the holes."""
    if not text.startswith(parts[0]):
        return False
    rest = text[len(parts[0]) :]
    if len(parts) == 1:
        return not rest
    return any(
        (rest[:end] in strings() or rest[:end].isdigit()) and filled(rest[end:], parts[1:])
        for end in range(1, len(rest) + 1)
    )


@cache
def reachable(key: str) -> bool:
    """Said as it stands, as a refusal, or put together of parts."""
    if key in strings():
        return True
    refusal = REFUSALS.fullmatch(key)
    if refusal is not None:
        own, code = refusal["own"], refusal["code"]
        return code in codes() or filled(code, CANNOT) or (own != code and own in strings())
    return any(made(key, parts) for parts in (*FAMILIES, *forms()))


def said(key: str) -> bool:
    """Whether code can say the text *key*, or its second text for who is answered in the room."""
    return reachable(key) or reachable(key.removesuffix("-here"))


def test_every_text_can_be_said() -> None:
    ids = [message.id.name for _, message, _ in entries(DEFAULT)]
    assert not [key for key in ids if not said(key)]


@pytest.mark.parametrize(
    "left_over",
    [
        "left-over",
        "left-over-here",
        "error-left-over",
        "error-hand-dealt",
        "error-shengji-seed-drawn",
        "hint-shengji-forsaken",
        "option-gouji-forsaken",
        "order-gouji-forsaken",
        "value-forsaken-plain",
    ],
)
def test_a_text_that_nothing_says_is_found(left_over: str) -> None:
    assert not said(left_over)


def test_every_reason_for_advice_is_given() -> None:
    """Or its sentence would be left over."""
    given = {
        node.attr
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Reason"
    }
    assert given == {reason.name for reason in Reason}
