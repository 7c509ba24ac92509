"""What every reason and every choice of the floor says; `messages.toml` and `effects.toml` have their English."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec.structs import replace

from ..package_data import package_toml
from .model.effect import Effect, EffectCode
from .model.reason import Code, Topic, message_templates
from .model.template import Param, Template, template

# Words that a template puts into English: the value of each is its name in lower case.
PutIn = StrEnum("PutIn", "PUT_IN NAMED")
"""How too little was offered."""
MeaningFound = StrEnum("MeaningFound", "CHIPS_TELL ONLY_RAISE LOWEST POT_ALLOWS")
"""Why one meaning of an unclear amount counts."""
WordsCount = StrEnum("WordsCount", "BEFORE_CHIPS CAME_FIRST CLEAR")
"""Why words count and not the chips beside them."""
NoFullCall = StrEnum("NoFullCall", "FACES_RAISE OUT_OF_TURN")
"""Why an undercall is for the floor."""
Reopens = StrEnum("Reopens", "IN_ALL IN_ONE")
"""How that must come to be faced which reopens the betting to a seat."""
StillBound = StrEnum("StillBound", "FACES_NO_RAISE HAD_TO_LOOK PUT_NOTHING_IN OTHERS_ACTED")
"""Why it changes nothing that a player noticed no raise."""
NoMotion = StrEnum("NoMotion", "NOBODY_ACTED NOTHING_TO_CALL")
"""Why chips moved forward are not even for the floor."""
TurnKept = StrEnum("TurnKept", "TOO_LITTLE_DONE OTHER_FIRST BRING_IN_OWED NOBODY_LEFT")
"""Why a seat that was passed over has not lost its turn."""
Released = StrEnum("Released", "OTHER_BET DONE_SINCE")
"""What frees a seat from what it did out of turn."""
ChipsLeft = StrEnum("ChipsLeft", "OVER TAKEN SHORT OPEN BEFORE")
"""What becomes of chips: they are more than the action takes, just that, or fewer; or it has none, or are older."""


class Unused(StrEnum):
    """Where a number is from that decides nothing."""

    NAMED = "named"
    FROM_DEALER = "told"
    SINCE = "since"


PaysToJoin = StrEnum("PaysToJoin", "POSTS FREE")
"""How a newcomer of a cash game is dealt in beside the big blind."""
ByStraddle = StrEnum("ByStraddle", "NOW LATER")
"""When who owes blinds comes back by a straddle."""
DrawnOfTwo = StrEnum("DrawnOfTwo", "NEXT_PLAYER")
"""Where the first button of two players is, where it was drawn for an empty place."""


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


def _filled_in(code: Code, template: Template) -> Template:
    """The template; a reason about a seat has the seat, also where the English need not name it."""
    if code in _ABOUT_NO_SEAT:
        return template
    return replace(template, names=tuple(dict.fromkeys((*template.names, "seat"))))


OF_TABLES: Final = message_templates(f"{__package__}.next_hand")
"""What the codes of the next hand say: `next_hand/messages.toml`."""
_ALL: Final = message_templates(__package__) | OF_TABLES
MESSAGES: Final[Mapping[Code, Message]] = MappingProxyType(
    {code: Message(topic, _filled_in(code, template)) for code, (topic, template) in _ALL.items()}
)
"""What each code says; `because` fills it in."""
EFFECTS: Final[Mapping[EffectCode, Template]] = MappingProxyType(
    {code: template(text) for code, text in package_toml(__package__, "effects.toml", dict[EffectCode, str]).items()}
)
"""What each choice means."""


def effect_of(code: EffectCode, **params: Param) -> Effect:
    """The effect with that code; `params`: a value for each parameter of the code's template."""
    return Effect(code=code, params=EFFECTS[code].params(params))
