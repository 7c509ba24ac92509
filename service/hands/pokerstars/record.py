"""A text history as read: who is dealt in, what they post, do and win. Amounts are as written."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from .. import Json
from .words import NAME, Game


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text, counted from 1."""

    number: int
    text: str

    def carried(self) -> Json:
        """What a part of the hand carries that was read from this line."""
        return {"carried": {NAME: {"line": self.number, "text": self.text}}}


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The first line: the game and its stakes; in fixed limit these are its bets, elsewhere its blinds."""

    hand: str
    name: str
    game: Game
    structure: str
    small: Decimal
    big: Decimal
    played_at: str | None

    @property
    def min_bet(self) -> Decimal:
        """The smallest bet of the first street."""
        return self.small if self.structure == "fixed_limit" else self.big


@dataclass(slots=True, kw_only=True)
class Seated:
    """A player at the table; `is_out` unless he is dealt in."""

    seat: int
    name: str
    stack: Decimal
    line: Line
    is_out: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What a player did: the word for it, and the chips that it added; a raise has its total as `amount`, and `by`."""

    line: Line
    seat: int
    type: str
    amount: Decimal = Decimal(0)
    by: Decimal | None = None
    all_in: bool = False


@dataclass(slots=True)
class Street:
    """What was done on a street, with the lines between that are not betting; `heading` is its first line."""

    heading: Line | None = None
    done: list[Done | Line] = field(default_factory=list)
    may_double: bool = False

    @property
    def actions(self) -> list[Done]:
        """The betting alone."""
        return [one for one in self.done if isinstance(one, Done)]


@dataclass(slots=True, kw_only=True)
class Record:
    """A whole text. `pot`, `rake` and `uncalled` are None where it does not tell them; `rest` are its other lines."""

    header: Header
    button: int | None = None
    seated: dict[str, Seated] = field(default_factory=dict)
    posts: list[Done] = field(default_factory=list)
    streets: list[Street] = field(default_factory=lambda: [Street()])
    won: dict[int, Decimal] = field(default_factory=dict)
    uncalled: tuple[int, Decimal] | None = None
    pot: Decimal | None = None
    rake: Decimal | None = None
    cashed_out: bool = False
    rest: list[Line] = field(default_factory=list)

    @property
    def dealt_in(self) -> list[Seated]:
        """Who is dealt in, clockwise from the left of the button; by seat in a game without one."""
        button = self.button or 0
        return sorted(
            (one for one in self.seated.values() if not one.is_out), key=lambda one: (one.seat <= button, one.seat)
        )

    def amounts(self) -> Iterator[Decimal]:
        """Every amount that comes into the hand."""
        yield self.header.small
        yield self.header.big
        yield from (one.stack for one in self.seated.values())
        yield from (post.amount for post in self.posts)
        for street in self.streets:
            for done in street.actions:
                yield from (done.amount, done.by or Decimal(0))
        yield from self.won.values()
        yield from (amount for amount in (self.pot, self.rake) if amount is not None)
        if self.uncalled is not None:
            yield self.uncalled[1]
