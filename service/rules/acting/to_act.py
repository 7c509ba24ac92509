"""Who acts next?"""

from collections.abc import Sequence
from itertools import pairwise

from ..model.round import BettingRound, Player, seat_of

Players = tuple[Player, ...]


def has_action(round: BettingRound, player: Player) -> bool:
    """Whether the player still has to act: he has chips, has not acted or owes some, and the pot is contested."""
    return _has_action(round.players, player, round.current_bet, round.chip)


def next_to_act(round: BettingRound, after: int) -> int | None:
    """The first seat clockwise of `after` that still has to act; None if the round is over."""
    return next_of(round.players, after, round.current_bet, round)


def next_of(players: Players, after: int, current_bet: int, round: BettingRound) -> int | None:
    """The same for what these players and a bet of `current_bet` (to) will make of the round."""
    return _first(players, _place(players, after) + 1, current_bet, round)


def first_of(players: Players, seat: int, current_bet: int, round: BettingRound) -> int | None:
    """The seat itself if it still has to act, else the next one clockwise; None if nobody has to."""
    return _first(players, _place(players, seat), current_bet, round)


def left_of_button(round: BettingRound) -> int | None:
    """The seat to the left of the button, in the pot or not; None if that is not told, or at no known place."""
    return None if round.button is None else left_of(list(map(seat_of, round.players)), round.button)


def left_of(seats: Sequence[int], button: int) -> int | None:
    """The seat to the left of the button, of those dealt in, clockwise.

    A dead button is at a seat that is not among them: its place follows if they are numbered clockwise, else None.
    """
    if button in seats:
        return seats[(seats.index(button) + 1) % len(seats)]
    numbered = sum(seat > other for seat, other in pairwise([*seats, seats[0]])) == 1
    return min((seat for seat in seats if seat > button), default=min(seats)) if numbered else None


def others_go_first(players: Players, last: int, current_bet: int, chip: int) -> bool:
    """Whether the seat that acts last waits: another one that has action has not acted yet."""
    others = [player for player in players if player.seat != last and not player.acted]
    return any(_has_action(players, player, current_bet, chip) for player in others)


def turn_now(round: BettingRound, moved: int) -> int | None:
    """Whose turn it is after chips were moved at seat `moved`: the seat to act keeps its turn while it has action.

    In a round that was over, the first seat after `moved` that has action now.
    """
    if round.to_act is None:
        return next_to_act(round, moved)
    return first_of(round.players, round.to_act, round.current_bet, round)


def _first(players: Players, start: int, current_bet: int, round: BettingRound) -> int | None:
    chip, passed_over = round.chip, None
    if round.acts_last is not None:
        last = next((player for player in players if player.seat == round.acts_last), None)
        if last is not None and not last.acted and _has_action(players, last, current_bet, chip):
            if not others_go_first(players, last.seat, current_bet, chip):
                return last.seat
            passed_over = last
    for player in players[start:] + players[:start]:
        if _has_action(players, player, current_bet, chip) and player is not passed_over:
            return player.seat
    return None


def _place(players: Players, seat: int) -> int:
    return list(map(seat_of, players)).index(seat)


def _has_action(players: Players, player: Player, current_bet: int, chip: int) -> bool:
    if player.folded or player.stack < chip:
        return False
    if player.acted and player.committed == current_bet:
        return False
    return not _is_uncontested(players, player, chip)


def _is_uncontested(players: Players, player: Player, chip: int) -> bool:
    """Whether every opponent in the pot is all-in, for no more than the player has put in: nothing is left to bet.

    So heads-up against a short blind that he has covered he has no action, though he nominally owes more.
    """
    for other in players:
        if other.folded or other.seat == player.seat:
            continue
        if other.stack >= chip or other.committed > player.committed:
            return False
    return True
