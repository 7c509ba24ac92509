"""A second opinion: a betting round told as everything that happened, every answer worked out anew from that.

It was written from the rulebooks and shares nothing with `service`. It is slow and obvious on purpose: no snapshot,
no running totals kept between two questions. Amounts are totals for the round (to) unless a name says otherwise.
Where the texts leave a thing open, a comment beginning with "reading:" says what was chosen.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import wraps
from itertools import pairwise
from typing import Any, Concatenate, ParamSpec, TypeVar

Book = dict[str, object]
Json = dict[str, object]

# What the rulebooks say differently. The keys are those of `house_rules`.
ROBERTS_11: Book = {
    "reopening.cumulative": True,  # 3.6: several short all-ins still act as a raise
    "reopening.limit": "full_bet_or_half_faced",
    "reopening.no_limit": "full_raise_faced",
    "completion.after_half": "on_top",  # 3.6: 15 all-in with bets of 20 is raised to 35
    "completion.by": "not_acted_or_reopened",  # 3.6: who has not acted, or had the betting reopened
    "cap.structures": "limit",
    "cap.raises": 3,  # 3.3: a bet and three raises with three or more betting rounds
    "cap.raises_two_streets": 4,  # 3.3: a bet and four raises with two
    "cap.heads_up": "uncapped_before_cap",  # 3.4
    "pot.small_blind": "true_value",
    "pot.short_blind": "actual",  # 14.P4: a raise by the pot as it is after the call, so by the chips that are there
    "pot.antes": "in_pot",
    "pot.share": "whole",
    "pot.odd": "rounded_down",
    "raise_size.may_be_short": "own_all_in",
    "straddle.min_raise": "doubled",
    "straddle.counts": True,
    "ante.short_stack": "blind_first",  # reading: no text of these four; the TDA's procedures of 2024 have it so
    "check_raise.allowed": True,  # 3.1
    "contest.offer_raise": False,
    "free_fold.penalty": False,
    "owed.short_blind": "at_stake",
}
BADUGI: Book = ROBERTS_11 | {
    # Its paragraph on short all-ins lacks the sentence on several of them: each is measured for itself.
    "reopening.cumulative": False,
    "reopening.limit": "full_bet",
    "pot.short_blind": "nominal",  # silent on the pot: assumed
}
TDA_2013: Book = ROBERTS_11 | {
    "pot.short_blind": "nominal",  # its 47 says nothing of blinds: assumed, as the later editions' 54-B
    "cap.heads_up": "capped_until_event_heads_up",  # 45: even heads-up, until the tournament is down to two
}
TDA_2019: Book = TDA_2013 | {
    "free_fold.penalty": True  # 58: a fold with no bet to you is binding and exposed to a penalty
}
BOOKS: dict[str, Book] = {"roberts-11": ROBERTS_11, "badugi": BADUGI, "tda-2013": TDA_2013, "tda-2019": TDA_2019}

INTO_THE_POT = ("ante", "dead")  # dead money: in the middle, not in front of the seat
BLINDS = ("small_blind", "big_blind", "straddle")
POSTS = (*INTO_THE_POT, *BLINDS, "post", "bring_in_post")
WAGER = "wager"  # a bet, a raise, a completing: whatever is meant to lift the bet
LIMIT = ("fixed_limit", "spread_limit")


@dataclass(frozen=True)
class Post:
    """A forced or blind payment as it should be: a short stack pays less."""

    seat: int
    type: str
    amount: int


@dataclass(frozen=True)
class Opening:
    """The table before any chip moved: `stacks` are (seat, chips), clockwise."""

    structure: str
    min_bet: int
    stacks: tuple[tuple[int, int], ...]
    posts: tuple[Post, ...] = ()
    first_to_act: int | None = None
    button: int | None = None
    street: int = 1
    streets: int = 4
    chip: int = 1
    pot: int = 0
    bring_in: int = 0
    max_bet: int | None = None
    big_bet: int | None = None
    street_bets: tuple[int, ...] = ()
    acts_last: int | None = None
    players_left: int | None = None
    began_heads_up: bool | None = None

    def bets_of_next(self, open_pair: bool) -> tuple[int, int | None]:
        """The smallest bet of the next street, and a larger one that an open pair opens, in limit.

        What nobody told is as it was.
        """
        least = self.street_bets[self.street] if self.street_bets else self.min_bet
        larger = sorted(bet for bet in self.street_bets if bet > least)
        return least, larger[0] if open_pair and larger and self.structure == "fixed_limit" else None


@dataclass(frozen=True)
class Event:
    """One thing that happened: a post (with the amount it should have been) or an action."""

    seat: int
    kind: str
    add: int = 0
    nominal: int = 0
    in_turn: bool = True


@dataclass(frozen=True)
class Wager:
    """A bet or raise as it happened: the bet before and after it, and how many were not all-in when it was made."""

    at: int
    seat: int
    before: int
    after: int
    able: int


@dataclass(frozen=True)
class Ruled:
    """What becomes of a proposal; `events` is what it adds to the history."""

    legal: bool
    ruling: str
    action: Json | None
    events: tuple[Event, ...] = ()
    full_raise: bool = False
    penalty: bool = False
    reopened_seats: tuple[int, ...] = ()


Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def once(
    question: Callable[Concatenate["NaiveRound", Asked], Answer],
) -> Callable[Concatenate["NaiveRound", Asked], Answer]:
    """Work an answer out once for each round: a round never changes, more history makes a new one."""

    @wraps(question)
    def ask(round: "NaiveRound", /, *args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        asked = (question.__name__, args)
        if asked not in round.answers:
            round.answers[asked] = question(round, *args, **kwargs)
        answer: Answer = round.answers[asked]
        return answer

    return ask


@dataclass(frozen=True)
class NaiveRound:
    """A betting round under one rulebook, as the list of all that happened."""

    opening: Opening
    book: Book
    history: tuple[Event, ...] = ()
    answers: dict[object, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    @classmethod
    def deal_in(cls, opening: Opening, book: Book) -> "NaiveRound":
        """The round after its posts. All of them are due at once: in which order they are told means nothing."""
        round = cls(opening, book)
        for post in round.dues():
            # A seat that cannot post in full posts what it has. Smaller chips than the smallest in play do not play
            # (3.7), so reading: they are not posted either.
            # A straddle by a seat with a blind in front is told as the total that lies there then.
            there = 0 if post.type in INTO_THE_POT else round.in_front(post.seat)
            paid = max(0, min(post.amount - there, round.playable(post.seat)))
            kind = "bring_in_post" if post.type == "bring_in" else post.type
            round = round.then(Event(post.seat, kind, paid, post.amount))
        first = opening.first_to_act
        if first is not None and round.bring_in_pending() and round.playable(first) == 0:
            round = round.then(Event(first, "bring_in_post", 0, opening.bring_in))  # RP-10.E: the next may fold
        return round

    def dues(self) -> list[Post]:
        """The posts as they are paid. It tells only where a seat has too little for all that it owes."""
        antes = [post for post in self.opening.posts if post.type == "ante"]
        bets = [post for post in self.opening.posts if post.type not in INTO_THE_POT]
        dead = [post for post in self.opening.posts if post.type == "dead"]
        bets.sort(key=lambda post: post.amount)  # of one seat's, each is the total with those below it
        # The TDA, RP-11 (2024): who antes for everybody pays the big blind out of his chips, then the ante.
        # reading: antes that each pays for himself come in before there is any bet, and a blind that is made up dead
        # after the live one that gets the player his hand.
        if len({post.seat for post in antes}) == 1 and self.book["ante.short_stack"] == "blind_first":
            return bets + dead + antes
        return antes + bets + dead

    @once
    def then(self, *events: Event) -> "NaiveRound":
        """The same round with more history."""
        return replace(self, history=self.history + events)

    # --- What lies where -------------------------------------------------------------------------------------------

    @property
    @once
    def seats(self) -> tuple[int, ...]:
        """All seats, clockwise."""
        return tuple(seat for seat, _ in self.opening.stacks)

    @once
    def behind(self, seat: int, until: int | None = None) -> int:
        """What the seat started with, less all that it has put in."""
        start = dict(self.opening.stacks)[seat]
        return start - sum(event.add for event in self.history[:until] if event.seat == seat)

    @once
    def in_front(self, seat: int) -> int:
        """What the seat has put in on this round; antes and dead money lie in the middle."""
        return sum(e.add for e in self.history if e.seat == seat and e.kind not in INTO_THE_POT)

    def pot(self) -> int:
        """The middle: what was there before, antes and dead money."""
        return self.opening.pot + sum(e.add for e in self.history if e.kind in INTO_THE_POT)

    def playable(self, seat: int, until: int | None = None) -> int:
        """What the seat can still bet. Chips smaller than the smallest in play do not play (3.7)."""
        behind = self.behind(seat, until)
        return behind - behind % self.opening.chip

    def reach(self, seat: int) -> int:
        """The seat's total if it goes all-in: all chips that play must go in (3.7)."""
        return self.in_front(seat) + self.playable(seat)

    @once
    def live(self, until: int | None = None) -> tuple[int, ...]:
        """Who has not folded."""
        folded = {event.seat for event in self.history[:until] if event.kind == "fold"}
        return tuple(seat for seat in self.seats if seat not in folded)

    @once
    def able(self, until: int | None = None) -> tuple[int, ...]:
        """Who is in the pot and not all-in."""
        return tuple(seat for seat in self.live(until) if self.playable(seat, until) > 0)

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Who else is in the pot."""
        return tuple(other for other in self.live() if other != seat)

    # --- The bet, and how it got there -----------------------------------------------------------------------------

    def steps(self) -> Iterator[tuple[int, Event, int, int]]:
        """Every event with its place, the bet before it and the bet after it.

        A short all-in blind or bring-in does not lower the bet: the nominal amount is owed.
        """
        bet = self.unposted_blind()
        total = dict.fromkeys(self.seats, 0)
        for at, event in enumerate(self.history):
            before = bet
            if event.kind not in INTO_THE_POT:
                total[event.seat] += event.add
                bet = max(bet, event.nominal, total[event.seat])
            yield at, event, before, bet

    @once
    def bet(self) -> int:
        """The total that a seat must have in front of it to be even."""
        return max((after for _, _, _, after in self.steps()), default=0)

    def bring_in_pending(self) -> bool:
        """Whether the first seat has yet to bring in or complete."""
        return self.opening.bring_in > 0 and self.bet() == 0

    def due(self) -> int:
        """What has to be passed to raise: the bet, or the bring-in that somebody still owes."""
        return self.opening.bring_in if self.bring_in_pending() else self.bet()

    @once
    def owed(self, seat: int) -> int:
        """What the seat lacks. Against a short blind it owes no more than somebody else has or can put in front.

        reading: where no text says that the whole blind is owed.
        """
        whole = self.due() - self.in_front(seat)
        if self.bring_in_pending() or self.book["owed.short_blind"] == "nominal":
            return whole
        live = self.live()
        most = max(self.reach(o) if o in live else self.in_front(o) for o in self.seats if o != seat)
        return max(0, min(whole, most - self.in_front(seat)))

    @once
    def wagers(self) -> list[Wager]:
        """Every bet and raise that anybody chose to make, in order."""
        return [
            Wager(at, event.seat, before, after, len(self.able(at)))
            for at, event, before, after in self.steps()
            if event.kind == WAGER
        ]

    @once
    def bring_in_size(self) -> int:
        """The bring-in that this round opened with, paid or pending; 0 if there is none."""
        return max((e.nominal for e in self.history if e.kind == "bring_in_post"), default=self.opening.bring_in)

    # --- Full bets and raises --------------------------------------------------------------------------------------

    @once
    def unposted_blind(self) -> int:
        """The big blind where only the small one is posted; else 0. reading: to come in costs as much all the same."""
        kinds = {e.kind for e in self.history}
        return self.opening.min_bet if "small_blind" in kinds and "big_blind" not in kinds else 0

    def blind_bets(self) -> list[int]:
        """The blinds that are bets already: the big blind and each straddle, at their nominal sizes."""
        return [self.unposted_blind()] * (self.unposted_blind() > 0) + [
            e.nominal
            for e in self.history
            if e.kind in ("big_blind", "straddle") or (e.kind.startswith("bring_in") and self.brings_in_a_bet())
        ]

    def brings_in_a_bet(self) -> bool:
        """Whether the bring-in is as large as the smallest bet.

        reading: then it is the first bet, it counts as one, and what goes above it is a raise.
        """
        return self.bring_in_size() >= self.opening.min_bet

    @once
    def full_wagers(self) -> list[Wager]:
        """The wagers that were full bets or raises, or are treated as such."""
        full: list[Wager] = []
        opening_wager = True
        for wager in self.wagers():
            if self.is_full(wager, full, opening_wager):
                full.append(wager)
            opening_wager = False
        return full

    def is_full(self, wager: Wager, earlier: list[Wager], opening_wager: bool) -> bool:
        """Whether a wager was a full bet or raise, given the full ones before it."""
        size = self.size_of_a_raise(earlier)
        rise = wager.after - wager.before
        over_bring_in = opening_wager and self.bring_in_size() > 0
        if over_bring_in and self.bring_in_size() < self.opening.min_bet <= wager.after:
            # Over a bring-in the first full bet is the completion to the bet of the street, though it lifts the bet
            # by less than that.
            return True
        if self.opening.structure not in LIMIT:
            # 43.A: a raise is full if it is at least the largest full bet or raise before it.
            return rise >= size
        # 3.6, 41.B, 47.B: in limit an all-in of half a bet or more is treated as a full bet.
        # Several that are too small each still act as a raise if together they qualify: they are measured from the
        # last full bet. Where that sentence is missing (badugi), each is measured from the bet before it.
        measured_from = self.counted_level(earlier)
        if not self.book["reopening.cumulative"]:
            measured_from = max(measured_from, wager.before)
        if over_bring_in and not (self.brings_in_a_bet() and wager.before):
            # reading: a bring-in is no bet (the count is 0), so the first wager over it is measured from nothing.
            measured_from = 0
        if 2 * (wager.after - measured_from) >= size:
            return True
        # A completion is full however little it lifts the bet. Nobody may pass its level by more than an odd chip.
        level = self.fixed_level(wager.before, earlier)
        most = self.fixed_level(wager.before, earlier, self.opening.big_bet) + self.opening.chip
        return self.opening.structure == "fixed_limit" and level <= wager.after < most

    def size_of_a_raise(self, full: list[Wager]) -> int:
        """The largest full bet or raise so far; at least the smallest bet of the street.

        In fixed limit it is the bet of the street. Where that may be either of two, it is the larger once it was made.
        """
        if self.opening.structure == "fixed_limit":
            small, big = self.opening.min_bet, self.opening.big_bet
            levels = [self.last_full_level([]), *(wager.after for wager in full)]
            # 8.4: if a $10 raise is made, all others are by $10. reading: it is measured from the last full bet.
            return big if big and any(after - before >= big for before, after in pairwise(levels)) else small
        sizes = [self.opening.min_bet]
        for event in self.history:
            if event.kind == "big_blind":
                sizes.append(event.nominal)
            if event.kind == "straddle" and self.book["straddle.min_raise"] == "doubled":
                # A straddle is the bet to be raised: 5-10 with a straddle of 20 is raised to 40, not to 30.
                sizes.append(event.nominal)
        if self.book["straddle.min_raise"] == "difference":
            levels = sorted(event.nominal for event in self.history if event.kind in ("big_blind", "straddle"))
            sizes.extend(high - low for low, high in pairwise(levels))
        # reading: the first bet over a bring-in is a bet of its whole size.
        first_over = min(self.bring_in_size(), self.opening.min_bet - 1)
        sizes.extend(wager.after - (0 if wager.before <= first_over else wager.before) for wager in full)
        return max(sizes)

    def last_full_level(self, full: list[Wager]) -> int:
        """The level of the last full bet or raise, blinds and straddles included."""
        # reading: a straddle is such a level even where it does not count as a raise.
        return full[-1].after if full else max(self.blind_bets(), default=0)

    def counted_level(self, full: list[Wager]) -> int:
        """What the last full bet counts as. On the site of `as_whole_bet` 15 all-in with bets of 20 count as 20."""
        level, size = self.last_full_level(full), self.size_of_a_raise(full)
        if self.book["completion.after_half"] != "as_whole_bet" or self.opening.big_bet:
            return level
        if self.opening.structure != "fixed_limit":
            return level
        return sum(size for below in range(0, level, size))

    def fixed_level(self, bet: int, full: list[Wager], size: int | None = None) -> int:
        """Fixed limit: the total that a full raise comes to, of that size or the smallest.

        On top of the last full bet: over 15 all-in with bets of 20 to 35, over 8 all-in to 20. Where short all-ins
        have passed that already, the first whole bet above the current one (20, 29, 38, 47: to 60).
        """
        size = size or self.size_of_a_raise(full)
        # reading: on the site that goes to the next whole bet (120, all-in 150: to 180), whole bets are counted from 0;
        # bets of either size have no common whole bets, and are on top there too.
        from_nothing = self.book["completion.after_half"] == "next_whole_bet" and not self.opening.big_bet
        level = 0 if from_nothing else self.counted_level(full)
        bet = max(bet, level)
        while level <= bet:
            level += size
        return level

    @once
    def bet_count(self) -> int:
        """How many full bets and raises there were; the big blind is the first, a bring-in is none."""
        return self.blind_count() + len(self.full_wagers())

    def blind_count(self) -> int:
        """How many of the blinds count as bets and raises."""
        counted = ("big_blind", "straddle") if self.book["straddle.counts"] else ("big_blind",)
        if self.brings_in_a_bet():
            counted = (*counted, "bring_in", "bring_in_post")
        kinds = [event.kind for event in self.history]
        # reading: where two seats post the big blind, it is one bet that both are in for.
        twice = max(0, kinds.count("big_blind") - 1)
        return sum(kind in counted for kind in kinds) - twice + (self.unposted_blind() > 0)

    # --- Whose turn ------------------------------------------------------------------------------------------------

    def actions_since(self, seat: int) -> list[int]:
        """Where in the history the seat acted of its own will. A posted blind is no action, chips of a bring-in are."""
        return [
            at
            for at, e in enumerate(self.history)
            if e.seat == seat and (e.kind not in POSTS or (e.kind == "bring_in_post" and e.add > 0))
        ]

    def has_acted(self, seat: int) -> bool:
        """Whether it had a turn on this round."""
        return bool(self.actions_since(seat))

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """All seats, beginning with this one."""
        place = self.seats.index(seat)
        return self.seats[place:] + self.seats[:place]

    def first_seat(self) -> int:
        """Where the round begins: as said, or behind who was the last to be forced, as the deal goes around."""
        if self.opening.first_to_act is not None:
            return self.opening.first_to_act
        for kind in ("straddle", "big_blind", "small_blind", "bring_in_post"):
            posted = [e for e in self.history if e.kind == kind]
            if kind == "straddle":  # each goes over the one before, so the largest was the last
                posted = [e for e in posted if e.nominal == max(e.nominal for e in posted)]
            if len(posted) == 1:
                return self.clockwise_from(posted[0].seat)[1]
            if posted:
                # A blind that the button itself makes up is not the last: those in their places come after it.
                dealt = self.dealt()
                seats = [e.seat for e in posted if e.seat != self.opening.button]
                return self.clockwise_from(max(seats, key=dealt.index))[1]
        return self.dealt()[0]

    def dealt(self) -> tuple[int, ...]:
        """All seats in the order of the deal, which a button begins to its left; it may lie where nobody sits."""
        button = self.opening.button
        assert button is not None
        if button in self.seats:
            return self.clockwise_from(self.clockwise_from(button)[1])
        return self.clockwise_from(min(self.seats, key=lambda seat: (seat < button, seat)))

    @once
    def to_act(self) -> int | None:
        """The next seat clockwise that has an action left, or None: the round is over."""
        turns = [e.seat for e in self.history if e.kind not in POSTS and e.in_turn]
        start = self.clockwise_from(turns[-1])[1] if turns else self.first_seat()
        waiting = [seat for seat in self.clockwise_from(start) if self.has_action(seat)]
        last = self.opening.acts_last
        if last in waiting and not self.has_acted(last):  # a killer who acts last does when all others had a turn
            others = [seat for seat in waiting if seat != last and not self.has_acted(seat)]
            return others[0] if others else last
        return waiting[0] if waiting else None

    def has_action(self, seat: int) -> bool:
        """Whether the seat still has to, or may, act on this round."""
        if seat not in self.able() or not self.opponents(seat):
            return False
        # No action is left against opponents who are all all-in for no more than the seat has in already.
        # reading: while one of them still has chips and owes, a seat that is even has its turn, though nobody could put
        # in more than the bet (it can only be a late poster).
        contested = any(
            other in self.able() or self.in_front(other) > self.in_front(seat) for other in self.opponents(seat)
        )
        return contested and (self.owed(seat) > 0 or not self.has_acted(seat))

    @once
    def could_be_called(self, seat: int) -> bool:
        """Whether any opponent could put in more than the bet."""
        # reading: while a bring-in is pending the bet is 0, so any opponent with chips could put in more.
        return any(self.reach(other) > self.bet() for other in self.opponents(seat))

    # --- What a seat may do ----------------------------------------------------------------------------------------

    def has_lost_right(self, seat: int) -> bool:
        """Where check-raise is barred, a seat that checked may not raise on this round."""
        checked = any(e.seat == seat and e.kind == "check" for e in self.history)
        return checked and not self.book["check_raise.allowed"]

    @once
    def is_capped(self) -> bool:
        """Limit: whether the last bet or raise that is allowed was made while the limit applied. It then sticks."""
        if self.opening.structure not in LIMIT and self.book["cap.structures"] == "limit":
            return False  # 3.2, 45, 48: no cap in no-limit and pot-limit
        # 3.3: a bet and three raises with three or more betting rounds, a bet and four with two.
        # reading: a game of one betting round counts with those of two.
        raises = self.book["cap.raises"] if self.opening.streets >= 3 else self.book["cap.raises_two_streets"]
        assert isinstance(raises, int)
        still_allowed = 1 + raises - self.blind_count()
        full = self.full_wagers()
        # Players who could bet, at each moment when the count stood at the cap or beyond.
        posted = sum(event.kind in POSTS for event in self.history)
        moments = [len(self.able(posted))] if still_allowed <= 0 else []
        moments += [wager.able for number, wager in enumerate(full, 1) if number >= still_allowed]
        match self.book["cap.heads_up"]:
            case "uncapped_before_cap":
                # 3.3, 3.4: it holds for three or more who are not all-in, and is lifted if the action becomes heads-up
                # before the cap is reached. reading: who goes all-in by the capping wager is one of the three, for then
                # the action becomes heads-up at the cap and not before it.
                return any(able >= 3 for able in moments)
            case "capped_until_event_heads_up":
                # 45, 48: there is a limit even heads-up until the event is down to two.
                return bool(moments) and self.opening.players_left != 2
            case "uncapped_if_began_heads_up":
                return bool(moments) and not self.began_heads_up()
            case "always_capped":
                return bool(moments)
            case other:
                raise AssertionError(other)

    def began_heads_up(self) -> bool:
        """Whether two players began the round; one whom the antes left without a chip that plays did not."""
        said = self.opening.began_heads_up
        if said is not None:
            return said
        posted = [place for place, event in enumerate(self.history) if event.kind in POSTS]
        after_posts = max(posted, default=-1) + 1
        started = [
            seat
            for seat in self.seats
            if self.playable(seat, after_posts) > 0 or self.in_front(seat) > 0 or self.actions_since(seat)
        ]
        return len(self.seats) == 2 or len(started) == 2

    def is_open_to(self, seat: int) -> bool:
        """Whether the betting is open to the seat: it has not acted, or was reopened since."""
        actions_since = self.actions_since(seat)
        if not actions_since:
            return True
        full = self.full_wagers()
        if any(wager.at > actions_since[-1] and self.opens_to_all(place, full) for place, wager in enumerate(full)):
            return True  # a full bet or raise was made since it last acted
        if self.opening.structure not in LIMIT:
            if self.book["reopening.no_limit"] == "any_raise":
                return any(wager.at > actions_since[-1] for wager in self.wagers())
            if 0 < self.bring_in_size() < self.opening.min_bet <= self.bet() and self.before_any_wager(
                actions_since[-1]
            ):
                # reading: for who is in for the bring-in alone, a full bet is the completion; short all-ins that come
                # to as much reopen as the completion itself would.
                return True
            # 41.B, 47.A: short all-ins since then reopen if the seat now faces at least a full bet or raise.
            return self.owed(seat) >= self.size_of_a_raise(full)
        if self.book["reopening.limit"] == "full_bet":
            return False
        if full and 0 < self.bring_in_size() < self.opening.min_bet and self.before_any_wager(actions_since[-1]):
            # reading: an all-in of half a bet is the first bet over a bring-in, whatever it adds to that.
            return True
        # 3.6, 47.B: in limit facing half a bet is enough.
        return 2 * self.owed(seat) >= self.size_of_a_raise(full)

    def opens_to_all(self, place: int, full: list[Wager]) -> bool:
        """Whether a full wager opens the betting to everybody who acted before it, whatever he faces.

        3.6, 47.B: in limit an all-in that is only treated as a full bet opens it to a player who faces half a bet, and
        several together "to a player" who does; a whole bet or a completion opens it to all. Where all-ins are not
        added up, each is large enough by itself.
        """
        if self.opening.structure not in LIMIT or self.book["reopening.limit"] == "full_bet":
            return True
        wager, earlier = full[place], full[:place]
        completes = 0 < self.bring_in_size() < self.opening.min_bet <= wager.after and not earlier
        if self.opening.structure == "spread_limit":
            return completes or wager.after - wager.before >= self.size_of_a_raise(earlier)
        size = self.size_of_a_raise(full)
        whole = wager.after >= self.counted_level(earlier) + self.size_of_a_raise(earlier)
        return completes or whole or wager.after % size == 0

    def before_any_wager(self, at: int) -> bool:
        """Whether nobody had bet or raised yet at this place in the history."""
        return all(wager.at > at for wager in self.wagers())

    def is_short_bet_out(self) -> bool:
        """Fixed limit: whether the bet stands above the last full one, so that it may be completed."""
        return self.opening.structure == "fixed_limit" and self.bet() > self.last_full_level(self.full_wagers())

    @once
    def why_no_raise(self, seat: int) -> str | None:
        """The first thing that keeps the seat from betting or raising."""
        if self.reach(seat) <= self.in_front(seat) + self.owed(seat):
            return "stack"
        if not self.book["contest.offer_raise"] and not self.could_be_called(seat):
            return "no_opponent"
        if self.reach(seat) <= self.due():
            return "stack"
        if self.has_lost_right(seat):
            return "no_raise"
        if self.is_capped():
            return "capped"
        if not self.is_open_to(seat):
            # The old text: "a player facing" a short all-in may complete it, also one who has acted.
            if self.book["completion.by"] == "any_facing" and self.is_short_bet_out() and self.owed(seat) > 0:
                return None
            return "not_reopened"
        return None

    @once
    def lowest_raise(self) -> int:
        """The total that a full bet or raise comes to at least."""
        full = self.full_wagers()
        if self.opening.structure == "fixed_limit":
            return self.fixed_level(self.due(), full)
        if 0 < self.bring_in_size() < self.opening.min_bet and not self.wagers():
            return self.opening.min_bet  # the first raise over a bring-in is a completion at least
        if self.bring_in_pending():
            return self.due() + 1  # reading: who owes a bring-in of a whole bet may bet any more than that
        # reading: a short all-in over the bring-in is raised by a full bet on top; only fixed limit completes.
        return self.due() + self.size_of_a_raise(full)

    def lowest_wager(self, seat: int) -> int:
        """The least total that the seat may name: in some houses what the others have, if that is less than a raise."""
        lowest = self.lowest_raise()
        others = max(self.reach(other) for other in self.opponents(seat))
        may_be_short = self.book["raise_size.may_be_short"] == "opponents_all_in"
        if may_be_short and self.opening.structure != "fixed_limit" and self.due() < others:
            return min(lowest, others)
        return lowest

    def highest_raise(self, seat: int) -> Fraction | int:
        """The total that the structure allows at most; half of an odd pot is no whole number."""
        bet = self.bet()
        match self.opening.structure:
            case "no_limit":
                return self.reach(seat)
            case "pot_limit":
                # Call, then raise by all that is in the middle and in front, the call included.
                # reading: a seat that must bring in or complete may bet the pot as it lies.
                call = bet - self.in_front(seat)
                there = self.pot() + sum(self.in_front(other) for other in self.seats) + self.pot_credit(seat)
                share = Fraction(1, 2) if self.book["pot.share"] == "half" else 1
                return bet + share * (call + there)
            case "spread_limit":
                assert self.opening.max_bet is not None
                # A bet is at most the largest, a raise at most that on top. reading: a completion is the first bet,
                # not a raise, so it too is at most the largest bet.
                return (
                    self.opening.max_bet
                    if not self.wagers() and self.bring_in_size() > self.bet() * self.brings_in_a_bet()
                    else bet + self.opening.max_bet
                )
            case "fixed_limit":
                return self.fixed_level(self.due(), self.full_wagers(), self.opening.big_bet)
            case other:
                raise AssertionError(other)

    def pot_sized(self, seat: int) -> int | None:
        """The wager of the whole pot; None if none of that size may be made."""
        offered, chip = self.raise_range(seat), self.opening.chip
        if self.opening.structure == "fixed_limit" or (self.opening.street > 1 and not self.pot()):
            return None
        limited = self.opening.structure == "pot_limit"
        call = self.bet() - self.in_front(seat)
        there = self.pot() + sum(self.in_front(other) for other in self.seats)
        level = self.bet() + call + there + (self.pot_credit(seat) if limited else 0)
        up = limited and self.book["pot.odd"] == "rounded_up"
        level += -level % chip if up else -(level % chip)
        low, high = offered["min_to"], offered["max_to"]
        assert isinstance(low, int)
        assert isinstance(high, int)
        return level if low <= level <= high else None

    def pot_credit(self, raiser: int) -> int:
        """Pot-limit: posted chips that count in the maximum though they are not in, or do not count though they are."""
        credit = 0
        big_blind = max((e.nominal for e in self.history if e.kind == "big_blind"), default=self.opening.min_bet)
        posted = {e.seat: e for e in self.history if e.kind in (*BLINDS, "post")}  # the last post of each seat
        for seat, event in posted.items():
            there = sum(e.add for e in self.history if e.seat == seat and e.kind in (*BLINDS, "post"))
            if event.nominal < big_blind and self.book["pot.small_blind"] == "as_big_blind":
                # reading: it counts as a big blind until the seat puts in more; for the small blind itself the call,
                # which comes before the raise, sees to that. A late post as small as that is counted as it is.
                as_posted = self.in_front(seat) == there and seat != raiser
                credit += big_blind - there if as_posted else 0
            elif event.kind in BLINDS and self.book["pot.short_blind"] == "nominal":
                # 54.B: a short all-in blind does not affect the maximum. reading: a late post is no blind in this.
                credit += event.nominal - there
        for event in self.history:
            if event.kind == "ante" and self.book["pot.antes"] == "not_before_flop":
                credit -= event.add
            if event.kind == "dead" and event.nominal < big_blind and self.book["pot.small_blind"] == "as_big_blind":
                credit += big_blind - event.add  # WSOP live, after 188: one that is made up dead counts as a big one
        return credit

    @once
    def raise_range(self, seat: int) -> Json:
        """What totals a raise may have, given that the seat may raise at all."""
        chip = self.opening.chip
        reach, lowest = self.reach(seat), self.lowest_wager(seat)
        highest = max(lowest, self.highest_raise(seat))  # a pot below the smallest bet: that bet is allowed
        if reach <= lowest:
            low = high = reach  # less than a full raise is left: all-in or nothing
        else:
            low = min(lowest + -lowest % chip, reach)
            # reading: where whole chips leave no amount between the two, the lowest holds.
            odd = highest % chip
            rounded_up = odd and self.opening.structure == "pot_limit" and self.book["pot.odd"] == "rounded_up"
            high = reach if reach <= highest else min(reach, max(low, int(highest - odd) + (chip if rounded_up else 0)))
            if self.opening.structure == "fixed_limit":
                high = min(reach, int(highest + -highest % chip))
        two = self.opening.structure == "fixed_limit" and low < high
        return {
            "type": self.wager_type(high),  # where a house lets the lowest be short, the highest names it
            "min_to": low,
            "max_to": high,
            "all_in_to": reach if reach <= high else None,
            "sizes": (low, high) if two else (),
        }

    def wager_type(self, to: int) -> str:
        """What the wager is called: bet, complete or raise."""
        bet = self.bet()
        if not self.wagers() and 0 < self.bring_in_size() < self.opening.min_bet <= to:
            return "complete"
        if bet == 0:
            return "bet"
        # reading: an all-in that stops short of the whole bet does not complete, though it may count as a full bet.
        if self.is_short_bet_out() and to >= self.lowest_raise():
            return "complete"
        return "raise"

    def call(self, seat: int) -> Json:
        """What it costs to call, or to bring in: what is owed, or all that plays."""
        add = min(self.owed(seat), self.playable(seat))
        return {"to": self.in_front(seat) + add, "add": add, "all_in": self.behind(seat) - add < self.opening.chip}

    def options(self, seat: int) -> Json:
        """All that the seat may do."""
        pending = self.bring_in_pending()
        owed = self.owed(seat)
        why_not = self.why_no_raise(seat)
        return {
            "fold": not pending,
            "check": not pending and owed == 0,
            "call": self.call(seat) if owed > 0 and not pending else None,
            "raise": self.raise_range(seat) if why_not is None else None,
            "pot_to": self.pot_sized(seat) if why_not is None else None,
            "bring_in": self.call(seat) if pending else None,
            "raise_barred": why_not,
        }

    # --- What becomes of a proposal --------------------------------------------------------------------------------

    def rule_on(self, kind: str, size: tuple[str, int] | None = None, seat: int | None = None) -> Ruled:
        """What becomes of an action as proposed, in turn unless `seat` says otherwise."""
        ruled = self.rule_as_proposed(kind, size, seat)
        acts = ruled.action is not None and ruled.action["type"] != "fold"
        return (
            Ruled(False, "discretion", None) if acts and seat in (None, self.to_act()) and self.floor_rules() else ruled
        )

    def folded_over(self) -> int:
        """How many folded out of turn since anybody did anything in turn, and so over the seat whose turn it is."""
        in_turn = [at for at, event in enumerate(self.history) if event.in_turn]
        return len(self.history) - (in_turn[-1] + 1 if in_turn else 0)

    def floor_rules(self) -> bool:
        """Whether so much was done over the seat to act that the floor says whether it may act.

        3.11: three players acted behind it. 53.B, 36, 38.B, 35: without chips three actions are substantial.
        reading: who still owes a bring-in owes it whatever others do.
        """
        return self.folded_over() >= 3 and not self.bring_in_pending()

    def rule_as_proposed(self, kind: str, size: tuple[str, int] | None, seat: int | None) -> Ruled:
        """The same, as if the seat had not been acted over."""
        actor = self.to_act()
        assert actor is not None
        if seat is not None and seat != actor:
            if kind != "fold":
                return Ruled(False, "rejected", None)
            # 53.A, 58: a fold out of turn is binding and exposed to a penalty.
            return self.made(False, "fold", seat, 0, penalty=True, in_turn=False)
        pending, owed = self.bring_in_pending(), self.owed(actor)
        if pending and kind in ("fold", "check", "call"):
            return Ruled(False, "rejected", None)  # bring in or complete: nothing else
        match kind:
            case "fold":
                return self.made(True, "fold", actor, 0, penalty=owed == 0 and bool(self.book["free_fold.penalty"]))
            case "check":
                return self.made(True, "check", actor, 0) if owed == 0 else Ruled(False, "rejected", None)
            case "call":
                return self.passive(True, actor)  # 55: with no bet to call it is a check, and breaks no rule
            case "bring_in":
                nobody_in = not self.wagers() and not any(self.in_front(other) for other in self.seats)
                return self.passive(True, actor) if pending or (nobody_in and owed) else Ruled(False, "rejected", None)
            case "all_in":
                return self.rule_on_all_in(actor)
            case _:
                return self.rule_on_wager(actor, size)

    def rule_on_all_in(self, seat: int) -> Ruled:
        """All-in is a bet, raise or call if it can be one as it stands; else it is cut to what is allowed."""
        reach = self.reach(seat)
        if self.why_no_raise(seat) is not None:
            # With no more than what is owed it is a call (or a bring-in) for less.
            return self.passive(reach <= self.due() or self.is_just_unmatched(seat, reach), seat)
        most = self.raise_range(seat)["max_to"]
        assert isinstance(most, int)
        return self.wager(reach <= most, seat, min(reach, most))

    def rule_on_wager(self, seat: int, size: tuple[str, int] | None) -> Ruled:
        """A bet or raise: as proposed if it is in range and in whole chips, else the nearest that is."""
        if self.why_no_raise(seat) is not None:
            named = None if size is None else {"to": 0, "by": self.bet(), "add": self.in_front(seat)}[size[0]] + size[1]
            return self.passive(self.is_just_unmatched(seat, named), seat)
        offer = self.raise_range(seat)
        low, high, chip = offer["min_to"], offer["max_to"], self.opening.chip
        assert isinstance(low, int)
        assert isinstance(high, int)
        if size is None:
            assert self.opening.structure == "fixed_limit"  # one size, or the smaller of two
            return self.wager(True, seat, low)
        base = {"to": 0, "by": self.bet(), "add": self.in_front(seat)}[size[0]]
        to = base + size[1]
        if to < low:
            return self.wager(False, seat, low)  # 3.16, 43.A: who raises must raise the minimum
        if to > high:
            return self.wager(False, seat, high)
        if offer["sizes"] and low < to < high:
            return self.wager(False, seat, low if to - low < high - to else high)  # 3.16, as below
        if to % chip == 0 or to == self.reach(seat):
            return self.wager(True, seat, to)
        # 3.16: the proper amount nearest in size; a tie goes up.
        # reading: the proper amounts are the whole chips in range, an odd all-in is not one of them.
        proper = [n for n in (to - to % chip, to - to % chip + chip) if low <= n <= high]
        return self.wager(False, seat, min(proper, key=lambda n: (abs(n - to), -n)))

    def is_just_unmatched(self, seat: int, to: int | None) -> bool:
        """Whether a wager to this total is wrong in nothing but that nobody can match it.

        No clause forbids it. reading: it stands as the call, and what is over comes back.
        """
        if self.why_no_raise(seat) != "no_opponent":
            return False
        return to is None or self.in_front(seat) + self.owed(seat) <= to <= self.reach(seat)

    def passive(self, legal: bool, seat: int) -> Ruled:
        """Bring in if that is due, call if something is owed, else check."""
        if self.bring_in_pending():
            return self.made(legal, "bring_in", seat, self.playable_part(seat), nominal=self.opening.bring_in)
        if self.owed(seat) > 0:
            return self.made(legal, "call", seat, self.playable_part(seat))
        return self.made(legal, "check", seat, 0)

    def playable_part(self, seat: int) -> int:
        """What the seat can pay of what it owes."""
        return min(self.owed(seat), self.playable(seat))

    def wager(self, legal: bool, seat: int, to: int) -> Ruled:
        """A bet or raise to this total."""
        return self.made(legal, WAGER, seat, to - self.in_front(seat))

    def made(
        self,
        legal: bool,
        kind: str,
        seat: int,
        add: int,
        *,
        nominal: int = 0,
        penalty: bool = False,
        in_turn: bool = True,
    ) -> Ruled:
        """The ruling for an action that results, with all that it brings about."""
        event = Event(seat, kind, add, nominal, in_turn)
        after = self.then(event)
        lifted = after.bet() > self.bet()
        to = after.in_front(seat)
        action: Json = {
            "type": self.wager_type(to) if kind == WAGER else kind,
            "seat": seat,
            "to": to,
            # reading: a bring-in lifts the bet from nothing, so it has a `by` though it is no raise.
            "by": after.bet() - self.bet(),
            "add": add,
            "all_in": add > 0 and after.playable(seat) == 0,
        }
        return Ruled(
            legal=legal,
            ruling="accepted" if legal else "corrected",
            action=action,
            events=(event,),
            full_raise=after.bet_count() > self.bet_count(),
            penalty=penalty,
            reopened_seats=after.reopened_after(seat) if lifted else (),
        )

    def reopened_after(self, maker: int) -> tuple[int, ...]:
        """Whoever has acted, could act again, and would be offered a raise over what the maker just did."""
        return tuple(
            seat for seat in self.able() if seat != maker and self.has_acted(seat) and self.why_no_raise(seat) is None
        )
