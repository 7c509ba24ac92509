"""Games by name: what each means (`games.toml`), and the opening that its name, its stakes and the seats make."""

from .game import FAULTS, GAMES, Game, GameStreet, Kill, KillSize, Later, NamedGame, Opens, Stakes, stakes_of
from .opening_of import NamedOpening, opening_as_sent, opening_of

__all__ = [
    "FAULTS",
    "GAMES",
    "Game",
    "GameStreet",
    "Kill",
    "KillSize",
    "Later",
    "NamedGame",
    "NamedOpening",
    "Opens",
    "Stakes",
    "opening_as_sent",
    "opening_of",
    "stakes_of",
]
