"""The laws of betting once more, in the words of the clauses and apart from the rules' code.

They are plain Python over the nouns, so they run on known numbers and on numbers not yet chosen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from kit.symbolic import Truth
from service.rules.model.action import ActionType, Barred, Options, Proposal, RaiseOption
from service.rules.model.round import BettingRound, Player, Structure


@dataclass(frozen=True, kw_only=True)
class Book:
    """What a book's clauses on betting say, where books differ."""

    raises: int = 3  # after the first bet, where there are more than two streets
    lifts: str = "event"  # when two players are uncapped: "event", "two left" or "began"
    adds_up: bool = True  # limit: short all-ins are added up
    whole_blind: bool = False  # a short blind is owed whole
    small_is_big: bool = False  # pot-limit: a small blind counts as a big one
    short_is_whole: bool = True  # pot-limit: a short blind counts as the whole one
    straddle_by_blind: bool = False  # a raise over a straddle is by the big blind
    straddle_counts: bool = True  # toward the cap
    dead_is_whole: bool = False  # pot-limit: a big blind that nobody posts counts
    half_pot: bool = False  # pot-limit: a raise is by half the pot at most
    antes_count: bool = True  # pot-limit: antes are part of the pot on the first street
    any_raise: bool = False  # no-limit: whatever raise is faced reopens
    doubles: bool = False  # no-limit: a raise is at least to double the bet
    check_raises: bool = True  # a seat that has checked may raise
    any_completes: bool = False  # limit: who has acted may complete a short all-in too
    half_is_whole: bool = False  # limit: a bet of half a bet more stands for the next whole bet


BOOKS: Final = {
    "tda-2013": Book(),
    "tda-2019": Book(),
    "tda-2024": Book(dead_is_whole=True),
    "tda-2026": Book(dead_is_whole=True),
    "roberts-11": Book(lifts="two left", short_is_whole=False),
    "badugi": Book(lifts="two left", adds_up=False),
    "wsop-2024": Book(raises=4, short_is_whole=False),
    "wsop-2026": Book(raises=4, whole_blind=True, short_is_whole=False, straddle_counts=False),
    "wsop-live-2024": Book(
        raises=4,
        lifts="began",
        whole_blind=True,
        small_is_big=True,
        dead_is_whole=True,
        straddle_by_blind=True,
        straddle_counts=False,
    ),
    "wsop-live-2026": Book(
        raises=4, lifts="began", whole_blind=True, small_is_big=True, dead_is_whole=True, straddle_counts=False
    ),
    "a house": Book(any_raise=True, doubles=True),
    "a house in pot-limit": Book(
        small_is_big=True, dead_is_whole=True, half_pot=True, antes_count=False, check_raises=False
    ),
    "a house in limit": Book(any_completes=True, half_is_whole=True),
}


def chips_of(player: Player, chip: int) -> int:
    """All chips of a player that play, in front and behind."""
    return player.committed + player.stack - player.stack % chip


class Law:
    """What the clauses say of one round and the seat to act."""

    def __init__(self, round: BettingRound, book: Book, me: Player | None = None) -> None:
        self.round, self.book, self.me = round, book, me or round.actor
        self.others = [player for player in round.players if player.seat != self.me.seat]
        self.rivals = [player for player in self.others if not player.folded]
        self.mine = chips_of(self.me, round.chip)
        self.brings_in = bool(round.bring_in > 0 and round.current_bet == 0)
        self.bet = round.bring_in if self.brings_in else round.current_bet

    def reach_of(self, other: Player) -> int:
        """The most that somebody else has, or can put, in front; of a folded seat what lies there."""
        return other.committed if other.folded else chips_of(other, self.round.chip)

    @property
    def owed(self) -> int:
        """TDA: a bet is owed as far as somebody else has, or can put, as much in front. WSOP live 150: whole."""
        if self.brings_in or self.book.whole_blind:
            return self.bet
        matched = self.me.committed
        for other in self.others:
            matched = max(matched, self.reach_of(other))
        return min(matched, self.bet)

    @property
    def only_brought_in(self) -> bool:
        """Whether there is no bet but a bring-in, or a short all-in over it."""
        return bool(self.round.current_bet < self.round.min_bet and self.round.current_bet <= self.round.bring_in)

    @property
    def unit(self) -> int:
        """Limit: a full bet; in spread-limit as much as the last one. Robert's 8.4: a big bet once one was made."""
        return self.round.last_full_raise_by if self.round.structure is Structure.SPREAD_LIMIT else self.sizes[0]

    @property
    def sizes(self) -> list[int]:
        """Fixed-limit: each size that a bet may have (by). Robert's 8.4: after a bigger bet no smaller one."""
        round, big = self.round, self.round.big_bet
        if big is None:
            return [round.min_bet]
        return [big] if round.last_full_raise_by >= big else [round.min_bet, big]

    @property
    def reopened(self) -> bool:
        """TDA 47: who has acted raises again if all that he faces since then comes to a full raise, in limit half."""
        if not self.me.acted:
            return True
        faced, round = self.round.current_bet - self.me.committed, self.round
        over_bring_in = bool(0 < round.bring_in < round.min_bet and self.me.committed <= round.bring_in)
        if not round.structure.is_limit:
            return bool(self.reopens(faced) or (over_bring_in and round.current_bet >= round.min_bet))
        if not self.book.adds_up:
            return bool(self.me.committed < round.last_full_bet_to)
        if self.reopens(faced) or (over_bring_in and round.last_full_bet_to > round.bring_in):
            return True
        if round.structure is Structure.SPREAD_LIMIT:
            return bool(over_bring_in and round.current_bet >= round.min_bet)
        whole = round.last_full_bet_to > self.me.committed and round.last_full_bet_to % self.unit == 0
        return bool(whole)

    def reopens(self, by: int) -> Any:
        """Whether facing so much more (add) reopens the betting: a full raise does, in limit half a bet."""
        if self.round.structure.is_limit:
            return 2 * by >= self.unit
        return by >= (1 if self.book.any_raise else self.round.last_full_raise_by)

    @property
    def at_cap(self) -> bool:
        """TDA 48, Robert's 3.3: whether a bet and three raises are made; four if the book or a short game has them."""
        raises = max(self.book.raises, 4) if (self.round.streets or 4) <= 2 else self.book.raises
        return bool(self.round.bet_count > raises)

    @property
    def capped(self) -> bool:
        """TDA 48, Robert's 3.4: whether the cap holds, as it does not for the last two."""
        round = self.round
        if not round.structure.is_limit:
            return False
        if self.book.lifts == "two left":
            able = [not player.folded and bool(player.stack >= round.chip) for player in round.players]
            return bool(round.capped) or (self.at_cap and sum(able) > 2)
        if not self.at_cap:
            return False
        return bool(round.players_left != 2) if self.book.lifts == "event" else not round.began_heads_up

    @property
    def barred(self) -> Barred | None:
        """Why there is no raise: the first reason, in the order of a dealer."""
        contested = any(bool(chips_of(rival, self.round.chip) > self.round.current_bet) for rival in self.rivals)
        if self.mine <= self.bet and (contested or not self.mine > self.owed):
            return Barred.STACK
        if not contested:
            return Barred.NO_OPPONENT
        if self.capped:
            return Barred.CAPPED
        return None if self.reopened or self.completes else Barred.NOT_REOPENED

    @property
    def completes(self) -> bool:
        """Limit, the older Robert's to the letter: a player who has acted may complete a short all-in that he faces."""
        round = self.round
        if not self.book.any_completes or round.structure is not Structure.FIXED_LIMIT:
            return False
        return bool(round.current_bet > round.last_full_bet_to) and bool(round.current_bet > self.me.committed)

    @property
    def last_whole(self) -> int:
        """Limit: the last full bet (to), or the whole bets that it stands for."""
        round = self.round
        if not self.book.half_is_whole or round.structure is not Structure.FIXED_LIMIT:
            return round.last_full_bet_to
        return -(-round.last_full_bet_to // round.min_bet) * round.min_bet

    def in_chips(self, to: int, *, up: bool) -> int:
        """Robert's 3.7: the next amount that can be paid."""
        rest = to % self.round.chip
        return to if rest == 0 else to - rest + self.round.chip if up else to - rest

    @property
    def least(self) -> int:
        """TDA 43.A: as much again as the last full bet or raise. Fixed-limit: the next whole bet above the last."""
        round = self.round
        if round.structure is Structure.FIXED_LIMIT:
            return min(self.next_whole(size) for size in self.sizes)
        if self.only_brought_in:
            return self.in_chips(self.bet + 1 if self.bet >= round.min_bet else round.min_bet, up=True)
        by = max(round.last_full_raise_by, round.current_bet) if self.book.doubles else round.last_full_raise_by
        return self.in_chips(round.current_bet + by, up=True)

    def next_whole(self, size: int) -> int:
        """Fixed-limit: the next bet of this size on top of the last: a short all-in is completed, or raised beyond."""
        to = self.last_whole + size
        while not to > self.round.current_bet:
            to += size
        return self.in_chips(to, up=True)

    @property
    def most(self) -> int:
        """TDA 54.B: the pot once the call is in it, on top of the call. Spread-limit: the limit, on top of the bet."""
        round = self.round
        if round.structure is Structure.NO_LIMIT:
            return self.mine
        if round.structure is Structure.FIXED_LIMIT:
            return max(self.next_whole(size) for size in self.sizes)
        most = (0 if self.only_brought_in else round.current_bet) + (round.max_bet or 0)
        if round.structure is Structure.POT_LIMIT:
            most = round.current_bet + (self.pot // 2 if self.book.half_pot else self.pot)
        return self.mine if self.mine <= most else max(self.least, self.in_chips(most, up=False))

    def counts_as_bet(self, to: int) -> bool:
        """Robert's 3.6, in limit: half a bet counts as a bet. Short all-ins are added up, or each counts alone."""
        last = self.last_whole
        if not self.book.adds_up and not self.only_brought_in:
            last = max(last, self.round.current_bet)
        whole = self.round.structure is Structure.FIXED_LIMIT and bool(to >= self.least)
        return whole or bool(2 * (to - last) >= self.unit)

    @property
    def pot(self) -> int:
        """All chips out, and the call."""
        round = self.round
        in_front = sum([player.committed for player in round.players])
        credit = round.pot_credit - self.own_credit
        return round.pot_before_round + in_front + credit + round.current_bet - self.me.committed

    @property
    def own_credit(self) -> int:
        """WSOP live 187: what the small blind counts for beyond its chips, but not for whoever posted it."""
        me, round = self.me, self.round
        if round.structure is not Structure.POT_LIMIT or not self.book.small_is_big or me.acted:
            return 0
        if not me.committed > 0 or not me.stack >= round.chip:
            return 0
        return round.min_bet - me.committed if me.committed < round.min_bet else 0

    def name_of(self, to: int) -> ActionType:
        """Limit and stud: a short bet or bring-in is completed. Else the first wager is a bet, and others raise."""
        round = self.round
        out = bool(round.current_bet > 0)
        if self.only_brought_in and (out or 0 < round.bring_in < round.min_bet) and to >= round.min_bet:
            return ActionType.COMPLETE
        short = round.structure is Structure.FIXED_LIMIT and round.current_bet > round.last_full_bet_to
        if short and not self.only_brought_in and to >= self.least:
            return ActionType.COMPLETE
        return ActionType.RAISE if out else ActionType.BET

    def pot_sized(self, offered: RaiseOption) -> int | None:
        """What "pot" comes to (to); None where no such wager may be made, or the pot is not known."""
        round = self.round
        is_later = round.street is not None and round.street > 1
        if round.structure is Structure.FIXED_LIMIT or (is_later and not round.pot_before_round > 0):
            return None
        to = self.in_chips(round.current_bet + self.pot, up=False)
        return to if offered.min_to <= to <= offered.max_to else None

    def refuses(self, step: Proposal) -> bool:
        """Whether there is nothing that an action in turn could be taken for."""
        if self.brings_in:
            return step.type in (ActionType.FOLD, ActionType.CHECK, ActionType.CALL)
        faced = step.type is ActionType.CHECK and bool(self.owed > self.me.committed)
        return faced or step.type is ActionType.BRING_IN

    def breaks(self, offered: Options) -> Iterator[tuple[str, Truth | bool]]:
        """Each clause, and whether the options keep to it."""
        barred = self.barred
        yield "why there is no raise", offered.raise_barred is barred
        yield "a raise is there where nothing bars it", (offered.raise_ is None) is (barred is not None)
        yield "who brings in may not fold", bool(offered.fold) is not self.brings_in
        passive = offered.bring_in if self.brings_in else offered.call
        owes = bool(self.owed > self.me.committed) or self.brings_in
        yield "a check is free", bool(offered.check) is not owes
        yield "a call is there where something is owed", (passive is not None) is owes
        if passive is not None:
            puts_all = self.mine <= self.owed
            left = self.me.stack - passive.add
            yield "a call that leaves no chip is all-in", bool(passive.all_in) is bool(left < self.round.chip)
            yield "a call is what is owed, or all", passive.to == (self.mine if puts_all else self.owed)
            yield "what a call adds", passive.add == passive.to - self.me.committed
        pot_to = None
        if offered.raise_ is not None:
            yield from self._sizes(offered.raise_)
            pot_to = self.pot_sized(offered.raise_)
        yield "the pot", offered.pot_to is None if pot_to is None else offered.pot_to == pot_to

    def _sizes(self, offered: RaiseOption) -> Iterator[tuple[str, Truth | bool]]:
        least, most = self.least, self.most
        short = bool(self.mine <= least)
        yield "the least wager", offered.min_to == (self.mine if short else least)
        yield "the most wager", offered.max_to == (self.mine if short else min(most, self.mine))
        within = bool(offered.max_to >= self.mine)
        yield "all-in is offered", (offered.all_in_to is not None) is within
        two = self.round.big_bet is not None and bool(offered.min_to < offered.max_to)
        yield "both sizes are offered", len(offered.sizes) == (2 if two else 0)
        for size, its in zip(offered.sizes, (offered.min_to, offered.max_to), strict=False):
            yield "a size", size == its
        yield "the name of a wager", self.round.big_bet is not None or offered.type is self.name_of(offered.max_to)
