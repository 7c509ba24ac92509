"""The end of a street: the uncalled part of a bet goes back, and the rest is the pot's."""

from msgspec.structs import replace

from .noun import Noun
from .round import BettingRound, Player


class Uncalled(Noun, frozen=True):
    """The part of a bet that nobody called (chips): it goes back to the seat that made it."""

    seat: int
    chips: int


def uncalled(round: BettingRound) -> Uncalled | None:
    """What goes back of the highest wager when the round is over; None if all of it was called.

    The chips of a folded seat stay in, and count as a call for as far as they go.
    """
    *_, next_highest, highest = sorted([player.committed for player in round.players])
    if highest == next_highest:
        return None
    bettor = next(player for player in round.players if player.committed == highest)
    return None if bettor.folded else Uncalled(bettor.seat, highest - next_highest)


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


def bets_left(over: BettingRound) -> bool:
    """Whether a bet is possible on another street: two or more players in the pot still have chips."""
    back = uncalled(over)
    able = [not player.folded and player.stack + _returned(back, player) >= over.chip for player in over.players]
    return sum(able) > 1
