"""What every part of a ruling looks at, and the actions that can come of it."""

from msgspec import Struct

from .because import reason
from .model.action import Action, ActionType, Options
from .model.reasons import Code, Reason, Topic
from .model.round import BettingRound, Player
from .ruleset import Ruleset


class Table(Struct, frozen=True):
    """What every part of a ruling looks at: the round, the player it is about, what he may do, the ruleset."""

    round: BettingRound
    player: Player
    allowed: Options
    ruleset: Ruleset

    def because(self, code: Code, topic: Topic | None = None, **facts: object) -> Reason:
        """The reason for `code`, its words filled in with the facts of the round and of the player."""
        round, player = self.round, self.player
        known = {
            "seat": player.seat,
            "current_bet": round.current_bet,
            "facing": round.facing(player),
            "bring_in": round.bring_in,
            "bet_count": round.bet_count,
            "chip": round.chip,
        }
        return reason(code, self.ruleset, topic, {**known, **facts})


def act(table: Table, type: ActionType, to: int) -> Action:
    """The normalized action that brings the player's total to `to`."""
    add = to - table.player.committed
    return Action(
        type=type,
        seat=table.player.seat,
        to=to,
        by=_by(table.round, type, to),
        add=add,
        all_in=type is not ActionType.FOLD and table.player.stack - add < table.round.chip,
    )


def passive(table: Table) -> Action:
    """The action that is left without raising: bring in if that is due, else call, or check if nothing is owed."""
    if table.allowed.bring_in:
        return act(table, ActionType.BRING_IN, table.allowed.bring_in.to)
    if table.allowed.call:
        return act(table, ActionType.CALL, table.allowed.call.to)
    return act(table, ActionType.CHECK, table.player.committed)


def _by(round: BettingRound, type: ActionType, to: int) -> int:
    if type is ActionType.BRING_IN:
        return round.bring_in  # also if it is short: the others owe the nominal amount
    return max(0, to - round.current_bet) if type.is_wager else 0
