"""What a declaration stands for, whether that is allowed or not."""

from msgspec import Struct

from service.rules.model.action import Proposal
from service.rules.model.reasons import Reason


class Choice(Struct, frozen=True, kw_only=True):
    """One way the floor may take it: an action, or None for none, with what that costs.

    `forfeits` (add) stay in when it is a fold; `bars_raise`, `bars_fold`: the seat keeps its turn and has lost those.
    """

    proposal: Proposal | None
    effect: str
    forfeits: int = 0
    bars_raise: bool = False
    bars_fold: bool = False


class Meant(Struct, frozen=True, kw_only=True):
    """What a declaration stands for, and why.

    `changed`: a rule changed a word or an amount. `choices`: the floor must choose. No `proposal` and no choices: no
    action results; then `stands` where that is as it should be, `bars_raise` and `bars_fold` where it costs those.
    """

    proposal: Proposal | None
    reasons: tuple[Reason, ...] = ()
    changed: bool = False
    penalty: bool = False
    stands: bool = False
    bars_raise: bool = False
    bars_fold: bool = False
    choices: tuple[Choice, ...] = ()
