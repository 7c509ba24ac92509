"""The disputes that /table begins with: what people call them, and that the data is whole."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from service.pages.disputes import disputes, disputes_for, ranked, raw, terms
from service.rules.model.reason import Topic
from service.rulesets import PARAMETERS
from tests.support.disputes import PHRASES
from tests.support.rows import table_of


@cache
def heard() -> list[tuple[str, Sequence[Sequence[str]]]]:
    """What is understood, each with the words of what people call it."""
    beyond = [(says.partition(". ")[0], [terms(text) for text in texts]) for says, texts in raw()["beyond"].items()]
    return [*((one.id, one.called) for one in disputes()), *beyond]


def understood(said: str) -> list[str]:
    """The first three disputes, or what the page says instead if something that is not ruled on comes before them."""
    found = ranked(heard(), terms(said))
    forms = [one for one in found if not one.startswith("Floorman")]
    return forms[:3] if found[:1] == forms[:1] else found[:1]


@pytest.mark.parametrize("said", PHRASES)
def test_a_dispute_is_found_by_what_people_call_it(said: str) -> None:
    assert PHRASES[said] in understood(said)


@pytest.mark.parametrize("said", ["", "zebra", "1,000", "it was the", "%", "\u200b", "a" * 100])
def test_what_names_none_finds_none(said: str) -> None:
    assert disputes_for(said) == []


def test_each_dispute_is_whole() -> None:
    told = raw()["disputes"]
    assert len({one["id"] for one in told}) == len({one["title"] for one in told}) == len(told)
    topics = {topic.value for topic in Topic}
    for one, dispute in zip(told, disputes(), strict=True):
        assert one["group"] in raw()["groups"], dispute.id
        assert set(dispute.topics) <= topics, dispute.id
        assert set(one.get("house", {})) <= set(PARAMETERS), dispute.id
        asked = {ask["name"] for ask in one["asks"]}
        assert len(asked) == len(one["asks"]) <= 5, dispute.id
        for ask in one["asks"]:
            assert ask["chosen"] in ask["choices"] if "choices" in ask else ask["number"] or ask.get("optional")
        assert dispute.picture, dispute.id
        assert dispute in disputes_for(dispute.title)[:2]


STRUCTURES: Final = ("no-limit", "pot-limit", "limit", "stud", "draw")
ERRED: Final = ("player", "dealer", "floor")
IN_FRONT: Final = ("blind", "ante", "straddle", "all-in")
MOST_TAPS: Final = 4
FORMS: Final = 70


def test_each_kind_of_call_for_the_floor_has_a_form_few_taps_away() -> None:
    """By structure, by who erred, and by what lies in front; an empty cell says why there is no such call."""
    grid: list[dict[str, Any]] = json.loads(Path(__file__).with_name("test_grid.json").read_text(encoding="utf-8"))
    forms = {one["id"]: one for one in raw()["disputes"]}
    assert len(forms) >= FORMS
    assert [(row["structure"], row["erred"]) for row in grid] == [(one, who) for one in STRUCTURES for who in ERRED]
    for row in grid:
        for front in IN_FRONT:
            form, *choices = row[front]
            if form is None:
                assert choices, (row, front)
                continue
            offered = {text for ask in forms[form]["asks"] for text in ask.get("choices", {}).values()}
            assert set(choices) <= offered, (form, choices)
            assert 2 + len(choices) <= MOST_TAPS, (form, choices)


@pytest.mark.parametrize(("kind", "least"), [("tuned", 38), ("held_out", 34), ("strangers", 38)])
def test_a_floor_s_search_is_understood(kind: str, least: int) -> None:
    """Three sets of forty: the second was not tuned on."""
    rows = table_of(__file__.replace("test_disputes", "test_searches"), kind)
    found = [row for row in rows if row["meant"] in understood(row["said"])]
    assert len(rows) == 40
    assert len(found) >= least


@pytest.mark.parametrize("said", ["undrecall", "undercal", "undercalll", "stradle", "striing bet", "hiden chip"])
def test_one_letter_may_be_wrong(said: str) -> None:
    right = {"u": "undercall", "stra": "straddle", "stri": "string_bet", "h": "hidden_chip"}
    meant = next(right[begun] for begun in right if said.startswith(begun))
    assert meant in [one.id for one in disputes_for(said)[:3]]


def test_amounts_in_figures_in_words_and_with_k_are_left_aside() -> None:
    ways = ["a 5,000 chip silent", "a 5k chip silent", "a five thousand chip silent", "a 5000 chip silent"]
    assert len({tuple(one.id for one in disputes_for(said)) for said in ways}) == 1
