"""Incidents: what went wrong at the table apart from the actions, or came to light later."""

from enum import StrEnum

from msgspec import Struct

from .action import ActionType
from .amounts import Chips, SeatNumber, SomeChips


class IncidentKind(StrEnum):
    """The incidents that the rules can decide."""

    SKIPPED = "skipped"  # players behind acted over a seat whose turn it was
    AMOUNT_UNKNOWN = "amount_unknown"  # somebody acted on a wager whose size was not yet named
    HIDDEN_CHIP = "hidden_chip"  # a chip comes to light behind an all-in
    MISINFORMED = "misinformed"  # a caller was told a wrong amount
    WRONG_POT_COUNT = "wrong_pot_count"  # a pot bet rests on a wrong count
    UNDERBET_FOUND = "underbet_found"  # a wager below the minimum is noticed later
    UNDERCALLS = "undercalls"  # several in a row put in too little
    ACTED_OUT_OF_TURN_DELIBERATELY = "acted_out_of_turn_deliberately"


class Deed(Struct, frozen=True, kw_only=True):
    """What another player did since; `to` is his total after a wager."""

    seat: SeatNumber
    type: ActionType
    to: Chips | None = None

    @property
    def puts_chips_in(self) -> bool:
        """Whether chips went in: neither a check nor a fold."""
        return self.type not in (ActionType.CHECK, ActionType.FOLD)


class Incident(Struct, frozen=True, kw_only=True):
    """An incident and the `seat` it is about. Each kind needs some of the other fields (chips); the rest are None."""

    kind: IncidentKind
    seat: SeatNumber
    acted_since: tuple[Deed, ...] | None = None
    amount: SomeChips | None = None
    told_amount: Chips | None = None
    faced: Chips | None = None
    quoted_pot: Chips | None = None
    actual_pot: Chips | None = None
    street_over: bool | None = None
