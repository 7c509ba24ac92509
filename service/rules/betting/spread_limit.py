"""How high may a wager go in spread-limit?"""

from ..model.round import BettingRound


def spread_limit_to(round: BettingRound) -> int:
    """The largest spread-limit bet or raise (to): the limit on top of the current bet, unless that is a bring-in."""
    standing = 0 if round.no_bet_yet else round.current_bet
    return standing + (round.max_bet or round.min_bet)
