"""The rules: pure functions over frozen nouns. They know no HTTP, no clock and no environment.

    ruleset = load_shelf()["tda-2019"].ruleset          # or any Ruleset of your own
    round = settle(snapshot, ruleset)                   # a BettingRound, or every fault in the snapshot
    offered = options(round, round.actor, ruleset)      # what the seat to act may do
    faults = step_faults(round, step)                   # why a step makes no sense in the round, if it does not
    decided = decide(round, step, ruleset)              # what stands, why, and the next round

`deal_in` begins a round with its posts, `replay` decides many steps, `play` a whole hand. The nouns are in `model`;
nothing else in here is for others to import.
"""

from .decide import decide, replay
from .opening import deal_in
from .options import options
from .play_hand import play
from .ruleset import Ruleset
from .settle import settle, step_faults_unsettled
from .step_faults import step_faults

__all__ = [
    "Ruleset",
    "deal_in",
    "decide",
    "options",
    "play",
    "replay",
    "settle",
    "step_faults",
    "step_faults_unsettled",
]
