"""Recorded hands judged by the name of their game, where they lie beside the checkout: what differs, who is right.

The table tells of each difference in what is offered or done, or why a hand is not played to the end of its record: in
how many decisions of real and random hands it is, who is right, and by which clause.
"""

from collections import Counter
from itertools import groupby
from typing import Final

import pytest

from service import library
from tests.models.recorded.bodies import Json
from tests.models.recorded.compare import UNEXPLAINED, Verdict
from tests.models.recorded.named import PLAYED, compare_named
from tests.models.recorded.records import SAMPLE, SHARED, read
from tests.support.library import FUNCTIONS
from tests.support.rows import table_of

PLAYED_THROUGH: Final = table_of(__file__, "PLAYED_THROUGH")


def post(path: str, body: Json) -> Json:
    """The library's answer."""
    try:
        told: Json = dict(FUNCTIONS.values())[path](body)
    except library.InvalidRequest as error:
        return error.problem
    return told


def counted(file: str) -> dict[str, Counter[str]]:
    """How often the verdicts come on each subject; those on what nothing explains bear where they are."""
    counts = {"named options": Counter[str](), "named action": Counter[str](), "named hand": Counter[str]()}
    for hand, decisions in groupby(read(SHARED / file), key=lambda row: str(row["hand"])):
        for one in compare_named(list(decisions), post):
            counts[one.request][one.tag if one.tag != UNEXPLAINED else f"{one.tag} {hand}: {one.detail}"] += 1
    return counts


@pytest.mark.slow
@pytest.mark.beside
@pytest.mark.parametrize("which", ["real", "random"])
def test_hands_are_played_by_the_name_of_their_game_and_differ_as_known(which: str) -> None:
    file = f"{which}.ndjson.gz"
    if not (SHARED / file).exists():
        pytest.skip(f"NOT JUDGED BY THE NAME OF THEIR GAME: no {file} in {SHARED}")
    counts = counted(file)
    for about in ("options", "action", "hand"):
        expected = {name: one[which] for name, one in table_of(__file__, about).items() if one[which]}
        same = "equal" if about != "hand" else "played through"
        assert {name: count for name, count in counts[f"named {about}"].items() if name != same} == expected
    assert counts["named hand"]["played through"] == PLAYED_THROUGH[which]
    assert counts["named options"]["equal"] > 3500


def of_sample(**otherwise: int) -> list[Verdict]:
    """The verdicts on the limit hands of the sample, with stakes that may be told wrong."""
    rows = [row | otherwise for row in read(SAMPLE) if PLAYED[row["variant"]][1] == "fixed_limit"]
    hands = [list(decisions) for _, decisions in groupby(rows, key=lambda row: str(row["hand"]))]
    return [one for hand in hands for one in compare_named(hand, post)]


def test_the_hands_of_the_sample_are_played_by_the_name_of_their_game() -> None:
    assert [one for one in of_sample() if one.tag == UNEXPLAINED] == []
    assert Counter(one.request for one in of_sample())["named hand"] == 6


def test_a_larger_bet_on_another_street_is_not_explained_away() -> None:
    size = next(row["small_bet"] for row in read(SAMPLE) if row["structure"] == "fixed_limit")
    assert [one.request for one in of_sample(big_bet=3 * size) if one.tag == UNEXPLAINED]
