"""The round snapshot, and how a round begins."""

from typing import Final

from ...rules.model.amounts import LAST_SEAT
from ...rules.model.round import MOST_POTS, Condition, Opening, OutOfTurn, Player, Post, Pot, SentRound, Since
from .strict_fields import Amount, Choice, Each, Flag, Many, Object, WholeNumber
from .strict_schema import schema_of

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 23
MOST_POSTS: Final = 100

ConditionSchema: Final = schema_of(Condition)
"""What somebody else has to do for an announcement to hold."""

OutOfTurnSchema: Final = schema_of(OutOfTurn, since=Choice(Since, required=True), condition=Object(ConditionSchema))
"""What a seat did out of turn."""

OpeningPlayerSchema: Final = schema_of(
    Player, without=("committed", "acted", "folded", "no_fold", "must_raise"), out_of_turn=Object(OutOfTurnSchema)
)
"""A seat before any post."""

PlayerSchema: Final = schema_of(
    Player, base=OpeningPlayerSchema, committed=Amount(required=True), acted=Flag(required=True)
)
"""A seat in the round."""

PotSchema: Final = schema_of(Pot, seats=Each(WholeNumber(0, LAST_SEAT), 1, MOST_PLAYERS, required=True))
"""The main pot, or a side pot."""

RoundSchema: Final = schema_of(
    SentRound,
    pots_before_round=Many(PotSchema, 0, MOST_POTS),
    players=Many(PlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True),
)
"""The round snapshot."""

PostSchema: Final = schema_of(Post)
"""One post before anybody acts."""

OpeningSchema: Final = schema_of(
    Opening,
    pots_before_round=Many(PotSchema, 0, MOST_POTS),
    players=Many(OpeningPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True),
    posts=Many(PostSchema, 0, MOST_POSTS),
)
"""The table before any post, and the posts."""
