"""How does the next street begin?"""

from msgspec.structs import replace

from .acting.to_act import first_of
from .model.round import BettingRound
from .model.uncalled import gathered


def next_street(over: BettingRound, min_bet: int | None, first: int) -> BettingRound:
    """The first snapshot of the next street: nothing is bet, and `first` is to act, or the next seat that can.

    `min_bet` None means that it stays as it was.
    """
    situation = gathered(over)
    least = min_bet or over.min_bet
    begun = replace(
        situation,
        street=None if over.street is None else over.street + 1,
        min_bet=least,
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


def _first_to_act(round: BettingRound, first: int) -> int | None:
    if sum(player.may_act(round.chip) for player in round.players) < 2:
        return None
    return first_of(round.players, first, round.current_bet, round.chip)
