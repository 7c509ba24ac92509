"""A wager: its name (bet, complete, raise), whether it is full or short, the largest one, the size nearest to one."""

from typing import assert_never

from .betting.completion import counts_as_full, limit_raise_to, stands_short
from .betting.largest_wager import PotRule, pot_limit_to, spread_limit_to
from .betting.raise_size import is_full_raise, least_raise_to
from .model.action import ActionType, RaiseOption
from .model.amounts import floor_to_chip, nearest_to_chip
from .model.round import BettingRound, Player, Structure
from .ruleset import Ruleset


def wager_type(round: BettingRound, to: int, ruleset: Ruleset) -> ActionType:
    """The name of a wager that lifts the bet to `to`: bet, complete or raise.

    Clause: completion (roberts-11:3.6, badugi:5).
    """
    if round.current_bet == 0:
        completes = round.bring_in_pending and not round.brings_in_a_bet and to >= round.min_bet
        return ActionType.COMPLETE if completes else ActionType.BET
    if round.no_bet_yet:
        return ActionType.COMPLETE if to >= round.min_bet else ActionType.RAISE
    if round.structure is Structure.FIXED_LIMIT and stands_short(round):
        return ActionType.COMPLETE if to >= limit_raise_to(round, ruleset.completion) else ActionType.RAISE
    return ActionType.RAISE


def is_full(round: BettingRound, to: int, ruleset: Ruleset) -> bool:
    """Whether a wager that lifts the bet to `to` counts as a full bet or raise.

    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6), half a bet (roberts-11:3.6, badugi:5).
    """
    if to <= round.due:
        return False
    if round.structure.is_limit:
        return counts_as_full(round, to, ruleset.completion, cumulative=ruleset.reopening.cumulative)
    return is_full_raise(round, to)


def is_half_or_more(round: BettingRound, to: int, ruleset: Ruleset) -> bool:
    """Limit: whether a full wager to `to` is full only because an all-in of half a bet or more counts as one.

    Clause: half a bet (roberts-11:3.6, badugi:5).
    """
    if not round.structure.is_limit:
        return False
    if round.structure is Structure.FIXED_LIMIT:
        return to < limit_raise_to(round, ruleset.completion)
    return not is_full_raise(round, to)


def full_raise(round: BettingRound, ruleset: Ruleset) -> int:
    """The size of a full raise (by): chips beyond the call are a raise if they come to half of it.

    Clause: half raise (tda-2019:43.A, tda-2013:41.A, roberts-11:3.14, badugi:14).
    """
    if round.structure is Structure.FIXED_LIMIT:
        return round.bet_size
    if round.no_bet_yet:
        return round.last_full_raise_by
    return least_raise_to(round, ruleset.raise_size) - round.current_bet


def proper_to(to: int, offered: RaiseOption, chip: int) -> int:
    """The allowed total nearest to the one named (to): one of the sizes, or in the range and in whole chips.

    A tie goes up. Clause: rounded amounts (roberts-11:3.16, badugi:16).
    """
    if to <= offered.min_to:
        return offered.min_to
    if to >= offered.max_to:
        return offered.max_to
    if offered.sizes:
        return min(offered.sizes, key=lambda size: (abs(size - to), -size))
    nearest = nearest_to_chip(to, chip)
    return nearest if nearest <= offered.max_to else max(offered.min_to, floor_to_chip(to, chip))


def most_raise_to(round: BettingRound, player: Player, rule: PotRule) -> int | None:
    """The largest bet or raise (to) that the structure allows; None if only the stack limits it.

    None in fixed-limit too, where `limit_raise_to` gives the one size.
    """
    match round.structure:
        case Structure.NO_LIMIT | Structure.FIXED_LIMIT:
            return None
        case Structure.POT_LIMIT:
            return pot_limit_to(round, player, rule)
        case Structure.SPREAD_LIMIT:
            return spread_limit_to(round)
    assert_never(round.structure)
