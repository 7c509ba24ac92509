"""A game by its name, with stakes and seats."""

from enum import StrEnum
from typing import Final

from ...named_games import GAMES, Kill, NamedGame
from .round_schema import FEWEST_PLAYERS, MOST_PLAYERS, MOST_POSTS, OpeningPlayerSchema, PostSchema
from .strict_fields import Choice, Many, One
from .strict_schema import schema_of

GameName: Final = StrEnum("GameName", {name: name for name in GAMES})  # type: ignore[misc]  # games are data

KillSchema: Final = schema_of(Kill)
"""Who kills the pot, and by how much."""

NamedGameSchema: Final = schema_of(
    NamedGame,
    name=Choice(GameName, required=True),
    kill=One(KillSchema),
    players=Many(OpeningPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True),
    posts=Many(PostSchema, 0, MOST_POSTS),
)
"""The game, its stakes, and who is dealt in."""
