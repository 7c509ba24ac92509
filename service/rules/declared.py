"""What stands of a declaration? First what it means is heard, then that is ruled on like any proposal."""

from msgspec.structs import replace

from .early import rule_at_turn, rule_out_of_turn, seen_early, why_pending, with_pending
from .hear import hear
from .hear_words import binds_by_pulling_back
from .model.action import Action, ActionType, Proposal
from .model.decision import Alternative, Decision, Ruling
from .model.declaration import Declaration
from .model.meant import Choice, Meant
from .model.reasons import Code
from .model.round import BettingRound, Player
from .options import options
from .outcome import outcome, without_fold
from .rule_on import Ruled, RuledChoice
from .ruleset import Ruleset
from .table import Table, act


def decide_declared(round: BettingRound, declaration: Declaration, ruleset: Ruleset) -> Decision:
    """Rule on what a player said and did; `declaration_faults` must have found nothing.

    The round must not be over, and the seat must be in the pot with chips to bet.
    """
    actor = round.actor
    allowed = options(round, actor, ruleset)
    if declaration.seat is not None and declaration.seat != actor.seat:
        return _decide_early(round, declaration, round.player(declaration.seat), ruleset)
    table = Table(round, actor, allowed, ruleset)
    if binds_by_pulling_back(table, declaration):
        round = without_fold(round, actor.seat)
        table = Table(round, round.actor, options(round, round.actor, ruleset), ruleset)
    ruled = _rule_on_meant(table, hear(table, declaration))
    return outcome(round, ruled, allowed, ruleset, actor.seat)


def _rule_on_meant(table: Table, meant: Meant) -> Ruled:
    if meant.choices:
        return _rule_on_choices(table, meant)
    if meant.proposal is None:
        return Ruled(
            ruling=Ruling.ACCEPTED if meant.stands else Ruling.REJECTED,
            action=None,
            reasons=meant.reasons,
            penalty=meant.penalty,
            bars_raise=meant.bars_raise,
            bars_fold=meant.bars_fold,
        )
    ruled = rule_at_turn(table, meant.proposal)
    changed = meant.changed and ruled.ruling is Ruling.ACCEPTED
    return replace(
        ruled,
        ruling=Ruling.CORRECTED if changed else ruled.ruling,
        reasons=meant.reasons + ruled.reasons,
        penalty=meant.penalty or ruled.penalty,
    )


def _rule_on_choices(table: Table, meant: Meant) -> Ruled:
    """The floor's choices, each as far as the round allows it; a single one left is simply ruled on."""
    found: dict[tuple[object, bool], RuledChoice] = {}
    for choice in meant.choices:
        for one in _resolved(table, choice):
            found.setdefault((one.action, one.bars_raise or table.player.no_raise), one)
    choices = tuple(found.values())
    if len(choices) > 1:
        return Ruled(
            ruling=Ruling.DISCRETION, action=None, reasons=meant.reasons, penalty=meant.penalty, choices=choices
        )
    only = meant.choices[0].proposal
    return _rule_on_meant(table, replace(meant, proposal=only, changed=True, choices=()))


def _resolved(table: Table, choice: Choice) -> tuple[RuledChoice, ...]:
    if choice.proposal is None:
        return (RuledChoice(action=None, effect=choice.effect, bars_raise=choice.bars_raise),)
    if choice.proposal.type is ActionType.FOLD and table.player.no_fold:
        return ()
    if choice.forfeits and table.allowed.fold:
        to = table.player.committed + choice.forfeits
        return (RuledChoice(action=act(table, ActionType.FOLD, to), effect=choice.effect),)
    ruled = rule_at_turn(table, choice.proposal)
    return ruled.choices or (RuledChoice(action=ruled.action, effect=choice.effect),)


def _decide_early(round: BettingRound, declaration: Declaration, player: Player, ruleset: Ruleset) -> Decision:
    """Rule on a declaration out of turn: its meaning stays pending until the turn comes, but a fold binds at once.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    allowed = options(round, round.actor, ruleset)
    table = seen_early(round, player, ruleset)
    meant = hear(table, declaration)
    if meant.choices:
        return _floor_early(round, meant, table)
    proposal = Proposal(type=ActionType.CHECK) if meant.bars_raise else meant.proposal
    if proposal is None:
        ruled = _rule_on_meant(table, replace(meant, penalty=not meant.stands))
        return outcome(round, ruled, allowed, ruleset, player.seat)
    ruled = rule_out_of_turn(round, player, proposal, ruleset)
    noted = round if ruled.action else with_pending(round, player, proposal, ruleset)
    # "what was said is binding" is not yet true
    heard = tuple(reason for reason in meant.reasons if reason.code is not Code.SPOKEN_BINDS)
    ruled = replace(ruled, reasons=ruled.reasons + heard)
    return outcome(round, ruled, allowed, ruleset, player.seat, noted)


def _floor_early(round: BettingRound, meant: Meant, table: Table) -> Decision:
    """Out of turn, and the floor must choose the meaning: each alternative leaves its own meaning pending."""
    ruleset, seat = table.ruleset, table.player.seat
    found = {
        (one.action, one.round): one for one in reversed([_pending_choice(round, o, table) for o in meant.choices])
    }
    alternatives = tuple(reversed(found.values()))
    reasons = (*why_pending(replace(table, round=round)), *meant.reasons)
    ruled = Ruled(ruling=Ruling.DISCRETION, action=None, reasons=reasons, penalty=True)
    decided = outcome(round, ruled, options(round, round.actor, ruleset), ruleset, seat)
    if len(alternatives) > 1:
        return replace(decided, alternatives=alternatives)
    return replace(decided, ruling=Ruling.REJECTED, round=alternatives[0].round)


def _pending_choice(round: BettingRound, choice: Choice, table: Table) -> Alternative:
    proposal = Proposal(type=ActionType.CHECK) if choice.bars_raise else choice.proposal
    if proposal is None:
        return Alternative(action=None, effect=choice.effect, round=round)
    if proposal.type is ActionType.FOLD:
        ruled = Ruled(
            ruling=Ruling.CORRECTED,
            action=_forfeiting(round, table, choice.forfeits),
            reasons=(),
        )
        after = outcome(round, ruled, table.allowed, table.ruleset, table.player.seat).round
        return Alternative(action=ruled.action, effect=choice.effect, round=after)
    noted = with_pending(round, table.player, proposal, table.ruleset)
    return Alternative(action=None, effect=choice.effect, round=noted)


def _forfeiting(round: BettingRound, table: Table, forfeits: int) -> Action:
    """A fold that leaves `forfeits` (add) in the pot; the part beyond the bet made in turn is dead, and no bet.

    Clause: undercall (tda-2019:51.B), out of turn (tda-2019:53.A).
    """
    fold = act(table, ActionType.FOLD, table.player.committed + forfeits)
    return replace(fold, to=min(fold.to, max(round.current_bet, table.player.committed)))
