"""The world the bot lives in: people, chats, messages, updates, and a list of its misdeeds."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tests.support.telegram import tdlib
from tests.support.telegram.changes import Changes
from tests.support.telegram.chats import Chat, Kind, Member
from tests.support.telegram.clock import Clock, RealClock
from tests.support.telegram.faults import Faults
from tests.support.telegram.flood import Flood
from tests.support.telegram.messages import Message, Version
from tests.support.telegram.people import Person
from tests.support.telegram.queries import Query
from tests.support.telegram.records import BotAccount, Call, Profile, Violation
from tests.support.telegram.updates import Updates

Json = dict[str, Any]
T = TypeVar("T")


class World:
    """Everything there is. It outlives the bot: a killed bot finds it as it left it."""

    def __init__(
        self,
        *,
        username: str = "cards_bot",
        first_name: str = "Cards",
        token: str = "100001:" + "A" * 35,
        privacy: bool = True,
        clock: Clock | None = None,
        flood: Flood | None = None,
        query_seconds: float = 15.0,
    ) -> None:
        self.token = token
        self.bot = BotAccount(int(token.partition(":")[0]), username, first_name)
        self.privacy = privacy
        self.clock: Clock = clock if clock is not None else RealClock()
        self._epoch = (
            time.time() - self.clock.now() if isinstance(self.clock, RealClock) else 1_800_000_000.0
        )
        self.flood = flood if flood is not None else Flood(self.clock)
        self.query_seconds = query_seconds
        self.changes = Changes()
        self.faults = Faults()
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.queries: dict[str, Query] = {}
        self.updates = Updates(self)
        self.profile = Profile()
        self.calls: list[Call] = []
        self.actions: list[tuple[int, str]] = []
        self.violations: list[Violation] = []
        self.not_judged: set[str] = set()
        self._ids = itertools.count(1)
        self._message_ids: Counter[int] = Counter()

    # Making the world

    def add_person(
        self,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = "en",
        started: bool = False,
        id: int | None = None,
    ) -> Person:
        """A new person, unknown to the bot unless ``started``."""
        user_id = id if id is not None else 500_000 + next(self._ids)
        assert user_id not in self.chats, "this id is taken"
        person = Person(self, user_id, first_name, last_name, username, language_code, started)
        self.people[user_id] = person
        self.add_chat(Chat(user_id, "private", owner=person))
        return person

    def add_group(
        self,
        title: str,
        members: Iterable[Person] = (),
        *,
        admins: Iterable[Person] = (),
        kind: Kind = "supergroup",
        forum: bool = False,
        bot: Member | None = Member("member"),  # noqa: B008 - immutable
        id: int | None = None,
    ) -> Chat:
        """A group that was there before; no updates tell of it. The first admin owns it."""
        assert kind != "private", "a group"
        assert kind == "supergroup" or not forum, "only supergroups are forums"
        chat = Chat(id if id is not None else self.free_id(kind), kind, title, forum)
        for person in members:
            chat.members[person.id] = Member("member")
        for index, person in enumerate(admins):
            chat.members[person.id] = Member("administrator" if index else "creator")
        if bot is not None:
            chat.members[self.bot.id] = bot
        if forum:
            self.next_message_id(chat)  # the number of the topic General, which bots cannot name
        return self.add_chat(chat)

    def add_chat(self, chat: Chat) -> Chat:
        """Put a finished chat into the world."""
        assert chat.id not in self.chats, "this id is taken"
        self.chats[chat.id] = chat
        return chat

    def free_id(self, kind: Kind) -> int:
        """An id of the right shape: -100... for supergroups, small and negative for groups."""
        number = next(self._ids)
        return -1_001_000_000_000 - number if kind == "supergroup" else -4_000 - number

    # Writing in it

    def unix_now(self) -> int:
        """The date Telegram would write on a message."""
        return int(self._epoch + self.clock.now())

    def next_message_id(self, chat: Chat) -> int:
        """Supergroups count for themselves; all other chats share one counter."""
        counter = chat.id if chat.kind == "supergroup" else 0
        self._message_ids[counter] += 1
        return self._message_ids[counter]

    def post(
        self,
        chat: Chat,
        sender: Json,
        content: Json,
        *,
        thread: int | None = None,
        reply_to: Message | None = None,
        sender_chat: Json | None = None,
        message_id: int | None = None,
    ) -> Message:
        """Write a message into a chat. In a topic it replies to the topic's first message."""
        if thread is not None and reply_to is None and message_id is None:
            reply_to = chat.find(thread)
        message = Message(
            chat,
            message_id if message_id is not None else self.next_message_id(chat),
            self.unix_now(),
            sender,
            sender["id"] == self.bot.id,
            [Version(self.clock.now(), content, chat.reader_ids())],
            thread,
            reply_to,
            sender_chat,
        )
        chat.history.append(message)
        if sender["is_bot"] and sender_chat is None:
            chat.last_bot_id = sender["id"]
        self.changes.notify()
        return message

    def change(self, message: Message, content: Json) -> None:
        """Put a new version in the place of the old one."""
        readers = message.chat.reader_ids()
        message.versions.append(Version(self.clock.now(), content, readers))
        message.edit_date = self.unix_now()
        self.changes.notify()

    def tell(self, message: Message) -> None:
        """Queue the update about a message, if the bot is there to get it."""
        chat = message.chat
        if (
            chat.is_private
            or chat.member(self.bot.id).inside
            or message.content.get("left_chat_member", {}).get("id") == self.bot.id
        ):
            self.updates.push("message", message.json())

    def other_bot_says(self, chat: Chat, text: str) -> Message:
        """Another bot writes in the group: plain commands are no longer ours to hear."""
        other = {"id": 100_002, "is_bot": True, "first_name": "Other", "username": "other_bot"}
        return self.post(chat, other, {"text": text})

    def new_query(self, person: Person, message: Message, data: str) -> Query:
        """Register a press."""
        query_id = str(4_000_000_000_000_000_000 + next(self._ids))
        query = Query(self, query_id, person, message, data, self.clock.now())
        self.queries[query_id] = query
        return query

    def bot_has_seen(self, user_id: int) -> bool:
        """Whether the bot knows of a person: from a private chat or a common group."""
        both = {user_id, self.bot.id}
        return self.people[user_id].started or any(
            both <= chat.members.keys() for chat in self.chats.values()
        )

    # Judging and waiting

    def violate(self, kind: str, where: str, what: str) -> None:
        """Note something a test should not let pass."""
        self.violations.append(Violation(kind, where, what))
        self.changes.notify()

    def judged_by_tdlib(self, what: str) -> None:
        """Note that TDLib would have judged this, where it is missing."""
        if not tdlib.AVAILABLE:
            self.not_judged.add(what)

    def owed_answers(self) -> list[Query]:
        """Presses the bot has taken and not answered."""
        return [query for query in self.queries.values() if query.is_owed]

    def assert_clean(self) -> None:
        """Fail if the bot did anything it should not, or left a press without an answer."""
        found = [str(violation) for violation in self.violations]
        found += [f"never answered: {q.person.first_name} {q.data!r}" for q in self.owed_answers()]
        assert not found, "\n".join(found)

    async def wait_for(self, predicate: Callable[[], T], timeout: float = 60.0) -> T:  # noqa: ASYNC109
        """Wait until ``predicate`` is true and return its value."""
        value = await self.changes.wait_for(predicate, timeout)
        if not value:
            recent = "\n".join(str(call) for call in self.calls[-6:])
            raise AssertionError(
                f"still waiting after {timeout} s; violations {self.violations}; "
                f"last calls:\n{recent}"
            )
        return value

    async def answers_settled(self, timeout: float = 60.0) -> None:  # noqa: ASYNC109
        """Wait until the bot has taken every update and answered every press."""
        await self.wait_for(
            lambda: not self.updates.pending and not self.owed_answers(), timeout=timeout
        )
