"""What did the player mean by silent chips? An amount said without a verb is taken in the same way."""

from msgspec.structs import replace

from ..declarations.multiple_chips import ChipTest, LastChips, every_chip_is_needed, is_half_or_more_of_a_raise
from ..declarations.prior_chips import (
    InFront,
    OverchipAfterAllBack,
    PriorChips,
    PushedAgain,
    in_front,
    pushed_again,
)
from ..declarations.string_bet import counted
from ..declarations.undercall import (
    Undercall,
    faces_the_opening_bet,
    is_no_plain_opening,
    is_tiny,
    meant_as_a_call,
    must_call_in_full,
)
from ..model.action import ActionType, Proposal
from ..model.interpretation import FloorChoice, Interpretation
from ..model.reasons import Code, Reason, Topic
from ..model.steps import Declaration
from ..situation import Situation
from .proposals import full_raise, passive_proposal, wager_to


def interpret_chips(situation: Situation, declaration: Declaration) -> Interpretation:
    """What silent chips mean; there must be chips.

    Clause: overchip (tda-2019:44), multiple chips (tda-2019:45.A and 45.B), prior chips (tda-2019:46.C).
    """
    motions = playable(declaration.chips, situation.round.chip)
    if not motions:
        return Interpretation(proposal=None, reasons=(situation.because(Code.CHIPS_NONE_PLAY),), stands=True)
    meaning = _interpret_motions(situation, declaration, motions)
    if sum(map(sum, motions)) < sum(map(sum, declaration.chips)):
        meaning = replace(
            meaning, reasons=(*meaning.reasons, situation.because(Code.CHIPS_SOME_DO_NOT_PLAY)), changed=True
        )
    return meaning


def playable(motions: tuple[tuple[int, ...], ...], chip: int) -> tuple[tuple[int, ...], ...]:
    """The motions without the chips that are smaller than `chip`, the smallest in play: those count for nothing.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    kept = (tuple(one for one in motion if one >= chip) for motion in motions)
    return tuple(motion for motion in kept if motion)


def interpret_amount(situation: Situation, declaration: Declaration, amount: int) -> Interpretation:
    """What an amount (chips) said without a verb means: the same as pushing it in, but without denominations.

    An amount equal to the bet is a call. Clause: amount alone (tda-2019:40.C).
    """
    front = in_front(declaration, situation.player, situation.round.due)
    total = amount if amount == situation.round.due else front.total + amount
    meaning = _silent(situation, declaration, front, (), total)
    return replace(meaning, reasons=(situation.because(Code.SPOKEN_AMOUNT_ALONE, amount=amount), *meaning.reasons))


def _interpret_motions(
    situation: Situation, declaration: Declaration, motions: tuple[tuple[int, ...], ...]
) -> Interpretation:
    due = situation.round.due
    front = in_front(declaration, situation.player, due)
    count = counted(motions, front.total, due)
    meaning = _beside_prior(situation, declaration, front, count.chips, count.total)
    if not count.void:
        return meaning
    return replace(meaning, reasons=(*why_string(situation), *meaning.reasons), changed=True)


def why_string(situation: Situation) -> tuple[Reason, ...]:
    """The reasons why chips that follow in a second motion do not count."""
    string = situation.because(Code.CHIPS_STRING)
    raises = situation.round.due > 0 and not situation.round.structure.is_limit
    return (string,) if not raises else (string, situation.because(Code.CHIPS_ONE_MOTION))


def _beside_prior(
    situation: Situation, declaration: Declaration, front: InFront, new: tuple[int, ...], total: int
) -> Interpretation:
    """New chips beside old ones. If the rulebook leaves open how they count, and it matters, the floor chooses.

    Clause: prior chips (tda-2019:46.A and 46.C, tda-2013:44).
    """
    rule, due = situation.ruleset.prior_chips, situation.round.due
    facing = situation.player.committed > 0 and situation.round.facing(situation.player) > 0
    open_to_doubt = rule.rule is PriorChips.FLOOR and facing and front.total > 0 and total > due
    if open_to_doubt and len(new) > 1:
        front = replace(front, judged_with_the_new=True)
    meaning = _silent(situation, declaration, front, new, total)
    if open_to_doubt:
        effect = "Only the new chips count."
        alone = InFront(0, (), judged_with_the_new=False, all_back=True)
        other = _silent(situation, declaration, alone, new, sum(new))
        if sum(new) <= due:
            other = Interpretation(proposal=_passive(situation))
    elif facing and total > due and rule.pushed_again is PushedAgain.FLOOR and pushed_again(declaration):
        other, effect = Interpretation(proposal=wager_to(total)), "All chips pushed in are a bet."
    else:
        return meaning
    if meaning.choices or other.proposal == meaning.proposal:
        return meaning
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.PRIOR_UNCLEAR),),
        choices=(
            FloorChoice(proposal=meaning.proposal, effect="Old and new chips are judged together."),
            FloorChoice(proposal=other.proposal, effect=effect),
        ),
    )


def _silent(
    situation: Situation, declaration: Declaration, front: InFront, new: tuple[int, ...], total: int
) -> Interpretation:
    """What chips mean that bring the seat to `total` (to); `new` are their denominations, none for an amount alone."""
    due = situation.round.due
    if due == 0:
        code = Code.CHIPS_OVERCHIP_BET if len(new) == 1 else Code.CHIPS_BET
        reasons = (situation.because(code, to=total),) if new else ()
        return Interpretation(proposal=wager_to(total), reasons=reasons)
    if declaration.told_amount is not None and declaration.told_amount in (total, total - front.total):
        reason = situation.because(Code.CALL_ACCEPTED_ACTION, told=declaration.told_amount)
        return Interpretation(proposal=_passive(situation), reasons=(reason,), changed=total != due)
    if total < due:
        meaning = _short(situation, new, total)
    elif total == due:
        meaning = Interpretation(proposal=_passive(situation))
    else:
        meaning = _beyond(situation, front, new, total)
    if meaning.proposal == _passive(situation) and _may_withdraw(situation, declaration):
        return _withdrawable(situation)
    return meaning


def _short(situation: Situation, new: tuple[int, ...], total: int) -> Interpretation:
    """Less than the call: an all-in for less, a full call, or for the floor to choose.

    Clause: undercall (tda-2019:51.B, roberts-11:3.13, badugi:12), tiny chip (tda-2019:41).
    """
    round, rule = situation.round, situation.ruleset.undercall
    call = _passive(situation)
    if total >= situation.player.reach(round.chip):
        return Interpretation(proposal=call)
    if round.bring_in_pending:
        return Interpretation(
            proposal=call, reasons=(situation.because(Code.UNDERCALL_FULL, to=round.due),), changed=True
        )
    added = total - situation.player.committed
    if len(new) == 1 and added == new[0]:
        added = meant_as_a_call(round, situation.player, added)
    forfeit = FloorChoice(
        proposal=Proposal(type=ActionType.FOLD),
        effect="The chips stay in and the hand is folded.",
        forfeits=max(0, added),  # a bet that was taken back is not given back
    )
    in_full = FloorChoice(proposal=call, effect="It is a full call.")
    if len(new) == 1 and rule.rule is Undercall.FULL_OR_FLOOR and is_tiny(new[0], round.facing(situation.player)):
        back = FloorChoice(proposal=None, effect="The chip is taken back and the player decides anew.")
        reason = situation.because(Code.CHIPS_TINY, chip=new[0])
        return Interpretation(proposal=None, reasons=(reason,), penalty=True, choices=(in_full, forfeit, back))
    if not situation.allowed.fold or must_call_in_full(round, rule, in_turn=situation.in_turn):
        by_reading = rule.rule is Undercall.FULL_OR_FLOOR and round.live > 2 and is_no_plain_opening(round)
        topic = Topic.UNDERCALL_FIRST_BET if by_reading else None
        bound = (situation.because(Code.PRIOR_NO_FOLD),) if situation.player.no_fold else ()
        reasons = (*bound, situation.because(Code.UNDERCALL_FULL, topic, to=round.due))
        return Interpretation(proposal=call, reasons=reasons, changed=True)
    why = "facing a raise against several" if situation.in_turn else "out of turn"
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.UNDERCALL_FLOOR, to=round.due, why=why),),
        choices=(in_full, forfeit),
    )


def _may_withdraw(situation: Situation, declaration: Declaration) -> bool:
    """Whether a player who did not notice a raise may take his chips back.

    Clause: unaware of a raise (roberts-11:3.13, badugi:12).
    """
    unaware = declaration.unaware_of_raise and bool(declaration.chips)
    return (
        unaware
        and situation.ruleset.undercall.rule is Undercall.FULL_CALL
        and not faces_the_opening_bet(situation.round)
    )


def _withdrawable(situation: Situation) -> Interpretation:
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.UNDERCALL_UNAWARE),),
        choices=(
            FloorChoice(proposal=_passive(situation), effect="It is a full call."),
            FloorChoice(proposal=None, effect="The chips are taken back and the player decides anew."),
        ),
    )


def _beyond(situation: Situation, front: InFront, new: tuple[int, ...], total: int) -> Interpretation:
    """More than the call: a call with change due, or a raise.

    Clause: overchip (tda-2019:44), multiple chips (tda-2019:45.B), prior chips (tda-2019:46.C).
    """
    rule, due = situation.ruleset.multiple_chips, situation.round.due
    reasons = _why_with_prior(situation, total) if new and situation.player.committed else ()
    together = front.judged_with_the_new
    whole = situation.ruleset.prior_chips.overchip_after_all_back is OverchipAfterAllBack.WHOLE_CHIP
    if len(new) == 1 and together and front.all_back and whole:
        return Interpretation(proposal=wager_to(total), reasons=(situation.because(Code.PRIOR_WHOLE_CHIP),))
    if len(new) == 1 and (not together or front.total == 0):
        return _no_raise(situation, *reasons, situation.because(Code.CHIPS_OVERCHIP, put_in=new[0]))
    chips = front.chips + new if new and together else new
    beside_old = situation.player.committed > 0 and situation.round.facing(situation.player) > 0
    spares_one = beside_old and situation.ruleset.prior_chips.one_to_spare
    if chips and (spares_one or rule.test is ChipTest.SMALLEST_CHIP):
        if every_chip_is_needed(chips, total, due):
            return _no_raise(situation, *reasons, situation.because(Code.CHIPS_EVERY_ONE_NEEDED))
        reasons = (*reasons, situation.because(Code.CHIPS_ONE_TO_SPARE))
    if rule.last_chips is LastChips.ALL_IN and total == situation.player.reach(situation.round.chip):
        last = situation.because(Code.CHIPS_LAST_ALL_IN)
        return Interpretation(proposal=Proposal(type=ActionType.ALL_IN), reasons=(*reasons, last))
    return _by_the_half(situation, total, reasons, silent=bool(new))


def _why_with_prior(situation: Situation, total: int) -> tuple[Reason, ...]:
    return (situation.because(Code.PRIOR_WITH_NEW, total=total),)


def _no_raise(situation: Situation, *reasons: Reason) -> Interpretation:
    """A call, made in the usual way; with nothing to call it is a check, and so a change."""
    return Interpretation(
        proposal=_passive(situation), reasons=reasons, changed=situation.round.facing(situation.player) == 0
    )


def _by_the_half(situation: Situation, total: int, reasons: tuple[Reason, ...], *, silent: bool) -> Interpretation:
    """The half-raise standard: a raise, or a call with change due.

    Clause: half raise (tda-2019:43.A, tda-2013:41.A, roberts-11:3.14, badugi:14).
    """
    due, full = situation.round.due, full_raise(situation.round, situation.ruleset)
    over = total - due
    if not is_half_or_more_of_a_raise(total, due, full):
        under = situation.because(Code.CHIPS_UNDER_HALF_A_RAISE, to=due, over=over, full=full)
        return Interpretation(proposal=_passive(situation), reasons=(*reasons, under), changed=True)
    count = (situation.because(Code.CHIPS_ALL_COUNT),) if silent else ()
    half = situation.because(Code.CHIPS_HALF_A_RAISE, to=due, over=over, full=full)
    return Interpretation(proposal=wager_to(total), reasons=(*reasons, half, *count))


def _passive(situation: Situation) -> Proposal:
    return passive_proposal(situation.round, situation.player)
