"""How a betting round begins: who sits there, and what is posted before anybody acts."""

from enum import StrEnum

from msgspec import Struct

from .amounts import Chips, SeatNumber, SomeChips
from .round import Player, SentTerms


class PostType(StrEnum):
    """A forced or voluntary bet that is made before anybody acts."""

    ANTE = "ante"  # into the pot
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"
    POST = "post"  # a live late post
    DEAD = "dead"  # into the pot
    BRING_IN = "bring_in"  # the seat has acted with it


class Post(Struct, frozen=True, kw_only=True):
    """One post; `amount` is its nominal size (chips), and a shorter stack posts what it has."""

    seat: SeatNumber
    type: PostType
    amount: SomeChips

    @property
    def is_blind(self) -> bool:
        """Whether it is a blind or a straddle: the first to act sits to the left of the last of these."""
        return self.type in (PostType.SMALL_BLIND, PostType.BIG_BLIND, PostType.STRADDLE)

    @property
    def is_dead(self) -> bool:
        """Whether it goes straight into the pot, and does not count toward a call."""
        return self.type in (PostType.ANTE, PostType.DEAD)


class Opening(SentTerms, frozen=True, kw_only=True):
    """How a betting round begins; `players` have the stacks that they had before any post."""

    players: tuple[Player, ...]
    posts: tuple[Post, ...] = ()
    first_to_act: SeatNumber | None = None
    dead_small_blind: Chips = 0
