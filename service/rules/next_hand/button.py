"""Where do button and blinds go after a hand?"""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import StrEnum

from ..model.table import Arrival, Blind, Debt, Last, Spot, Table


class ButtonMethod(StrEnum):
    """By which method the button goes on. "Forward moving button" may mean either of the two that move."""

    DEAD = "dead_button"  # the big blind goes on by a player; the others follow by place, also to empty ones
    MOVING = "moving_button"  # the button goes on by a player, and who was passed by a blind pays it now
    SIMPLIFIED = "simplified_button"  # the button goes on by a player; blinds are the next two, whoever paid
    WINNING = "winning_button"  # who won has it
    BUTTON_BLIND = "button_blind"  # the only blind is on the button, and everybody antes
    HOUSE = "house_choice"  # cash: dead or moving, the house says which; tournaments: dead


class Newcomer(StrEnum):
    """Which places a newcomer of a tournament takes over at once."""

    ANY_PLACE = "any_place"  # also blind or button, and none between small blind and button
    NOT_SMALL_BLIND_OR_BUTTON = "not_small_blind_or_button"


class WrongButton(StrEnum):
    """What becomes of a button that was wrong for a whole hand."""

    STANDS = "stands"  # it goes on from where it was
    PUT_RIGHT = "put_right"  # the places that were passed over are played now


class FirstButton(StrEnum):
    """Who has the first button."""

    DRAWN = "drawn"
    FIRST_STACK = "first_stack"  # the last stack clockwise, to the right of a dealer before the first seat
    SEAT_ONE = "seat_one"  # the first stack clockwise


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonRule:
    """How the button goes on. `heads_up_adjust`: nobody is big blind twice running as three become two.

    `advance_over_empty`: an empty button goes forward over empty seats and newcomers.
    """

    method: ButtonMethod = ButtonMethod.DEAD
    advance_over_empty: bool = False
    newcomer: Newcomer = Newcomer.ANY_PLACE
    error: WrongButton = WrongButton.STANDS
    heads_up_adjust: bool = True
    first: FirstButton = FirstButton.DRAWN


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """Where button and blinds are, as places; `posts`: who posts which blind, `late` after the others.

    `barred`: who sits where nobody is dealt in. `advanced_from`: the empty place that the button went forward from.
    `beside`: the button could not stay between the blinds.
    """

    button: int
    small_blind: int | None
    big_blind: int | None
    posts: tuple[tuple[int, Blind], ...]
    late: tuple[tuple[int, Blind], ...] = ()
    barred: frozenset[int] = frozenset()
    advanced_from: int | None = None
    beside: bool = False
    paid: tuple[Debt, ...] | None = None
    owed_late: tuple[Debt, ...] = field(default=())

    @property
    def big(self) -> int:
        """Where the big blind is due, be it the only blind and on the button."""
        return self.button if self.big_blind is None else self.big_blind


def after(table: Table, seats: Collection[int], start: int | None) -> int:
    """The first of `seats` clockwise after the place."""
    return next(seat for seat in table.clockwise(start) if seat in seats)


def active(table: Table) -> set[int]:
    """Who can be due for any place. In a cash game: who is there, was dealt in before, and owes nothing."""
    if table.is_tournament:
        return {player.seat for player in table.players}
    return {
        player.seat
        for player in table.players
        if player.present and not player.owes and player.arrival in (Arrival.STAYED, Arrival.RETURNED)
    }


def for_big_blind(table: Table) -> set[int]:
    """Who can be due for the big blind: it brings in newcomers, and who owes blinds."""
    return {player.seat for player in table.players if table.is_tournament or player.present}


def newcomers(table: Table) -> set[int]:
    """Who has taken a seat since the last hand."""
    return {player.seat for player in table.players if player.arrival.is_new_here}


def were_in(table: Table) -> set[int]:
    """Who was dealt in last time: in a tournament the absent too."""
    back = {player.seat for player in table.players if player.arrival is Arrival.RETURNED and not table.is_tournament}
    return active(table) - newcomers(table) - back


def coming(table: Table) -> set[int]:
    """Who is to come in: in a tournament newcomers, in a cash game they and who owes blinds."""
    return newcomers(table) if table.is_tournament else for_big_blind(table) - active(table)


def places(table: Table, last: Last, rule: ButtonRule, method: ButtonMethod) -> Places:
    """Where the button goes, and who posts blinds, three or more being dealt in; see `heads_up` for two."""
    match method:
        case ButtonMethod.DEAD | ButtonMethod.HOUSE:
            return _dead(table, last, rule)
        case ButtonMethod.MOVING:
            return _moving(table, last)
        case ButtonMethod.BUTTON_BLIND:
            return button_blind(after(table, for_big_blind(table), last.button))
        case _:
            start = last.button
            button = _winner(table, start) if method is ButtonMethod.WINNING else None
            return simplified(table, after(table, active(table), start) if button is None else button)


def goes_on(table: Table, method: ButtonMethod) -> bool:
    """Whether enough are left of those who were in: for a button that goes by players two, for one by places one."""
    match method:
        case ButtonMethod.MOVING:
            return len(active(table) - newcomers(table)) > 1
        case ButtonMethod.SIMPLIFIED | ButtonMethod.WINNING:
            return len(active(table)) > 1
        case _:
            return bool(active(table))


def _dead(table: Table, last: Last, rule: ButtonRule) -> Places:
    """The big blind first, the others by place.

    Clause: dead button (tda-2024:32, roberts-11:4.1); newcomers (tda-2024:10.A, roberts-11:4.7).
    """
    sits = {player.seat for player in table.players}
    small, big = _blinds_of(last)
    big_blind = after(table, for_big_blind(table), big)
    button, place, due = small, big, active(table)
    beside = not _in_order(table, button, place, big_blind)
    if beside:
        right = [seat for seat in table.between(big_blind, place) if seat in due]
        button = right[-1] if right else big_blind  # two are left, and who sits between them waits
    advanced_from = None
    new = newcomers(table)
    if rule.advance_over_empty and table.is_tournament and button not in sits and button != place:
        way = table.between(button, place)
        if way and all(seat not in sits or seat in new for seat in way):
            advanced_from, button = button, way[-1]
    barred = _barred(table, rule, button, place, big_blind)
    return Places(
        button=button,
        small_blind=place,
        big_blind=big_blind,
        posts=_blinds(place, due - barred, big_blind),
        barred=barred,
        advanced_from=advanced_from,
        beside=beside,
    )


def _blinds(place: int | None, due: Collection[int], big_blind: int) -> tuple[tuple[int, Blind], ...]:
    """Who posts which blind: the small one only if somebody who is due sits at its place."""
    small = () if place is None or place not in due else ((place, Blind.SMALL_BLIND),)
    return (*small, (big_blind, Blind.BIG_BLIND))


def _barred(table: Table, rule: ButtonRule, button: int, place: int, big_blind: int) -> frozenset[int]:
    """Who comes in at places where nobody does."""
    if not table.is_tournament:
        within = {button, *table.between(button, big_blind)}
    else:
        within = set(table.between(button, place)) if button != place else set()
        if rule.newcomer is Newcomer.NOT_SMALL_BLIND_OR_BUTTON:
            within |= {button, place}
    return frozenset(coming(table) & within - {big_blind})


def _blinds_of(last: Spot) -> tuple[int, int]:
    """The places of the last blinds; after a hand with a button blind, the button's for both."""
    small = last.button if last.small_blind_seat is None else last.small_blind_seat
    return small, small if last.big_blind_seat is None else last.big_blind_seat


def _in_order(table: Table, button: int, place: int, big_blind: int) -> bool:
    """Whether one comes to the small blind's place first, going clockwise from the button, and then the big blind."""
    way = table.clockwise(button)[:-1]
    return place in way and big_blind in way and way.index(place) < way.index(big_blind)


def _winner(table: Table, start: int) -> int | None:
    """Who won and is there for the next hand: of several the first clockwise from the old button."""
    there = set(table.won_by) & active(table)
    return after(table, there, start) if there else None


def simplified(table: Table, button: int) -> Places:
    """The blinds are the next two after the button."""
    due = active(table) | {button}
    small_blind = after(table, due, button)
    big_blind = after(table, (due | for_big_blind(table)) - {small_blind}, small_blind)
    return Places(
        button=button,
        small_blind=small_blind,
        big_blind=big_blind,
        posts=((small_blind, Blind.SMALL_BLIND), (big_blind, Blind.BIG_BLIND)),
        barred=frozenset() if table.is_tournament else _inside(table, button, small_blind, big_blind),
    )


def _inside(table: Table, button: int, small_blind: int, big_blind: int) -> frozenset[int]:
    """Who may not come in: between button and big blind, but for who posts."""
    within = set(table.seats) if button == big_blind else set(table.between(button, big_blind))
    return frozenset(coming(table) & within - {button, small_blind, big_blind})


def button_blind(button: int) -> Places:
    """The button posts the only blind."""
    return Places(button=button, small_blind=None, big_blind=None, posts=((button, Blind.BIG_BLIND),))


def heads_up(button: int, big_blind: int) -> Places:
    """Two are dealt in: the button posts the small blind.

    Clause: tda-2024:34.B, roberts-11:4.3.
    """
    return Places(
        button=button,
        small_blind=button,
        big_blind=big_blind,
        posts=((button, Blind.SMALL_BLIND), (big_blind, Blind.BIG_BLIND)),
    )


def bought(spots: Places, buyer: int) -> Places:
    """The same hand with the button bought: next hand the buyer has it, and the two after him the blinds.

    Who was big blind last posts nothing now, and is small blind next. Clause: buying the button (wsop-live-2026:158).
    """
    posts = ((buyer, Blind.BIG_BLIND),)
    return Places(button=spots.button, small_blind=buyer, big_blind=spots.small_blind, posts=posts)


def played_there(spot: Spot, there: Collection[int]) -> Places | None:
    """These places, for who is `there`; None if the big blind's is empty or taken by somebody else."""
    spots = Places(button=spot.button, small_blind=spot.small_blind_seat, big_blind=spot.big_blind_seat, posts=())
    if spots.big not in there:
        return None
    return replace(spots, posts=_blinds(spots.small_blind, there, spots.big))


def put_right(table: Table, rule: ButtonRule) -> Places | None:
    """The places where button and blinds belonged; None if nobody can play there, or the book has wrong ones stand."""
    belonged, were = table.should_have_been, active(table) - newcomers(table)
    if belonged is None or rule.error is not WrongButton.PUT_RIGHT or len(were) < 2:
        return None
    spots = played_there(belonged, were)
    if spots is None or spots.small_blind is None:
        return spots
    barred = _barred(table, rule, spots.button, spots.small_blind, spots.big)
    return replace(spots, posts=_blinds(spots.small_blind, active(table) - barred, spots.big), barred=barred)


def begun(table: Table, button: int, method: ButtonMethod) -> Places:
    """The places of a hand with this button at which all who are there are dealt in."""
    sits = for_big_blind(table)
    if method is ButtonMethod.BUTTON_BLIND:
        return button_blind(button)
    return heads_up(button, after(table, sits, button)) if len(sits) == 2 else simplified(table, button)


def of_two(table: Table, two: Collection[int], last: Last, rule: ButtonRule, method: ButtonMethod, big: int) -> Places:
    """The places of a hand for these two; `big`: who is big blind where that one goes on first."""
    button = _button_of_two(table, two, last, rule, method, big)
    (other,) = (seat for seat in two if seat != button)
    return heads_up(button, other)


def _button_of_two(
    table: Table, two: Collection[int], last: Last, rule: ButtonRule, method: ButtonMethod, big: int
) -> int:
    first, second = two
    other = {first: second, second: first}
    match method:
        case ButtonMethod.DEAD | ButtonMethod.HOUSE:
            return other[big]
        case ButtonMethod.WINNING if (winner := _winner(table, last.button)) in other and winner is not None:
            return winner
    button = after(table, two, last.button)
    if method is ButtonMethod.SIMPLIFIED and rule.heads_up_adjust and other[button] == last.big_blind_seat:
        player = table.player(other[button])
        return button if player is None or player.arrival.is_new_here else other[button]
    return button


def _moving(table: Table, last: Last) -> Places:
    """The button goes on by a player; it and the next two each post the biggest blind not paid since their button.

    Clause: moving button (roberts-11:4.1).
    """
    come = coming(table) | (newcomers(table) & for_big_blind(table))
    due = active(table) - come
    button = after(table, due, last.button)
    small_blind = after(table, due, button)
    big_blind = after(table, (due | come) - {small_blind}, small_blind)
    paid = {seat: blinds for seat, blinds in _paid(last).items() if seat not in newcomers(table)}
    same = {player.seat for player in table.players} - newcomers(table)
    late = {debt.seat: set(debt.blinds) for debt in last.owes if debt.seat in same}
    left = paid.pop(last.button, None)  # only who had the button, or its empty place, begins anew
    for seat in table.between(last.button, button):
        paid.pop(seat, None)
    if left is not None and last.button in same and (unpaid := set(Blind) - left):
        late.setdefault(last.button, set()).update(unpaid)
    posts: list[tuple[int, Blind]] = []
    for seat in dict.fromkeys((button, small_blind)):
        biggest = next((blind for blind in reversed(Blind) if blind not in paid.get(seat, set())), None)
        if biggest is not None and seat != big_blind:
            posts.append((seat, biggest))
    posts.append((big_blind, Blind.BIG_BLIND))
    for seat, blind in posts:
        paid.setdefault(seat, set()).add(blind)
    paying = {seat for seat, _ in posts}
    now = []
    for seat in table.clockwise(button):
        if seat in late and seat in due and seat not in paying:
            blind = Blind.BIG_BLIND if Blind.BIG_BLIND in late[seat] else Blind.SMALL_BLIND
            now.append((seat, blind))
            late[seat].discard(blind)
    posts.sort(key=lambda post: post[1] is Blind.BIG_BLIND)
    return Places(
        button=button,
        small_blind=small_blind,
        big_blind=big_blind,
        posts=tuple(posts),
        late=tuple(now),
        barred=_inside(table, button, small_blind, big_blind),
        paid=_debts(table, paid),
        owed_late=_debts(table, late),
    )


def _paid(last: Last) -> dict[int, set[Blind]]:
    """What each has paid since his button; if it is not told, as after a hand of three or more without departures."""
    if last.blinds_paid is not None:
        return {debt.seat: set(debt.blinds) for debt in last.blinds_paid}
    small, big = _blinds_of(last)
    return {big: {Blind.BIG_BLIND}, small: set(Blind), last.button: set(Blind)}


def _debts(table: Table, blinds: dict[int, set[Blind]]) -> tuple[Debt, ...]:
    sits = {player.seat for player in table.players}
    return tuple(
        Debt(seat=seat, blinds=tuple(blind for blind in Blind if blind in blinds[seat]))
        for seat in sorted(blinds)
        if seat in sits and blinds[seat]
    )
