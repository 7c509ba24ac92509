"""Recorded hands judged by the name of their game, where they lie beside the checkout: what differs, who is right."""

from collections import Counter
from itertools import groupby
from typing import Final, NamedTuple

import pytest

from service import library
from tests.models.recorded.bodies import Json
from tests.models.recorded.compare import UNEXPLAINED, Verdict
from tests.models.recorded.named import PLAYED, compare_named
from tests.models.recorded.records import SAMPLE, SHARED, read
from tests.support.library import FUNCTIONS


class Known(NamedTuple):
    """A difference: in how many decisions of real and random hands it is, who is right, and by which clause."""

    real: int
    random: int
    right: str


SITE: Final = "after_half: the site raises to the next whole bet"
PAIR: Final = "open_pair: the library has no double bet"
COVERED: Final = "covered: no action is left against all-ins for no more"
OFFERED: Final = {
    "free_fold": Known(1031, 412, "the service: a fold with nothing to call holds (tda-2019:58)"),
    "count_blind": Known(12, 111, "the service: the big blind is the first bet (roberts-11:3.3; else assumed)"),
    "FO/8: the library plays it at pot-limit": Known(73, 0, "the service: PHH's code is the limit game's"),
    "complete": Known(1, 49, "the service: under half a bet is completed (roberts-11:3.6; else assumed)"),
    "short_blind": Known(5, 39, "the service: the whole blind is owed (tda-2019:54.B at pot-limit; else assumed)"),
    "short_blind (untagged: a raise later, a straddle or a bring-in)": Known(2, 7, "the service: the same"),
    "short_blind (the stacks that it leaves)": Known(0, 6, "the service: the same, in what follows from it"),
    "straddle_min": Known(0, 12, "the service: a straddle is the new bring-in (roberts-11:14.2)"),
    "pool": Known(0, 10, "the service: who faces a full raise may raise (roberts-11:14.3, tda-2019:47.A)"),
    SITE: Known(8, 0, "the site, by the rule of its own that is told here; rulebooks go on top (roberts-11:3.6)"),
    "hu_cap": Known(1, 7, "the service: no cap if two were left before it (roberts-11:3.4)"),
    "hu_cap (untagged: heads-up through all-ins)": Known(0, 5, "the service: the same; all-ins do not count"),
    "text wins: heads-up before the cap": Known(1, 2, "both, against the reading of the record (roberts-11:3.4)"),
    "floor": Known(0, 3, "the service: a checker may not raise a short all-in (roberts-11:14.3, tda-2019:47.A)"),
    "count_short": Known(0, 3, "the service: under half a bet is no raise (roberts-11:3.6, tda-2019:47.B)"),
    "bring_in_all_in: the library offers an all-in bring-in as a completion too": Known(0, 3, "both: the same chips"),
    "floor + half + complete": Known(0, 2, "the service: half a bet opens the betting again (roberts-11:3.6)"),
    "short_blind + free_fold": Known(0, 2, "the service: as each of them"),
    "short_blind + straddle_min": Known(0, 1, "the service: as each of them"),
    "straddle_min + free_fold": Known(0, 1, "the service: as each of them"),
    "complete + short_blind": Known(0, 1, "the service: as each of them"),
    "reading: an all-in of half a bet over a bring-in opens the betting": Known(0, 1, "both (roberts-11:3.6)"),
    PAIR: Known(1, 0, "the service: with a pair showing on fourth street either bet is open (roberts-11:8.4)"),
}
"""By what is offered."""
DONE: Final = {
    "illegal by the book: count_blind": Known(0, 61, OFFERED["count_blind"].right),
    "illegal by the book: complete": Known(0, 23, OFFERED["complete"].right),
    "illegal by the book: complete + short_blind": Known(0, 1, OFFERED["complete"].right),
    "illegal by the book: short_blind": Known(0, 10, OFFERED["short_blind"].right),
    "illegal by the book: short_blind (untagged: a raise later, a straddle or a bring-in)": Known(
        0, 4, OFFERED["short_blind"].right
    ),
    "illegal by the book: short_blind + free_fold": Known(0, 2, OFFERED["short_blind"].right),
    "illegal by the book: floor": Known(0, 3, OFFERED["floor"].right),
    "illegal by the book: floor + half + complete": Known(0, 1, OFFERED["complete"].right),
    "illegal by the book: straddle_min": Known(0, 2, OFFERED["straddle_min"].right),
    "the library refuses: legal by the book: free_fold": Known(9, 0, OFFERED["free_fold"].right),
    "the library refuses: legal by the book: short_blind": Known(2, 0, OFFERED["short_blind"].right),
    f"the library refuses: legal by the book: {SITE}": Known(2, 0, OFFERED[SITE].right),
    f"the library refuses: legal by the book: {PAIR}": Known(1, 0, OFFERED[PAIR].right),
    "the library refuses: legal by the book: equal": Known(1, 0, "both: a raise that nobody could match is a call"),
    COVERED: Known(0, 1, "the service: there is nothing to decide (assumed)"),
}
"""By what was done then."""
PLAYED_THROUGH: Final = Counter(real=778, random=360)
STOPPED: Final = {
    "stopped at an action that is illegal by the book": Known(0, 107, "as told of that action"),
    COVERED: Known(0, 1, DONE[COVERED].right),
}
"""Why a hand is not played to the end of the record, whose random players ask the library what is legal."""


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
    for about, known in (("options", OFFERED), ("action", DONE), ("hand", STOPPED)):
        expected = {name: getattr(one, which) for name, one in known.items() if getattr(one, which)}
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
