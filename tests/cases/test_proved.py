"""proved.json says where the options of the published rulebooks differ now. `make proved-pairs` writes it."""

import json
from importlib.resources import files
from itertools import combinations
from typing import Any, Final

import pytest

from service import cases
from service.answers.endpoints import OPTIONS, ROUNDS, ask
from service.answers.render import plain, to_bytes
from service.cases.rulebook_diff import proved_pairs
from service.rulesets import load_rulebooks, parameters

PROVED: Final[dict[str, Any]] = json.loads(files(cases).joinpath("proved.json").read_text(encoding="utf-8"))
BOOKS: Final = load_rulebooks()
PAIRS: Final = [
    (structure, *[entry["groups"][place]["books"][0] for place in pair["of"]])
    for structure, entry in PROVED.items()
    for pair in entry["pairs"]
]


@pytest.mark.parametrize("structure", PROVED)
def test_each_book_answers_as_when_it_was_proved(structure: str) -> None:
    entry = PROVED[structure]
    for group in entry["groups"]:
        for book in group["books"]:
            now = parameters(BOOKS[book].ruleset)
            assert {key: now[key] for key in group["answers"]} == group["answers"], book
    assert sorted(book for group in entry["groups"] for book in group["books"]) == sorted(BOOKS)
    pairs = [tuple(pair["of"]) for pair in entry["pairs"]]
    assert pairs == list(combinations(range(len(entry["groups"])), 2))


@pytest.mark.parametrize(("structure", "first", "second"), PAIRS)
def test_each_spot_shows_that_the_two_differ(structure: str, first: str, second: str) -> None:
    (pair,) = [pair for pair in proved_pairs(first, second) if pair["structure"] == structure]
    for spot in pair["spots"]:
        path = OPTIONS if "round" in spot else ROUNDS
        ours, theirs = (
            plain(ask(path, to_bytes({"rulebook": book, **spot}), BOOKS).answer)["options"] for book in (first, second)
        )
        assert ours != theirs, spot


def test_of_two_that_answer_alike_no_spot_is_kept() -> None:
    assert [(pair["answer_alike"], pair["spots"]) for pair in proved_pairs("tda-2013", "tda-2019")] == [(True, [])] * 4
    assert proved_pairs("tda-2019", "no-such-book") == []
