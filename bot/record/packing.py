"""A record as text: a file to read, or a code short enough for one message of any chat."""

from __future__ import annotations

import base64
import bz2
import json
import re
from typing import Any, Final

from bot.record import form
from bot.record.form import Malformed
from bot.record.taken import Record

ROOM: Final = 3_800
"""Letters of a code that fit into one message of every platform with some words around them."""

_SIGN: Final = b"+-"
"""Instead of a stroke, which chats take for the beginning of a command."""
_CODE: Final = re.compile(r"QlpoO[A-Za-z0-9+/=\s-]*")
"""What all codes begin with: bzip2's own mark."""
_FRAME: Final = dict.fromkeys(map(ord, "│╭╮╰╯─"))
"""What a terminal draws round a message."""
_LONGEST: Final = 4_000_000
"""Letters of the longest record that is read."""


def text(record: Record) -> str:
    """The record as the text of a file, one step a line."""
    body = form.written(record)
    lines = [f"  {_json(name)}: {_value(value)}" for name, value in body.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"    {_json(each)}" for each in value) + "\n  ]"
    return _json(value)


def code(record: Record) -> str:
    """The record as base64 of bzip2 of its JSON."""
    body = _json(form.written(record), separators=(",", ":"))
    return base64.b64encode(bz2.compress(body.encode()), _SIGN).decode()


def is_record(words: str) -> bool:
    """Whether *words* are meant as a record, well-formed or not."""
    return (
        words.lstrip("\ufeff \t\r\n").startswith(("{", "[", '"')) or _CODE.search(words) is not None
    )


def unpacked(words: str) -> Record:
    """The record that *words* are: JSON, or a code with anything around it. Raises Malformed."""
    plain = words.lstrip("\ufeff \t\r\n")
    found = None if plain.startswith("{") else _CODE.search(words.translate(_FRAME))
    return form.read(_parsed(plain if found is None else _decoded(found[0])))


def _parsed(words: str) -> Any:
    if len(words) > _LONGEST:
        raise Malformed("this is too long for a record")
    try:
        return json.loads(words)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"this is not JSON: {error}") from error


def _decoded(found: str) -> str:
    letters = "".join(found.split()).rstrip("=").replace("/", "-")
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), _SIGN, validate=True)
        reader = bz2.BZ2Decompressor()
        body = reader.decompress(packed, _LONGEST)
        whole = reader.eof
    except (ValueError, OSError, EOFError) as error:
        raise Malformed("this code is not whole, or a letter of it is wrong") from error
    if not whole:
        raise Malformed("this code is not whole, or a letter of it is wrong")
    return body.decode(errors="replace")


def _json(value: Any, separators: tuple[str, str] | None = None) -> str:
    return json.dumps(value, ensure_ascii=False, separators=separators)
