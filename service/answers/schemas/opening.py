"""How a round begins."""

from typing import Final

from service.answers.schemas.arrays import Many
from service.answers.schemas.round import (
    FEWEST_PLAYERS,
    LAST_SEAT,
    MOST_PLAYERS,
    Amount,
    OpeningPlayerSchema,
    TableSchema,
)
from service.answers.schemas.strict import Choice, Strict, WholeNumber
from service.rules.model.opening import Opening, Post, PostType

MOST_POSTS: Final = 100


class PostSchema(Strict):
    """One post before anybody acts."""

    noun = Post

    seat = WholeNumber(0, LAST_SEAT, required=True)
    type = Choice(PostType, required=True)
    amount = Amount(1, required=True)


class OpeningSchema(TableSchema):
    """The table before any post, and the posts."""

    noun = Opening

    players = Many(OpeningPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True)
    posts = Many(PostSchema, 0, MOST_POSTS)
    first_to_act = WholeNumber(0, LAST_SEAT)
    dead_small_blind = Amount()
