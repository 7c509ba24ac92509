"""A clause that is cited is about what it is cited for: held against `tests/support/about.toml`."""

from collections.abc import Iterator

import pytest

from service.cases import Case, CaseRuling, load_cases
from service.rules.model.reason import Basis, Topic
from service.rules.ruleset import Citation
from service.rulesets import Rulebook
from tests.cases.ruled import may_name
from tests.support.about import RULEBOOKS, SUBJECTS, WRITTEN, of_number, subjects, subjects_of, topics_of

CASES = {case.id: case for case in load_cases()}
SURE = (Basis.TEXT, Basis.DERIVED)
BOOKS = pytest.mark.parametrize("book", RULEBOOKS.values(), ids=list(RULEBOOKS))


def is_about(rulebook: str, topic: Topic, cited: Citation) -> bool:
    """Whether a clause that carries the topic by its words is about it; how far a reading may go is another matter."""
    if cited.basis not in SURE:
        return True
    assert cited.clause is not None
    return topic in topics_of(of_number(rulebook, cited.clause))


def is_tested(case: Case, rulebook: str, ruling: CaseRuling) -> bool:
    """Whether the clause of a sure ruling is about what the case tests."""
    names = subjects_of(case)
    if names is None or ruling.clause is None or ruling.basis not in SURE:
        return True
    return bool(set(of_number(rulebook, ruling.clause)) & set(names))


@BOOKS
def test_of_each_clause_it_is_told_what_it_is_about(book: Rulebook) -> None:
    for clause in book.clauses:
        assert set(subjects(book, clause)) <= SUBJECTS.keys(), clause.id


def test_nothing_is_told_of_what_there_is_not() -> None:
    for rulebook, clauses in WRITTEN["clauses"].items():
        listed = {clause.id for clause in RULEBOOKS[rulebook].clauses}
        assert {f"{rulebook}:{number}" for number in clauses} <= listed
    named = {name for clauses in WRITTEN["clauses"].values() for about in clauses.values() for name in about.split()}
    assert named | {name for about in WRITTEN["cases"].values() for name in about.split()} == SUBJECTS.keys()
    assert WRITTEN["cases"].keys() <= CASES.keys() | {case.topic for case in CASES.values()}


@BOOKS
def test_a_clause_that_is_text_is_about_its_topic(book: Rulebook) -> None:
    wrong = {
        topic: cited for topic, cited in book.ruleset.topics.items() if not is_about(book.ruleset.id, topic, cited)
    }
    assert wrong == {}


@pytest.mark.slow
def test_the_clause_of_a_ruling_is_about_what_the_case_tests() -> None:
    assert [f"{case.id} {name}" for case, name, ruling in _rulings() if not is_tested(case, name, ruling)] == []


def _rulings() -> Iterator[tuple[Case, str, CaseRuling]]:
    for case in CASES.values():
        for name, ruling in case.rulings.items():
            yield case, name.partition("@")[0], ruling


@pytest.mark.parametrize(
    ("topic", "clause"),
    [
        (Topic.UNDER_HALF_RAISE_LIMIT, "roberts-11:14.12"),  # a rule of big-bet games
        (Topic.UNDER_HALF_RAISE_LIMIT, "wsop-live-2024:179"),
        (Topic.SHORT_ALL_IN_BET, "tda-2019:47.A"),  # an opening all-in has no bet to be more than
        (Topic.STRADDLE, "tda-2019:43.A"),  # it knows none
        (Topic.SKIPPED_WAITING, "tda-2019:53.B"),  # Robert's says it, the TDA does not
        (Topic.BRING_IN_COMPLETION, "roberts-11:3.5"),
        (Topic.POT_COUNT_LOW, "roberts-11:14.P2"),  # it speaks of too high alone
        (Topic.MISINFORMED, "wsop-live-2024:128"),
    ],
)
def test_what_was_once_cited_wrongly_would_be_found(topic: Topic, clause: str) -> None:
    rulebook = clause.partition(":")[0]
    assert not is_about(rulebook, topic, Citation(clause=clause, basis=Basis.TEXT))
    assert is_about(rulebook, topic, Citation(clause=clause, basis=Basis.READING))


@pytest.mark.parametrize(
    ("case", "clause"),
    [
        ("side_pots.three_all_ins", "roberts-11:3.5"),
        ("side_pots.short_big_blind", "tda-2019:41"),
        ("pot_limit.just_the_pot", "tda-2013:41.A"),
        ("pot_limit.bet_the_pot", "badugi:6"),
        ("cap_heads_up.began_heads_up_many_left", "tda-2024:43.A"),
        ("cap.capping_raise", "roberts-11:3.5"),
    ],
)
def test_so_would_what_a_case_once_cited_wrongly(case: str, clause: str) -> None:
    ruling = CaseRuling(expect={}, clause=clause, basis=Basis.TEXT, source="")
    assert not is_tested(CASES[case], clause.partition(":")[0], ruling)


@pytest.mark.parametrize(
    ("case", "clause", "basis", "may"),
    [
        ("cap.fourth_raise_is_barred", "wsop-2024:100.b", Basis.TEXT, True),
        ("cap.fourth_raise_is_barred", "wsop-2024:100.a", Basis.TEXT, False),
        ("cap_heads_up.two_left_go_on_and_on", "tda-2019:48", Basis.READING, True),
        ("pot_limit.just_the_pot", "tda-2019:54.B", Basis.DERIVED, True),
        ("pot_limit.just_the_pot", "tda-2019:54.B", Basis.TEXT, False),  # surer than the rulebook's own citation
        ("pot_limit.just_the_pot", "tda-2019:48", Basis.DERIVED, False),
        ("call.of_anything", "tda-2019:41", Basis.TEXT, False),  # of a topic that tests many things
    ],
)
def test_an_accepted_ruling_names_the_clause_of_a_topic_that_it_tests(
    case: str, clause: str, basis: Basis, *, may: bool
) -> None:
    found = CASES.get(case) or next(one for one in CASES.values() if subjects_of(one) is None)
    ruling = CaseRuling(expect={}, clause=clause, basis=basis, source="")
    assert may_name(found, ruling, clause.partition(":")[0]) is may
