"""How does the next street begin?"""

from itertools import pairwise

from msgspec.structs import replace

from .acting.to_act import first_of
from .model.round import BettingRound, Player
from .model.uncalled import gathered


def next_street(over: BettingRound, min_bet: int | None, first: int, big_bet: int | None = None) -> BettingRound:
    """The first snapshot of the next street: nothing is bet, and `first` is to act, or the next seat that can.

    `min_bet` None means that it stays as it was; `big_bet` None, that bets have one size.
    """
    situation = gathered(over)
    least = min_bet or over.min_bet
    begun = replace(
        situation,
        street=None if over.street is None else over.street + 1,
        min_bet=least,
        big_bet=big_bet,
        current_bet=0,
        last_raise=least,
        last_full_bet=0,
        bet_count=0,
        capped=False,
        bring_in=0,
        pot_credit=0,
        began_heads_up=over.live == 2 or sum([player.may_act(over.chip) for player in situation.players]) == 2,
    )
    return replace(begun, to_act=_first_to_act(begun, first))


def left_of(players: tuple[Player, ...], button: int) -> int | None:
    """The seat to the left of the button, whether it is in the pot or not.

    A dead button is at a seat that is not dealt in: its place follows if the seats are numbered clockwise, else None.
    """
    seats = [player.seat for player in players]
    if button in seats:
        return seats[(seats.index(button) + 1) % len(seats)]
    numbered = sum(one > other for one, other in pairwise([*seats, seats[0]])) == 1
    return min((seat for seat in seats if seat > button), default=min(seats)) if numbered else None


def _first_to_act(round: BettingRound, first: int) -> int | None:
    if sum(player.may_act(round.chip) for player in round.players) < 2:
        return None
    return first_of(round.players, first, round.current_bet, round.chip)
