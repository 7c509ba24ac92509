"""Actions: what is proposed, what results, and what a seat may do."""

from enum import StrEnum

from msgspec import field

from .amounts import Chips, SeatNumber
from .noun import Noun


class ActionType(StrEnum):
    """The betting actions. `all_in` appears only in proposals: an answer says bet, raise or call, with a flag."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    ALL_IN = "all_in"
    BRING_IN = "bring_in"

    def __init__(self, word: str) -> None:
        self.is_wager = word in ("bet", "raise", "complete")
        """Whether it lifts the bet: a bet, a raise, or a completion."""


class Proposal(Noun, frozen=True, kw_only=True):
    """An action as a caller proposes it; `seat` None means the seat whose turn it is.

    Its size, if it has one, is the seat's total for the round (to), how much the bet goes up (by), or what leaves the
    stack (add). `faced`: the bet that its player saw (to). Raises ValueError for more than one size.
    """

    type: ActionType
    seat: SeatNumber | None = None
    to: Chips | None = None
    by: Chips | None = None
    add: Chips | None = None
    faced: Chips | None = None

    def __post_init__(self) -> None:
        if [self.to, self.by, self.add].count(None) < 2:
            raise ValueError("a proposal has one size")

    @property
    def sized_by(self) -> str | None:
        """Which of to, by and add its size is; None if it has none."""
        return "to" if self.to is not None else "by" if self.by is not None else "add" if self.add is not None else None


class Action(Noun, frozen=True, kw_only=True):
    """A normalized action: the seat's total after it (to), how much the bet goes up (by), the chips put in (add)."""

    type: ActionType
    seat: int
    to: int
    by: int
    add: int
    all_in: bool


class Barred(StrEnum):
    """Why no raise is offered. The rules check in this order and name the first that holds."""

    STACK = "stack"  # nothing behind beyond the call
    NO_OPPONENT = "no_opponent"  # no opponent left who could put in more
    NO_RAISE = "no_raise"  # the seat has lost the right
    CAPPED = "capped"  # limit: the cap is reached
    NOT_REOPENED = "not_reopened"  # has acted and faces less than a full bet or raise


class CallOption(Noun, frozen=True, kw_only=True):
    """What a call costs, or a bring-in: the seat's total after it (to), the chips put in (add)."""

    to: int
    add: int
    all_in: bool


class RaiseOption(Noun, frozen=True, kw_only=True, omit_defaults=True):
    """The totals (to) that a raise may have; `all_in_to` is None if an all-in would be above `max_to`.

    `sizes`: only these, and nothing between; empty if there is one total, or a range.
    """

    type: ActionType
    min_to: int
    max_to: int
    all_in_to: int | None
    sizes: tuple[int, ...] = ()


class Options(Noun, frozen=True, kw_only=True):
    """What a seat may do at its turn. `raise_barred` says why `raise_` is None.

    `pot_to`: the pot-sized wager (to), in every structure; None if it may not be made, or the pot is not known.
    """

    fold: bool
    check: bool
    call: CallOption | None
    raise_: RaiseOption | None = field(name="raise")
    pot_to: int | None = None
    bring_in: CallOption | None
    raise_barred: Barred | None
