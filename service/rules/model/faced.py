"""What the maker of the current bet faced, as far as the round tells."""

from .round import BettingRound, Player


def made_the_bet(round: BettingRound, player: Player) -> bool:
    """Whether the current bet is the player's own, or he is in for all of it."""
    return player.acted and player.committed == round.current_bet and not round.no_bet_yet


def faced_by(round: BettingRound, maker: Player) -> int | None:
    """The bet (to) over which `maker` made the current one; None if the round does not tell.

    Not in limit: there an all-in of half a bet counts as a full one, and a completion is less than one.
    """
    if round.structure.is_limit:
        return None
    others = [player for player in round.players if player is not maker]
    in_for = {player.committed for player in others}
    level, below = round.current_bet, round.current_bet - round.last_raise
    opened_over = round.bring_in if round.bring_in in in_for else None if round.bring_in else 0
    if round.last_full_bet == level:
        if below == 0:
            return opened_over
        is_blind = round.street == 1 and below == round.min_bet
        return below if below in in_for or is_blind else None
    full = round.last_full_bet or opened_over
    if full is None or level - round.last_full_bet >= round.last_raise:
        return None
    several_short = any(full < player.committed < level and player.is_all_in(round.chip) for player in others)
    return None if several_short else full
