"""What did the player mean by silent chips? An amount said without a verb is taken in the same way."""

from msgspec.structs import replace

from ..declarations.multiple_chips import (
    ChipTest,
    InFront,
    LastChips,
    OverchipAfterAllBack,
    PriorChips,
    PriorTest,
    PushedAgain,
    every_chip_is_needed,
    in_front,
    is_half_or_more_of_a_raise,
    pushed_again,
)
from ..declarations.string_bet import counted
from ..declarations.undercall import (
    GrossMisunderstanding,
    Undercall,
    is_gross,
    is_no_plain_opening,
    is_tiny,
    meant_to_call,
    must_call_in_full,
)
from ..messages import BesideOld, NoFullCall, OneChip, PutIn, effect_of
from ..model.action import ActionType, Proposal
from ..model.effect import EffectCode
from ..model.reason import Code, Reason, Topic
from ..model.steps import ActionSince, Declaration, FloorChoice, Interpretation
from ..situation import Situation, passive_proposal, wager_to
from ..wager import full_raise


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
    kept = (tuple(worth for worth in motion if worth >= chip) for motion in motions)
    return tuple(motion for motion in kept if motion)


def interpret_amount(situation: Situation, declaration: Declaration, amount: int) -> Interpretation:
    """What an amount (chips) said without a verb means. Clause: amount alone (tda-2019:40.C)."""
    meaning = total_named(situation, declaration, amount)
    as_total = situation.player.committed > 0 and amount != _owed(situation)
    code = Code.SPOKEN_AMOUNT_TOTAL if as_total else Code.SPOKEN_AMOUNT_ALONE
    return replace(meaning, reasons=(situation.because(code, amount=amount), *meaning.reasons))


def total_named(situation: Situation, declaration: Declaration, amount: int) -> Interpretation:
    """What an amount means that nobody called a raise: silent chips that make it the seat's total (to).

    They have no denominations. Just what the seat owes (add) is the call too. Clause: amount alone (tda-2019:40.C).
    """
    player, owed = situation.player, _owed(situation)
    total = player.committed + owed if amount == owed else amount
    return _silent(situation, declaration, in_front(declaration, player, situation.due), (), total)


def _owed(situation: Situation) -> int:
    """What the seat has to put in for a call (add): all that plays, where that is less."""
    player = situation.player
    return min(situation.due - player.committed, player.playable(situation.round.chip))


def _interpret_motions(
    situation: Situation, declaration: Declaration, motions: tuple[tuple[int, ...], ...]
) -> Interpretation:
    due = situation.due
    front = in_front(declaration, situation.player, due)
    count = counted(motions, front.total, due)
    meaning = _beside_prior(situation, declaration, front, count.chips, count.total)
    if not count.void:
        return meaning
    return replace(meaning, reasons=(*why_string(situation), *meaning.reasons), changed=True)


def why_string(situation: Situation) -> tuple[Reason, ...]:
    """The reasons why chips that follow in a second motion do not count."""
    string = situation.because(Code.CHIPS_STRING)
    raises = situation.due > 0 and not situation.round.structure.is_limit
    return (string,) if not raises else (string, situation.because(Code.CHIPS_ONE_MOTION))


def _beside_prior(
    situation: Situation, declaration: Declaration, front: InFront, new: tuple[int, ...], total: int
) -> Interpretation:
    """New chips beside old ones. If the rulebook leaves open how they count, and it matters, the floor chooses.

    Clause: prior chips (tda-2019:46.A and 46.C, tda-2013:44).
    """
    rule, due = situation.ruleset.prior_chips, situation.due
    facing = situation.player.committed > 0 and situation.facing > 0
    open_to_doubt = rule.rule is PriorChips.FLOOR and facing and front.total > 0 and total > due
    if open_to_doubt and len(new) > 1:
        front = replace(front, judged_with_the_new=True)
    meaning = _silent(situation, declaration, front, new, total)
    if open_to_doubt:
        effect = effect_of(EffectCode.NEW_CHIPS_ONLY)
        alone = InFront(0, (), judged_with_the_new=False, all_back=True)
        other = _silent(situation, declaration, alone, new, sum(new))
        if sum(new) <= due:
            other = Interpretation(proposal=passive_proposal(situation))
    elif facing and total > due and rule.pushed_again is PushedAgain.FLOOR and pushed_again(declaration):
        other, effect = Interpretation(proposal=wager_to(total)), effect_of(EffectCode.CHIPS_ARE_A_BET)
    else:
        return meaning
    if meaning.choices or other.proposal == meaning.proposal:
        return meaning
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.PRIOR_UNCLEAR),),
        choices=(
            FloorChoice(proposal=meaning.proposal, effect=effect_of(EffectCode.OLD_AND_NEW_CHIPS)),
            FloorChoice(proposal=other.proposal, effect=effect),
        ),
    )


def _silent(
    situation: Situation, declaration: Declaration, front: InFront, new: tuple[int, ...], total: int
) -> Interpretation:
    """What chips mean that bring the seat to `total` (to); `new` are their denominations, none for an amount alone."""
    due = situation.due
    if due == 0:
        code = Code.CHIPS_OVERCHIP_BET if len(new) == 1 else Code.CHIPS_BET
        reasons = (situation.because(code, to=total),) if new else ()
        return Interpretation(proposal=wager_to(total), reasons=reasons)
    if declaration.told_to is not None and declaration.told_to in (total, total - front.total):
        return call_of_what_was_told(situation, declaration, changed=total != due)
    if total < due:
        return _short(situation, new, total)
    if total == due:
        return Interpretation(proposal=passive_proposal(situation))
    beside: tuple[Reason, ...] = ()
    if new and situation.player.committed:
        how = BesideOld.WITH_OLD if front.total or pushed_again(declaration) else BesideOld.WITHOUT_OLD
        beside = (situation.because(Code.PRIOR_WITH_NEW, total=total, how=how),)
    return _beyond(situation, front, new, total, beside)


def call_of_what_was_told(situation: Situation, declaration: Declaration, *, changed: bool) -> Interpretation:
    """A call by a player who was told a wrong price: of the right amount, or for the floor if it is far off.

    Clause: accepted action (tda-2019:49, tda-2013:46), gross misunderstanding (roberts-11:14.10, wsop-live-2024:135).
    """
    claim = declaration.told_to or 0
    too_late = why_too_late(situation, claim, declaration.acted_since)
    if is_grossly_mistaken(situation, claim) and not too_late:
        return Interpretation(
            proposal=None,
            reasons=(situation.because(Code.CALL_GROSSLY_MISTAKEN, told=claim),),
            choices=(
                FloorChoice(proposal=passive_proposal(situation), effect=effect_of(EffectCode.CALL_OF_RIGHT_AMOUNT)),
                FloorChoice(proposal=None, effect=effect_of(EffectCode.CALL_TAKEN_BACK)),
            ),
        )
    reasons = (situation.because(Code.CALL_ACCEPTED_ACTION, told=claim), *too_late)
    return Interpretation(proposal=passive_proposal(situation), reasons=reasons, changed=changed)


def is_grossly_mistaken(situation: Situation, claim: int) -> bool:
    """Whether the floor may take back a call by a player who was told that price (chips).

    Clause: gross misunderstanding (roberts-11:14.10, no-limit and pot-limit; wsop-live-2024:135, any structure).
    """
    rule = situation.ruleset.misunderstanding.gross
    if rule is GrossMisunderstanding.CALL_STANDS:
        return False
    if rule is GrossMisunderstanding.FLOOR and situation.round.structure.is_limit:
        return False
    return is_gross(claim, situation.round.facing(situation.player))


def why_too_late(situation: Situation, claim: int, acted_since: tuple[ActionSince, ...] | None) -> tuple[Reason, ...]:
    """The reason why a call that was grossly mistaken is the floor's no more; none if it still is, or never was.

    Clause: gross misunderstanding (wsop-live-2024:135).
    """
    ends = situation.ruleset.misunderstanding.gross is GrossMisunderstanding.FLOOR_UNTIL_OTHERS_ACT
    if not (acted_since and ends and is_grossly_mistaken(situation, claim)):
        return ()
    return (situation.because(Code.TOLD_TOO_LATE, Topic.GROSS_MISUNDERSTANDING),)


def _short(situation: Situation, new: tuple[int, ...], total: int) -> Interpretation:
    """Less than the call: an all-in for less, a full call, or for the floor to choose.

    Clause: undercall (tda-2019:51.B, roberts-11:3.13, badugi:12), tiny chips (tda-2019:41).
    """
    round, rule = situation.round, situation.ruleset.undercall
    call = passive_proposal(situation)
    if total >= situation.player.reach(round.chip):
        return Interpretation(proposal=call)
    did = PutIn.PUT_IN if new else PutIn.NAMED
    if round.bring_in_pending:
        return Interpretation(proposal=call, reasons=(situation.because(Code.BRING_IN_SHORT, did=did),), changed=True)
    meant = meant_to_call(round, situation.player, total) if len(new) == 1 else total
    forfeits = max(0, meant - situation.player.committed)  # a bet that was taken back is not given back
    if new and rule.rule is Undercall.FULL_OR_FLOOR and rule.tiny and is_tiny(sum(new), situation.facing):
        back = FloorChoice(proposal=None, effect=effect_of(EffectCode.CHIP_TAKEN_BACK))
        reason = situation.because(Code.CHIPS_TINY, put_in=sum(new))
        choices = (*_full_or_forfeit(call, forfeits), back)
        return Interpretation(proposal=None, reasons=(reason,), penalty=rule.tiny_penalty, choices=choices)
    return interpret_undercall(situation, did, forfeits)


def interpret_undercall(situation: Situation, did: PutIn, forfeits: int) -> Interpretation:
    """Less than the call by a player who has more: a full call, or for the floor, which may have him leave `forfeits`.

    Clause: undercall (tda-2019:51.B, roberts-11:3.13, badugi:12).
    """
    round, rule = situation.round, situation.ruleset.undercall
    call = passive_proposal(situation)
    if not situation.allowed.fold or must_call_in_full(round, rule, in_turn=situation.in_turn):
        by_reading = rule.rule is Undercall.FULL_OR_FLOOR and round.live > 2 and is_no_plain_opening(round)
        topic = Topic.UNDERCALL_FIRST_BET if by_reading else None
        bound = (situation.because(Code.PRIOR_NO_FOLD),) if situation.player.no_fold else ()
        reasons = (*bound, situation.because(Code.UNDERCALL_FULL, topic, did=did))
        return Interpretation(proposal=call, reasons=reasons, changed=True)
    why = NoFullCall.FACES_RAISE if situation.in_turn else NoFullCall.OUT_OF_TURN
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.UNDERCALL_FLOOR, why=why, did=did),),
        choices=_full_or_forfeit(call, forfeits),
    )


def _full_or_forfeit(call: Proposal, forfeits: int) -> tuple[FloorChoice, ...]:
    fold = Proposal(type=ActionType.FOLD)
    return (
        FloorChoice(proposal=call, effect=effect_of(EffectCode.FULL_CALL)),
        FloorChoice(proposal=fold, effect=effect_of(EffectCode.FOLDED_FOR_IT), forfeits=forfeits),
    )


def _beyond(
    situation: Situation, front: InFront, new: tuple[int, ...], total: int, reasons: tuple[Reason, ...]
) -> Interpretation:
    """More than the call: a call with change due, or a raise; `reasons` come before its own.

    Clause: overchip (tda-2019:44), multiple chips (tda-2019:45.B), prior chips (tda-2019:46.C, tda-2024:46.C).
    """
    rule, due = situation.ruleset.multiple_chips, situation.due
    together = front.judged_with_the_new
    one_for_all = len(new) == 1 and together and front.all_back
    overchip = situation.ruleset.prior_chips.overchip_after_all_back
    if one_for_all and overchip is OverchipAfterAllBack.WHOLE_CHIP:
        return Interpretation(proposal=wager_to(total), reasons=(situation.because(Code.PRIOR_WHOLE_CHIP),))
    if len(new) == 1 and (not together or (one_for_all and overchip is OverchipAfterAllBack.CALL)):
        brings_in = passive_proposal(situation).type is ActionType.BRING_IN
        how = OneChip.BRING_IN if brings_in else OneChip.CALL
        return _no_raise(situation, *reasons, situation.because(Code.CHIPS_OVERCHIP, put_in=new[0], how=how))
    chips = front.chips + new if new and together else new
    if chips and not one_for_all and _asks_for_the_smallest(situation):  # one for all counts as several
        topic = None if rule.test is ChipTest.SMALLEST_CHIP else Topic.PRIOR_CHIPS
        if every_chip_is_needed(chips, total, due):
            return _no_raise(situation, *reasons, situation.because(Code.CHIPS_EVERY_ONE_NEEDED, topic))
        reasons = (*reasons, situation.because(Code.CHIPS_ONE_TO_SPARE, topic))
    if rule.last_chips is LastChips.ALL_IN and total == situation.player.reach(situation.round.chip):
        last = situation.because(Code.CHIPS_LAST_ALL_IN)
        return Interpretation(proposal=Proposal(type=ActionType.ALL_IN), reasons=(*reasons, last))
    return _by_the_half(situation, total, reasons, silent=bool(new))


def _asks_for_the_smallest(situation: Situation) -> bool:
    """Whether it is asked if the call would be there without the smallest chip.

    Clause: multiple chips (tda-2019:45.A), prior chips (tda-2019:46.C, wsop-live-2024:137).
    """
    if situation.player.committed:
        return situation.ruleset.prior_chips.test is PriorTest.SMALLEST_CHIP
    return situation.ruleset.multiple_chips.test is ChipTest.SMALLEST_CHIP


def _no_raise(situation: Situation, *reasons: Reason) -> Interpretation:
    """A call or bring-in, made in the usual way; with nothing to call it is a check, and so a change."""
    passive = passive_proposal(situation)
    return Interpretation(proposal=passive, reasons=reasons, changed=passive.type is ActionType.CHECK)


def _by_the_half(situation: Situation, total: int, reasons: tuple[Reason, ...], *, silent: bool) -> Interpretation:
    """The half-raise standard: a raise, or a call with change due.

    Clause: half raise (tda-2019:43.A, tda-2013:41.A, roberts-11:3.14, badugi:14).
    """
    due, full = situation.due, full_raise(situation.round, situation.ruleset)
    over = total - due
    if not is_half_or_more_of_a_raise(total, due, full):
        topic = Topic.UNDER_HALF_RAISE_LIMIT if situation.round.structure.is_limit else None
        under = situation.because(Code.CHIPS_UNDER_HALF_A_RAISE, topic, over=over, full=full)
        return Interpretation(proposal=passive_proposal(situation), reasons=(*reasons, under), changed=True)
    count = (situation.because(Code.CHIPS_ALL_COUNT),) if silent else ()
    half = situation.because(Code.CHIPS_HALF_A_RAISE, over=over, full=full)
    return Interpretation(proposal=wager_to(total), reasons=(*reasons, half, *count))
