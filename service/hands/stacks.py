"""The chips of each seat in a hand: what is left in its stack, and what is in front of it. It knows no rules."""

from collections.abc import Iterable
from typing import Any, Final

DEAD: Final = ("ante", "dead")
_BLINDS: Final = ("small_blind", "big_blind")


class Stacks:
    """Moves chips as the record says; a wrong record may leave a stack below 0.

    `big_blind` is the size of one: that is the bet even if it is posted short, or not at all beside a small blind.
    """

    def __init__(self, players: Iterable[dict[str, Any]], big_blind: int) -> None:
        self._big_blind = big_blind
        self._left: dict[int, int] = {player["seat"]: player["stack"] for player in players}
        self._committed: dict[int, int] = {}
        self._folded: set[int] = set()
        self.bet = 0

    @property
    def live(self) -> list[int]:
        """The seats still in the hand, in order."""
        return [seat for seat in self._left if seat not in self._folded]

    def first(self, seats: Iterable[int]) -> int | None:
        """The first of these seats that is in the hand and has chips."""
        return next((seat for seat in seats if seat not in self._folded and self.left(seat) > 0), None)

    def left(self, seat: int) -> int:
        """What is left in the stack."""
        return self._left.get(seat, 0)

    def committed(self, seat: int) -> int:
        """What is in front of the seat."""
        return self._committed.get(seat, 0)

    def all_in(self, seat: int) -> int:
        """The seat's total if it puts in everything."""
        return self.committed(seat) + self.left(seat)

    def owed(self, seat: int) -> int:
        """What a call costs, as far as the stack goes."""
        return max(0, min(self.bet - self._committed.get(seat, 0), self._left.get(seat, 0)))

    def faces_a_bet(self, seat: int) -> bool:
        """Whether the bet is above what the seat has in front."""
        return self.bet > self.committed(seat)

    def post(self, seat: int, type: str, nominal: int) -> int:
        """Make a post, and return what is paid of it. Its nominal size is a bet, unless it is a small blind.

        It is a total: a straddle adds to what the seat's own blind has put in front.
        """
        there = 0 if type in DEAD else self.committed(seat)
        paid = max(0, min(nominal - there, self.left(seat)))
        self._left[seat] = self.left(seat) - paid
        if type not in DEAD:
            self._committed[seat] = self.committed(seat) + paid
            self.bet = max(self.bet, self._big_blind if type in _BLINDS else 0, 0 if type == "small_blind" else nominal)
        return paid

    def put(self, seat: int, chips: int) -> None:
        """Make an action that adds so many chips."""
        self._left[seat] = self._left.get(seat, 0) - chips
        self._committed[seat] = total = self._committed.get(seat, 0) + chips
        self.bet = max(self.bet, total)

    def put_to(self, seat: int, total: int) -> None:
        """Make an action that brings the seat to a total, as far as its stack goes; the total is the bet."""
        self.put(seat, max(0, min(total - self.committed(seat), self.left(seat))))
        self.bet = max(self.bet, total)

    def call(self, seat: int) -> None:
        """Make a call, as far as the stack goes."""
        self.put(seat, self.owed(seat))

    def fold(self, seat: int) -> None:
        """Take a seat out of the hand."""
        self._folded.add(seat)

    def next_street(self) -> None:
        """Gather in the bets, and give back what nobody called."""
        if self._committed:
            highest, *others = sorted(self._committed, key=self.committed, reverse=True)
            self._left[highest] += self.committed(highest) - max(map(self.committed, others), default=0)
        self._committed, self.bet = {}, 0
