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


class Released(StrEnum):
    """What frees a seat from what it did out of turn."""

    OTHER_BET = "other_bet"
    DONE_SINCE = "done_since"


class ChipsLeft(StrEnum):
    """What becomes of chips: they are more than the action takes, just that, or fewer; or it has none, or are older."""

    OVER = "over"
    TAKEN = "taken"
    SHORT = "short"
    OPEN = "open"
    BEFORE = "before"


class Unused(StrEnum):
    """Where a number is from that decides nothing."""

    NAMED = "named"
    FROM_DEALER = "told"
    SINCE = "since"


class PaysToJoin(StrEnum):
    """How a newcomer of a cash game is dealt in beside the big blind."""

    POSTS = "posts"
    FREE = "free"


class ByStraddle(StrEnum):
    """When who owes blinds comes back by a straddle."""

    NOW = "now"
    LATER = "later"


class DrawnOfTwo(StrEnum):
    """Where the first button of two players is, where it was drawn for an empty place."""

    NEXT_PLAYER = "next_player"


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
