"""Sums and questions that stand by themselves, asked directly: just one chip, just the end of a range."""

from typing import Final

import pytest

from service.rules.declarations.multiple_chips import in_front, pushed_again
from service.rules.declarations.undercall import is_straddled
from service.rules.model.action import ActionType, RaiseOption
from service.rules.model.round import BettingRound, Player, Structure
from service.rules.model.steps import Declaration, PriorMoved
from service.rules.wager import proper_to

ODD: Final = RaiseOption(type=ActionType.RAISE, min_to=50, max_to=140, all_in_to=140)
"""A seat with 15 in front and 125 behind, where chips of 25 play."""


@pytest.mark.parametrize(
    ("to", "proper"), [(49, 50), (50, 50), (62, 50), (63, 75), (137, 125), (139, 125), (140, 140), (141, 140)]
)
def test_a_size_is_made_whole_within_its_range(to: int, proper: int) -> None:
    assert proper_to(to, ODD, 25) == proper


@pytest.mark.parametrize(("committed", "moved", "together"), [(1, "part", True), (1, "none", False), (2, "none", True)])
def test_chips_from_before_count_with_the_new(committed: int, moved: str, together: bool) -> None:
    player = Player(seat=1, stack=90, committed=committed)
    assert in_front(Declaration(prior_moved=PriorMoved(moved)), player, 2).judged_with_the_new is together


@pytest.mark.parametrize(
    ("prior", "new", "again"),
    [((), (50, 100), False), ((50,), (50, 100), True), ((50,), (50,), False), ((50,), (100,), False)],
)
def test_only_chips_that_are_known_are_pushed_again(prior: tuple[int, ...], new: tuple[int, ...], again: bool) -> None:
    told = Declaration(prior_moved=PriorMoved.ALL, prior_chips=prior, chips=(new,))
    assert pushed_again(told) is again
    assert not pushed_again(Declaration(prior_moved=PriorMoved.PART, prior_chips=prior, chips=(new,)))


@pytest.mark.parametrize(
    ("street", "acted", "straddled"), [(None, False, True), (1, False, True), (1, True, False), (2, False, False)]
)
def test_a_straddle_is_of_the_first_street(street: int | None, acted: bool, straddled: bool) -> None:
    players = (Player(seat=1, stack=900), Player(seat=2, stack=800, committed=200, acted=acted))
    round = BettingRound(
        structure=Structure.NO_LIMIT,
        min_bet=100,
        to_act=1,
        players=players,
        street=street,
        current_bet=200,
        last_full_raise_by=200,
    )
    assert is_straddled(round) is straddled


def test_one_chip_in_front_tells_who_was_in() -> None:
    assert Player(seat=1, stack=0, committed=1).was_in(1)
    assert not Player(seat=1, stack=0).was_in(1)
