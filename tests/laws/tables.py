"""Tables of a tournament whose players leave and come, hand after hand, and what holds of button and blinds there.

`python -m tests.laws.tables --sequences 100000`: each law over so many random tables, how often it was looked at, and
how often it did not hold.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from multiprocessing import Pool
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from service.rules import Ruleset, deal_in, next_hand
from service.rules.model.round import BettingRound, PostType, Structure
from service.rules.model.table import Arrival, Deal, Format, Last, NextHand, Seated, Table
from service.rules.next_hand.button import ButtonMethod, ButtonRule

PLACES: Final = tuple(range(1, 10))
HANDS: Final = 30
SEED: Final = 20261124
BIG, SMALL = 100, 50
THREE: Final = 3


@dataclass(frozen=True, slots=True)
class Played:
    """A hand as it was asked for and dealt, with who sat where, by number."""

    asked: Table
    deal: Deal
    who: Mapping[int, int]
    ruleset: Ruleset

    def posted(self, type: PostType, amount: int | None = None) -> list[int]:
        """Who posted that, by seat."""
        posts = self.deal.opening.posts
        return [post.seat for post in posts if post.type is type and amount in (None, post.amount)]

    @property
    def many(self) -> bool:
        """Whether three or more were dealt in."""
        return len(self.deal.dealt_in) >= THREE

    @property
    def big_blind(self) -> int:
        """The player at the big blind's place, by number."""
        return self.who[self.deal.last.big_blind_seat or 0]

    @property
    def button(self) -> int | None:
        """The player with the button, by number; None if it is dead."""
        return None if self.deal.button_dead else self.who[self.deal.button]

    def paid(self, player: int) -> Counter[str]:
        """What blinds a player put up, by name; those that came late apart."""
        found = Counter[str]()
        for post in self.deal.opening.posts:
            if self.who[post.seat] == player:
                late = "late " if post.type is PostType.POST else ""
                found[late + ("big" if post.amount == BIG else "small")] += 1
        return found


class Kind(NamedTuple):
    """By which method, and whether somebody comes. `forward`: an empty button goes forward over empty places."""

    method: ButtonMethod
    newcomers: bool
    forward: bool = False
    adjusts: bool = True

    @property
    def ruleset(self) -> Ruleset:
        rule = ButtonRule(method=self.method, advance_over_empty=self.forward, heads_up_adjust=self.adjusts)
        return Ruleset(id="random", version="1.0.0", button=rule)

    def __str__(self) -> str:
        told = [self.method.value, "newcomers" if self.newcomers else "departures"]
        told += ["goes_forward"] if self.forward else []
        return "-".join([*told, *([] if self.adjusts else ["not_adjusted"])])


METHODS: Final = (ButtonMethod.DEAD, ButtonMethod.MOVING, ButtonMethod.SIMPLIFIED)
LEAVING: Final = tuple(Kind(method, newcomers=False) for method in METHODS)
COMING: Final = tuple(Kind(method, newcomers=True) for method in METHODS)
FORWARD: Final = Kind(ButtonMethod.DEAD, newcomers=True, forward=True)
KINDS: Final = (*LEAVING, *COMING, FORWARD)
DEAD: Final = (LEAVING[0], COMING[0], FORWARD)


def table(seats: Mapping[int, Arrival], last: Last | None, drawn: int | None = None) -> Table:
    """A table of nine places."""
    return Table(
        format=Format.TOURNAMENT,
        structure=Structure.NO_LIMIT,
        seats=PLACES,
        players=tuple(Seated(seat=seat, stack=1000, arrival=seats[seat]) for seat in sorted(seats)),
        big_blind=BIG,
        small_blind=SMALL,
        last=last,
        button_drawn=drawn,
    )


def dealt(asked: Table, ruleset: Ruleset) -> Deal:
    """The next hand; its opening begins a round."""
    told = next_hand(asked, ruleset)
    assert isinstance(told, NextHand), told
    assert told.deal is not None
    assert isinstance(deal_in(told.deal.opening, ruleset), BettingRound)
    return told.deal


def played(kind: Kind, seats: Iterable[int], drawn: int, changes: Iterable[tuple[set[int], set[int]]]) -> list[Played]:
    """The first hand and one after each change: who leaves, and where somebody comes; `last` of each is the next's."""
    rules, who = kind.ruleset, {seat: seat for seat in seats}
    asked = table(dict.fromkeys(who, Arrival.STAYED), None, drawn)
    hands = [Played(asked, dealt(asked, rules), dict(who), rules)]
    for number, (leave, come) in enumerate(changes, start=1):
        waited = {one.seat for one in hands[-1].deal.waiting}
        who = {seat: player for seat, player in who.items() if seat not in leave}
        who |= {seat: len(PLACES) * number + seat for seat in come}
        new = (waited | come) & who.keys()
        asked = table({seat: Arrival.NEW if seat in new else Arrival.STAYED for seat in who}, hands[-1].deal.last)
        hands.append(Played(asked, dealt(asked, rules), dict(who), rules))
    return hands


def at_random(kind: Kind, random: Random) -> list[Played]:
    """Hands of one table; after each somebody may leave, and somebody come."""
    first = random.sample(PLACES, random.randint(THREE, len(PLACES)))

    def changes() -> Iterator[tuple[set[int], set[int]]]:
        who = set(first)
        for _ in range(HANDS - 1):
            leave = {seat for seat in sorted(who) if random.random() < 0.06}
            leave = leave if len(who - leave) > 1 else set()
            come = {seat for seat in PLACES if kind.newcomers and seat not in who and random.random() < 0.06}
            who = who - leave | come
            yield leave, come

    return played(kind, first, random.choice(first), changes())


# the laws: of each time that one is looked at, whether it holds


def nobody_is_big_blind_twice_running(hands: list[Played]) -> Iterator[bool]:
    """Also as three become two."""
    for before, after in pairwise(hands):
        either = [{hand.who[seat] for seat in hand.posted(PostType.BIG_BLIND)} for hand in (before, after)]
        yield not set.intersection(*either)


def the_next_big_blind_is_the_next_player(hands: list[Played]) -> Iterator[bool]:
    """The first who sits after the last one."""
    for before, after in pairwise(hands):
        way = after.asked.clockwise(before.deal.last.big_blind_seat)
        yield after.deal.last.big_blind_seat == next(seat for seat in way if seat in after.who)


def each_pays_one_big_blind_an_orbit(hands: list[Played]) -> Iterator[bool]:
    """Between two of one player's big blinds everybody else who stayed has one."""
    last: dict[int, int] = {}
    for at, hand in enumerate(hands):
        begun = last.get(hand.big_blind)
        last[hand.big_blind] = at
        if begun is None:
            continue
        orbit = hands[begun : at + 1]
        stayed = set.intersection(*(set(one.who.values()) for one in orbit)) - {hand.big_blind}
        big = Counter(one.who[seat] for one in orbit for seat in one.posted(PostType.BIG_BLIND))
        for player in stayed:
            yield big[player] == 1


def a_hand_has_one_big_blind(hands: list[Played]) -> Iterator[bool]:
    """No more, no less."""
    for hand in hands:
        yield len(hand.posted(PostType.BIG_BLIND)) == 1


def the_big_blind_who_stays_is_small_blind_next(hands: list[Played]) -> Iterator[bool]:
    """Three or more being dealt in."""
    for before, after in pairwise(hands):
        if before.many and after.many and before.big_blind in after.who.values():
            yield [after.who[seat] for seat in after.posted(PostType.SMALL_BLIND)] == [before.big_blind]


def the_button_goes_where_the_small_blind_was(hands: list[Played]) -> Iterator[bool]:
    """Three or more being dealt in."""
    for before, after in pairwise(hands):
        if after.many:
            yield after.deal.button == before.deal.small_blind_seat


def button_and_blinds_stand_clockwise(hands: list[Played]) -> Iterator[bool]:
    """And who acts first is the next after them."""
    for hand in hands:
        deal, way = hand.deal, hand.asked.clockwise(hand.deal.button)
        small, big = deal.last.small_blind_seat, deal.last.big_blind_seat
        if hand.many and small is not None and big is not None:
            behind = [*way[way.index(big) + 1 :], *way]
            first = next(seat for seat in behind if seat in deal.dealt_in)
            yield way.index(small) < way.index(big) < len(way) - 1 and deal.first_to_act == first


def of_two_the_button_is_small_blind(hands: list[Played]) -> Iterator[bool]:
    """And acts first, and is not the big blind."""
    for hand in hands:
        deal = hand.deal
        if not hand.many:
            yield deal.button == deal.small_blind_seat == deal.first_to_act != deal.last.big_blind_seat


def the_button_is_on_a_player_and_goes_on(hands: list[Played]) -> Iterator[bool]:
    """Three or more being dealt in: never twice running on the same."""
    for before, after in pairwise(hands):
        if before.many and after.many:
            yield after.button is not None and before.button != after.button


def each_pays_both_blinds_from_button_to_button(hands: list[Played]) -> Iterator[bool]:
    """One of each, or in the hand after; three or more being dealt in all the while."""
    last: dict[int, int] = {}
    for at, hand in enumerate(hands[:-1]):
        player = hand.button
        if player is None:
            continue
        begun = last.get(player)
        last[player] = at
        after = hands[at + 1]
        if begun is None or player not in after.who.values() or not all(one.many for one in hands[begun : at + 2]):
            continue
        paid = sum((one.paid(player) for one in hands[begun + 1 : at + 1]), Counter[str]())
        began, ended = hands[begun + 1].paid(player), after.paid(player)
        for blind in ("big", "small"):
            late = paid[f"late {blind}"] - began[f"late {blind}"] + ended[f"late {blind}"]
            yield paid[blind] + late == 1


def the_small_blind_is_dead_where_the_last_big_blind_left(hands: list[Played]) -> Iterator[bool]:
    """And nobody has taken the seat; where the button moves it never is."""
    for before, after in pairwise(hands):
        if before.many and after.many:
            left = after.deal.button_method == ButtonMethod.DEAD and before.deal.last.big_blind_seat not in after.who
            yield (after.deal.opening.dead_small_blind > 0) is left


def places_turned_round_turn_the_answer(hands: list[Played]) -> Iterator[bool]:
    """All numbers of seats go on by as many places; every seventh hand is looked at."""
    for number, hand in enumerate(hands[1::7]):
        deal = hand.deal
        turn = 1 + number % (len(PLACES) - 1)
        places = {place: PLACES[(place - 1 + turn) % len(PLACES)] for place in PLACES}
        other = dealt(_turned(hand.asked, places), hand.ruleset)
        told = (places[deal.button], [places[seat] for seat in deal.dealt_in], places[deal.first_to_act])
        yield told == (other.button, list(other.dealt_in), other.first_to_act)


def _turned(asked: Table, places: Mapping[int, int]) -> Table:
    last = asked.last
    assert last is not None
    assert last.small_blind_seat is not None
    assert last.big_blind_seat is not None
    players = (replace(player, seat=places[player.seat]) for player in asked.players)
    return replace(
        asked,
        players=tuple(sorted(players, key=lambda player: player.seat)),
        last=Last(
            button=places[last.button],
            small_blind_seat=places[last.small_blind_seat],
            big_blind_seat=places[last.big_blind_seat],
            blinds_paid=None
            if last.blinds_paid is None
            else tuple(replace(one, seat=places[one.seat]) for one in last.blinds_paid),
            owes=tuple(replace(one, seat=places[one.seat]) for one in last.owes),
        ),
    )


def the_answer_has_the_players_of_the_next_question(hands: list[Played]) -> Iterator[bool]:
    """`players` and `last`, without who left and with who came, bring the same deal as a question made by hand."""
    for before, after in list(pairwise(hands))[::3]:
        stay = {one.seat: one for one in before.deal.players if after.who.get(one.seat) == before.who[one.seat]}
        players = tuple(stay.get(one.seat, one) for one in after.asked.players)
        asked = replace(after.asked, players=players, last=before.deal.last)
        yield dealt(asked, after.ruleset) == after.deal


def the_methods_agree_where_nobody_leaves_or_comes(hands: list[Played]) -> Iterator[bool]:
    """From the first hand on, for an orbit."""
    asked, deal = hands[0].asked, hands[0].deal
    for _ in PLACES if hands[0].many else ():
        asked = replace(asked, last=replace(deal.last, blinds_paid=None), button_drawn=None)
        told = {kind.method: dealt(asked, kind.ruleset) for kind in LEAVING}
        yield len({(one.button, one.opening.posts, one.dealt_in) for one in told.values()}) == 1
        deal = told[ButtonMethod.DEAD]


Law = Callable[[list[Played]], Iterator[bool]]

LAWS: Final[dict[Law, tuple[Kind, ...]]] = {
    nobody_is_big_blind_twice_running: (*DEAD, LEAVING[2]),
    the_next_big_blind_is_the_next_player: DEAD,
    each_pays_one_big_blind_an_orbit: DEAD,
    a_hand_has_one_big_blind: (*DEAD, LEAVING[2], COMING[2]),
    the_big_blind_who_stays_is_small_blind_next: DEAD,
    the_button_goes_where_the_small_blind_was: (LEAVING[0],),
    button_and_blinds_stand_clockwise: KINDS,
    of_two_the_button_is_small_blind: KINDS,
    the_button_is_on_a_player_and_goes_on: (*LEAVING[1:], *COMING[1:]),
    each_pays_both_blinds_from_button_to_button: (LEAVING[0],),
    the_small_blind_is_dead_where_the_last_big_blind_left: KINDS,
    places_turned_round_turn_the_answer: KINDS,
    the_answer_has_the_players_of_the_next_question: KINDS,
    the_methods_agree_where_nobody_leaves_or_comes: KINDS,
}
"""Each law, and the kinds of tables that it holds at. Of the others it has a counterexample."""

Change = tuple[set[int], set[int]]
"""Who leaves after a hand, and where somebody sits down."""
ON: Final[Change] = (set(), set())


class Counterexample(NamedTuple):
    """A table at which a law does not hold: who sits there, who draws the button, who leaves and comes then."""

    law: Law
    kind: Kind
    seats: tuple[int, ...]
    drawn: int
    changes: tuple[Change, ...]


DEAD_LEAVING, MOVING, SIMPLIFIED = LEAVING
UNADJUSTED: Final = Kind(ButtonMethod.SIMPLIFIED, newcomers=False, adjusts=False)
SIX: Final = (2, 3, 4, 5, 6, 7)
BUTTON_LEAVES, SMALL_LEAVES, BIG_LEAVES = (({2}, ON[1]), ({3}, ON[1]), ({4}, ON[1]))
COUNTEREXAMPLES: Final = (
    Counterexample(nobody_is_big_blind_twice_running, MOVING, (2, 3, 4), 2, (BUTTON_LEAVES,)),
    Counterexample(nobody_is_big_blind_twice_running, MOVING, SIX, 2, (({2, 3, 4}, set()), ON)),
    Counterexample(nobody_is_big_blind_twice_running, UNADJUSTED, (2, 3, 4), 2, (BUTTON_LEAVES,)),
    Counterexample(nobody_is_big_blind_twice_running, COMING[2], (2, 4, 6), 2, ((set(), {3}),)),
    Counterexample(the_next_big_blind_is_the_next_player, MOVING, SIX, 2, (SMALL_LEAVES,)),
    Counterexample(the_next_big_blind_is_the_next_player, SIMPLIFIED, SIX, 2, (BIG_LEAVES,)),
    Counterexample(each_pays_one_big_blind_an_orbit, MOVING, (2, 3, 4), 2, (BUTTON_LEAVES,)),
    Counterexample(each_pays_one_big_blind_an_orbit, SIMPLIFIED, (2, 3, 4, 5), 2, (SMALL_LEAVES, ON)),
    Counterexample(a_hand_has_one_big_blind, MOVING, SIX, 2, (SMALL_LEAVES,)),
    Counterexample(the_big_blind_who_stays_is_small_blind_next, MOVING, SIX, 2, (BIG_LEAVES, ON)),
    Counterexample(the_big_blind_who_stays_is_small_blind_next, SIMPLIFIED, SIX, 2, (SMALL_LEAVES,)),
    Counterexample(the_button_goes_where_the_small_blind_was, COMING[0], (2, 4, 6), 2, (({2}, {5}),)),
    Counterexample(the_button_goes_where_the_small_blind_was, FORWARD, (1, 4, 6, 7, 9), 9, (({1}, set()),)),
    Counterexample(the_button_goes_where_the_small_blind_was, MOVING, SIX, 2, (SMALL_LEAVES,)),
    Counterexample(the_button_goes_where_the_small_blind_was, SIMPLIFIED, SIX, 2, (SMALL_LEAVES,)),
    Counterexample(the_button_is_on_a_player_and_goes_on, DEAD_LEAVING, SIX, 2, (SMALL_LEAVES,)),
    Counterexample(the_button_is_on_a_player_and_goes_on, FORWARD, SIX, 2, (SMALL_LEAVES,)),
    Counterexample(
        each_pays_both_blinds_from_button_to_button, MOVING, (1, 2, 3, 6, 7), 2, (ON, ON, ({1, 7}, set()), ON)
    ),
    Counterexample(
        each_pays_both_blinds_from_button_to_button, SIMPLIFIED, (1, 2, 4, 7), 1, (ON, ON, ({7}, set()), ON)
    ),
    Counterexample(
        each_pays_both_blinds_from_button_to_button, COMING[0], (4, 5, 9), 9, (ON, ON, ({5}, {2}), ON, ON, ON)
    ),
)
"""Of each kind of table at which a law does not hold one at least; where nobody comes, it is one of both kinds."""


def counts(kind: Kind, sequences: int, seed: int) -> dict[Law, tuple[int, int]]:
    """How often each law was looked at over so many random tables, and how often it did not hold."""
    random = Random(seed)  # nosec B311 - the same tables each time
    asked, broken = Counter[Law](), Counter[Law]()
    for _ in range(sequences):
        hands = at_random(kind, random)
        for law in LAWS:
            held = list(law(hands))
            asked[law] += len(held)
            broken[law] += held.count(False)
    return {law: (asked[law], broken[law]) for law in LAWS}


@cache
def few(kind: Kind, sequences: int) -> dict[Law, tuple[int, int]]:
    """The same, kept."""
    return counts(kind, sequences, SEED)


def main() -> int:
    """Print the counts of each kind of table; 1 if a law that should hold does not."""
    parser = argparse.ArgumentParser(description="What holds of button and blinds, over random tables.")
    parser.add_argument("--sequences", type=int, default=100_000, help="tables in all, of 30 hands each")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    parts = 10
    each = -(-options.sequences // (len(KINDS) * parts))
    work = [(kind, each, options.seed + part) for kind in KINDS for part in range(parts)]
    with Pool(options.jobs) as pool:
        told = pool.starmap(_counts_by_name, work, chunksize=1)
    wrong = 0
    for kind in KINDS:
        sys.stdout.write(f"{kind}: {each * parts:,} tables\n")
        for law, holds_at in LAWS.items():
            mine = [found[law.__name__] for (of, *_), found in zip(work, told, strict=True) if of == kind]
            asked, broken = (sum(one[place] for one in mine) for place in (0, 1))
            wrong += broken if kind in holds_at else 0
            verdict = "holds" if kind in holds_at and not broken else "BROKEN" if kind in holds_at else "no law"
            sys.stdout.write(f"  {asked:>10,} {broken:>9,}  {verdict:<7} {law.__name__.replace('_', ' ')}\n")
    return int(wrong > 0)


def _counts_by_name(kind: Kind, sequences: int, seed: int) -> dict[str, tuple[int, int]]:
    return {law.__name__: found for law, found in counts(kind, sequences, seed).items()}


if __name__ == "__main__":
    sys.exit(main())
