"""What did the player mean by silent chips? An amount said without a verb is heard in the same way."""

from msgspec.structs import replace

from .declarations.half_raise import is_half_or_more_of_a_raise
from .declarations.multiple_chips import ChipTest, LastChips, every_chip_is_needed
from .declarations.prior_chips import (
    InFront,
    OverchipAfterAllBack,
    PriorChips,
    PushedAgain,
    in_front,
    pushed_again,
)
from .declarations.string_bet import counted
from .declarations.undercall import (
    Undercall,
    faces_the_opening_bet,
    is_no_plain_opening,
    is_tiny,
    must_call_in_full,
)
from .meanings import full_raise, passive_proposal, wager_to
from .model.action import ActionType, Proposal
from .model.declaration import Declaration
from .model.meant import Choice, Meant
from .model.reasons import Code, Reason, Topic
from .table import Table


def hear_chips(table: Table, declaration: Declaration) -> Meant:
    """What silent chips mean; there must be chips.

    Clause: overchip (tda-2019:44), multiple chips (tda-2019:45.A and 45.B), prior chips (tda-2019:46.C).
    """
    motions = playable(declaration.chips, table.round.chip)
    if not motions:
        return Meant(proposal=None, reasons=(table.because(Code.CHIPS_NONE_PLAY),))
    heard = _hear_motions(table, declaration, motions)
    if sum(map(sum, motions)) < sum(map(sum, declaration.chips)):
        heard = replace(heard, reasons=(*heard.reasons, table.because(Code.CHIPS_SOME_DO_NOT_PLAY)), changed=True)
    return heard


def playable(motions: tuple[tuple[int, ...], ...], chip: int) -> tuple[tuple[int, ...], ...]:
    """The motions without the chips that are smaller than `chip`, the smallest in play: those count for nothing.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    kept = (tuple(one for one in motion if one >= chip) for motion in motions)
    return tuple(motion for motion in kept if motion)


def hear_amount(table: Table, declaration: Declaration, amount: int) -> Meant:
    """What an amount (chips) said without a verb means: the same as pushing it in, but without denominations.

    An amount equal to the bet is a call. Clause: amount alone (tda-2019:40.C).
    """
    front = in_front(declaration, table.player, table.round.due)
    total = amount if amount == table.round.due else front.total + amount
    heard = _silent(table, declaration, front, (), total)
    return replace(heard, reasons=(table.because(Code.SPOKEN_AMOUNT_ALONE, amount=amount), *heard.reasons))


def _hear_motions(table: Table, declaration: Declaration, motions: tuple[tuple[int, ...], ...]) -> Meant:
    due = table.round.due
    front = in_front(declaration, table.player, due)
    count = counted(motions, front.total, due)
    heard = _beside_prior(table, declaration, front, count.chips, count.total)
    if not count.void:
        return heard
    return replace(heard, reasons=(*why_string(table), *heard.reasons), changed=True)


def why_string(table: Table) -> tuple[Reason, ...]:
    """The reasons why chips that follow in a second motion do not count."""
    string = table.because(Code.CHIPS_STRING)
    raises = table.round.due > 0 and not table.round.structure.is_limit
    return (string,) if not raises else (string, table.because(Code.CHIPS_ONE_MOTION))


def _beside_prior(table: Table, declaration: Declaration, front: InFront, new: tuple[int, ...], total: int) -> Meant:
    """New chips beside old ones. If the rulebook leaves open how they count, and it matters, the floor chooses.

    Clause: prior chips (tda-2019:46.A and 46.C, tda-2013:44).
    """
    rule, due = table.ruleset.prior_chips, table.round.due
    facing = table.player.committed > 0 and table.round.facing(table.player) > 0
    open_to_doubt = rule.rule is PriorChips.FLOOR and facing and front.total > 0 and total > due
    if open_to_doubt and len(new) > 1:
        front = replace(front, judged_with_the_new=True)
    heard = _silent(table, declaration, front, new, total)
    if open_to_doubt:
        effect = "Only the new chips count."
        alone = InFront(0, (), judged_with_the_new=False, all_back=True)
        other = _silent(table, declaration, alone, new, sum(new))
        if sum(new) <= due:
            other = Meant(proposal=_passive(table))
    elif facing and total > due and rule.pushed_again is PushedAgain.FLOOR and pushed_again(declaration):
        other, effect = Meant(proposal=wager_to(total)), "All chips pushed in are a bet."
    else:
        return heard
    if heard.choices or other.proposal == heard.proposal:
        return heard
    return Meant(
        proposal=None,
        reasons=(table.because(Code.PRIOR_UNCLEAR),),
        choices=(
            Choice(proposal=heard.proposal, effect="Old and new chips are judged together."),
            Choice(proposal=other.proposal, effect=effect),
        ),
    )


def _silent(table: Table, declaration: Declaration, front: InFront, new: tuple[int, ...], total: int) -> Meant:
    """What chips mean that bring the seat to `total` (to); `new` are their denominations, none for an amount alone."""
    due = table.round.due
    if due == 0:
        code = Code.CHIPS_OVERCHIP_BET if len(new) == 1 else Code.CHIPS_BET
        reasons = (table.because(code, to=total),) if new else ()
        return Meant(proposal=wager_to(total), reasons=reasons)
    if declaration.told_amount is not None and declaration.told_amount in (total, total - front.total):
        reason = table.because(Code.CALL_ACCEPTED_ACTION, told=declaration.told_amount)
        return Meant(proposal=_passive(table), reasons=(reason,), changed=total != due)
    if total < due:
        heard = _short(table, new, total)
    elif total == due:
        heard = Meant(proposal=_passive(table))
    else:
        heard = _beyond(table, front, new, total)
    if heard.proposal == _passive(table) and _may_withdraw(table, declaration):
        return _withdrawable(table)
    return heard


def _short(table: Table, new: tuple[int, ...], total: int) -> Meant:
    """Less than the call: an all-in for less, a full call, or for the floor to choose.

    Clause: undercall (tda-2019:51.B, roberts-11:3.13, badugi:12), tiny chip (tda-2019:41).
    """
    round, rule = table.round, table.ruleset.undercall
    call = _passive(table)
    if total >= table.player.reach(round.chip):
        return Meant(proposal=call)
    if round.bring_in_pending:
        return Meant(proposal=call, reasons=(table.because(Code.UNDERCALL_FULL, to=round.due),), changed=True)
    added = total - table.player.committed
    forfeit = Choice(
        proposal=Proposal(type=ActionType.FOLD),
        effect="The chips stay in and the hand is folded.",
        forfeits=max(0, added),  # a bet that was taken back is not given back
    )
    in_full = Choice(proposal=call, effect="It is a full call.")
    if len(new) == 1 and rule.rule is Undercall.FULL_OR_FLOOR and is_tiny(new[0], round.facing(table.player)):
        back = Choice(proposal=None, effect="The chip is taken back and the player decides anew.")
        reason = table.because(Code.CHIPS_TINY, chip=new[0])
        return Meant(proposal=None, reasons=(reason,), penalty=True, choices=(in_full, forfeit, back))
    if not table.allowed.fold or must_call_in_full(round, rule, in_turn=table.in_turn):
        by_reading = rule.rule is Undercall.FULL_OR_FLOOR and round.live > 2 and is_no_plain_opening(round)
        topic = Topic.UNDERCALL_FIRST_BET if by_reading else None
        bound = (table.because(Code.PRIOR_NO_FOLD),) if table.player.no_fold else ()
        reasons = (*bound, table.because(Code.UNDERCALL_FULL, topic, to=round.due))
        return Meant(proposal=call, reasons=reasons, changed=True)
    why = "facing a raise against several" if table.in_turn else "out of turn"
    return Meant(
        proposal=None,
        reasons=(table.because(Code.UNDERCALL_FLOOR, to=round.due, why=why),),
        choices=(in_full, forfeit),
    )


def _may_withdraw(table: Table, declaration: Declaration) -> bool:
    """Whether a player who did not notice a raise may take his chips back.

    Clause: unaware of a raise (roberts-11:3.13, badugi:12).
    """
    unaware = declaration.unaware_of_raise and bool(declaration.chips)
    return unaware and table.ruleset.undercall.rule is Undercall.FULL_CALL and not faces_the_opening_bet(table.round)


def _withdrawable(table: Table) -> Meant:
    return Meant(
        proposal=None,
        reasons=(table.because(Code.UNDERCALL_UNAWARE),),
        choices=(
            Choice(proposal=_passive(table), effect="It is a full call."),
            Choice(proposal=None, effect="The chips are taken back and the player decides anew."),
        ),
    )


def _beyond(table: Table, front: InFront, new: tuple[int, ...], total: int) -> Meant:
    """More than the call: a call with change due, or a raise.

    Clause: overchip (tda-2019:44), multiple chips (tda-2019:45.B), prior chips (tda-2019:46.C).
    """
    rule, due = table.ruleset.multiple_chips, table.round.due
    reasons = _why_with_prior(table, total) if new and table.player.committed else ()
    together = front.judged_with_the_new
    whole = table.ruleset.prior_chips.overchip_after_all_back is OverchipAfterAllBack.WHOLE_CHIP
    if len(new) == 1 and together and front.all_back and whole:
        return Meant(proposal=wager_to(total), reasons=(table.because(Code.PRIOR_WHOLE_CHIP),))
    if len(new) == 1 and (not together or front.total == 0):
        return _no_raise(table, *reasons, table.because(Code.CHIPS_OVERCHIP, put_in=new[0]))
    chips = front.chips + new if new and together else new
    if chips and rule.test is ChipTest.SMALLEST_CHIP:
        if every_chip_is_needed(chips, total, due):
            return _no_raise(table, *reasons, table.because(Code.CHIPS_EVERY_ONE_NEEDED))
        reasons = (*reasons, table.because(Code.CHIPS_ONE_TO_SPARE))
    if rule.last_chips is LastChips.ALL_IN and total == table.player.reach(table.round.chip):
        last = table.because(Code.CHIPS_LAST_ALL_IN)
        return Meant(proposal=Proposal(type=ActionType.ALL_IN), reasons=(*reasons, last))
    return _by_the_half(table, total, reasons, silent=bool(new))


def _why_with_prior(table: Table, total: int) -> tuple[Reason, ...]:
    return (table.because(Code.PRIOR_WITH_NEW, total=total),)


def _no_raise(table: Table, *reasons: Reason) -> Meant:
    """A call, made in the usual way; with nothing to call it is a check, and so a change."""
    return Meant(proposal=_passive(table), reasons=reasons, changed=table.round.facing(table.player) == 0)


def _by_the_half(table: Table, total: int, reasons: tuple[Reason, ...], *, silent: bool) -> Meant:
    """The half-raise standard: a raise, or a call with change due.

    Clause: half raise (tda-2019:43.A, tda-2013:41.A, roberts-11:3.14, badugi:14).
    """
    due, full = table.round.due, full_raise(table.round, table.ruleset)
    over = total - due
    if not is_half_or_more_of_a_raise(total, due, full):
        under = table.because(Code.CHIPS_UNDER_HALF_A_RAISE, to=due, over=over, full=full)
        return Meant(proposal=_passive(table), reasons=(*reasons, under), changed=True)
    count = (table.because(Code.CHIPS_ALL_COUNT),) if silent else ()
    half = table.because(Code.CHIPS_HALF_A_RAISE, to=due, over=over, full=full)
    return Meant(proposal=wager_to(total), reasons=(*reasons, half, *count))


def _passive(table: Table) -> Proposal:
    return passive_proposal(table.round, table.player)
