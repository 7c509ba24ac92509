"""How a round begins."""

from typing import Final

from ...rules.model.opening import Opening, Post
from .arrays import Many
from .members import members
from .round import FEWEST_PLAYERS, MOST_PLAYERS, OpeningPlayerSchema
from .strict import Strict

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
        include = members(Opening, without=("players", "posts"))

    players = Many(OpeningPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True)
    posts = Many(PostSchema, 0, MOST_POSTS)
