"""Who is next, and is the round over?"""

from service.rules.model.round import BettingRound, Player


def has_action(round: BettingRound, player: Player) -> bool:
    """Whether the player still has to act: in the pot with chips, not yet acted or not yet even, and contested."""
    if not player.may_act(round.chip):
        return False
    if player.acted and round.facing(player) == 0:
        return False
    return not is_uncontested(round, player)


def next_to_act(round: BettingRound, after: int) -> int | None:
    """The first seat clockwise of `after` that still has to act; None when the round is over."""
    start = [player.seat for player in round.players].index(after) + 1
    for player in round.players[start:] + round.players[:start]:
        if has_action(round, player):
            return player.seat
    return None


def is_uncontested(round: BettingRound, player: Player) -> bool:
    """Whether nobody in the pot could win or lose more with the seat: all are all-in, and it has them covered already.

    So heads-up against a short blind that is covered there is nothing to do, though more is nominally owed.
    """
    for other in round.players:
        if other.folded or other.seat == player.seat:
            continue
        if other.stack >= round.chip or other.committed > player.committed:
            return False
    return True


def turn_now(round: BettingRound, moved: int) -> int | None:
    """Whose turn it is after chips were moved at a seat: the same seat's while it has action, else the next one's."""
    if round.to_act is None:
        return next_to_act(round, moved)
    return round.to_act if has_action(round, round.actor) else next_to_act(round, round.to_act)
