"""How decisions on incidents are made up: corrected, rejected, standing as it is, or left to the floor."""

from msgspec.structs import replace

from ..acting.out_of_turn import facing_less, seen_by_the_early
from ..acting.to_act import turn_now
from ..model.action import Action
from ..model.decision import Alternative, Decision, Ruling
from ..model.reasons import Code, Reason
from ..model.round import BettingRound, Since
from ..options import free_options, options
from ..outcome import decision
from ..rule_on import Ruled
from ..ruleset import Ruleset
from ..situation import Situation


def at_seat(round: BettingRound, seat: int, ruleset: Ruleset) -> Situation:
    """The table as a ruling about this seat looks at it; what happened is not measured by a wager only announced."""
    player = round.player(seat)
    allowed = free_options(round, player, ruleset) if player.must_raise else options(round, player, ruleset)
    return Situation(round, player, allowed, ruleset)


def settled(before: BettingRound, after: BettingRound, moved: int) -> BettingRound:
    """The round after chips were moved at seat `moved`, its turn and its pending early actions brought up to date."""
    players = tuple(
        facing_less(player, before.due, after.due) if player.may_act(after.chip) else replace(player, out_of_turn=None)
        for player in after.players
    )
    after = replace(after, players=seen_by_the_early(players, None, after.due, after.bring_in))
    return replace(after, to_act=turn_now(after, moved))


def about_the_early(situation: Situation, after: BettingRound) -> tuple[Reason, ...]:
    """What a corrected bet means for each player who had acted on it out of turn: released, or still pending."""
    found = []
    for before in situation.round.players:
        early, now = before.out_of_turn, after.player(before.seat).out_of_turn
        if early is not None and now is not None and now != early:
            code = Code.TURN_RELEASED if now.since is Since.RAISE else Code.TURN_STILL_PENDING
            found.append(replace(situation, round=after, player=before).because(code))
    return tuple(found)


def left_to_the_floor(
    situation: Situation,
    round: BettingRound,
    alternatives: tuple[Alternative, ...],
    *reasons: Reason,
    penalty: bool = False,
) -> Decision:
    """The decision that the floor must choose; `round` is the one sent, with new pending actions noted."""
    decided = _decision(situation, Ruling.DISCRETION, None, round, reasons)
    return replace(decided, alternatives=alternatives, penalty=penalty)


def stands(situation: Situation, *reasons: Reason, noted: BettingRound | None = None) -> Decision:
    """The decision that everything stays as it is; `noted` is the round sent, with new pending actions noted."""
    return _decision(situation, Ruling.ACCEPTED, None, noted or situation.round, reasons)


def put_right(situation: Situation, action: Action, after: BettingRound, *reasons: Reason) -> Decision:
    """The decision that the seat's action becomes `action`; `after` is the round with it."""
    return _decision(situation, Ruling.CORRECTED, action, after, reasons)


def _decision(
    situation: Situation, ruling: Ruling, action: Action | None, after: BettingRound, reasons: tuple[Reason, ...]
) -> Decision:
    before, ruleset = situation.round, situation.ruleset
    allowed = None if before.to_act is None else options(before, before.actor, ruleset)
    return decision(before, after, Ruled(ruling=ruling, action=action, reasons=reasons), allowed, ruleset)
