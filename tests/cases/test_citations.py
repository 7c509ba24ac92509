"""A clause that is cited is about what it is cited for: held against `tests/support/about.toml`."""

from collections.abc import Iterator

import pytest

from service.cases import Case, CaseRuling, load_cases
from service.rules.model.reason import Basis, Topic
from service.rules.ruleset import Citation
from service.rulesets import Rulebook
from tests.cases.ruled import may_name
from tests.support.about import RULEBOOKS, SUBJECTS, WRITTEN, of_number, subjects, subjects_of, topics_of
from tests.support.rows import rows_of

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


@rows_of(__file__)
def test_what_was_once_cited_wrongly_would_be_found(topic: Topic, clause: str) -> None:
    rulebook = clause.partition(":")[0]
    assert not is_about(rulebook, topic, Citation(clause=clause, basis=Basis.TEXT))
    assert is_about(rulebook, topic, Citation(clause=clause, basis=Basis.READING))


@rows_of(__file__)
def test_so_would_what_a_case_once_cited_wrongly(case: str, clause: str) -> None:
    ruling = CaseRuling(expect={}, clause=clause, basis=Basis.TEXT, source="")
    assert not is_tested(CASES[case], clause.partition(":")[0], ruling)


@rows_of(__file__)
def test_an_accepted_ruling_names_the_clause_of_a_topic_that_it_tests(
    case: str, clause: str, basis: Basis, *, may: bool
) -> None:
    found = CASES.get(case) or next(one for one in CASES.values() if subjects_of(one) is None)
    ruling = CaseRuling(expect={}, clause=clause, basis=basis, source="")
    assert may_name(found, ruling, clause.partition(":")[0]) is may
