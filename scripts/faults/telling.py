"""The bot tells somebody what he must not know, or in front of whom it must not."""

from __future__ import annotations

from typing import Final

from faults.kinds import told

TELLING: Final = (
    told(
        "a promise in a channel is public",
        "adapters/discord/answering.py",
        "defer(ephemeral=True, thinking=True)\n        self._promised",
        "defer(thinking=True)\n        self._promised",
        "tests/adapters/discord/test_answering.py",
    ),
    told(
        "an answer in a channel is public",
        "adapters/discord/answering.py",
        "send_message(**looks.for_send(), ephemeral=True)",
        "send_message(**looks.for_send())",
        "tests/adapters/discord/test_answering.py",
    ),
    told(
        "a hand below a public message replaces it",
        "adapters/discord/answering.py",
        "elif self._on_private and reply.living:",
        "elif reply.living and self._pressed:",
        "tests/adapters/discord/test_answering.py",
    ),
    told(
        "names are markup",
        "adapters/discord/written.py",
        "    return _ITEM.sub(",
        "    return words or _ITEM.sub(",
        "tests/adapters/test_port_contract.py",
    ),
    told(
        "somebody is rung again by an edit",
        "adapters/discord/port.py",
        '"allowed_mentions": discord.AllowedMentions.none(),',
        '"allowed_mentions": self.rings,',
        "tests/adapters/discord/test_port.py",
    ),
    told(
        "commands are registered at every start",
        "adapters/discord/commands.py",
        "if _by_name(known) == _by_name(wanted):",
        "if not known and not wanted:",
        "tests/adapters/discord/test_commands.py",
    ),
    told(
        "my hand is my neighbour's",
        "bot/commands/clicks.py",
        "announce.private_message(sitting, seat)",
        "announce.private_message(sitting, Seat((seat + 1) % 6))",
        "tests/bot/test_answered_alone.py",
    ),
    told(
        "who did not ask for private messages gets them",
        "bot/announce.py",
        "sitting.table.room.private or sitting.people[person].reachable",
        "sitting.table.room.private or sitting.people[person].playable",
        "tests/bot/test_answered_alone.py",
    ),
    told(
        "the room is told at once for whom it waits",
        "bot/calls.py",
        "if not leads and not sitting.naming:",
        "if question is None:",
        "tests/bot/test_answered_alone.py",
    ),
    told(
        "a call stays when it is answered",
        "bot/calls.py",
        "    if table.called:\n",
        "    if table.called and slot:\n",
        "tests/bot/test_answered_alone.py",
    ),
    told(
        "a refused press shows the hand to anybody",
        "bot/commands/clicks.py",
        "if sitting.here is not None and seat is not None:",
        "if sitting.here is not None and (seat := seat or Seat(0)) is not None:",
        "tests/bot/test_answered_alone.py",
    ),
)
