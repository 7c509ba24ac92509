"""The rules: pure functions over frozen nouns. They know no HTTP, no clock and no environment.

    >>> round = settle(snapshot, ruleset)  # a tuple of faults if the snapshot makes no sense
    >>> options_in(round, ruleset).raise_.min_to
    600
    >>> step_faults(round, step, ruleset)
    ()
    >>> decided = decide(round, step, ruleset)
    >>> str(decided.ruling), decided.action.to, decided.reasons[0].clause
    ('corrected', 600, 'tda-2019:43.A')

`deal_in` begins a round with its posts, `replay` decides many steps, `what_follows` says what comes after the last,
`follow` begins the next street, `play` is a whole hand. `gathered` and `uncalled` tell where the chips of a round go.
`MESSAGES`, `EFFECTS` and `FAULTS` have the words of every reason, choice of the floor and fault. The nouns are in
`model`; nothing else in here is for others to import.
"""

from .acting.to_act import left_of, left_of_button
from .decide import decide, replay
from .faults import FAULTS
from .messages import EFFECTS, MESSAGES
from .next_hand_deal import next_hand
from .next_street import follow, what_follows
from .opening import deal_in
from .options import options, options_in
from .play_hand import is_complete, left_of_button_by_blinds, play
from .pots import gathered, uncalled
from .ruleset import Ruleset
from .snapshot import settle, step_faults_unsettled
from .step_faults import step_faults

__all__ = [
    "EFFECTS",
    "FAULTS",
    "MESSAGES",
    "Ruleset",
    "deal_in",
    "decide",
    "follow",
    "gathered",
    "is_complete",
    "left_of",
    "left_of_button",
    "left_of_button_by_blinds",
    "next_hand",
    "options",
    "options_in",
    "play",
    "replay",
    "settle",
    "step_faults",
    "step_faults_unsettled",
    "uncalled",
    "what_follows",
]
