"""What a declaration means, before anybody asks whether it is allowed."""

from . import Noun
from .action import Proposal
from .effect import Effect
from .reason import Reason
from .round import Condition


class FloorChoice(Noun, frozen=True, kw_only=True):
    """One way in which the floor may take a declaration; `proposal` is None if no action results.

    `forfeits`: the chips (add) that a fold leaves in the pot. `bars_raise`: the seat keeps its turn, but has lost the
    right to raise. `condition`: the proposal is announced, and waits for that.
    """

    proposal: Proposal | None
    effect: Effect
    forfeits: int = 0
    bars_raise: bool = False
    condition: Condition | None = None


class Interpretation(Noun, frozen=True, kw_only=True):
    """What a declaration means, and why.

    `changed`: a rule changed a word or an amount. `choices`: the floor must choose among these.
    `by_chips`: the word alone says nothing, and the chips decide. `binding`: the one of the reasons that says that it
    binds, which is not yet true before the turn. `speaks_up`: the player asks for time at the turn.
    With neither `proposal` nor `choices` no action results: `stands` says that this is in order (a call for time);
    `bars_raise` and `bars_fold` say which right it costs the seat; `owes_wager`, that it is held to a bet or raise.
    """

    proposal: Proposal | None
    reasons: tuple[Reason, ...] = ()
    changed: bool = False
    penalty: bool = False
    stands: bool = False
    speaks_up: bool = False
    bars_raise: bool = False
    bars_fold: bool = False
    owes_wager: bool = False
    by_chips: bool = False
    binding: Reason | None = None
    choices: tuple[FloorChoice, ...] = ()

    def as_choices(self, effect: Effect) -> tuple[FloorChoice, ...]:
        """The interpretation as one choice of the floor's; if it has choices of its own, those."""
        return self.choices or (FloorChoice(proposal=self.proposal, effect=effect, bars_raise=self.bars_raise),)
