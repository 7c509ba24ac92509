"""The betting round as a caller sends it: what is absent is None."""

from msgspec import Struct

from service.rules.model.round import Player, Structure


class SentRound(Struct, frozen=True, kw_only=True):
    """A snapshot as sent, nothing derived yet. The fields are those of `BettingRound`; None means not sent."""

    structure: Structure
    min_bet: int
    to_act: int | None
    players: tuple[Player, ...]
    street: int | None = None
    streets: int | None = None
    max_bet: int | None = None
    chip: int | None = None
    pot: int | None = None
    current_bet: int | None = None
    last_raise: int | None = None
    last_full_bet: int | None = None
    bet_count: int | None = None
    capped: bool | None = None
    bring_in: int | None = None
    pot_credit: int | None = None
    players_left: int | None = None
    began_heads_up: bool | None = None
