"""A second opinion on the next hand: button, posts, who is dealt in, who waits, who owes.

It was written from the clauses and shares nothing with `service`. It works with seats on a ring and with sets, and asks
each thing anew. Where the texts leave a thing open, a comment beginning with "reading:" says what was chosen.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
Book = Mapping[str, object]

SMALL, BIG = "small_blind", "big_blind"
BOTH = (SMALL, BIG)
SMALL_SEAT, BIG_SEAT = "small_blind_seat", "big_blind_seat"
CAME_TO_A_PLACE = ("new", "moved", "changed_seat")  # who sits where he did not sit in the last hand

# What the rulebooks say differently. The keys are those of `house_rules`.
ROBERTS_11: Book = {
    "button.method": "house_choice",  # 4.1: moving or dead
    "button.advance_over_empty": False,
    "button.newcomer": "any_place",  # 15.15
    "button.error": "put_right",  # irregularities, 3
    "button.heads_up_adjust": False,  # 4.3 says nothing of a big blind twice
    "button.first": "drawn",
    "coming_in.missed_live": "minimum_bet",  # 4.9
    "coming_in.straddle": False,
    "coming_in.inside": "waits",  # 4.7
    "coming_in.new_posts": "always",  # 4.4
}
TDA_2019: Book = {
    **ROBERTS_11,
    "button.method": "dead_button",
    "button.error": "stands",  # 34.A of 2024
    "button.heads_up_adjust": True,  # 34.B of 2024
}
WSOP_2024: Book = {**TDA_2019, "button.first": "first_stack"}  # 85
WSOP_LIVE_2024: Book = {
    **ROBERTS_11,
    "button.method": "dead_button",  # 155
    "coming_in.missed_live": "big_blind_only",  # 160
    "coming_in.straddle": True,  # 160
    "coming_in.inside": "buys_or_posts",  # 158
    "coming_in.new_posts": "limit_only",  # 104.a
}
COMING_IN = ("coming_in.missed_live", "coming_in.straddle", "coming_in.inside", "coming_in.new_posts")
BOOKS: dict[str, Book] = {
    "roberts-11": ROBERTS_11,
    "badugi": ROBERTS_11,
    "tda-2013": TDA_2019,
    "tda-2019": TDA_2019,
    "tda-2024": TDA_2019,
    "tda-2026": {**TDA_2019, "button.advance_over_empty": True},  # 36.B
    "wsop-2024": WSOP_2024,
    # Its 129: the live rules where these say nothing.
    "wsop-2026": {**WSOP_2024, "button.error": "put_right", **{key: WSOP_LIVE_2024[key] for key in COMING_IN}},
    "wsop-live-2024": WSOP_LIVE_2024,
    "wsop-live-2026": WSOP_LIVE_2024,
}


@dataclass
class Ring:
    """The places of a table, clockwise."""

    places: tuple[int, ...]

    def clockwise(self, start: int) -> list[int]:
        """All places, from the one after `start`; `start` itself is the last."""
        at = self.places.index(start)
        return [*self.places[at + 1 :], *self.places[: at + 1]]

    def after(self, seats: Collection[int], place: int) -> int:
        """The first of `seats` strictly clockwise after `place`; the place itself if nobody else is there."""
        return next(seat for seat in self.clockwise(place) if seat in seats)

    def before(self, seats: Collection[int], place: int) -> int:
        """The last of `seats` before `place`."""
        return [seat for seat in self.clockwise(place) if seat in seats and seat != place][-1]

    def between(self, start: int, end: int) -> list[int]:
        """The places strictly between two; all others if the two are one."""
        return self.clockwise(start)[: self.clockwise(start).index(end)]


@dataclass
class Hand:
    """What becomes of the next hand, filled in step by step."""

    button: int
    small: int | None  # a place
    big: int  # a seat; with a bought button the place from which the next hand goes on
    dealt: set[int] = field(default_factory=set)
    waiting: dict[int, str] = field(default_factory=dict)
    blinds: list[tuple[int, str]] = field(default_factory=list)  # who posts which, in order
    late: list[tuple[int, str, int]] = field(default_factory=list)  # posts of who comes in, any order
    straddler: int | None = None
    buyer: int | None = None
    heads_up: bool = False
    dead_small: bool = False
    again: bool = False  # whether it is one that was due before: dealt again, or passed over
    paid: dict[int, set[str]] = field(default_factory=dict)
    still_late: dict[int, set[str]] = field(default_factory=dict)


class NextHand:
    """One table between two hands, by one method of the button."""

    def __init__(self, table: Json, book: Book, method: str) -> None:
        self.table, self.book, self.method = table, book, method
        self.cash = table["format"] == "cash"
        self.ring = Ring(tuple(table["seats"]))
        self.players: dict[int, Json] = {
            player["seat"]: {"arrival": "stayed", "present": True, "owes": [], "entry": "post", **player}
            for player in table["players"]
        }
        self.last: Json | None = table.get("last")
        self.anew = False  # whether all who are there come in at once, and owe nothing

    # Who is who.

    def there(self) -> set[int]:
        """Who counts at all: in a tournament everybody, in a cash game who is at the seat."""
        return {seat for seat, player in self.players.items() if player["present"] or not self.cash}

    def newcomers(self) -> set[int]:
        """Tournament: who came to the place since the last hand."""
        return {seat for seat in self.there() if self.players[seat]["arrival"] in CAME_TO_A_PLACE} - self.all_if_anew()

    def all_if_anew(self) -> set[int]:
        """Everybody, where the table starts anew."""
        return self.there() if self.anew else set()

    def settled(self) -> set[int]:
        """Who needs nothing to be dealt in: was in the last hand and owes nothing."""
        if not self.cash:
            return self.there() - self.newcomers()
        return {
            seat
            for seat in self.there()
            if self.anew or not (self.players[seat]["arrival"] in CAME_TO_A_PLACE or self.players[seat]["owes"])
        }

    def may_take_a_place(self) -> set[int]:
        """Who may have the button or the small blind."""
        # reading: which places newcomers take over is said of the dead button, with which tournaments are played
        not_these = self.method == "dead_button" and self.book["button.newcomer"] != "any_place"
        return self.settled() if self.cash or self.method == "moving_button" or not_these else self.there()

    # The answer.

    def deal(self) -> Json:
        """The member `deal`, without its reasons."""
        if self.table.get("redeal"):
            hand = self.again()
        elif self.last is None:
            hand = self.first()
        else:
            hand = self.next()
        return self.told(hand)

    def first(self) -> Hand:
        """The first hand: the button is drawn for or stands where the book says; nobody owes anything."""
        there = self.there()
        first = self.book["button.first"]
        if "button_drawn" in self.table:
            button = self.table["button_drawn"]
            if button not in there and len(there) == 2:
                button = self.ring.after(there, button)
        elif first == "first_stack":
            button = [place for place in self.ring.places if place in there][-1]
        else:
            button = next(place for place in self.ring.places if place in there)
        return self.begun(button)

    def begun(self, button: int) -> Hand:
        """A hand for all who are there, with this button."""
        self.anew = True
        there = self.there()
        if self.method == "button_blind":
            hand = Hand(button, None, button, there)
        else:
            small = button if len(there) == 2 else self.ring.after(there, button)
            hand = Hand(button, small, self.ring.after(there, small), there, heads_up=len(there) == 2)
        self.straddle(hand, set())
        self.post_blinds(hand)
        return hand

    def again(self) -> Hand:
        """The last hand, dealt again to the same players."""
        assert self.last is not None
        last = self.last
        had_cards = {seat for seat in self.settled() if not self.cash or self.players[seat]["arrival"] == "stayed"}
        hand = Hand(
            last["button"], last.get(SMALL_SEAT), last[BIG_SEAT] if BIG_SEAT in last else last["button"], had_cards
        )
        hand.waiting = dict.fromkeys(self.there() - hand.dealt, "next_hand")
        hand.heads_up = len(hand.dealt) == 2
        hand.again = True
        hand.paid = {one["seat"]: set(one["blinds"]) for one in last.get("blinds_paid", ())}
        hand.still_late = {one["seat"]: set(one["blinds"]) for one in last.get("owes", ())}
        self.straddle(hand, set())
        self.post_blinds(hand)
        return hand

    def next(self) -> Hand:
        """The hand after `last`; where too few are left of those who were in it, the first hand of a new table."""
        assert self.last is not None
        if self.can_be_put_right():
            hand = self.put_right()
            hand.again = True
        elif not self.goes_on():
            return self.from_anew()
        else:
            places = {
                "dead_button": self.dead_button,
                "moving_button": self.moving_button,
                "simplified_button": self.moving_button,  # the places are the same: the payers are not
                "winning_button": self.winning_button,
                "button_blind": self.button_blind,
            }
            hand = places[self.method]()
        if self.cash:
            self.come_in_cash(hand)
        else:
            self.come_in_tournament(hand)
        if len(hand.dealt) < 2:
            return self.from_anew()
        self.two_left(hand)
        self.post_blinds(hand)
        return hand

    def goes_on(self) -> bool:
        """Whether there are enough for the button to go on by."""
        # reading: by players it takes two of those who were in the last hand, by places one
        by_places = self.method in ("dead_button", "button_blind")
        return not self.cash or bool(self.settled()) if by_places else len(self.may_take_a_place()) > 1

    def from_anew(self) -> Hand:
        """All who are there come in; the winner has the button where he would, else the next player."""
        assert self.last is not None
        won = self.there() & set(self.table.get("won_by", ())) if self.method == "winning_button" else set()
        return self.begun(self.ring.after(won or self.there(), self.last["button"]))

    # Where the button and the blinds are.

    def last_blinds(self) -> tuple[int, int]:
        """The places of small and big blind in the last hand."""
        assert self.last is not None
        # reading: after a game with one blind, on the button, its place is that of both
        button: int = self.last["button"]
        small, big = (self.last[SMALL_SEAT], self.last[BIG_SEAT]) if BIG_SEAT in self.last else (button, button)
        return small, big

    def dead_button(self) -> Hand:
        """The big blind goes on by one player; small blind and button follow by place."""
        assert self.last is not None
        button, small = self.last_blinds()
        big = self.ring.after(self.there(), small)
        if button in (big, small) or big in self.ring.between(button, small):
            # Ours: between the blinds it cannot stand, so the last one before the small blind has it.
            can = (self.settled() if self.cash else self.there()) - {big, small}
            button = self.ring.before(can, small) if can else big
        elif not self.cash and self.book["button.advance_over_empty"]:
            way = [button, *self.ring.between(button, small)]
            if button not in self.players and all(x not in self.players or x in self.newcomers() for x in way):
                button = way[-1]  # 36.B
        return Hand(button, small, big)

    def moving_button(self) -> Hand:
        """The button goes on by one player, and the blinds are the next two."""
        assert self.last is not None
        return self.next_two(self.ring.after(self.may_take_a_place(), self.last["button"]))

    def winning_button(self) -> Hand:
        """Who won has the button; of several the first clockwise; where he is gone, the next player."""
        assert self.last is not None
        winners = self.may_take_a_place() & set(self.table.get("won_by", ()))
        return self.next_two(self.ring.after(winners or self.may_take_a_place(), self.last["button"]))

    def next_two(self, button: int) -> Hand:
        """The blinds left of a button; who is new counts for the big blind alone, where he must wait otherwise."""
        small = self.ring.after(self.may_take_a_place(), button)
        return Hand(button, small, self.ring.after(self.there(), small))

    def button_blind(self) -> Hand:
        """The button goes on by one player and has the only blind."""
        assert self.last is not None
        button = self.ring.after(self.there(), self.last["button"])
        return Hand(button, None, button)

    def can_be_put_right(self) -> bool:
        """Whether the book puts a wrong button right, and somebody who was there is due for the big blind."""
        if self.book["button.error"] != "put_right" or "should_have_been" not in self.table or len(self.settled()) < 2:
            return False
        belonged = self.table["should_have_been"]
        return belonged.get(BIG_SEAT, belonged["button"]) in self.settled()

    def put_right(self) -> Hand:
        """The places that were passed over are played next."""
        belonged = self.table["should_have_been"]
        button = belonged["button"]
        if self.method == "button_blind":
            return Hand(button, None, button)
        return Hand(button, belonged[SMALL_SEAT], belonged[BIG_SEAT])

    # Who is dealt in.

    def come_in_tournament(self, hand: Hand) -> None:
        """All but newcomers between small blind and button; where the book says so, nor on these two places."""
        barred: set[int] = set()
        if hand.small is not None:
            barred = set(self.ring.between(hand.button, hand.small)) if hand.button != hand.small else set()
            by_places = self.method == "dead_button" or hand.again
            if self.book["button.newcomer"] != "any_place" and by_places:
                barred |= {hand.button, hand.small}
            if self.method == "moving_button" and not hand.again:
                barred |= {hand.button, *self.ring.between(hand.button, hand.big)}
        out = (barred & self.newcomers()) - {hand.big}
        hand.dealt = self.there() - out
        hand.waiting = dict.fromkeys(out, "button_passed")

    def come_in_cash(self, hand: Hand) -> None:
        """Who is settled, who is the big blind, and who may and wishes to come in."""
        hand.dealt = self.settled() | {hand.big}
        # reading: between the blinds of two nobody posts or buys; nor where the button goes by players
        opens = (
            self.book["coming_in.inside"] == "buys_or_posts"
            and self.method == "dead_button"
            and hand.button != hand.big
        )
        inside = set() if hand.small is None else {hand.button, *self.ring.between(hand.button, hand.big)}
        would_straddle: set[int] = set()
        for seat in self.ring.clockwise(hand.button):
            if seat in hand.dealt or seat not in self.there():
                continue
            player = self.players[seat]
            wants = player["entry"]
            if seat in inside:
                may = opens and not player["owes"] and seat != hand.button
                # reading: who sits on the small blind's place has the button next hand anyhow
                # and where the big blind brings somebody in, he is to post it
                may_buy = may and hand.small not in (None, hand.button) and hand.big in self.settled()
                may_buy = may_buy and seat in self.ring.between(hand.button, hand.small or 0)
                if may_buy and wants == "buy_button" and hand.buyer is None:
                    hand.buyer = seat
                    hand.dealt.add(seat)
                elif may and wants == "post":
                    hand.dealt.add(seat)
                    hand.late.append((seat, "post", self.table["big_blind"]))
                else:
                    hand.waiting[seat] = "button_passed"
            elif wants == "post":
                hand.dealt.add(seat)
                hand.late += self.made_up(seat)
            elif wants == "straddle" and self.book["coming_in.straddle"] and player["owes"]:
                would_straddle.add(seat)
            else:  # reading: a wish that cannot be had lets a player wait
                hand.waiting[seat] = "big_blind"
        self.straddle(hand, would_straddle)
        if len(hand.dealt) < 3:
            hand.buyer = None
        if hand.buyer is not None:
            # Next hand the buyer has the button, and the place that was due for the small blind has it then.
            assert hand.small is not None
            hand.small, hand.big = hand.buyer, hand.small

    def made_up(self, seat: int) -> list[tuple[int, str, int]]:
        """What somebody who comes in posts: a newcomer a big blind, where he posts; who owes, what he owes."""
        big, small = self.table["big_blind"], self.table[SMALL]
        player = self.players[seat]
        owed = player["owes"]
        if not owed and player["arrival"] in CAME_TO_A_PLACE:
            limit = self.table["structure"] in ("fixed_limit", "spread_limit")
            posts = self.book["coming_in.new_posts"]
            return [(seat, "post", big)] if posts == "always" or (posts == "limit_only" and limit) else []
        if BIG in owed:
            return [(seat, "post", big)] + [(seat, "dead", small)] * (SMALL in owed and small > 0)
        if owed and not small:
            return [(seat, "post", big)]  # a game without a small blind
        if SMALL in owed:
            return [(seat, "post" if self.book["coming_in.missed_live"] == "minimum_bet" else "dead", small)]
        return []

    def straddle(self, hand: Hand, would: set[int]) -> None:
        """Cash: who is under the gun and wants to straddle does; who must wait for that place waits."""
        if not self.cash:
            return
        # reading: not between two, and not over a blind on the button
        if self.method == "button_blind" or len(hand.dealt | would) < 3:
            hand.waiting |= dict.fromkeys(would, "under_the_gun")
            return
        poster = hand.big if hand.buyer is None else hand.buyer
        first = self.ring.after(hand.dealt | would, poster)
        if first != poster and self.players[first]["entry"] == "straddle":
            hand.straddler = first
            hand.dealt.add(first)
        for seat in would - hand.dealt:
            hand.waiting[seat] = "under_the_gun"

    def two_left(self, hand: Hand) -> None:
        """Two are dealt in: the small blind is the button."""
        if len(hand.dealt) != 2 or self.method == "button_blind":
            return
        hand.heads_up = True
        hand.late = []  # both post in turn
        hand.straddler = None
        if self.method == "dead_button" or hand.again:
            (hand.button,) = hand.dealt - {hand.big}
        else:
            if hand.button not in hand.dealt:
                hand.button = self.ring.after(hand.dealt, hand.button)
            (hand.big,) = hand.dealt - {hand.button}
            stays = self.players[hand.big]["arrival"] not in CAME_TO_A_PLACE
            twice = stays and self.last is not None and self.last.get(BIG_SEAT) == hand.big
            if self.method == "simplified_button" and self.book["button.heads_up_adjust"] and twice:
                hand.button, hand.big = hand.big, hand.button
        hand.small = hand.button

    # Who posts what.

    def post_blinds(self, hand: Hand) -> None:
        """The blinds in turn."""
        # Between two, at the start and in a hand that was due before, what was left to pay is not asked for.
        plain = hand.heads_up or self.last is None or self.anew or hand.again
        if self.method == "moving_button" and not plain:
            self.pay_moving(hand)
            return
        if hand.buyer is not None:
            hand.blinds = [(hand.buyer, BIG)]
            return
        if hand.small is not None:
            posted = hand.small in hand.dealt and (hand.heads_up or not self.cash or hand.small in self.settled())
            hand.blinds = [(hand.small, SMALL)] if posted else []
            hand.dead_small = not posted and self.method != "moving_button"
        hand.blinds.append((hand.big, BIG))

    def pay_moving(self, hand: Hand) -> None:
        """Moving button: each of button, small and big blind pays the biggest that he has not paid since his button."""
        assert hand.small is not None
        paid, late = self.paid_so_far(hand)
        for seat, may in ((hand.button, BOTH), (hand.small, BOTH), (hand.big, (BIG,))):
            due = [blind for blind in (BIG, SMALL) if blind in may and blind not in paid.setdefault(seat, set())]
            if due or seat == hand.big:
                hand.blinds.append((seat, due[0] if due else BIG))
                paid[seat].add(hand.blinds[-1][1])
        posting = {seat for seat, _ in hand.blinds}
        hand.blinds.sort(key=lambda post: post[1] == BIG)
        for seat in self.ring.clockwise(hand.big):
            # reading: who makes up what he missed does so first
            if late.get(seat) and seat in self.settled() and seat not in posting:
                blind = BIG if BIG in late[seat] else SMALL
                late[seat].remove(blind)
                hand.late.append((seat, "post", self.size(blind)))
        hand.paid, hand.still_late = paid, late

    def paid_so_far(self, hand: Hand) -> tuple[dict[int, set[str]], dict[int, set[str]]]:
        """What each has paid since his own button, as this one is placed, and what is still to be paid late."""
        last = self.last
        assert last is not None
        if "blinds_paid" in last:
            paid = {one["seat"]: set(one["blinds"]) for one in last["blinds_paid"]}
        else:
            # Not told: as after hands in which nobody left.
            small, big = self.last_blinds()
            paid = {big: {BIG}, small: set(BOTH), last["button"]: set(BOTH)}
        late = {one["seat"]: set(one["blinds"]) for one in last.get("owes", ())}
        for seat in (last["button"], *self.ring.between(last["button"], hand.button)):
            if seat == last["button"]:
                late[seat] = late.get(seat, set()) | (set(BOTH) - paid.get(seat, set()))
            paid[seat] = set()
        # What belongs to who has gone is forgotten.
        same = {seat for seat, player in self.players.items() if player["arrival"] not in CAME_TO_A_PLACE}
        return (
            {seat: blinds for seat, blinds in paid.items() if seat in same},
            {seat: blinds for seat, blinds in late.items() if seat in same},
        )

    def size(self, blind: str) -> int:
        """The size of a blind."""
        size: int = self.table["big_blind"] if blind == BIG else self.table[SMALL]
        return size

    def owes(self, hand: Hand) -> dict[int, set[str]]:
        """Cash: who owes which blinds after this deal, because they passed while he had no cards."""
        owed: dict[int, set[str]] = {}
        for seat, player in self.players.items():
            if not self.cash or seat in hand.dealt or (player["arrival"] in CAME_TO_A_PLACE and not player["owes"]):
                continue
            owed[seat] = set(player["owes"]) | {blind for blind, passed in self.passed(hand).items() if seat in passed}
        return {seat: blinds for seat, blinds in owed.items() if blinds}

    def passed(self, hand: Hand) -> dict[str, set[int]]:
        """The places that each blind has passed since the last hand."""
        last = self.last
        # reading: none do in a hand that is played again, nor where the winner or the button alone decides
        by_turn = (
            self.method in ("dead_button", "moving_button", "simplified_button") and not hand.again and not self.anew
        )
        if last is None or BIG_SEAT not in last or hand.small is None or not by_turn:
            return {}
        small, big = self.last_blinds()
        passed = {BIG: set(self.ring.between(big, hand.big)) if hand.big != big else set()}
        # It may go back, as three become two: then it passes nobody.
        if hand.small != small and hand.small in [*self.ring.between(small, hand.big), hand.big]:
            passed[SMALL] = {*self.ring.between(small, hand.small), hand.small}
        return passed

    def afterwards(self, hand: Hand) -> list[Json]:
        """The players as the next question has them: only cards make somebody one who stayed."""
        owes = self.owes(hand)
        kept = {
            seat: player["arrival"] for seat, player in self.players.items() if player["arrival"] in CAME_TO_A_PLACE
        }
        return [
            {
                **player,
                "arrival": "stayed" if seat in hand.dealt else kept.get(seat, "returned"),
                "owes": [blind for blind in BOTH if blind in owes.get(seat, ())],
            }
            for seat, player in self.players.items()
        ]

    # How it is told.

    def told(self, hand: Hand) -> Json:
        """The deal as JSON."""
        dealt_in = [seat for seat in self.ring.clockwise(hand.button) if seat in hand.dealt]
        poster = hand.big if hand.buyer is None else hand.buyer
        first = self.ring.after(hand.dealt, poster if hand.straddler is None else hand.straddler)
        posts = self.posts(hand, dealt_in)
        opening: Json = {
            "structure": self.table["structure"],
            "button": hand.button,
            "min_bet": self.table["big_blind"],
            "players": [
                {"seat": place, "stack": self.players[place]["stack"]}
                for place in self.ring.places
                if place in hand.dealt
            ],
            "posts": posts,
            "first_to_act": first,
        }
        if "streets" in self.table:
            opening["street"] = 1
        opening |= {key: self.table[key] for key in ("chip", "streets", "max_bet", "players_left") if key in self.table}
        if hand.dead_small and self.table[SMALL]:
            opening["dead_small_blind"] = self.table[SMALL]
        last: Json = {"button": hand.button, "owes": blinds_of(hand.still_late), "dealt_in": dealt_in}
        if hand.small is not None:
            last |= {SMALL_SEAT: hand.small, BIG_SEAT: hand.big}
        if hand.paid:
            last["blinds_paid"] = blinds_of(hand.paid)
        return {
            "button_method": self.method,
            "button": hand.button,
            "button_dead": hand.button not in hand.dealt,
            "small_blind_seat": hand.small if self.table[SMALL] else None,
            "dealt_in": dealt_in,
            "first_to_act": first,
            "waiting": [{"seat": seat, "until": until} for seat, until in sorted(hand.waiting.items())],
            "owes": blinds_of(self.owes(hand)),
            "players": self.afterwards(hand),
            "opening": opening,
            "last": last,
        }

    def posts(self, hand: Hand, dealt_in: list[int]) -> list[Json]:
        """Antes of each, blinds, the straddle, late posts clockwise; the ante of one last."""
        ante = self.table.get("ante", 0)
        posts: list[tuple[int, str, int]] = []
        by = self.table.get("ante_by", "each")
        if ante and by == "each":
            posts += [(seat, "ante", ante) for seat in dealt_in]
        posts += [(seat, blind, self.size(blind)) for seat, blind in hand.blinds if self.size(blind)]
        if hand.buyer is not None and self.table[SMALL]:
            posts.append((hand.buyer, "dead", self.table[SMALL]))
        if ante and by == "big_blind":
            posts.append((hand.blinds[-1][0], "ante", ante))
        if hand.straddler is not None:
            posts.append((hand.straddler, "straddle", self.table.get("straddle", 2 * self.table["big_blind"])))
        posts += sorted(
            (late for late in hand.late if late[2]),
            key=lambda late: (self.ring.clockwise(hand.button).index(late[0]), late[1] == "dead"),
        )
        return [{"seat": seat, "type": kind, "amount": amount} for seat, kind, amount in posts]


def blinds_of(owed: Mapping[int, Collection[str]]) -> list[Json]:
    """Seats and blinds, those with none left out."""
    return [
        {"seat": seat, "blinds": [blind for blind in BOTH if blind in owed[seat]]}
        for seat in sorted(owed)
        if owed[seat]
    ]


def next_hand(table: Json, book: Book) -> Json:
    """What `POST /v1/next-hand` answers: the ruling, and the deal or both that the house may choose from."""
    method = str(book["button.method"])
    if method == "house_choice" and (table["format"] == "tournament" or "last" not in table):
        method = "dead_button"  # roberts-11:15.30; and the first hand is the same by either
    if method != "house_choice":
        return {"ruling": "accepted", "deal": NextHand(table, book, method).deal(), "alternatives": []}
    both = [NextHand(table, book, either).deal() for either in ("dead_button", "moving_button")]
    return {"ruling": "discretion", "deal": None, "alternatives": both}
