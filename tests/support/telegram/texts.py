"""What Telegram makes of a text: parsed, cleaned, trimmed, measured, with links found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.support.telegram import tdlib
from tests.support.telegram.errors import bad
from tests.support.telegram.tdlib import utf16

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]
TEXT_LIMIT = 4096
ENTITY_LIMIT = 100
# Telegram drops these while it cleans a text: line and paragraph separators, the marks that
# turn the writing direction, and three combining vertical lines.
_DROPPED = frozenset("\r\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u0333\u033f\u030a")
# A text of nothing but these is empty for Telegram.
_INVISIBLE = frozenset(
    "\u1680\u180e\u202f\u205f\u2800\u3000\ufeff\ufffc\u00a0"
    + "".join(chr(code) for code in range(0x2000, 0x2010))
)
_OPAQUE = frozenset({"code", "pre", "text_link", "text_mention", "custom_emoji"})


def formatted(world: World, parameters: Json) -> tuple[str, list[Json]]:
    """Text and entities of a message as Telegram stores them, or its error."""
    raw = parameters.get("text")
    text, entities = _parsed(world, "" if raw is None else str(raw), parameters)
    text, entities = trimmed(*cleaned(text, entities))
    if not visible(text):
        raise bad("message text is empty")
    if len(text) > TEXT_LIMIT:
        raise bad("message is too long")
    if utf16(text) > TEXT_LIMIT:
        world.violate("text", "sendMessage", f"{utf16(text)} UTF-16 units: too long for some")
    if len(entities) > ENTITY_LIMIT:
        world.violate("text", "entities", f"{len(entities)} entities: Telegram drops the rest")
        entities = entities[:ENTITY_LIMIT]
    return text, merged(entities, tdlib.detect(text))


def _parsed(world: World, text: str, parameters: Json) -> tuple[str, list[Json]]:
    mode = str(parameters.get("parse_mode") or "")
    if not mode:
        given = parameters.get("entities") or []
        return text, [_own(entity) for entity in given if isinstance(entity, dict)]
    if not tdlib.knows_mode(mode):
        raise bad("unsupported parse_mode")
    world.judged_by_tdlib("markup")
    try:
        plain, found = tdlib.parse(text, mode)
    except tdlib.MarkupError as error:
        reason = str(error).removeprefix("Can't parse entities")
        raise bad("can't parse entities" + reason) from error
    entities = []
    for entity in found:
        if entity["type"] == "text_mention":
            person = world.people.get(entity["user_id"])
            if person is None:
                continue
            entity = {name: entity[name] for name in ("type", "offset", "length")}
            entity["user"] = person.json()
        entities.append(entity)
    return plain, entities


def _own(entity: Json) -> Json:
    """An entity the bot gave explicitly, reduced to what an answer carries."""
    names = ("type", "offset", "length", "url", "user", "language", "custom_emoji_id")
    times = ("unix_time", "date_time_format")
    return {name: entity[name] for name in (*names, *times) if name in entity}


def visible(text: str) -> bool:
    """Whether there is anything to see in it."""
    return any(char not in _INVISIBLE and not char.isspace() for char in text)


def cleaned(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Control characters become spaces, some others vanish; entities move along."""
    out: list[str] = []
    moved = [0]
    for char in text:
        width = 2 if ord(char) > 0xFFFF else 1
        keep = char not in _DROPPED
        if keep:
            out.append(" " if char < " " and char != "\n" else char)
        moved += [moved[-1] + (offset + 1 if keep else 0) for offset in range(width)]
    return "".join(out), _moved(entities, moved)


def trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Without the white space at both ends; entities move along."""
    lead = utf16(text) - utf16(text.lstrip())
    body = text.strip()
    size = utf16(body)
    places = [min(max(0, place - lead), size) for place in range(utf16(text) + 1)]
    return body, _moved(entities, places)


def _moved(entities: list[Json], places: list[int]) -> list[Json]:
    """The entities with every offset looked up in ``places``; empty ones go."""
    out = []
    last = len(places) - 1
    for entity in entities:
        start = places[min(max(0, int(entity["offset"])), last)]
        end = places[min(max(0, int(entity["offset"]) + int(entity["length"])), last)]
        if end > start:
            out.append(entity | {"offset": start, "length": end - start})
    return out


def merged(given: list[Json], found: list[Json]) -> list[Json]:
    """Given entities and found ones; nothing is found inside code, links and mentions."""
    opaque = [entity for entity in given if entity["type"] in _OPAQUE]
    free = [entity for entity in found if not any(_overlap(entity, other) for other in opaque)]
    return sorted([*given, *free], key=lambda entity: (entity["offset"], -entity["length"]))


def _overlap(one: Json, other: Json) -> bool:
    return bool(
        one["offset"] < other["offset"] + other["length"]
        and other["offset"] < one["offset"] + one["length"]
    )
