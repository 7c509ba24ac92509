"""Every reason that a decision can give, and the topic whose clause says so."""

from dataclasses import dataclass
from enum import StrEnum


class Topic(StrEnum):
    """A question that rulebooks answer; a ruleset names the clause behind each, or is silent on it."""

    IN_TURN = "in_turn"
    FREE_FOLD = "free_fold"
    CALL = "call"
    CALL_SHORT = "call_short"
    CALL_UNOPENED = "call_unopened"
    CHECK_FACING_BET = "check_facing_bet"
    RAISE_SIZE = "raise_size"
    UNDERRAISE = "underraise"
    SHORT_ALL_IN = "short_all_in"
    SHORT_ALL_IN_LIMIT = "short_all_in_limit"
    HALF_BET = "half_bet"
    COMPLETION = "completion"
    BEYOND_STACK = "beyond_stack"
    POT_MAXIMUM = "pot_maximum"
    LIMIT_SIZE = "limit_size"
    SMALLEST_CHIP = "smallest_chip"
    ROUNDED_AMOUNT = "rounded_amount"
    NO_OPPONENT = "no_opponent"
    RIGHT_TO_RAISE = "right_to_raise"
    CHECK_RAISE = "check_raise"
    CAP = "cap"
    CAP_TWO_STREETS = "cap_two_streets"
    CAP_HEADS_UP = "cap_heads_up"
    REOPENING = "reopening"
    REOPENING_LIMIT = "reopening_limit"
    REOPENING_CUMULATIVE = "reopening_cumulative"
    BRING_IN = "bring_in"
    STRADDLE = "straddle"
    OUT_OF_TURN = "out_of_turn"
    OUT_OF_TURN_FOLD = "out_of_turn_fold"


class Standing(StrEnum):
    """How firmly a clause carries the ruling."""

    TEXT = "text"  # the book says it
    DERIVED = "derived"  # arithmetic from the text
    READING = "reading"  # our interpretation, open to dispute
    ASSUMED = "assumed"  # the book is silent: the common answer
    HOUSE = "house"  # the caller's house rules say it


class Code(StrEnum):
    """What a decision can say. Callers match these, never the words."""

    FOLD_ACCEPTED = "fold.accepted"
    FOLD_FREE = "fold.free"
    FOLD_OUT_OF_TURN = "fold.out_of_turn"
    CHECK_ACCEPTED = "check.accepted"
    CHECK_FACING_BET = "check.facing_bet"
    CALL_ACCEPTED = "call.accepted"
    CALL_SHORT_ALL_IN = "call.short_all_in"
    CALL_NOTHING_OWED = "call.nothing_owed"
    BET_ACCEPTED = "bet.accepted"
    RAISE_ACCEPTED = "raise.accepted"
    COMPLETE_ACCEPTED = "complete.accepted"
    RAISE_SHORT_ALL_IN = "raise.short_all_in"
    RAISE_HALF_OR_MORE = "raise.half_or_more"
    RAISE_BELOW_MINIMUM = "raise.below_minimum"
    RAISE_ABOVE_STACK = "raise.above_stack"
    RAISE_ABOVE_POT = "raise.above_pot"
    RAISE_ABOVE_LIMIT = "raise.above_limit"
    RAISE_NOT_WHOLE_CHIPS = "raise.not_whole_chips"
    RAISE_STACK = "raise.stack"
    RAISE_NO_OPPONENT = "raise.no_opponent"
    RAISE_NO_RAISE = "raise.no_raise"
    RAISE_AFTER_CHECK = "raise.after_check"
    RAISE_CAPPED = "raise.capped"
    RAISE_NOT_REOPENED = "raise.not_reopened"
    BRING_IN_ACCEPTED = "bring_in.accepted"
    BRING_IN_REQUIRED = "bring_in.required"
    BRING_IN_NONE_DUE = "bring_in.none_due"
    REOPENING_OPEN = "reopening.open"
    REOPENING_CLOSED = "reopening.closed"
    CHIPS_DO_NOT_PLAY = "chips.do_not_play"
    TURN_PENDING = "turn.pending"
    TURN_BINDING = "turn.binding"
    TURN_MAY_BIND = "turn.may_bind"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """One thing that a decision rests on: what, the clause that says so, and how firmly."""

    code: str
    clause: str | None
    standing: Standing
    message: str
