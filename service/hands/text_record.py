"""A text history as read: who is dealt in, what they post, do and win. Amounts are as written."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from .cards import HandCards, StreetCards
from .text_header import Header, Line


@dataclass(slots=True, kw_only=True)
class Seated:
    """A player at the table; `is_out` unless he is dealt in."""

    seat: int
    name: str
    stack: Decimal
    line: Line
    is_out: bool
    is_absent: bool = False
    """Whether the player sits out or is away, as a line says; he may be dealt in all the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerAction:
    """What a player did: the word for it, and the chips that it added.

    Where a raise `is_total`, `amount` is its total; `by` is how much that is above the bet, `added` how much it put in.
    """

    line: Line
    seat: int
    type: str
    amount: Decimal = Decimal(0)
    by: Decimal | None = None
    added: Decimal | None = None
    is_total: bool = False
    all_in: bool = False


@dataclass(slots=True)
class Street:
    """What was done on a street."""

    actions: list[PlayerAction] = field(default_factory=list)
    may_double: bool = False


@dataclass(slots=True, kw_only=True)
class Record:
    """A whole text, which begins with the line `first`. `pot`, `rake` and `uncalled` are None where it has none.

    `unheld` are the lines that say what a hand has no place for, by number.
    """

    header: Header
    first: Line
    button: int | None = None
    table: str = ""
    seated: dict[str, Seated] = field(default_factory=dict)
    posts: list[PlayerAction] = field(default_factory=list)
    streets: list[Street] = field(default_factory=lambda: [Street()])
    cards: HandCards = field(default_factory=HandCards)
    won: dict[int, Decimal] = field(default_factory=dict)
    uncalled: tuple[int, Decimal] | None = None
    pot: Decimal | None = None
    rake: Decimal | None = None
    cashed_out: bool = False
    unheld: dict[int, None] = field(default_factory=dict)

    def begin_street(self) -> None:
        """Begin the next street."""
        self.streets.append(Street())
        self.cards.streets.append(StreetCards())

    @property
    def dealt_in(self) -> list[Seated]:
        """Who is dealt in, clockwise from the left of the button; by seat in a game without one."""
        button = self.button or 0
        players = (player for player in self.seated.values() if not player.is_out)
        return sorted(players, key=lambda player: (player.seat <= button, player.seat))

    @property
    def has_blinds(self) -> bool:
        """Whether a line posts a blind."""
        return any(post.type not in ("ante", "dead") for post in self.posts)

    def posted(self, seat: int) -> Decimal:
        """What a seat has posted in all."""
        return sum((post.amount for post in self.posts if post.seat == seat), Decimal(0))

    def put_in(self, seat: int) -> Decimal:
        """What a seat has put in."""
        paid = self.posted(seat)
        in_front = sum(
            (post.amount for post in self.posts if post.seat == seat and post.type not in ("ante", "dead")), Decimal(0)
        )
        for street in self.streets:
            for action in (action for action in street.actions if action.seat == seat):
                is_total = action.is_total and action.added is None
                added = action.amount - in_front if is_total else action.added or action.amount
                paid, in_front = paid + added, in_front + added
            in_front = Decimal(0)
        return paid

    def stack_of(self, seat: int) -> Decimal:
        """The stack of a seat before its posts."""
        return next(player.stack for player in self.seated.values() if player.seat == seat)

    def amounts(self) -> Iterator[Decimal]:
        """Every amount that comes into the hand."""
        yield self.header.small
        yield self.header.big
        yield from (player.stack for player in self.seated.values())
        yield from (post.amount for post in self.posts)
        for street in self.streets:
            for done in street.actions:
                yield from (done.amount, done.by or Decimal(0), done.added or Decimal(0))
        yield from self.won.values()
        yield from (amount for amount in (self.pot, self.rake) if amount is not None)
        if self.uncalled is not None:
            yield self.uncalled[1]


def in_turn(actions: list[PlayerAction], seats: list[int]) -> list[PlayerAction]:
    """The actions of a street, each early fold where its turn is; `seats` are in the order of their first turns."""
    last = {action.seat: place for place, action in enumerate(actions)}
    ordered: list[PlayerAction] = []
    early: dict[int, PlayerAction] = {}
    without_turn: list[PlayerAction] = []

    def due(place: int) -> int | None:
        """The seat whose turn it is before the action at this place."""
        waiting = (seat for seat in seats if seat in early or last.get(seat, -1) >= place)
        return next(waiting, None)

    def take(action: PlayerAction) -> None:
        ordered.append(action)
        seats[:] = seats[seats.index(action.seat) + 1 :] + seats[: seats.index(action.seat) + 1]

    for place, action in enumerate(actions):
        while (seat := due(place)) in early:
            take(early.pop(seat))
        if action.seat in early:  # it has folded already, and has no further turn
            without_turn.append(action)
        elif action.type == "fold" and action.seat != seat:
            early[action.seat] = action
        else:
            take(action)
    while (seat := due(len(actions))) is not None:
        take(early.pop(seat))
    return ordered + without_turn
