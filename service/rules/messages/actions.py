"""What is said of plain actions."""

from typing import Final

from ..model.reasons import Code, Topic

MESSAGES: Final[dict[Code, tuple[Topic, str]]] = {
    Code.FOLD_ACCEPTED: (Topic.IN_TURN, "Seat {seat} folds."),
    Code.FOLD_FREE: (Topic.FREE_FOLD, "Seat {seat} folds with nothing to call: the fold is binding."),
    Code.FOLD_OUT_OF_TURN: (Topic.OUT_OF_TURN_FOLD, "Seat {seat} folds out of turn: the fold is binding now."),
    Code.CHECK_ACCEPTED: (Topic.IN_TURN, "Seat {seat} checks."),
    Code.CHECK_FACING_BET: (
        Topic.CHECK_FACING_BET,
        "Seat {seat} faces a bet of {to} and lacks {facing}: it cannot check.",
    ),
    Code.CALL_ACCEPTED: (Topic.CALL, "Seat {seat} calls {to}, adding {add}."),
    Code.CALL_SHORT_ALL_IN: (
        Topic.CALL_SHORT,
        "Seat {seat} calls all-in for {to}, less than the bet of {current_bet}.",
    ),
    Code.CALL_NOTHING_OWED: (Topic.CALL_UNOPENED, "Seat {seat} owes nothing, so the call is a check."),
    Code.BET_ACCEPTED: (Topic.RAISE_SIZE, "Seat {seat} bets {to}."),
    Code.RAISE_ACCEPTED: (Topic.RAISE_SIZE, "Seat {seat} raises by {by} to {to}."),
    Code.COMPLETE_ACCEPTED: (Topic.COMPLETION, "Seat {seat} completes the bet to {to}."),
    Code.RAISE_SHORT_ALL_IN: (
        Topic.SHORT_ALL_IN,
        "Seat {seat} is all-in to {to}, {by} more than the bet and short of a full bet or raise.",
    ),
    Code.RAISE_HALF_OR_MORE: (
        Topic.HALF_BET,
        "Seat {seat} is all-in to {to}: half a bet or more, so it counts as a full bet.",
    ),
    Code.RAISE_BELOW_MINIMUM: (Topic.UNDERRAISE, "{named} is below the minimum: it is brought up to {to}."),
    Code.RAISE_ABOVE_STACK: (Topic.BEYOND_STACK, "{named} is more than seat {seat} can put in: it is all-in to {to}."),
    Code.RAISE_ABOVE_POT: (Topic.POT_MAXIMUM, "{named} is above the pot-limit maximum: it is cut to {to}."),
    Code.RAISE_ABOVE_LIMIT: (Topic.LIMIT_SIZE, "{named} is above the limit for a wager now: it is cut to {to}."),
    Code.RAISE_NOT_WHOLE_CHIPS: (
        Topic.ROUNDED_AMOUNT,
        "{named} cannot be paid in chips of {chip}: the nearest proper size is {to}.",
    ),
    Code.RAISE_STACK: (Topic.CALL_SHORT, "Seat {seat} has nothing behind beyond the call, so it cannot raise."),
    Code.RAISE_NO_OPPONENT: (
        Topic.NO_OPPONENT,
        "No opponent could put in more than {current_bet}, so nobody may raise.",
    ),
    Code.RAISE_NO_RAISE: (Topic.RIGHT_TO_RAISE, "Seat {seat} has lost the right to bet or raise."),
    Code.RAISE_AFTER_CHECK: (Topic.CHECK_RAISE, "Check-raise is barred: seat {seat} has lost the right to raise."),
    Code.RAISE_CAPPED: (Topic.CAP, "The cap is reached: {bet_count} bets and raises have been made."),
    Code.RAISE_NOT_REOPENED: (
        Topic.REOPENING,
        "Seat {seat} has acted and faces {facing}, less than reopens the betting: it may call or fold.",
    ),
    Code.BRING_IN_ACCEPTED: (Topic.BRING_IN, "Seat {seat} brings in for {to}."),
    Code.BRING_IN_REQUIRED: (Topic.BRING_IN, "Seat {seat} must bring in for {bring_in} or complete."),
    Code.BRING_IN_NONE_DUE: (Topic.BRING_IN, "No bring-in is due from seat {seat}."),
    Code.REOPENING_OPEN: (Topic.REOPENING, "Betting is open again to {seats}."),
    Code.REOPENING_CLOSED: (Topic.REOPENING, "Betting is not reopened to any seat that has acted."),
    Code.CHIPS_DO_NOT_PLAY: (
        Topic.SMALLEST_CHIP,
        "Seat {seat} keeps {left}: chips smaller than {chip} do not play.",
    ),
    Code.TURN_PENDING: (
        Topic.OUT_OF_TURN,
        "Seat {seat} acts out of turn: action backs up to seat {to_act}, and what seat {seat} did stays pending.",
    ),
    Code.TURN_FIRST_STANDS: (
        Topic.OUT_OF_TURN_AGAIN,
        "Seat {seat} has acted out of turn before: what it did first is what stays pending.",
    ),
    Code.TURN_BINDING: (
        Topic.OUT_OF_TURN,
        "Seat {seat} is bound by what it did out of turn: nothing since has released it.",
    ),
    Code.TURN_MAY_BIND: (
        Topic.OUT_OF_TURN,
        "What seat {seat} did out of turn may be ruled binding: the floor chooses.",
    ),
}
