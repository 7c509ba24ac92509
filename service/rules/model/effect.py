"""What it means if the floor makes one of its choices."""

from enum import StrEnum

from .noun import Noun
from .template import Params


class EffectCode(StrEnum):
    """What the floor can choose. Callers match these, never the words."""

    STANDS = "floor.stands"
    TAKEN_BACK = "floor.taken_back"
    WORDS_COUNT = "floor.words_count"
    QUESTION_ONLY = "floor.question_only"
    CHIPS_COUNT = "floor.chips_count"
    AMOUNT_MEANT = "floor.amount_meant"
    AMOUNT_NAMED = "floor.amount_named"
    SMALLEST_WAGER = "floor.smallest_wager"
    TAKEN_FOR_SMALLEST_WAGER = "floor.taken_for_smallest_wager"
    TAKEN_FOR_WHAT_IS_OWED = "floor.taken_for_what_is_owed"
    HELD_TO_IT = "floor.held_to_it"
    HELD_ON_CONDITION = "floor.held_on_condition"
    ANNOUNCEMENT_VOID = "floor.announcement_void"
    MOTION_BINDS = "floor.motion_binds"
    MOTION_VOID = "floor.motion_void"
    HAND_FORFEITED = "floor.hand_forfeited"
    OLD_AND_NEW_CHIPS = "floor.old_and_new_chips"
    NEW_CHIPS_ONLY = "floor.new_chips_only"
    CHIPS_ARE_A_BET = "floor.chips_are_a_bet"
    FULL_CALL = "floor.full_call"
    FOLDED_FOR_IT = "floor.folded_for_it"
    CHIP_TAKEN_BACK = "floor.chip_taken_back"
    CALL_OF_RIGHT_AMOUNT = "floor.call_of_right_amount"
    CALL_TAKEN_BACK = "floor.call_taken_back"
    EARLY_BINDS = "floor.early_binds"
    EARLY_DOES_NOT_BIND = "floor.early_does_not_bind"
    HAND_DEAD = "floor.hand_dead"
    ACTS_WITHOUT_RAISE = "floor.acts_without_raise"
    TURN_KEPT = "floor.turn_kept"
    CLOCK_RUNS = "floor.clock_runs"
    CLOCK_DOES_NOT_RUN = "floor.clock_does_not_run"
    WARNED = "floor.warned"
    PENALIZED = "floor.penalized"
    BET_STANDS = "floor.bet_stands"
    BET_CUT = "floor.bet_cut"
    PUT_RIGHT_UNDER_THE_RAISE = "floor.put_right_under_the_raise"
    ALL_STAYS = "floor.all_stays"
    CHIP_COUNTS = "floor.chip_counts"
    CHIP_STAYS_BEHIND = "floor.chip_stays_behind"
    CHIP_NOT_PART = "floor.chip_not_part"
    CALLERS_BOUND = "floor.callers_bound"
    CALLERS_FREE = "floor.callers_free"
    FULL_CALLS_BEHIND_TOO = "floor.full_calls_behind_too"
    FULL_CALL_OTHERS_ANEW = "floor.full_call_others_anew"
    FOLDED_OTHERS_ANEW = "floor.folded_others_anew"


class Effect(Noun, frozen=True, kw_only=True):
    """What a choice means. Its English is the code's template filled in with `params`, and nothing else."""

    code: EffectCode
    params: Params
