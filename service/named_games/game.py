"""What a game is, as `games.toml` tells it."""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from ..rules.model import Noun
from ..rules.model.round import Structure


class Opens(StrEnum):
    """Who opens the betting of the first street, and what is posted for it."""

    BLINDS = "blinds"
    LOW_CARD = "low_card"  # brings it in
    HIGH_CARD = "high_card"  # brings it in
    BUTTON_BLIND = "button_blind"  # all ante, the button double, which is the only blind
    ANTES = "antes"  # all ante, and the betting begins a street later

    def __init__(self, word: str) -> None:
        self.is_by_card = word.endswith("_card")
        """Whether a card that shows decides it, which the caller has to say."""


class Later(StrEnum):
    """Who is first on later streets."""

    BUTTON = "button"  # the first seat left of it
    HIGH_HAND = "high_hand"  # of those that show
    LOW_HAND = "low_hand"


class GameStreet(Noun, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A betting round: its name, and which bet of a limit table stands on it (0: the smaller, 1: the larger)."""

    name: str
    bet: int


class Game(Noun, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game. `each` and `shared` are cards of the `deck`; `begins_on` and `open_pair` are streets, from 1.

    `clauses`: for a member of the game, those of rulebooks that say so; what is in none is custom.
    """

    title: str
    structures: tuple[Structure, ...]
    streets: tuple[GameStreet, ...]
    opens: Opens
    later: Later
    deck: int
    each: int
    shared: int
    draws: int = 0
    begins_on: int = 1
    open_pair: int | None = None
    limit_house_rules: dict[str, bool] = msgspec.field(default_factory=dict)
    clauses: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)

    @property
    def most_players(self) -> int:
        """How many seats the deck has cards for."""
        return (self.deck - self.shared) // self.each

    def house_rules(self, structure: Structure) -> Mapping[str, bool]:
        """The game's own settings of the rules, where it is played so."""
        return self.limit_house_rules if structure is Structure.FIXED_LIMIT else {}


GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    msgspec.toml.decode(files(__package__).joinpath("games.toml").read_bytes(), type=dict[str, Game])
)
"""The games by name."""
