"""The round snapshot, and how a round begins."""

from typing import Any, Final

from ...rules.model.amounts import LAST_SEAT, MOST_CHIPS
from ...rules.model.next import After
from ...rules.model.pot import MOST_POTS, Pot
from ...rules.model.round import Condition, Opening, OutOfTurn, Player, Post, SentRound, Since
from .arrays import Each, Many
from .members import members
from .strict import Choice, Flag, One, Strict, WholeNumber

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 23


class Amount(WholeNumber):
    """A number of chips."""

    def __init__(self, least: int = 0, **settings: Any) -> None:
        super().__init__(least, MOST_CHIPS, **settings)


class ConditionSchema(Strict):
    """What somebody else has to do for an announcement to hold."""

    noun = Condition

    class Meta(Strict.Meta):
        include = members(Condition)


class OutOfTurnSchema(Strict):
    """What a seat did out of turn."""

    noun = OutOfTurn

    class Meta(Strict.Meta):
        include = members(OutOfTurn, without=("since", "condition"))

    since = Choice(Since, required=True)
    condition = One(ConditionSchema)


class OpeningPlayerSchema(Strict):
    """A seat before any post."""

    noun = Player

    class Meta(Strict.Meta):
        include = members(Player, without=("committed", "acted", "folded", "no_fold", "must_raise", "out_of_turn"))

    out_of_turn = One(OutOfTurnSchema)


class PlayerSchema(OpeningPlayerSchema):
    """A seat in the round."""

    class Meta(Strict.Meta):
        include = members(Player, without=("committed", "acted", "out_of_turn"))

    committed = Amount(required=True)
    acted = Flag(required=True)


class PotSchema(Strict):
    """The main pot, or a side pot."""

    noun = Pot

    class Meta(Strict.Meta):
        include = members(Pot, without=("seats",))

    seats = Each(WholeNumber(0, LAST_SEAT), 1, MOST_PLAYERS, required=True)


class RoundSchema(Strict):
    """The round snapshot."""

    noun = SentRound

    class Meta(Strict.Meta):
        include = members(SentRound, without=("players", "pots"))

    pots = Many(PotSchema, 1, MOST_POTS)
    players = Many(PlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True)


class AfterSchema(Strict):
    """A street that is over, for the next one to follow."""

    noun = After

    class Meta(Strict.Meta):
        include = members(After, without=("round",))

    round = One(RoundSchema, required=True)


MOST_POSTS: Final = 100


class PostSchema(Strict):
    """One post before anybody acts."""

    noun = Post

    class Meta(Strict.Meta):
        include = members(Post)


class OpeningSchema(Strict):
    """The table before any post, and the posts."""

    noun = Opening

    class Meta(Strict.Meta):
        include = members(Opening, without=("players", "posts", "pots"))

    pots = Many(PotSchema, 1, MOST_POTS)
    players = Many(OpeningPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True)
    posts = Many(PostSchema, 0, MOST_POSTS)
