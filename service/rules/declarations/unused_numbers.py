"""Messages about numbers that decide nothing: amounts beside the one that counts, and chips that an action leaves."""

from enum import StrEnum
from typing import Final

from ..model.reason import Code, Topic
from ..model.template import Template, template


class ChipsLeft(StrEnum):
    """What becomes of the chips that are not the action's: they are more or fewer, or it has none, or are older."""

    OVER = "over"
    SHORT = "short"
    OPEN = "open"
    BEFORE = "before"


_LEFT: Final[dict[str, str]] = {
    ChipsLeft.OVER: "what the action does not take comes back",
    ChipsLeft.SHORT: "the rest is owed",
    ChipsLeft.BEFORE: "they are the chips from before",
    ChipsLeft.OPEN: "what becomes of them is not settled yet",
}
OF_NUMBERS: Final[dict[Code, tuple[Topic, str | Template]]] = {
    Code.AMOUNT_UNUSED: (Topic.AMOUNT_SPOKEN, "{amount} was named as well, and does not count."),
    Code.CALL_OF_PENDING: (
        Topic.CALL_UNOPENED,
        "Seat {seat} owes nothing yet, and calls {amount}, as if the bet of seat {bettor} out of turn were made: "
        "the floor chooses.",
    ),
    Code.CHIPS_PUT_IN: (Topic.SILENT_CHIPS, template("{amount} in chips were put in: {why}.", why=_LEFT)),
}
"""The English for reasons about such numbers."""
