"""A hand has ended: where is the button now, who posts what, who is dealt in, who acts first?"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from .faults import fault
from .model.fault import Fault
from .model.reason import Code, Reason, Standing
from .model.round import Opening, Player, Post, PostType
from .model.table import (
    AnteBy,
    Blind,
    Came,
    Deal,
    Debt,
    Last,
    NextHand,
    Seated,
    Spot,
    Table,
    Until,
    Waiting,
    Wish,
)
from .model.template import Param
from .next_hand.button import (
    FirstButton,
    Places,
    Usage,
    WrongButton,
    active,
    after,
    button_blind,
    button_of_two,
    coming,
    for_big_blind,
    heads_up,
    places,
    simplified,
)
from .next_hand.coming_in import Inside, late_posts
from .next_hand.words import ByStraddle, PaysToJoin
from .ruleset import Ruleset
from .situation import because

_POSTS: Final = {Blind.SMALL_BLIND: PostType.SMALL_BLIND, Blind.BIG_BLIND: PostType.BIG_BLIND}
_PASSING: Final = (Usage.DEAD, Usage.MOVING, Usage.SIMPLIFIED)
"""The usages by which blinds go round the table, and so can pass a seat."""


def next_hand(table: Table, ruleset: Ruleset) -> NextHand | tuple[Fault, ...]:
    """The next hand at this table, or every fault in what is told of it."""
    faults = tuple(_faults(table, ruleset))
    if faults:
        return faults
    usage = ruleset.button.usage
    if usage is not Usage.HOUSE:
        return NextHand(deal=_Dealer(table, ruleset, usage).deal())
    if table.is_tournament or table.last is None:  # the first hand is the same by either
        return NextHand(deal=_Dealer(table, ruleset, Usage.DEAD).deal())
    either = tuple(_Dealer(table, ruleset, usage).deal() for usage in (Usage.DEAD, Usage.MOVING))
    return NextHand(deal=None, alternatives=either)


class _Dealer:
    """Deals one hand by one usage; what it does is told in `reasons` as it goes."""

    def __init__(self, table: Table, ruleset: Ruleset, usage: Usage) -> None:
        self.table = table
        self.ruleset = ruleset
        self.usage = usage
        self.reasons: list[Reason] = []
        self.late: list[Post] = []
        self.waiting: dict[int, Until] = {}
        self.straddler: int | None = None
        self.buyer: int | None = None

    def deal(self) -> Deal:
        """The next hand."""
        if self.table.last is None:
            return self._first_hand()
        again = self._dealt_again(self.table.last) if self.table.redeal else None
        if again is not None:
            self._tell(Code.BUTTON_STAYS)
            return self._dealt(again, active(self.table) - self._come_since())
        last = self.table.last
        if self.table.belonged is not None:
            error = self.ruleset.button.error
            right = self._dealt_again(self.table.belonged) if error is WrongButton.PUT_RIGHT else None
            self._tell(Code.BUTTON_FOUND_WRONG, why=WrongButton.STANDS if right is None else error)
            if right is not None:
                return self._dealt(right, active(self.table))
        found = places(self.table, last, self.ruleset.button, self.usage) if active(self.table) else None
        dealt_in = self._dealt_in(found) if found else set()
        if found is None or len(dealt_in) < 2:
            return self._started_anew()
        if len(dealt_in) == 2 and self.usage is not Usage.BUTTON_BLIND:
            found = self._of_two(dealt_in, last, found)
        else:
            self._tell_places(found)
        self._tell_comers(found, dealt_in)
        return self._dealt(found, dealt_in)

    # which places

    def _first_hand(self) -> Deal:
        rule = self.ruleset.button
        sits = for_big_blind(self.table)
        self.table = _all_in(self.table)
        if self.table.drawn is not None:
            button, how = self.table.drawn, FirstButton.DRAWN
        else:
            way = [seat for seat in self.table.seats if seat in sits]
            button, how = way[0 if rule.first is FirstButton.SEAT_ONE else -1], rule.first
        self._tell(Code.BUTTON_FIRST_PLACED, button=button, why=how)
        return self._dealt(self._from_button(button), sits)

    def _from_button(self, button: int) -> Places:
        """The places of a hand with this button at which everybody is dealt in."""
        sits = for_big_blind(self.table)
        if self.usage is Usage.BUTTON_BLIND:
            return button_blind(button)
        if len(sits) == 2:
            return self._told_two(heads_up(button, after(self.table, sits, button)))
        return simplified(self.table, button)

    def _dealt_again(self, spot: Spot) -> Places | None:
        """These places once more; None if the big blind's is empty or taken by somebody else."""
        big_blind = spot.button if spot.big_blind is None else spot.big_blind
        there = active(self.table) - {one.seat for one in self.table.players if one.came.is_new_here}
        if big_blind not in there:
            return None
        posts = [(big_blind, Blind.BIG_BLIND)]
        if spot.small_blind in there and spot.small_blind is not None:
            posts.insert(0, (spot.small_blind, Blind.SMALL_BLIND))
        return Places(button=spot.button, small_blind=spot.small_blind, big_blind=spot.big_blind, posts=tuple(posts))

    def _come_since(self) -> set[int]:
        """Who has come since: a redeal is for those who were in."""
        new = {one.seat for one in self.table.players if one.came is not Came.STAYED}
        for seat in sorted(new & active(self.table)):
            self.waiting[seat] = Until.BIG_BLIND
        return new

    def _started_anew(self) -> Deal:
        """All who are there are dealt in, the button with the next of them: too few can wait for their turn."""
        self.table = _all_in(self.table)
        self.reasons.clear()
        self.waiting.clear()
        self.late.clear()
        self.straddler = None
        self._tell(Code.TABLE_STARTS_ANEW)
        sits = for_big_blind(self.table)
        start = self.table.last.button if self.table.last else None
        return self._dealt(self._from_button(after(self.table, sits, start)), sits)

    def _of_two(self, two: set[int], last: Last, found: Places) -> Places:
        big = found.posts[-1][0] if found.big_blind is None else found.big_blind
        button = button_of_two(self.table, two, last, self.ruleset.button, self.usage, big)
        (other,) = two - {button}
        self.late = [post for post in self.late if post.seat not in two]
        self.straddler = None
        return self._told_two(heads_up(button, other))

    def _told_two(self, found: Places) -> Places:
        self._tell(Code.BLINDS_HEADS_UP, seat=found.button)
        return found

    # who is dealt in

    def _dealt_in(self, found: Places) -> set[int]:
        """Who is dealt in, and who waits; in a cash game, also what they post who come in late."""
        table = self.table
        if table.is_tournament:
            self.waiting = dict.fromkeys(sorted(found.barred), Until.BUTTON_PASSED)
            return active(table) - found.barred
        dealt_in = active(table)
        big_blind = found.posts[-1][0] if found.big_blind is None else found.big_blind
        dealt_in.add(big_blind)
        come = [seat for seat in table.clockwise(found.button) if seat in coming(table) - {big_blind}]
        players = [player for seat in come if (player := table.player(seat))]
        for player in players:
            if player.seat in found.barred:
                self._inside(player, found)
            elif player.wants is Wish.POST:
                self.late += late_posts(player, table, self.ruleset.coming_in)
            elif not (player.wants is Wish.STRADDLE and player.owes and self.ruleset.coming_in.straddle):
                self.waiting[player.seat] = Until.BIG_BLIND
            else:
                self.waiting[player.seat] = Until.UNDER_THE_GUN
        dealt_in |= {seat for seat in come if seat not in self.waiting}
        self._straddle(dealt_in, big_blind)
        if self.buyer is not None and len(dealt_in) < 3:
            self.buyer = None
        return dealt_in

    def _inside(self, player: Seated, found: Places) -> None:
        """A player who comes between button and big blind: some houses let a newcomer post, or buy the button."""
        buys = self.ruleset.coming_in.inside is Inside.BUYS_OR_POSTS and self.usage is Usage.DEAD and not player.owes
        small_blind = found.button if found.small_blind is None else found.small_blind
        if buys and player.wants is Wish.POST and player.seat != found.button:
            self.late.append(Post(seat=player.seat, type=PostType.POST, amount=self.table.min_bet))
        elif (
            buys
            and player.wants is Wish.BUY_BUTTON
            and self.buyer is None
            and player.seat in self.table.between(found.button, small_blind)
        ):
            self.buyer = player.seat
        else:
            self.waiting[player.seat] = Until.BUTTON_PASSED

    def _straddle(self, dealt_in: set[int], big_blind: int) -> None:
        """Who is under the gun and wants to straddle does; who owes blinds comes back by it."""
        table = self.table
        behind = {seat for seat, until in self.waiting.items() if until is Until.UNDER_THE_GUN}
        if self.usage is Usage.BUTTON_BLIND or len(dealt_in | behind) < 3:
            return
        first = after(table, dealt_in | behind, big_blind)
        player = table.player(first)
        if player is None or player.wants is not Wish.STRADDLE or (player.seat not in behind and player.owes):
            return
        self.straddler = first
        self.waiting.pop(first, None)
        dealt_in.add(first)

    # the answer

    def _dealt(self, found: Places, dealt_in: set[int]) -> Deal:
        table = self.table
        if self.buyer is not None:
            found = self._bought(found, self.buyer)
        order = [seat for seat in table.clockwise(found.button) if seat in dealt_in]
        two = len(order) == 2 and self.usage is not Usage.BUTTON_BLIND
        big_blind = found.button if found.big_blind is None else found.big_blind
        if self.buyer is not None:
            big_blind = self.buyer
        last_blind = big_blind if self.straddler is None else self.straddler
        first = found.button if two and found.button in dealt_in else after(table, order, last_blind)
        posts = self._posts(found, order, big_blind)
        owes = self._owed(found, dealt_in)
        if table.is_tournament:
            for player in table.players:
                if not player.present and player.seat in dealt_in:
                    self._tell(Code.ABSENT_DEALT_IN, seat=player.seat)
        told = Reason(code=Code.TABLE_FIRST_TO_ACT, clause=None, standing=Standing.DERIVED, params=(("seat", first),))
        no_small_blind = all(blind is not Blind.SMALL_BLIND for _, blind in found.posts)
        dead = self.usage is Usage.DEAD and no_small_blind and self.buyer is None and found.small_blind is not None
        stacks = {player.seat: player.stack for player in table.players}
        opening = Opening(
            structure=table.structure,
            min_bet=table.min_bet,
            chip=table.chip,
            button=found.button,
            players=tuple(Player(seat=seat, stack=stacks[seat]) for seat in sorted(order)),
            posts=posts,
            first_to_act=first,
            dead_small_blind=table.small_blind if dead else 0,
        )
        return Deal(
            usage=self.usage.value,
            button=found.button,
            button_dead=found.button not in dealt_in,
            small_blind_place=found.small_blind,
            dealt_in=tuple(order),
            first_to_act=first,
            waiting=tuple(Waiting(seat=seat, until=self.waiting[seat]) for seat in sorted(self.waiting)),
            owes=owes,
            opening=opening,
            last=Last(
                button=found.button,
                small_blind=found.small_blind,
                big_blind=found.big_blind,
                paid=found.paid,
                late=found.owed_late,
                dealt_in=tuple(order),
            ),
            reasons=(*self.reasons, told),
        )

    def _bought(self, found: Places, buyer: int) -> Places:
        """The same hand with the button bought: next hand the buyer has it, and the two after him the blinds."""
        big_blind = found.small_blind  # who was big blind last: he posts nothing now, and is small blind next
        return Places(button=found.button, small_blind=buyer, big_blind=big_blind, posts=((buyer, Blind.BIG_BLIND),))

    def _posts(self, found: Places, order: list[int], big_blind: int) -> tuple[Post, ...]:
        """Every post in the order in which they are made: antes of all, blinds, the ante for all, straddle, late."""
        table = self.table
        sizes = {Blind.SMALL_BLIND: table.small_blind, Blind.BIG_BLIND: table.min_bet}
        posts = [
            Post(seat=seat, type=PostType.ANTE, amount=table.ante)
            for seat in order
            if table.ante and table.ante_by is AnteBy.EACH
        ]
        posts += [
            Post(seat=seat, type=_POSTS[blind], amount=sizes[blind]) for seat, blind in found.posts if sizes[blind]
        ]
        if self.buyer is not None and table.small_blind:
            posts.append(Post(seat=self.buyer, type=PostType.DEAD, amount=table.small_blind))
        if table.ante and table.ante_by is AnteBy.BIG_BLIND:
            posts.append(Post(seat=big_blind, type=PostType.ANTE, amount=table.ante))
            self._tell(Code.BLINDS_ANTE_LAST, seat=big_blind)
        if self.straddler is not None:
            straddle = table.straddle or 2 * table.min_bet
            posts.append(Post(seat=self.straddler, type=PostType.STRADDLE, amount=straddle))
        for seat, blind in found.late:
            if sizes[blind]:
                posts.append(Post(seat=seat, type=PostType.POST, amount=sizes[blind]))
                self._tell(Code.BLINDS_LATE, seat=seat, post=_POSTS[blind].value)
        at_blinds = {seat for seat, _ in found.posts}
        return (*posts, *(post for post in self.late if post.seat not in at_blinds))

    def _owed(self, found: Places, dealt_in: set[int]) -> tuple[Debt, ...]:
        """Who owes which blinds after this deal: what is owed already, and what passes a seat now."""
        table, last = self.table, self.table.last
        if table.is_tournament:
            return ()
        big_blind, small_blind = set[int](), set[int]()
        if last is not None and not table.redeal and self.usage in _PASSING and self.buyer is None:
            big_blind = _passed(table, last.big_blind, found.big_blind) - {found.big_blind or -1}
            small_blind = _passed(table, last.small_blind, found.small_blind)
        owed = []
        for player in table.players:
            if player.seat in dealt_in:
                continue
            owes = set(player.owes)
            if not player.came.is_new_here or player.owes:
                now = {Blind.BIG_BLIND} if player.seat in big_blind else set()
                now |= {Blind.SMALL_BLIND} if player.seat in small_blind else set()
                if now - owes:
                    self._tell(Code.MISSED_OWED, seat=player.seat)
                owes |= now
            if owes:
                owed.append(Debt(seat=player.seat, blinds=tuple(blind for blind in Blind if blind in owes)))
        return tuple(owed)

    # why

    def _tell(self, code: Code, /, **facts: Param) -> None:
        self.reasons.append(because(code, self.ruleset, None, **facts))

    def _tell_places(self, found: Places) -> None:
        self._tell(Code.BUTTON_PLACED, button=found.button, why=self.usage)
        if found.advanced_from is not None:
            self._tell(Code.BUTTON_ADVANCED, place=found.advanced_from, button=found.button)
        if found.beside:
            self._tell(Code.BUTTON_BETWEEN_BLINDS, button=found.button)
        if self.buyer is not None:
            return
        for seat, blind in found.posts:
            self._tell(Code.BLINDS_BIG if blind is Blind.BIG_BLIND else Code.BLINDS_SMALL, seat=seat)
        if self.usage is Usage.DEAD and len(found.posts) == 1 and found.small_blind is not None:
            self._tell(Code.BLINDS_SMALL_DEAD, place=found.small_blind)

    def _tell_comers(self, found: Places, dealt_in: set[int]) -> None:
        """Whose button is dead, and how each comes in who was not in the last hand."""
        table, blinds = self.table, {seat for seat, _ in found.posts}
        if found.button not in dealt_in:
            self._tell(Code.BUTTON_EMPTY, button=found.button)
        posting = {post.seat for post in self.late}
        for seat in sorted(coming(table)):
            player = table.player(seat)
            if player is None:
                continue
            if table.is_tournament:
                self._tell(Code.NEWCOMER_DEALT_IN if seat in dealt_in else Code.NEWCOMER_BETWEEN, seat=seat)
            elif seat == self.buyer:
                self._tell(Code.NEWCOMER_BUYS_BUTTON, seat=seat)
            elif seat == self.straddler or self.waiting.get(seat) is Until.UNDER_THE_GUN:
                when = ByStraddle.NOW if seat == self.straddler else ByStraddle.LATER
                self._tell(Code.MISSED_STRADDLED, seat=seat, why=when)
            elif seat in self.waiting:
                self._tell(_WAITS[bool(player.owes), self.waiting[seat]], seat=seat)
            elif seat in blinds:
                continue
            elif player.owes:
                self._tell(Code.MISSED_POSTED, seat=seat)
            else:
                self._tell(Code.NEWCOMER_POSTS, seat=seat, how=PaysToJoin.POSTS if seat in posting else PaysToJoin.FREE)


_WAITS: Final = {
    (False, Until.BIG_BLIND): Code.NEWCOMER_WAITS,
    (False, Until.BUTTON_PASSED): Code.NEWCOMER_MUST_WAIT,
    (True, Until.BIG_BLIND): Code.MISSED_WAITS,
    (True, Until.BUTTON_PASSED): Code.MISSED_MUST_WAIT,
}


def _all_in(table: Table) -> Table:
    """The table as if all who are there had been dealt in before, and owed nothing."""
    players = tuple(replace(player, came=Came.STAYED, owes=()) for player in table.players)
    return replace(table, players=players)


def _passed(table: Table, before: int | None, now: int | None) -> set[int]:
    """The places that a blind goes over from one to the other, this one included."""
    if before is None or now is None or before == now:
        return set()
    return {*table.between(before, now), now}


# what makes no sense


def _faults(table: Table, ruleset: Ruleset) -> Iterator[Fault]:
    for at, place in enumerate(table.seats[1:], start=1):
        if place <= table.seats[at - 1]:
            yield _fault(f"/seats/{at}", "places_not_clockwise")
    yield from _place_faults(table)
    yield from _player_faults(table)
    yield from _first_hand_faults(table, ruleset)
    if table.small_blind > table.min_bet:
        yield _fault("/small_blind", "small_blind_above_big", big_blind=table.min_bet)
    if table.straddle is not None and table.straddle < 2 * table.min_bet:
        yield _fault("/straddle", "straddle_too_small", least=2 * table.min_bet)
    if len(for_big_blind(table)) < 2:
        yield _fault("/players", "alone")
    last = table.last
    if table.redeal and last is not None:
        place = last.button if last.big_blind is None else last.big_blind
        there = [one.seat for one in table.players if one.came is Came.STAYED and (table.is_tournament or one.present)]
        if place not in there:
            yield _fault("/redeal", "big_blind_gone", place=place)


def _place_faults(table: Table) -> Iterator[Fault]:
    named: list[tuple[str, int | None]] = [("/drawn", table.drawn)]
    named += [(f"/won_by/{at}", seat) for at, seat in enumerate(table.won_by)]
    for name, spot in (("last", table.last), ("belonged", table.belonged)):
        if spot is None:
            continue
        named += [(f"/{name}/{one}", getattr(spot, one)) for one in ("button", "small_blind", "big_blind")]
        if (spot.small_blind is None) != (spot.big_blind is None):
            missing = "small_blind" if spot.small_blind is None else "big_blind"
            yield _fault(f"/{name}/{missing}", "blind_missing")
        elif not _clockwise(table, spot):
            yield _fault(f"/{name}", "blinds_out_of_place")
    if table.last is not None:
        for member, debts in (("paid", table.last.paid or ()), ("late", table.last.late)):
            named += [(f"/last/{member}/{at}/seat", debt.seat) for at, debt in enumerate(debts)]
        named += [(f"/last/dealt_in/{at}", seat) for at, seat in enumerate(table.last.dealt_in or ())]
    for pointer, place in named:
        if place is not None and place not in table.seats:
            yield _fault(pointer, "no_such_place", place=place)
    if table.drawn in table.seats and table.drawn not in for_big_blind(table) and table.drawn is not None:
        yield _fault("/drawn", "seat_empty", place=table.drawn)


def _clockwise(table: Table, spot: Spot) -> bool:
    """Whether the blinds come after the button, or the button has the small one."""
    small, big = spot.small_blind, spot.big_blind
    if small is None or big is None or not {spot.button, small, big} <= set(table.seats):
        return True
    if len(set(table.seats)) < len(table.seats):
        return True
    if spot.button == small:
        return big != small
    return big not in (spot.button, small) and small in table.between(spot.button, big)


def _player_faults(table: Table) -> Iterator[Fault]:
    seats = [player.seat for player in table.players]
    known = None if table.last is None else table.last.dealt_in
    for at, player in enumerate(table.players):
        if player.seat in seats[:at]:
            yield _fault(f"/players/{at}/seat", "seat_twice", seat=player.seat)
        elif player.seat not in table.seats:
            yield _fault(f"/players/{at}/seat", "no_such_place", place=player.seat)
        if player.owes and table.is_tournament:
            yield _fault(f"/players/{at}/owes", "tournament_owes")
        elif player.owes and (player.came in (Came.MOVED, Came.NEW) or table.last is None):
            yield _fault(f"/players/{at}/owes", "newcomer_owes", seat=player.seat)
        stayed = player.came is Came.STAYED and player.present and not player.owes
        if stayed and known is not None and player.seat not in known:
            yield _fault(f"/players/{at}/came", "has_not_stayed", seat=player.seat)


def _first_hand_faults(table: Table, ruleset: Ruleset) -> Iterator[Fault]:
    if table.last is None:
        told = {"belonged": table.belonged, "won_by": table.won_by, "redeal": table.redeal}
        for member, found in told.items():
            if found:
                yield _fault(f"/{member}", "no_last_hand", member=member)
        if table.drawn is None and ruleset.button.first is FirstButton.DRAWN:
            yield _fault("/drawn", "draw_needed")
        return
    if table.drawn is not None:
        yield _fault("/drawn", "drawn_later")
    if ruleset.button.usage is Usage.WINNING and not table.won_by and not table.redeal:
        yield _fault("/won_by", "winner_needed")


def _fault(pointer: str, what: str, **params: Param) -> Fault:
    return fault(pointer, f"next_hand.{what}", **params)
