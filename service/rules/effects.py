"""The English for everything that the floor can choose."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .model.effect import Effect, EffectCode
from .model.template import Param, Template, template

_WORDS: Final[dict[EffectCode, str]] = {
    EffectCode.STANDS: "It counts, as if the player had known.",
    EffectCode.TAKEN_BACK: "It is taken back and the player decides anew.",
    EffectCode.WORDS_COUNT: "The words count.",
    EffectCode.QUESTION_ONLY: "It was a question, and the player decides anew.",
    EffectCode.CHIPS_COUNT: "The chips count.",
    EffectCode.AMOUNT_MEANT: "The amount is taken to be {amount}.",
    EffectCode.AMOUNT_NAMED: "It is a bet or raise to {amount}, the amount named.",
    EffectCode.SMALLEST_WAGER: "It is the smallest bet or raise.",
    EffectCode.TAKEN_FOR_SMALLEST_WAGER: "It is taken for the smallest bet or raise.",
    EffectCode.TAKEN_FOR_WHAT_IS_OWED: "It is taken for no more than what is owed.",
    EffectCode.HELD_TO_IT: "The player is held to what he announced.",
    EffectCode.HELD_ON_CONDITION: "The player is held to what he announced, if the condition comes about.",
    EffectCode.ANNOUNCEMENT_VOID: "The announcement is void and the player decides anew.",
    EffectCode.MOTION_BINDS: "The player must go through with it.",
    EffectCode.MOTION_VOID: "The motion is no action and the player decides anew.",
    EffectCode.HAND_FORFEITED: "The hand is folded, and what the player had put in before stays in the pot.",
    EffectCode.OLD_AND_NEW_CHIPS: "Old and new chips are judged together.",
    EffectCode.NEW_CHIPS_ONLY: "Only the new chips count.",
    EffectCode.CHIPS_ARE_A_BET: "All chips pushed in are a bet.",
    EffectCode.FULL_CALL: "It is a full call.",
    EffectCode.FOLDED_FOR_IT: "What it meant to call stays in and the hand is folded.",
    EffectCode.CHIP_TAKEN_BACK: "What was put in is taken back and the player decides anew.",
    EffectCode.CALL_OF_RIGHT_AMOUNT: "It is a call of the right amount.",
    EffectCode.CALL_TAKEN_BACK: "The call is taken back and the player decides anew.",
    EffectCode.EARLY_BINDS: "The action out of turn is ruled binding.",
    EffectCode.EARLY_DOES_NOT_BIND: "The action out of turn is not ruled binding; what is proposed in turn stands.",
    EffectCode.HAND_DEAD: "The turn is lost and the hand is dead.",
    EffectCode.ACTS_WITHOUT_RAISE: "The player may act, but neither bet nor raise.",
    EffectCode.TURN_KEPT: "The player keeps the right to act.",
    EffectCode.WARNED: "The player is warned.",
    EffectCode.PENALIZED: "The player is given a penalty.",
    EffectCode.BET_STANDS: "The bet stands as it was made.",
    EffectCode.BET_CUT: "The bet is cut for everybody in it.",
    EffectCode.PUT_RIGHT_UNDER_THE_RAISE: "It is put right for those in at it; the raise over it stays.",
    EffectCode.ALL_STAYS: "Everything stays as it was done.",
    EffectCode.CHIP_COUNTS: "The chip is part of the all-in: whoever is in for that bet owes it.",
    EffectCode.CHIP_STAYS_BEHIND: "The chip is its owner's, but the all-in could be no larger: "
    "it stays behind, and nobody owes more.",
    EffectCode.CHIP_NOT_PART: "The chip is no part of it: "
    "it is not matched, and it does not save its owner if he loses.",
    EffectCode.CALLERS_BOUND: "Whoever called has called that amount.",
    EffectCode.CALLERS_FREE: "Whoever called is free to decide anew.",
    EffectCode.FULL_CALLS_BEHIND_TOO: "It is a full call, and so is every undercall behind it.",
    EffectCode.FULL_CALL_OTHERS_ANEW: "It is a full call; those behind decide anew.",
    EffectCode.FOLDED_OTHERS_ANEW: "The chips stay in and the hand is folded; those behind decide anew.",
}

EFFECTS: Final[Mapping[EffectCode, Template]] = MappingProxyType(
    {code: template(text) for code, text in _WORDS.items()}
)
"""What each choice means."""


def effect_of(code: EffectCode, **params: Param) -> Effect:
    """The effect with that code; `params`: a value for each parameter of the code's template."""
    return Effect(code=code, params=EFFECTS[code].params(params))
