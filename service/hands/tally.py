"""A light tally of a hand: what each seat has left and in front of it. No rule of play is in it."""

from collections.abc import Iterable
from typing import Any, Final

DEAD: Final = ("ante", "dead")


class Tally:
    """Chips as the record moves them; a record that is wrong may leave a stack below 0."""

    def __init__(self, players: Iterable[dict[str, Any]]) -> None:
        self._stacks: dict[int, int] = {player["seat"]: player["stack"] for player in players}
        self._committed: dict[int, int] = {}
        self._folded: set[int] = set()
        self.bet = 0

    @property
    def live(self) -> list[int]:
        """The seats still in the hand, in order."""
        return [seat for seat in self._stacks if seat not in self._folded]

    def first(self, seats: Iterable[int]) -> int | None:
        """The first of these seats that is in the hand and has chips."""
        return next((seat for seat in seats if seat not in self._folded and self.left(seat) > 0), None)

    def left(self, seat: int) -> int:
        """What is left in the stack."""
        return self._stacks.get(seat, 0)

    def committed(self, seat: int) -> int:
        """What is in front of the seat."""
        return self._committed.get(seat, 0)

    def all_in(self, seat: int) -> int:
        """The seat's total if it puts in everything."""
        return self.committed(seat) + self.left(seat)

    def owed(self, seat: int) -> int:
        """What a call costs, as far as the stack goes."""
        return max(0, min(self.bet - self.committed(seat), self.left(seat)))

    def faces_a_bet(self, seat: int) -> bool:
        """Whether the bet is above what the seat has in front."""
        return self.bet > self.committed(seat)

    def post(self, seat: int, type: str, nominal: int) -> int:
        """A post; what is paid of it. The bet is the nominal one, however short the stack; a small blind is none."""
        paid = max(0, min(nominal, self.left(seat)))
        self._stacks[seat] = self.left(seat) - paid
        if type not in DEAD:
            self._committed[seat] = self.committed(seat) + paid
            self.bet = max(self.bet, 0 if type == "small_blind" else nominal)
        return paid

    def put(self, seat: int, chips: int) -> None:
        """An action that adds so many chips."""
        self._stacks[seat] = self.left(seat) - chips
        self._committed[seat] = self.committed(seat) + chips
        self.bet = max(self.bet, self.committed(seat))

    def put_to(self, seat: int, total: int) -> None:
        """An action that brings the seat's chips to a total, as far as the stack goes; the bet is the total named."""
        self.put(seat, max(0, min(total - self.committed(seat), self.left(seat))))
        self.bet = max(self.bet, total)

    def call(self, seat: int) -> None:
        """A call, as far as the stack goes."""
        self.put(seat, self.owed(seat))

    def fold(self, seat: int) -> None:
        """A seat is out of the hand."""
        self._folded.add(seat)

    def next_street(self) -> None:
        """The bets are gathered in, and what nobody called goes back."""
        if self._committed:
            highest, *others = sorted(self._committed, key=self.committed, reverse=True)
            self._stacks[highest] += self.committed(highest) - max(map(self.committed, others), default=0)
        self._committed, self.bet = {}, 0
