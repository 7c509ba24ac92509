"""What a player said and did at a real table, before the rules make an action of it."""

from enum import StrEnum

from msgspec import Struct

from .amounts import Chips, SeatNumber, SomeChips


class Word(StrEnum):
    """The verbs that the rules understand."""

    FOLD = "fold"
    CHECK = "check"
    PASS = "pass"  # noqa: S105  # nosec B105 - the poker word
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    ALL_IN = "all_in"
    POT = "pot"
    TIME = "time"

    @property
    def names_a_wager(self) -> bool:
        """Whether it announces a bet or a raise of some size."""
        return self in (Word.BET, Word.RAISE, Word.COMPLETE)

    @property
    def takes_an_amount(self) -> bool:
        """Whether a number after it means something."""
        return self not in (Word.FOLD, Word.CHECK, Word.PASS, Word.TIME)


class Order(StrEnum):
    """Which came first, words or chips."""

    WORDS_FIRST = "words_first"
    CHIPS_FIRST = "chips_first"
    TOGETHER = "together"


class PriorMoved(StrEnum):
    """How many of the chips already in front of him the player took back."""

    NONE = "none"
    PART = "part"
    ALL = "all"


class Gesture(StrEnum):
    """Gestures with a meaning of their own."""

    RAP = "rap"
    FORWARD_MOTION = "forward_motion"


class Statement(Struct, frozen=True, kw_only=True):
    """One thing said: a verb, an amount (chips), or both; `candidates` if the amount can mean several things."""

    word: Word | None = None
    amount: SomeChips | None = None
    candidates: tuple[SomeChips, ...] = ()
    conditional: bool = False


class Declaration(Struct, frozen=True, kw_only=True):
    """What a player said and did; `seat` None means the seat whose turn it is.

    `chips`: the denominations pushed in, one tuple for each motion. `prior_chips`: the denominations that still lie in
    front of him from an earlier bet. `told_amount`: what he was told that the bet is (chips).
    """

    seat: SeatNumber | None = None
    words: tuple[Statement, ...] = ()
    chips: tuple[tuple[SomeChips, ...], ...] = ()
    order: Order = Order.TOGETHER
    prior_chips: tuple[SomeChips, ...] = ()
    prior_moved: PriorMoved = PriorMoved.NONE
    gesture: Gesture | None = None
    unaware_of_raise: bool = False
    told_amount: Chips | None = None
