"""The laws of the end of a betting round: what comes back, who may win what, how the next street begins."""

from collections.abc import Iterator

from kit.symbolic import Truth
from kit.tests.proofs.rounds import next_turn
from service.rules.model.next import Next, NextType, Uncalled
from service.rules.model.round import BettingRound, Player

Claims = Iterator[tuple[str, Truth | bool]]


class End:
    """What the clauses say of a round whose betting is over; the button is at seat 1."""

    def __init__(self, over: BettingRound) -> None:
        self.over = over
        self.live = [player for player in over.players if not player.folded]
        self.back = self._back()
        self.able = [player for player in self.live if bool(self.stack(player) >= over.chip)]

    def _back(self) -> Uncalled | None:
        """Robert's: the part of a bet that nobody matched goes back. Chips of a folded seat match it, and stay."""
        for player in self.live:
            matched = max([other.committed for other in self.over.players if other.seat != player.seat])
            if player.committed > matched:
                return Uncalled(player.seat, player.committed - matched)
        return None

    def _returned(self, player: Player) -> int:
        return self.back.amount if self.back is not None and self.back.seat == player.seat else 0

    def stack(self, player: Player) -> int:
        """The chips that a player has behind once the bets are in."""
        return player.stack + self._returned(player)

    def paid(self, player: Player) -> int:
        """The part of a player's chips in front that goes into the pots."""
        return player.committed - self._returned(player)

    @property
    def type(self) -> NextType:
        """One player left has won; after the last street the hands are shown."""
        if len(self.live) == 1:
            return NextType.WON
        return NextType.SHOWDOWN if self.over.street == self.over.streets else NextType.STREET

    @property
    def has_street(self) -> bool:
        """Whether another street follows."""
        return self.type is NextType.STREET

    @property
    def first(self) -> int | None:
        """The first seat left of the button that has chips, if another one has."""
        if len(self.able) < 2 or not self.has_street:
            return None
        clockwise = (*self.over.players[1:], self.over.players[0])
        return next(player.seat for player in clockwise if player in self.able)

    @property
    def chips(self) -> int:
        """All that there is to win (chips)."""
        return self.over.pot_before_round + sum([self.paid(player) for player in self.over.players])

    def winnable(self, player: Player) -> int:
        """TDA: a player who is all-in plays for as much of each other player's chips as he has paid, any other for all.

        Chips that a folded seat paid beyond all others go to the deepest pot.
        """
        deepest = max([self.paid(other) for other in self.live])
        nobody_bets_on = all(bool(other.stack < self.over.chip) for other in self.live)
        if player.stack >= self.over.chip or (nobody_bets_on and self.paid(player) == deepest):
            return self.chips
        each = [min(self.paid(other), self.paid(player)) for other in self.over.players]
        return self.over.pot_before_round + sum(each)

    def breaks(self, following: Next) -> Claims:
        """Each clause, and whether what follows keeps to it."""
        yield "what follows", following.type is self.type
        yield (
            "nobody can bet on the streets that are left",
            following.run_out is (self.has_street and len(self.able) < 2),
        )
        yield "who is first on the next street", following.first_to_act == self.first
        yield "who has won", following.winner == (self.live[0].seat if self.type is NextType.WON else None)
        given = following.uncalled
        yield "whether a bet comes back", (given is None) is (self.back is None)
        if given is not None and self.back is not None:
            yield "whose bet comes back", given.seat == self.back.seat
            yield "how much of it comes back", given.amount == self.back.amount
        earlier = not (self.over.street == 1 and bool(self.over.pot_before_round == 0))
        before = any(bool(one.committed == 0) and bool(one.stack < self.over.chip) for one in self.live)
        yield "whether the pots are known", (following.pots is None) is (earlier and before)
        yield "what is not known", following.needed == (("pots_before_round",) if following.pots is None else ())
        if following.pots is not None:
            yield "the pots are all chips", sum([pot.amount for pot in following.pots]) == self.chips
            for player in self.over.players:
                its = sum([pot.amount for pot in following.pots if player.seat in pot.seats])
                yield "what a player may win", its == (0 if player.folded else self.winnable(player))

    def begins(self, now: BettingRound) -> Claims:
        """Each clause, and whether the next street begins by it."""
        yield "the next street", now.street == self.over.street + 1  # type: ignore[operator]
        yield "its bets", now.min_bet == self.over.min_bet
        yield "a raise is by a bet", now.last_full_raise_by == now.min_bet
        nothing = (now.current_bet, now.last_full_bet_to, now.bet_count, now.bring_in, now.pot_credit)
        yield "nothing is bet yet", nothing == (0, 0, 0, 0, 0) and now.capped is False
        yield "chips are kept", now.chips_there_are == self.over.chips_there_are
        yield "the bets are in the pot", now.pot_before_round == self.chips
        for was, player in zip(self.over.players, now.players, strict=True):
            yield "who has folded stays folded", player.folded is was.folded and player.acted is False
            yield "what is behind", player.stack == self.stack(was)
            yield "nothing is in front", player.committed == 0
        yield "it begins with two", now.began_heads_up is (len(self.live) == 2 or len(self.able) == 2)
        yield "the first to act", now.to_act == self.first == (None if self.first is None else next_turn(now, 1))
