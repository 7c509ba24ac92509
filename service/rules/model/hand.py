"""A whole hand as it was recorded: how it began, and what was done on each street."""

from .decision import Decision
from .fault import Fault
from .next import NextStreet
from .noun import Noun
from .round import BettingRound, Opening, SentRound
from .steps import Step


class Street(NextStreet, frozen=True, kw_only=True):
    """What was done on one street, and how it began.

    `paid` has the chips (add) that the record says each step put in; None where it does not say.
    """

    steps: tuple[Step, ...] = ()
    paid: tuple[int | None, ...] = ()


class Hand(Noun, frozen=True, kw_only=True):
    """A hand, recorded from its opening or from a snapshot in the middle; `streets` begin at that point."""

    start: Opening | SentRound
    streets: tuple[Street, ...]


class StreetPlayed(Noun, frozen=True):
    """A street's decisions, None for each step that was passed over, and the round before and after them.

    `noted`: the steps whose player saw another bet, or had no turn, by their places, with the fault that each has.
    """

    begun: BettingRound
    decisions: tuple[Decision | None, ...]
    round: BettingRound
    noted: tuple[tuple[int, Fault], ...] = ()


class Stop(Noun, frozen=True):
    """Where a hand cannot go on, counted from 0; `step` is None if the whole street is the problem.

    `faults` is empty if the step had a meaning, and its ruling stopped the hand.
    """

    street: int
    step: int | None
    faults: tuple[Fault, ...] = ()


class HandPlayed(Noun, frozen=True):
    """What the rules make of a hand, street by street; `stop` is None if it was played to the last recorded step.

    `by_blinds`: a street was begun by the seat that the blinds tell, and not by the one that the button tells.
    """

    begun: BettingRound
    streets: tuple[StreetPlayed, ...]
    stop: Stop | None
    by_blinds: bool = False

    @property
    def round(self) -> BettingRound:
        """The round after the last decision."""
        return self.streets[-1].round if self.streets else self.begun
