"""The next message of a chat, put into the words of its reader."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.codec import load_body
from bot.messages import Address, Button, Keyboard
from bot.port import Rendered, RenderedButton
from bot.text import Locale, Text, language_for, pieces
from storage import outbox, people, rooms, slots
from storage.models import OutboxRow, SlotRow
from storage.store import Store, Tx

Words = Callable[[str], Locale]
"""The texts of a language, by its name."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Item:
    """A waiting message as it would go out now."""

    row: OutboxRow
    slot: SlotRow | None
    to: Address
    message: Rendered
    digest: str

    @property
    def edits(self) -> SlotRow | None:
        """The message to edit, or None when it is sent anew."""
        return None if self.row.repost else self.slot

    @property
    def vanishes(self) -> bool:
        """It has nothing to say: what stands in its slot is taken away."""
        return not self.message.pieces

    @property
    def shown(self) -> bool:
        """It would change nothing."""
        return self.edits is not None and self.edits.digest == self.digest


async def next_item(store: Store, chat: str, words: Words) -> Item | None:
    """What goes out next to *chat* (see :func:`bot.pace.chat_of`), or None when nothing waits.

    A message that cannot be put into words is dropped: it never could be.
    """
    while True:
        async with store.read() as tx:
            row = await outbox.head(tx, chat)
            if row is None:
                return None
            to = Address.parse(row.address)
            slot = await slots.find(tx, row.address, row.slot) if row.slot else None
            language = await _language(tx, to)
        try:
            message = rendered(*load_body(row.body), words(language))
        except LookupError:
            log.exception("a message to %s cannot be put into words", row.address)
            async with store.begin() as tx:
                await outbox.refused(tx, row)
            continue
        digest = hashlib.sha256(repr(message).encode()).hexdigest()[:32]
        return Item(row, slot, to, message, digest)


async def _language(tx: Tx, to: Address) -> str:
    """The room's language, or the person's own."""
    if to.private:
        person = await people.by_user(tx, to.platform, to.chat)
        return language_for(person.language if person is not None else "")
    room = await rooms.by_address(tx, to.key)
    return language_for(room.language if room is not None else "")


def rendered(lines: tuple[Text, ...], keyboard: Keyboard, texts: Locale) -> Rendered:
    """In the words of one language. Raises LookupError for a text that it does not have."""
    return Rendered(
        pieces("\n".join(texts.words(line) for line in lines)),
        tuple(tuple(_button(button, texts) for button in row) for row in keyboard),
    )


def _button(button: Button, texts: Locale) -> RenderedButton:
    group = "" if button.group is None else texts.words(button.group)
    return RenderedButton(
        texts.words(button.label), button.token, button.start, group, button.copied
    )
