"""What a house rule can be set to: one enumeration an option of :class:`GoujiRules`."""

from __future__ import annotations

from enum import StrEnum


class Category(StrEnum):
    """Where people look for an option."""

    DEALING = "dealing"
    CARDS = "cards"
    TURNS = "turns"
    BURNING = "burning"
    OPENING = "opening"
    TRIBUTE = "tribute"
    THREES = "threes"
    REVOLUTION = "revolution"
    LAST_PLAYS = "last_plays"
    SCORE = "score"


class TeamFormation(StrEnum):
    """How sides and seats are found (分家, G-005)."""

    PRESET = "preset"
    AGREED = "agreed"
    OPPOSITES_FIRST = "opposites_first"
    COLOUR_DRAW = "colour_draw"
    FACE_CARDS = "face_cards"


class FirstDrawer(StrEnum):
    """Who draws first in a first or reopened hand (G-021)."""

    AUTO = "auto"
    COUNT_FROM_LOT = "count_from_lot"
    COUNT_FROM_BLACK_QUEEN = "count_from_black_queen"


class LaterDrawer(StrEnum):
    """Who draws first in later hands (G-022)."""

    AUTO = "auto"
    LAST_PLACE = "last_place"


class Cut(StrEnum):
    """Cutting before the draw (切牌, G-023)."""

    NONE = "none"
    OPPOSITE3_OR_SELF1 = "opposite3_or_self1"


class FirstLead(StrEnum):
    """What gives the first lead (G-030)."""

    SHOW = "show"
    MARKED_CARD = "marked_card"


class ShowMatch(StrEnum):
    """Which shown cards count together (G-031)."""

    SUIT = "suit"
    COLOUR_THEN_SUIT = "colour_then_suit"
    ANY = "any"


class ShowFallback(StrEnum):
    """Who leads when nobody shows (G-033)."""

    RANDOM = "random"
    SEAT = "seat"


class LaterLead(StrEnum):
    """Who leads later hands (G-035, G-036)."""

    SHOW = "show"
    LAST_PLACE = "last_place"


class FirstHand(StrEnum):
    """What the first hand is (G-041, G-305)."""

    NORMAL = "normal"
    PEACE = "peace"


class MixedJokers(StrEnum):
    """What both kinds of joker in one play are worth (G-106, GAP-01)."""

    DOWNGRADE = "downgrade"
    AS_IS = "as_is"


class JokerKill(StrEnum):
    """Exchanges of jokers that beat with unequal counts (G-115)."""

    TWO_BIG_KILL_BIG = "2B>B"
    TWO_SMALL_KILL_SMALL = "2S>S"
    THREE_SMALL_KILL_BIG = "3S>B"


class JokerKillShape(StrEnum):
    """What must match besides the jokers exchanged (GAP-05)."""

    EXCHANGE = "exchange"
    EQUAL_TOTAL = "equal_total"


class PassRule(StrEnum):
    """Whether a player who passed may answer a later play of his opposite (G-131, G-132)."""

    EXCEPT_OPPOSITE = "except_opposite"
    STRICT = "strict"


class YieldOverplayed(StrEnum):
    """What a yielder is when a lower house plays (G-135, GAP-29)."""

    PASSED = "passed"
    LIVE = "live"


class WrongFollow(StrEnum):
    """What a follow that does not beat costs (G-117, GAP-77)."""

    REJECT = "reject"
    LOSE_TURN = "lose_turn"


class StuffedModel(StrEnum):
    """Whether a stuffed player may still get out (被闷, G-234)."""

    PASSIVE = "passive"
    DEAD = "dead"


class StuffedPlaces(StrEnum):
    """Places of stuffed players (G-235)."""

    BY_GOING_OUT = "by_going_out"
    FIRST_IS_LAST = "first_is_last"
    LAST_IS_LAST = "last_is_last"


class FourPolicy(StrEnum):
    """What 4s are for (点四, G-177, G-178)."""

    FREE = "free"
    CERTIFICATE_VOID = "certificate_void"
    CERTIFICATE_KEEP = "certificate_keep"


class BuyPay(StrEnum):
    """What a bought card costs (G-062)."""

    TWO_OR_JOKER = "two_or_joker"
    NATURAL_TWO = "natural_two"


class Seller(StrEnum):
    """Whom to buy from (G-063)."""

    OPPOSITE = "opposite"
    OPPOSITE_MATES = "opposite_mates"
    ADJACENT_ENEMIES = "adjacent_enemies"
    OWN_SALE = "own_sale"
    OWN_GIFT = "own_gift"


class BuyBroke(StrEnum):
    """What helps a buyer who cannot pay (G-065)."""

    AUTO_REVOLUTION = "auto_revolution"
    OPPOSITE_GIFT = "opposite_gift"
    ALLY_PAYS = "ally_pays"


class BuyDeadline(StrEnum):
    """Until when one may buy (G-067)."""

    NONE = "none"
    FIRST_COVER = "first_cover"


class Tribute(StrEnum):
    """Kinds of tribute (进贡, G-075)."""

    SWEEP = "sweep"
    STUFFED = "stuffed"
    BURN = "burn"
    POINT = "point"
    FALL = "fall"


class StuffedPay(StrEnum):
    """What stuffed tribute is paid in (G-077)."""

    LARGEST = "largest"
    TWO_FIRST = "two_first"


class AllyTribute(StrEnum):
    """Tribute between allies (G-088, G-089, GAP-42)."""

    NORMAL = "normal"
    BY_AGREEMENT = "by_agreement"
    AGREEMENT_OR_COUNTER = "agreement_or_counter"
    NONE_OR_ALL = "none_or_all"


class SweepTribute(StrEnum):
    """What is owed after a sweep (圈贡, G-090)."""

    NONE = "none"
    EACH_OPPOSITE = "each_opposite"


class OpenExclude(StrEnum):
    """Gouji plays that do not open a point (G-172). Physical cards decide (GAP-37)."""

    BIG = "big"
    JOKER_OR_SINGLE = "joker_or_single"
    JOKER_OR_TWO = "joker_or_two"
    HUNG_OR_ATTACHED = "hung_or_attached"
    NOT_PURE = "not_pure"


class OpenDeadline(StrEnum):
    """Until when a point can be opened (G-173, G-174)."""

    MELEE = "melee"
    FIRST_OUT_PAIR = "first_out_pair"


class PointFormula(StrEnum):
    """How calls change the point tribute (G-080, GAP-38)."""

    ADDITIVE = "additive"
    PAIR_DOUBLE = "pair_double"
    SUCCESS_DOUBLE = "success_double"


class PointSwap(StrEnum):
    """Two debts of one pair (换点, G-082)."""

    EXCHANGE = "exchange"
    SET_OFF = "set_off"
    BY_AGREEMENT = "by_agreement"


class BurnExempt(StrEnum):
    """Which burn play needs no joker (G-155)."""

    LAST = "last"
    FIRST = "first"


class BurnRest(StrEnum):
    """Which single last play may do without a joker (G-156)."""

    ONE_RANK = "one_rank"
    THREES_ONLY = "threes_only"


class BurnFailure(StrEnum):
    """What a false burn costs (G-163)."""

    LAST_PLACE = "last_place"
    POINT = "point"
    FRAUD_TRIBUTE = "fraud_tribute"


class FreeKill(StrEnum):
    """After which last plays of first or second out the opposite has a free kill (G-211)."""

    NONE = "none"
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


class Revolution(StrEnum):
    """How one revolts (革命, G-252, G-262)."""

    NONE = "none"
    LAY_DOWN = "lay_down"
    THREE_SHOTS = "three_shots"


class RevolutionCheck(StrEnum):
    """On which cards a revolution is judged (G-250, GAP-45)."""

    DRAWN = "drawn"
    AFTER_TRIBUTE = "after_tribute"
    AFTER_BUYING = "after_buying"


class RevolutionPlace(StrEnum):
    """Where the revolutionary comes in (G-254)."""

    FOURTH_OR_SWEPT_THIRD = "fourth_or_swept_third"
    THIRD = "third"
    BY_FIRST_OUT = "by_first_out"


class DoubleRevolution(StrEnum):
    """What two revolutions do (G-253)."""

    VOID_HAND = "void_hand"
    RESTART = "restart"


class Penalty(StrEnum):
    """Offences that are punished (罚则, section X)."""

    FALSE_BURN = "false_burn"
    NO_THREE = "no_three"
    FALSE_REPORT = "false_report"
    TRIBUTE_VIOLATION = "tribute_violation"
    OTHER = "other"
