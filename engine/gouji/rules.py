"""House rules (规矩) as one frozen value, and the named presets (profiles).

Every field is an option of the rule digest. A value that cannot be played is refused when the
rules are made, so nothing later has to ask.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.cards import Rank


class ShowMatch(StrEnum):
    """Which shown cards count together (G-031)."""

    SUIT = "suit"
    ANY = "any"


class ShowFallback(StrEnum):
    """Who leads when nobody shows (G-033)."""

    RANDOM = "random"
    SEAT = "seat"


class MixedJokers(StrEnum):
    """What both kinds of joker in one play are worth (G-106, GAP-01)."""

    DOWNGRADE = "downgrade"
    AS_IS = "as_is"


class JokerKill(StrEnum):
    """Exchanges of jokers that beat with unequal counts (G-115)."""

    TWO_BIG_KILL_BIG = "2B>B"
    TWO_SMALL_KILL_SMALL = "2S>S"
    THREE_SMALL_KILL_BIG = "3S>B"


class PassRule(StrEnum):
    """Whether a player who passed may answer a later play of his opposite (G-131, G-132)."""

    EXCEPT_OPPOSITE = "except_opposite"
    STRICT = "strict"


class YieldOverplayed(StrEnum):
    """What a yielder is when a lower house plays (G-135, GAP-29)."""

    PASSED = "passed"
    LIVE = "live"


class OpenExclude(StrEnum):
    """Gouji plays that do not open a point (G-172). Physical cards decide (GAP-37)."""

    BIG = "big"
    JOKER_OR_SINGLE = "joker_or_single"
    JOKER_OR_TWO = "joker_or_two"


class BurnFailure(StrEnum):
    """What a false burn costs (G-163)."""

    LAST_PLACE = "last_place"


class FreeKill(StrEnum):
    """After which last plays of first or second out the opposite has a free kill (G-211)."""

    GOUJI_ONLY = "gouji_only"
    ANY = "any"


class FreeKillDeclined(StrEnum):
    """Who leads then (G-212). Both come to the next player still in."""

    LOWER_LEADS = "lower_leads"
    WIND = "wind"


class Wind(StrEnum):
    """How the wind is caught (G-216, G-217, GAP-49)."""

    APPLY = "apply"
    AUTOMATIC = "automatic"


class ReportMode(StrEnum):
    """Who learns the count of a small hand (G-241, G-242)."""

    ON_REQUEST = "on_request"
    ALWAYS = "always"
    NONE = "none"


GOUJI_MIN: Final[tuple[tuple[Rank, int], ...]] = (
    (Rank.BIG_JOKER, 1),
    (Rank.SMALL_JOKER, 1),
    (Rank.TWO, 1),
    (Rank.ACE, 2),
    (Rank.KING, 2),
    (Rank.QUEEN, 3),
    (Rank.JACK, 4),
    (Rank.TEN, 5),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class GoujiRules:
    """One set of house rules. Raises ValueError, naming the option, for what cannot be played."""

    hands_per_game: int | None = 5
    """Hands of a match; None: until the table stops (G-300, G-301)."""

    show_rank: Rank = Rank.THREE
    """Rank whose cards are shown for the lead (G-030)."""
    show_min: int = 2
    show_match: ShowMatch = ShowMatch.SUIT
    show_fallback: ShowFallback = ShowFallback.RANDOM

    attach_twos: bool = True
    """2s take the rank they are played with (G-101)."""
    mixed_jokers: MixedJokers = MixedJokers.DOWNGRADE
    joker_kills: frozenset[JokerKill] = frozenset()

    gouji_min: tuple[tuple[Rank, int], ...] = GOUJI_MIN
    """Smallest count of each rank that is a gouji play; ranks not listed never are (G-120)."""
    hung_is_gouji: bool = True
    """Any play with a joker is a gouji play (G-122)."""

    pass_rule: PassRule = PassRule.EXCEPT_OPPOSITE
    unburn_after_pass: bool = True
    """With a strict pass rule: may one who passed still stop his opposite's burn (GAP-28)."""
    yield_overplayed: YieldOverplayed = YieldOverplayed.PASSED

    open_points: bool = True
    """The point game (G-170)."""
    open_exclude: OpenExclude = OpenExclude.BIG
    headless_can_open: bool = True
    """G-192."""

    burn_needs_open: bool = False
    """G-153."""
    burn_bluff_allowed: bool = True
    """Whether a burn may be declared that cannot be finished (GAP-22, GAP-24)."""
    burn_failure: frozenset[BurnFailure] = frozenset({BurnFailure.LAST_PLACE})
    burn_tribute: int = 1
    """Cards that a finished burn earns (G-078)."""
    counter_burn_doubling: bool = False
    """G-166."""

    free_kill_last: FreeKill = FreeKill.GOUJI_ONLY
    free_kill_declined: FreeKillDeclined = FreeKillDeclined.LOWER_LEADS
    wind: Wind = Wind.APPLY

    report_threshold: int | None = 10
    """Hands of at most this many cards are reported (G-240)."""
    report_mode: ReportMode = ReportMode.ON_REQUEST
    prompting: bool = False
    """G-245."""

    score: tuple[int, int, int, int, int, int] = (2, 1, 0, 0, -1, -2)
    """Points for first out to last place (G-290)."""
    score_sweep_factor: int = 2
    """G-292."""
    score_positive_only: bool = False
    """G-293."""
    sweep_ends_game: bool = True
    """G-281."""

    def __hash__(self) -> int:
        """Of a few fields only: rules are part of many cache keys and there are few of them."""
        return hash((self.attach_twos, self.open_points, self.burn_bluff_allowed))

    def __post_init__(self) -> None:
        _require(self.hands_per_game is None or self.hands_per_game >= 1, "hands_per_game")
        _require(self.show_rank in (Rank.THREE, Rank.FOUR), "show_rank")
        most = 4 if self.show_match is ShowMatch.SUIT else 16
        _require(1 <= self.show_min <= most, "show_min")
        _require(_is_table(self.gouji_min), "gouji_min")
        _require(self.hung_is_gouji, "hung_is_gouji")
        strict = self.pass_rule is PassRule.STRICT
        _require(not strict or self.free_kill_last is not FreeKill.ANY, "pass_rule")
        _require(not self.prompting or self.report_threshold is not None, "prompting")
        _require(self.burn_bluff_allowed or not self.burn_failure, "burn_failure")
        _require(not self.burn_bluff_allowed or bool(self.burn_failure), "burn_failure")
        _require(not self.burn_needs_open or self.open_points, "burn_needs_open")
        _require(self.burn_tribute >= 0, "burn_tribute")
        _require(
            (self.report_threshold is None) == (self.report_mode is ReportMode.NONE), "report_mode"
        )
        _require(
            self.report_threshold is None or 0 < self.report_threshold <= 36, "report_threshold"
        )
        _require(
            sum(self.score) == 0 and list(self.score) == sorted(self.score, reverse=True), "score"
        )
        _require(self.score_sweep_factor >= 1, "score_sweep_factor")


def _is_table(table: tuple[tuple[Rank, int], ...]) -> bool:
    """Whether a play over a gouji play always is one too, so that a trick never leaves the gouji
    state (G-127): every rank from the lowest listed one up, and no higher rank asks for more. 9
    and lower never qualify (G-121); one joker always does (G-122)."""
    listed = sorted(table)
    ranks = [rank for rank, _ in listed]
    counts = [count for _, count in listed]
    return (
        bool(ranks)
        and ranks[0] >= Rank.TEN
        and ranks == list(Rank)[-len(ranks) :]
        and counts == sorted(counts, reverse=True)
        and all(1 <= count <= 16 for count in counts)
        and counts[-2:] == [1, 1]
    )


def _require(holds: bool, option: str) -> None:
    if not holds:
        raise ValueError(f"{option}: this value, or this combination, cannot be played")


FINALSTONE: Final = GoujiRules()
"""Of the modes that its text leaves open: points, and no hold-three or unequal beats (GAP-08)."""

WANJIAXIANG: Final = GoujiRules(
    hands_per_game=None,
    mixed_jokers=MixedJokers.AS_IS,
    open_points=False,
    burn_bluff_allowed=False,
    burn_failure=frozenset(),
    burn_tribute=0,
    free_kill_last=FreeKill.ANY,
    free_kill_declined=FreeKillDeclined.WIND,
    report_mode=ReportMode.ALWAYS,
    prompting=True,
    score=(4, 2, 0, 0, -2, -4),
    score_positive_only=True,
)

PROFILES: Final[Mapping[str, GoujiRules]] = {
    "finalstone": FINALSTONE,
    "wanjiaxiang": WANJIAXIANG,
}
"""The named presets."""
