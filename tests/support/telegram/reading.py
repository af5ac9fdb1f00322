"""What a person has got to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.support.telegram.people import Person
    from tests.support.telegram.world import World


def shown_to(world: World, person: Person) -> list[str]:
    """Every text, button label and answer ever shown, also what was edited away or deleted."""
    seen: list[str] = []
    for chat in world.chats.values():
        for message in chat.history:
            for version in message.versions:
                if person.id in version.readers:
                    seen += [version.text, *(str(b["text"]) for b in version.buttons)]
    for query in world.queries.values():
        if query.person is person and query.answer is not None:
            seen.append(query.answer.text)
    return [text for text in seen if text]
