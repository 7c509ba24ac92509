"""Every round of small worlds: both models say the same, and the suite's answers are the service's own."""

import sys
from itertools import islice
from typing import Final

import pytest

from kit.small_worlds import SETUPS, World, openings, walk
from service.rules.model.round import Structure
from tests.cases.doors import Straight
from tests.cases.ruled import differences
from tests.models.compare import AnswerRecord, rulebooks
from tests.models.naive import BOOKS, LIMIT, TDA_2013, TDA_2019
from tests.models.worlds import LIMIT_BOOKS, NOT_LIMIT_BOOKS, walk_part

SMALL: Final = World(3, 2)
PARTS: Final = 8


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_both_models_agree_on_every_round_of_a_small_world(part: int) -> None:
    """Of three seats with two chips; `make verify-worlds` has four seats, and more chips."""
    seen, record = walk_part(SMALL, part, in_turn=True, parts=PARTS)
    assert seen
    assert record.actions
    assert record.stories == {}


@pytest.mark.slow
def test_a_fault_in_the_engine_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def found() -> AnswerRecord:
        return walk_part(World(2, 2), 0, in_turn=True, parts=1)[1]

    assert found().stories == {}
    options = sys.modules["service.rules.options"]  # the package has a function of that name
    monkeypatch.setattr(options, "anyone_could_call", lambda *_: True)
    assert "options.raise" in found().kinds


def test_the_rulebooks_that_are_left_out_say_nothing_else() -> None:
    of_limit = {key for key in TDA_2019 if key.partition(".")[0] in ("reopening", "completion", "cap")}
    of_limit.add("free_fold.penalty")  # it is among the differences of those two
    for book in BOOKS.values():
        apart = [{key for key in book if book[key] != BOOKS[one][key]} for one in NOT_LIMIT_BOOKS]
        assert any(keys <= of_limit for keys in apart)
    assert set(BOOKS) - set(LIMIT_BOOKS) == {"tda-2013"}
    assert TDA_2013 | {"free_fold.penalty": True} == TDA_2019


def test_every_setup_is_opened_in_every_structure_that_knows_it() -> None:
    names = [opened.name for opened in openings(World(3, 2))]
    assert len(set(names)) == len(names)
    assert {tuple(name.split(".")[:2]) for name in names} == {
        (structure.value, setup.name) for setup in SETUPS for structure in setup.structures
    }
    assert {structure.value for structure in Structure} > set(LIMIT)


def test_a_turn_is_asked_about_everything_that_might_be_done() -> None:
    """The small blind has a chip left: it may fold or call, and that is the end."""
    opening = next(one.opening for one in openings(World(2, 2)) if one.name == "no_limit.blinds.2_2")
    asked = list(walk(opening, rulebooks()["tda-2019"]))
    assert asked[0].answer["options"] == {
        "fold": True, "check": False, "call": {"to": 2}, "raise": None, "bring_in": None,
    }  # fmt: skip
    told = {tuple(one.question["action"].values()): one.answer["legal"] for one in asked[1:]}
    assert told == {
        ("fold",): True, ("check",): False, ("call",): True, ("bring_in",): False, ("all_in",): True,
        ("raise", 2): False, ("raise", 3): False,
    }  # fmt: skip


@pytest.mark.slow
def test_the_answers_are_those_of_the_service() -> None:
    door = Straight()
    for number, opened in enumerate(islice(openings(SMALL), 0, None, 23)):
        book = sorted(BOOKS)[number % len(BOOKS)]
        for asked in islice(walk(opened.opening, rulebooks()[book]), 60):
            question = dict(asked.question)
            action = question.pop("action", None)
            found = door.rounds({"rulebook": book, **question})
            if action is not None:
                found = door.decision({"rulebook": book, "round": found["round"], "action": action})
            assert differences(asked.answer, found) == [], (opened.name, asked)


@pytest.mark.parametrize("name", ["", "3", "3:", ":5", "1:5", "3:0", "3:5:1", "three:5", "-3:5"])
def test_what_is_no_world_is_told(name: str) -> None:
    with pytest.raises(ValueError, match="is no world"):
        World.named(name)
    assert World.named("3:5") == World(3, 5)
