"""How does the next street begin?"""

from msgspec import Struct
from msgspec.structs import replace

from service.rules.acting.to_act import first_of
from service.rules.model.round import BettingRound, Player


class Uncalled(Struct, frozen=True):
    """The part of a bet that nobody called (chips): it goes back to the seat that made it."""

    seat: int
    chips: int


def uncalled(round: BettingRound) -> Uncalled | None:
    """What goes back of the highest wager when the round is over; None if all of it was called.

    The chips of a folded seat stay in, and count as a call for as far as they go.
    """
    highest = max(round.players, key=lambda player: player.committed)
    next_highest = max(player.committed for player in round.players if player is not highest)
    over = highest.committed - next_highest
    return Uncalled(highest.seat, over) if over else None


def gathered(over: BettingRound) -> BettingRound:
    """The round with every wager moved into the pot, and the uncalled part back in its maker's stack."""
    back = uncalled(over)
    players = tuple(
        [
            Player(seat=player.seat, stack=player.stack + _returned(back, player), folded=player.folded)
            for player in over.players
        ]
    )
    return replace(over, players=players, pot=over.pot_total - (back.chips if back else 0))


def _returned(back: Uncalled | None, player: Player) -> int:
    return back.chips if back is not None and back.seat == player.seat else 0


def next_street(over: BettingRound, min_bet: int | None, first: int) -> BettingRound:
    """The first snapshot of the next street: nothing is bet, and `first` is to act, or the next seat that can.

    `min_bet` None means that it stays as it was.
    """
    table = gathered(over)
    least = min_bet or over.min_bet
    begun = replace(
        table,
        street=None if over.street is None else over.street + 1,
        min_bet=least,
        current_bet=0,
        last_raise=least,
        last_full_bet=0,
        bet_count=0,
        capped=False,
        bring_in=0,
        pot_credit=0,
        began_heads_up=over.live == 2 or sum([player.may_act(over.chip) for player in table.players]) == 2,
    )
    return replace(begun, to_act=_first_to_act(begun, first))


def left_of(round: BettingRound, button: int) -> int:
    """The seat to the left of the button, whether it is in the pot or not."""
    seats = [player.seat for player in round.players]
    return seats[(seats.index(button) + 1) % len(seats)]


def bets_left(over: BettingRound) -> bool:
    """Whether a bet is possible on another street: two or more players in the pot still have chips."""
    back = uncalled(over)
    able = [not player.folded and player.stack + _returned(back, player) >= over.chip for player in over.players]
    return sum(able) > 1


def _first_to_act(round: BettingRound, first: int) -> int | None:
    if sum(player.may_act(round.chip) for player in round.players) < 2:
        return None
    return first_of(round.players, first, round.current_bet, round.chip)
