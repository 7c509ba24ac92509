"""What happened beside the actions, or was found out afterwards."""

from enum import StrEnum

from msgspec import Struct

from service.rules.model.action import ActionType


class IncidentKind(StrEnum):
    """What may happen."""

    SKIPPED = "skipped"  # players behind acted over a seat whose turn it was
    AMOUNT_UNKNOWN = "amount_unknown"  # somebody acted on a wager whose size was not yet named
    HIDDEN_CHIP = "hidden_chip"  # a chip comes to light behind an all-in
    MISINFORMED = "misinformed"  # a caller was told a wrong amount
    WRONG_POT_COUNT = "wrong_pot_count"  # a pot bet rests on a wrong count
    UNDERBET_FOUND = "underbet_found"  # a wager below the minimum is noticed later
    UNDERCALLS = "undercalls"  # several in a row put in too little
    ACTED_OUT_OF_TURN_DELIBERATELY = "acted_out_of_turn_deliberately"


class Deed(Struct, frozen=True, kw_only=True):
    """What somebody did since; `to` (to) for a wager."""

    seat: int
    type: ActionType
    to: int | None = None

    @property
    def puts_chips_in(self) -> bool:
        """Whether chips went in: neither a check nor a fold."""
        return self.type not in (ActionType.CHECK, ActionType.FOLD)


class Incident(Struct, frozen=True, kw_only=True):
    """An incident, the `seat` it is about, and what its kind needs to be known (chips); the rest is None."""

    kind: IncidentKind
    seat: int
    acted_since: tuple[Deed, ...] | None = None
    amount: int | None = None
    told_amount: int | None = None
    faced: int | None = None
    quoted_pot: int | None = None
    actual_pot: int | None = None
    street_over: bool | None = None
