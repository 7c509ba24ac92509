"""The round snapshot and its players."""

from typing import Any, Final

from service.answers.schemas.arrays import Many
from service.answers.schemas.strict import Choice, Flag, One, Strict, WholeNumber
from service.rules.model.round import MOST_CHIPS, OutOfTurn, OutOfTurnType, Player, Since, Structure
from service.rules.model.snapshot import SentRound

LAST_SEAT: Final = 99
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 23
MOST_STREETS: Final = 10
MOST_IN_EVENT: Final = 1_000_000


class Amount(WholeNumber):
    """A number of chips."""

    def __init__(self, least: int = 0, **settings: Any) -> None:
        super().__init__(least, MOST_CHIPS, **settings)


class OutOfTurnSchema(Strict):
    """What a seat did out of turn."""

    noun = OutOfTurn

    type = Choice(OutOfTurnType, required=True)
    to = Amount(required=True)
    faced = Amount(required=True)
    since = Choice(Since, required=True)


class OpeningPlayerSchema(Strict):
    """A seat before any post."""

    noun = Player

    seat = WholeNumber(0, LAST_SEAT, required=True)
    stack = Amount(required=True)
    no_raise = Flag()
    out_of_turn = One(OutOfTurnSchema)


class PlayerSchema(OpeningPlayerSchema):
    """A seat in the round."""

    committed = Amount(required=True)
    acted = Flag(required=True)
    folded = Flag()
    no_fold = Flag()


class TableSchema(Strict):
    """What a snapshot and an opening have in common."""

    structure = Choice(Structure, required=True)
    street = WholeNumber(1, MOST_STREETS)
    streets = WholeNumber(1, MOST_STREETS)
    min_bet = Amount(1, required=True)
    max_bet = Amount(1)
    chip = Amount(1)
    pot = Amount()
    bring_in = Amount()
    players_left = WholeNumber(2, MOST_IN_EVENT)
    began_heads_up = Flag()


class RoundSchema(TableSchema):
    """The round snapshot."""

    noun = SentRound

    current_bet = Amount()
    last_raise = Amount()
    last_full_bet = Amount()
    bet_count = Amount()
    capped = Flag()
    pot_credit = WholeNumber(-MOST_CHIPS, MOST_CHIPS)
    to_act = WholeNumber(0, LAST_SEAT, required=True, allow_none=True)
    players = Many(PlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True)
