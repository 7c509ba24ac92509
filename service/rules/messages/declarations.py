"""What is said of words and chips."""

from typing import Final

from ..model.reasons import Code, Topic

MESSAGES: Final[dict[Code, tuple[Topic, str]]] = {
    Code.CHECK_LOSES_THE_RAISE: (
        Topic.CHECK_FACING_BET,
        "Having checked against a bet, seat {seat} may call or fold, and has lost the raise.",
    ),
    Code.TIME_CALLED: (Topic.TIME, "Seat {seat} asks for time: it keeps its turn."),
    Code.SPOKEN_BINDS: (Topic.SPOKEN, "What seat {seat} said aloud is binding."),
    Code.SPOKEN_FIRST_BINDS: (Topic.SPOKEN, "What seat {seat} said first is binding; the rest is void."),
    Code.SPOKEN_AMOUNT_ALONE: (
        Topic.AMOUNT_SPOKEN,
        "Seat {seat} named {amount} and nothing else: that is the same as pushing it in.",
    ),
    Code.SPOKEN_RAISE_TOTAL: (Topic.RAISE_TOTAL, "A raise with an amount is a raise to {to} in all."),
    Code.SPOKEN_NO_AMOUNT: (
        Topic.CALL_IN_FULL,
        "Seat {seat} named no amount: it owes at least the smallest bet or raise.",
    ),
    Code.SPOKEN_CALL_IN_FULL: (Topic.CALL_IN_FULL, "Seat {seat} said call: it owes the whole bet of {to}."),
    Code.SPOKEN_RAISE_UNOPENED: (
        Topic.RAISE_UNOPENED,
        "There is no bet to raise, so the raise is a bet of at least the minimum.",
    ),
    Code.SPOKEN_UNCLEAR_AMOUNT: (
        Topic.UNCLEAR_AMOUNT,
        "The amount could mean several things: with {pot} in the pot it is {amount}.",
    ),
    Code.SPOKEN_NO_MEANING: (
        Topic.UNCLEAR_AMOUNT,
        "The amount could mean several things, and none of them is below the pot of {pot}: "
        "where it makes a difference, the floor chooses.",
    ),
    Code.SPOKEN_CONDITIONAL: (
        Topic.CONDITIONAL,
        "Seat {seat} announced what it would do if something else happened: "
        "where it makes a difference, the floor may hold it to that.",
    ),
    Code.SPOKEN_POT: (Topic.POT_MAXIMUM, "The pot is the most that may be bet: {to} in all."),
    Code.SPOKEN_POT_NOT_VALID: (
        Topic.POT_WORD,
        "The pot is no bet in this structure, but it binds seat {seat} to a proper bet or raise.",
    ),
    Code.SPOKEN_COMPLETE_UNCLEAR: (
        Topic.UNOFFICIAL_TERM,
        "There is nothing to complete: where it makes a difference, the floor decides what seat {seat} meant.",
    ),
    Code.GESTURE_RAP: (Topic.RAP, "Seat {seat} raps the table: that is a check."),
    Code.GESTURE_FORWARD_MOTION: (
        Topic.FORWARD_MOTION,
        "Seat {seat} moved chips forward without letting go of them: "
        "where somebody acted on that, the floor may hold it to it.",
    ),
    Code.WORDS_BIND: (Topic.WORDS_OR_CHIPS, "Seat {seat} spoke and moved chips: its words count, since {why}."),
    Code.WORDS_TOO_LATE: (Topic.WORDS_OR_CHIPS, "Seat {seat} moved its chips before it spoke: the chips count."),
    Code.WORDS_UNCLEAR: (Topic.WORDS_OR_CHIPS, "What seat {seat} said is not clear: the chips count."),
    Code.WORDS_CONTRADICT_CHIPS: (
        Topic.WORDS_OR_CHIPS,
        "Words and chips of seat {seat} came together and contradict each other: "
        "where it makes a difference, the floor chooses.",
    ),
    Code.CHIPS_OVERCHIP: (Topic.OVERCHIP, "One chip of {put_in} with no word before it is a call; change is due."),
    Code.CHIPS_OVERCHIP_BET: (
        Topic.OVERCHIP_BET,
        "With no bet to call, one silent chip is a bet of all it is worth.",
    ),
    Code.CHIPS_BET: (Topic.CHIPS_BIND, "With no bet to call, the chips pushed in are a bet of {to}."),
    Code.CHIPS_RAISE_ALL_THEY_ARE_WORTH: (
        Topic.CHIPS_BIND,
        "Seat {seat} named no amount: the chips it pushed make it {to}.",
    ),
    Code.CHIPS_EVERY_ONE_NEEDED: (
        Topic.MULTIPLE_CHIPS,
        "Without the smallest of the chips the call would not be covered, so they are a call.",
    ),
    Code.CHIPS_ONE_TO_SPARE: (
        Topic.CHIPS_TO_SPARE,
        "Without the smallest of the chips the call would still be covered, so they may be a raise.",
    ),
    Code.CHIPS_LAST_ALL_IN: (
        Topic.LAST_CHIPS,
        "They are the last chips of seat {seat}, and not all are needed for the call: it is all-in.",
    ),
    Code.CHIPS_HALF_A_RAISE: (
        Topic.HALF_RAISE,
        "{over} beyond {to} is at least half of a full raise, which is {full}: it is a raise.",
    ),
    Code.CHIPS_UNDER_HALF_A_RAISE: (
        Topic.UNDER_HALF_RAISE,
        "{over} beyond {to} is less than half of a full raise, which is {full}: it is a call.",
    ),
    Code.CHIPS_ALL_COUNT: (Topic.SILENT_CHIPS, "All chips pushed in silently count; no change is due."),
    Code.CHIPS_NONE_PLAY: (
        Topic.SMALLEST_CHIP,
        "Chips smaller than {chip} do not play, and there are no others: seat {seat} has done nothing.",
    ),
    Code.CHIPS_SOME_DO_NOT_PLAY: (
        Topic.SMALLEST_CHIP,
        "Chips smaller than {chip} do not play: they are given back.",
    ),
    Code.CHIPS_STRING: (
        Topic.STRING_BET,
        "Chips that follow in another motion do not count: they are given back.",
    ),
    Code.CHIPS_ONE_MOTION: (Topic.ONE_MOTION, "A raise is put in with one motion, or its amount is named before."),
    Code.CHIPS_TINY: (
        Topic.TINY_CHIP,
        "A chip of {chip} is tiny beside the {facing} that seat {seat} faces: the floor says what it is.",
    ),
    Code.PRIOR_WITH_NEW: (
        Topic.PRIOR_CHIPS,
        "Counting what is left of the old chips, seat {seat} has {total} in front.",
    ),
    Code.PRIOR_WHOLE_CHIP: (
        Topic.PRIOR_CHIPS,
        "The chips from before covered the call and were taken back: the new chip is a raise of all it is worth.",
    ),
    Code.PRIOR_TAKEN_BACK: (Topic.PRIOR_PULLED_BACK, "Seat {seat} took back chips from before: that is no action yet."),
    Code.PRIOR_NO_FOLD: (
        Topic.PRIOR_PULLED_BACK,
        "Seat {seat} took back chips from before: it must call or raise.",
    ),
    Code.PRIOR_UNCLEAR: (
        Topic.PRIOR_UNCLEAR,
        "How the chips from before count is not settled: where it makes a difference, the floor chooses.",
    ),
    Code.UNDERCALL_FULL: (Topic.UNDERCALL, "Seat {seat} put in less than the call: it owes the full {to}."),
    Code.UNDERCALL_FLOOR: (
        Topic.UNDERCALL,
        "Seat {seat} put in less than the call of {to}, {why}: the floor chooses.",
    ),
    Code.UNDERCALL_UNAWARE: (
        Topic.UNAWARE_OF_RAISE,
        "Seat {seat} did not notice the raise, and nobody has acted since: it may be let off.",
    ),
    Code.CALL_ACCEPTED_ACTION: (
        Topic.ACCEPTED_ACTION,
        "Seat {seat} was told {told}, and owes what the call really is: {facing} more, {current_bet} in all.",
    ),
}
