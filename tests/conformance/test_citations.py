"""A clause that is cited is about what it is cited for: held against `tests/support/about.toml`."""

import pytest

from service.conformance import CaseRuling, load_cases
from service.rules.model.reason import Standing
from tests.conformance.ruled import may_name
from tests.support.about import subjects_of

CASES = {case.id: case for case in load_cases()}


@pytest.mark.parametrize(
    ("case", "clause", "standing", "may"),
    [
        ("cap.fourth_raise_is_barred", "wsop-2024:100.b", Standing.TEXT, True),
        ("cap.fourth_raise_is_barred", "wsop-2024:100.a", Standing.TEXT, False),
        ("cap_heads_up.two_left_go_on_and_on", "tda-2019:48", Standing.READING, True),
        ("pot_limit.just_the_pot", "tda-2019:54.B", Standing.DERIVED, True),
        ("pot_limit.just_the_pot", "tda-2019:54.B", Standing.TEXT, False),  # surer than the rulebook's own citation
        ("pot_limit.just_the_pot", "tda-2019:48", Standing.DERIVED, False),
        ("call.of_anything", "tda-2019:41", Standing.TEXT, False),  # of a topic that tests many things
    ],
)
def test_an_accepted_ruling_names_the_clause_of_a_topic_that_it_tests(
    case: str, clause: str, standing: Standing, *, may: bool
) -> None:
    found = CASES.get(case) or next(one for one in CASES.values() if subjects_of(one) is None)
    ruling = CaseRuling(expect={}, clause=clause, standing=standing, source="")
    assert may_name(found, ruling, clause.partition(":")[0]) is may
