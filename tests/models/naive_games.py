"""What games are called and how they open, written from how they are dealt, and not from the service.

A hand is told by its name, its stakes and its seats; `streets` are the naive model's openings, one after the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.models.naive import NaiveRound, Opening, Post

BOARD = ("holdem", "omaha", "omaha_hi_lo", "short_deck", "bomb_pot")
UPCARDS = ("stud", "stud_hi_lo", "razz")
ONE_DRAW = ("five_card_draw", "deuce_to_seven_single_draw", "ace_to_five_draw")
THREE_DRAWS = ("deuce_to_seven_triple_draw", "badugi")
NAMES = (*BOARD, *UPCARDS, *ONE_DRAW, *THREE_DRAWS)
FIXED_FIRST = ("omaha_hi_lo", *UPCARDS, "five_card_draw", "ace_to_five_draw", *THREE_DRAWS)  # what is usual
CARDS = {"holdem": 2, "omaha": 4, "omaha_hi_lo": 4, "short_deck": 2, "bomb_pot": 2, "badugi": 4}


@dataclass(frozen=True)
class Table:
    """A game and its stakes. `bets`: the smaller and the larger; `killer`: the seat, and whether it is a full kill."""

    name: str
    structure: str
    stacks: tuple[tuple[int, int], ...]
    bets: tuple[int, int] = (0, 0)
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    one_antes: bool = False
    bring_in: int = 0
    max_bet: int | None = None
    killer: tuple[int, bool] | None = None
    chip: int = 1
    button: int | None = None
    first: int | None = None
    acts_last: int | None = None
    players_left: int | None = None


def structures(name: str) -> tuple[str, ...]:
    """How a game is bet, the usual way first. Without a limit in short deck alone; spread in the two oldest."""
    if name == "short_deck":
        return ("no_limit", "pot_limit")
    usual = "pot_limit" if name == "omaha" else "fixed_limit" if name in FIXED_FIRST else "no_limit"
    spread = ("spread_limit",) if name in ("holdem", "stud") else ()
    return tuple(dict.fromkeys((usual, "fixed_limit", "pot_limit", "no_limit", *spread)))


def house_rules(table: Table) -> dict[str, object]:
    """The game's own: in limit lowball, who has checked may not raise."""
    return (
        {"check_raise.allowed": False} if (table.name, table.structure) == ("ace_to_five_draw", "fixed_limit") else {}
    )


def most_seats(name: str) -> int:
    """How many can be dealt in, a card burnt before each deal but the first."""
    deck = 36 if name == "short_deck" else 52
    if name in UPCARDS:
        return 8  # six each and four burnt; the seventh lies in the middle if need be
    burnt = 3 if name in (*BOARD, *THREE_DRAWS) else 1
    board = 5 if name in BOARD else 0
    return (deck - burnt - board) // CARDS.get(name, 5)


def sizes(table: Table) -> list[int]:
    """The smallest bet on each street."""
    if table.name == "short_deck":  # what the button has in is the bet; after the flop it is an ante
        return [2 * table.ante] + [table.ante] * 3
    small, large = table.bets if table.bets[0] else (table.big_blind, table.big_blind)
    if table.killer:
        small, large = (2 * small, 2 * large) if table.killer[1] else (small + small // 2, large + large // 2)
    if table.name in UPCARDS:
        return [small, small, large, large, large]
    return [small, large] if table.name in ONE_DRAW else [small, small, large, large]


def first_street(table: Table) -> Opening:
    """How the hand opens; a bomb pot on its second street, all antes in the middle."""
    posts = tuple(posted(table))
    streets = len(sizes(table))
    opening = Opening(
        structure=table.structure,
        min_bet=sizes(table)[0],
        stacks=table.stacks,
        posts=posts,
        first_to_act=table.first,
        button=table.button,
        streets=streets,
        chip=table.chip,
        bring_in=table.bring_in,
        max_bet=table.max_bet,
        street_bets=tuple(sizes(table)),
        acts_last=table.acts_last,
        players_left=table.players_left,
    )
    if table.killer and table.first is None:  # as if the usual big blind were the last to be forced
        big = blinds(table)[1]
        opening = replace(opening, first_to_act=clockwise(table, big)[0])
    if table.name != "bomb_pot":
        return opening
    paid = {seat: min(table.ante, stack - stack % table.chip) for seat, stack in table.stacks}
    return replace(
        opening,
        street=2,
        posts=(),
        pot=sum(paid.values()),
        stacks=tuple((seat, stack - paid[seat]) for seat, stack in table.stacks),
        first_to_act=clockwise(table, table.button)[0],
        began_heads_up=sum(stack - paid[seat] >= table.chip for seat, stack in table.stacks) == 2,
    )


def clockwise(table: Table, button: int | None) -> list[int]:
    """The seats from the left of the button on, the button last if somebody has it."""
    seats = [seat for seat, _ in table.stacks]
    behind = [seat for seat in seats if button is not None and seat > button]
    return [*behind, *[seat for seat in seats if seat not in behind]]


def blinds(table: Table) -> tuple[int, int]:
    """Whose the blinds are: heads-up the small one is the button's own, if it lies at a seat."""
    seats = clockwise(table, table.button)
    return (seats[1], seats[0]) if len(seats) == 2 and table.button in seats else (seats[0], seats[1])


def posted(table: Table) -> Iterator[Post]:
    """Antes, blinds where they go round, and the kill above them."""
    seats = clockwise(table, table.button)
    if table.name == "short_deck":
        for seat in seats:
            at_button = seat == table.button
            yield Post(seat, "big_blind" if at_button else "small_blind", 2 * table.ante if at_button else table.ante)
        return
    small, big = blinds(table)
    if table.ante:
        for seat in [big] if table.one_antes else seats:
            yield Post(seat, "ante", table.ante)
    if table.name in UPCARDS or table.name == "bomb_pot":
        return
    killer = table.killer[0] if table.killer else None
    if table.small_blind and small != killer:
        yield Post(small, "small_blind", table.small_blind)
    if big != killer:
        yield Post(big, "small_blind" if table.killer else "big_blind", table.big_blind)
    if killer is not None:
        yield Post(killer, "big_blind", sizes(table)[0])


def next_street(table: Table, over: NaiveRound, live: tuple[int, ...], first: int | None, pair: bool) -> Opening | None:
    """The street after this one; None if fewer than two could bet on it. `live`: who is still in, clockwise.

    What nobody called goes back; who has folded, or is all-in, is dealt no more action.
    """
    was = over.opening
    back = returned(over)
    behind = {seat: over.behind(seat) + back.get(seat, 0) for seat in over.seats}
    if sum(behind[seat] >= was.chip for seat in live) < 2:
        return None
    order = clockwise(table, table.button)
    small, big_bet = was.bets_of_next(pair)
    return Opening(
        structure=was.structure,
        min_bet=small,
        stacks=tuple((seat, behind[seat]) for seat in over.seats if seat in live),
        first_to_act=next(seat for seat in order if seat in live) if first is None else first,
        button=was.button,
        street=was.street + 1,
        streets=was.streets,
        chip=was.chip,
        pot=over.pot() + sum(over.in_front(seat) for seat in over.seats) - sum(back.values()),
        max_bet=was.max_bet,
        big_bet=big_bet,
        street_bets=was.street_bets,
        players_left=was.players_left,
        began_heads_up=len(live) == 2 or sum(behind[seat] >= was.chip for seat in live) == 2,
    )


def returned(over: NaiveRound) -> dict[int, int]:
    """What nobody called, by the seat that it goes back to; what a folded seat has bet stays in."""
    front = {seat: over.in_front(seat) for seat in over.seats}
    highest = max(over.live(), key=lambda seat: front[seat])
    called = max(chips for seat, chips in front.items() if seat != highest)
    return {highest: front[highest] - called} if front[highest] > called else {}


def pots(table: Table, streets: list[NaiveRound]) -> list[tuple[int, tuple[int, ...]]]:
    """The chips of each pot and who can win it, from all that each seat has paid in the hand.

    An ante that the big blind pays for everybody is nobody's own: all who are in can win it.
    """
    live = streets[-1].live()
    paid = dict.fromkeys([seat for seat, _ in table.stacks], 0)
    for_all = 0
    if table.name == "bomb_pot":
        paid |= {seat: min(table.ante, stack - stack % table.chip) for seat, stack in table.stacks}
    for street in streets:
        for event in street.history:
            if event.kind == "ante" and table.one_antes:
                for_all += event.add
            else:
                paid[event.seat] += event.add
        for seat, chips in returned(street).items():
            paid[seat] -= chips
    made: list[tuple[int, tuple[int, ...]]] = [(for_all, live)]
    below = 0
    for level in sorted({paid[seat] for seat in live}):
        chips = sum(min(one, level) - min(one, below) for one in paid.values())
        winners = tuple(seat for seat in live if paid[seat] >= level)
        if winners == made[-1][1]:
            made[-1] = (made[-1][0] + chips, winners)
        else:
            made.append((chips, winners))
        below = level
    # What a folded seat has bet beyond all others: who is all-in for less wins no more than it put in of anybody.
    beyond = sum(max(0, one - below) for one in paid.values())
    for_it = streets[-1].able() or made[-1][1]
    if for_it == made[-1][1]:
        made[-1] = (made[-1][0] + beyond, for_it)
    else:
        made.append((beyond, for_it))
    return [pot for pot in made if pot[0]]
