"""House rules (规矩) as one frozen value.

Every field is an option of the rule digest, with the category under which people find it and the
values that can be chosen for it where its type does not say them. A combination that cannot be
played is refused when the rules are made (``validity.py``), so nothing later has to ask. The named
presets stand in ``profiles.py``, the values in ``options.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import Rank
from engine.gouji import options as o
from engine.gouji.options import Category
from engine.gouji.validity import CHECKS
from engine.options import option, require_playable

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
GOUJI_MIN_TWO_TWOS: Final = tuple((r, 2 if r is Rank.TWO else n) for r, n in GOUJI_MIN)
"""A single 2 is no gouji play (G-120)."""

Kept = tuple[tuple[Rank, int], ...]
"""Ranks of which only so many cards stay in the deck."""
NO_THREES_AND_FOURS: Final[Kept] = ((Rank.THREE, 6), (Rank.FOUR, 6))
Sellers = tuple[o.Seller, ...]
FS_SELLERS: Final[Sellers] = (o.Seller.OPPOSITE, o.Seller.OPPOSITE_MATES, o.Seller.OWN_SALE)
AX_SELLERS: Final[Sellers] = (o.Seller.OPPOSITE, o.Seller.OPPOSITE_MATES, o.Seller.OWN_GIFT)
SD_SELLERS: Final[Sellers] = (o.Seller.OPPOSITE, o.Seller.ADJACENT_ENEMIES, o.Seller.OWN_GIFT)
GIFTS_FIRST: Final[Sellers] = (o.Seller.OPPOSITE, o.Seller.OWN_GIFT, o.Seller.ADJACENT_ENEMIES)
Order = tuple[o.Tribute, ...]
_SWEEP, _STUFFED, _BURN = o.Tribute.SWEEP, o.Tribute.STUFFED, o.Tribute.BURN
_POINT, _FALL = o.Tribute.POINT, o.Tribute.FALL
FS_ORDER: Final[Order] = (_SWEEP, _STUFFED, _BURN, _POINT, _FALL)
AX_ORDER: Final[Order] = (_SWEEP, _POINT, _BURN, _FALL, _STUFFED)
SD_ORDER: Final[Order] = (_SWEEP, _POINT, _BURN, _STUFFED, _FALL)
Places = tuple[int, int, int, int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class GoujiRules:
    """One set of house rules. Raises Unplayable, naming the option, for what cannot be played."""

    hands_per_game: int | None = option(Category.SCORE, 5, 1, 2, 3, 4, 5, 6, 8, 10, 12, None)
    """Hands of a match; None: until the table stops (G-300, G-301)."""

    deck_keep: Kept = option(
        Category.DEALING,
        (),
        (),
        NO_THREES_AND_FOURS,
        ((Rank.THREE, 6),),
        ((Rank.FOUR, 6),),
        ((Rank.THREE, 6), (Rank.FOUR, 8)),
    )
    """How many of a rank stay in the deck (G-012, GAP-69)."""
    team_formation: o.TeamFormation = option(Category.DEALING, o.TeamFormation.PRESET)
    """G-005."""
    first_drawer: o.FirstDrawer = option(Category.DEALING, o.FirstDrawer.AUTO)
    later_drawer: o.LaterDrawer = option(Category.DEALING, o.LaterDrawer.AUTO)
    cut: o.Cut = option(Category.DEALING, o.Cut.NONE)
    first_lead: o.FirstLead = option(Category.DEALING, o.FirstLead.SHOW)
    show_rank: Rank = option(Category.DEALING, Rank.THREE, Rank.THREE, Rank.FOUR)
    """Rank whose cards are shown for the lead (G-030)."""
    show_min: int = option(Category.DEALING, 2, 1, 2, 3, 4)
    show_match: o.ShowMatch = option(Category.DEALING, o.ShowMatch.SUIT)
    show_fallback: o.ShowFallback = option(Category.DEALING, o.ShowFallback.RANDOM)
    must_lead_shown: bool = option(Category.DEALING, False)
    """The leader who showed leads the shown rank (G-034)."""
    later_lead: o.LaterLead = option(Category.DEALING, o.LaterLead.SHOW)
    first_hand: o.FirstHand = option(Category.DEALING, o.FirstHand.NORMAL)
    reopen_after_replacing: int | None = option(Category.DEALING, None, None, 2, 3)
    """So many new players since the last hand reopen the game (G-306)."""

    attach_twos: bool = option(Category.CARDS, True)
    """2s take the rank they are played with (G-101)."""
    mixed_jokers: o.MixedJokers = option(Category.CARDS, o.MixedJokers.DOWNGRADE)
    equal_count: bool = option(Category.CARDS, True)
    """G-107. Without it nothing could be compared, so only "yes" is played."""
    joker_kills: frozenset[o.JokerKill] = option(Category.CARDS, frozenset[o.JokerKill]())
    joker_kill_shape: o.JokerKillShape = option(Category.CARDS, o.JokerKillShape.EXCHANGE)

    gouji_min: tuple[tuple[Rank, int], ...] = option(
        Category.TURNS, GOUJI_MIN, GOUJI_MIN, GOUJI_MIN_TWO_TWOS
    )
    """Smallest count of each rank that is a gouji play; ranks not listed never are (G-120)."""
    hung_is_gouji: bool = option(Category.TURNS, True)
    """Any play with a joker is a gouji play (G-122)."""
    pass_rule: o.PassRule = option(Category.TURNS, o.PassRule.EXCEPT_OPPOSITE)
    unburn_after_pass: bool = option(Category.TURNS, True)
    """With a strict pass rule: may one who passed still stop his opposite's burn (GAP-28)."""
    yield_overplayed: o.YieldOverplayed = option(Category.TURNS, o.YieldOverplayed.PASSED)
    formal_cover: bool = option(Category.TURNS, False)
    """The opposite covers (G-139, G-140). The bot always hears him before a trick closes, so
    nothing depends on it."""
    wrong_follow: o.WrongFollow = option(Category.TURNS, o.WrongFollow.REJECT)

    hold_three: bool = option(Category.THREES, False)
    """The last play is 3s (憋三, G-230)."""
    threes_whole_plain: bool = option(Category.THREES, True)
    """All 3s go at once, without 2s and jokers (G-232, GAP-09)."""
    stuffed_model: o.StuffedModel = option(Category.THREES, o.StuffedModel.PASSIVE)
    stuffed_places: o.StuffedPlaces = option(Category.THREES, o.StuffedPlaces.BY_GOING_OUT)
    """Of players who may not get out any more."""
    stuffed_wind: bool = option(Category.THREES, True)
    """A stuffed player may catch the wind (G-218)."""
    stuffed_hidden: bool = option(Category.THREES, True)
    """Stuffing is shown only when its player has gone out (G-237)."""
    four_policy: o.FourPolicy = option(Category.THREES, o.FourPolicy.FREE)
    buy_three: bool = option(Category.THREES, True)
    """Who has no 3 buys one, in hold-three (G-060)."""
    buy_four: bool = option(Category.THREES, False)
    """G-061."""
    buy_pay: o.BuyPay = option(Category.THREES, o.BuyPay.TWO_OR_JOKER)
    buy_order: Sellers = option(
        Category.THREES, FS_SELLERS, FS_SELLERS, AX_SELLERS, SD_SELLERS, GIFTS_FIRST
    )
    buy_broke: o.BuyBroke = option(Category.THREES, o.BuyBroke.AUTO_REVOLUTION)
    buy_before_tribute: bool = option(Category.THREES, True)
    """G-066."""
    buy_deadline: o.BuyDeadline = option(Category.THREES, o.BuyDeadline.NONE)
    """G-067. The bot settles purchases before the first lead, so nobody can be late."""

    tribute_enabled: bool = option(Category.TRIBUTE, True)
    """G-070."""
    tribute_order: Order = option(Category.TRIBUTE, FS_ORDER, FS_ORDER, AX_ORDER, SD_ORDER)
    """G-075."""
    tribute_natural_only: bool = option(Category.TRIBUTE, True)
    """Only cards that the payer drew are paid (G-074)."""
    tribute_public: bool = option(Category.TRIBUTE, False)
    """G-093."""
    fall_tribute: tuple[int, int] = option(Category.TRIBUTE, (2, 1), (2, 1), (1, 1), (4, 2))
    """Of last place and of second-to-last (G-083)."""
    burn_tribute: int = option(Category.TRIBUTE, 1, 0, 1, 2)
    """Cards that a finished burn earns (G-078)."""
    stuffed_tribute: int = option(Category.TRIBUTE, 1, 0, 1, 2)
    """G-076."""
    stuffed_pay: o.StuffedPay = option(Category.TRIBUTE, o.StuffedPay.LARGEST)
    return_kinds: frozenset[o.Tribute] = option(
        Category.TRIBUTE,
        frozenset({_FALL}),
        frozenset[o.Tribute](),
        frozenset({_FALL}),
        frozenset({_POINT, _BURN, _FALL, _STUFFED}),
    )
    """Kinds for which small cards come back (G-084, G-085)."""
    return_refusable: bool = option(Category.TRIBUTE, False)
    """G-086."""
    receiver_may_refuse: bool = option(Category.TRIBUTE, True)
    """G-087."""
    ally_tribute: o.AllyTribute = option(Category.TRIBUTE, o.AllyTribute.NORMAL)
    tribute_reclaim: bool = option(Category.TRIBUTE, False)
    """G-095. The bot settles returns before the first lead, so nothing is left to reclaim."""
    sweep_tribute: o.SweepTribute = option(Category.TRIBUTE, o.SweepTribute.NONE)
    sweep_replaces_other: bool = option(Category.TRIBUTE, False)
    """The swept side owes nothing else (G-091)."""
    resist_tribute: bool = option(Category.TRIBUTE, False)
    """All four big or small jokers cancel tribute (抗贡, G-092)."""
    dot_hand: bool = option(Category.TRIBUTE, False)
    """点手 (G-096)."""
    allies_choose_last: bool = option(Category.LAST_PLAYS, False)
    """Allies left at the end may choose who of them is last (G-097, G-275)."""

    open_points: bool = option(Category.OPENING, True)
    """The point game (G-170)."""
    open_exclude: o.OpenExclude = option(Category.OPENING, o.OpenExclude.BIG)
    open_deadline: o.OpenDeadline = option(Category.OPENING, o.OpenDeadline.MELEE)
    open_passive_only: bool = option(Category.OPENING, False)
    """Only an answer to the opposite's gouji play opens (G-179)."""
    natural_open: bool = option(Category.OPENING, False)
    """A hand without any pure gouji play is open (天开, G-175)."""
    headless_can_open: bool = option(Category.OPENING, True)
    """G-192."""
    pre_call: bool = option(Category.OPENING, True)
    """预点 (G-050)."""
    bright_call: bool = option(Category.OPENING, True)
    """明点 (G-051)."""
    point_formula: o.PointFormula = option(Category.OPENING, o.PointFormula.ADDITIVE)
    point_base: tuple[int, int, int] = option(
        Category.OPENING, (1, 2, 4), (1, 2, 4), (1, 2, 2), (2, 4, 8)
    )
    """Cards for an opposite who did not open: not called, bright call, pre-call (G-080)."""
    point_fail: tuple[int, int, int] = option(
        Category.OPENING, (1, 4, 8), (1, 4, 8), (0, 0, 0), (0, 4, 8)
    )
    """What one adds who did not open while his opposite did (G-080, C-02)."""
    call_fail_when_both_open: bool = option(Category.OPENING, False)
    """C-03."""
    point_swap: o.PointSwap = option(Category.OPENING, o.PointSwap.EXCHANGE)
    six_point_limit: int | None = option(Category.SCORE, None, None, 6, 8, 10)
    """So many point tributes against a side lose the game (G-302)."""

    burn_needs_open: bool = option(Category.BURNING, False)
    """G-153."""
    burn_exempt: o.BurnExempt = option(Category.BURNING, o.BurnExempt.LAST)
    burn_rest_one_play: o.BurnRest = option(Category.BURNING, o.BurnRest.ONE_RANK)
    burn_bluff_allowed: bool = option(Category.BURNING, True)
    """Whether a burn may be declared that cannot be finished (GAP-22, GAP-24)."""
    unburn_is_final: bool = option(Category.BURNING, True)
    """One press ends a burn (G-161, GAP-21)."""
    burn_failure: frozenset[o.BurnFailure] = option(
        Category.BURNING,
        frozenset({o.BurnFailure.LAST_PLACE}),
        frozenset[o.BurnFailure](),
        frozenset({o.BurnFailure.LAST_PLACE}),
        frozenset({o.BurnFailure.LAST_PLACE, o.BurnFailure.POINT}),
        frozenset({o.BurnFailure.LAST_PLACE, o.BurnFailure.FRAUD_TRIBUTE}),
    )
    fraud_victim_protected: bool = option(Category.BURNING, False)
    """G-164."""
    counter_burn_doubling: bool = option(Category.BURNING, False)
    """G-166."""
    penalties: frozenset[o.Penalty] = option(
        Category.BURNING,
        frozenset({o.Penalty.FALSE_BURN}),
        frozenset[o.Penalty](),
        frozenset({o.Penalty.FALSE_BURN}),
        frozenset({o.Penalty.FALSE_BURN, o.Penalty.OTHER}),
        frozenset(o.Penalty),
    )
    """Of these only a false burn can happen at a bot's table (GAP-68)."""

    free_kill_last: o.FreeKill = option(Category.LAST_PLAYS, o.FreeKill.GOUJI_ONLY)
    free_kill_declined: o.FreeKillDeclined = option(
        Category.LAST_PLAYS, o.FreeKillDeclined.LOWER_LEADS
    )
    wind: o.Wind = option(Category.LAST_PLAYS, o.Wind.APPLY)

    report_threshold: int | None = option(Category.LAST_PLAYS, 10, None, 5, 8, 10, 12)
    """Hands of at most this many cards are reported (G-240)."""
    report_mode: o.ReportMode = option(Category.LAST_PLAYS, o.ReportMode.ON_REQUEST)
    prompting: bool = option(Category.LAST_PLAYS, False)
    """G-245."""

    revolution: o.Revolution = option(Category.REVOLUTION, o.Revolution.LAY_DOWN)
    revolution_check: o.RevolutionCheck = option(
        Category.REVOLUTION, o.RevolutionCheck.AFTER_TRIBUTE
    )
    revolution_place: o.RevolutionPlace = option(
        Category.REVOLUTION, o.RevolutionPlace.FOURTH_OR_SWEPT_THIRD
    )
    revolution_choice: bool = option(Category.REVOLUTION, True)
    """The opposite chooses between three free kills and no head (G-256)."""
    revolution_free_kills: int = option(Category.REVOLUTION, 3, 0, 1, 2, 3)
    """G-257."""
    revolution_blocks_sweep: bool = option(Category.REVOLUTION, False)
    """G-255."""
    revolution_concedes_point: bool = option(Category.REVOLUTION, True)
    """G-180."""
    auto_revolution: bool = option(Category.REVOLUTION, True)
    """In hold-three, who has no 3 and cannot buy one revolts (G-260)."""
    double_revolution: o.DoubleRevolution = option(
        Category.REVOLUTION, o.DoubleRevolution.VOID_HAND
    )
    melee_counts_revolutionary: bool = option(Category.REVOLUTION, True)
    """G-202."""

    score: Places | None = option(
        Category.SCORE,
        (2, 1, 0, 0, -1, -2),
        (2, 1, 0, 0, -1, -2),
        (4, 2, 0, 0, -2, -4),
        None,
    )
    """Points for first out to last place; None: no points are kept (G-290, G-294)."""
    score_sweep_factor: int = option(Category.SCORE, 2, 1, 2, 3)
    """G-292."""
    score_positive_only: bool = option(Category.SCORE, False)
    """G-293."""
    sweep_ends_game: bool = option(Category.SCORE, True)
    """G-281."""
    pooled_fives: bool = option(Category.SCORE, False)
    """汇五 (G-282)."""
    sweeps_to_restart: int | None = option(Category.SCORE, None, None, 2, 3)
    """G-283."""
    dissolve_by_consent: bool = option(Category.SCORE, True)
    """All six may end a game, and the score stands (G-304)."""

    def __hash__(self) -> int:
        """Of a few fields only: rules are part of many cache keys and there are few of them."""
        return hash((self.attach_twos, self.open_points, self.burn_bluff_allowed, self.hold_three))

    def __post_init__(self) -> None:
        require_playable(self, CHECKS)
