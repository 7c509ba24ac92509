"""Where do the chips go when the betting of a round is over: which come back, which pots are there for whom?"""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from .model.next import Uncalled
from .model.round import BettingRound, Player, Pot, committed_of

Layer = tuple[int, frozenset[int]]
"""Some chips, and the seats that have paid for them."""


def uncalled(round: BettingRound) -> Uncalled | None:
    """What goes back of the highest wager when the round is over; None if all of it was called.

    The chips of a folded seat stay in, and count as a call for as far as they go.
    """
    next_highest, highest = sorted(map(committed_of, round.players))[-2:]
    if highest == next_highest:
        return None
    bettor = next(player for player in round.players if player.committed == highest)
    return None if bettor.folded else Uncalled(bettor.seat, highest - next_highest)


def gathered(over: BettingRound) -> BettingRound:
    """The round with every wager in the pot, the uncalled part back with its maker, and nobody to act last any more."""
    back = uncalled(over)
    players = tuple(
        [
            Player(seat=player.seat, stack=player.stack + _returned(back, player), folded=player.folded)
            for player in over.players
        ]
    )
    return replace(
        over, acts_last=None, players=players, pot_before_round=over.pot_total - (back.amount if back else 0)
    )


def _returned(back: Uncalled | None, player: Player) -> int:
    return back.amount if back is not None and back.seat == player.seat else 0


def bets_left(over: BettingRound) -> bool:
    """Whether a bet is possible on another street: two or more players in the pot still have chips."""
    back = uncalled(over)
    able = [not player.folded and player.stack + _returned(back, player) >= over.chip for player in over.players]
    return sum(able) > 1


def pots(over: BettingRound) -> tuple[Pot, ...] | None:
    """The main pot and each side pot, without what comes back uncalled; None if the round does not tell.

    Amounts add up to all chips that went in. A seat is in every pot up to what it paid; who has folded is in none. What
    a folded seat bet beyond all others is for who could still have matched it, and not for who was all-in by then.
    """
    live = [player.seat for player in over.players if not player.folded]
    earlier = _earlier(over, live)
    if earlier is None:
        return None
    back = uncalled(over)
    in_front = {player.seat: player.committed for player in over.players}
    if back is not None:
        in_front[back.seat] -= back.amount
    able = frozenset([player.seat for player in over.players if player.may_act(over.chip)])
    return _merged((*earlier, *layers(in_front, live, able)), live)


def layers(paid: Mapping[int, int], live: Iterable[int], able: frozenset[int]) -> tuple[Layer, ...]:
    """What was `paid` (chips by seat), in layers: each as deep as the next smaller payment of an all-in seat goes.

    All of it is for the `live` seats that are `able` to bet on. With none of these, what a folded seat paid beyond all
    others is in a layer that is for nobody.
    """
    result: list[Layer] = []
    below = 0  # the chips in the layers so far
    for level in sorted([paid[seat] for seat in live if paid[seat] and seat not in able]):  # one of two alike is 0
        up_to_here = sum([min(amount, level) for amount in paid.values()])
        result.append((up_to_here - below, frozenset([seat for seat in live if seat in able or paid[seat] >= level])))
        below = up_to_here
    return (*result, (sum(paid.values()) - below, able))


def before_the_bets(
    dead: int, antes: Mapping[int, int], seats: Iterable[int], able: frozenset[int]
) -> tuple[Pot, ...] | None:
    """The pots that a hand begins with (chips): `antes` by seat, and other `dead` chips, which are for everybody.

    If some seats post no ante, those of the others are for everybody too, as with a big-blind ante. `able` are those
    that had chips left after theirs. None if all is 0.
    """
    seated = tuple(seats)
    each_pays = antes.keys() == set(seated)
    for_all = dead if each_pays else dead + sum(antes.values())
    own = layers(antes, seated, able) if each_pays else ()
    return _merged(((for_all, frozenset(seated)), *own), seated) or None


def with_dead(before: tuple[Pot, ...] | None, chips: int) -> tuple[Pot, ...] | None:
    """The pots of earlier streets with some dead chips more, which who bets now can win."""
    if before is None:
        return before
    return (*before[:-1], replace(before[-1], amount=before[-1].amount + chips))


def _earlier(over: BettingRound, live: list[int]) -> tuple[Layer, ...] | None:
    """The pots of earlier streets. If they were not sent there is one at most, unless somebody was all-in by then."""
    if over.pots_before_round is not None:
        return tuple([(pot.amount, frozenset(pot.seats)) for pot in over.pots_before_round])
    nothing_yet = over.street == 1 and not over.pot_before_round
    if not nothing_yet and any(player.is_all_in(over.chip) and not player.committed for player in over.players):
        return None
    return ((over.pot_before_round, frozenset(live)),)


def _merged(parts: Iterable[Layer], live: Iterable[int]) -> tuple[Pot, ...]:
    """The parts as pots: those that the same seats can win are one, and what nobody is left to win goes down a pot."""
    merged: list[Pot] = []
    for chips, paid in parts:
        seats = tuple([seat for seat in live if seat in paid])
        if merged and (not seats or merged[-1].seats == seats):
            merged[-1] = replace(merged[-1], amount=merged[-1].amount + chips)
        elif chips:
            merged.append(Pot(amount=chips, seats=seats or tuple(live)))
    return tuple(merged)
