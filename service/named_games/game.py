"""What a game is, as `games.toml` has it; and a game as a caller names it, with its stakes and the seats.

Also why stakes and seats do not fit a game.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from ..package_data import package_toml
from ..rules.model.amounts import MOST_CHIPS, Chips, InEvent, SeatNumber, SomeChips
from ..rules.model.fault import Fault, fault_of, fault_templates
from ..rules.model.noun import Noun
from ..rules.model.round import Player, Post, PostType, Structure
from ..rules.model.table import AnteBy
from ..rules.model.template import Param, Template


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


GAMES: Final[Mapping[str, Game]] = MappingProxyType(package_toml(__package__, "games.toml", dict[str, Game]))
"""The games by name."""


Bets: TypeAlias = Annotated[tuple[SomeChips, ...], Meta(min_length=1, max_length=2)]


class KillSize(StrEnum):
    """How much a kill lifts the stakes."""

    FULL = "full"  # twice
    HALF = "half"  # one and a half times


class Kill(Noun, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat that kills the pot."""

    seat: SeatNumber
    size: KillSize = KillSize.FULL


def lifted(bet: int, kill: Kill | None) -> int:
    """What a bet comes to in a killed pot (chips): whole, where `stakes_faults` finds none."""
    if kill is None:
        return bet
    return 2 * bet if kill.size is KillSize.FULL else 3 * bet // 2


class NamedGame(Noun, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's name, its stakes (chips), and who is dealt in, with the stacks before any post.

    `bets`: the sizes of bets where not the big blind tells them, the smaller first. `posts`: what is posted beside;
    where blinds or antes are among them, the stakes make none. None: the game's usual, or not there.
    """

    name: str
    structure: Structure | None = None
    bets: Bets | None = None
    max_bet: SomeChips | None = None
    small_blind: Chips | None = None
    big_blind: SomeChips | None = None
    ante: Chips | None = None
    ante_by: AnteBy | None = None
    bring_in: SomeChips | None = None
    kill: Kill | None = None
    chip: SomeChips | None = None
    button: SeatNumber | None = None
    first_to_act: SeatNumber | None = None
    acts_last: SeatNumber | None = None
    players_left: InEvent | None = None
    players: tuple[Player, ...]
    posts: tuple[Post, ...] = ()
    dead_small_blind: Chips = 0

    @property
    def game(self) -> Game:
        """What it is."""
        return GAMES[self.name]

    @property
    def played(self) -> Structure:
        """The structure: the game's usual one, unless another is named."""
        return self.structure or self.game.structures[0]

    @property
    def tells_blinds(self) -> bool:
        """Whether the blinds are told one by one, and do not follow from the stakes."""
        return any(post.type in (PostType.SMALL_BLIND, PostType.BIG_BLIND) for post in self.posts)


FAULTS: Final[Mapping[str, Template]] = fault_templates(__package__)
"""What each fault of a named game says."""


def game_fault(pointer: str, what: str, /, **params: Param) -> Fault:
    """The fault at a pointer into the named game."""
    return fault_of(FAULTS, pointer, f"game.{what}", {"field": pointer.rpartition("/")[2], **params})


def stakes_faults(named: NamedGame) -> Iterator[Fault]:
    """Why the stakes do not fit the game, or the seats its deck. What the opening then lacks, the rules tell."""
    game = named.game
    if named.played not in game.structures:
        yield game_fault("/structure", "structure_not_played", allowed=tuple(kind.value for kind in game.structures))
        return
    if len(named.players) > game.most_players:
        yield game_fault("/players", "too_many_seats", max=game.most_players, found=len(named.players))
    yield from _member_faults(named)
    yield from _amount_faults(named)
    yield from _seat_faults(named)
    for place, post in enumerate(named.posts):
        if game.opens is Opens.ANTES and not post.is_dead:  # the betting begins a street later: nothing is live
            yield game_fault(f"/posts/{place}/type", "not_of_this_game")


def _member_faults(named: NamedGame) -> Iterator[Fault]:
    stakes = stakes_of(named.game, named.played)
    for member in stakes.needs:
        value = getattr(named, member)
        if value is None or (member == "ante" and not value):
            yield game_fault(f"/{member}", "needed")
    for member in _STAKES:
        if member not in (*stakes.needs, *stakes.may_have) and getattr(named, member) is not None:
            yield game_fault(f"/{member}", "not_of_this_game")


def _amount_faults(named: NamedGame) -> Iterator[Fault]:
    bets, chip = named.bets or (), named.chip or 1
    if list(bets) != sorted(bets):
        yield game_fault("/bets", "bets_not_rising")
    largest = lifted(bets[-1], named.kill) if bets else 0
    if named.played is Structure.SPREAD_LIMIT and named.max_bet is not None and named.max_bet < largest:
        yield game_fault("/max_bet", "max_bet_below_bets", least=largest)
    if named.game.opens is Opens.BUTTON_BLIND and 2 * (named.ante or 0) > MOST_CHIPS:
        yield game_fault("/ante", "stakes_above_maximum", most=MOST_CHIPS)
    for place, bet in enumerate(bets if named.kill else ()):
        if 2 * bet > MOST_CHIPS:
            yield game_fault(f"/bets/{place}", "stakes_above_maximum", most=MOST_CHIPS)
        if named.kill and named.kill.size is KillSize.HALF and 3 * bet % (2 * chip):
            yield game_fault(f"/bets/{place}", "half_kill_uneven", amount=bet)


def _seat_faults(named: NamedGame) -> Iterator[Fault]:
    dealt_in = {player.seat for player in named.players}
    if named.game.opens is Opens.BUTTON_BLIND and named.button is not None and named.button not in dealt_in:
        yield game_fault("/button", "button_not_dealt_in")
    if named.kill is not None and named.kill.seat not in dealt_in:
        yield game_fault("/kill/seat", "killer_unknown")


_STAKES: Final = ("bets", "max_bet", "small_blind", "big_blind", "ante", "ante_by", "bring_in", "kill", "button")


class Stakes(Noun, frozen=True, kw_only=True):
    """The members of a named game that its stakes are told by, where it is played in this structure."""

    structure: Structure
    needs: tuple[str, ...]
    may_have: tuple[str, ...]


def stakes_of(game: Game, structure: Structure) -> Stakes:
    """What must be told of the stakes, and what may be."""
    bet = "bets" if structure.is_limit else "big_blind"
    spread = ("max_bet",) if structure is Structure.SPREAD_LIMIT else ()
    needs, may_have = tuple[str, ...](), tuple[str, ...]()
    match game.opens:
        case Opens.LOW_CARD | Opens.HIGH_CARD:
            needs, may_have = ("bets", "bring_in"), ("ante",)
        case Opens.BUTTON_BLIND:
            needs = ("ante", "button")
        case Opens.ANTES:
            needs = (bet, "ante", "button")
        case Opens.BLINDS:
            in_limit = ("big_blind", "kill") if structure.is_limit else ()
            needs, may_have = (bet, "button"), ("small_blind", "ante", "ante_by", *in_limit)
    return Stakes(structure=structure, needs=(*needs, *spread), may_have=may_have)
