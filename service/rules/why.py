"""What a reason can give as its why or how: words for programs, and their English."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from .declarations.string_bet import AnnouncedRaise


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


class StillBound(StrEnum):
    """Why it changes nothing that a player noticed no raise."""

    FACES_NO_RAISE = "faces_no_raise"
    HAD_TO_LOOK = "had_to_look"
    PUT_NOTHING_IN = "put_nothing_in"


class TurnKept(StrEnum):
    """Why a seat that was passed over has not lost its turn."""

    TOO_LITTLE_DONE = "too_little_done"
    OTHER_FIRST = "other_first"
    BRING_IN_OWED = "bring_in_owed"
    NOBODY_LEFT = "nobody_left"


class SizeStands(StrEnum):
    """Why the size of a wager stays as it was made."""

    COUNT_WAS_RIGHT = "count_was_right"
    OTHERS_ACTED = "others_acted"
    STREET_OVER = "street_over"
    ROUND_OVER = "round_over"


_OVER: Final[dict[str, str]] = {
    SizeStands.STREET_OVER: "the street is over",
    SizeStands.ROUND_OVER: "the betting round is over",
}

PUT_IN: Final[Mapping[str, str]] = MappingProxyType({PutIn.PUT_IN: "put in", PutIn.NAMED: "named"})
MEANING_FOUND: Final[Mapping[str, str]] = MappingProxyType(
    {
        MeaningFound.CHIPS_TELL: "the chips that went in tell which",
        MeaningFound.ONLY_RAISE: "only one is a raise over {raise_over}",
        MeaningFound.LOWEST: "the lowest counts",
        MeaningFound.POT_ALLOWS: "there are {pot} in the pot",
    }
)
MOTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        AnnouncedRaise.ONE_MOTION: "in one motion",
        AnnouncedRaise.CALL_AND_ONE: "in one motion, after another that is just the call",
        AnnouncedRaise.SEVERAL: "in several motions",
    }
)
WORDS_COUNT: Final[Mapping[str, str]] = MappingProxyType(
    {
        WordsCount.BEFORE_CHIPS: "words go before chips",
        WordsCount.CAME_FIRST: "they came first",
        WordsCount.CLEAR: "they are clear",
    }
)
NO_FULL_CALL: Final[Mapping[str, str]] = MappingProxyType(
    {NoFullCall.FACES_RAISE: "facing a raise against several", NoFullCall.OUT_OF_TURN: "out of turn"}
)
STILL_BOUND: Final[Mapping[str, str]] = MappingProxyType(
    {
        StillBound.FACES_NO_RAISE: "it faces no raise",
        StillBound.HAD_TO_LOOK: "it had to see for itself what it faced",
        StillBound.PUT_NOTHING_IN: "it has bet and called nothing",
    }
)
TURN_KEPT: Final[Mapping[str, str]] = MappingProxyType(
    {
        TurnKept.TOO_LITTLE_DONE: "too little was done behind it",
        TurnKept.OTHER_FIRST: "seat {to_act} has yet to act before it",
        TurnKept.BRING_IN_OWED: "the bring-in is still owed",
        TurnKept.NOBODY_LEFT: "nobody is left to act against it",
    }
)
TOO_LATE: Final[Mapping[str, str]] = MappingProxyType(_OVER)
SIZE_STANDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        SizeStands.COUNT_WAS_RIGHT: "the count was right",
        SizeStands.OTHERS_ACTED: "others have acted on it",
        **_OVER,
    }
)
