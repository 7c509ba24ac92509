"""Who is next, and is the round over?"""

from service.rules.model.round import BettingRound, Player

Players = tuple[Player, ...]


def has_action(round: BettingRound, player: Player) -> bool:
    """Whether the player still has to act: in the pot with chips, not yet acted or not yet even, and contested."""
    return _has_action(round.players, player, round.current_bet, round.chip)


def next_to_act(round: BettingRound, after: int) -> int | None:
    """The first seat clockwise of `after` that still has to act; None when the round is over."""
    return next_of(round.players, after, round.current_bet, round.chip)


def next_of(players: Players, after: int, current_bet: int, chip: int) -> int | None:
    """The first of these players clockwise of `after` who still has to act, the bet standing so; None if nobody has."""
    return _first(players, _place(players, after) + 1, current_bet, chip)


def first_of(players: Players, seat: int, current_bet: int, chip: int) -> int | None:
    """The seat itself if it still has to act, else the next one that has."""
    return _first(players, _place(players, seat), current_bet, chip)


def is_uncontested(round: BettingRound, player: Player) -> bool:
    """Whether nobody in the pot could win or lose more with the seat: all are all-in, and it has them covered already.

    So heads-up against a short blind that is covered there is nothing to do, though more is nominally owed.
    """
    return _is_uncontested(round.players, player, round.chip)


def turn_now(round: BettingRound, moved: int) -> int | None:
    """Whose turn it is after chips were moved at a seat: the same seat's while it has action, else the next one's."""
    if round.to_act is None:
        return next_to_act(round, moved)
    return first_of(round.players, round.to_act, round.current_bet, round.chip)


def _first(players: Players, start: int, current_bet: int, chip: int) -> int | None:
    for player in players[start:] + players[:start]:
        if _has_action(players, player, current_bet, chip):
            return player.seat
    return None


def _place(players: Players, seat: int) -> int:
    return [player.seat for player in players].index(seat)


def _has_action(players: Players, player: Player, current_bet: int, chip: int) -> bool:
    if player.folded or player.stack < chip:
        return False
    if player.acted and player.committed == current_bet:
        return False
    return not _is_uncontested(players, player, chip)


def _is_uncontested(players: Players, player: Player, chip: int) -> bool:
    for other in players:
        if other.folded or other.seat == player.seat:
            continue
        if other.stack >= chip or other.committed > player.committed:
            return False
    return True
