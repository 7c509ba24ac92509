"""The perft positions: their files, what counts as one action, and that the rules count what the files tell."""

import json
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema_rs import Draft202012Validator, meta

from kit.exhaustive_search import plan_counts, questions_of
from kit.perft import Position, after_asking, countable, load_positions, position_files
from kit.small_worlds import RoundError, options_json, proposal, reached
from service.cases.suite import Json
from service.rules import decide
from service.rules.model.round import Structure
from service.rulesets import load_rulebooks
from tests.models.perft import after_each, perft
from tests.support.rows import rows_of

RULEBOOKS: Final = {name: book.ruleset for name, book in load_rulebooks().items()}
POSITIONS: Final = {position.id: position for position in load_positions()}
FOUR: Final = {"badugi", "roberts-11", "tda-2013", "tda-2019"}
TDA: Final = RULEBOOKS["tda-2019"]
SCHEMA: Final = json.loads((Path(__file__).parents[1] / "perft.schema.json").read_text(encoding="utf-8"))


def test_the_schema_is_one() -> None:
    meta.validate(SCHEMA)


@pytest.mark.parametrize("file", position_files(), ids=lambda file: file.name)
def test_every_file_has_the_shape(file: Traversable) -> None:
    raw = json.loads(file.read_text(encoding="utf-8"))
    faults = Draft202012Validator(SCHEMA, offline=True).iter_errors(raw)
    assert [f"{fault.instance_path}: {fault.message}" for fault in faults] == []
    assert file.name == f"{raw['structure']}.json"
    assert {one["opening"]["structure"] for one in raw["positions"]} == {raw["structure"]}
    assert {one["id"].partition(".")[0] for one in raw["positions"]} == {raw["structure"]}


def test_there_are_two_hundred_positions_in_every_structure_under_four_rulebooks() -> None:
    assert len(POSITIONS) == len(load_positions()) >= 200
    assert {id.partition(".")[0] for id in POSITIONS} == {structure.value for structure in Structure}
    assert [id for id, position in POSITIONS.items() if set(position.counts) != FOUR] == []
    assert {len(position.opening["players"]) for position in POSITIONS.values()} >= {2, 3, 4, 5, 6}


@pytest.mark.slow
@pytest.mark.parametrize("structure", Structure)
def test_the_rules_count_what_the_files_tell(structure: Structure) -> None:
    """Under one rulebook of those that count the same; `make verify-perft` has them all."""
    for number, position in enumerate(load_positions()):
        if position.opening["structure"] == structure.value:
            books = sorted(FOUR)[number % len(FOUR) :] + sorted(FOUR)[: number % len(FOUR)]
            for told, book in {position.counts[book]: book for book in books}.items():
                begun = reached(position.opening, position.actions, RULEBOOKS[book])
                found = perft(begun, after_each(RULEBOOKS[book]), len(told))
                assert (position.id, book, found) == (position.id, book, told)


def test_rulebooks_that_differ_have_positions_that_tell_them_apart() -> None:
    apart = {tuple(sorted(position.counts.items())) for position in POSITIONS.values()}
    for one, other in (("badugi", "roberts-11"), ("roberts-11", "tda-2013")):
        assert any(dict(counts)[one] != dict(counts)[other] for counts in apart)


# --- What counts ---------------------------------------------------------------------------------------------------


def test_each_kind_counts_once_and_each_total_of_a_wager() -> None:
    position = POSITIONS["no_limit.heads_up_three_chips"]
    round = reached(position.opening, position.actions, TDA)
    assert countable(options_json(round, TDA), 1) == ({"type": "fold"}, {"type": "call"}, {"type": "raise", "to": 3})


def test_a_fold_where_checking_is_free_does_not_count() -> None:
    offered = {"fold": True, "check": True, "call": None, "raise": None, "bring_in": None}
    assert countable(offered, 1) == ({"type": "check"},)


@rows_of(__file__)
def test_wagers_are_whole_chips_or_the_ends_of_the_range(wager: dict[str, Any], chip: int, totals: list[int]) -> None:
    offered = {"fold": False, "check": False, "raise": wager}
    assert [action["to"] for action in countable(offered, chip)] == totals


def test_every_action_that_counts_stands_as_it_is_and_no_two_come_to_the_same() -> None:
    for position in POSITIONS.values():
        round = reached(position.opening, position.actions, TDA)
        if round.to_act is not None:
            actions = countable(options_json(round, TDA), round.chip)
            made = [decide(round, proposal(action), TDA) for action in actions]
            assert all(decision.legal for decision in made), position.id
            assert len({decision.round for decision in made}) == len(actions), position.id


def test_an_engine_that_is_asked_counts_the_same() -> None:
    for id in ("no_limit.three_short_all_ins", "fixed_limit.bring_in_due", "no_limit.over_before_it_began"):
        position = POSITIONS[id]

        def options_after(actions: tuple[Json, ...], position: Position = position) -> Json | None:
            round = reached(position.opening, (*position.actions, *actions), TDA)
            return None if round.to_act is None else options_json(round, TDA)

        told = position.counts["tda-2019"]
        assert perft("[]", after_asking(options_after, 1), len(told)) == told


@pytest.mark.parametrize(
    ("opening", "actions"),
    [
        ({"min_bet": 2}, []),
        ({"structure": "no_limit", "min_bet": 2, "players": [{"seat": 1, "stack": 2}]}, []),
        (POSITIONS["no_limit.heads_up"].opening, [{"type": "check"}]),
        (POSITIONS["no_limit.heads_up"].opening, [{"type": "shove"}]),
        (POSITIONS["no_limit.heads_up"].opening, [{"to": 4}]),
    ],
    ids=["no_structure", "one_player", "does_not_stand", "no_action", "no_type"],
)
def test_what_leads_to_no_round_is_told(opening: Json, actions: list[Json]) -> None:
    with pytest.raises(RoundError):
        reached(opening, actions, TDA)


def test_a_whole_tree_ends_with_0_and_no_sequence_is_empty() -> None:
    def half(number: int) -> Iterator[int]:
        return iter((number // 2, number // 2) if number > 1 else ())

    assert perft(8, half, 9) == (2, 4, 8, 0)
    assert perft(8, half, 2) == (2, 4)


def test_lengths_with_few_sequences_are_asked_about_first_as_far_as_the_questions_go() -> None:
    structures = [one.value for one in Structure]
    least, some, most = (plan_counts("tda-2019", structures, questions) for questions in (1, 5_000, 10**9))
    assert {len(counts) for _, counts in least} == {1}
    assert questions_of(least) == len(least) == 219
    assert 219 < questions_of(some) <= 5_000 < questions_of(most)
    assert [counts for _, counts in most] == [one.counts["tda-2019"] for one, _ in most]
