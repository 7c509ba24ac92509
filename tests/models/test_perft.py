"""The perft positions by the second model, and a game's betting sequences as they were published."""

import pytest

from kit.perft import load_positions
from service.rules.model.round import Structure
from tests.models.johanson import ROYAL_20, heads_up, last_street, street
from tests.models.naive import BOOKS
from tests.models.perft import naive_counts

QUICK = 20
"""Sequences at a position that the naive model follows in make test; make verify-perft has it follow all."""


@pytest.mark.parametrize("structure", Structure)
def test_the_naive_model_counts_what_the_files_tell(structure: Structure) -> None:
    counted = 0
    for position in load_positions():
        for book in sorted(BOOKS):
            told = position.counts[book]
            if position.opening["structure"] == structure.value and sum(told) <= QUICK:
                assert (position.id, book, naive_counts(position, book, len(told))) == (position.id, book, told)
                counted += 1
    assert counted


@pytest.mark.slow
def test_the_naive_model_counts_the_first_two_actions_of_every_position() -> None:
    for number, position in enumerate(load_positions()):
        book = sorted(BOOKS)[number % len(BOOKS)]
        assert (position.id, naive_counts(position, book, 2)) == (position.id, position.counts[book][:2])


@pytest.mark.slow
def test_no_limit_royal_holdem_has_as_many_sequences_as_were_published() -> None:
    first = street(heads_up(20))
    assert first.figures == ROYAL_20[0]
    assert last_street(first) == ROYAL_20[1]
