"""The engine and the naive model on random short-stacked rounds: they must agree at every step."""

from random import Random

import pytest
from hypothesis import settings

from service.rulesets import parameters
from tests.models.compare import Comparison, play, rulebooks, ruleset
from tests.models.generate import HOUSE_RULES, STRUCTURES, Deal, opening
from tests.models.naive import BOOKS

SEED = 20_250
ROUNDS = settings().max_examples // 3  # for each structure under each rulebook, and for each house rule


@pytest.mark.parametrize("book", sorted(BOOKS))
def test_the_rulebooks_have_the_same_parameters(book: str) -> None:
    ours = BOOKS[book]
    theirs = parameters(rulebooks()[book])
    assert {key: theirs[key] for key in ours} == ours


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("book", sorted(BOOKS))
def test_both_agree_on_random_rounds(book: str, structure: str) -> None:
    for number in range(ROUNDS):
        rng = Random(f"{SEED}:{book}:{structure}:{number}")
        name = f"{book}, {structure}, number {number}"
        record = Comparison(Deal(book, {}, opening(rng, structure)), name).run(rng)
        assert record.stories == {}


@pytest.mark.parametrize("key", sorted(HOUSE_RULES))
def test_both_agree_under_house_rules(key: str) -> None:
    for number in range(ROUNDS):
        rng = Random(f"{SEED}:{key}:{number}")
        book = rng.choice(sorted(BOOKS))
        structure = rng.choice(["pot_limit"] if key.startswith("pot.") else STRUCTURES)
        deal = Deal(book, {key: rng.choice(HOUSE_RULES[key])}, opening(rng, structure))
        record = Comparison(deal, f"{key}, number {number}").run(rng)
        assert record.stories == {}


def test_a_round_is_found_again_by_seed_and_number() -> None:
    assert play(SEED, 7) == play(SEED, 7)
    assert ruleset(Deal("badugi", {}, opening(Random(1), "no_limit"))) is rulebooks()["badugi"]
