"""The checks that a mutant of the rules must pass to survive: small ones, each asked for by its name, no server."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from inspect import signature
from types import MappingProxyType, ModuleType
from typing import Any, Final

from service.api.app import create_app
from service.conformance import Case, load_cases
from service.settings import Settings
from tests.api import test_hands as whole_hands
from tests.api import test_live_table, test_refusals, test_round_faults, test_step_faults
from tests.conformance.doors import Straight, ask
from tests.conformance.test_cases import assert_is_ruled
from tests.conformance.test_said import SAID, test_every_word_is_right
from tests.conftest import Checked
from tests.differential.compare import play
from tests.hands.__main__ import report, through_the_app
from tests.hands.records import SAMPLE
from tests.properties import (
    test_chips_are_conserved,
    test_hands,
    test_names_and_units_do_not_matter,
    test_replaying_equals_deciding,
    test_the_live_table,
    test_the_next_round_is_valid,
    test_what_is_offered_is_legal,
)
from tests.rules import (
    test_begin_hand,
    test_derive,
    test_early,
    test_edges,
    test_found_late,
    test_heard,
    test_incidents,
    test_next_street,
    test_opening,
    test_play_hand,
    test_small_sums,
)

Check = Callable[[], None]

SEED: Final = 20_250
ROUNDS: Final = 60
LAWS: Final = (
    test_chips_are_conserved,
    test_hands,
    test_names_and_units_do_not_matter,
    test_replaying_equals_deciding,
    test_the_live_table,
    test_the_next_round_is_valid,
    test_what_is_offered_is_legal,
)
ASKED: Final = (
    whole_hands,
    test_begin_hand,
    test_derive,
    test_early,
    test_edges,
    test_found_late,
    test_heard,
    test_incidents,
    test_live_table,
    test_next_street,
    test_opening,
    test_play_hand,
    test_refusals,
    test_round_faults,
    test_small_sums,
    test_step_faults,
)
SLOW: Final = (
    "test_a_good_item_tells_no_faults_and_costs_others_none",
    "test_a_gzip_bomb_is_refused_as_what_it_unpacks_to",
    "test_a_line_or_a_stream_too_long_ends_with_a_problem",
    "test_a_packed_stream_holds_not_much_more_than_was_sent",
    "test_a_refusal_leaves_nothing_behind",
    "test_a_stream_in_which_almost_every_line_is_refused_ends_soon",
    "test_comparing_is_no_way_to_ask_for_mountains",
)


def checks() -> Mapping[str, Check]:
    """Every check by its name; it raises where it fails."""
    found: dict[str, Check] = {}
    for case in load_cases():
        for ruleset in case.rulings:
            found[f"{case.id}-{ruleset}"] = partial(_is_ruled, case, ruleset)
    for case_id, ruleset in SAID:
        found[f"said-{case_id}-{ruleset}"] = partial(test_every_word_is_right, case_id, ruleset)
    for law in LAWS:
        found |= {name: test for name, test in vars(law).items() if name.startswith("test_")}
    client = Checked(create_app(Settings(log_level="ERROR")))
    for module in ASKED:
        found |= dict(_asking(module, client))
    for number in range(ROUNDS):
        found[f"second_model-{number}"] = partial(_both_models_agree, number)
    found["recorded_hands"] = _recorded_hands_agree
    return MappingProxyType(found)


def _asking(module: ModuleType, client: Checked) -> Iterator[tuple[str, Check]]:
    """The tests of a module that need no fixture but the client, one for each set of their parameters."""
    for name, test in vars(module).items():
        if not name.startswith("test_") or name in SLOW:
            continue
        marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
        for place, given in enumerate(_parameters(marks[0].args) if marks else [{}]):
            fixtures = set(signature(test).parameters) - set(given)
            if fixtures <= {"client"}:
                yield f"{name}-{place}", partial(test, **given, **dict.fromkeys(fixtures, client))


def _parameters(args: tuple[Any, ...]) -> Iterator[dict[str, Any]]:
    names, rows = args
    for row in rows:
        yield {names: row} if isinstance(names, str) else dict(zip(names, row, strict=True))


def _is_ruled(case: Case, ruleset: str) -> None:
    assert_is_ruled(case, case.rulings[ruleset], ask(case, ruleset, Straight()))


def _both_models_agree(number: int) -> None:
    assert not play(SEED, number).differences


def _recorded_hands_agree() -> None:
    assert report(SAMPLE, through_the_app())[1] == []
