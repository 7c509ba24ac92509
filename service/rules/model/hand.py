"""A whole hand as it was recorded: how it began, and what was done on each street."""

from msgspec import Struct

from service.rules.model.decision import Decision
from service.rules.model.fault import Fault
from service.rules.model.opening import Opening
from service.rules.model.round import BettingRound
from service.rules.model.snapshot import SentRound
from service.rules.model.step import Step


class Street(Struct, frozen=True, kw_only=True):
    """What was done on one street. `steps` holds None where something happened that is no betting: a deal, a show.

    `paid` are the chips that the record says each step put in (add), None where it does not say.
    """

    steps: tuple[Step | None, ...] = ()
    paid: tuple[int | None, ...] = ()
    min_bet: int | None = None
    first_to_act: int | None = None


class Hand(Struct, frozen=True, kw_only=True):
    """A hand from its opening, or from a snapshot in the middle of a street; `streets` begin there."""

    start: Opening | SentRound
    streets: tuple[Street, ...]
    button: int | None = None


class StreetPlayed(Struct, frozen=True):
    """A street's decisions, None where a step was no betting, and the round as the last of them left it."""

    decisions: tuple[Decision | None, ...]
    round: BettingRound


class Stop(Struct, frozen=True):
    """Where a hand cannot go on: places from 0, `step` None for the street as a whole; `faults` where that says why."""

    street: int
    step: int | None
    faults: tuple[Fault, ...] = ()


class HandPlayed(Struct, frozen=True):
    """What the rules make of a hand, street by street, up to where it stops if it does."""

    begun: BettingRound
    streets: tuple[StreetPlayed, ...]
    stop: Stop | None

    @property
    def round(self) -> BettingRound:
        """Where the hand stands."""
        return self.streets[-1].round if self.streets else self.begun
