"""The betting round as a caller sends it: what is absent is None."""

from .amounts import Chips, Credit, SeatNumber
from .round import Player, SentTerms


class SentRound(SentTerms, frozen=True, kw_only=True):
    """A snapshot as sent, nothing derived yet. The fields are those of `BettingRound`; None means not sent."""

    current_bet: Chips | None = None
    last_raise: Chips | None = None
    last_full_bet: Chips | None = None
    bet_count: Chips | None = None
    capped: bool | None = None
    pot_credit: Credit | None = None
    to_act: SeatNumber | None
    players: tuple[Player, ...]
