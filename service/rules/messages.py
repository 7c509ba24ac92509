"""What every reason and every choice of the floor says; `messages.toml` and `effects.toml` have their English."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from ..package_data import package_toml
from .model.effect import Effect, EffectCode
from .model.reason import Code, Topic
from .model.template import English, Param, Template, template

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
Completes = StrEnum("Completes", "OPENS COMPLETES")
"""Whether a full bet stands in place of the bring-in, or completes a bet that is out."""
StillBound = StrEnum("StillBound", "FACES_NO_RAISE HAD_TO_LOOK PUT_NOTHING_IN OTHERS_ACTED")
"""Why it changes nothing that a player noticed no raise."""
NoMotion = StrEnum("NoMotion", "NOBODY_ACTED NOTHING_TO_CALL")
"""Why chips moved forward are not even for the floor."""
TurnKept = StrEnum("TurnKept", "TOO_LITTLE_DONE OTHER_FIRST BRING_IN_OWED NOBODY_LEFT")
"""Why a seat that was passed over has not lost its turn."""
Released = StrEnum("Released", "OTHER_BET DONE_SINCE")
"""What frees a seat from what it did out of turn."""
ChipsLeft = StrEnum("ChipsLeft", "OVER TAKEN SHORT OPEN UNUSED BEFORE")
"""What becomes of chips: the action takes less than all, just all, or more; it is open, or none; or they are older."""
BesideOld = StrEnum("BesideOld", "WITH_OLD WITHOUT_OLD")
"""Whether chips of an earlier bet lie beside the new ones."""


OneChip = StrEnum("OneChip", "CALL BRING_IN")
"""The action that a single oversized chip counts as."""


class Unused(StrEnum):
    """Where a number is from that decides nothing."""

    NAMED = "named"
    MEANING = "meaning"
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


def _messages(package: str) -> dict[Code, Message]:
    """What `messages.toml` of a package has of each code."""
    messages = package_toml(package, "messages.toml", dict[Code, dict[str, Any]])
    return {code: Message(Topic(message.pop("topic")), _template(**message)) for code, message in messages.items()}


def _template(text: str, *, about_seat: bool = True, **words: English) -> Template:
    """The template; a reason about a seat has the seat, also where the English need not name it."""
    sentence = template(text, **words)
    return replace(sentence, names=tuple(dict.fromkeys((*sentence.names, "seat")))) if about_seat else sentence


OF_TABLES: Final = _messages(f"{__package__}.next_hand")
"""What the codes of the next hand say: `next_hand/messages.toml`."""
MESSAGES: Final[Mapping[Code, Message]] = MappingProxyType(_messages(__package__) | OF_TABLES)
"""What each code says; `because` fills it in."""
EFFECTS: Final[Mapping[EffectCode, Template]] = MappingProxyType(
    {code: template(text) for code, text in package_toml(__package__, "effects.toml", dict[EffectCode, str]).items()}
)
"""What each choice means."""


def effect_of(code: EffectCode, **params: Param) -> Effect:
    """The effect with that code; `params`: a value for each parameter of the code's template."""
    return Effect(code=code, params=EFFECTS[code].params(params))
