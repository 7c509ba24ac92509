"""What becomes of a declaration by a player who had not noticed a raise, or whom the dealer had told wrongly?"""

from msgspec.structs import replace

from ..declarations.undercall import Undercall, faces_the_opening_bet
from ..effects import effect_of
from ..model.action import ActionType
from ..model.effect import EffectCode
from ..model.interpretation import FloorChoice, Interpretation
from ..model.reasons import Code, Reason, Topic
from ..model.steps import Declaration, Told
from ..situation import Situation
from ..why import StillBound
from .proposals import as_choices


def without_noticing(situation: Situation, declaration: Declaration, meaning: Interpretation) -> Interpretation:
    """The meaning, or the floor's choice to have it taken back; else a reason why the player is bound to it.

    Clause: unaware of a raise (roberts-11:3.13, badugi:12).
    """
    why = _why_bound(situation, meaning)
    if why:
        return replace(meaning, reasons=(*meaning.reasons, situation.because(Code.UNAWARE_BOUND, why=why)))
    topic = None if declaration.chips else Topic.UNAWARE_SAID
    return _or_taken_back(meaning, situation.because(Code.UNAWARE_LET_OFF, topic))


def after_being_told(situation: Situation, told: Told, meaning: Interpretation) -> Interpretation:
    """The meaning, or the floor's choice to have it taken back, since what the dealer told the player was wrong.

    What is no action, and costs no raise, is what it was. Clause: told wrongly (wsop-live-2024:135).
    """
    if meaning.proposal is None and not meaning.choices and not meaning.bars_raise:
        return meaning
    return _or_taken_back(meaning, situation.because(Code.TOLD_WRONGLY, claim=told))


def _or_taken_back(meaning: Interpretation, reason: Reason) -> Interpretation:
    back = FloorChoice(proposal=None, effect=effect_of(EffectCode.TAKEN_BACK))
    choices = as_choices(meaning, effect_of(EffectCode.STANDS))
    return Interpretation(
        proposal=None,
        reasons=(reason, *meaning.reasons),
        penalty=meaning.penalty,
        choices=choices if back in choices else (*choices, back),
    )


def _why_bound(situation: Situation, meaning: Interpretation) -> StillBound | None:
    if situation.round.facing(situation.player) <= 0 or faces_the_opening_bet(situation.round):
        return StillBound.FACES_NO_RAISE
    if situation.ruleset.undercall.rule is not Undercall.FULL_CALL:
        return StillBound.HAD_TO_LOOK
    puts_nothing_in = meaning.proposal is None or meaning.proposal.type in (ActionType.FOLD, ActionType.CHECK)
    return StillBound.PUT_NOTHING_IN if puts_nothing_in and not meaning.choices else None
