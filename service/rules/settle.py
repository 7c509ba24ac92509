"""From a snapshot as sent to a betting round, or to every fault in it."""

from service.rules.derive import derive
from service.rules.faults import faults
from service.rules.model.fault import Fault
from service.rules.model.round import BettingRound
from service.rules.model.snapshot import SentRound
from service.rules.ruleset import Ruleset

_TURNS_ON = {
    "current_bet": ("round.to_act", "round.bet_", "round.last_", "round.bring_in_not_paid", "round.out_of_turn"),
    "last_raise": ("round.bet_",),
    "last_full_bet": ("round.bet_",),
    "bet_count": ("round.capped",),
    "streets": ("round.capped",),
}


def settle(sent: SentRound, ruleset: Ruleset) -> BettingRound | tuple[Fault, ...]:
    """The round that a snapshot means under this ruleset, or every fault in it.

    A contradiction that depends on a missing field is not reported yet: sending the field may resolve it.
    """
    derived = derive(sent, ruleset)
    found = faults(sent, derived.round, ruleset)
    if not found and not derived.needed:
        return derived.round
    unsure = tuple(code for fault in derived.needed for code in _TURNS_ON.get(fault.pointer[1:], ()))
    return derived.needed + tuple(fault for fault in found if not fault.code.startswith(unsure))
