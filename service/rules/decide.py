"""The line of a decision, from what the seat may do to the next snapshot. Start reading the rules here."""

from service.rules.advance import acted_before, advance, reopened_seats
from service.rules.because import because
from service.rules.early import rule_at_turn, rule_out_of_turn, with_pending
from service.rules.model.action import Action, Options, Proposal
from service.rules.model.decision import Alternative, Decision
from service.rules.model.reasons import Code, Reason, Topic
from service.rules.model.round import BettingRound, Player
from service.rules.options import options
from service.rules.rule_on import Ruled
from service.rules.ruleset import Ruleset
from service.rules.table import Table
from service.rules.why import reopening_topic


def decide(round: BettingRound, proposal: Proposal, ruleset: Ruleset) -> Decision:
    """The ruling on a proposal, with its reasons and the snapshot that follows.

    The round must not be over, and the seat must be in the pot with chips: see `proposal_faults`.
    """
    actor = round.actor
    allowed = options(round, actor, ruleset)
    if proposal.seat is not None and proposal.seat != actor.seat:
        return _decide_out_of_turn(round, proposal, round.player(proposal.seat), allowed, ruleset)
    ruled = rule_at_turn(Table(round, actor, allowed, ruleset), proposal)
    return _decision(round, round, ruled, allowed, ruleset)


def _decide_out_of_turn(
    round: BettingRound, proposal: Proposal, player: Player, allowed: Options, ruleset: Ruleset
) -> Decision:
    ruled = rule_out_of_turn(round, player, proposal, ruleset)
    backed_up = round if ruled.action else with_pending(round, player, proposal, ruleset)
    return _decision(round, backed_up, ruled, allowed, ruleset)


def _decision(
    before: BettingRound, backed_up: BettingRound, ruled: Ruled, allowed: Options, ruleset: Ruleset
) -> Decision:
    action = ruled.action
    after = advance(backed_up, action, ruleset) if action else backed_up
    reopened = reopened_seats(before, after, action.seat, ruleset) if action else ()
    return Decision(
        ruling=ruled.ruling,
        action=action,
        full_raise=after.bet_count > before.bet_count,
        options=allowed,
        reopened_seats=reopened,
        round=after,
        reasons=ruled.reasons + (_aftermath(before, after, action, reopened, ruleset) if action else ()),
        penalty=ruled.penalty,
        alternatives=tuple(
            Alternative(action=choice, effect=effect, round=advance(before, choice, ruleset))
            for choice, effect in ruled.choices
        ),
    )


def _aftermath(
    before: BettingRound, after: BettingRound, action: Action, reopened: tuple[int, ...], ruleset: Ruleset
) -> tuple[Reason, ...]:
    """What else is to be said of an action: whether it reopened the betting, and chips that do not play."""
    reasons = []
    if after.current_bet > before.current_bet and acted_before(after, action.seat):
        reasons.append(_why_reopened(before, after, reopened, ruleset))
    left = after.player(action.seat).stack
    if action.all_in and left:
        reasons.append(because(Code.CHIPS_DO_NOT_PLAY, ruleset, seat=action.seat, left=left, chip=after.chip))
    return tuple(reasons)


def _why_reopened(before: BettingRound, after: BettingRound, reopened: tuple[int, ...], ruleset: Ruleset) -> Reason:
    if not reopened:
        return because(Code.REOPENING_CLOSED, ruleset, reopening_topic(after))
    topic = Topic.REOPENING_CUMULATIVE if _only_added_up(before, after, reopened) else reopening_topic(after)
    seats = ("seat " if len(reopened) == 1 else "seats ") + ", ".join(map(str, reopened))
    return because(Code.REOPENING_OPEN, ruleset, topic, seats=seats)


def _only_added_up(before: BettingRound, after: BettingRound, reopened: tuple[int, ...]) -> bool:
    """Limit: whether no bet since the reopened seats acted would do by itself, only short all-ins together."""
    if not after.structure.is_limit or 2 * (after.current_bet - before.current_bet) >= before.unit_bet:
        return False
    return all(after.player(seat).committed >= before.last_full_bet for seat in reopened)
