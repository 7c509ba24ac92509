"""What follows from an incident? Each kind has a function of its own."""

from typing import assert_never

from ..model.decision import Decision
from ..model.round import BettingRound
from ..model.steps import Incident, IncidentKind
from ..ruleset import Ruleset
from .calls import decide_amount_unknown, decide_misinformed, decide_undercalls
from .hidden_chip import decide_hidden_chip
from .pot_count import decide_pot_count
from .sizes import decide_underbet
from .turn import decide_deliberate, decide_skipped


def decide_incident(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Rule on an incident; `incident_faults` must have found nothing, so it has all that its kind needs."""
    match incident.kind:
        case IncidentKind.SKIPPED:
            return decide_skipped(round, incident, ruleset)
        case IncidentKind.AMOUNT_UNKNOWN:
            return decide_amount_unknown(round, incident, ruleset)
        case IncidentKind.HIDDEN_CHIP:
            return decide_hidden_chip(round, incident, ruleset)
        case IncidentKind.MISINFORMED:
            return decide_misinformed(round, incident, ruleset)
        case IncidentKind.WRONG_POT_COUNT:
            return decide_pot_count(round, incident, ruleset)
        case IncidentKind.UNDERBET_FOUND:
            return decide_underbet(round, incident, ruleset)
        case IncidentKind.UNDERCALLS:
            return decide_undercalls(round, incident, ruleset)
        case IncidentKind.ACTED_OUT_OF_TURN_DELIBERATELY:
            return decide_deliberate(round, incident, ruleset)
    assert_never(incident.kind)
