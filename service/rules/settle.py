"""From a snapshot as sent to a betting round, or to every fault in it."""

from .derive import derive
from .faults import faults
from .model.fault import Fault
from .model.round import BettingRound
from .model.snapshot import SentRound
from .model.step import Step
from .ruleset import Ruleset
from .step_faults import step_faults


def settle(sent: SentRound, ruleset: Ruleset) -> BettingRound | tuple[Fault, ...]:
    """The round that a snapshot means under this ruleset, or every fault in it.

    A contradiction that depends on a missing field is not reported yet: sending the field may resolve it.
    """
    derived = derive(sent, ruleset)
    found = faults(sent, derived.round, ruleset)
    if not found and not derived.needed:
        return derived.round
    missing = {one.field for one in derived.needed}
    return (
        *[one.fault for one in derived.needed],
        *[fault for fault in found if missing.isdisjoint(fault.turns_on)],
    )


def step_faults_unsettled(sent: SentRound, step: Step, ruleset: Ruleset) -> tuple[Fault, ...]:
    """What is wrong with a step in a snapshot that was refused, as far as that can be told."""
    if sent.to_act is None or all(player.seat != sent.to_act for player in sent.players):
        return ()
    return step_faults(derive(sent, ruleset).round, step)
