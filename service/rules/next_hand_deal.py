"""A hand has ended: where is the button now, who posts what, who is dealt in, who acts first?"""

from collections.abc import Collection, Sequence
from dataclasses import replace as but
from typing import Final

from msgspec.structs import replace

from .messages import ByStraddle, DrawnOfTwo, PaysToJoin
from .model.fault import Fault
from .model.noun import Noun
from .model.reason import Basis, Code, Reason
from .model.round import BettingRound, Opening, Player, Post, PostType
from .model.table import AnteBy, Arrival, Blind, Deal, Debt, Last, NextHand, Seated, Table, Until, Waiting
from .model.template import Param
from .next_hand.button import (
    ButtonMethod,
    FirstButton,
    Places,
    WrongButton,
    after,
    begun,
    bought,
    coming,
    for_big_blind,
    goes_on,
    of_two,
    places,
    played_there,
    put_right,
    were_in,
)
from .next_hand.coming_in import Coming, coming_in, owes, with_straddle
from .opening import deal_in
from .ruleset import Ruleset
from .situation import because
from .table_faults import table_faults

_PASSING: Final = (ButtonMethod.DEAD, ButtonMethod.MOVING, ButtonMethod.SIMPLIFIED)
"""The methods by which blinds go round the table, and so can pass a seat."""
_POSTS: Final = {Blind.SMALL_BLIND: PostType.SMALL_BLIND, Blind.BIG_BLIND: PostType.BIG_BLIND}
_SENT_AS: Final = {"posts": "big_blind", "min_bet": "big_blind", "dead_small_blind": "small_blind"}
"""What an opening calls otherwise than the table does."""
_WAITS: Final = {
    (False, Until.BIG_BLIND): Code.NEWCOMER_WAITS,
    (False, Until.BUTTON_PASSED): Code.NEWCOMER_MUST_WAIT,
    (True, Until.BIG_BLIND): Code.MISSED_WAITS,
    (True, Until.BUTTON_PASSED): Code.MISSED_MUST_WAIT,
}


class _Setup(Noun, frozen=True):
    """What every part of the answer looks at: the table, the rulebook, and the method by which the button goes on."""

    table: Table
    ruleset: Ruleset
    method: ButtonMethod

    def because(self, code: Code, /, **facts: Param) -> Reason:
        return because(code, self.ruleset, None, **facts)

    def is_of_two(self, dealt_in: int) -> bool:
        """Whether so many play heads-up, with the small blind on the button."""
        return dealt_in == 2 and self.method is not ButtonMethod.BUTTON_BLIND


def next_hand(table: Table, ruleset: Ruleset) -> NextHand | tuple[Fault, ...]:
    """The next hand at this table, or every fault in what is told of it."""
    faults = table_faults(table, ruleset)
    if faults:
        return faults
    methods: tuple[ButtonMethod, ...] = (ruleset.button.method,)
    if ruleset.button.method is ButtonMethod.HOUSE:
        same = table.is_tournament or table.last is None  # the first hand is the same by either
        methods = (ButtonMethod.DEAD,) if same else (ButtonMethod.DEAD, ButtonMethod.MOVING)
    deals = [_deal(_Setup(table, ruleset, method)) for method in methods]
    wrong = tuple(dict.fromkeys(fault for deal in deals for fault in _opening_faults(deal.opening, ruleset)))
    if wrong:
        return wrong
    return NextHand(deal=deals[0]) if len(deals) == 1 else NextHand(deal=None, alternatives=tuple(deals))


def _opening_faults(opening: Opening, ruleset: Ruleset) -> tuple[Fault, ...]:
    """What the round lacks that is to be played, or has too much of, where the table has it."""
    round = deal_in(opening, ruleset)
    if isinstance(round, BettingRound):
        return ()
    members = ((fault, fault.pointer.split("/")[1]) for fault in round)
    return tuple(replace(fault, pointer=f"/{_SENT_AS.get(member, member)}") for fault, member in members)


def _deal(setup: _Setup) -> Deal:
    """The next hand by the method."""
    table, last, rule = setup.table, setup.table.last, setup.ruleset.button
    if last is None:
        return _first_hand(setup)
    again = played_there(last, were_in(table)) if table.redeal else None
    if again is not None:
        again = but(again, paid=last.blinds_paid, owed_late=last.owes)
        return _dealt(setup, again, _as_before(setup, again), (setup.because(Code.BUTTON_STAYS),))
    right = put_right(table, rule)
    if right is None and not goes_on(table, setup.method):
        return _started_anew(setup, last)
    spots = places(table, last, rule, setup.method) if right is None else right
    here = coming_in(table, spots, setup.ruleset.coming_in, setup.method)
    if len(here.dealt_in) < 2:
        return _started_anew(setup, last)
    if setup.is_of_two(len(here.dealt_in)):
        # The places where the button should have been are played from the big blind on, as a dead button is.
        method = setup.method if right is None else ButtonMethod.DEAD
        spots = of_two(table, here.dealt_in, last, rule, method, spots.big)
        here = but(here, late=(), straddler=None)
        where = [setup.because(Code.BLINDS_HEADS_UP, seat=spots.button)]
    else:
        where = _why_there(setup, spots, here) if right is None else []
    if table.should_have_been is not None:
        where.insert(0, setup.because(Code.BUTTON_FOUND_WRONG, why=WrongButton.STANDS if right is None else rule.error))
    why = (*where, *_why_they_come(setup, spots, here))
    return _dealt(setup, spots, here, why, passes=right is None and setup.method in _PASSING)


def _first_hand(setup: _Setup) -> Deal:
    """The first hand. A button drawn for an empty place is dead; of two players the small blind has it."""
    table, how = setup.table, setup.ruleset.button.first
    sits = for_big_blind(table)
    if table.button_drawn is None:
        way = [seat for seat in table.seats if seat in sits]
        button = way[0 if how is FirstButton.SEAT_ONE else -1]
        return _begun(setup, button, setup.because(Code.BUTTON_FIRST_PLACED, button=button, why=how))
    drawn = table.button_drawn
    if drawn not in sits and setup.is_of_two(len(sits)):
        button = after(table, sits, drawn)
        return _begun(setup, button, setup.because(Code.BUTTON_FIRST_PLACED, button=button, why=DrawnOfTwo.NEXT_PLAYER))
    why = setup.because(Code.BUTTON_FIRST_PLACED, button=drawn, why=FirstButton.DRAWN)
    return _begun(setup, drawn, why, *(() if drawn in sits else (setup.because(Code.BUTTON_EMPTY, button=drawn),)))


def _started_anew(setup: _Setup, last: Last) -> Deal:
    """All who are there are dealt in, the button with who won or is next: too few can wait for their turn."""
    sits = for_big_blind(setup.table)
    won = sits & {*setup.table.won_by} if setup.method is ButtonMethod.WINNING else set()
    button = after(setup.table, won or sits, last.button)
    return _begun(setup, button, setup.because(Code.TABLE_STARTS_ANEW))


def _begun(setup: _Setup, button: int, *why: Reason) -> Deal:
    """A hand for all who are there, as if they had been dealt in before, and owed nothing."""
    sits = for_big_blind(setup.table)
    players = setup.table.players
    all_in = tuple(
        replace(player, arrival=Arrival.STAYED, owes=()) if player.seat in sits else player for player in players
    )
    setup = replace(setup, table=replace(setup.table, players=all_in))
    two = (setup.because(Code.BLINDS_HEADS_UP, seat=button),) if setup.is_of_two(len(sits)) else ()
    spots = begun(setup.table, button, setup.method)
    here = with_straddle(setup.table, Coming(dealt_in=sits), spots, setup.method)
    return _dealt(setup, spots, here, (*why, *two))


def _as_before(setup: _Setup, spots: Places) -> Coming:
    """A redeal is for those who were in: who has come since waits."""
    table, were = setup.table, were_in(setup.table)
    waiting = dict.fromkeys(sorted(for_big_blind(table) - were), Until.NEXT_HAND)
    return with_straddle(table, Coming(dealt_in=were, waiting=waiting), spots, setup.method)


def _dealt(setup: _Setup, turn: Places, here: Coming, why: tuple[Reason, ...], *, passes: bool = False) -> Deal:
    """The answer; `turn`: where button and blinds are if nobody buys the button; `passes`: whether they pass seats."""
    table, method, buyer = setup.table, setup.method, here.buyer
    spots = turn if buyer is None else bought(turn, buyer)
    order = tuple(seat for seat in table.clockwise(spots.button) if seat in here.dealt_in)
    big = spots.big if buyer is None else buyer
    if setup.is_of_two(len(order)) and spots.button in order:
        first = spots.button
    else:
        first = after(table, order, big if here.straddler is None else here.straddler)
    owed = owes(table, order, spots if passes else None)
    debts = {player.seat: player.owes for player in table.players}
    reasons = list(why)
    if table.ante and table.ante_by is AnteBy.BIG_BLIND:
        reasons.append(setup.because(Code.BLINDS_ANTE_LAST, seat=big))
    for seat, blind in spots.late:
        if _sizes_of(table)[blind]:
            reasons.append(setup.because(Code.BLINDS_LATE, seat=seat, post=_POSTS[blind].value))
    reasons += [
        setup.because(Code.MISSED_OWED, seat=debt.seat) for debt in owed if set(debt.blinds) - {*debts[debt.seat]}
    ]
    for player in sorted(table.players, key=lambda player: player.seat):
        if table.is_tournament and not player.present and player.seat in order:
            reasons.append(setup.because(Code.ABSENT_DEALT_IN, seat=player.seat))
    acts = Reason(code=Code.TABLE_FIRST_TO_ACT, clause=None, basis=Basis.DERIVED, params=(("seat", first),))
    no_small_blind = all(blind is not Blind.SMALL_BLIND for _, blind in spots.posts)
    dead = method is not ButtonMethod.MOVING and no_small_blind and buyer is None and spots.small_blind is not None
    stacks = {player.seat: player.stack for player in table.players}
    opening = Opening(
        structure=table.structure,
        min_bet=table.big_blind,
        chip=table.chip,
        street=None if table.streets is None else 1,
        streets=table.streets,
        max_bet=table.max_bet,
        players_left=table.players_left,
        button=spots.button,
        players=tuple(Player(seat=seat, stack=stacks[seat]) for seat in sorted(order)),
        posts=_posts(table, spots, order, here),
        first_to_act=first,
        dead_small_blind=table.small_blind if dead else 0,
    )
    return Deal(
        button_method=method.value,
        button=spots.button,
        button_dead=spots.button not in order,
        small_blind_seat=spots.small_blind if table.small_blind else None,
        dealt_in=order,
        first_to_act=first,
        waiting=tuple(Waiting(seat=seat, until=here.waiting[seat]) for seat in sorted(here.waiting)),
        owes=owed,
        players=_players_after(table, order, owed),
        opening=opening,
        last=Last(
            button=spots.button,
            small_blind_seat=spots.small_blind,
            big_blind_seat=spots.big_blind,
            blinds_paid=spots.paid,
            owes=spots.owed_late,
            dealt_in=order,
        ),
        reasons=(*reasons, acts),
    )


def _posts(table: Table, spots: Places, order: Sequence[int], coming: Coming) -> tuple[Post, ...]:
    """Every post in the order in which they are made: antes of all, blinds, the ante for all, straddle, late ones.

    `order`: who is dealt in, clockwise from the button.
    """
    sizes = _sizes_of(table)
    rows = [(seat, PostType.ANTE, table.ante) for seat in order if table.ante_by is AnteBy.EACH]
    rows += [(seat, _POSTS[blind], sizes[blind]) for seat, blind in spots.posts]
    if coming.buyer is not None:
        rows.append((coming.buyer, PostType.DEAD, table.small_blind))
    if table.ante_by is AnteBy.BIG_BLIND:
        rows.append((spots.big if coming.buyer is None else coming.buyer, PostType.ANTE, table.ante))
    if coming.straddler is not None:
        rows.append((coming.straddler, PostType.STRADDLE, table.straddle or 2 * table.big_blind))
    at_blinds = {seat for seat, _ in spots.posts}
    late = [(post.seat, post.type, post.amount) for post in coming.late if post.seat not in at_blinds]
    late += [(seat, PostType.POST, sizes[blind]) for seat, blind in spots.late]
    rows += sorted(late, key=lambda post: order.index(post[0]))
    return tuple(Post(seat=seat, type=type, amount=amount) for seat, type, amount in rows if amount)


def _sizes_of(table: Table) -> dict[Blind, int]:
    """What each blind comes to (chips)."""
    return {Blind.SMALL_BLIND: table.small_blind, Blind.BIG_BLIND: table.big_blind}


def _players_after(table: Table, dealt_in: Collection[int], owed: tuple[Debt, ...]) -> tuple[Seated, ...]:
    """The players as the next question wants them, with the stacks as sent.

    Who was dealt in has stayed. A newcomer who was not is one still; anybody else who was not comes back (`RETURNED`).
    """
    debts = {debt.seat: debt.blinds for debt in owed}
    players = []
    for player in table.players:
        arrival = player.arrival if player.arrival.is_new_here else Arrival.RETURNED
        if player.seat in dealt_in:
            arrival = Arrival.STAYED
        players.append(replace(player, arrival=arrival, owes=debts.get(player.seat, ())))
    return tuple(players)


def _why_there(setup: _Setup, spots: Places, here: Coming) -> list[Reason]:
    """Why button and blinds are where they are, three or more being dealt in."""
    if spots.advanced_from is not None:
        reasons = [setup.because(Code.BUTTON_ADVANCED, place=spots.advanced_from, button=spots.button)]
    elif spots.beside:
        reasons = [setup.because(Code.BUTTON_BETWEEN_BLINDS, button=spots.button)]
    else:
        reasons = [setup.because(Code.BUTTON_PLACED, button=spots.button, why=setup.method)]
    if here.buyer is not None:
        return reasons
    posted = [(seat, blind) for seat, blind in spots.posts if _sizes_of(setup.table)[blind]]
    for seat, blind in posted:
        code = Code.BLINDS_BIG if blind is Blind.BIG_BLIND else Code.BLINDS_SMALL
        reasons.append(setup.because(code, seat=seat))
    dead = setup.method is ButtonMethod.DEAD and len(spots.posts) == 1 and setup.table.small_blind
    if dead and spots.small_blind is not None:
        reasons.append(setup.because(Code.BLINDS_SMALL_DEAD, place=spots.small_blind))
    return reasons


def _why_they_come(setup: _Setup, spots: Places, here: Coming) -> tuple[Reason, ...]:
    """Whose button is dead, and how each comes in who was not in the last hand."""
    empty = () if spots.button in here.dealt_in else (setup.because(Code.BUTTON_EMPTY, button=spots.button),)
    each = (_why_comes(setup, seat, spots, here) for seat in sorted(coming(setup.table)))
    return (*empty, *(reason for reason in each if reason))


def _why_comes(setup: _Setup, seat: int, spots: Places, here: Coming) -> Reason | None:
    """How a player comes in, or why not; None who is simply due for a blind."""
    player = setup.table.player(seat)
    if player is None:
        return None
    if setup.table.is_tournament:
        return setup.because(Code.NEWCOMER_DEALT_IN if seat in here.dealt_in else Code.NEWCOMER_BETWEEN, seat=seat)
    if seat == here.buyer:
        return setup.because(Code.NEWCOMER_BUYS_BUTTON, seat=seat)
    until = here.waiting.get(seat)
    if seat == here.straddler or until is Until.UNDER_THE_GUN:
        when = ByStraddle.NOW if seat == here.straddler else ByStraddle.LATER
        return setup.because(Code.MISSED_STRADDLED, seat=seat, why=when)
    if until is not None:
        return setup.because(_WAITS[bool(player.owes), until], seat=seat)
    if any(seat == posting for posting, _ in spots.posts):
        return None
    if player.owes:
        return setup.because(Code.MISSED_POSTED, seat=seat)
    posts_big = any(post.seat == seat for post in here.late)
    return setup.because(Code.NEWCOMER_POSTS, seat=seat, how=PaysToJoin.POSTS if posts_big else PaysToJoin.FREE)
