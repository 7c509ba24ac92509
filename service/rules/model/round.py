"""The betting round, from its opening on: as a caller sends it, as it is meant at one moment."""

from enum import StrEnum
from operator import attrgetter
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from msgspec import Meta, field
from msgspec.structs import replace

from .action import ActionType
from .amounts import BetCount, Chips, Credit, InEvent, SeatNumber, SomeChips, StreetBets, StreetNumber
from .noun import Noun

T = TypeVar("T")

MOST_POTS: Final = 23
"""As many as there may be players."""


def written(default: T) -> T:
    """The default of a field that is written in answers all the same; others are left out where they are so."""
    value: T = field(default_factory=lambda: default) if default else field(default_factory=type(default))
    return value


seat_of, committed_of = attrgetter("seat"), attrgetter("committed")
_early_of = attrgetter("out_of_turn")
"""A member of each player in turn: `map` with these takes half as long as a comprehension."""


class Structure(StrEnum):
    """How high a wager may go."""

    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    FIXED_LIMIT = "fixed_limit"
    SPREAD_LIMIT = "spread_limit"

    def __init__(self, word: str) -> None:
        self.is_limit = word in ("fixed_limit", "spread_limit")
        """Whether the limit rules apply: the cap on raises, and the half-bet rule."""


class OutOfTurnType(StrEnum):
    """What a seat did or announced before its turn. A fold that was made is binding at once, and not pending."""

    FOLD = "fold"  # announced on a condition; or made, and nothing was done in turn since
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    BRING_IN = "bring_in"


class Since(StrEnum):
    """The strongest action in turn since an action out of turn; members are in order of strength, weakest first.

    As long as it is `NONE`, the seat that was acted over may lose its turn by it.
    """

    NONE = "none"
    TIME = "time"  # no action yet: the seat that was acted over has spoken up, or the floor has ruled on its turn
    CHECK_OR_FOLD = "check_or_fold"
    CALL = "call"
    RAISE = "raise"


class Awaited(StrEnum):
    """What somebody else has to do in turn for a condition to come about."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"  # or raise
    OTHER = "other"  # nothing that the round shows: "if you show"


class Condition(Noun, frozen=True, kw_only=True, omit_defaults=True):
    """The "if" of a conditional statement; `seat` None means that anybody else may do it."""

    type: Awaited
    seat: SeatNumber | None = None

    def is_met_by(self, actor: int, done: ActionType) -> bool:
        """Whether it comes about as seat `actor` does this in turn; a bet and a raise are one thing."""
        if self.seat not in (None, actor):
            return False
        return self.type is Awaited.BET if done.is_wager else self.type.value == done.value


class OutOfTurn(Noun, frozen=True, kw_only=True, omit_defaults=True):
    """An action out of turn, still pending: the seat's total after it (`to`), and the bet that it `faced` (to).

    A fold is carried out, and told on as long as nothing was done in turn since.
    With a `condition` it was announced, and does not count before that comes about; `to` is then as it was named.
    """

    type: OutOfTurnType
    to: Chips
    faced: Chips
    since: Since = written(Since.NONE)
    condition: Condition | None = None

    @property
    def waits(self) -> bool:
        """Whether it still waits for something that somebody has to do in turn."""
        return self.condition is not None and self.condition.type is not Awaited.OTHER


class Player(Noun, frozen=True, kw_only=True, omit_defaults=True):
    """A seat in the round: `stack` is behind, `committed` is in front in this round (chips).

    `no_raise` and `no_fold`: the seat has lost the right to raise, or to fold, at its turn.
    `must_raise`: it has announced a bet or raise at its turn, and the size is still to come.
    """

    seat: SeatNumber
    stack: Chips
    committed: Chips = written(0)
    acted: bool = written(False)
    folded: bool = written(False)
    no_raise: bool = False
    no_fold: bool = False
    must_raise: bool = False
    out_of_turn: OutOfTurn | None = None

    def playable(self, chip: int) -> int:
        """How much of the stack can be bet (add): chips smaller than `chip` do not play."""
        return self.stack - self.stack % chip

    def reach(self, chip: int) -> int:
        """The seat's total if it goes all-in (to): all its chips that play, in front and behind."""
        return self.committed + self.stack - self.stack % chip

    def is_all_in(self, chip: int) -> bool:
        """Whether the seat is in the pot and has nothing left to bet."""
        return not self.folded and self.stack < chip

    def was_in(self, chip: int) -> bool:
        """Whether the seat certainly began the round in the pot with chips to bet."""
        return self.may_act(chip) or self.acted or self.committed > 0

    def may_act(self, chip: int) -> bool:
        """Whether the seat is in the pot and has chips to bet."""
        return not self.folded and self.stack >= chip


class Pot(Noun, frozen=True, kw_only=True):
    """One pot: the chips in it, and the seats that can win it, in the order in which they sit."""

    amount: SomeChips
    seats: tuple[SeatNumber, ...]


Pots: TypeAlias = Annotated[tuple[Pot, ...], Meta(max_length=MOST_POTS)]
"""The main pot, then each side pot."""


class Terms(Noun, frozen=True, kw_only=True):
    """What a betting round is played under, from its opening to its end; None where no answer depends on it.

    `min_bet` is the smallest full bet (chips), `max_bet` the largest bet or raise in spread-limit (by).
    `street_bets`: the `min_bet` of each of `streets`, this one's among them.
    `big_bet`: fixed-limit, the size (chips) that a bet or raise may have instead; once one has it, all after it do.
    `acts_last`: first street, a seat whose first turn comes when all others have acted (a killer, a straddler).
    The `button` says who is first on the next street; a dead one lies at a seat that nobody has.
    """

    structure: Structure
    street: StreetNumber | None = None
    streets: StreetNumber | None = None
    button: SeatNumber | None = None
    max_bet: SomeChips | None = None
    street_bets: StreetBets | None = None
    big_bet: SomeChips | None = None
    acts_last: SeatNumber | None = None
    players_left: InEvent | None = None
    began_heads_up: bool | None = None
    min_bet: SomeChips

    @property
    def terms(self) -> dict[str, Any]:
        """The terms by name, for another noun under the same ones."""
        return dict(zip(Terms.__struct_fields__, _terms_of(self), strict=True))


_terms_of = attrgetter(*Terms.__struct_fields__)


class SentTerms(Terms, frozen=True, kw_only=True):
    """The terms, and what else a caller may leave out of a snapshot and of an opening; None means not sent."""

    chip: SomeChips | None = None
    pot_before_round: Chips | None = None
    pots_before_round: Pots | None = None
    bring_in: Chips | None = None


class Bet(Noun, frozen=True):
    """The bet at one moment, and how it came about; the fields are those of `BettingRound`."""

    current_bet: int
    last_full_bet_to: int
    last_full_raise_by: int
    bet_count: int


class BettingRound(Terms, frozen=True, kw_only=True, omit_defaults=True):
    """One betting round at one moment. It is complete: a decision depends on nothing else.

    `pot_before_round` is what earlier streets and dead chips put in the middle. `pots_before_round` is the same by pot,
    None if unknown.
    Its fields stand in the order in which answers have them; what is None by default is left out there.
    """

    chip: SomeChips = written(1)
    pot_before_round: Chips = written(0)
    pots_before_round: Pots | None = None
    current_bet: Chips = written(0)
    last_full_raise_by: Chips
    last_full_bet_to: Chips = written(0)
    bet_count: BetCount = written(0)
    capped: bool = written(False)
    bring_in: Chips = written(0)
    pot_credit: Credit = written(0)
    to_act: SeatNumber | None
    players: tuple[Player, ...]

    def has_another(self, seat: int, than: int) -> bool:
        """Whether `seat` is at the table, and is not seat `than`."""
        return seat != than and any(player.seat == seat for player in self.players)

    def player(self, seat: int) -> Player:
        """The player in `seat`. Raises LookupError if the seat is not at the table."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise LookupError(f"seat {seat} is not at the table")

    def with_player(self, player: Player) -> "BettingRound":
        """The round with the player in his seat as he is given here."""
        return replace(self, players=tuple([player if other.seat == player.seat else other for other in self.players]))

    @property
    def actor(self) -> Player:
        """The player whose turn it is. Raises LookupError if the round is over."""
        if self.to_act is None:
            raise LookupError("the round is over: nobody is to act")
        return self.player(self.to_act)

    @property
    def anyone_early(self) -> bool:
        """Whether anything that was done or announced out of turn is still noted: where not, no step asks further."""
        return any(map(_early_of, self.players))

    def facing(self, player: Player) -> int:
        """What the player must add to match the current bet (add), however short his stack is."""
        return self.current_bet - player.committed

    @property
    def bring_in_pending(self) -> bool:
        """Whether the seat to act still has to bring in or complete."""
        return self.bring_in > 0 and self.current_bet == 0

    @property
    def brings_in_a_bet(self) -> bool:
        """Whether the bring-in is as large as the smallest bet, and so is the first bet of the round."""
        return self.bring_in >= self.min_bet

    @property
    def no_bet_yet(self) -> bool:
        """Whether nothing but a bring-in is out, so that the next full wager is the first bet of the round."""
        return self.current_bet <= self.bring_in and self.current_bet < self.min_bet

    @property
    def due(self) -> int:
        """The total (to) that a raise must exceed: the current bet, or a bring-in that is still owed."""
        return self.current_bet or self.bring_in

    @property
    def live(self) -> int:
        """How many seats have not folded."""
        return [player.folded for player in self.players].count(False)

    @property
    def began_with(self) -> int:
        """How many seats, at least, could bet when the round began: those of which `was_in` is certain."""
        return sum([player.was_in(self.chip) for player in self.players])

    @property
    def only_two_began(self) -> bool:
        """Whether the round is known to have begun heads-up."""
        return len(self.players) == 2 if self.began_heads_up is None else self.began_heads_up

    @property
    def bet_size(self) -> int:
        """The smallest full bet now (chips): in fixed-limit the big bet, once one was made.

        Clause: either limit (roberts-11:8.4).
        """
        big = self.big_bet
        return big if big is not None and self.last_full_raise_by >= big else self.min_bet

    @property
    def unit_bet(self) -> int:
        """Limit: the size (by) of a full bet, which half-bets are measured by; in spread-limit the last raise."""
        return self.last_full_raise_by if self.structure is Structure.SPREAD_LIMIT else self.bet_size

    @property
    def pot_total(self) -> int:
        """The whole pot: what is in the middle and in front of the players (chips)."""
        in_front: int = sum(map(committed_of, self.players))
        return self.pot_before_round + in_front

    @property
    def chips_there_are(self) -> int:
        """All chips in the round: in the middle, in front of the players, and behind."""
        return self.pot_before_round + sum([player.stack + player.committed for player in self.players])


class SentRound(SentTerms, frozen=True, kw_only=True):
    """A snapshot as sent, nothing derived yet. The fields are those of `BettingRound`; None means not sent."""

    current_bet: Chips | None = None
    last_full_raise_by: Chips | None = None
    last_full_bet_to: Chips | None = None
    bet_count: BetCount | None = None
    capped: bool | None = None
    pot_credit: Credit | None = None
    to_act: SeatNumber | None
    players: tuple[Player, ...]


class PostType(StrEnum):
    """A forced or voluntary bet that is made before anybody acts."""

    ANTE = "ante"  # into the pot
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"
    POST = "post"  # a live late post
    DEAD = "dead"  # into the pot
    BRING_IN = "bring_in"  # the seat has acted with it

    def __init__(self, word: str) -> None:
        self.is_dead = word in ("ante", "dead")
        """Whether it goes straight into the pot, and does not count toward a call."""


class Post(Noun, frozen=True, kw_only=True):
    """One post; `amount` is its nominal size (chips), and a shorter stack posts what it has.

    It is the seat's total where a blind of its own lies in front already, as with a straddle by the small blind.
    """

    seat: SeatNumber
    type: PostType
    amount: SomeChips

    @property
    def is_blind(self) -> bool:
        """Whether it is a blind or a straddle."""
        return self.type in (PostType.SMALL_BLIND, PostType.BIG_BLIND, PostType.STRADDLE)

    @property
    def is_dead(self) -> bool:
        """Whether it goes straight into the pot, and does not count toward a call."""
        return self.type.is_dead


class Opening(SentTerms, frozen=True, kw_only=True):
    """How a betting round begins; `players` have the stacks that they had before any post.

    `posts` are a set: their order means nothing.
    """

    players: tuple[Player, ...]
    posts: tuple[Post, ...] = ()
    first_to_act: SeatNumber | None = None
    dead_small_blind: Chips = 0

    @property
    def lacks_big_blind(self) -> bool:
        """Whether a small blind is posted and no big one, which is owed all the same: `min_bet` is its size."""
        types = [post.type for post in self.posts]
        return PostType.SMALL_BLIND in types and PostType.BIG_BLIND not in types
