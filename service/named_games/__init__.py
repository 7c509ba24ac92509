"""Games by name: what each means (`games.toml`), and the opening that its name, its stakes and the seats make."""

from .game import GAMES, Game, GameStreet, Later, Opens
from .opening_of import NamedOpening, opening_as_sent, opening_of
from .stakes import FAULTS, Kill, KillSize, NamedGame, Stakes, stakes_of

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
