"""The English for every reason."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec.structs import replace

from .acting.clock import OF_TIME
from .acting.corrections import OF_CORRECTIONS
from .declarations.forward_motion import ForwardMotion
from .declarations.string_bet import AnnouncedRaise
from .declarations.unused_numbers import OF_NUMBERS
from .model.reason import Code, Topic
from .model.steps import Told
from .model.template import Template, template
from .next_hand.words import OF_TABLES


class PutIn(StrEnum):
    """How too little was offered."""

    PUT_IN = "put_in"
    NAMED = "named"


class MeaningFound(StrEnum):
    """Why one meaning of an unclear amount counts."""

    CHIPS_TELL = "chips_tell"
    ONLY_RAISE = "only_raise"
    LOWEST = "lowest"
    POT_ALLOWS = "pot_allows"


class WordsCount(StrEnum):
    """Why words count and not the chips beside them."""

    BEFORE_CHIPS = "before_chips"
    CAME_FIRST = "came_first"
    CLEAR = "clear"


class NoFullCall(StrEnum):
    """Why an undercall is for the floor."""

    FACES_RAISE = "faces_raise"
    OUT_OF_TURN = "out_of_turn"


class Reopens(StrEnum):
    """How that must come to be faced which reopens the betting to a seat."""

    IN_ALL = "in_all"
    IN_ONE = "in_one"


class StillBound(StrEnum):
    """Why it changes nothing that a player noticed no raise."""

    FACES_NO_RAISE = "faces_no_raise"
    HAD_TO_LOOK = "had_to_look"
    PUT_NOTHING_IN = "put_nothing_in"
    OTHERS_ACTED = "others_acted"


class NoMotion(StrEnum):
    """Why chips moved forward are not even for the floor."""

    NOBODY_ACTED = "nobody_acted"
    NOTHING_TO_CALL = "nothing_to_call"


class TurnKept(StrEnum):
    """Why a seat that was passed over has not lost its turn."""

    TOO_LITTLE_DONE = "too_little_done"
    OTHER_FIRST = "other_first"
    BRING_IN_OWED = "bring_in_owed"
    NOBODY_LEFT = "nobody_left"


_FACED: Final[dict[str, str]] = {Reopens.IN_ALL: "in all", Reopens.IN_ONE: "in one all-in"}
_PUT_IN: Final[dict[str, str]] = {PutIn.PUT_IN: "put in", PutIn.NAMED: "named"}

_OF_ACTIONS: Final[dict[Code, tuple[Topic, str | Template]]] = {
    Code.FOLD_ACCEPTED: (Topic.IN_TURN, "Seat {seat} folds."),
    Code.FOLD_FREE: (Topic.FREE_FOLD, "Seat {seat} folds with nothing to call: the fold is binding."),
    Code.FOLD_OUT_OF_TURN: (Topic.OUT_OF_TURN_FOLD, "Seat {seat} folds out of turn: the fold is binding now."),
    Code.FOLD_ANNOUNCED: (
        Topic.OUT_OF_TURN_FOLD,
        "Seat {seat} had announced that it folds on this: it has folded now, and the fold is binding.",
    ),
    Code.CHECK_ACCEPTED: (Topic.IN_TURN, "Seat {seat} checks."),
    Code.CHECK_FACING_BET: (
        Topic.CHECK_FACING_BET,
        "Seat {seat} faces a bet of {due} and lacks {facing}: it cannot check.",
    ),
    Code.CALL_ACCEPTED: (Topic.CALL, "Seat {seat} calls {to}, adding {add}."),
    Code.CALL_SHORT_ALL_IN: (
        Topic.CALL_SHORT,
        "Seat {seat} calls all-in for {to}, less than the bet of {current_bet}.",
    ),
    Code.CALL_NOTHING_OWED: (Topic.CALL_UNOPENED, "Seat {seat} owes nothing, so the call is a check."),
    Code.BET_FACING_BET: (Topic.NO_RAISE_SAID, "There is a bet of {current_bet}, so the bet is a raise."),
    Code.RAISE_UNOPENED: (Topic.RAISE_UNOPENED, "There is no bet to raise, so the raise is a bet."),
    Code.COMPLETE_NOTHING_SHORT: (Topic.NO_RAISE_SAID, "Nothing is short, so the completion is a bet or a raise."),
    Code.BET_ACCEPTED: (Topic.RAISE_SIZE, "Seat {seat} bets {to}."),
    Code.BET_SHORT_ALL_IN: (
        Topic.SHORT_ALL_IN_BET,
        "Seat {seat} is all-in for {to}, less than the smallest bet of {min_bet}.",
    ),
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
    Code.RAISE_BELOW_CALL: (
        Topic.NO_OPPONENT,
        "{said} is less than the call of {due}, and no opponent can put in more: it is brought up to the call.",
    ),
    Code.RAISE_BELOW_MINIMUM: (Topic.UNDERRAISE, "{said} is below the minimum: it is brought up to {minimum}."),
    Code.RAISE_ABOVE_STACK: (Topic.BEYOND_STACK, "{said} is more than seat {seat} can put in: it is all-in to {to}."),
    Code.RAISE_ABOVE_POT: (Topic.POT_MAXIMUM, "{said} is above the pot-limit maximum: it is cut to {to}."),
    Code.RAISE_ABOVE_LIMIT: (Topic.LIMIT_SIZE, "{said} is above the limit for a wager now: it is cut to {to}."),
    Code.RAISE_BETWEEN_SIZES: (
        Topic.ROUNDED_AMOUNT,
        "{said} is between the two sizes that a wager may have now: the nearest is {to}.",
    ),
    Code.RAISE_NOT_WHOLE_CHIPS: (
        Topic.ROUNDED_AMOUNT,
        "{said} cannot be paid in chips of {chip}: the nearest proper size is {to}.",
    ),
    Code.RAISE_STACK: (Topic.CALL_SHORT, "Seat {seat} has nothing behind beyond the call, so it cannot raise."),
    Code.CALL_AT_STAKE: (
        Topic.SHORT_BLIND_OWED,
        "The bet is {current_bet}, but nobody else can put in more than {due}: no more than that is owed.",
    ),
    Code.CALL_WHOLE_BLIND: (
        Topic.SHORT_BLIND_OWED,
        "The whole {current_bet} is owed, though nobody else can put in more than {stake}.",
    ),
    Code.RAISE_NO_OPPONENT: (
        Topic.NO_OPPONENT,
        "No opponent can put in more than {due}: nobody could match a raise, and what is over comes back.",
    ),
    Code.RAISE_NO_RAISE: (Topic.RIGHT_TO_RAISE, "Seat {seat} has lost the right to bet or raise."),
    Code.RAISE_AFTER_CHECK: (Topic.CHECK_RAISE, "Check-raise is barred: seat {seat} has lost the right to raise."),
    Code.RAISE_CAPPED: (Topic.CAP, "The cap is reached: {bet_count} bets and raises have been made."),
    Code.RAISE_UNCAPPED: (
        Topic.CAP_LIFTED,
        "No cap holds between these two players: {bet_count} bets and raises have been made before this one.",
    ),
    Code.RAISE_NOT_REOPENED: (
        Topic.REOPENING,
        template(
            "Seat {seat} has acted, and {facing} more does not reopen the betting, which takes {needed} {how}: "
            "it may call or fold.",
            how=_FACED,
        ),
    ),
    Code.BRING_IN_ACCEPTED: (Topic.BRING_IN, "Seat {seat} brings in for {to}."),
    Code.BRING_IN_REQUIRED: (Topic.BRING_IN, "Seat {seat} must bring in for {bring_in} or complete."),
    Code.BRING_IN_TAKEN_BACK: (
        Topic.WRONG_BRING_IN,
        "The next player has not acted: seat {bettor} takes its chips back, and seat {seat} must bring in for "
        "{bring_in} or complete.",
    ),
    Code.BRING_IN_STANDS: (
        Topic.WRONG_BRING_IN,
        "The next player has acted: the wager that brought it in stands, and seat {seat} owes no bring-in any more.",
    ),
    Code.BRING_IN_NONE_DUE: (Topic.BRING_IN, "No bring-in is due from seat {seat}."),
    Code.REOPENING_OPEN: (Topic.REOPENING, "Betting is open again to {seats}."),
    Code.REOPENING_ADDED_UP: (
        Topic.REOPENING,
        "Short all-ins add up: {before} + {by} = {facing} for {seats}, and {needed} is needed.",
    ),
    Code.REOPENING_CHECKED: (Topic.CHECK_RAISE, "Having checked is no bar to a raise: it is open to {seats}."),
    Code.REOPENING_CLOSED: (
        Topic.REOPENING,
        template("Betting is not reopened to any seat that has acted: that takes {needed} more {how}.", how=_FACED),
    ),
    Code.CHIPS_DO_NOT_PLAY: (Topic.SMALLEST_CHIP, "Seat {seat} keeps {left}: chips smaller than {chip} do not play."),
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
    Code.TURN_HELD: (
        Topic.OUT_OF_TURN,
        "Seat {seat} is next, and is held to what it did out of turn: nothing since has released it.",
    ),
    Code.TURN_RELEASED: (
        Topic.OUT_OF_TURN,
        "What seat {seat} did out of turn binds it no longer: what was done since releases it.",
    ),
    Code.TURN_CHIPS_BACK: (Topic.OUT_OF_TURN, "The {add} that seat {seat} put in out of turn come back."),
    Code.TURN_MAY_BIND: (
        Topic.OUT_OF_TURN,
        "What seat {seat} did out of turn may be ruled binding: the floor chooses.",
    ),
    Code.TURN_CONDITION: (
        Topic.CONDITIONAL,
        "Seat {seat} announced on a condition what it would do: the floor says whether that has come about, and binds.",
    ),
}

_OF_DECLARATIONS: Final[dict[Code, tuple[Topic, str | Template]]] = {
    Code.CHECK_LOSES_THE_RAISE: (
        Topic.CHECK_FACING_BET,
        "Having checked against a bet, seat {seat} may call or fold, and has lost the raise.",
    ),
    Code.TIME_CALLED: (Topic.TIME, "Seat {seat} asks for time: it keeps its turn."),
    Code.SPOKEN_BINDS: (Topic.SPOKEN, "What seat {seat} said aloud is binding."),
    Code.SPOKEN_FIRST_BINDS: (Topic.SPOKEN, "What seat {seat} said first is binding; the rest is void."),
    Code.SPOKEN_AMOUNT_ALONE: (
        Topic.AMOUNT_SPOKEN,
        "Seat {seat} named {amount} and nothing else: that is the same as putting in that much without a word.",
    ),
    Code.SPOKEN_AMOUNT_TOTAL: (
        Topic.AMOUNT_TOTAL,
        "Seat {seat} named {amount} and nothing else: with the chips that it has in front, that is its total.",
    ),
    Code.SPOKEN_NO_RAISE: (
        Topic.NO_RAISE_SAID,
        "There is a bet of {current_bet}, and seat {seat} did not say raise: its amount or its chips decide.",
    ),
    Code.SPOKEN_BET_UNCLEAR: (
        Topic.NO_RAISE_SAID,
        "There is a bet of {current_bet}, and seat {seat} said bet without an amount: "
        "where it makes a difference, the floor decides what it meant.",
    ),
    Code.SPOKEN_RAISE_TOTAL: (Topic.RAISE_TOTAL, "A raise with an amount is a raise to {to} in all."),
    Code.SPOKEN_RAISE_BY: (Topic.RAISE_BY, "Seat {seat} said that the {by} are on top of the bet: to {to} in all."),
    Code.SPOKEN_NO_AMOUNT: (
        Topic.CALL_IN_FULL,
        "Seat {seat} named no amount: it owes at least the smallest bet or raise.",
    ),
    Code.SPOKEN_CALL_IN_FULL: (Topic.CALL_IN_FULL, "Seat {seat} said call: it owes the whole bet of {due}."),
    Code.SPOKEN_UNCLEAR_AMOUNT: (
        Topic.UNCLEAR_AMOUNT,
        template(
            "The amount could mean several things, and {why}: it is {amount}.",
            why={
                MeaningFound.CHIPS_TELL: "the chips that went in tell which",
                MeaningFound.ONLY_RAISE: "only one is a raise over {raise_over}",
                MeaningFound.LOWEST: "the lowest counts",
                MeaningFound.POT_ALLOWS: "there are {pot} in the pot",
            },
        ),
    ),
    Code.SPOKEN_NO_MEANING: (
        Topic.UNCLEAR_AMOUNT,
        "The amount could mean several things, and the pot of {pot} is too small for any of them: "
        "where it makes a difference, the floor chooses.",
    ),
    Code.SPOKEN_IN_QUESTION: (
        Topic.TERM_IN_QUESTION,
        "Seat {seat} said it in a question, or in talk: where that can be taken for an action, the floor may do so.",
    ),
    Code.SPOKEN_CONDITIONAL: (
        Topic.CONDITIONAL,
        "Seat {seat} announced what it would do if something else happened: "
        "where it makes a difference, the floor may hold it to that.",
    ),
    Code.SPOKEN_POT: (Topic.POT_MAXIMUM, "Pot means the most that may be bet: {to} in all."),
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
        template(
            "Seat {seat} moved chips forward without letting go of them: {how}.",
            how={
                ForwardMotion.FLOOR: "where it makes a difference, the floor says whether that binds it",
                ForwardMotion.FLOOR_IF_ACTED_ON: "where somebody acted on that, the floor may hold it to it",
                ForwardMotion.COMPLETE_OR_FORFEIT: "it may have to go through with it, or to give up its hand",
                ForwardMotion.CALL: "where it makes a difference, the floor may hold it to the call",
            },
        ),
    ),
    Code.GESTURE_NO_ACTION: (
        Topic.NOT_LET_GO,
        template(
            "Seat {seat} moved chips forward without letting go of them, and {why}: it has done nothing yet.",
            why={
                NoMotion.NOBODY_ACTED: "nobody has acted on that",
                NoMotion.NOTHING_TO_CALL: "there is nothing to call",
            },
        ),
    ),
    Code.WORDS_BIND: (
        Topic.WORDS_OR_CHIPS,
        template(
            "Seat {seat} spoke and moved chips: its words count, since {why}.",
            why={
                WordsCount.BEFORE_CHIPS: "words go before chips",
                WordsCount.CAME_FIRST: "they came first",
                WordsCount.CLEAR: "they are clear",
            },
        ),
    ),
    Code.WORDS_TOO_LATE: (Topic.WORDS_OR_CHIPS, "Seat {seat} moved its chips before it spoke: the chips count."),
    Code.WORDS_UNCLEAR: (Topic.WORDS_OR_CHIPS, "What seat {seat} said is not clear: the chips count."),
    Code.WORDS_CONTRADICT_CHIPS: (
        Topic.WORDS_OR_CHIPS,
        "Words and chips of seat {seat} came together and contradict each other: "
        "where it makes a difference, the floor chooses.",
    ),
    Code.CHIPS_OVERCHIP: (
        Topic.OVERCHIP,
        "One chip of {put_in} is a call where no raise was said before it; change is due.",
    ),
    Code.CHIPS_OVERCHIP_BET: (Topic.OVERCHIP_BET, "With no bet to call, one silent chip is a bet of all it is worth."),
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
        "That is all that seat {seat} has, and not all of it is needed for the call: it is all-in.",
    ),
    Code.CHIPS_HALF_A_RAISE: (
        Topic.HALF_RAISE,
        "{over} beyond {due} is at least half of a full raise, which is {full}: it is a raise.",
    ),
    Code.CHIPS_UNDER_HALF_A_RAISE: (
        Topic.UNDER_HALF_RAISE,
        "{over} beyond {due} is less than half of a full raise, which is {full}: it is a call.",
    ),
    Code.CHIPS_ALL_COUNT: (Topic.SILENT_CHIPS, "All chips pushed in silently count; no change is due."),
    Code.CHIPS_NONE_PLAY: (
        Topic.SMALLEST_CHIP,
        "Chips smaller than {chip} do not play, and there are no others: seat {seat} has done nothing.",
    ),
    Code.CHIPS_SOME_DO_NOT_PLAY: (Topic.SMALLEST_CHIP, "Chips smaller than {chip} do not play: they are given back."),
    Code.CHIPS_STRING: (Topic.STRING_BET, "Chips that follow in another motion do not count: they are given back."),
    Code.CHIPS_ONE_MOTION: (Topic.ONE_MOTION, "A raise is put in with one motion, or its amount is named before."),
    Code.CHIPS_ANNOUNCED_RAISE: (
        Topic.ANNOUNCED_RAISE,
        template(
            "A bet or raise announced without an amount may be put in {how}.",
            how={
                AnnouncedRaise.ONE_MOTION: "in one motion",
                AnnouncedRaise.CALL_AND_ONE: "in one motion, after another that is just the call",
                AnnouncedRaise.SEVERAL: "in several motions",
            },
        ),
    ),
    Code.CHIPS_TINY: (
        Topic.TINY_CHIP,
        "{put_in} in chips is tiny beside the {facing} that seat {seat} faces: the floor says what it is.",
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
    Code.PRIOR_NO_FOLD: (Topic.PRIOR_PULLED_BACK, "Seat {seat} took back chips from before: it must call or raise."),
    Code.PRIOR_UNCLEAR: (
        Topic.PRIOR_UNCLEAR,
        "How the chips from before count is not settled: where it makes a difference, the floor chooses.",
    ),
    Code.BRING_IN_SHORT: (
        Topic.UNDERBET,
        template("Seat {seat} {did} less than the bring-in: it owes all of it, {bring_in}.", did=_PUT_IN),
    ),
    Code.UNDERCALL_FULL: (
        Topic.UNDERCALL,
        template("Seat {seat} {did} less than the call: it owes the full {due}.", did=_PUT_IN),
    ),
    Code.UNDERCALL_FLOOR: (
        Topic.UNDERCALL,
        template(
            "Seat {seat} {did} less than the call of {due}, {why}: the floor chooses.",
            did=_PUT_IN,
            why={NoFullCall.FACES_RAISE: "facing a raise against several", NoFullCall.OUT_OF_TURN: "out of turn"},
        ),
    ),
    Code.UNAWARE_LET_OFF: (
        Topic.UNAWARE_OF_RAISE,
        "Seat {seat} did not notice the raise: while nobody has acted after it, it may take that back.",
    ),
    Code.UNAWARE_BOUND: (
        Topic.UNAWARE_OF_RAISE,
        template(
            "Seat {seat} says that it did not notice a raise. That changes nothing, since {why}.",
            why={
                StillBound.FACES_NO_RAISE: "it faces no raise",
                StillBound.HAD_TO_LOOK: "it had to see for itself what it faced",
                StillBound.PUT_NOTHING_IN: "it has bet and called nothing",
                StillBound.OTHERS_ACTED: "others have acted after it",
            },
        ),
    ),
    Code.TOLD_WRONGLY: (
        Topic.TOLD_WRONGLY,
        template(
            "Seat {seat} was told that {claim}, which is wrong: "
            "while nobody has acted after it, it may take that back.",
            claim={
                Told.NO_BET: "nobody had bet",
                Told.NO_RAISE: "nobody had raised",
                Told.MAY_NOT_RAISE: "it might neither bet nor raise",
            },
        ),
    ),
    Code.TOLD_TOO_LATE: (
        Topic.TOLD_WRONGLY,
        "Others have acted after seat {seat}: though it was told wrongly, nothing is taken back.",
    ),
    Code.CALL_GROSSLY_MISTAKEN: (
        Topic.GROSS_MISUNDERSTANDING,
        "Seat {seat} was told {told}, but the call is {facing}: where it makes a difference, "
        "so gross a misunderstanding is for the floor.",
    ),
    Code.CALL_ACCEPTED_ACTION: (
        Topic.ACCEPTED_ACTION,
        "Seat {seat} was told {told}, and owes what the call really is: {facing} more, {current_bet} in all.",
    ),
}

_OF_INCIDENTS: Final[dict[Code, tuple[Topic, str | Template]]] = {
    Code.TURN_STILL_PENDING: (
        Topic.OUT_OF_TURN_CORRECTED,
        "The bet that seat {seat} acted on out of turn is put right to {current_bet}: "
        "what the seat did stays pending on that.",
    ),
    Code.TURN_KEPT: (
        Topic.SKIPPED,
        template(
            "Seat {seat} has not lost its turn: {why}.",
            why={
                TurnKept.TOO_LITTLE_DONE: "too little was done behind it",
                TurnKept.OTHER_FIRST: "seat {to_act} has yet to act before it",
                TurnKept.BRING_IN_OWED: "the bring-in is still owed",
                TurnKept.NOBODY_LEFT: "nobody is left to act against it",
            },
        ),
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
        "Several put in too little: play goes back to seat {seat}, and what becomes of the others is for the floor.",
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
        "{amount} came to light behind the all-in of seat {seat}, which faced a bet of {faced}: "
        "the floor says whether it is part of it.",
    ),
}


class Message(NamedTuple):
    """What a code says, and the topic whose clause says so."""

    topic: Topic
    template: Template


_ABOUT_NO_SEAT: Final = (
    Code.REOPENING_OPEN,
    Code.REOPENING_ADDED_UP,
    Code.REOPENING_CHECKED,
    Code.REOPENING_CLOSED,
    Code.BUTTON_PLACED,
    Code.BUTTON_EMPTY,
    Code.BUTTON_ADVANCED,
    Code.BUTTON_BETWEEN_BLINDS,
    Code.BUTTON_FIRST_PLACED,
    Code.BUTTON_FOUND_WRONG,
    Code.BUTTON_STAYS,
    Code.BLINDS_SMALL_DEAD,
    Code.TABLE_STARTS_ANEW,
)


def _filled_in(code: Code, said: str | Template) -> Template:
    """The template; a reason about a seat has the seat, also where the English need not name it."""
    made = template(said) if isinstance(said, str) else said
    names = made.names if code in _ABOUT_NO_SEAT else tuple(dict.fromkeys((*made.names, "seat")))
    return replace(made, names=names)


_ALL: Final = {
    **_OF_ACTIONS,
    **_OF_DECLARATIONS,
    **OF_NUMBERS,
    **_OF_INCIDENTS,
    **OF_CORRECTIONS,
    **OF_TIME,
    **OF_TABLES,
}
MESSAGES: Final[Mapping[Code, Message]] = MappingProxyType(
    {code: Message(topic, _filled_in(code, said)) for code, (topic, said) in _ALL.items()}
)
"""What each code says; `because` fills it in."""
