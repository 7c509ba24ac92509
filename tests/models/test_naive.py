"""The naive model where random rounds seldom lead: straddles, the pot of a short blind, who began heads-up."""

from typing import Any

import pytest

from tests.models.naive import BOOKS, NaiveRound, Opening, Post

RICH = 1_000_000
BLINDS = (Post(1, "small_blind", 100), Post(2, "big_blind", 200))


def begun(structure: str, book: dict[str, object], min_bet: int, posts: tuple[Post, ...], **more: Any) -> NaiveRound:
    """A round of six rich seats, or as many as `stacks` has."""
    stacks = more.get("stacks", {})
    held = tuple((seat, stacks.get(seat, RICH)) for seat in range(1, more.get("seats", 6) + 1))
    opening = Opening(
        structure=structure, min_bet=min_bet, stacks=held, posts=posts, first_to_act=None if posts else 1, button=None,
        street=1 if posts else 2, streets=4, chip=1, pot=0, bring_in=0, max_bet=None, big_bet=None, players_left=None,
        began_heads_up=None,
    )  # fmt: skip
    return NaiveRound.deal_in(opening, book)


def offer(round: NaiveRound) -> Any:
    """The raise that the seat to act is offered."""
    seat = round.to_act()
    assert seat is not None
    return round.options(seat)["raise"]


@pytest.mark.parametrize(("how", "expected"), [("doubled", 100), ("plus_big_blind", 60), ("difference", 90)])
def test_a_straddle_is_doubled_or_raised_by_a_big_blind_or_by_its_difference(how: str, expected: int) -> None:
    posts = (Post(1, "small_blind", 5), Post(2, "big_blind", 10), Post(3, "straddle", 50))
    round = begun("no_limit", BOOKS["roberts-11"] | {"straddle.min_raise": how}, 10, posts)
    assert (round.to_act(), offer(round)["min_to"]) == (4, expected)


@pytest.mark.parametrize(("small_blind", "most"), [("true_value", 700), ("as_big_blind", 800)])
def test_a_short_big_blind_counts_whole_and_the_small_blind_as_the_book_says(small_blind: str, most: int) -> None:
    book = BOOKS["tda-2019"] | {"pot.small_blind": small_blind}
    assert offer(begun("pot_limit", book, 200, BLINDS, stacks={2: 100}))["max_to"] == most
    assert offer(begun("pot_limit", book, 200, BLINDS))["max_to"] == most


@pytest.mark.parametrize(("seats", "capped"), [(2, False), (3, True)])
def test_two_who_began_alone_may_raise_beyond_the_cap(seats: int, capped: bool) -> None:
    book = BOOKS["tda-2019"] | {"cap.heads_up": "uncapped_if_began_heads_up"}
    round = begun("fixed_limit", book, 10, (), seats=seats)
    for step in ["raise"] * 4 if seats == 2 else ["raise", "raise", "fold", "raise", "raise"]:
        round = round.then(*round.rule_on(step).events)
    assert (offer(round) is None) is capped
