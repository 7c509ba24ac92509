"""The round snapshot and its players."""

from typing import Any, Final

from ...rules.model.amounts import MOST_CHIPS
from ...rules.model.round import OutOfTurn, Player, Since
from ...rules.model.snapshot import SentRound
from .arrays import Many
from .members import members
from .strict import Choice, Flag, One, Strict, WholeNumber

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 23


class Amount(WholeNumber):
    """A number of chips."""

    def __init__(self, least: int = 0, **settings: Any) -> None:
        super().__init__(least, MOST_CHIPS, **settings)


class OutOfTurnSchema(Strict):
    """What a seat did out of turn."""

    noun = OutOfTurn

    class Meta(Strict.Meta):
        include = members(OutOfTurn, without=("since",))

    since = Choice(Since, required=True)


class OpeningPlayerSchema(Strict):
    """A seat before any post."""

    noun = Player

    class Meta(Strict.Meta):
        include = members(Player, without=("committed", "acted", "folded", "no_fold", "out_of_turn"))

    out_of_turn = One(OutOfTurnSchema)


class PlayerSchema(OpeningPlayerSchema):
    """A seat in the round."""

    class Meta(Strict.Meta):
        include = members(Player, without=("committed", "acted", "out_of_turn"))

    committed = Amount(required=True)
    acted = Flag(required=True)


class RoundSchema(Strict):
    """The round snapshot."""

    noun = SentRound

    class Meta(Strict.Meta):
        include = members(SentRound, without=("players",))

    players = Many(PlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True)
