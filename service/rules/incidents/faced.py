"""The round as the maker of a wager saw it. Asked when the size of the wager comes into question later."""

from msgspec.structs import replace

from ..betting.completion import limit_raise_to
from ..betting.raise_size import least_raise_to
from ..betting.smallest_chip import ceiling_to_chip, floor_to_chip
from ..betting.structure import spread_limit_to
from ..model.round import BettingRound, Player, Structure
from ..ruleset import Ruleset


def as_faced(round: BettingRound, faced: int) -> BettingRound:
    """The round with the bet that the maker of a wager `faced` (to); the chips stay where they are now.

    If he faced only a bring-in, or in fixed-limit an all-in of under half a bet, there was no full bet yet; else the
    last full bet was at most what he faced.
    """
    under_half = round.structure is Structure.FIXED_LIMIT and 2 * faced < round.min_bet
    full = 0 if under_half or faced <= round.bring_in else min(round.last_full_bet, faced)
    return replace(round, current_bet=faced, last_full_bet=full)


def least_over(round: BettingRound, faced: int, ruleset: Ruleset) -> int:
    """The smallest total (to) that was allowed for a bet, completion or raise over what was `faced` (to).

    Clause: raise size (tda-2019:43.A, roberts-11:3.5, badugi:6), completion (roberts-11:3.6, badugi:5).
    """
    before = as_faced(round, faced)
    if round.structure is Structure.FIXED_LIMIT:
        return ceiling_to_chip(limit_raise_to(before, ruleset.completion), round.chip)
    return ceiling_to_chip(least_raise_to(before, ruleset.raise_size), round.chip)


def most_over(round: BettingRound, maker: Player, faced: int, ruleset: Ruleset) -> int | None:
    """The largest total (to) that was allowed for a wager over what was `faced` (to); None if only the stack limits it.

    Clause: completion (roberts-11:3.6, badugi:5), pot-limit maximum (tda-2019:54.B).
    """
    before = as_faced(round, faced)
    match round.structure:
        case Structure.FIXED_LIMIT:
            return limit_raise_to(before, ruleset.completion)
        case Structure.SPREAD_LIMIT:
            return spread_limit_to(before)
        case Structure.POT_LIMIT:
            return floor_to_chip(_pot_over(round, maker, faced), round.chip)
        case _:
            return None


def _pot_over(round: BettingRound, maker: Player, faced: int) -> int:
    """The pot-limit maximum (to) over what was `faced` (to); players who called since count as in for that much.

    Clause: pot-limit maximum (tda-2019:54.B).
    """
    others = sum([min(player.committed, faced) for player in round.players if player is not maker])
    return faced + round.pot + others + round.pot_credit + faced  # what the maker had in is part of pot and call alike
