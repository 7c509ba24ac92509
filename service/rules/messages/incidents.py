"""What is said of incidents."""

from typing import Final

from ..model.reasons import Code, Topic

MESSAGES: Final[dict[Code, tuple[Topic, str]]] = {
    Code.TURN_RELEASED: (
        Topic.OUT_OF_TURN_CORRECTED,
        "The bet that seat {seat} acted on out of turn is put right to {current_bet}: it is another bet now, "
        "and the seat is free.",
    ),
    Code.TURN_STILL_PENDING: (
        Topic.OUT_OF_TURN_CORRECTED,
        "The bet that seat {seat} acted on out of turn is put right to {current_bet}: "
        "what the seat did stays pending on that.",
    ),
    Code.TURN_KEPT: (
        Topic.SKIPPED,
        "Seat {seat} has not lost its turn: {why}.",
    ),
    Code.TURN_MAY_BE_LOST: (
        Topic.SKIPPED,
        "{acted} have acted behind seat {seat} and it did not speak up: the floor chooses what its hand may do.",
    ),
    Code.TURN_DELIBERATE: (
        Topic.DELIBERATE,
        "Seat {seat} acted out of turn on purpose: what that costs is for the floor.",
    ),
    Code.UNDERCALL_SEVERAL: (
        Topic.UNDERCALLS,
        "Several put in too little: play goes back to seat {seat}, and the floor settles the others.",
    ),
    Code.CALL_MISINFORMED: (
        Topic.MISINFORMED,
        "Seat {seat} was told {told}. It has called the right bet, {facing} more, unless the floor rules otherwise.",
    ),
    Code.CALL_AMOUNT_UNKNOWN: (
        Topic.AMOUNT_UNKNOWN,
        "Seat {seat} called before seat {bettor} had named an amount: the floor may hold it to any amount.",
    ),
    Code.FOLD_AMOUNT_UNKNOWN: (
        Topic.EARLY_ACTION,
        "Seat {seat} folded before the amount was known: it should have waited, and the fold is binding.",
    ),
    Code.HIDDEN_CHIP_FOUND: (
        Topic.HIDDEN_CHIP,
        "{amount} came to light behind the all-in of seat {seat}: the floor says whether it is part of it.",
    ),
    Code.CORRECTION_MADE: (
        Topic.CORRECTION,
        "{level} was below the minimum: it becomes {to} for seat {seat} and for everybody who called it.",
    ),
    Code.CORRECTION_TOO_LATE: (
        Topic.CORRECTION,
        "It is too late to put right the {to} of seat {seat}, since {why}: it stands.",
    ),
    Code.CORRECTION_NOT_DUE: (Topic.CORRECTION, "The {to} of seat {seat} was not too low: it stands."),
    Code.CORRECTION_RAISED_SINCE: (
        Topic.CORRECTION_RAISED_SINCE,
        "The {to} of seat {seat} has been raised since: how far to repair it is for the floor.",
    ),
    Code.POT_COUNT_CORRECTED: (
        Topic.POT_COUNT,
        "The pot was counted as {quoted} and is {actual}: the bet becomes {to} for everybody in it.",
    ),
    Code.POT_COUNT_STANDS: (
        Topic.POT_COUNT,
        "The pot was counted as {quoted} and is {actual}; the bet of {to} stands, since {why}.",
    ),
    Code.POT_COUNT_FLOOR: (
        Topic.POT_COUNT,
        "Others have acted since the bet: whether it is cut to {to} is for the floor.",
    ),
}
