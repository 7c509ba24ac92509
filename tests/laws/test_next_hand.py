"""Laws of the next hand, over random tables: who pays what as players leave and come."""

import itertools
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from service.rules import Ruleset, deal_in, next_hand
from service.rules.model.round import BettingRound, PostType, Structure
from service.rules.model.table import Came, Deal, Event, NextHand, Seated, Table
from service.rules.next_hand.button import ButtonRule, Usage

PLACES = tuple(range(1, 10))
HANDS = 30
SEQUENCES = 60
SEED = 20261124
THREE = 3


@dataclass
class Played:
    """A hand as it was dealt, before it who sat there by number, and who of them came since the hand before."""

    deal: Deal
    who: dict[int, int]
    came: set[int] = field(default_factory=set)

    def posted(self, type: PostType) -> list[int]:
        return [post.seat for post in self.deal.opening.posts if post.type is type]

    @property
    def big_blind(self) -> int:
        """The player, by number."""
        return self.who[self.posted(PostType.BIG_BLIND)[-1]]


def ruleset(usage: Usage, **button: Any) -> Ruleset:
    return Ruleset(id="random", version="1.0.0", button=ButtonRule(usage=usage, **button))


def table(seats: dict[int, Came], deal: Deal | None, random: Random) -> Table:
    players = tuple(Seated(seat=seat, stack=1000, came=seats[seat]) for seat in sorted(seats))
    drawn = random.choice(sorted(seats)) if deal is None else None
    return Table(
        event=Event.TOURNAMENT,
        structure=Structure.NO_LIMIT,
        seats=PLACES,
        players=players,
        min_bet=100,
        small_blind=50,
        last=None if deal is None else deal.last,
        drawn=drawn,
    )


def dealt(asked: Table, rules: Ruleset) -> Deal:
    told = next_hand(asked, rules)
    assert isinstance(told, NextHand), told
    assert told.deal is not None
    return told.deal


def sequence(rules: Ruleset, random: Random, *, newcomers: bool) -> list[Played]:
    """Hands of one table; after each somebody may leave, and somebody come."""
    who = {seat: seat for seat in random.sample(PLACES, random.randint(THREE, len(PLACES)))}
    waits: set[int] = set()
    numbers, hands, deal = len(PLACES), list[Played](), None
    for _ in range(HANDS):
        came = set(waits)
        if deal is not None:
            for seat in sorted(who):
                if len(who) > 2 and random.random() < 0.06:
                    del who[seat]
            for seat in PLACES:
                if newcomers and seat not in who and random.random() < 0.06:
                    numbers += 1
                    who[seat] = numbers
                    came.add(seat)
        came &= set(who)
        seats = {seat: Came.NEW if seat in came and deal is not None else Came.STAYED for seat in who}
        asked = table(seats, deal, random)
        deal = dealt(asked, rules)
        assert isinstance(deal_in(deal.opening, rules), BettingRound)
        waits = {waiting.seat for waiting in deal.waiting}
        hands.append(Played(deal, dict(who), came))
    return hands


@cache
def sequences(usage: Usage, *, newcomers: bool, **button: bool) -> list[list[Played]]:
    random = Random(SEED)  # nosec B311 - the same tables each time
    rules = ruleset(usage, **button)
    return [sequence(rules, random, newcomers=newcomers) for _ in range(SEQUENCES)]


def pairs(usage: Usage, *, newcomers: bool, **button: bool) -> list[tuple[Played, Played]]:
    return [pair for hands in sequences(usage, newcomers=newcomers, **button) for pair in itertools.pairwise(hands)]


@pytest.mark.parametrize("newcomers", [False, True])
@pytest.mark.parametrize("advance_over_empty", [False, True])
def test_with_the_dead_button_nobody_is_big_blind_twice_running(newcomers: bool, advance_over_empty: bool) -> None:
    for before, after in pairs(Usage.DEAD, newcomers=newcomers, advance_over_empty=advance_over_empty):
        assert before.big_blind != after.big_blind
        assert len(after.posted(PostType.BIG_BLIND)) == 1


@pytest.mark.parametrize("newcomers", [False, True])
def test_with_the_dead_button_the_big_blind_who_stays_is_small_blind_next(newcomers: bool) -> None:
    for before, after in pairs(Usage.DEAD, newcomers=newcomers):
        if min(len(before.deal.dealt_in), len(after.deal.dealt_in)) < THREE:
            continue
        small = [after.who[seat] for seat in after.posted(PostType.SMALL_BLIND)]
        if before.big_blind in after.who.values():
            assert small == [before.big_blind]
        else:
            place = before.deal.last.big_blind
            assert bool(small) == (place in after.who)  # who took the seat posts it


def test_with_the_dead_button_the_button_takes_the_small_blinds_place_but_for_newcomers() -> None:
    for before, after in pairs(Usage.DEAD, newcomers=False):
        if len(after.deal.dealt_in) >= THREE:
            assert after.deal.button == before.deal.small_blind_place


@pytest.mark.parametrize("usage", [Usage.DEAD, Usage.MOVING, Usage.SIMPLIFIED])
@pytest.mark.parametrize("newcomers", [False, True])
def test_button_and_blinds_stand_clockwise_and_between_two_the_button_is_small_blind(
    usage: Usage, newcomers: bool
) -> None:
    for hands in sequences(usage, newcomers=newcomers):
        for hand in hands:
            deal = hand.deal
            big = deal.last.big_blind
            assert big is not None
            if len(deal.dealt_in) == 2:
                assert deal.button == deal.small_blind_place == deal.first_to_act != big
                continue
            way = [PLACES[(PLACES.index(deal.button) + step) % len(PLACES)] for step in range(1, len(PLACES))]
            assert deal.small_blind_place in way
            assert way.index(deal.small_blind_place) < way.index(big)
            behind = [seat for seat in (*way[way.index(big) + 1 :], deal.button, *way) if seat in deal.dealt_in]
            assert deal.first_to_act == behind[0]


@pytest.mark.parametrize("usage", [Usage.MOVING, Usage.SIMPLIFIED])
def test_a_moving_button_is_on_a_player_and_never_twice_on_the_same(usage: Usage) -> None:
    for before, after in pairs(usage, newcomers=False):
        assert not after.deal.button_dead
        if min(len(before.deal.dealt_in), len(after.deal.dealt_in)) >= THREE:
            assert before.deal.button != after.deal.button
            assert after.posted(PostType.BIG_BLIND)


def test_with_the_moving_button_each_pays_both_blinds_before_it_has_left_him_for_a_hand() -> None:
    """Or one hand later still, if another blind was due by then; where players are enough for it."""
    owed_longer = 0
    for before, after in pairs(Usage.MOVING, newcomers=False):
        late_before = {debt.seat for debt in before.deal.last.late}
        late_after = {debt.seat for debt in after.deal.last.late}
        owed_longer += len(late_before & late_after & set(after.who))
    assert owed_longer <= SEQUENCES * HANDS // 1000


def test_the_usages_agree_where_nobody_leaves_or_comes() -> None:
    random = Random(SEED)  # nosec B311 - the same tables each time
    for _ in range(SEQUENCES):
        seats = random.sample(PLACES, random.randint(THREE, len(PLACES)))
        asked = table(dict.fromkeys(seats, Came.STAYED), None, random)
        deal = dealt(asked, ruleset(Usage.DEAD))
        for _ in range(len(PLACES)):
            settled = replace(asked, last=replace(deal.last, paid=None), drawn=None)
            told = {usage: dealt(settled, ruleset(usage)) for usage in (Usage.DEAD, Usage.MOVING, Usage.SIMPLIFIED)}
            assert len({(one.button, one.opening.posts, one.dealt_in) for one in told.values()}) == 1
            deal = told[Usage.DEAD]


@pytest.mark.parametrize("usage", [Usage.DEAD, Usage.MOVING, Usage.SIMPLIFIED])
def test_seats_turned_round_the_table_turn_the_answer(usage: Usage) -> None:
    random = Random(SEED)  # nosec B311 - the same tables each time
    for before, after in pairs(usage, newcomers=True)[::7]:
        turn = random.randrange(1, len(PLACES))
        places = {place: PLACES[(place - 1 + turn) % len(PLACES)] for place in PLACES}
        seats = {seat: Came.NEW if seat in after.came else Came.STAYED for seat in after.who}
        asked = table(seats, before.deal, random)
        turned = table({places[seat]: came for seat, came in seats.items()}, before.deal, random)
        last = before.deal.last
        turned = replace(
            turned,
            last=replace(
                last,
                button=places[last.button],
                small_blind=places[last.small_blind or 0],
                big_blind=places[last.big_blind or 0],
                paid=None if last.paid is None else tuple(replace(debt, seat=places[debt.seat]) for debt in last.paid),
                late=tuple(replace(debt, seat=places[debt.seat]) for debt in last.late),
                dealt_in=None,
            ),
        )
        one, other = dealt(asked, ruleset(usage)), dealt(turned, ruleset(usage))
        assert places[one.button] == other.button
        assert tuple(places[seat] for seat in one.dealt_in) == other.dealt_in
        assert places[one.first_to_act] == other.first_to_act


def test_not_a_law_the_simplified_button_makes_the_same_player_big_blind_twice_heads_up() -> None:
    broken = [
        (before, after)
        for before, after in pairs(Usage.SIMPLIFIED, newcomers=False, heads_up_adjust=False)
        if before.big_blind == after.big_blind
    ]
    assert broken
    assert all(len(after.deal.dealt_in) == 2 for _, after in broken)


def test_not_a_law_one_big_blind_a_hand_with_the_moving_button() -> None:
    assert any(len(after.posted(PostType.BIG_BLIND)) > 1 for _, after in pairs(Usage.MOVING, newcomers=False))
