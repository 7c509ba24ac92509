"""What makes no sense in what is told of a table between two hands?"""

from collections.abc import Iterator

from .faults import fault
from .model.amounts import MOST_CHIPS
from .model.fault import Fault
from .model.table import Arrival, Entry, Spot, Table
from .model.template import Param
from .next_hand.button import ButtonMethod, FirstButton, for_big_blind, were_in
from .ruleset import Ruleset


def table_faults(table: Table, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every fault in what is told of the table; none if the next hand can be dealt."""
    return tuple(_faults(table, ruleset))


def _faults(table: Table, ruleset: Ruleset) -> Iterator[Fault]:
    for at, place in enumerate(table.seats[1:], start=1):
        if place <= table.seats[at - 1]:
            yield _fault(f"/seats/{at}", "places_not_clockwise")
    yield from _place_faults(table, ruleset)
    yield from _player_faults(table)
    yield from _first_hand_faults(table, ruleset)
    yield from _size_faults(table)
    if len(for_big_blind(table)) < 2:
        yield _fault("/players", "alone")
    last = table.last
    if table.redeal and last is not None:
        place = last.button if last.big_blind_seat is None else last.big_blind_seat
        if place not in were_in(table):
            yield _fault("/redeal", "big_blind_gone", place=place)
        elif len(were_in(table)) < 2:
            yield _fault("/redeal", "alone")
        if table.should_have_been is not None:
            yield _fault("/should_have_been", "redeal_put_right")


def _size_faults(table: Table) -> Iterator[Fault]:
    if table.small_blind > table.big_blind:
        yield _fault("/small_blind", "small_blind_above_big", big_blind=table.big_blind)
    if table.straddle is not None and table.straddle < 2 * table.big_blind:
        yield _fault("/straddle", "straddle_too_small", least=2 * table.big_blind)
    if any(player.entry is Entry.STRADDLE for player in table.players) and 2 * table.big_blind > MOST_CHIPS:
        yield _fault("/big_blind", "straddle_above_maximum")


def _place_faults(table: Table, ruleset: Ruleset) -> Iterator[Fault]:
    named: list[tuple[str, int | None]] = [("/button_drawn", table.button_drawn)]
    named += [(f"/won_by/{at}", seat) for at, seat in enumerate(table.won_by)]
    for name, spot in (("last", table.last), ("should_have_been", table.should_have_been)):
        if spot is None:
            continue
        places = ("button", "small_blind_seat", "big_blind_seat")
        named += [(f"/{name}/{place}", getattr(spot, place)) for place in places]
        if (spot.small_blind_seat is None) != (spot.big_blind_seat is None):
            missing = "small_blind_seat" if spot.small_blind_seat is None else "big_blind_seat"
            yield _fault(f"/{name}/{missing}", "blind_missing")
        elif spot.big_blind_seat is None and ruleset.button.method is not ButtonMethod.BUTTON_BLIND:
            yield _fault(f"/{name}", "blinds_needed")
        elif not _clockwise(table, spot):
            yield _fault(f"/{name}", "blinds_out_of_place")
    if table.last is not None:
        for member, debts in (("blinds_paid", table.last.blinds_paid or ()), ("owes", table.last.owes)):
            named += [(f"/last/{member}/{at}/seat", debt.seat) for at, debt in enumerate(debts)]
        named += [(f"/last/dealt_in/{at}", seat) for at, seat in enumerate(table.last.dealt_in or ())]
    for pointer, place in named:
        if place is not None and place not in table.seats:
            yield _fault(pointer, "no_such_place", place=place)


def _clockwise(table: Table, spot: Spot) -> bool:
    """Whether the blinds come after the button, or the button has the small one, or the only one."""
    small, big = spot.small_blind_seat, spot.big_blind_seat
    if small is None or big is None or not {spot.button, small, big} <= set(table.seats):
        return True
    if len(set(table.seats)) < len(table.seats):
        return True
    if spot.button == small:
        return True
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
        elif player.owes and (player.arrival in (Arrival.MOVED, Arrival.NEW) or table.last is None):
            yield _fault(f"/players/{at}/owes", "newcomer_owes", seat=player.seat)
        stayed = player.arrival is Arrival.STAYED and player.present and not player.owes
        if stayed and known is not None and player.seat not in known:
            yield _fault(f"/players/{at}/arrival", "has_not_stayed", seat=player.seat)


def _first_hand_faults(table: Table, ruleset: Ruleset) -> Iterator[Fault]:
    if table.last is None:
        members = {"should_have_been": table.should_have_been, "won_by": table.won_by, "redeal": table.redeal}
        for member, value in members.items():
            if value:
                yield _fault(f"/{member}", "no_last_hand", member=member)
        if table.button_drawn is None and ruleset.button.first is FirstButton.DRAWN:
            yield _fault("/button_drawn", "draw_needed")
        drawn = table.button_drawn
        may_be_dead = ruleset.button.method in (ButtonMethod.DEAD, ButtonMethod.HOUSE)
        if drawn is not None and drawn in table.seats and drawn not in for_big_blind(table) and not may_be_dead:
            yield _fault("/button_drawn", "button_needs_player", place=drawn)
        return
    if table.button_drawn is not None:
        yield _fault("/button_drawn", "drawn_later")
    if ruleset.button.method is ButtonMethod.WINNING and not table.won_by and not table.redeal:
        yield _fault("/won_by", "winner_needed")


def _fault(pointer: str, what: str, **params: Param) -> Fault:
    return fault(pointer, f"next_hand.{what}", **params)
